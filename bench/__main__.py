"""Print every table of `make bench`, in one run."""

from collections.abc import Iterable

from bench import engine, puzzles


def print_table(title: str, rows: Iterable[tuple[str, ...]]) -> None:
    """Print rows as they come, first column left and the others right."""
    print(f"\n{title}", flush=True)
    for name, *figures in rows:
        print(f"  {name:<58}" + "".join(f"{figure:>14}" for figure in figures), flush=True)


def main() -> None:
    """Run the benches one after the other."""
    print(f"medians over {engine.RUNS} runs")
    print_table("random legal play: ours/s, OpenSpiel's/s, ratio", engine.rows())
    print_table("puzzles, on one core: per second, time for one", puzzles.rows())


if __name__ == "__main__":
    main()

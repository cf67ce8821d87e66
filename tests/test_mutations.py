"""The list that `make mutants` works through fits the code, so that the tool runs to its end."""

from pathlib import Path

import pytest

from tests.mutations import MUTATIONS, Mutation

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: Path(mutation.file).name)
def test_a_mutation_fits_the_code(mutation: Mutation) -> None:
    """The text to break stands once in its file, and the test that should notice exists."""
    assert (ROOT / mutation.file).read_text(encoding="utf-8").count(mutation.original) == 1
    path, _, test = mutation.test.partition("::")
    assert f"def {test.partition('[')[0]}" in (ROOT / path).read_text(encoding="utf-8")

"""The API, asked by schemathesis for whatever its schema allows and forbids.

It compares each answer with the schema, and looks for failures of the server. The same seed asks
the same, as far as the time lasts.
"""

import subprocess
import sys
from pathlib import Path

_PROGRAM = Path(sys.executable).with_name("schemathesis")
_CONFIG = Path(__file__).with_name("schemathesis.toml")
_PATIENCE = 120.0
"""Seconds beyond its time: it ends with the test that it is at."""


def against_schema(host: str, port: int, seconds: float, seed: int) -> list[str]:
    """Ask the API of a server for so many seconds; return what schemathesis says if it is wrong."""
    command = [
        *(_PROGRAM, "--config-file", _CONFIG, "run", "--no-color", "--workers", "1"),
        *("--max-time", str(max(1, round(seconds))), "--seed", str(seed), "--warnings", "off"),
        f"http://{host}:{port}/api/v1/openapi.json",
    ]
    done = subprocess.run(
        [str(part) for part in command],
        capture_output=True,
        text=True,
        timeout=seconds + _PATIENCE,
    )
    said = (done.stdout + done.stderr).strip()
    print(said.rpartition("SUMMARY")[2].strip("= \n"), flush=True)
    return [] if done.returncode == 0 else [f"the API: {said}"]

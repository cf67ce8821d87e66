"""Packs as a browser opens them."""

import json
import zlib
from collections.abc import Mapping

FEW = json.dumps(["site", "rules", "lesson-goal", "puzzles-odds", "table"])
"""The setting OFFLINE of a site that keeps only these packs."""


def unpacked(pack: bytes) -> Mapping[str, str]:
    """Return the pages of a pack, HTML by key."""
    content = json.loads(zlib.decompress(pack))
    lines = content["lines"]
    return {
        key: "\n".join(line for start, end in runs for line in lines[start:end])
        for key, runs in content["pages"].items()
    }

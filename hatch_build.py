"""Hatchling's build hook: the wheel carries the templates and the catalogues.

In a checkout both lie at the top level, where translators look for them; in a wheel they are
`tutor/templates` and `tutor/translations`. An editable install uses the checkout's own.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TutorBuildHook(BuildHookInterface[BuilderConfig]):
    """Adds templates and fresh catalogues to a wheel; a broken catalogue stops the build."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Point `build_data` at the extra files; an sdist or an editable install has none."""
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, self.root)  # the package being built is not installed yet
        from tutor.catalogues import catalogue_paths, compile_catalogue

        self.compiled = tempfile.TemporaryDirectory()
        extra = {str(root / "templates"): "tutor/templates"}
        for template in (root / "translations").glob("*.pot"):
            extra[str(template)] = f"tutor/translations/{template.name}"
        for locale, paths in catalogue_paths(root).items():
            for path in paths:
                extra[str(path)] = f"tutor/translations/{locale}/LC_MESSAGES/{path.name}"
                target = Path(self.compiled.name, f"{locale}-{path.stem}.mo")
                compiled = compile_catalogue(path, target)
                extra[str(compiled)] = f"tutor/translations/{locale}/LC_MESSAGES/{path.stem}.mo"
        build_data["force_include"].update(extra)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the compiled catalogues once the wheel has them."""
        if hasattr(self, "compiled"):
            self.compiled.cleanup()

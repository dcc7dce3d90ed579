"""The folder in which digsite keeps what belongs to a person."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Where programs keep what belongs to a person, by the conventions of the system."""
    chosen = os.environ.get("XDG_DATA_HOME")
    if chosen:
        return Path(chosen) / "digsite"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "digsite"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "digsite"
    return Path.home() / ".local" / "share" / "digsite"

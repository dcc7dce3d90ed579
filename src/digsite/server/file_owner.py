"""Giving files that root has created to the user who runs the server."""

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path


def copy_mode_and_owner(file: Path, model: Path) -> None:
    """Give the file the mode and owner of another; else the server could not write to a database
    that root has restored."""
    known = model.stat()
    file.chmod(stat.S_IMODE(known.st_mode))
    copy_owner(file, model)


def copy_owner(file: Path, model: Path) -> None:
    """Give the file the owner and group of another, as far as we are allowed to."""
    if sys.platform == "win32":
        return
    known = model.stat()
    for owner in (known.st_uid, -1):  # -1: the owner stays
        with suppress(PermissionError):
            os.chown(file, owner, known.st_gid)
            return

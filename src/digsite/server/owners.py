"""Files that root creates for the server's own user."""

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path


def resemble(file: Path, model: Path) -> None:
    """Give it the model's mode and owner; else the service could not write to what root has
    restored."""
    known = model.stat()
    file.chmod(stat.S_IMODE(known.st_mode))
    hand_over(file, model)


def hand_over(file: Path, model: Path) -> None:
    """Give it the model's owner and group, as far as we are allowed to."""
    if sys.platform == "win32":
        return
    known = model.stat()
    for owner in (known.st_uid, -1):  # -1: the owner stays
        with suppress(PermissionError):
            os.chown(file, owner, known.st_gid)
            return

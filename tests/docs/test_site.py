"""The site of docs is built without a warning and without a dead link."""

import os
import re
import subprocess
import sys
from pathlib import Path

import digsite

ROOT = Path(__file__).parents[2]


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "mkdocs", "build", "--strict", "-q", "-d", str(tmp_path)]
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}  # what its makers plan is not our fault
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, ""), done.stdout + done.stderr
    assert "WARNING" not in done.stderr
    reference = (tmp_path / "reference" / "index.html").read_text(encoding="utf-8")
    for name in digsite.__all__:
        assert re.search(rf'id="digsite[\w.]*\.{name}"', reference), name
    assert "documented(" not in reference, "a function is shown as the call that wraps it"
    assert (tmp_path / "rules-archaeology" / "index.html").is_file()

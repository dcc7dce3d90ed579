"""Every block of code in README and docs runs; what newcomers copy is typed as well."""

import os
import re
import subprocess
import sys
from operator import attrgetter
from pathlib import Path

import pytest

import digsite

ROOT = Path(__file__).parents[2]
SEATED = ROOT / "docs" / "server.md"  # takes a seat at a server: see test_server_page.py
PAGES = sorted(
    page
    for page in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    if "```python" in page.read_text(encoding="utf-8")
)
UNTYPED = "research"  # OpenSpiel has no types
WHERE = Path(digsite.__file__).parents[1]
OTHER_NAMES = ("players", "pth")  # a group of entry points, and a file


def blocks(page: Path, language: str) -> list[str]:
    """The blocks of a page in this language."""
    text = page.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def script(page: Path, folder: Path) -> Path:
    """The page's code as one script, in a folder from which the examples are found."""
    path = folder / f"{page.stem.lower().replace('-', '_')}_page.py"
    path.write_text("\n".join(blocks(page, "python")), encoding="utf-8")
    if not (folder / "examples").exists():
        (folder / "examples").symlink_to(ROOT / "examples")
    return path


def environment(folder: Path) -> dict[str, str]:
    """In which a program finds this digsite, and keeps its files in that folder."""
    places = {"PYTHONPATH": str(WHERE), "MYPYPATH": str(WHERE)} if WHERE.name == "src" else {}
    return {**os.environ, **places, "XDG_DATA_HOME": str(folder / "data")}


def run(*words: str, folder: Path) -> str:
    """What a command prints that runs in that folder, on the same digsite as this test."""
    env = environment(folder)
    done = subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("page", [page for page in PAGES if page != SEATED], ids=attrgetter("stem"))
def test_the_python_of_a_page_runs(page: Path, tmp_path: Path) -> None:
    printed = run(sys.executable, "-W", "error", str(script(page, tmp_path)), folder=tmp_path)
    promised = re.findall(r"print\(.*\)  # (“.*)", "".join(blocks(page, "python")))
    assert [line for line in promised if line not in printed] == []


def test_the_readme_tells_what_its_script_needs() -> None:
    """Whoever has only the README can install what its Python imports, and check the types."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    told = re.search(r"`\.venv/bin/pip install ([\w ]+)`", text)
    assert told is not None
    imported = re.findall(
        r"^(?:import|from) (\w+)", "\n".join(blocks(ROOT / "README.md", "python")), re.MULTILINE
    )
    others = {name for name in imported if name not in {*sys.stdlib_module_names, "digsite"}}
    assert {*others, "mypy"} <= set(told[1].split())


def test_the_python_of_all_pages_is_typed_without_casts(tmp_path: Path) -> None:
    scripts = [str(script(page, tmp_path)) for page in PAGES if page.stem != UNTYPED]
    assert "cast(" not in "".join(Path(path).read_text(encoding="utf-8") for path in scripts)
    cache = str(ROOT / ".mypy_cache")
    words = ["--strict", "--cache-dir", cache, "--scripts-are-modules"]
    run(sys.executable, "-m", "mypy", *words, *scripts, folder=tmp_path)


def test_the_pages_name_nothing_that_is_not_there() -> None:
    """Each `digsite.…` in the prose is a public name, or a module of ours."""
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    named = {
        (page.name, name)
        for page in pages
        for name in re.findall(r"`digsite\.(\w+)\b(?!\.\w+`)", page.read_text(encoding="utf-8"))
    }
    modules = {path.stem for path in Path(digsite.__file__).parent.iterdir()}
    known = {*digsite.__all__, *modules, *OTHER_NAMES}
    assert len(named) > 10
    assert [each for each in sorted(named) if each[1] not in known] == []

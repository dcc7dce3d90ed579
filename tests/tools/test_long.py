"""tools/long.py lets pass what is at its limit, and names what is above."""

from pathlib import Path

import pytest

from tools.long import FILE_LIMIT, FUNCTION_LIMIT, main


def write_function(path: Path, lines: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("def dig() -> None:\n" + "    x = 1\n" * (lines - 1), encoding="utf-8")


def write_file(path: Path, lines: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("x = 1\n" * lines, encoding="utf-8")


def test_what_is_at_the_limit_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_function(tmp_path / "src/digsite/core/short.py", FUNCTION_LIMIT)
    write_file(tmp_path / "src/digsite/core/full.py", FILE_LIMIT)
    assert main(tmp_path) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("place", ["src/digsite/core/long.py", "tools/long.py"])
def test_a_long_function_is_named(
    place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_function(tmp_path / place, FUNCTION_LIMIT + 1)
    assert main(tmp_path) == 1
    assert capsys.readouterr().out == f"{place}:1: dig has 31 lines, at most 30\n"


@pytest.mark.parametrize("place", ["src/digsite/core/long.py", "tools/long.py", "bench/long.py"])
def test_a_long_file_is_named(
    place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_file(tmp_path / place, FILE_LIMIT + 1)
    assert main(tmp_path) == 1
    assert capsys.readouterr().out == f"{place}: 301 lines, at most 300\n"


def test_tests_and_benchmarks_may_have_long_functions(tmp_path: Path) -> None:
    write_function(tmp_path / "tests/core/test_long.py", FUNCTION_LIMIT + 1)
    write_function(tmp_path / "bench/long.py", FUNCTION_LIMIT + 1)
    assert main(tmp_path) == 0

"""tools/faults.py: a fault is noticed, missed, or does not fit any more."""

from pathlib import Path

import pytest

from tools import faults
from tools.faults import GONE, MISSED, Fault, caught_by

RULE = "def worth(cards: int) -> int:\n    return cards * 2\n"
TEST = "from digs import worth\n\ndef test_worth() -> None:\n    assert worth(3) == 6\n"
OTHER = "def test_other() -> None:\n    assert True\n"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small tree with a rule and two tests."""
    for folder in ("src", "tests"):
        (tmp_path / folder).mkdir()
    (tmp_path / "src/digs.py").write_text(RULE, encoding="utf-8")
    (tmp_path / "tests/test_worth.py").write_text(TEST, encoding="utf-8")
    (tmp_path / "tests/test_other.py").write_text(OTHER, encoding="utf-8")
    monkeypatch.setattr(faults, "COPIED", ("src", "tests"))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # these tests need none
    return tmp_path


def fault(old: str, *tests: str) -> Fault:
    return Fault("three times as much", "src/digs.py", old, "cards * 3", list(tests))


def test_the_test_that_notices_a_fault_is_named_and_the_tree_stays_whole(tree: Path) -> None:
    planted = fault("cards * 2", "tests/test_other.py", "tests/test_w*.py")
    assert caught_by(planted, tree) == "tests/test_worth.py::test_worth"
    assert caught_by(fault("cards * 2", "tests/test_worth.py::test_worth"), tree) != MISSED
    assert (tree / "src/digs.py").read_text(encoding="utf-8") == RULE


def test_a_fault_that_no_test_notices_is_missed(tree: Path) -> None:
    planted = fault("cards * 2", "tests/test_other.py", "tests/test_none*.py")
    assert caught_by(planted, tree) == MISSED
    assert caught_by(fault("cards * 2", "tests/test_other.py::test_gone"), tree) == MISSED


@pytest.mark.parametrize("old", ["cards * 4", "cards"])
def test_a_text_that_is_gone_or_there_twice_does_not_fit(tree: Path, old: str) -> None:
    assert caught_by(fault(old, "tests"), tree) == GONE


def test_every_fault_has_a_name_of_its_own_changes_something_and_names_tests() -> None:
    planted = faults.faults()
    assert len({one.name for one in planted}) == len(planted) >= 30
    assert all(one.old != one.new and one.tests for one in planted)


@pytest.mark.parametrize("planted", faults.faults(), ids=lambda planted: planted.name)
def test_every_fault_still_fits_its_file(planted: Fault) -> None:
    text = (faults.ROOT / planted.file).read_text(encoding="utf-8")
    assert text.count(planted.old) == 1
    assert any(list(faults.ROOT.glob(pattern.partition("::")[0])) for pattern in planted.tests), (
        "no such test"
    )

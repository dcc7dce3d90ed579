"""The suites of PettingZoo, Gymnasium and OpenSpiel pass for every title, number of seats, option.

Here every suite meets the smallest table of each title, or the micro edition, and every setting
meets a suite. `make certify` has each suite meet each setting, several times, and makes the table
in the README of it.
"""

import pytest

from tests.adapters.suites import SUITES, played_twice
from tests.walks import SETTINGS, Setting, label
from tools.certificate import README, rows_of

DEAR = {"PettingZoo render_test", "OpenSpiel random_sim_test", "OpenSpiel laws on the partial tree"}
DEAREST = {"OpenSpiel playthrough"}
SMALLEST = [next(one for one in SETTINGS if one[0] == name) for name, *_ in SETTINGS]


def cells() -> list[tuple[str, Setting]]:
    """Suite and setting."""
    cheap = [name for name in SUITES if name not in DEAR | DEAREST]
    first = [one for i, one in enumerate(SMALLEST) if one not in SMALLEST[:i]]
    found = [(suite, setting) for suite in SUITES if suite not in DEAREST for setting in first]
    others = [setting for setting in SETTINGS if setting not in first]
    return [*found, *((cheap[i % len(cheap)], setting) for i, setting in enumerate(others))]


def named(value: object) -> str:
    return value if isinstance(value, str) else label(value)  # type: ignore[arg-type]


@pytest.mark.parametrize(("suite", "setting"), cells(), ids=named)
def test_it_passes(suite: str, setting: Setting) -> None:
    SUITES[suite](setting, 1)


def test_a_playthrough_of_the_micro_edition_is_replayed_line_for_line() -> None:
    recorded, replayed = played_twice("digsite_archaeology(edition=micro)", seed=7)
    assert recorded == replayed
    assert "digsite_archaeology" in recorded


def test_the_certificate_in_the_readme_covers_every_setting_and_suite() -> None:
    """Whoever adds an option or a suite runs `make certify` again."""
    table = README.read_text(encoding="utf-8")
    rows = rows_of({(suite, label(one)): True for suite in SUITES for one in SETTINGS})
    assert "\n".join(rows) in table

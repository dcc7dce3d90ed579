"""Nothing that a seat receives depends on what it cannot know (docs/leaks.md).

A few thousand views here, a hundred thousand and more in `make certify`.
"""

import os

import pytest

from digsite.leaks import examine
from tests.leaks.titles import imagined, subject
from tests.walks import SETTINGS, Setting, label

VIEWS = int(os.environ.get("DIGSITE_LEAK_VIEWS", "600"))
SLOW_VIEWS = VIEWS // 25
LONG = VIEWS > 600
# At least one view in this many has a second world; where nothing is hidden there is none.
SECRETS = {"much": 3, "some": 10, "none": 10**9}
FIRST = [SETTINGS[1], SETTINGS[5], SETTINGS[24]]
each_setting = pytest.mark.parametrize("setting", SETTINGS, ids=label)


def secrecy(setting: Setting) -> str:
    """Hands of Archaeology are hidden; of Artifact what London and Judd draw (§15.5, §15.11)."""
    name, _, options = setting
    if name == "archaeology":
        return "much"
    return "some" if "cities" in str(options) else "none"


@each_setting
def test_no_byte_differs_between_worlds_that_look_the_same(setting: Setting) -> None:
    found = examine(
        subject(setting), range(1, 10**9), every=13, most_views=VIEWS // len(SETTINGS) + 1
    )
    assert not found.leaks, "\n".join(map(str, found.leaks[:5]))
    assert not found.stuck
    assert found.compared > 100 * found.views
    assert found.differing >= found.views // SECRETS[secrecy(setting)]


@pytest.mark.parametrize("setting", SETTINGS if LONG else FIRST, ids=label)
def test_boards_prompts_and_programs_are_the_same_too(setting: Setting) -> None:
    most = SLOW_VIEWS // len(SETTINGS) + 8
    found = examine(subject(setting, slow=True), range(7, 10**9), every=31, most_views=most)
    assert not found.leaks, "\n".join(map(str, found.leaks[:5]))


@pytest.mark.parametrize("setting", [SETTINGS[0], SETTINGS[14]], ids=label)
def test_imagining_alone_is_never_stuck(setting: Setting) -> None:
    alone = subject(setting)
    alone.redraw = imagined
    alone.channels = {}
    found = examine(alone, range(3), every=3)
    assert found.differing > 100
    assert not found.stuck

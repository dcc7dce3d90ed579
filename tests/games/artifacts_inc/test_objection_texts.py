"""Every reason, every event and every card of the edition has a text, with no gap left open."""

import re
from pathlib import Path

import pytest

import digsite
from digsite.locales.sentences import event_message, explain, tell
from digsite.locales.texts import can_say, say
from tests.walks import Setting, sample

TITLE = digsite.title("artifacts-inc", "reconstruction")
CODE = Path(__file__).parents[3] / "src" / "digsite" / "games" / "artifacts_inc"
TEXTS = Path(__file__).parents[3] / "src" / "digsite" / "locales" / "en" / "artifacts-inc.ftl"
REASON = re.compile(r'"([a-z]+(?:-[a-z]+)+)"')
ALWAYS = {"game-over", "chance-acts", "not-your-turn"}  # said by core, for every title
WRITTEN = re.compile(r"^artifacts-inc-cannot-([a-z-]+) =", re.MULTILINE)
NAMES = ["Ada", "Ben", "Cleo", "Dan"]


def test_every_reason_has_a_text_and_every_text_a_reason() -> None:
    code = [path.read_text(encoding="utf-8") for path in CODE.glob("questions/*.py")]
    reasons = {reason for text in code for reason in REASON.findall(text)} | ALWAYS
    assert len(reasons) > 40
    assert reasons == set(WRITTEN.findall(TEXTS.read_text(encoding="utf-8")))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_that_is_refused_or_happens_can_be_told(seats: int) -> None:
    setting: Setting = ("artifacts-inc/reconstruction", seats, {})
    for state in sample(setting, seed=seats, every=19):
        for objection in TITLE.objections(state, 0):
            text = explain(TITLE, objection, names=NAMES, viewer=0)
            assert re.fullmatch(r"[^{}$]+ \((§|R)[0-9.]+\)\.", text), text
        for move in state.legal()[:40]:
            event = TITLE.event(state, move, 0)
            assert event_message(TITLE, event) is not None
            text = tell(TITLE, event, names=NAMES, viewer=0)
            assert re.fullmatch(r"[^{}$]+\.", text), text


def test_every_card_and_museum_has_a_name() -> None:
    for move in TITLE.moves:
        for gap in ("card", "museum"):
            name = move.parts().get(gap)
            if name is not None:
                assert can_say("en", TITLE.name, f"{gap}-{str(name).replace('#', '-')}"), name


def test_some_sentences() -> None:
    state = TITLE.new(2)
    turned = TITLE.event(state, TITLE.move("reveal a-jungle-expedition"), 0)
    assert tell(TITLE, turned) == "Jungle Expedition is turned up."
    assert say("en", TITLE.name, "title", {}) == "Artifacts, Inc."

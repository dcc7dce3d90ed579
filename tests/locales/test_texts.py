"""Every text is there, can be filled, and says the right thing."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import digsite
from digsite.core.errors import Impossible
from digsite.core.view import Objection
from digsite.locales import faults
from digsite.locales.sentences import event_message, explain, explain_all, name_of, tell
from digsite.locales.texts import FOLDER, SOFT_HYPHEN, MissingText, can_say, languages, say
from digsite.play.match import Match

ARCHAEOLOGY = digsite.title("archaeology")
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
OTHER_WORDS = (  # for a match file
    r"saved games?\b|game files?\b|savegame|gespeicherte Partie|Spieldatei|Spielstand"
    r"|partie enregistrée|fichier de jeu"
)
SOURCE = Path(__file__).parents[2] / "src/digsite"
FILES = sorted(FOLDER.glob("*/*.ftl"))
STRANGER = digsite.Title("stranger", "none", 1, range(2, 3), [], 0, [])
NO_TRADING_BACK = (
    "within a turn, what you took in trade cannot be offered, and what you offered cannot be taken,"
    " unless you have explored a chamber since"
)


OUTCOME: dict[str, str | int] = {  # what events tell besides the move
    **dict.fromkeys(("price", "prestige", "coins", "dollars", "scrolls"), 1),
    "income": 0,
    "site": "asia",
    "card": "gold",
}
HAZARDS = ("thief", "sandstorm")  # they have sentences of their own
each_title = pytest.mark.parametrize("name", digsite.titles())


def reasons_in_source(name: str) -> set[str]:
    """The reasons that stand in the source of the questions, and in the list for all titles."""
    questions = (SOURCE / "games" / name.replace("-", "_") / "questions").glob("*.py")
    places = [path for path in questions if path.stem != "steps"]
    code = [path.read_text(encoding="utf-8") for path in [*places, SOURCE / "core/objecting.py"]]
    return {reason for text in code for reason in re.findall(r'"([a-z]+(?:-[a-z]+)+)"', text)}


def messages(path: Path) -> list[Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry for entry in body if isinstance(entry, Message)]


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])
def test_a_file_of_texts_is_well_formed(path: Path) -> None:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    names = [message.id.name for message in messages(path)]
    assert len(names) == len(set(names)), "a name is given twice"


def test_english_comes_first() -> None:
    assert languages()[0] == "en"


@each_title
def test_every_reason_in_the_source_has_a_text_and_no_text_is_idle(name: str) -> None:
    reasons = reasons_in_source(name)
    assert len(reasons) > 20
    prefix = f"{name}-cannot-"
    texts = {
        message.id.name.removeprefix(prefix)
        for message in messages(FOLDER / "en" / f"{name}.ftl")
        if message.id.name.startswith(prefix)
    }
    shared = {reason for reason in reasons - texts if can_say("en", "", f"cannot-{reason}")}
    assert shared == {"not-your-turn"}, "which all titles say alike"
    assert reasons - shared == texts


@each_title
def test_every_move_has_a_text_for_those_who_saw_it_and_for_the_others(name: str) -> None:
    title = digsite.title(name)
    for move in title.moves:
        for hidden in (False, True):
            notation = move.public_notation() if hidden else move.notation()
            parts = {**OUTCOME, **(move.public_parts() if hidden else move.parts())}
            event = digsite.Event(0, 0, notation, parts, hidden)
            assert event_message(title, event) is not None, move
            told = tell(title, event, names=NAMES, viewer=0)
            assert told[0].isupper() and told[-1] in ".!"


@each_title
def test_everything_that_a_move_names_has_a_word(name: str) -> None:
    for move in digsite.title(name).moves:
        for gap, value in move.parts().items():
            if isinstance(value, str) and gap not in ("do", "dice") and value not in HAZARDS:
                word = re.sub(r"[^0-9A-Za-z_-]+", "-", f"{gap}-{value}")
                assert can_say("en", name, word), word


def objection(reason: str, paragraph: str, **values: str | int) -> digsite.Objection:
    return digsite.Objection("sell 1 talisman", reason, paragraph, values)


def test_explanations_are_whole_sentences() -> None:
    told = explain(ARCHAEOLOGY, objection("not-held", "§8.1", kind="talisman"))
    assert told == "You hold no talisman (§8.1)."
    told = explain(ARCHAEOLOGY, objection("too-few-held", "§8.1", kind="coin", held=3))
    assert told == "You hold only 3 coins (§8.1)."
    told = explain(ARCHAEOLOGY, objection("too-few-held", "§8.1", kind="coin", held=1))
    assert told == "You hold only a coin (§8.1)."


@pytest.mark.parametrize("reason", ["taken-this-turn", "offered-this-turn"])
def test_trading_back_is_explained_word_by_word(reason: str) -> None:
    told = explain(ARCHAEOLOGY, objection(reason, "R13", kind="cup"))
    assert NO_TRADING_BACK in told
    assert told.endswith(" (ruling R13).")


def test_an_explanation_names_players_and_knows_the_one_it_speaks_to() -> None:
    explored = objection("explored-already", "§7.4", seat=1)
    told = explain(ARCHAEOLOGY, explored, names=NAMES, viewer=0)
    assert told == "Ben has explored that chamber already (§7.4)."
    told = explain(ARCHAEOLOGY, explored, names=NAMES, viewer=1)
    assert told == "You have explored that chamber already (§7.4)."
    assert explain(ARCHAEOLOGY, explored).startswith("Seat 1 has explored")


def test_a_dug_treasure_is_named_to_its_owner_only() -> None:
    dug = digsite.Event(digsite.CHANCE, 0, "dig coin", {"do": "dig", "kind": "coin"}, False)
    hidden = digsite.Event(digsite.CHANCE, 0, "dig treasure", {"do": "dig"}, True)
    assert tell(ARCHAEOLOGY, dug, names=NAMES, viewer=0) == "You dig a coin."
    assert tell(ARCHAEOLOGY, dug, names=NAMES) == "Ada digs a coin."
    assert tell(ARCHAEOLOGY, hidden, names=NAMES, viewer=1) == "Ada digs a treasure."


def test_a_robbery_says_who_robs_whom() -> None:
    robbed = digsite.Event(0, 0, "rob 1", {"do": "rob", "seat": 1}, False)
    assert tell(ARCHAEOLOGY, robbed, names=NAMES, viewer=0) == "You rob Ben."
    assert tell(ARCHAEOLOGY, robbed, names=NAMES, viewer=1) == "Ada robs you."
    assert tell(ARCHAEOLOGY, robbed, names=NAMES, viewer=2) == "Ada robs Ben."


def test_a_title_without_texts_is_still_told_and_explained() -> None:
    event = digsite.Event(1, 1, "leap north", {"do": "leap"}, False)
    assert tell(STRANGER, event, names=NAMES) == "Ben: leap north."
    assert tell(STRANGER, event, names=NAMES, viewer=1) == "You: leap north."
    told = explain(STRANGER, digsite.Objection("leap south", "too-far", "§3.1", {}))
    assert told == "“leap south” is not possible now: too far (§3.1)."


def test_a_language_that_lacks_a_text_says_it_in_english() -> None:
    assert say("xx", "archaeology", "title", {}) == "Archaeology: The Card Game"
    assert name_of(digsite.NOBODY, [], "xx") == "nobody"


def test_a_text_that_nobody_wrote_is_an_error() -> None:
    with pytest.raises(MissingText, match="no-such-text"):
        say("en", "archaeology", "no-such-text", {})


def test_a_gap_that_nobody_filled_is_an_error() -> None:
    with pytest.raises(MissingText, match="cannot be filled"):
        say("en", "archaeology", "cannot-not-held", {})


@pytest.mark.parametrize("language", languages())
def test_whatever_was_given_can_be_repeated_in_a_fault(language: str) -> None:
    fault = faults.Fault("file-value", line="3", text="[" * 100_000)
    assert str(fault).startswith("line 3: ")
    assert len(faults.told(fault, language)) < 1000
    with pytest.raises(Impossible) as refused:
        ARCHAEOLOGY.new(2, {"x" * 5_000: "yes"})
    assert "xxx…" in faults.told(refused.value, language)


def test_a_match_file_has_one_name() -> None:
    """In every text, in the README and in its quick starts."""
    root = SOURCE.parents[1]
    for path in [*FILES, root / "README.md", *(root / "docs").glob("*.md")]:
        found = re.findall(OTHER_WORDS, path.read_text(encoding="utf-8"), re.IGNORECASE)
        assert found == [], path


def test_soft_hyphens_in_the_files_are_not_said() -> None:
    written = (FOLDER / "de/artifacts-inc.ftl").read_text(encoding="utf-8")
    assert f"Wüsten{SOFT_HYPHEN}expedition" in written
    told = say("de", "artifacts-inc", "move-buy", {"card": "a-desert-expedition"})
    assert told == "Wüstenexpedition kaufen"


@each_title
def test_many_objections_are_told_as_each_alone(name: str) -> None:
    title, rng = digsite.title(name), digsite.Rng(7)
    match = Match(title, title.seats[0])
    for _ in range(15):
        match.deal(rng)
        if match.is_over:
            break
        found = title.objections(match.state, match.actor)
        each = [explain(title, one, names=NAMES, viewer=match.actor) for one in found]
        assert explain_all(title, found, names=NAMES, viewer=match.actor) == each
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])


def test_many_objections_without_a_text_name_what_each_is_about() -> None:
    found = [Objection(what, "out-of-tune", "§1", {}) for what in ("sing", "dance", "sing")]
    told = explain_all(STRANGER, found)
    assert told == [explain(STRANGER, one) for one in found]
    assert len(set(told)) == 2

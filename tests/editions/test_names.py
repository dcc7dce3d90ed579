"""An owner's edition may name its cards and words in every language."""

from pathlib import Path

import pytest

import digsite
from digsite.editions import shelf
from digsite.locales.sentences import describe
from digsite.locales.texts import adopt, say
from digsite.terminal.voice import Voice

PRINTED = shelf.edition_path("archaeology", "printed").read_text(encoding="utf-8")
CARDS = shelf.edition_path("artifacts-inc", "reconstruction-2").read_text(encoding="utf-8")
NAMED = """
[names.en]
kind-coin = "ducat"
"kind-coin.one" = "a ducat"

[names.sv]
kind-coin = "dukat"
"""


def edition(folder: Path, text: str) -> digsite.Title:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return shelf.title_from(path)


def test_an_edition_names_its_words_and_ours_come_back_after_it(tmp_path: Path) -> None:
    ours = shelf.title("archaeology")
    theirs = edition(tmp_path, PRINTED + NAMED)
    offer = theirs.move("offer coin")
    assert describe(theirs, offer) == "Offer a ducat"
    assert describe(ours, offer) == "Offer a coin"
    voice = Voice(theirs, [])
    assert voice("cannot-not-held", kind="coin") == "You hold no ducat"
    assert voice("set-of", kind="coin", size=2) == "2 ducat", "a form that is not written"
    adopt("archaeology", "")
    assert say("en", "archaeology", "kind-name", {"kind": "coin"}) == "coin"


def test_a_card_of_an_owner_is_called_as_its_edition_calls_it(tmp_path: Path) -> None:
    text = CARDS.replace('id = "b-library"', 'id = "b-archive"').replace("Library", "The Archive")
    theirs = edition(tmp_path, text)
    assert describe(theirs, theirs.move("buy b-archive")) == "Buy The Archive"
    french = text + '\n[names.fr]\ncard-b-archive = "Les archives"\n'
    theirs = edition(tmp_path, french)
    assert Voice(theirs, [], "fr")("move-buy", card="b-archive").endswith(("archives", "Archive"))
    adopt("artifacts-inc", "")


@pytest.mark.parametrize(
    ("names", "fault"),
    [
        ("[names.fr]\nhero-ada = 'Ada'\n", "names.fr: “hero-ada” is not a word of archaeology"),
        ("[names.fr]\nkind = 'sorte'\n", "names.fr: “kind” is not a word of archaeology"),
        ("[names.fr]\nkind-coin = 3\n", "names.fr: “kind-coin” must be a text, not 3"),
        (
            "[names]\nfrench-words = { kind-coin = 'écu' }\n",
            "names: “french-words” is not a language",
        ),
        ("[names]\nfr = 'oui'\n", "names: “fr” must be a table"),
        ("names = 1\n", "“names” must be a table"),
    ],
)
def test_names_that_cannot_be_used_are_named(tmp_path: Path, names: str, fault: str) -> None:
    text = names + PRINTED if names.startswith("names =") else PRINTED + names
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    made, faults = shelf.examined(path)
    assert made is None
    assert any(one.startswith(fault) for one in faults), faults

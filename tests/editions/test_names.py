"""An owner's edition may name its cards and words in every language."""

import json
from pathlib import Path

import pytest

import digsite
from digsite.editions import shelf
from digsite.locales.sentences import describe
from digsite.locales.texts import adopt, say
from digsite.server import catalogue
from digsite.terminal.voice import Voice
from tests.own_edition import own_file, own_title

PRINTED = shelf.edition_path("archaeology", "printed").read_text(encoding="utf-8")
CARDS = shelf.edition_path("artifacts-inc", "reconstruction-2").read_text(encoding="utf-8")
NAMED = """
[names.en]
kind-coin = "ducat"
"kind-coin.one" = "a ducat"

[names.sv]
kind-coin = "dukat"
"""


def test_an_edition_names_its_words_and_ours_come_back_after_it(tmp_path: Path) -> None:
    ours = shelf.title("archaeology")
    theirs = own_title(tmp_path, PRINTED + NAMED)
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
    theirs = own_title(tmp_path, text)
    assert describe(theirs, theirs.move("buy b-archive")) == "Buy The Archive"
    french = text + '\n[names.fr]\ncard-b-archive = "Les archives"\n'
    theirs = own_title(tmp_path, french)
    assert Voice(theirs, [], "fr")("move-buy", card="b-archive").endswith(("archives", "Archive"))
    adopt("artifacts-inc", "")


ARTIFACT = shelf.edition_path("artifact", "reconstruction").read_text(encoding="utf-8")
TYPES = """
[names.en]
card-ceramics = "vases"
"card-ceramics.short" = "vase"
tile-5-ceramics = "five big vases"
site-asia = "China"
"""


def test_a_tile_is_called_after_the_type_that_an_owner_has_named(tmp_path: Path) -> None:
    theirs = own_title(tmp_path, ARTIFACT + TYPES)
    assert describe(theirs, theirs.move("produce 3 ceramics")).endswith("3 × vases")
    assert describe(theirs, theirs.move("produce 5 ceramics")).endswith("five big vases")
    assert describe(theirs, theirs.move("produce 4 asia")).endswith("4 × China")
    assert "three weapons" in describe(theirs, theirs.move("produce 3 weapons"))
    ours = shelf.title("artifact")
    assert "three ceramics" in describe(ours, ours.move("produce 3 ceramics"))


def test_a_folder_of_own_editions_stands_on_the_shelf(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = ARTIFACT.replace('name = "reconstruction"', 'name = "mine"', 1) + TYPES
    (tmp_path / "any-name.toml").write_text(mine, encoding="utf-8")
    monkeypatch.setenv(shelf.OWNED, str(tmp_path))
    assert shelf.editions("artifact") == ["reconstruction", "mine"]
    assert shelf.editions("archaeology") == ["printed"]
    theirs = shelf.title("artifact", "mine")
    assert theirs.source == mine and theirs is shelf.title("artifact", "mine")
    words = json.loads(catalogue.edition("artifact", "mine").plain)["words"]
    assert "artifact-card-ceramics = " in words["en"]
    assert "words" not in json.loads(catalogue.edition("artifact", "reconstruction").plain)


def test_an_own_edition_that_cannot_stand_there_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "same.toml"
    path.write_text(ARTIFACT, encoding="utf-8")
    monkeypatch.setenv(shelf.OWNED, str(path))
    with pytest.raises(digsite.WrongEdition, match="another edition is called “reconstruction”"):
        shelf.editions("artifact")
    monkeypatch.setenv(shelf.OWNED, str(tmp_path / "nowhere.toml"))
    with pytest.raises(digsite.WrongEdition, match="there is no such file"):
        shelf.editions("artifact")


@pytest.mark.parametrize(
    ("names", "fault"),
    [
        ("[names.fr]\nhero-ada = 'Ada'\n", "names.fr: “hero-ada” is not a word of archaeology"),
        ("[names.fr]\nkind = 'sorte'\n", "names.fr: “kind” is not a word of archaeology"),
        ("[names.fr]\nkind-coin = 3\n", "names.fr: “kind-coin” must be text, not 3"),
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
    made, faults = shelf.examined(own_file(tmp_path, text))
    assert made is None
    assert any(one.startswith(fault) for one in faults), faults

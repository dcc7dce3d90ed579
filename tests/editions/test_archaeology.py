"""The printed edition is the printed game, and an owner's faults are named in plain words."""

from pathlib import Path

import pytest

import digsite
from digsite.editions import shelf
from digsite.games.archaeology.box import KIND_NAMES
from digsite.games.archaeology.title import ArchaeologyTitle
from tests.games.archaeology.positions import COPIES
from tests.own_edition import assert_fault_is_named, own_file, own_title

PRINTED = shelf.edition_path("archaeology", "printed")
TEXT = PRINTED.read_text(encoding="utf-8")


def test_the_totals_are_those_of_the_rulebook() -> None:
    title = shelf.title("archaeology")
    assert isinstance(title, ArchaeologyTitle)
    edition = title.values
    copies = dict(zip(KIND_NAMES, edition.copies, strict=True))
    assert copies == COPIES
    assert sum(copies.values()) == 72
    trading = zip(edition.copies, edition.trading, strict=True)
    assert sum(number * value for number, value in trading) == 132
    assert (edition.thieves, list(edition.sandstorms)) == (8, [6, 5, 4])
    assert sum(edition.chamber_maps) == edition.copies[KIND_NAMES.index("map")]
    assert list(edition.chamber_cards) == [3, 5, 7]
    assert edition.price(KIND_NAMES.index("talisman"), 4) == 24


def test_the_shelf_knows_titles_and_editions() -> None:
    assert "archaeology" in digsite.titles()
    assert digsite.editions("archaeology") == ["printed"]
    assert digsite.title("archaeology") is digsite.title("archaeology")
    assert digsite.title("archaeology", "printed").edition == "printed"


def test_what_is_not_on_the_shelf_is_named_with_what_is() -> None:
    with pytest.raises(ValueError, match=r"no title “chess”; allowed: .*archaeology"):
        digsite.title("chess")
    with pytest.raises(ValueError, match="no edition “second” of archaeology; allowed: printed"):
        digsite.title("archaeology", "second")
    with pytest.raises(ValueError, match="no title “chess”"):
        digsite.editions("chess")


def test_what_is_no_name_is_refused_like_an_unknown_name() -> None:
    with pytest.raises(ValueError, match="no title “None”; allowed: archaeology"):
        digsite.title(None)  # type: ignore[call-overload]
    with pytest.raises(ValueError, match=r"no edition “1.5” of archaeology; allowed: printed"):
        digsite.title("archaeology", 1.5)  # type: ignore[call-overload]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"printed"\n\n[treasures]', '""\n\n[treasures]', "“name” must be text"),
        ('title = "archaeology"', 'title = "chess"', "“title” is “chess”; it must be one of"),
        ('title = "archaeology"', "", "“title” is missing"),
        ("copies = 18", "copies = -1", "treasures.shard: “copies” is -1; it must be 0 to"),
        ("copies = 18", "copies = 1.5", "treasures.shard: “copies” must be a whole number"),
        ("copies = 18, ", "", "treasures.shard: “copies” is missing"),
        ("trading = 4", "trading = 0", "treasures.mask: “trading” is 0; it must be 1 to"),
        ("selling = [3]", "selling = []", "treasures.map: “selling” has 0 numbers; it must have"),
        ("selling = [3]", "selling = [1, 2, 3, 4, 5, 6]", "has 6 numbers; it must have 1 to 5"),
        ("selling = [3]", "selling = 3", "must be a list of whole numbers, not 3"),
        ("selling = [3]", "selling = [-3]", "has a number below 0"),
        ("mask      = ", "masks     = ", "treasures: “mask” is missing"),
        ("mask      = ", "masks     = ", "treasures: “masks” is not known here"),
        ("coin      = {", "coin = 3 #", "treasures: “coin” must be a table, not 3"),
        ("2 = 6, ", "", "hazards.sandstorms: “2” is missing"),
        ("hand = 4", "hand = 0", "setup: “hand” is 0; it must be 1 to"),
        ("cards = 7", "cards = 0", "chambers.large: “cards” is 0; it must be 1 to"),
        ("cards = 7", "cards = 60", "2 players need 81 treasures that are not maps; there are 66"),
        ("[setup]", "[set-up]", "“setup” is missing"),
        ("[setup]", "[set-up]", "“set-up” is not known here"),
        ("thieves = 8", "thieves = true", "hazards: “thieves” must be a whole number, not True"),
        (
            'source = "rulebook, setting up the game, steps 2 and 3"\nconfidence = "printed"',
            'source = ""\nconfidence = "sure"',
            "setup: “confidence” is “sure”; it must be one of printed, derived, reconstruction",
        ),
        (
            'source = "rulebook, setting up the game, steps 2 and 3"',
            "source = 3",
            "setup: “source” must be text, not 3",
        ),
    ],
)
def test_each_fault_is_named(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert_fault_is_named(own_file(tmp_path, TEXT, (old, new)), fault)


def test_several_faults_are_named_at_once(tmp_path: Path) -> None:
    path = own_file(tmp_path, TEXT, ("copies = 18", "copies = -1"), ("hand = 4", "hand = 0"))
    assert len(shelf.examined(path)[1]) == 2


def test_a_dig_site_needs_cards(tmp_path: Path) -> None:
    path = own_file(
        tmp_path,
        TEXT,
        ("cards = 7", "cards = 45"),
        ("thieves = 8", "thieves = 0"),
        ("2 = 6, 3 = 5, 4 = 4", "2 = 0, 3 = 0, 4 = 0"),
        ("copies = 6, trading = 3", "copies = 0, trading = 3"),
    )
    assert shelf.examined(path)[1] == [
        "with 2 players no card is left for the dig site",
        "3 players need 70 treasures that are not maps; there are 66",
        "4 players need 74 treasures that are not maps; there are 66",
    ]


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("title = ", encoding="utf-8")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")
    for path, why in (
        (broken, "is not TOML"),
        (binary, "is not a text file in UTF-8"),
        (tmp_path / "none.toml", "there is no such file"),
    ):
        with pytest.raises(digsite.WrongEdition, match=why):
            digsite.title_from(path)


def test_an_owners_own_numbers_can_be_played(tmp_path: Path) -> None:
    title = own_title(tmp_path, TEXT, ('name = "printed"', 'name = "mine"'), ("50]", "99]"))
    assert title.edition == "mine"
    state = title.new(2)
    assert digsite.play_random(state, digsite.Rng(1)) > 0
    with pytest.raises(ValueError, match="edition"):
        digsite.title("archaeology").load(state.record())

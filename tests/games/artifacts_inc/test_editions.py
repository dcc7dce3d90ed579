"""What an edition may set otherwise."""

from pathlib import Path

import pytest

import digsite
from tests.games.artifacts_inc.positions import changed_edition, dollars, laid, position


@pytest.mark.rule("§2.2")
def test_an_edition_in_which_an_upgrade_leaves_no_die_to_roll_is_refused(tmp_path: Path) -> None:
    # Level 1 has dice on the Adventurers, Level 2 on the Headquarters only.
    with pytest.raises(digsite.WrongEdition):
        changed_edition(
            tmp_path,
            ("reputation = 1\ndice = 4", "reputation = 1\ndice = 0"),
            (
                'bonuses = [{ is = "rep_adjacent", kind = "building", each = 1, max = 2 }]\n\n'
                '[[card]]\nid = "s-adventurers"',
                'dice = 4\n\n[[card]]\nid = "s-adventurers"',
            ),
        )


@pytest.mark.parametrize("name", ["museum-scrolls", "guide-work", "s-headquarters"])
def test_an_edition_with_one_name_for_two_cards_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(digsite.WrongEdition, match=name):
        changed_edition(tmp_path, ('id = "museum-fossils"', f'id = "{name}"'))


@pytest.mark.rule("R7")
def test_the_side_with_six_boxes_may_have_its_own_bonus_and_majority(tmp_path: Path) -> None:
    own = changed_edition(tmp_path, ("bonus = 3\n", "bonus = 3\nbonus_6 = 5\nmajority_6 = 1\n"))
    for seats, paid, worth in ((2, 6, 1), (3, 4, 3)):
        assert sold_one_gem(own, seats) == (paid, worth)


def sold_one_gem(own: digsite.Title, seats: int) -> tuple[int, int]:
    """What one gem brings the last player in the last turn of the game, and its majority."""
    stock: list[dict[str, int]] = [{} for _ in range(seats - 1)]
    stock.append({"gem": 1})
    record = position(seats, dice=[5], turn=seats - 1, reached=True, artifacts=stock).record()
    game = laid(record, own)
    for notation in ("place 5 museum-gems 1", "fill museum-gems 1", "end"):
        game.play(own.move(notation))
    return dollars(game, seats - 1), game.scores()[seats - 1]

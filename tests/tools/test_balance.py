"""The measuring of balance counts every game, win, point and card once."""

import digsite
from digsite.games.artifacts_inc.title import ArtifactsIncTitle
from tools.balance import SOURCES, Balance, measured, report


def title() -> ArtifactsIncTitle:
    found = digsite.title("artifacts-inc")
    assert isinstance(found, ArtifactsIncTitle)
    return found


def test_counts_add_up() -> None:
    balance = measured(title(), 3, 4, "random", seed=5)
    assert balance.games == 4
    assert abs(sum(balance.wins) - 4) < 1e-9
    assert list(balance.sources) == SOURCES
    assert sum(balance.sources.values()) >= 4 * 20
    assert min(balance.sources.values()) >= 0
    assert max(balance.bought.values()) <= 4
    assert {name[0] for name in balance.bought} <= set("abcde")
    assert all(balance.bought[name] <= count for name, count in balance.copies.items())


def test_a_share_is_that_of_one_copy() -> None:
    balance = Balance(title(), 2)
    balance.games = 5
    balance._add_cards([["buy", "a-jungle-expedition"], ["lay", "top", "4"]] * 3)
    jungle = next(d for d in title().values.designs if d.name == "a-jungle-expedition")
    assert (balance.bought[jungle.name], balance.copies[jungle.name]) == (1, 3)
    assert balance.share(jungle) == 3 / (3 * 5)


def test_the_same_seed_measures_the_same() -> None:
    one, other = (measured(title(), 2, 2, "random", seed=9) for _ in range(2))
    assert (one.wins, one.sources, one.bought) == (other.wins, other.sources, other.bought)


def test_the_report_names_every_card_and_its_command() -> None:
    page = report([measured(title(), 2, 2, "random", seed=1)], "random", "the command")
    assert "    the command\n" in page
    for design in title().values.designs:
        assert f"| {design.name} |" in page

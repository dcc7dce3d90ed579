"""What speaks for a way to decide and against it, from what the ways lead to."""

from dataclasses import replace

import pytest

import digsite
from digsite.bots.goods import Goods
from digsite.bots.outlook import Aftermath
from digsite.bots.reasons import AVERAGE, BEST, LATE, NOW, STOPPING, Bases, Reason, reasons_for
from digsite.locales.sentences import AGAINST, give_reasons
from digsite.locales.texts import can_say

STEADY = [0.5] * 8
SHAKY = [0.2] * 4 + [0.8] * 4


def after(
    mine: float,
    later: float = 0.0,
    rival: float = 10.0,
    shares: list[float] | None = None,
    share: float = 0.5,
    time: float = 1.0,
    goods: Goods | None = None,
) -> Aftermath:
    """Seat 0 decides, seat 1 is its rival."""
    worth = [mine + later, rival]
    return Aftermath([mine, rival], worth, shares or STEADY, share, goods or {}, time)


def why(chosen: Aftermath, *others: Aftermath) -> list[str]:
    return [reason.name for reason in reasons_for(0, 0, [chosen, *others])]


def test_a_single_way_needs_no_reason() -> None:
    assert reasons_for(0, 0, [after(10)]) == ()


def test_points_at_once_are_told_with_their_number() -> None:
    assert reasons_for(0, 0, [after(13), after(10), after(10)]) == (Reason("now", {"count": 3}),)


@pytest.mark.parametrize(("more", "told"), [(0.49, ["close"]), (0.5, ["now"])])
def test_half_a_point_is_worth_a_word(more: float, told: list[str]) -> None:
    assert why(after(10 + more), after(10)) == told


@pytest.mark.parametrize("more", [0.5, 1.0, 1.49])
def test_nobody_is_told_of_nothing_more(more: float) -> None:
    assert reasons_for(0, 0, [after(10 + more), after(10)]) == (Reason("now", {"count": 1}),)


def test_what_comes_later_counts_apart_from_what_is_there() -> None:
    assert why(after(8, later=5), after(10)) == ["later", "less-now"]


def test_a_rival_who_is_left_with_less_is_named_and_so_is_one_with_more() -> None:
    ways = [after(10, rival=6, share=0.6), after(10)]
    assert reasons_for(0, 0, ways) == (Reason("denies", {"count": 4, "seat": 1}),)
    assert reasons_for(0, 1, ways) == (Reason("gives", {"count": 4, "seat": 1}),)


def test_only_the_weightiest_of_such_reasons_is_told() -> None:
    assert why(after(12, later=5, rival=9), after(10)) == ["later"]


def test_the_best_is_compared_with_the_next_best_and_the_others_with_the_best() -> None:
    """Two of three ways were said to bring eight more, for the third brought nothing."""
    ways = [after(20, share=0.5), after(18, share=0.4), after(4, share=0.2)]
    assert [reasons_for(0, n, ways) for n in range(3)] == [
        (Reason("now", {"count": 2}),),
        (Reason("less-now", {"count": 2}),),
        (Reason("less-now", {"count": 16}),),
    ]


def test_a_way_that_is_behind_is_never_only_praised() -> None:
    best = after(10, share=0.25)
    assert why(after(13, share=0.16), best) == ["now", "behind"]
    assert why(after(10, later=5, share=0.16), best) == ["behind"]
    assert why(after(13, rival=12, share=0.16), best) == ["now", "behind"]
    assert why(after(12, rival=13, share=0.16), best) == ["now", "gives"]


def test_the_best_way_may_cost_something_too() -> None:
    assert why(after(7, share=0.5), after(10, share=0.3)) == ["ahead", "less-now"]
    assert why(after(7, later=8, share=0.5), after(10, share=0.3)) == ["later", "less-now"]


def test_a_way_that_is_about_as_good_may_still_bring_more() -> None:
    assert why(after(13, share=0.48), after(10, share=0.5)) == ["close", "now"]
    assert why(after(10, share=0.5), after(13, share=0.48)) == ["close", "less-now"]


def test_luck_is_told_where_more_depends_on_it_or_less() -> None:
    assert why(after(10, shares=SHAKY), after(10)) == ["close", "risky"]
    assert why(after(10), after(10, shares=SHAKY)) == ["safe"]
    assert why(after(13, shares=SHAKY), after(10)) == ["now", "risky"]
    assert why(after(10, share=0.4), after(13, shares=SHAKY)) == ["safe", "less-now"]


@pytest.mark.parametrize(
    ("share", "told"),
    [(0.45, ["ahead"]), (0.27, ["close"]), (0.23, ["close"]), (0.19, ["close"]), (0.1, ["behind"])],
)
def test_ways_that_are_far_apart_are_not_about_as_good(share: float, told: list[str]) -> None:
    assert why(after(10, share=share), after(10, share=0.23)) == told


def test_only_the_best_of_the_others_counts() -> None:
    assert why(after(10, share=0.44), after(10, share=0.45), after(10, share=0.23)) == ["close"]
    assert why(after(10, share=0.23), after(10, share=0.45), after(10, share=0.44)) == ["behind"]


@pytest.mark.parametrize(("time", "told"), [(LATE, "likelier"), (LATE + 0.01, "ahead")])
def test_where_hardly_a_turn_follows_a_better_way_wins_more_games(time: float, told: str) -> None:
    """At ply 300 of 308 a way was said to pay off in the turns that follow."""
    ways = [after(10, share=0.56, time=time), after(10, share=0.44, time=time)]
    games = {"count": 12} if told == "likelier" else {}
    assert reasons_for(0, 0, ways) == (Reason(told, games),)
    worse = {"likelier": "less-likely", "ahead": "behind"}[told]
    assert reasons_for(0, 1, ways) == (Reason(worse, games),)


def test_luck_alone_does_not_tell_why_a_way_is_better() -> None:
    best = after(10, share=0.45, shares=SHAKY)
    assert why(best, after(10, share=0.2)) == ["ahead", "risky"]


def test_points_are_told_before_what_follows() -> None:
    assert why(after(13, share=0.5), after(10, share=0.2)) == ["now"]


def test_of_ways_far_apart_nobody_believes_what_should_come_later() -> None:
    assert why(after(10, later=5, share=0.2), after(10, share=0.4)) == ["behind"]
    assert why(after(10, share=0.4), after(10, later=5, share=0.2)) == ["ahead"]
    assert why(after(10, later=5, share=0.4), after(10, share=0.4)) == ["later"]


ALIKE = [after(10), after(10)]


def beside(bases: Bases, *ways: Aftermath) -> list[tuple[str, str]]:
    """What the first way is told to gain or cost, and compared with what."""
    found = reasons_for(0, 0, list(ways) or ALIKE, bases)
    return [(reason.name, reason.than) for reason in found]


@pytest.mark.parametrize(("stopping", "told"), [(9.51, []), (9.5, [("now", STOPPING)])])
def test_a_way_that_is_no_better_than_another_is_compared_with_stopping(
    stopping: float, told: list[tuple[str, str]]
) -> None:
    assert beside(Bases(stopping=after(stopping))) == [("close", BEST), *told]


def test_where_stopping_tells_nothing_an_average_choice_does() -> None:
    bases = Bases(stopping=after(10), average=after(10, later=-3))
    assert beside(bases) == [("close", BEST), ("later", AVERAGE)]
    assert beside(Bases(average=after(13))) == [("close", BEST)]


def test_stopping_is_not_compared_with_itself() -> None:
    """What best follows in a later turn was said to be worth more than stopping."""
    nothing = replace(after(10), stops=True)
    assert beside(Bases(stopping=after(8), average=after(9)), nothing, after(10)) == [
        ("close", BEST),
        ("now", AVERAGE),
    ]


def test_beside_a_gain_stands_what_it_costs() -> None:
    bases = Bases(stopping=after(12, rival=14))
    told = [("close", BEST), ("denies", STOPPING), ("less-now", STOPPING)]
    assert beside(bases) == told
    assert beside(Bases(stopping=after(8, later=4))) == [
        ("close", BEST),
        ("now", STOPPING),
        ("less-later", STOPPING),
    ]


def test_one_cost_is_enough() -> None:
    bases = Bases(stopping=after(8, later=4))
    told = [("close", BEST), ("less-now", BEST), ("now", STOPPING)]
    assert beside(bases, after(10), after(13, share=0.48)) == told


@pytest.mark.parametrize(("cards", "told"), [(2.49, []), (2.5, [("cards", NOW)])])
def test_at_last_it_is_told_what_its_own_moves_bring(
    cards: float, told: list[tuple[str, str]]
) -> None:
    ways = [after(10, goods={"gains": 4.0, "cards": cards}), after(10)]
    bases = Bases(now={"gains": 4.0, "cards": 2.0})
    assert beside(bases, *ways) == [("close", BEST), *told]


@pytest.mark.parametrize(("share", "told"), [(0.031, []), (0.03, ["decided"]), (0.97, ["decided"])])
def test_where_nothing_is_gained_the_game_may_be_decided(share: float, told: list[str]) -> None:
    """A hint said no more than that a way is about as good as another."""
    ways = [after(10, share=share), after(10, share=share)]
    assert why(*ways) == ["close", *told]
    gain = Bases(stopping=after(8))
    assert [reason.name for reason in reasons_for(0, 0, ways, gain)] == ["close", "now"]


def test_points_are_told_before_other_goods() -> None:
    ways = [after(10, goods={"gains": 7.0, "cards": 9.0}), after(10)]
    bases = Bases(now={"gains": 1.0, "cards": 2.0})
    assert reasons_for(0, 0, ways, bases)[1:] == (Reason("gains", {"count": 6}, NOW),)


def test_a_single_way_is_compared_with_what_else_could_be_done() -> None:
    assert beside(Bases(stopping=after(8)), after(10)) == [("now", STOPPING)]


def test_a_way_that_is_explained_needs_no_other_comparison() -> None:
    bases = Bases(stopping=after(2), average=after(2), now={"gains": 0.0})
    assert beside(bases, after(13), after(10)) == [("now", BEST)]


def sentence(language: str, *reasons: tuple[str, str]) -> str:
    title = digsite.title("archaeology")
    given = [(name, {"count": 3}, than) for name, than in reasons]
    return give_reasons(title, given, language).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("language", "agree", "differ"),
    [
        (
            "en",
            "Compared with the best alternative, it brings about $3 more as things stand and "
            "depends less on luck.",
            "Compared with the best alternative, it brings about $3 more as things stand, but "
            "depends more on luck.",
        ),
        (
            "fr",
            "Par rapport à la meilleure autre option, ce choix rapporte, en l’état, environ 3 $ de "
            "plus et dépend moins de la chance.",
            "Par rapport à la meilleure autre option, ce choix rapporte, en l’état, environ 3 $ de "
            "plus, mais dépend davantage de la chance.",
        ),
        (
            "de",
            "Es bringt nach jetzigem Stand etwa 3 $ mehr und hängt weniger vom Glück ab, "
            "verglichen mit der besten Alternative.",
            "Es bringt nach jetzigem Stand etwa 3 $ mehr, aber es hängt stärker vom Glück ab, "
            "verglichen mit der besten Alternative.",
        ),
    ],
)
def test_two_reasons_are_one_sentence_that_says_what_is_compared(
    language: str, agree: str, differ: str
) -> None:
    assert sentence(language, ("now", BEST), ("safe", BEST)) == agree
    assert sentence(language, ("now", BEST), ("risky", BEST)) == differ


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "It is about as good as the best alternative. "
            "Compared with stopping here, it brings about $3 more as things stand.",
        ),
        (
            "fr",
            "Ce choix est à peu près aussi bon que la meilleure autre option. "
            "Par rapport au fait d’en rester là, ce choix rapporte, en l’état, "
            "environ 3 $ de plus.",
        ),
        (
            "de",
            "Das ist etwa so gut wie die beste Alternative. "
            "Es bringt nach jetzigem Stand etwa 3 $ mehr, verglichen damit, jetzt aufzuhören.",
        ),
    ],
)
def test_each_comparison_has_a_sentence_of_its_own(language: str, text: str) -> None:
    assert sentence(language, ("close", BEST), ("now", STOPPING)) == text


def test_what_is_as_good_as_the_best_alternative_need_not_be_compared_again() -> None:
    told = "It is about as good as the best alternative, but depends more on luck."
    assert sentence("en", ("close", BEST), ("risky", BEST)) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "as things stand, coins included"),
        ("fr", "en l’état et pièces comprises"),
        ("de", "nach jetzigem Stand, mit Münzen"),
    ],
)
def test_prestige_as_things_stand_includes_coins_and_says_so(language: str, told: str) -> None:
    """To hire was said to cost prestige at once, where it costs coins."""
    given = [("less-now", {"count": 1}, BEST)]
    assert told in give_reasons(digsite.title("artifact"), given, language)


GOODS = {
    "archaeology": {"gains", "cards"},
    "artifact": {"gains", "cards", "exhibits", "ships", "workers", "markers"},
    "artifacts-inc": {"gains", "cards", "pieces", "dollars"},
}


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("title", GOODS)
def test_every_reason_has_its_words(title: str, language: str) -> None:
    points = {"now", "less-now", "later", "less-later", "denies", "gives"}
    others = {"risky", "safe", "ahead", "behind", "likelier", "less-likely", "close", "decided"}
    others |= {"only-ship", "only-pay", "only-hut", "only-role"}
    names = points | others | GOODS[title]
    assert all(can_say(language, title, f"why-{name}") for name in names)
    assert all(can_say(language, title, f"reasons-{than}") for than in (BEST, STOPPING, AVERAGE))
    assert can_say(language, title, f"reasons-{NOW}")
    assert points | others >= AGAINST

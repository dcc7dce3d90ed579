"""What speaks for a way to decide, from what the ways lead to."""

import pytest

from digsite.bots.reasons import Aftermath, Reason, reasons_for

STEADY = [0.5] * 8
SHAKY = [0.2] * 4 + [0.8] * 4


def after(
    mine: float,
    later: float = 0.0,
    rival: float = 10.0,
    shares: list[float] | None = None,
    share: float = 0.5,
) -> Aftermath:
    """Seat 0 decides, seat 1 is its rival."""
    return Aftermath([mine, rival], [mine + later, rival], shares or STEADY, share)


def why(chosen: Aftermath, *others: Aftermath) -> list[str]:
    return [reason.name for reason in reasons_for(0, 0, [chosen, *others])]


def test_a_single_way_needs_no_reason() -> None:
    assert reasons_for(0, 0, [after(10)]) == ()


def test_points_at_once_are_told_with_their_number() -> None:
    assert reasons_for(0, 0, [after(13), after(10), after(10)]) == (Reason("now", {"count": 3}),)


@pytest.mark.parametrize(("more", "told"), [(0.49, ["close"]), (0.51, ["now"])])
def test_half_a_point_is_worth_a_word(more: float, told: list[str]) -> None:
    assert why(after(10 + more), after(10)) == told


def test_what_comes_later_counts_apart_from_what_is_there() -> None:
    assert why(after(8, later=5), after(10)) == ["later"]


def test_a_rival_who_is_left_with_less_is_named() -> None:
    assert reasons_for(0, 1, [after(10), after(10, rival=6)]) == (
        Reason("denies", {"count": 4, "seat": 1}),
    )


def test_only_the_weightiest_of_such_reasons_is_told() -> None:
    assert why(after(12, later=5, rival=9), after(10)) == ["later"]


def test_luck_is_told_where_more_depends_on_it_or_less() -> None:
    assert why(after(10, shares=SHAKY), after(10)) == ["risky"]
    assert why(after(10), after(10, shares=SHAKY)) == ["safe"]
    assert why(after(13, shares=SHAKY), after(10)) == ["now", "risky"]


@pytest.mark.parametrize(
    ("share", "told"),
    [(0.45, ["ahead"]), (0.27, ["close"]), (0.23, ["close"]), (0.19, ["close"]), (0.1, ["behind"])],
)
def test_ways_that_are_far_apart_are_not_about_as_good(share: float, told: list[str]) -> None:
    assert why(after(10, share=share), after(10, share=0.23)) == told


def test_a_way_beside_the_best_is_not_as_good_as_the_worst() -> None:
    assert why(after(10, share=0.44), after(10, share=0.45), after(10, share=0.23)) == ["ahead"]
    assert why(after(10, share=0.23), after(10, share=0.45), after(10, share=0.44)) == ["behind"]


def test_luck_alone_does_not_tell_why_a_way_is_better() -> None:
    best = after(10, share=0.45, shares=SHAKY)
    assert why(best, after(10, share=0.2)) == ["ahead", "risky"]


def test_points_are_told_before_what_follows() -> None:
    assert why(after(13, share=0.5), after(10, share=0.2)) == ["now"]


def test_what_comes_later_does_not_speak_for_a_way_that_is_behind() -> None:
    assert why(after(10, later=5, share=0.2), after(10, share=0.4)) == ["behind"]
    assert why(after(10, later=5, share=0.4), after(10, share=0.4)) == ["later"]

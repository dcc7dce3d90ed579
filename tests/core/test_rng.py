"""The random generator: the same stream everywhere, fair, and bounded."""

import pytest

from digsite.core.rng import LOW_HALF, MULTIPLIER, Rng


def test_the_stream_is_fixed_for_ever() -> None:
    rng = Rng(2026)
    assert [rng.below(1000) for _ in range(8)] == STREAM_2026
    assert [Rng(seed).below(10**9) for seed in (0, 1, -1, 2**64, -(2**200))] == FIRST_OF_SEEDS


STREAM_2026 = [992, 186, 654, 470, 281, 428, 846, 724]
FIRST_OF_SEEDS = [471589640, 344951030, 352100432, 607647872, 169428893]


def test_the_multiplier_gives_the_full_period() -> None:
    """`a * 2**31 - 1` is prime and so is its half: no short cycles (Fermat, several bases)."""
    for number in (int(MULTIPLIER) * 2**31 - 1, int(MULTIPLIER) * 2**30 - 1):
        assert all(pow(base, number - 1, number) == 1 for base in (2, 3, 5, 7, 11, 13))


def test_the_state_never_leaves_its_bounds() -> None:
    rng = Rng(3)
    for _ in range(10_000):
        assert 0 < rng.state < int(MULTIPLIER) << 31
        assert 0 <= rng.bits() <= LOW_HALF


@pytest.mark.parametrize("n", [1, 2, 3, 7, 10, 64, 1000])
def test_every_choice_is_equally_likely(n: int) -> None:
    rng, draws = Rng(n), 2000 * min(n, 50)
    counts = [0] * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    expected = draws / n
    chi = sum((count - expected) ** 2 / expected for count in counts)
    assert chi < n - 1 + 5 * (2 * n) ** 0.5


def test_a_choice_that_does_not_divide_the_range_is_not_biased() -> None:
    """Of three quarters of the range, each third comes equally often; plain scaling would not."""
    n = 3 << 29
    rng, thirds = Rng(9), [0, 0, 0]
    for _ in range(30_000):
        thirds[rng.below(n) % 3] += 1
    assert all(abs(count - 10_000) < 500 for count in thirds)


@pytest.mark.parametrize("n", [0, -1, 1 << 31])
def test_an_impossible_choice_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="cannot choose below"):
        Rng(1).below(n)


def test_neighbouring_seeds_and_forks_go_their_own_ways() -> None:
    streams = [Rng(seed) for seed in range(50)]
    streams += [stream.fork() for stream in streams]
    starts = {tuple(stream.below(1 << 30) for _ in range(3)) for stream in streams}
    assert len(starts) == 100


def test_a_copy_is_the_same_stream_and_independent() -> None:
    one = Rng(4)
    one.below(5)
    two = one.copy()
    ahead = [two.below(99) for _ in range(9)]
    assert [one.below(99) for _ in range(9)] == ahead


def test_a_fork_does_not_depend_on_what_the_other_does_later() -> None:
    one, two = Rng(4), Rng(4)
    fork_of_one, fork_of_two = one.fork(), two.fork()
    one.below(5)
    assert [fork_of_one.below(99) for _ in range(9)] == [fork_of_two.below(99) for _ in range(9)]

"""A small random generator with the same stream on every Python, compiled or not.

Multiply-with-carry on 31-bit halves: the state is `carry * 2**31 + low`. The multiplier is chosen
so that `MULTIPLIER * 2**31 - 1` is a safe prime, which makes the period about 2**61; the halves are
mixed by exclusive or before they leave. No product exceeds 62 bits, so native integers never
overflow.
"""

from typing import Final

from mypy_extensions import i64

MULTIPLIER: Final[i64] = 2130718665
HALF: Final[i64] = 31
LOW_HALF: Final[i64] = 0x7FFFFFFF
LARGEST_CHOICE: Final[i64] = 0x7FFFFFFF

WORD: Final = (1 << 64) - 1
STATES: Final = (2130718665 << 31) - 2


class Rng:
    """A stream of random choices, fixed by its seed."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = 1 + _scattered(seed) % STATES

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, all equally likely."""
        if n < 1 or n > LARGEST_CHOICE:
            raise ValueError(f"cannot choose below {n}: allowed is 1 to {LARGEST_CHOICE}")
        product = self.bits() * n
        if product & LOW_HALF < n:
            # The first 2**31 mod n values of each cycle would be favoured: they are thrown again.
            favoured = (LOW_HALF + 1 - n) % n
            while product & LOW_HALF < favoured:
                product = self.bits() * n
        return product >> HALF

    def bits(self) -> i64:
        """The next 31 random bits."""
        low = self.state & LOW_HALF
        carry = self.state >> HALF
        self.state = MULTIPLIER * low + carry
        return low ^ carry

    def copy(self) -> "Rng":
        """An independent copy, which continues in the same way."""
        return resumed(self.state)

    def __copy__(self) -> "Rng":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Rng":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (resumed, (int(self.state),))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.state == other.state

    def __hash__(self) -> int:
        raise TypeError("a stream moves on as it is used: it cannot be hashed")

    def __repr__(self) -> str:
        return f"<rng at {self.state}>"

    def fork(self) -> "Rng":
        """A new independent stream, determined by the state of this one."""
        high = int(self.bits())
        return Rng(high << 31 | int(self.bits()))


def resumed(state: int) -> Rng:
    """The stream that continues from this state."""
    rng = Rng(0)
    rng.state = state
    return rng


def _scattered(seed: int) -> int:
    """Any whole number, folded to 64 bits so that neighbouring seeds lie far apart."""
    rest = -2 * seed - 1 if seed < 0 else 2 * seed
    word = 0
    while True:
        word = _mixed(word ^ (rest & WORD))
        rest >>= 64
        if rest == 0:
            return word


def _mixed(word: int) -> int:
    word = (word + 0x9E3779B97F4A7C15) & WORD
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
    return word ^ (word >> 31)

"""Rolls of up to seven dice, numbered (§1.8, §2.2).

A roll is how many dice show each face, whatever their order.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.rng import Rng
from digsite.games.artifacts_inc.box import ANY_FACE, DICE_IN_BOX, FACES

SIZES: Final[i64] = DICE_IN_BOX + 1
DIGIT: Final[i64] = 3
"""Bits that count the dice of one face."""
ONE_DIGIT: Final[i64] = (1 << DIGIT) - 1
DIGITS: Final = vec[i64]([1 << 3 * face for face in range(int(FACES))])


def _multisets(faces: int, dice: int) -> int:
    """How many different rolls this many dice with this many faces make."""
    if faces == 0:
        return 1 if dice == 0 else 0
    return sum([_multisets(faces - 1, dice - shown) for shown in range(dice + 1)])


def _before() -> list[int]:
    """How many rolls come before one that shows this many of a face, by face, dice left and dice
    shown.
    """
    table: list[int] = []
    for face in range(FACES):
        rest = int(FACES) - face - 1
        for dice in range(SIZES):
            for shown in range(SIZES):
                larger = range(shown + 1, dice + 1)
                table.append(sum([_multisets(rest, dice - more) for more in larger]))
    return table


def _first_rolls() -> list[int]:
    """The number of the first roll of each number of dice."""
    first = [0, 0]
    for dice in range(1, int(SIZES)):
        first.append(first[-1] + _multisets(int(FACES), dice))
    return first


def _faces_shown(faces: int, dice: int) -> list[list[int]]:
    """Every roll of this many dice, by count of each face, in the order of their numbers."""
    if faces == 1:
        return [[dice]]
    return [
        [shown, *rest]
        for shown in range(dice, -1, -1)
        for rest in _faces_shown(faces - 1, dice - shown)
    ]


def _ways(shown: list[int]) -> int:
    """In how many ways distinct dice can show this roll."""
    ways = 1
    dice = 0
    for count in shown:
        for i in range(1, count + 1):
            dice += 1
            ways = ways * dice // i
    return ways


def _packed(faces: int) -> int:
    """The faces of a set, lowest first, each plus one in a digit of three bits: cheap to list."""
    listed = [face for face in range(int(FACES)) if faces >> face & 1]
    return sum([face + 1 << 3 * place for place, face in enumerate(listed)])


def _all_rolls() -> list[list[int]]:
    rolls: list[list[int]] = []
    for dice in range(1, int(SIZES)):
        rolls += _faces_shown(int(FACES), dice)
    return rolls


ALL_ROLLS: Final = _all_rolls()
ROLLS: Final = len(ALL_ROLLS)
BEFORE: Final = vec[i64](_before())
FIRST_ROLL: Final = vec[i64](_first_rolls())
SHOWN: Final = vec[i64]([count for shown in ALL_ROLLS for count in shown])
FACES_OF: Final = vec[i64]([_packed(faces) for faces in range(int(ANY_FACE) + 1)])
WAYS: Final = [_ways(shown) for shown in ALL_ROLLS]


def shown(roll: i64, face: i64) -> i64:
    """How many dice of the roll show the face; faces count from 0."""
    return SHOWN[roll * FACES + face]


def sum_of(roll: i64) -> i64:
    """The sum of the faces of a roll."""
    total: i64 = 0
    for face in range(FACES):
        total += shown(roll, face) * (face + 1)
    return total


def text_of(roll: i64) -> str:
    """The faces of a roll, ascending, as people write them."""
    faces: list[str] = []
    for face in range(FACES):
        faces += [str(face + 1)] * int(shown(roll, face))
    return " ".join(faces)


def rolls_of(dice: i64) -> range:
    """The numbers of all rolls of this many dice."""
    return range(FIRST_ROLL[dice], FIRST_ROLL[dice + 1])


def ways_of(dice: i64) -> list[int]:
    """In how many ways this many dice show each of these rolls: how likely it is (§2.2)."""
    return WAYS[FIRST_ROLL[dice] : FIRST_ROLL[dice + 1]]


def number_of(counts: i64, dice: i64) -> i64:
    """The number of the roll that shows these counts, a digit for each face."""
    number = FIRST_ROLL[dice]
    left = dice
    for face in range(FACES):
        count = counts & ONE_DIGIT
        number += BEFORE[(face * SIZES + left) * SIZES + count]
        left -= count
        counts >>= DIGIT
    return number


def thrown(rng: Rng, dice: i64) -> i64:
    """The number of a random roll."""
    counts: i64 = 0
    left = dice
    while left > 0:
        counts += DIGITS[rng.below(FACES)]
        left -= 1
    return number_of(counts, dice)

"""What players who appraise positions of Artifacts, Inc. believe: all tuning numbers.

Worths are in points of reputation.
"""

from typing import Final


class Beliefs:
    """Numbers found by play: candidates with slightly different numbers lost to these."""

    def __init__(self) -> None:
        self.dollar: float = 0.241  # while there is time to spend it
        self.spare_dollar: float = 0.238  # one beyond the purse
        self.purse: float = 19.8  # dollars that one saves for a good card
        self.artifacts: list[float] = [0.305, 0.389, 0.449, 0.373]  # fossil, scroll, statue, gem
        self.many: float = 6.99  # beyond so many of a kind an artifact counts little ...
        self.surplus: float = 0.199  # ... this share of its worth
        self.die: float = 0.503  # what a die in hand will bring on average
        self.symbol: float = 0.69  # a die for each further turn
        self.slot: float = 1.14  # a place counts by what it brings beyond this share of a die
        self.second_buy: float = 0.15  # a further buy action beside its discount
        self.discount: float = 0.8  # how often a discount is used in a turn
        self.further_sale: float = 0.0314  # a further sale to collectors beside its extra dollars
        self.museum_sale: float = 0.226  # an order at any museum beside its extra dollars
        self.extra_sale: float = 0.474  # how often extra dollars of a sale are used in a turn
        self.finding: float = 0.2  # how often a die goes to one more place that finds
        self.extra_find: float = 0.25  # how often an adjacent expedition finds one more
        self.sale_plus: float = 1.14  # orders filled in a turn
        self.dive_plus: float = 0.0325  # each point of help for dives, for each further turn
        self.pace: float = 0.245  # points that a player gains in a turn, and ...
        self.pace_of_die: float = 0.54  # ... more for each die
        self.neighbour: float = 0.523  # a neighbour that may still come
        self.find: float = 0.153  # a find among the next underwater cards
        self.lead: float = 0.59  # how sure a majority is that one holds by a hair ...
        self.cube: float = 0.146  # ... and more for each cube ahead
        self.chase: float = 0.234  # how likely one is to catch up by one cube
        self.sure_within: float = 2.75  # turns before the end within which majorities become sure
        self.order: float = 0.606  # a cube in a museum, beside its dollars
        self.spending: float = 1.81  # turns that one needs to make something of what one has
        self.rivals: float = 0.779  # how much the best of the others counts


LAST_DOLLAR: Final = 0.004  # at the end a dollar only breaks ties
LONGEST: Final = 12.0  # turns
SHORTEST: Final = 0.5  # turns, as long as the end is not set off


def chances(dice: int) -> list[float]:
    """How likely one of so many dice shows one of n faces, by n."""
    return [1.0 - ((6 - faces) / 6) ** dice for faces in range(7)]

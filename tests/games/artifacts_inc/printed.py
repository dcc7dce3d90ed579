"""What each side of each asset card shows, written down apart from the edition file.

card level | reputation | dice | actions: faces taken and what they do | bonuses
"""

SIDES = """
s-desert-expedition 1 | 0 | 0 | 456 find scroll |
s-desert-expedition 2 | 1 | 0 | 456 find scroll; 23456 find scroll |
s-canyon-expedition 1 | 0 | 0 | 1 find fossil; 3456 find fossil |
s-canyon-expedition 2 | 1 | 0 | 123456 find fossil; 3456 find fossil; 56 find fossil |
s-headquarters 1 | 0 | 0 | 123456 buy 0 |
s-headquarters 2 | 1 | 0 | 123456 buy 0; 123456 buy 1 | rep_adjacent
s-adventurers 1 | 0 | 3 | |
s-adventurers 2 | 1 | 4 | |
a-canyon-expedition 1 | 1 | 0 | 1 find fossil; 3456 find fossil |
a-canyon-expedition 2 | 2 | 0 | 123456 find fossil; 3456 find fossil; 56 find fossil |
a-desert-expedition 1 | 1 | 0 | 456 find scroll |
a-desert-expedition 2 | 2 | 0 | 456 find scroll; 23456 find scroll |
a-jungle-expedition 1 | 1 | 0 | 1234 find statue |
a-jungle-expedition 2 | 2 | 0 | 1234 find statue; 12 find statue |
a-mountain-expedition 1 | 1 | 0 | 56 find gem |
a-mountain-expedition 2 | 2 | 0 | 56 find gem; 23456 find gem |
b-travel-agency 1 | 1 | 0 | 123 gain 1 |
b-travel-agency 2 | 2 | 0 | 123456 gain 1 |
b-airfield 1 | 1 | 0 | | ease_adjacent
b-airfield 2 | 3 | 0 | | ease_adjacent
b-docks 1 | 1 | 0 | 1234 sell_any 1 |
b-docks 2 | 2 | 0 | 123456 sell_any 3 |
b-warehouse 1 | 1 | 0 | | sale_plus
b-warehouse 2 | 3 | 0 | | sale_plus
b-restoration-workshop 1 | 2 | 0 | 3456 trade 3 |
b-restoration-workshop 2 | 4 | 0 | 123456 trade 4 |
b-truck-convoy 1 | 1 | 0 | | extra_find_adjacent
b-truck-convoy 2 | 2 | 0 | | extra_find_adjacent
b-library 1 | 1 | 0 | | rep_adjacent
b-library 2 | 3 | 0 | | rep_adjacent
b-branch-office 1 | 1 | 0 | 3456 buy 1 |
b-branch-office 2 | 2 | 0 | 123456 buy 2 |
b-base-camp 1 | 1 | 0 | | rep_adjacent
b-base-camp 2 | 2 | 0 | | rep_adjacent
b-pottery-room 1 | 1 | 0 | | rep_find
b-pottery-room 2 | 3 | 0 | | rep_find dive_plus
c-museum-wing 1 | 3 | 0 | 56 sell_museum 0 |
c-museum-wing 2 | 6 | 0 | 123456 sell_museum 2 |
c-zeppelin 1 | 2 | 1 | |
c-zeppelin 2 | 5 | 1 | | ease_adjacent
c-research-ship 1 | 2 | 0 | | dive_plus
c-research-ship 2 | 5 | 0 | | dive_plus
c-submarine 1 | 2 | 0 | | dive_plus rep_find
c-submarine 2 | 5 | 0 | | dive_plus rep_find
c-coin-vault 1 | 2 | 0 | | rep_find
c-coin-vault 2 | 4 | 0 | 123456 gain 2 | rep_find
c-university 1 | 2 | 0 | | rep_adjacent
c-university 2 | 5 | 0 | | rep_adjacent
c-explorers-club 1 | 2 | 0 | | rep_adjacent
c-explorers-club 2 | 5 | 0 | | rep_adjacent
c-auction-house 1 | 2 | 0 | 123456 sell_any 2 |
c-auction-house 2 | 4 | 0 | 123456 sell_any 4 |
c-film-company 1 | 2 | 0 | 456 gain 3 |
c-film-company 2 | 4 | 0 | 456 gain 3; 123456 gain 2 |
c-grand-exhibition 1 | 4 | 0 | |
c-grand-exhibition 2 | 8 | 0 | |
d-hired-adventurers 1 | 1 | 1 | |
d-hired-adventurers 2 | 2 | 2 | |
e-diving-suit 1 | 2 | 0 | | dive_plus
e-diving-suit 2 | 3 | 0 | 123456 gain 1 | dive_plus
"""

COSTS = """
s-desert-expedition 3 0; s-canyon-expedition 3 0; s-headquarters 5 0; s-adventurers 6 0;
a-canyon-expedition 3 0; a-desert-expedition 3 0; a-jungle-expedition 3 0; a-mountain-expedition
4 0; b-travel-agency 4 0; b-airfield 4 0; b-docks 4 0; b-warehouse 4 0; b-restoration-workshop 4
1; b-truck-convoy 4 0; b-library 3 1; b-branch-office 4 0; b-base-camp 5 0; b-pottery-room 4 0;
c-museum-wing 7 1; c-zeppelin 8 0; c-research-ship 7 0; c-submarine 8 0; c-coin-vault 7 0;
c-university 7 1; c-explorers-club 8 0; c-auction-house 7 0; c-film-company 8 0;
c-grand-exhibition 10 1; d-hired-adventurers 6 0; e-diving-suit 6 0
"""

# Reputation and help of each bonus, in a position that gives each of them something to count:
# beside the card lie a building, a crew card and two expeditions, one of them a desert; the player
# has two cards with each find.
BONUSES = {
    "s-headquarters 2": "rep 1",
    "b-airfield 1": "ease 2",
    "b-airfield 2": "ease 5",
    "b-warehouse 1": "sale 1",
    "b-warehouse 2": "sale 2",
    "b-truck-convoy 1": "extra 6",
    "b-truck-convoy 2": "extra 3456",
    "b-library 1": "rep 1",
    "b-library 2": "rep 1",
    "b-base-camp 1": "rep 1",
    "b-base-camp 2": "rep 2",
    "b-pottery-room 1": "rep 2",
    "b-pottery-room 2": "rep 2, dive 2",
    "c-zeppelin 2": "ease 5",
    "c-research-ship 1": "dive 3",
    "c-research-ship 2": "dive 6",
    "c-submarine 1": "rep 2, dive 2",
    "c-submarine 2": "rep 2, dive 4",
    "c-coin-vault 1": "rep 2",
    "c-coin-vault 2": "rep 2",
    "c-university 1": "rep 1",
    "c-university 2": "rep 1",
    "c-explorers-club 1": "rep 1",
    "c-explorers-club 2": "rep 1",
    "e-diving-suit 1": "dive 2",
    "e-diving-suit 2": "dive 4",
}


class Printed:
    """One side of a card."""

    def __init__(self, line: str) -> None:
        name, reputation, dice, actions, bonuses = (part.strip() for part in line.split("|"))
        self.card, level = name.split()
        self.level = int(level)
        self.reputation = int(reputation)
        self.dice = int(dice)
        self.actions = [part.strip() for part in actions.split(";") if part.strip()]
        self.bonuses = bonuses.split()


ALL = [Printed(line) for line in SIDES.strip().splitlines()]

"""What holds at every table: a record from outside that breaks it is refused with a reason.

Here is what lies on the table; audit_turn.py has the dice and the open question.
"""

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.core.numbers import smaller
from digsite.core.records import refuse
from digsite.games.artifacts_inc.audit_turn import audit_dice, audit_question, purchases
from digsite.games.artifacts_inc.box import (
    ARTIFACTS,
    BOXES,
    DICE_FOR_FIRST,
    FACES,
    FINDS,
    MUSEUMS,
    NONE,
    PILES,
    STARTING_CARDS,
    TOP,
)
from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.rules import ending
from digsite.games.artifacts_inc.rules.museums import boxes_of
from digsite.games.artifacts_inc.rules.recount import worth
from digsite.games.artifacts_inc.rules.rows import are_adjacent, cell_at
from digsite.games.artifacts_inc.rules.setup import next_to_roll
from digsite.games.artifacts_inc.table import Table


def audit(table: Table) -> None:
    """All that must be true of a table, once everything is counted that follows from its cards."""
    for counts in (table.dollars, table.dice, table.dive_dice):
        refuse(_lowest(counts) < 0, "a count is below zero")
    _audit_seats(table)
    _audit_contest(table)
    _audit_cards(table)
    for seat in range(table.seats):
        _audit_rows(table, seat)
        _audit_artifacts(table, seat)
    _audit_start(table)
    _audit_underwater(table)
    _audit_orders(table)
    _audit_market(table)
    _audit_end(table)
    audit_dice(table)
    _audit_quiet_turns(table)
    audit_question(table)


def _lowest(counts: vec[i64]) -> int:
    return min([int(count) for count in counts])


def _is_begun(table: Table) -> bool:
    """Whether it is known who goes first."""
    return table.step != steps.DEALING and table.step != steps.CONTESTING


def _is_setting_up(table: Table) -> bool:
    return not _is_begun(table) or table.step == steps.ARRANGING


def _audit_seats(table: Table) -> None:
    """Once the first player is found, it is somebody's turn (§1.8)."""
    begun = _is_begun(table)
    refuse(begun != (table.first != NOBODY), "it is not clear who goes first")
    refuse(begun != (table.turn != NOBODY), "it is not clear whose turn it is")


def _audit_contest(table: Table) -> None:
    """Players roll for the first turn one after another; those who lost are out (§1.8, R1)."""
    contest = [int(total) for total in table.contest]
    if _is_begun(table):
        won = [0 if seat == table.first else int(NONE) for seat in range(table.seats)]
        refuse(contest != won, "the roll for the first turn is not settled")
        return
    if table.step == steps.DEALING:
        refuse(contest != [0] * len(contest), "somebody has rolled before the cards were dealt")
        return
    due = next_to_roll(table)
    refuse(due == NOBODY, "nobody is left to roll for the first turn")
    playing = [total for total in contest if total != NONE]
    rolled = [total for total in contest[:due] if total != NONE]
    lowest, highest = DICE_FOR_FIRST, DICE_FOR_FIRST * FACES
    odd = [total for total in rolled if not lowest <= total <= highest]
    refuse(len(odd) > 0, "two dice do not show such a sum")
    refuse(len(playing) < 2, "one player alone cannot roll for the first turn")
    refuse(playing != rolled + [0] * (len(playing) - len(rolled)), "somebody rolled out of turn")


def _audit_cards(table: Table) -> None:
    """Each card of the box lies in its pile, is for sale, or belongs to a player (§1.2)."""
    edition = table.edition
    for design in range(STARTING_CARDS, edition.design_count):
        cards = table.piles[design] + table.visible[design]
        if table.step == steps.LAYING and table.subject == design:
            cards += 1
        for seat in range(table.seats):
            cards += _copies(table, seat, design)
        name = edition.designs[design].name
        refuse(cards != edition.designs[design].copies, f"there are {cards} of “{name}”")


def _copies(table: Table, seat: i64, design: i64) -> i64:
    """How many copies of a design a player has; the first comes before the second."""
    edition = table.edition
    first = edition.first_piece[design]
    copies: i64 = 0
    for piece in range(first, first + edition.designs[design].copies):
        if table.level(seat, piece) > 0:
            refuse(piece != first + copies, "a second copy of a card came before the first")
            copies += 1
    return copies


def _audit_rows(table: Table, seat: i64) -> None:
    """Starting cards lie side by side on top, the others hang together with them (§1.7, §4.2)."""
    edition = table.edition
    starting = [int(table.cell(seat, p)) for p in range(STARTING_CARDS) if table.level(seat, p) > 0]
    row = [int(cell_at(edition, TOP, column)) for column in range(len(starting))]
    refuse(sorted(starting) != row, "the starting cards do not lie side by side in the top row")
    refuse(not _is_right_number(table, seat, len(starting)), "a starting card is missing")
    hanging = set(starting)
    loose = [int(table.cell(seat, table.own_piece(seat, i))) for i in range(table.own_count[seat])]
    refuse(len(set(loose)) != len(loose), "two cards lie in the same place")
    loose = [cell for cell in loose if cell not in hanging]
    refuse(_is_setting_up(table) and len(loose) > 0, "a card was bought before the first turn")
    while len(loose) > 0:
        near = [cell for cell in loose if any(are_adjacent(cell, other) for other in hanging)]
        refuse(len(near) == 0, "the cards of a player do not hang together")
        hanging.update(near)
        loose = [cell for cell in loose if cell not in hanging]


def _is_right_number(table: Table, seat: i64, cards: int) -> bool:
    """All four, or none, or some while the player lays them out: the last comes by itself."""
    if not _is_begun(table):
        return cards == 0
    if table.step != steps.ARRANGING:
        return cards == STARTING_CARDS
    distance = (seat - table.first) % table.seats
    laying = (table.turn - table.first) % table.seats
    if distance == laying:
        return cards < STARTING_CARDS - 1
    return cards == (STARTING_CARDS if distance < laying else 0)


def _audit_artifacts(table: Table, seat: i64) -> None:
    """Artifacts come from an expedition of their type, those of filled orders too (§3.1, §5.1)."""
    edition = table.edition
    types = [
        int(edition.designs[edition.piece_design[table.own_piece(seat, i)]].artifact)
        for i in range(table.own_count[seat])
    ]
    for artifact in range(ARTIFACTS):
        strange = _had(table, seat, artifact) > 0 and int(artifact) not in types
        refuse(strange, "a player has artifacts that none of his cards can find")


def _had(table: Table, seat: i64, artifact: i64) -> i64:
    """The artifacts of a type that a player certainly found: some may be sold (§3.1, §5.1)."""
    had = table.held(seat, artifact) + ending.cubes(table, artifact, seat)
    return had + (table.sold[artifact] if seat == table.turn else 0)


def _audit_start(table: Table) -> None:
    """Before the first turn nobody has found, sold or earned anything (§1.9)."""
    if not _is_setting_up(table):
        return
    for seat in range(table.seats):
        dollars: i64 = 0
        if table.step == steps.ARRANGING:
            distance = (seat - table.first) % table.seats
            dollars = table.edition.values.start_dollars[distance]
        refuse(table.dollars[seat] != dollars, "somebody earned dollars before the first turn")
        for artifact in range(ARTIFACTS):
            refuse(_had(table, seat, artifact) > 0, "an artifact was found before the first turn")
        for i in range(table.own_count[seat]):
            upgraded = table.level(seat, table.own_piece(seat, i)) > 1
            refuse(upgraded, "a card was upgraded before the first turn")
    refuse(table.dives > 0, "somebody dived before the first turn")


def _audit_underwater(table: Table) -> None:
    """The cards gone from the stack are those that the players have (§6.3)."""
    left = [0] * int(FINDS)
    for i in range(table.dives):
        left[table.edition.dive_finds[i]] += 1
    for seat in range(table.seats):
        for find in range(FINDS):
            left[find] -= int(table.found(seat, find))
    refuse(left != [0] * int(FINDS), "the underwater cards are not those gone from the stack")


def _audit_orders(table: Table) -> None:
    """Cubes lie on boxes of the side in use (§1.4)."""
    for museum in range(MUSEUMS):
        for box in range(boxes_of(table, museum), BOXES):
            refuse(table.owner(museum, box) != NOBODY, "a cube lies beside the boxes")


def _audit_market(table: Table) -> None:
    """Cards are turned up pile by pile, and gaps are filled at once or after the turn (§1.5,
    §3.8, R19).
    """
    missing: i64 = 0
    for pile in range(PILES):
        room = table.edition.values.visible[pile] - table.seen[pile]
        refuse(room < 0, "too many cards of a pile are for sale")
        gap = smaller(room, table.unseen[pile])
        if table.step == steps.DEALING:
            refuse(missing > 0 and table.seen[pile] > 0, "a later pile was dealt first")
        else:
            refuse(gap > _bought(table, pile), "a card for sale is missing")
        missing += gap
    if table.step == steps.DEALING or table.step == steps.REFILLING:
        refuse(missing == 0, "nothing is left to turn up")
    if table.step == steps.LAYING:
        _audit_gap(table)
    elif not table.late_refill and table.step != steps.DEALING:
        most: i64 = 1 if table.step == steps.REFILLING else 0
        refuse(missing > most, "a card for sale is missing")


def _audit_gap(table: Table) -> None:
    """The card that is laid has left its place among those for sale (§3.3)."""
    pile = table.edition.piles[table.subject]
    full = table.seen[pile] == table.edition.values.visible[pile]
    refuse(full, "the card that is laid was not for sale")


def _bought(table: Table, pile: i64) -> i64:
    """How many cards of a pile the current player may have bought in this turn."""
    edition = table.edition
    if _is_setting_up(table) or table.step == steps.ROLLING or table.step == steps.ENDED:
        return 0
    cards: i64 = 1 if table.step == steps.LAYING and edition.piles[table.subject] == pile else 0
    if not table.late_refill and table.step == steps.LAYING:
        return cards
    most = purchases(table)
    for design in range(edition.first_of_pile[pile], edition.first_of_pile[pile + 1]):
        if most > 0:
            bought = smaller(_copies(table, table.turn, design), most)
            cards += bought
            most -= bought
    return cards


def _audit_end(table: Table) -> None:
    """Whoever reaches 20 sets off the end, which then stays set off; it comes with the round
    (§8.2, §9.1, R39), or with a turn in which the game stalls (R61).
    """
    limit = table.edition.values.end_reputation
    could: i64 = 0
    for seat in range(table.seats):
        refuse(table.reputation[seat] >= limit and not table.reached, "the end was not noticed")
        most = _most_reputation(table, seat)
        could = most if most > could else could
    refuse(table.reached and could < limit, "nobody can have set off the end")
    again = table.step == steps.ROLLING and table.turn == table.first
    refuse(table.reached and again, "a round began after the last one")
    ended = table.step == steps.ENDED
    early = not ending.is_round_over(table) and not ending.is_stalled(table)
    refuse(ended and early, "the game ended before its last round did")


def _audit_quiet_turns(table: Table) -> None:
    """A turn is quiet until somebody buys a card or gains reputation (R61)."""
    quiet = table.quiet_turns > 0
    refuse(quiet and _is_setting_up(table), "no turn has begun")
    refuse(quiet and table.step == steps.LAYING, "a card was bought in this turn")
    refuse(not quiet and table.step == steps.ROLLING, "this turn has only begun")


def _most_reputation(table: Table, seat: i64) -> i64:
    """What a player may have had at most: each card on the better of the levels it has shown."""
    total = table.underwater_cards(seat) * table.edition.values.dive_reputation
    for i in range(table.own_count[seat]):
        piece = table.own_piece(seat, i)
        best: i64 = 0
        for level in range(1, table.level(seat, piece) + 1):
            shown = worth(table, seat, piece, level)
            best = shown if shown > best else best
        total += best
    return total

"""What holds at every table: a record from outside that breaks it is refused with a reason."""

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.actors import SPECTATOR
from digsite.core.keys import Keys
from digsite.core.numbers import smaller
from digsite.core.records import refuse
from digsite.games.archaeology.audit_open import audit_open
from digsite.games.archaeology.box import CHAMBERS, KIND_NAMES, KINDS, MAP
from digsite.games.archaeology.game import Archaeology
from digsite.games.archaeology.questions import steps
from digsite.games.archaeology.rules.ending import is_over, players_with_cards
from digsite.games.archaeology.rules.pyramid import closed_cards
from digsite.games.archaeology.rules.trading import can_take_more
from digsite.games.archaeology.table import NO_MAP, NOTE, Table
from digsite.games.archaeology.view import ArchaeologyView


def audit(table: Table) -> None:
    """Refuse a table that no game can have led to."""
    audit_open(table)
    _audit_cards(table)
    _audit_dig_site(table)
    _audit_hands(table)
    if table.step < steps.DIGGING:
        _audit_deal(table)
    elif table.step == steps.DISCARDING:
        _audit_losses(table)
    elif table.step == steps.TAKING:
        _audit_takes(table)
    elif table.step == steps.FINDING:
        _audit_finds(table)
    if table.ending:
        _audit_passes(table)
    _audit_taken(table)
    _audit_notes(table)
    keys = Keys()
    Archaeology(table).fill(keys)
    stuck = keys.count == 0 and table.step != steps.ENDED
    refuse(stuck, "nobody can move, yet the game goes on")


def audit_view(view: ArchaeologyView) -> None:
    """Refuse a view that nobody can have; what it leaves open is judged when it is imagined."""
    audit_open(view.table)
    cards: i64 = 0
    for kind in range(KINDS):
        cards += view.hand[kind]
    size: i64 = 0 if view.seat == SPECTATOR else view.sizes[view.seat]
    refuse(cards != size, f"a hand of {size} cards that holds {cards}")
    for seat in range(view.seats):
        first = seat * NOTE
        known: i64 = 0
        for i in range(first, first + NOTE):
            known += view.known[i]
        refuse(known > view.sizes[seat], "more is known of a hand than it holds cards")
        _audit_knowledge(view.known, first, view.public, first)
        for kind in range(KINDS):
            lie = view.exposed[first + kind] > view.hand[kind]
            refuse(lie, f"somebody knows of a {KIND_NAMES[kind]} that is not in the hand")


def _audit_cards(table: Table) -> None:
    """Every card of the box is in exactly one place (§1.2, §7.3)."""
    for kind in range(KINDS):
        cards = table.unseen[kind] + table.market[kind]
        for seat in range(table.seats):
            cards += table.held(seat, kind) + table.cards_sold(seat, kind)
        if kind == MAP:
            cards += table.spent_maps
        copies = table.edition.copies[kind]
        refuse(cards != copies, f"{cards} cards of {KIND_NAMES[kind]}, but the box holds {copies}")


def _audit_dig_site(table: Table) -> None:
    """All unseen cards that are not in the pyramid are in the dig site, maps always (§2.6, R28)."""
    cards = table.thieves + table.sandstorms - closed_cards(table)
    for kind in range(KINDS):
        cards += table.unseen[kind]
    refuse(cards != table.buried, f"the dig site should hold {cards} cards, not {table.buried}")
    treasures = table.buried - table.thieves - table.sandstorms
    refuse(treasures < table.unseen[MAP], "a map lies in the pyramid")


def _audit_hands(table: Table) -> None:
    """Whoever must give a card has one, and without any card left the game is over (§9.5)."""
    step = table.step
    if step == steps.STEALING:
        refuse(table.hand_size(table.asked) == 0, "a card is stolen from an empty hand")
    refuse(step == steps.ENDED and not is_over(table), "the end while cards are held")
    refuse(step == steps.ACTING and is_over(table), "nobody holds a card, yet the game goes on")
    idle = step == steps.ACTING and table.ending and not table.has_sold
    skipped = idle and table.hand_size(table.turn) == 0
    refuse(skipped, "a turn of the end phase for somebody without cards")


def _audit_deal(table: Table) -> None:
    """Hands are dealt in turn, then the marketplace, without maps and unseen (§2.2, §2.3, R28)."""
    hands = table.seats * table.edition.hand
    to_hands = smaller(table.dealt, hands)
    for seat in range(table.seats):
        cards = to_hands // table.seats + (1 if seat < to_hands % table.seats else 0)
        size = table.hand_size(seat)
        refuse(size != cards, f"{cards} cards were dealt to seat {seat}, not {size}")
        for observer in range(table.seats + 1):
            known = table.notes[table.note(observer, seat) + NO_MAP]
            refuse(known != size, "what was dealt is no map, and that is all that is known")
    refuse(table.unseen[MAP] != table.edition.copies[MAP], "a map was dealt")
    refuse(sum(table.market) != table.dealt - to_hands, "the marketplace is not what was dealt")


def _audit_losses(table: Table) -> None:
    """Whoever is struck keeps at least half of the hand (§5.2, §5.3)."""
    kept = table.hand_size(table.asked) - table.left
    refuse(kept < table.left, "more than half of a hand is lost")
    if table.floor > 0:
        lost = kept > table.left and table.market[table.floor] > 0
        refuse(not lost, "kinds are named in order, but nothing was lost yet")
    _audit_market_in_storm(table)


def _audit_market_in_storm(table: Table) -> None:
    """What the storm has taken so far lies there, of the hand it strikes now in order (§5.3)."""
    lost = _fewest_lost(table.hand_size(table.asked), table.left)
    named = sum(table.market[: table.floor + 1])
    refuse(named < lost, "lost cards are not in the marketplace")
    seat = table.turn
    while seat != table.asked:
        lost += _fewest_lost(table.hand_size(seat), 0)
        seat = table.after(seat)
    refuse(sum(table.market) < lost, "fewer lost cards in the marketplace than hands have lost")


def _fewest_lost(hand: i64, left: i64) -> i64:
    """The least that a hand of this size has lost: half of what it was, rounded down (§5.2)."""
    lost = hand - 2 * left - 1
    return lost if lost > 0 else 0


def _audit_takes(table: Table) -> None:
    """The card taken last is in the hand, and more can be taken (§6.2)."""
    refuse(table.held(table.turn, table.floor) == 0, "a trade without the card taken last")
    refuse(not can_take_more(table, table.floor), "a trade in which nothing can be taken goes on")


def _audit_taken(table: Table) -> None:
    """What was taken in trade is in the hand until it is sold: it cannot be offered (R13)."""
    for kind in range(KINDS):
        lost = table.was_taken(kind) and not table.has_sold and table.held(table.turn, kind) == 0
        refuse(lost, f"{KIND_NAMES[kind]} was taken, but is not in the hand")


def _audit_finds(table: Table) -> None:
    """Somebody is emptying a chamber, and holds what was found there (§7.1)."""
    possible = False
    cards = table.hand_size(table.turn) - table.held(table.turn, MAP)
    for chamber in range(CHAMBERS):
        found = table.edition.chamber_cards[chamber] - table.left
        if table.explorers[chamber] == table.turn and found >= 0 and found <= cards:
            possible = True
    refuse(not possible, "there is no chamber with that many cards left")


def _audit_passes(table: Table) -> None:
    """When all who hold cards have passed, somebody must sell (§9.4, R21).

    Cards that were just laid down, spent or sold may have been the last of the hand.
    """
    players = players_with_cards(table) + (1 if table.hand_size(table.turn) == 0 else 0)
    refuse(table.passes > players, "more passes than players who could pass")
    refuse(table.step == steps.ENDED and not table.has_sold, "the end without a sale")


def _audit_notes(table: Table) -> None:
    """Nobody knows of a card that is not there, or less than everybody knows (R29)."""
    stolen = _has_robbed(table)
    for observer in range(table.seats + 1):
        for holder in range(table.seats):
            first = table.note(observer, holder)
            rest: i64 = 0
            for kind in range(KINDS):
                more = table.held(holder, kind) - table.notes[first + kind]
                refuse(more < 0, f"somebody knows of a {KIND_NAMES[kind]} that is not in the hand")
                rest += more if kind != MAP else 0
            refuse(table.notes[first + NO_MAP] > rest, "somebody knows a map to be none")
            public = table.note(table.seats, holder)
            _audit_knowledge(table.notes, first, table.notes, public)
            for i in range(NOTE):
                more = table.notes[first + i] - table.notes[public + i]
                refuse(more != 0 and not stolen, "somebody knows more than all do without a theft")


def _has_robbed(table: Table) -> bool:
    """Whether a thief may have done its work: only thefts are seen by two alone (§4.6)."""
    robbing = table.step == steps.ROBBING or table.step == steps.STEALING
    return table.thieves + (1 if robbing else 0) < table.edition.thieves


def _audit_knowledge(known: vec[i64], first: i64, public: vec[i64], start: i64) -> None:
    """What everybody knows of a hand, each one knows (R29)."""
    more: i64 = 0
    for i in range(NOTE):
        refuse(i < KINDS and known[first + i] < public[start + i], "a seat knows less than all do")
        more += known[first + i] - public[start + i] if i != MAP else 0
    refuse(more < 0, "a seat knows less than all do")

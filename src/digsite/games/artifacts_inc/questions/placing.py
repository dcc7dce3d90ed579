"""The player places a die, dives, or ends the turn (§2.3, §2.8)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.move import Part
from digsite.core.view import Objection
from digsite.games.artifacts_inc.box import (
    ALWAYS,
    ARTIFACT_NAMES,
    BUY,
    COLLECTORS,
    FACES,
    FIND,
    GAIN,
    GUIDE,
    LEVELS,
    NONE,
    SELL_ANY,
    SELL_MUSEUM,
    TO_BUY,
    TO_FILL_ANY,
    TO_SELL,
    TO_TRADE,
    TRADE,
)
from digsite.games.artifacts_inc.questions import flow, steps
from digsite.games.artifacts_inc.questions.objecting import plain, unasked, with_values
from digsite.games.artifacts_inc.rules import diving, effects, piles, selling, turn
from digsite.games.artifacts_inc.table import Table


def fill(table: Table, out: Keys) -> None:
    """Place a die where it can be of use, dive, or end the turn (§2.3, §2.8)."""
    hand = turn.faces_in_hand(table)
    if hand != 0:
        fill_own_places(table, hand, out)
        fill_public_places(table, hand, out)
        if diving.can_dive(table):
            out.add(table.moves.dive)
    out.add(table.moves.end)


def fill_own_places(table: Table, hand: i64, out: Keys) -> None:
    """Actions on cards of one's own that hold no die and take one in hand (§2.3, §2.4, §2.5).

    The busiest loop of the game: accessors instead of these lists cost a tenth of its speed.
    """
    places = table.places
    accepted = table.faces
    purposes = table.uses
    placed = table.placed
    first = table.turn * table.edition.place_count
    for i in range(first, first + table.place_count[table.turn]):
        faces = accepted[i] & hand
        if faces == 0 or placed[places[i]] > 0:
            continue
        if purposes[i] == ALWAYS or turn.is_of_use(table, purposes[i], table.terms[i]):
            table.moves.add_placings(places[i], faces, out)


def fill_public_places(table: Table, hand: i64, out: Keys) -> None:
    """Public actions that hold no die of this turn; they are everybody's (§2.3, §2.4, R10).

    As busy as the loop above.
    """
    edition = table.edition
    accepted = edition.place_faces
    purposes = edition.place_uses
    placed = table.placed
    terms = edition.place_terms
    for place in range(edition.first_public_place, edition.place_count):
        printed = place * LEVELS
        faces = accepted[printed] & hand
        if faces == 0 or placed[place] > 0:
            continue
        use = purposes[printed]
        if use == ALWAYS or turn.is_of_use(table, use, terms[printed]):
            table.moves.add_placings(place, faces, out)


def why_not(table: Table, key: i64) -> Objection:
    moves = table.moves
    if moves.is_place(key):
        return why_not_die(table, key)
    if key == moves.dive:
        return why_not_dive(table, key)
    return why_not_open(table, key)


def why_not_open(table: Table, key: i64) -> Objection:
    """The move answers a question that no die has opened (§2.3)."""
    moves = table.moves
    if moves.is_lay(key):
        return plain(table, key, "nothing-to-lay", "§4.2")
    if moves.is_fill(key):
        return plain(table, key, "no-order-open", "§5.1")
    if moves.is_give(key) or key == moves.enough:
        return plain(table, key, "no-sale-open", "§5.4")
    if moves.is_add(key) or key == moves.descend:
        return plain(table, key, "no-dive-open", "§6.1")
    return unasked(table, key, "no-purchase-open", "§3.2")


def why_not_die(table: Table, key: i64) -> Objection:
    """The first of the conditions for placing a die that is not met (§2.3, §2.4, §2.5, §2.6)."""
    edition = table.edition
    place = table.moves.place_of(key)
    piece = edition.place_piece[place]
    if piece == NONE:
        use = edition.use_at(place, 1)
        return why_not_use(table, key, edition.faces_at(place, 1), use, edition.term_at(place, 1))
    seat = table.turn
    level = table.level(seat, piece)
    if level == 0:
        return plain(table, key, "not-your-card", "§2.3")
    for i in range(table.place_count[seat]):
        if table.own_place(seat, i) == place:
            faces = table.own_faces(seat, i)
            return why_not_use(table, key, faces, table.own_use(seat, i), table.own_term(seat, i))
    return with_values(table, key, "other-level", "§3.7", {"level": int(level)})


def why_not_use(table: Table, key: i64, faces: i64, use: i64, term: i64) -> Objection:
    """Why a place that takes these faces does not take this die (§2.4, §2.5, §2.6)."""
    face = table.moves.face_placed(key)
    if table.placed[table.moves.place_of(key)] > 0:
        return plain(table, key, "die-lies-there", "§2.4")
    if table.dice[face] == 0:
        return with_values(table, key, "no-such-die", "§2.3", {"face": int(face) + 1})
    if faces >> face & 1 == 0:
        return why_not_face(table, key, faces)
    return why_no_use(table, key, use, term)


def why_not_face(table: Table, key: i64, faces: i64) -> Objection:
    """Which faces the action takes; if a card beside it eases it, also those shown (§2.5, §7.7)."""
    values: dict[str, Part] = {
        "face": int(table.moves.face_placed(key)) + 1,
        "wanted": named_faces(faces),
    }
    place = table.moves.place_of(key)
    piece = table.edition.place_piece[place]
    level = 1 if piece == NONE else table.level(table.turn, piece)
    printed = table.edition.faces_at(place, level)
    if printed == faces:
        return with_values(table, key, "wrong-face", "§2.5", values)
    values["printed"] = named_faces(printed)
    return with_values(table, key, "wrong-face-eased", "§2.5", values)


def named_faces(faces: i64) -> str:
    return ", ".join([str(int(face) + 1) for face in range(FACES) if faces >> face & 1])


def why_no_use(table: Table, key: i64, use: i64, term: i64) -> Objection:
    """What the player lacks for the die to be of use (§2.6)."""
    if use == TO_BUY:
        dollars = int(table.dollars[table.turn])
        return with_values(table, key, "nothing-affordable", "§2.6", {"dollars": dollars})
    if use == TO_SELL:
        return plain(table, key, "nothing-to-sell", "§2.6")
    if use == TO_TRADE:
        return with_values(table, key, "too-few-to-trade", "§2.6", {"give": int(term)})
    if use == TO_FILL_ANY:
        return plain(table, key, "no-order-anywhere", "§2.6")
    if table.smallest[term] == 0:
        return plain(table, key, "museum-full", "§5.3")
    return with_values(table, key, "no-order-in-reach", "§2.6", {"artifact": ARTIFACT_NAMES[term]})


def why_not_dive(table: Table, key: i64) -> Objection:
    if diving.cards_left(table) == 0:
        return plain(table, key, "stack-empty", "§6.4")
    if diving.dice_on_dive(table) > 0:
        return plain(table, key, "dived-already", "§6.2")
    if table.dice_in_hand() == 0:
        return plain(table, key, "no-die-left", "§6.1")
    values: dict[str, Part] = {
        "wanted": int(diving.number_to_reach(table)),
        "sum": int(diving.sum_from(table, 0)),
    }
    helpers = diving.helpers(table, table.turn)
    if not helpers:
        return with_values(table, key, "sum-too-low", "§6.1", values)
    values["number"] = int(table.edition.dive_numbers[table.dives])
    values["help"] = int(table.dive_help[table.turn])
    values["cards"] = ",".join(helpers)
    return with_values(table, key, "sum-too-low-helped", "§7.10", values)


def answer(table: Table, key: i64) -> None:
    moves = table.moves
    if moves.is_place(key):
        place_die(table, moves.place_of(key), moves.face_placed(key))
    elif key == moves.dive:
        wanted = diving.not_below_zero(diving.number_to_reach(table))
        flow.ask(table, steps.DIVING, NONE, 0, wanted)
    else:
        end_turn(table)


def place_die(table: Table, place: i64, face: i64) -> None:
    """The die covers the action, which is carried out at once (§2.3, R9)."""
    turn.place_die(table, place, face)
    public = table.edition.place_public[place]
    if public == NONE:
        carry_out(table, place, face)
    elif public == GUIDE:
        selling.guide(table)
    elif public == COLLECTORS:
        flow.ask(table, steps.SELLING, NONE, 0, 0)
    else:
        flow.ask(table, steps.ORDERING, public, 0, 0)


def carry_out(table: Table, place: i64, face: i64) -> None:
    """What the asset card says happens, or is asked for (§2.3, §3.1, §3.2, §7.1, §7.2, §7.3,
    §7.4).
    """
    action = turn.action_at(table, place)
    piece = table.edition.place_piece[place]
    do = action.do
    if do == FIND:
        turn.find(table, piece, face)
    elif do == GAIN:
        table.dollars[table.turn] += effects.gain(table, table.turn, piece, action)
    elif do == BUY:
        flow.ask(table, steps.BUYING, NONE, action.discount, 0)
    elif do == SELL_ANY:
        flow.ask(table, steps.SELLING, NONE, action.dollars, 0)
    elif do == SELL_MUSEUM:
        flow.ask(table, steps.ORDERING, NONE, action.dollars, 0)
    else:
        assert do == TRADE
        flow.ask(table, steps.TRADING, NONE, action.dollars, action.give)


def end_turn(table: Table) -> None:
    """All dice come off; gaps that waited for the end of the turn are filled (§2.8, §3.8, R19)."""
    turn.take_dice_off(table)
    if table.late_refill and piles.pile_with_gap(table) != NONE:
        flow.ask(table, steps.REFILLING, NONE, 0, 0)
    else:
        flow.turn_is_over(table)

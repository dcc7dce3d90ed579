"""What holds in every turn: the dice that were rolled, where they lie, and the open question."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.records import refuse
from digsite.games.artifacts_inc.box import (
    ARTIFACTS,
    BUY,
    COLLECTORS,
    DICE_IN_BOX,
    EASE_ADJACENT,
    FACES,
    MUSEUMS,
    NONE,
    SELL_ANY,
    SELL_MUSEUM,
    STARTING_CARDS,
    TRADE,
    Action,
)
from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.rules import buying, diving, effects, ending, selling
from digsite.games.artifacts_inc.rules.rows import are_adjacent
from digsite.games.artifacts_inc.table import Table


def purchases(table: Table) -> i64:
    """How many purchases the current player may have completed in this turn (§3.2)."""
    if table.step == steps.REFILLING and table.late_refill:
        return DICE_IN_BOX  # they came off the cards before the gaps are filled
    done: i64 = 0
    for place in range(table.edition.first_public_place):
        if table.placed[place] > 0 and _is_buy(table, place):
            done += 1
    return done - 1 if table.step == steps.BUYING or table.step == steps.LAYING else done


def _is_buy(table: Table, place: i64) -> bool:
    """Whether the place is for a purchase, now or before its card was upgraded (§3.7)."""
    edition = table.edition
    piece = edition.place_piece[place]
    for level in range(1, table.level(table.turn, piece) + 1):
        action = edition.action(edition.piece_design[piece], level, edition.place_action[place])
        if edition.faces_at(place, level) != 0 and action.do == BUY:
            return True
    return False


def audit_dice(table: Table) -> None:
    """There are as many dice as were rolled, each where it may lie (§2.2, §2.3, §2.5)."""
    on_cards = [int(place) for place in range(table.edition.place_count) if table.placed[place] > 0]
    dice = int(table.dice_in_hand() + diving.dice_on_dive(table)) + len(on_cards)
    refill = table.step == steps.REFILLING and not table.late_refill
    if not refill and (table.step < steps.PLACING or table.step == steps.ENDED):
        refuse(dice > 0, "dice lie on the table though none were rolled")
        return
    for place in on_cards:
        _audit_die(table, place)
    refuse(dice not in _possible_rolls(table), f"{dice} dice cannot have been rolled")
    for museum in range(MUSEUMS):
        _audit_museum(table, museum)
    if table.step != steps.DIVING and diving.dice_on_dive(table) > 0:
        _audit_dive(table)


def _audit_die(table: Table, place: i64) -> None:
    """A die lies on an action that takes it, on a public card or one of the player (§2.3)."""
    edition = table.edition
    face = table.placed[place] - 1
    piece = edition.place_piece[place]
    if piece == NONE:
        refuse(edition.faces_at(place, 1) >> face & 1 == 0, "a die lies where it may not")
        return
    level = table.level(table.turn, piece)
    refuse(level == 0, "a die lies on a card that the player does not have")
    easing = _most_easing(table, piece)
    first: i64 = 1 if purchases(table) > 0 else level
    taken: i64 = 0
    for shown in range(first, level + 1):
        taken |= effects.eased(edition.faces_at(place, shown), easing)
    refuse(taken >> face & 1 == 0, "a die lies where it may not")


def _most_easing(table: Table, piece: i64) -> i64:
    """The most that neighbours can have eased the card in this turn (§7.7)."""
    edition = table.edition
    seat = table.turn
    kind = edition.kinds[edition.piece_design[piece]]
    most: i64 = 0
    for i in range(table.own_count[seat]):
        other = table.own_piece(seat, i)
        if are_adjacent(table.cell(seat, piece), table.cell(seat, other)):
            for level in range(1, table.level(seat, other) + 1):
                for bonus in edition.bonuses_of(edition.piece_design[other], level):
                    if bonus.what == EASE_ADJACENT and bonus.kind == kind and bonus.amount > most:
                        most = bonus.amount
    return most


def _possible_rolls(table: Table) -> set[int]:
    """How many dice may have been rolled: cards bought in this turn had no symbols yet (R16)."""
    most = int(purchases(table))
    reached = {(0, 0)}
    for i in range(table.own_count[table.turn]):
        further: set[tuple[int, int]] = set()
        for more, symbols in _gains(table, table.own_piece(table.turn, i)):
            for bought, gained in reached:
                if bought + more <= most:
                    further.add((bought + more, gained + symbols))
        reached |= further
    now = int(table.symbols[table.turn])
    return {min(int(DICE_IN_BOX), now - gained) for _, gained in reached}


def _gains(table: Table, piece: i64) -> list[tuple[int, int]]:
    """What purchases of a card in this turn may have been: how many, for how many symbols."""
    edition = table.edition
    level = table.level(table.turn, piece)
    first = int(edition.dice[edition.side(piece, 1)])
    now = int(edition.dice[edition.side(piece, level)])
    gains = [(1, now - first)] if level > 1 else []
    if piece >= STARTING_CARDS:
        gains.append((int(level), now))
    return gains


def _audit_museum(table: Table, museum: i64) -> None:
    """Each die on a Museum has filled an order there (§5.1)."""
    edition = table.edition
    dice: i64 = 0
    for place in range(edition.first_public_place, edition.place_count):
        if edition.place_public[place] == museum and table.placed[place] > 0:
            dice += 1
    if table.step == steps.ORDERING and table.subject == museum:
        dice -= 1
    refuse(dice > ending.cubes(table, museum, table.turn), "a die on a Museum filled no order")


def _audit_dive(table: Table) -> None:
    """Dice on Dive have brought up the last card that is gone from the stack (§6.1, §6.3)."""
    edition = table.edition
    refuse(table.dives == 0, "dice lie on Dive though nobody dived")
    rose = edition.values.dive_reputation > 0
    refuse(rose and table.quiet_turns > 0, "reputation rose in this turn")
    last = table.dives - 1
    strange = table.found(table.turn, edition.dive_finds[last]) == 0
    total = _sum_on_dive(table)
    for i in range(table.own_count[table.turn]):
        piece = table.own_piece(table.turn, i)
        helps = [
            int(edition.dive_plus[edition.side(piece, level)])
            for level in range(1, table.level(table.turn, piece) + 1)
        ]
        total += max(helps)
    strange = strange or total < edition.dive_numbers[last]
    refuse(strange, "the dice on Dive did not bring up the last card")


def _sum_on_dive(table: Table) -> i64:
    total: i64 = 0
    for face in range(FACES):
        total += table.dive_dice[face] * (face + 1)
    return total


def audit_question(table: Table) -> None:
    """The numbers of the open question belong to it, and it has an answer."""
    step = table.step
    sold = [int(count) for count in table.sold]
    refuse(step != steps.SELLING and sold != [0] * int(ARTIFACTS), "no sale is open")
    if step == steps.DIVING:
        _audit_open_dive(table)
    elif step == steps.SELLING:
        _audit_open_sale(table)
    elif step != steps.TRADING:
        refuse(table.left != 0 or table.floor != 0, "nothing is named one by one")
    if steps.BUYING <= step <= steps.TRADING:
        refuse(not _has_die_for_question(table), "no die has opened this question")
    else:
        refuse(table.subject != NONE or table.stake != 0, "no die has opened a question")
    if step == steps.BUYING and not table.idle_buy:
        refuse(not buying.can_buy_something(table, table.stake), "nothing can be bought")
    keys = Keys()
    ArtifactsInc(table).fill(keys)
    refuse(keys.count == 0 and step != steps.ENDED, "nothing could be played")


def _audit_open_dive(table: Table) -> None:
    """What is still wanted is what the dice on Dive have not reached (§6.1, R48)."""
    refuse(diving.cards_left(table) == 0, "no underwater card is left")
    wanted = diving.number_to_reach(table) - _sum_on_dive(table)
    highest: i64 = 0
    for face in range(FACES):
        highest = face if table.dive_dice[face] > 0 else highest
    wrong = table.left != diving.not_below_zero(wanted) or table.floor != highest
    over = diving.dice_on_dive(table) > 0 and diving.is_complete(table)
    refuse(wrong or over, "the dive is not what its dice show")


def _audit_open_sale(table: Table) -> None:
    """Artifacts are named in ascending order, until none is left (§5.4)."""
    highest: i64 = 0
    for artifact in range(ARTIFACTS):
        highest = artifact if table.sold[artifact] > 0 else highest
    wrong = table.left != 0 or table.floor != highest
    over = selling.artifacts_from(table, table.floor) == 0
    refuse(wrong or over, "the sale is not what was sold")


def _has_die_for_question(table: Table) -> bool:
    """Whether a die lies where the open question is asked, on these terms (§2.3)."""
    for place in range(table.edition.place_count):
        if table.placed[place] > 0:
            public = table.edition.place_public[place]
            if public == NONE and _asks(table, place):
                return True
            if public != NONE and table.stake == 0 and _public_asks(table, public):
                return True
    return False


def _public_asks(table: Table, public: i64) -> bool:
    """Collectors ask for artifacts, Museums for orders (§5.1, §5.4)."""
    if table.step == steps.SELLING:
        return public == COLLECTORS and table.subject == NONE
    return table.step == steps.ORDERING and public < MUSEUMS and table.subject == public


def _asks(table: Table, place: i64) -> bool:
    """Whether the card has an action there that asks the open question (§7.1)."""
    edition = table.edition
    piece = edition.place_piece[place]
    level = table.level(table.turn, piece)
    design = edition.piece_design[piece]
    number = edition.place_action[place]
    # An upgrade may have taken away the action on which the die lies.
    return edition.faces_at(place, level) > 0 and _action_asks(
        table, edition.action(design, level, number)
    )


def _action_asks(table: Table, action: Action) -> bool:
    """Whether the action asks the open question (§3.2, §7.2, §7.3, §7.4)."""
    do = action.do
    if table.step == steps.LAYING or (table.step == steps.BUYING and table.subject == NONE):
        return do == BUY and table.stake == action.discount
    if table.subject != NONE or table.stake != action.dollars:
        return False
    if table.step == steps.TRADING:
        begun = table.left < action.give
        return do == TRADE and 0 < table.left <= action.give and (begun or table.floor == 0)
    wanted = SELL_ANY if table.step == steps.SELLING else SELL_MUSEUM
    return do == wanted and table.step != steps.BUYING

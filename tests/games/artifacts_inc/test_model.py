"""The game against a slow model of the rules that reads the edition file by itself."""

from itertools import combinations
from typing import Any

import pytest

import digsite
from digsite.core.actors import NOBODY
from tests.games.artifacts_inc.positions import (
    ARTIFACT_TYPES,
    CARDS,
    FOR_SALE,
    MUSEUM_NAMES,
    SHEET,
    STACK,
    STARTING,
    TITLE,
    Card,
    Record,
    design_of,
    game_record,
    position,
    recounted,
    side,
    touching,
)

pytestmark = pytest.mark.played

PRINTED = {museum["id"]: museum for museum in SHEET["museum"]}


def wanted(die: str) -> set[int]:
    """The faces that meet a requirement (§2.5)."""
    if die == "any":
        return set(range(1, 7))
    if die.endswith("+"):
        return set(range(int(die[:-1]), 7))
    if die.endswith("-"):
        return set(range(1, int(die[:-1]) + 1))
    return {int(face) for face in die.split("/")}


def cards_of(record: Record, seat: int) -> list[Card]:
    return [(c["card"], c["level"], c["row"], c["column"]) for c in record["cards"][seat]]


def bonuses(cards: list[Card], what: str) -> list[tuple[Card, dict[str, Any]]]:
    return [
        (card, bonus)
        for card in cards
        for bonus in side(card[0], card[1]).get("bonuses", [])
        if bonus["is"] == what
    ]


def boxes(record: Record, museum: str) -> list[tuple[int, int]]:
    """Open boxes and their sizes (§1.4, §5.3)."""
    sizes = PRINTED[museum]["orders_6" if record["seats"] == 2 else "orders_9"]
    owners = record["orders"][MUSEUM_NAMES.index(museum)]
    return [(i + 1, size) for i, size in enumerate(sizes) if owners[i] == NOBODY]


def fillable(record: Record, museum: str) -> list[str]:
    stock = record["artifacts"][record["turn"]][PRINTED[museum]["artifact"]]
    return [f"fill {museum} {box}" for box, size in boxes(record, museum) if size <= stock]


def affordable(record: Record, discount: int) -> list[str]:
    """What can be paid on these terms (§3.3, §3.4, §3.6)."""
    seat = record["turn"]

    def can_pay(name: str) -> bool:
        cost = CARDS[design_of(name)]["cost"]
        dollars = max(0, cost["dollars"] - discount)
        enough = record["artifacts"][seat]["scroll"] >= cost["scrolls"]
        return bool(enough and record["dollars"][seat] >= dollars)

    new = [f"buy {name}" for name in FOR_SALE if record["visible"][name] and can_pay(name)]
    own = [c for c in cards_of(record, seat) if c[1] == 1 and can_pay(c[0])]
    return new + [f"upgrade {card[0]}" for card in own]


def useful(record: Record, action: dict[str, Any]) -> bool:
    """Whether something can come of a die there (§2.6)."""
    stock = sum(record["artifacts"][record["turn"]].values())
    if action["do"] == "buy":
        return bool(record["idle_buy"] or affordable(record, action["discount"]))
    if action["do"] == "sell_any":
        return bool(stock > 0)
    if action["do"] == "trade":
        return bool(stock >= action["give"])
    if action["do"] == "sell_museum":
        return any(fillable(record, museum) for museum in MUSEUM_NAMES)
    return True


def placings(record: Record) -> set[str]:
    seat = record["turn"]
    cards = cards_of(record, seat)
    hand = {face + 1 for face in range(6) if record["dice"][face]}
    taken = {(die["card"], die["action"]) for die in record["placed"]}
    found = set()
    for card in cards:
        ease = max(
            [
                bonus["by"]
                for other, bonus in bonuses(cards, "ease_adjacent")
                if touching(card, other) and CARDS[design_of(card[0])]["kind"] == bonus["kind"]
            ],
            default=0,
        )
        for i, action in enumerate(side(card[0], card[1]).get("actions", [])):
            faces = {f for f in hand if any(abs(f - w) <= ease for w in wanted(action["die"]))}
            if (card[0], i + 1) not in taken and useful(record, action):
                found |= {f"place {face} {card[0]} {i + 1}" for face in faces}
    publics = [(m, PRINTED[m]["die"], bool(fillable(record, m))) for m in MUSEUM_NAMES]
    anything = sum(record["artifacts"][seat].values()) > 0
    publics.append(("private-collectors", SHEET["private_collectors"]["die"], anything))
    publics.append(("guide-work", SHEET["guide_work"]["die"], True))
    for name, die, use in publics:
        if use and (name, 1) not in taken:
            found |= {f"place {face} {name} 1" for face in hand & wanted(die)}
    return found


def dive_help(record: Record) -> int:
    return sum(b["n"] for _, b in bonuses(cards_of(record, record["turn"]), "dive_plus"))


def hand(record: Record) -> list[int]:
    return [face + 1 for face in range(6) for _ in range(record["dice"][face])]


def can_dive(record: Record) -> bool:
    if sum(record["dive_dice"]) or record["dives"] == len(STACK) or not hand(record):
        return False
    return sum(hand(record)) + dive_help(record) >= STACK[record["dives"]][0]


def lays(record: Record) -> set[str]:
    cards = cards_of(record, record["turn"])
    columns = range(min(c[3] for c in cards) - 1, max(c[3] for c in cards) + 2)
    return {
        f"lay {row} {column}"
        for row in ("top", "bottom")
        for column in columns
        if not any((c[2], c[3]) == (row, column) for c in cards)
        and any(touching(("", 1, row, column), card) for card in cards)
    }


def dive_moves(record: Record) -> set[str]:
    """Dice are added in ascending order; what was added can still be completed."""
    number = STACK[record["dives"]][0]
    added = [face + 1 for face in range(6) for _ in range(record["dive_dice"][face])]
    now = sum(added) + dive_help(record)
    found = set()
    low = max(added, default=1)
    free = [face for face in hand(record) if face >= low]
    for size in range(1, len(free) + 1):
        for chosen in combinations(free, size):
            if now + sum(chosen) >= number:
                found.add(f"add {min(chosen)}")
    if added and now >= number:
        found.add("descend")
    return found


def gives(record: Record) -> set[str]:
    """Artifacts are named in the order of their list; collectors may be told that it is enough."""
    stock = record["artifacts"][record["turn"]]
    trading = record["step"] == "trading"
    found = set()
    for i in range(record["floor"], len(ARTIFACT_TYPES)):
        if stock[ARTIFACT_TYPES[i]]:
            rest = sum(stock[name] for name in ARTIFACT_TYPES[i:])
            if not trading or rest >= record["left"]:
                found.add(f"give {ARTIFACT_TYPES[i]}")
    if not trading and sum(record["sold"].values()):
        found.add("enough")
    return found


def expected(record: Record) -> set[str]:
    """The legal decisions of the current player."""
    kind = record["step"]
    if kind == "arranging":
        laid = [card["card"] for card in record["cards"][record["turn"]]]
        return {f"arrange {name}" for name in STARTING if name not in laid}
    if kind == "placing":
        return placings(record) | ({"dive"} if can_dive(record) else set()) | {"end"}
    if kind == "buying":
        return {*affordable(record, record["stake"]), "decline"}
    if kind == "ordering":
        museums = [record["subject"]] if record["subject"] else MUSEUM_NAMES
        return {fill for museum in museums for fill in fillable(record, museum)}
    others = {"laying": lays, "diving": dive_moves, "selling": gives, "trading": gives}
    return others[kind](record)


def paid(before: Record, after: Record) -> int:
    return int(after["dollars"][before["turn"]] - before["dollars"][before["turn"]])


def found(before: Record, after: Record, artifact: str) -> int:
    seat = before["turn"]
    return int(after["artifacts"][seat][artifact] - before["artifacts"][seat][artifact])


def sales(cards: list[Card], artifact: str) -> int:
    return sum(
        b["dollars"] for _, b in bonuses(cards, "sale_plus") if b["artifact"] in ("any", artifact)
    )


def check_place(before: Record, after: Record, words: list[str]) -> None:
    """Finds and gains come at once and in the right number (§3.1, §5.6, §7.1, §7.8)."""
    face, name, number = int(words[1]), words[2], int(words[3])
    cards = cards_of(before, before["turn"])
    assert {"card": name, "action": number, "face": face} in after["placed"]
    if name == "guide-work":
        assert paid(before, after) == SHEET["guide_work"]["dollars"]
    if name not in [card[0] for card in cards]:
        return
    card = next(card for card in cards if card[0] == name)
    action = side(card[0], card[1])["actions"][number - 1]
    if action["do"] == "find":
        more = [
            bonus
            for other, bonus in bonuses(cards, "extra_find_adjacent")
            if touching(card, other) and face in wanted(bonus["die"])
        ]
        assert found(before, after, CARDS[design_of(name)]["artifact"]) == 1 + len(more)
    if action["do"] == "gain":
        near = 0
        if action.get("per") == "adjacent":
            kinds = [CARDS[design_of(c[0])]["kind"] for c in cards if touching(card, c)]
            near = kinds.count(action["kind"])
        if action.get("per") == "underwater":
            near = sum(before["finds"][before["turn"]].values())
        times = min(near, action.get("max", 0))
        assert paid(before, after) == action["dollars"] + times * action.get("each", 0)


def check_fill(before: Record, after: Record, words: list[str]) -> None:
    museum, box = words[1], int(words[2])
    artifact = PRINTED[museum]["artifact"]
    size = dict(boxes(before, museum))[box]
    cards = cards_of(before, before["turn"])
    assert found(before, after, artifact) == -size
    assert (
        paid(before, after)
        == size + PRINTED[museum]["bonus"] + sales(cards, artifact) + (before["stake"])
    )
    assert after["orders"][MUSEUM_NAMES.index(museum)][box - 1] == before["turn"]


def check_purchase(before: Record, after: Record, words: list[str]) -> None:
    cost = CARDS[design_of(words[1])]["cost"]
    assert -paid(before, after) == max(0, cost["dollars"] - before["stake"])
    assert -found(before, after, "scroll") == cost["scrolls"]


def check(before: Record, after: Record, notation: str) -> None:
    words = notation.split()
    if words[0] == "place":
        check_place(before, after, words)
    if words[0] == "fill":
        check_fill(before, after, words)
    if words[0] in ("buy", "upgrade"):
        check_purchase(before, after, words)
    if words[0] not in ("place", "fill", "buy", "upgrade", "give", "enough"):
        assert after["dollars"] == before["dollars"]
        assert after["artifacts"] == before["artifacts"]
    for seat in range(before["seats"]):
        if seat != before["turn"]:
            assert after["dollars"][seat] == before["dollars"][seat]
            assert after["artifacts"][seat] == before["artifacts"][seat]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"refill": "end_of_turn"}, {"idle_buy": "yes"}], ids=str)
def test_the_game_lists_and_does_what_the_model_expects(
    seats: int, options: dict[str, object]
) -> None:
    state, rng = TITLE.new(seats, options), digsite.Rng(100 + seats)
    while not state.is_over():
        if state.actor() == digsite.CHANCE:
            state.play_key(state.draw_key(rng))
            continue
        before = game_record(state)
        legal = state.legal()
        assert {move.notation() for move in legal} == expected(before), before
        move = legal[rng.below(len(legal))]
        state.play_key(move.key)
        if before["step"] != "arranging":
            check(before, game_record(state), move.notation())


def crowded(rng: digsite.Rng) -> digsite.State:
    """Any cards in any places, any dice and artifacts: what random play seldom reaches."""
    pool = [
        name if n == 0 else f"{name}#{n + 1}"
        for name in FOR_SALE
        for n in range(CARDS[name]["copies"])
    ]
    owned: list[list[Card]] = [[], []]
    row: list[Card] = [(name, 1 + rng.below(2), "top", x) for x, name in enumerate(STARTING)]
    for _ in range(rng.below(14)):
        free = sorted(lays({"turn": 0, "cards": [[_card(card) for card in row]]}))
        first = [n for n in pool if not any(m == n for m, *_ in row) and _next_copy(n, row)]
        words = free[rng.below(len(free))].split()
        row.append((first[rng.below(len(first))], 1 + rng.below(2), words[1], int(words[2])))
    owned[0] = row
    gone = 1 + rng.below(len(STACK))
    mine = [n for n, _ in STACK[:gone] if rng.below(2)]
    return position(
        dice=[1 + rng.below(6) for _ in range(7)],
        cards=owned,
        dollars=[rng.below(9)],
        artifacts=[{name: rng.below(4) for name in ARTIFACT_TYPES}],
        underwater=[mine, [n for n, _ in STACK[:gone] if n not in mine]],
        orders={
            m: {b + 1: rng.below(2) for b in range(6) if rng.below(3) == 0} for m in MUSEUM_NAMES
        },
        reached=True,
    )


def _card(card: Card) -> dict[str, Any]:
    return {"card": card[0], "level": card[1], "row": card[2], "column": card[3]}


def _next_copy(piece: str, row: list[Card]) -> bool:
    """The second copy of a card comes after the first."""
    name, _, number = piece.partition("#")
    return sum(design_of(card[0]) == name for card in row) == int(number or 1) - 1


def test_the_model_agrees_in_crowded_positions_too() -> None:
    rng = digsite.Rng(77)
    for _ in range(120):
        state = crowded(rng)
        assert game_record(state)["reputation"] == recounted(game_record(state))
        while game_record(state)["turn"] == 0 and not state.is_over():
            before = game_record(state)
            if state.actor() == digsite.CHANCE:
                state.play(state.draw(rng))
                continue
            legal = state.legal()
            assert {m.notation() for m in legal} == expected(before), before
            move = legal[rng.below(len(legal))]
            state.play(move)
            check(before, game_record(state), move.notation())
            assert game_record(state)["reputation"] == recounted(game_record(state))

"""Where reputation comes from at Artifacts, Inc., and which cards are bought: for the balance."""

from collections import Counter
from collections.abc import Mapping, Sequence

from digsite.editions import shelf
from digsite.games.artifacts_inc.box import PILE_NAMES, Design
from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.title import ArtifactsIncTitle

SOURCES = ["S", *PILE_NAMES, "U", "bonuses", "majorities"]
RARE, COMMON = 0.02, 0.90
EXPLAINED = [
    "The box holds several copies of some cards. *A copy is bought in* tells of one physical card:",
    "copies bought / (copies × games). Under 2 % or over 90 % of all games would be a fault of the",
    "edition; this is looked for card by card, all numbers of players together. *Any copy* is the",
    "share of games in which at least one of the copies was bought.",
]

Counted = tuple[int, int, Mapping[str, int]]
"""The number of players, games, and what was counted in them."""


def counted(state: ArtifactsInc, notations: Sequence[str]) -> Counter[str]:
    """What a finished game adds: “rounds”, “source U”, “copies of NAME”, “bought NAME”,
    “upgraded NAME”."""
    counts = Counter({"rounds": list(notations).count("end") // int(state.table.seats)})
    moves = [notation.split() for notation in notations]
    bought = [words[1] for words in moves if words[0] == "buy"]
    upgraded = {words[1].split("#")[0] for words in moves if words[0] == "upgrade"}
    counts.update(f"copies of {name}" for name in bought)
    counts.update(f"bought {name}" for name in set(bought))
    counts.update(f"upgraded {name}" for name in upgraded)
    for seat in range(int(state.table.seats)):
        counts.update(sources(state, seat))
    return counts


def sources(state: ArtifactsInc, seat: int) -> Counter[str]:
    """The points of a seat by where they came from."""
    table, edition = state.table, state.table.edition
    found = Counter(
        {"source U": int(table.underwater_cards(seat) * edition.values.dive_reputation)}
    )
    for piece in range(edition.piece_count):
        level = table.level(seat, piece)
        if level > 0:
            design = edition.designs[edition.piece_design[piece]]
            found[f"source {SOURCES[design.pile + 1]}"] += int(design.sides[level - 1].reputation)
    found["source bonuses"] = int(table.reputation[seat]) - found.total()
    found["source majorities"] = state.scores()[seat] - int(table.reputation[seat])
    return found


def page(tables: Sequence[Counted]) -> list[str]:
    """The lines for the page, with a column for each number of players."""
    title = shelf.title("artifacts-inc")
    assert isinstance(title, ArtifactsIncTitle)
    edition = f"Edition `{title.edition}`, version {title.values.version}."
    return [
        "",
        "## Artifacts, Inc.: reputation by source",
        "",
        edition,
        "",
        *_sources(tables),
        "",
        "## Artifacts, Inc.: cards, by share of games",
        "",
        *EXPLAINED,
        "",
        *_cards(title, tables),
    ]


def _table(head: list[str], rows: list[list[str]]) -> list[str]:
    lines = ["| " + " | ".join(row) + " |" for row in [head, *rows]]
    return [lines[0], "|---" * len(head) + "|", *lines[1:]]


def _sources(tables: Sequence[Counted]) -> list[str]:
    rows = []
    for seats, games, counts in tables:
        points = [counts.get(f"source {source}", 0) for source in SOURCES]
        shares = [f"{100 * each / max(1, sum(points)):.0f} %" for each in points]
        rows.append([str(seats), f"{counts['rounds'] / games:.1f}", *shares])
    return _table(["players", "rounds", *SOURCES], rows)


def _cards(title: ArtifactsIncTitle, tables: Sequence[Counted]) -> list[str]:
    """How often each card was bought and upgraded, all numbers of players together."""
    together: Counter[str] = Counter()
    for _, _, counts in tables:
        together.update(counts)
    pooled = (0, sum(games for _, games, _ in tables), together)
    rows = [_card(design, pooled, tables) for design in title.values.designs]
    shares = [f"{seats} players" for seats, _, _ in tables]
    head = ["card", "copies", "a copy is bought in", *shares, "any copy", "any upgraded", ""]
    return _table(head, rows)


def _card(design: Design, pooled: Counted, tables: Sequence[Counted]) -> list[str]:
    _, games, counts = pooled
    shown = [design.name, str(design.copies)]
    upgraded = _percent(counts[f"upgraded {design.name}"] / games)
    if design.pile < 0:
        return [*shown, *[""] * (len(tables) + 2), upgraded, ""]
    share = share_of(design, pooled)
    shown.append(_percent(share))
    shown += [_percent(share_of(design, table)) for table in tables]
    any_copy = _percent(counts[f"bought {design.name}"] / games)
    return [*shown, any_copy, upgraded, _remark(share)]


def share_of(design: Design, table: Counted) -> float:
    """The share of games in which a given copy of the card is bought; copies are alike."""
    _, games, counts = table
    return counts.get(f"copies of {design.name}", 0) / (int(design.copies) * games)


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %" if share >= 0.095 else f"{100 * share:.1f} %"


def _remark(bought: float) -> str:
    if bought < RARE:
        return "under 2 %"
    return "over 90 %" if bought > COMMON else ""

"""Measures the balance of an edition of Artifacts, Inc.: seats, sources of reputation, cards.

    python tools/balance.py --player search --games 300 > docs/balance.md

Any player of the roster will do; the better it plays, the more the figures say about the edition.
"""

import argparse
import sys
from collections import Counter

import digsite
from digsite.bots.roster import make_player, player_names
from digsite.games.artifacts_inc.box import PILE_NAMES, Design
from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.title import ArtifactsIncTitle
from digsite.play.match import Match, run

SOURCES = ["S", *PILE_NAMES, "U", "bonuses", "majorities"]
RARE, COMMON = 0.02, 0.90
EXPLAINED = [
    "The box holds several copies of some cards. *A copy is bought in* tells of one physical card:",
    "copies bought / (copies x games). Under 2 % or over 90 % of all games would be a fault of the",
    "edition; this is looked for card by card, all numbers of players together. *Any copy* is the",
    "share of games in which at least one of the copies was bought.",
]


class Balance:
    """Counts over many games with the same number of players."""

    def __init__(self, title: ArtifactsIncTitle, seats: int) -> None:
        self.title, self.seats = title, seats
        self.games = self.rounds = 0
        self.wins = [0.0] * seats  # by place in turn order; a shared win is shared
        self.sources = dict.fromkeys(SOURCES, 0)
        self.bought: Counter[str] = Counter()  # games in which any copy was bought
        self.copies: Counter[str] = Counter()  # copies bought in all games
        self.upgraded: Counter[str] = Counter()  # games in which any copy was upgraded

    def add(self, match: Match) -> None:
        """Count a finished game."""
        state = match.state
        assert isinstance(state, ArtifactsInc)
        notations = [move.notation() for move in match.moves]
        self.games += 1
        self.rounds += notations.count("end") // self.seats
        winners = [seat for seat, place in enumerate(state.ranking()) if place == 1]
        for seat in winners:
            place = (seat - int(state.table.first)) % self.seats
            self.wins[place] += 1 / len(winners)
        self._add_cards([notation.split() for notation in notations])
        for seat in range(self.seats):
            self._add_sources(state, seat)

    def _add_cards(self, moves: list[list[str]]) -> None:
        bought = [words[1] for words in moves if words[0] == "buy"]
        self.copies.update(bought)
        self.bought.update(set(bought))
        self.upgraded.update({words[1].split("#")[0] for words in moves if words[0] == "upgrade"})

    def share(self, design: Design) -> float:
        """The share of games in which a given copy of the card is bought; copies are alike."""
        return self.copies[design.name] / (int(design.copies) * self.games)

    def _add_sources(self, state: ArtifactsInc, seat: int) -> None:
        table, edition = state.table, self.title.values
        counted = int(table.underwater_cards(seat) * edition.values.dive_reputation)
        self.sources["U"] += counted
        for piece in range(edition.piece_count):
            level = table.level(seat, piece)
            if level > 0:
                design = edition.piece_design[piece]
                icon = int(edition.designs[design].sides[level - 1].reputation)
                self.sources[SOURCES[edition.designs[design].pile + 1]] += icon
                counted += icon
        self.sources["bonuses"] += int(table.reputation[seat]) - counted
        self.sources["majorities"] += state.scores()[seat] - int(table.reputation[seat])


def measured(title: ArtifactsIncTitle, seats: int, games: int, player: str, seed: int) -> Balance:
    """A number of games between players of the same kind, fixed by the seed."""
    balance = Balance(title, seats)
    for game in range(games):
        rng = digsite.Rng(seed + game)
        players = [make_player(player, title, rng.fork()) for _ in range(seats)]
        balance.add(run(Match(title, seats), players, rng))
    return balance


def report(balances: list[Balance], player: str, command: str) -> str:
    """The measurements as a page of Markdown."""
    title = balances[0].title
    version = title.values.version
    lines = [
        "# Balance of Artifacts, Inc.",
        "",
        f"Edition `{title.edition}`, version {version}; all seats played by `{player}`. Made by",
        "",
        f"    {command}",
        "",
        "The figures tell about the edition only as far as the player plays well.",
        "",
        *_seats(balances),
        *_sources(balances),
        *_cards(balances),
    ]
    return "\n".join(lines).rstrip() + "\n"


def _table(head: list[str], rows: list[list[str]]) -> list[str]:
    lines = ["| " + " | ".join(row) + " |" for row in [head, *rows]]
    return [lines[0], "|---" * len(head) + "|", *lines[1:], ""]


def _seats(balances: list[Balance]) -> list[str]:
    rows = [
        [
            str(balance.seats),
            str(balance.games),
            f"{balance.rounds / balance.games:.1f}",
            " / ".join(f"{100 * wins / balance.games:.0f} %" for wins in balance.wins),
        ]
        for balance in balances
    ]
    head = ["players", "games", "rounds", "wins of first / second / …"]
    return ["## Wins by place in turn order", "", *_table(head, rows)]


def _sources(balances: list[Balance]) -> list[str]:
    rows = []
    for balance in balances:
        total = max(1, sum(balance.sources.values()))
        shares = [f"{100 * balance.sources[source] / total:.0f} %" for source in SOURCES]
        rows.append([str(balance.seats), *shares])
    return ["## Reputation by source", "", *_table(["players", *SOURCES], rows)]


def _cards(balances: list[Balance]) -> list[str]:
    """How often each card was bought and upgraded, all numbers of players together."""
    pooled = Balance(balances[0].title, 0)
    for balance in balances:
        pooled.games += balance.games
        pooled.bought += balance.bought
        pooled.copies += balance.copies
        pooled.upgraded += balance.upgraded
    rows = [_card(pooled, balances, design) for design in pooled.title.values.designs]
    shares = [f"{balance.seats} players" for balance in balances]
    head = ["card", "copies", "a copy is bought in", *shares, "any copy", "any upgraded", ""]
    return ["## Cards, by share of games", "", *EXPLAINED, "", *_table(head, rows)]


def _card(pooled: Balance, balances: list[Balance], design: Design) -> list[str]:
    shown = [design.name, str(design.copies)]
    upgraded = _percent(pooled.upgraded[design.name] / pooled.games)
    if design.pile < 0:
        return [*shown, *[""] * (len(balances) + 2), upgraded, ""]
    shown.append(_percent(pooled.share(design)))
    shown += [_percent(balance.share(design)) for balance in balances]
    any_copy = _percent(pooled.bought[design.name] / pooled.games)
    return [*shown, any_copy, upgraded, _remark(pooled.share(design))]


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %" if share >= 0.095 else f"{100 * share:.1f} %"


def _remark(bought: float) -> str:
    if bought < RARE:
        return "under 2 %"
    return "over 90 %" if bought > COMMON else ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--player", choices=player_names(), default=player_names()[-1])
    parser.add_argument("--games", type=int, default=300, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", default=None, help="one of digsite's; the default is usual")
    asked = parser.parse_args()
    title = digsite.title("artifacts-inc", asked.edition)
    assert isinstance(title, ArtifactsIncTitle)
    balances = [
        measured(title, seats, asked.games, asked.player, asked.seed) for seats in title.seats
    ]
    command = f"python tools/balance.py --player {asked.player} --games {asked.games}"
    command += f" --seed {asked.seed} --edition {title.edition}"
    sys.stdout.write(report(balances, asked.player, command))


if __name__ == "__main__":
    main()

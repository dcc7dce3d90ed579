"""Who wins by place in turn order, in games that pupils of a course have played against each other.

    python -m bench.seats training

`digsite train` keeps such games; all seats think alike in them, so what is left is the seat.
"""

import sys
from pathlib import Path

import digsite
from digsite.arena.self_play import games_in
from digsite.arena.tally import wilson


def wins(title: digsite.Title, way: list[str], games: list[list[int]]) -> list[float]:
    """Wins of the first in turn, the second, and so on; a shared win is shared."""
    seats = int(way[0])
    found = [0.0] * seats
    for keys in games:
        state = title.new(seats, {"expansions": way[1:]} if way[1:] else {})
        first = -1
        for key in keys:
            if first < 0:
                first = int(state.actor())
            state.play_key(key)
        places = state.ranking()
        for seat, place in enumerate(places):
            if place == 1:
                found[(seat - first) % seats] += 1 / places.count(1)
    return found


def line(file: Path) -> str:
    title, way = split(file.stem)
    games = games_in(file)
    counted = wins(digsite.title(title), way, games)
    shares = [f"{won / len(games):.0%}" for won in counted]
    low, high = wilson(counted[0] / len(games), len(games))
    about = f"{title}, {' '.join(way)} | {len(games)} | {' / '.join(shares)}"
    return f"| {about} | {low:.0%} – {high:.0%} |"


def split(stem: str) -> tuple[str, list[str]]:
    """The title and the way to play, from the name of a file of games."""
    for title in sorted(digsite.titles(), key=len, reverse=True):
        if stem.startswith(title):
            *way, _ = stem.removeprefix(title + "-").split("-")
            return title, way
    raise ValueError(f"{stem} is no file of games")


def main() -> None:
    print("| title, players | games | wins of first / second / … | first, 95 % |")
    print("|---|---:|---|---|")
    for file in sorted(Path(sys.argv[1]).glob("*.jsonl")):
        print(line(file))


if __name__ == "__main__":
    main()

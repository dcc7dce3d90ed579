"""A bot in plain Python that speaks digsite's line protocol: it sells the largest set it can.

Try it: digsite play archaeology --players "program:python3 examples/players/foreman.py"
"""

import json
import sys


def answer(line: str) -> None:
    print(line, flush=True)


def size(move: str) -> int:
    """How many cards the move sells; 0 for any other move."""
    words = move.split()
    return int(words[1]) if words[0] == "sell" else 0


legal: list[str] = []
money = 0
for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "digsite":
        answer("name Foreman")
        answer("ready")
    elif word == "view":
        money = sum(json.loads(rest).get("money", []))
    elif word == "legal":
        legal.append(rest)
    elif word == "go":
        answer(f"note {money} coins have been paid so far")
        answer(f"move {max(legal, key=size)}")
        legal = []
    elif word == "quit":
        break

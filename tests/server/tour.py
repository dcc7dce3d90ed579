"""One request of each kind, with its answer: `python -m tests.server.tour` writes the examples of
the documentation of the API from them."""

import json
import re
import tempfile
from pathlib import Path
from typing import Any

import digsite
from digsite.core.actors import SPECTATOR
from digsite.play import matchfile
from digsite.play.match import Match, run
from digsite.server import api_docs
from tests.server.clients import Place, Reception, persons, play_out
from tests.server.host import hosting, settings

Record = dict[str, Any]
OPEN = {"kind": "open"}
SHORT = {
    "events": 2,
    "legal": 2,
    "objections": 1,
    "frames": 2,
    "tables": 1,
    "hidden": 3,
    "decisions": 1,
}
TABLE = "0123456789abcdef"
KEYS = ("Yk3nq0cW6hB5uTz1Lr8sXA", "mD7pE2vJ9gQ4oNc0iKx5RA")


class Tour:
    """Asks for everything once, and notes what it was told."""

    def __init__(self, reception: Reception) -> None:
        self.reception = reception
        self.seen: Record = {}

    def get(self, path: str, at: str, secret: str | None = None, **query: object) -> Any:
        answer = self.reception.get(at, secret, **query)
        return self.note(f"GET {path}", None, answer)

    def post(self, path: str, at: str, body: object, secret: str | None = None) -> Any:
        return self.note(f"POST {path}", body, self.reception.post(at, body, secret))

    def note(self, name: str, body: object, answer: Any) -> Any:
        assert answer.status_code in {200, 201}, answer.text
        is_json = answer.headers["content-type"] == "application/json"
        told = answer.json() if is_json else answer.text
        self.seen[name] = {"answer": told} if body is None else {"request": body, "answer": told}
        return told

    def everything(self) -> Record:
        self.upkeep()
        self.lessons()
        place = self.tables()
        self.play(place)
        self.stream(place)
        self.hint()
        self.finished(place)
        self.club()
        return self.seen

    def upkeep(self) -> None:
        for path in ("/health", "/ready", "/metrics", "/api/titles"):
            self.get(path, path)
        edition = "/api/titles/archaeology/editions/printed"
        self.get("/api/titles/{title}/editions/{edition}", edition)

    def lessons(self) -> None:
        at, path = "/api/lessons/archaeology", "/api/lessons/{lesson}"
        self.get("/api/lessons", "/api/lessons")
        read: Record = {"path": [[], []]}
        self.post(path, at, read)
        now: Record = self.post(f"{path}/on", f"{at}/on", read)
        trial = {"path": now["path"], "moves": ["offer shard"]}
        self.post(f"{path}/preview", f"{at}/preview", trial)
        question = {"path": now["path"], "moves": [], "about": ["sell 2 cup"]}
        self.post(f"{path}/why", f"{at}/why", question)
        self.post(f"{path}/moves", f"{at}/moves", {"path": now["path"], "moves": ["offer coin"]})

    def tables(self) -> Place:
        clock = {"kind": "turn", "seconds": 3600}
        body = {"title": "archaeology", "seats": [*persons(1), OPEN], "clock": clock}
        place = Place(self.reception, self.post("/api/tables", "/api/tables", body))
        self.get("/api/tables", "/api/tables", limit=1)
        join = {"code": place.code, "name": "Ben"}
        self.get("/api/join/{code}", f"/api/join/{place.code}")
        joined = self.post("/api/join", "/api/join", join)
        place.secrets[joined["seat"]] = joined["secret"]
        self.get("/api/tables/{table}", place.path, place.secrets[0])
        other = self.reception.table("archaeology", [*persons(1), OPEN])
        there = {"code": other.code, "name": "Ben"}
        self.post("/api/tables/{table}/join", f"{other.path}/join", there)
        return place

    def play(self, place: Place) -> None:
        at, path = place.path, "/api/tables/{table}"
        actor = until_end(place)
        secret = place.secrets[actor]
        view = self.get(f"{path}/view", f"{at}/view", secret)
        move = ["end"]  # beyond the horizon: the others are asked
        trial = {"ply": view["ply"], "moves": move}
        self.post(f"{path}/preview", f"{at}/preview", trial, secret)
        question = {"ply": view["ply"], "moves": [], "about": ["dig"]}
        self.post(f"{path}/why", f"{at}/why", question, secret)
        body = {"id": "b1946ac9", "ply": view["ply"], "moves": move}
        ply = self.post(f"{path}/moves", f"{at}/moves", body, secret)["ply"]
        self.post(f"{path}/undo", f"{at}/undo", {"id": "c5e478d5", "ply": ply}, secret)
        assert place.view(SPECTATOR)["table"]["wish"] is not None
        other = place.secrets[1 - actor]
        self.post(f"{path}/consent", f"{at}/consent", {"agree": True}, other)
        self.post(f"{path}/chat", f"{at}/chat", {"text": "Good luck!"}, secret)
        self.get(f"{path}/chat", f"{at}/chat")
        chosen = {"confirm": True, "webhook": "https://ntfy.example/ada"}
        place_of = f"/seats/{actor}/settings"
        self.post(f"{path}/seats/{{seat}}/settings", at + place_of, chosen, secret)
        self.get(f"{path}/replay", f"{at}/replay", secret, count=2)

    def stream(self, place: Place) -> None:
        """The messages of a socket."""
        actor = until_end(place)
        client = place.sit(actor, since=0)
        move = "end"
        body = {"id": "d3b07384", "ply": client.now["ply"], "moves": [move]}
        sent: Record = {
            "hello": {"type": "hello", "secret": place.secrets[actor], "since": 0},
            "preview": {"type": "preview", "ply": body["ply"], "moves": [move]},
            "why": {"type": "why", "ply": body["ply"], "moves": [], "about": ["dig"]},
            "move": {"type": "move", **body},
            "chat": {"type": "chat", "text": "Well dug."},
            "ping": {"type": "ping"},
            "ready": {"type": "ready"},
        }
        for name in ("ready", "preview", "why", "move", "chat", "ping"):
            client.ask(sent[name])
        sent["undo"] = {"type": "undo", "id": "e99a18c4", "ply": client.now["ply"]}
        sent["consent"] = {"type": "consent", "agree": True}
        refused = client.move("dig", ply=client.now["ply"])
        client.ask(sent["undo"])
        received = {one["type"]: one for one in client.messages}
        received["answer"] = {
            "type": "answer", "id": body["id"], "accepted": True, "ply": client.now["ply"],
        }  # fmt: skip
        received["refusal"] = refused
        assert set(received) == {"update", "answer", "table", "chat", "refusal"}
        self.seen["sent"], self.seen["received"] = sent, received
        client.close()

    def hint(self) -> None:
        """Against a program somebody may ask what to do."""
        seats = [*persons(1), {"kind": "bot", "level": "random"}]
        place = self.reception.table("archaeology", seats)
        client = place.sit(0)
        while len(client.now["legal"]) < 2:
            if client.now["legal"]:
                client.move(client.now["legal"][0]["notation"])
            else:
                client.next("update")
        body = {"ply": client.now["ply"]}
        self.post("/api/tables/{table}/hint", f"{place.path}/hint", body, place.secrets[0])
        client.close()

    def club(self) -> None:
        """A game that counts, and what the club tells of it."""
        place = self.reception.table("archaeology", [*persons(1), OPEN])
        place.join("Ben")
        for seat, key in enumerate(KEYS):
            place.post(f"seats/{seat}/settings", {"club": key}, place.secrets[seat])
        play_out(place)
        at = "/api/club"
        self.get(at, at)
        self.get(f"{at}/players/{{name}}", f"{at}/players/Ada")
        self.get(f"{at}/export", f"{at}/export")
        for key in KEYS:
            self.post(f"{at}/leave", f"{at}/leave", {"key": key})

    def finished(self, place: Place) -> None:
        at, path = place.path, "/api/tables/{table}"
        hand = {"level": "novice"}
        self.post(f"{path}/seats/{{seat}}/hand", f"{at}/seats/0/hand", hand, place.host)
        self.post(f"{path}/leave", f"{at}/leave", None, place.secrets[1])
        self.post(f"{path}/seats/{{seat}}/free", f"{at}/seats/1/free", None, place.secrets[0])
        self.post(f"{path}/abandon", f"{at}/abandon", None, place.host)
        self.post(f"{path}/rematch", f"{at}/rematch", None, place.host)
        title, rng = digsite.title("archaeology"), digsite.Rng(4)
        players = [digsite.make_player("random", title, rng.fork()) for _ in range(2)]
        match = run(Match(title, 2, names=["Ada", "Ben"]), players, rng)
        file = {"file": matchfile.written(match)}
        over = Place(self.reception, self.post("/api/files", "/api/files", file))
        self.get(f"{path}/file", f"{over.path}/file")
        self.get(f"{path}/analysis", f"{over.path}/analysis")
        self.post(f"{path}/branch", f"{over.path}/branch", {"after": 12})


def until_end(place: Place) -> int:
    """Decide until somebody may end a turn; who."""
    while True:
        actor: int = place.view(SPECTATOR)["view"]["actor"]
        view = place.view(actor)
        legal = [move["notation"] for move in view["legal"]]
        if "end" in legal:
            return actor
        place.move(actor, f"until{view['ply']}", view["ply"], legal[0])


def shortened(value: Any, name: str = "") -> Any:
    """Long lists and texts are cut, so that one can read them."""
    if isinstance(value, dict):
        return {key: shortened(one, key) for key, one in value.items()}
    if isinstance(value, list):
        return [shortened(one) for one in some_of(value, SHORT.get(name, 12))]
    if isinstance(value, str) and value.count("\n") > 12:
        return "\n".join([*value.split("\n")[:12], "…"])
    return value


def some_of(entries: list[Any], most: int) -> list[Any]:
    """The first of a list, and the first of each further shape."""
    kept = entries[:most]
    for one in entries[most:]:
        if isinstance(one, dict) and all(set(one) != set(other) for other in kept):
            kept.append(one)
    return kept


def anonymous(text: str) -> str:
    """Names, codes and secrets of no real table."""
    text = re.sub(r'("(?:id|rematch)": ")[0-9a-f]{16}"', rf'\g<1>{TABLE}"', text)
    text = re.sub(r'("(?:host|secret)": ")[\w-]{22}"', r'\g<1>kept-to-yourself-please"', text)
    text = re.sub(r'"code": "[0-9A-Z]{6}"', '"code": "K7M2QX"', text)
    return re.sub(r'"(created|at|older|until)": [\d.]+', r'"\1": 1760000000.0', text)


def main() -> None:
    folder = Path(tempfile.mkdtemp())
    with hosting(settings(str(folder / "tour.sqlite"))) as host:
        reception = Reception(host)
        seen = shortened(Tour(reception).everything())
        reception.close()
    text = anonymous(json.dumps(seen, indent=1, ensure_ascii=False, sort_keys=True))
    api_docs.EXAMPLES.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

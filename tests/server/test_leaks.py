"""Whole games at the wire: a seat receives what its view and its events give, and nothing else.

A random game of every third setting (title, number of seats, option), and hundreds of games of all
settings in `make soak`: the server does not know one title from another, and what each of them
hides is proved for every setting in tests/leaks and tests/contracts.
"""

import asyncio
import os
from pathlib import Path
from typing import Literal

import httpx
import msgspec
import pytest
from msgspec import Raw

import digsite
from digsite.core.actors import SPECTATOR
from digsite.lessons.figures.gather import gathered
from digsite.locales.sentences import explain
from digsite.play import matchfile
from digsite.play.match import Match
from digsite.server.reports import move_record
from digsite.server.table import Table
from tests.server.clients import Reception, bearer, finish, persons
from tests.server.sockets import Record, Socket, Wire, wired
from tests.walks import SETTINGS, Setting, label

GAMES = int(os.environ.get("DIGSITE_LEAK_GAMES", 0))
PLAYED = SETTINGS if GAMES else SETTINGS[::3]
NEWS = b'{"type":"table"'
UNREADABLE = "castle kingside"
LOOK_EVERY = 97  # decisions between two looks by HTTP, and provocations


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    kind: str
    name: str
    level: str
    here: bool
    free: bool
    late: bool
    listed: bool
    colour: int


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """Nothing of the game is in it but its setting."""

    id: str
    title: str
    edition: str
    rules: int
    options: Record
    status: str
    created: float
    seats: list[Seat]
    clock: None
    rematch: None
    until: float
    wish: None
    practice: bool = False


class Wants(msgspec.Struct, forbid_unknown_fields=True):
    confirm: bool
    webhook: None
    club: bool


class Update(msgspec.Struct, forbid_unknown_fields=True):
    type: str
    ply: int
    played: int
    seat: int
    events: Raw
    view: Raw
    legal: Raw
    result: Record | None
    table: Card
    settings: Wants | None


class News(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody came or went."""

    type: Literal["table"]
    ply: int
    table: Card


class Fault(msgspec.Struct, forbid_unknown_fields=True):
    """Why not."""

    code: str
    text: str
    values: dict[str, str]


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """To a decision."""

    type: str
    id: str
    accepted: bool
    ply: int | None = None
    error: Fault | None = None
    objection: Record | None = None
    update: Update | None = None


class Receipt(msgspec.Struct, forbid_unknown_fields=True):
    """To a decision by HTTP."""

    id: str
    accepted: bool
    ply: int


class Reasons(msgspec.Struct, forbid_unknown_fields=True):
    """To the question why something cannot be done."""

    id: str
    ply: int
    moves: list[str]
    objections: list[Record]
    figures: Record
    type: str = ""


class Frame(msgspec.Struct, forbid_unknown_fields=True):
    ply: int
    event: Raw
    view: Raw


class Replay(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    ply: int
    frames: list[Frame]


def same(told: Raw, truth: object) -> bool:
    """Equal as JSON; equal bytes are the quick way to know."""
    wanted = msgspec.json.encode(truth)
    return bytes(told) == wanted or msgspec.json.decode(told) == msgspec.json.decode(wanted)


class Truth:
    """The game as the engine plays it from the log: what each seat may see, ply by ply."""

    def __init__(self, table: Table) -> None:
        self.lines = table.lines
        self.match = Match(table.match.title, table.match.seats, table.match.options)
        self.title = self.match.title
        self.viewers = [*range(self.match.seats), digsite.SPECTATOR]
        self.events: dict[int, list[object]] = {viewer: [] for viewer in self.viewers}
        self.follow()

    def follow(self) -> None:
        """Play what the log has more."""
        for line in self.lines[self.match.ply :]:
            move, state = self.title.move(line.notation), self.match.state
            for viewer in self.viewers:
                event = self.title.event(state, move, viewer)
                self.events[viewer].append({"ply": self.match.ply, **event.record()})
            self.match.play(move)

    def check(self, told: Update, viewer: int, since: int) -> None:
        state, title = self.match.state, self.title
        mine = state.actor() == viewer
        legal = state.legal() if mine else []
        assert (told.type, told.seat) == ("update", viewer)
        assert told.ply == told.played == self.match.ply
        assert same(told.view, title.view(state, viewer).record())
        assert same(told.events, self.events[viewer][since:])
        assert same(
            told.legal,
            [move_record(move) for move in legal],
        )
        assert (told.result is not None) == state.is_over()
        assert (told.settings is not None) == (viewer >= 0)

    def objections(self, seat: int, moves: list[str]) -> list[Record]:
        """What the seat may be told that it cannot do: found in a world that it imagines itself."""
        view = self.title.view(self.match.state, seat)
        world = self.title.imagine(view, digsite.Rng(len(self.lines)))
        for notation in moves:
            world.play(self.title.move(notation))
        found: list[Record] = []
        for one in self.title.objections(world, seat):
            text = explain(self.title, one, names=self.match.names, viewer=seat)
            found.append({**msgspec.json.decode(msgspec.json.encode(one.record())), "text": text})
        return found

    def figures(self, seat: int, moves: list[str]) -> Record:
        """What the seat's choices cost and bring, told from what it sees in such a world."""
        world = self.title.imagine(self.title.view(self.match.state, seat), digsite.Rng(1))
        for notation in moves:
            world.play(self.title.move(notation))
        if world.actor() != seat:
            return {}
        return {**gathered(self.title.name, self.title.view(world, seat), world.legal())}


class Game:
    """One game, with a socket for each seat and one for a spectator."""

    def __init__(self, wire: Wire, setting: Setting, number: int) -> None:
        self.wire = wire
        self.setting = setting
        self.number = number
        self.rng = digsite.Rng(1000 + number)
        self.told: dict[int, int] = {}  # the ply up to which each viewer has been told
        self.sockets: dict[int, Socket] = {}

    async def begin(self) -> None:
        name, seats, options = self.setting
        body = {"title": name, "seats": persons(seats), "options": options}
        made = (await self.wire.http.post("/api/tables", json=body)).json()
        self.path = f"/api/tables/{made['table']['id']}"
        self.secrets = {one["seat"]: one["secret"] for one in made["secrets"]}
        self.table = self.wire.house.hall.live[made["table"]["id"]]
        self.truth = Truth(self.table)
        self.truth.match.names = [seat.name for seat in self.table.seats]
        for viewer in self.truth.viewers:
            self.told[viewer] = 0
            secret = self.secrets.get(viewer)
            self.sockets[viewer] = await self.wire.connect(self.table.id, secret)
            await self.hear(viewer)

    async def next(self, viewer: int) -> bytes:
        """The viewer's next message, besides who comes and goes."""
        while True:
            raw = await self.sockets[viewer].hear()
            if not raw.startswith(NEWS):
                return raw
            msgspec.json.decode(raw, type=News)

    async def hear(self, viewer: int) -> None:
        """The viewer's next message is an update, and tells what it may."""
        told = msgspec.json.decode(await self.next(viewer), type=Update)
        self.truth.check(told, viewer, self.told[viewer])
        self.told[viewer] = told.ply

    async def play(self) -> None:
        """Random decisions to the end, with a look from outside now and then."""
        decisions = 0
        while not self.truth.match.is_over:
            decisions += 1
            if decisions % LOOK_EVERY == 0:
                await self.provoke()
                await self.look()
            legal = self.truth.match.state.legal()
            move = legal[self.rng.below(len(legal))].notation()
            body = {"id": f"d{decisions}", "ply": self.table.ply, "moves": [move]}
            await self.decide(body, by_http=decisions % LOOK_EVERY == 1)

    async def decide(self, body: Record, by_http: bool) -> None:
        actor = int(self.truth.match.actor)
        if by_http:
            answer = await self.post("moves", body, actor)
            self.truth.follow()
            receipt = msgspec.json.decode(answer.content, type=Receipt)
            assert receipt == Receipt(body["id"], True, self.truth.match.ply)
        else:
            self.sockets[actor].say({"type": "move", **body})
        raw = await self.next(actor)
        self.truth.follow()
        told = msgspec.json.decode(raw, type=Update)
        self.truth.check(told, actor, self.told[actor])
        self.told[actor] = told.ply
        if not by_http:
            answered = msgspec.json.decode(await self.next(actor), type=Answer)
            assert answered == Answer("answer", body["id"], True, self.truth.match.ply)
        for viewer in self.sockets:
            if viewer != actor:
                await self.hear(viewer)

    async def provoke(self) -> None:
        """Whoever is to act, and somebody else, try what is forbidden, unreadable or stale."""
        state, title, ply = self.truth.match.state, self.truth.title, self.table.ply
        legal = [move.notation() for move in state.legal()]
        for seat in {int(state.actor()), self.rng.below(self.truth.match.seats)}:
            mine = legal if state.actor() == seat else []
            wrong = title.moves[self.rng.below(title.move_count)].notation()
            tries = [[UNREADABLE], *([[wrong]] if wrong not in mine else [])]
            tries += [[mine[0], UNREADABLE]] if mine else []
            for moves in tries:
                await self.refused(seat, ply, moves)
            await self.refused(seat, ply - 1, [UNREADABLE])
            await self.wonder(seat, [], [wrong, *legal])
            await self.wonder(seat, mine[:1], [])

    async def wonder(self, seat: int, moves: list[str], about: list[str]) -> None:
        """Why not: by socket and by HTTP the same, from what the seat knows, about what it asks."""
        body = {"id": "why", "ply": self.table.ply, "moves": moves, "about": about}
        self.sockets[seat].say({"type": "why", **body})
        by_socket = msgspec.json.decode(await self.next(seat), type=Reasons)
        by_http = (await self.post("why", body, seat)).content
        expected = self.truth.objections(seat, moves)
        if about:
            expected = [one for one in expected if one["what"] in {"play", *about}]
        figures = {} if about else self.truth.figures(seat, moves)
        truth = Reasons("why", self.table.ply, moves, expected, figures)
        assert msgspec.json.decode(by_http, type=Reasons) == truth
        truth.type = "answer"
        assert by_socket == truth

    async def refused(self, seat: int, ply: int, moves: list[str]) -> None:
        """The refusal has a reason that the seat may know, and a fresh view only if it is late."""
        body = {"id": "wrong", "ply": ply, "moves": moves}
        self.sockets[seat].say({"type": "move", **body})
        raw = await self.next(seat)
        answer = msgspec.json.decode(raw, type=Answer)
        assert (answer.type, answer.id, answer.accepted) == ("answer", "wrong", False)
        assert answer.error is not None
        assert (answer.update is not None) == (ply != self.table.ply)
        if answer.update is not None:
            self.truth.check(answer.update, seat, ply)
        expected = {
            "illegal": f"“{moves[-1]}” is not allowed now",
            "unreadable": f"“{UNREADABLE}” is not a move of {self.truth.title.name}",
            "stale": f"the table is at ply {self.table.ply}, and this was meant for ply {ply}",
        }
        if answer.objection is None:
            assert answer.error.text == expected[answer.error.code]
        else:
            assert answer.objection in self.truth.objections(seat, moves[:-1])
            assert answer.error.text == answer.objection["text"]
        title = self.truth.title.name
        known: dict[str, dict[str, str]] = {
            "illegal": {"notation": answer.error.values.get("notation", "")},
            "unreadable": {"notation": UNREADABLE, "title": title},
            "stale": {"at": str(self.table.ply), "ply": str(ply)},
        }
        assert answer.error.values == known[answer.error.code]
        assert {answer.error.values.get("notation", "play")} <= {*moves, "play"}

    async def look(self) -> None:
        """Views, replays and exports by HTTP, each with the eyes of one."""
        over = self.truth.match.is_over
        for viewer in self.truth.viewers:
            answer = await self.get("view", viewer, since=self.rng.below(self.table.ply))
            told = msgspec.json.decode(answer.content, type=Update)
            self.truth.check(told, viewer, int(answer.url.params["since"]))
            other = (viewer + 2) % self.truth.match.seats
            if viewer == self.number % 2 != other and not over:
                assert (await self.get("replay", viewer, seat=other)).status_code == 401
        for what in ("file", "branch"):
            ask = self.get("file", 0) if what == "file" else self.post("branch", {"after": 0}, 0)
            if not over:
                assert set((await ask).json()) == {"error"}
            else:
                ask.close()

    async def replay(self) -> None:
        """The past of a finished game, once more with everybody's eyes."""
        start = self.rng.below(max(1, self.table.ply - 20))
        again = Match(self.truth.title, self.truth.match.seats, self.truth.match.options)
        states = [again.state.clone()]
        for move in self.truth.match.moves[: start + 20]:
            again.play(move)
            states.append(again.state.clone())
        for viewer in self.truth.viewers:
            answer = await self.get("replay", None, seat=viewer, start=start, count=20)
            told = msgspec.json.decode(answer.content, type=Replay)
            assert (told.seat, told.ply, len(told.frames)) == (viewer, self.table.ply, 20)
            for ply, frame in enumerate(told.frames, start):
                events = self.truth.events[viewer]
                assert same(frame.event, events[ply - 1] if ply else None)
                assert same(frame.view, self.truth.title.view(states[ply], viewer).record())
        file = (await self.get("file", None)).text
        assert file == matchfile.written(self.truth.match)

    async def get(self, what: str, viewer: int | None, **query: int) -> httpx.Response:
        secret = None if viewer is None else self.secrets.get(viewer)
        path = f"{self.path}/{what}"
        return await self.wire.http.get(path, params=query, headers=bearer(secret))

    async def post(self, what: str, body: object, seat: int) -> httpx.Response:
        path = f"{self.path}/{what}"
        return await self.wire.http.post(path, json=body, headers=bearer(self.secrets[seat]))

    async def end(self) -> None:
        for socket in self.sockets.values():
            while not socket.heard.empty():
                msgspec.json.decode(await socket.hear(), type=News)
            await socket.close()


@pytest.mark.parametrize("setting", PLAYED, ids=label)
def test_a_seat_receives_its_view_and_nothing_else(setting: Setting, tmp_path: Path) -> None:
    first = SETTINGS.index(setting)

    async def games() -> None:
        async with wired(str(tmp_path / "a.sqlite"), heedless=True) as wire:
            for number in range(first, max(GAMES, first + 1), len(SETTINGS)):
                game = Game(wire, setting, number)
                await game.begin()
                await game.play()
                await game.look()
                await game.replay()
                await game.end()

    asyncio.run(games())


def views(match: Match, viewer: int) -> list[object]:
    """What a viewer sees after each move of a match, the beginning included."""
    again = Match(match.title, match.seats, match.options)
    seen: list[object] = [again.title.view(again.state, viewer).record()]
    for move in match.moves:
        again.play(move)
        seen.append(again.title.view(again.state, viewer).record())
    plain: list[object] = msgspec.json.decode(msgspec.json.encode(seen))
    return plain


def test_over_real_sockets_with_a_program_it_is_the_same(reception: Reception) -> None:
    bot = {"kind": "bot", "level": "novice"}
    place = reception.table("archaeology", [*persons(2), bot])
    people = {seat: place.sit(seat) for seat in place.secrets}
    spectator = place.sit(SPECTATOR)
    finish(people, digsite.Rng(11), [spectator])
    match = reception.host.house.hall.live[place.id].match
    for viewer, client in {**people, SPECTATOR: spectator}.items():
        seen = views(match, viewer)
        updates = [one for one in client.messages if one["type"] == "update"]
        assert updates[-1]["ply"] == match.ply
        assert [one["view"] for one in updates] == [seen[one["ply"]] for one in updates]
        told = [event["ply"] for one in updates for event in one["events"]]
        assert told == list(range(match.ply))


def test_a_running_game_shows_its_past_only_to_those_who_saw_it(reception: Reception) -> None:
    place = reception.table("archaeology", persons(2))
    assert place.get("file", place.secrets[0]).status_code == 409
    assert place.get("replay", place.secrets[0], seat=1).status_code == 401
    assert place.get("replay", seat=0).status_code == 401
    assert place.post("branch", {"after": 0}, place.secrets[0]).status_code == 409
    match = reception.host.house.hall.live[place.id].match
    for viewer in (digsite.SPECTATOR, 0, 1):
        frames = place.get("replay", place.secrets.get(viewer), count=100).json()["frames"]
        assert [frame["view"] for frame in frames] == views(match, viewer)

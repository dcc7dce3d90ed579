"""A long log cannot stop the server: nothing is played from the first move again and again."""

import asyncio
import json

import pytest

import digsite
from digsite.core.actors import CHANCE, SPECTATOR
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.play import matchfile
from digsite.play.match import Match
from digsite.server import history, reports
from digsite.server.history import EACH, History
from digsite.server.house import open_house
from digsite.server.store.ledger import rows
from digsite.server.store.store import LogLine, StoredMatch
from tests.server.clients import Reception, persons, receiving
from tests.server.databases import fill
from tests.server.host import hosting, settings
from tests.server.test_many import header
from tests.server.test_undo import decide, undo

LINES = 2_500
SEATS = 3


class Played:
    """A game in which somebody goes back all the time, and the positions that it really had."""

    def __init__(self, name: str, lines: int, seed: int = 7) -> None:
        self.rng = Rng(seed)
        self.match = Match(digsite.title(name), SEATS, seed=seed)
        self.lines: list[LogLine] = []
        self.records = [self.match.state.record()]
        while len(self.lines) < lines:
            self.go_on()
            self.records.append(self.match.state.record())

    def go_on(self) -> None:
        match = self.match
        if match.is_over or (match.ply > EACH and self.rng.below(12) == 0):
            back = match.ply - 1 - self.rng.below(EACH)
            self.lines.append(LogLine(0, "", back))
            match.rewind(back)
            return
        actor, legal = match.actor, match.state.legal()
        move = legal[self.rng.below(len(legal))]
        match.play(match.state.draw(self.rng) if actor == CHANCE else move)
        self.lines.append(LogLine(int(actor), match.moves[-1].notation()))


@pytest.fixture(scope="module")
def played() -> Played:
    return Played("archaeology", LINES)


def told_from_the_beginning(played: Played, seat: int) -> list[dict[str, object]]:
    """What a seat saw, found the long way."""
    title = played.match.title
    told: list[dict[str, object]] = []
    for ply, line in enumerate(played.lines):
        if line.back is not None:
            told.append({"ply": ply, "actor": line.actor, "back": line.back})
        else:
            state = title.load(played.records[ply])
            event = title.event(state, title.move(line.notation), seat)
            told.append({"ply": ply, **event.record()})
    return told


def of(played: Played) -> History:
    match = played.match
    past = History(match.title, match.title.new(SEATS, {}), played.lines)
    past.catch_up()
    return past


def test_every_position_of_a_log_is_found_again(played: Played) -> None:
    past = of(played)
    for ply in range(0, LINES + 1, 7):
        assert past.after(ply).record() == played.records[ply]
    assert past.at(played.match.ply).record() == played.match.state.record()
    assert past.at(0).record() == played.records[0]
    assert past.actors == played.match.actors
    assert past.moves() == played.match.moves
    assert past.was_behind_shown == played.match.practice
    told = told_from_the_beginning(played, 1)
    assert past.told(1, 0) == told
    assert past.told(1, 900, 950) == told[900:950]


def test_few_moves_lead_to_any_position(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    past = of(played)
    for ply in (LINES, LINES // 2):
        past.after(ply)
    asked: list[int] = []
    move = past.move

    def noted(number: int) -> Move:
        asked.append(number)
        return move(number)

    monkeypatch.setattr(past, "move", noted)
    for moves in range(len(past.path) - 50, len(past.path)):
        asked.clear()
        past.at(moves)
        assert len(asked) <= EACH


def test_no_more_than_so_many_positions_are_kept(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "EACH", 1)
    monkeypatch.setattr(history, "MOST_KEPT", 20)
    past = of(played)
    for ply in range(0, LINES, 50):
        assert past.after(ply).record() == played.records[ply]
        assert len(past.kept) <= 20


@pytest.fixture(scope="module")
def long_table(played: Played, databases: object) -> str:
    database: str = databases.new()  # type: ignore[attr-defined]
    with hosting(settings(database)):
        pass  # its tables are made
    name = "a" * 16
    row = {**header(played.match, 0), "id": name, "status": "running"}
    seat = {"match": name, "kind": "person", "level": "", "holder": 0, "confirm": False}
    fill(
        database,
        {
            "matches": [row],
            "seats": [{**seat, "seat": n, "name": f"P{n}"} for n in range(SEATS)],
            "moves": rows(name, 0, played.lines),
        },
    )
    return database


def test_an_answer_tells_the_newest_thousand_events(long_table: str, played: Played) -> None:
    with receiving(long_table) as reception:
        told = reception.get(f"/api/tables/{'a' * 16}/view", since=0).json()
        frames = reception.get(f"/api/tables/{'a' * 16}/replay", start=40, count=3).json()
    assert told["ply"] == LINES
    assert len(told["events"]) == reports.MOST_EVENTS
    whole = json.loads(json.dumps(told_from_the_beginning(played, SPECTATOR)))
    assert told["events"] == whole[-reports.MOST_EVENTS :]
    assert [one["event"] for one in frames["frames"]] == whole[39:42]


def test_tables_are_loaded_side_by_side(long_table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def load_two() -> list[str]:
        house = await open_house(settings(long_table))
        held, load = asyncio.Event(), house.store.load
        asked: list[str] = []

        async def slow(name: str) -> StoredMatch | None:
            asked.append(name)
            if name == "b" * 16:
                await held.wait()
            return await load(name)

        monkeypatch.setattr(house.store, "load", slow)
        stuck = [asyncio.create_task(look(house, "b" * 16)) for _ in range(2)]
        await asyncio.sleep(0)
        await look(house, "a" * 16)  # comes back although the other is not there yet
        held.set()
        await asyncio.gather(*stuck, return_exceptions=True)
        await house.close()
        return asked

    async def look(house: object, name: str) -> None:
        async with house.hall.table(name):  # type: ignore[attr-defined]
            pass

    assert sorted(asyncio.run(load_two())) == ["a" * 16, "b" * 16]


def test_a_file_of_too_many_moves_is_refused_unread(reception: Reception, played: Played) -> None:
    text = matchfile.written(played.match)
    answer = reception.post("/api/files", {"file": text + "dig\n" * 5_000})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "too-long")
    assert reception.post("/api/files", {"file": text}).status_code == 201


def test_a_log_that_is_too_long_grows_no_more(database: str) -> None:
    with receiving(database, longest_log=30) as reception:
        place = reception.table("archaeology", persons(2))
        codes = []
        for number in range(40):
            actor = decide(place, f"m{number}")
            answer = undo(place, actor, f"u{number}")
            codes.append(answer.json().get("error", {}).get("code"))
            if place.view(actor)["ply"] >= 60:
                break
        assert codes[0] is None
        assert codes[-1] == "too-long"
        refused = place.move(0, "last", place.view(0)["ply"], "end")
        assert refused.json()["error"]["code"] == "too-long"

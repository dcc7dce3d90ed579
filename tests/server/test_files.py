"""Match files go out when the game is over and come in at any time."""

import threading

import pytest

import digsite
from digsite.core.actors import SPECTATOR
from digsite.play import matchfile
from digsite.play.match import Match, run
from digsite.server.settings import Rate
from tests.server.clients import Place, Reception, receiving


@pytest.fixture(scope="module")
def finished() -> Match:
    title, rng = digsite.title("archaeology"), digsite.Rng(4)
    players = [digsite.make_player("random", title, rng.fork()) for _ in range(2)]
    return run(Match(title, 2, names=["Ada", "Ben"]), players, rng)


def read(reception: Reception, text: str, **more: object) -> Place:
    answer = reception.post("/api/files", {"file": text, **more})
    assert answer.status_code == 201, answer.text
    return Place(reception, answer.json())


def test_a_finished_game_comes_in_and_goes_out_unchanged(
    reception: Reception, finished: Match
) -> None:
    place = read(reception, matchfile.written(finished))
    assert place.view(SPECTATOR)["table"]["status"] == "over"
    assert place.get("file").text == matchfile.written(finished)
    views = {seat: place.get("replay", seat=seat, start=5, count=1).json() for seat in (0, 1)}
    assert views[0]["frames"][0]["view"]["hand"] != views[1]["frames"][0]["view"]["hand"]


def test_one_plays_on_from_any_point_of_it(reception: Reception, finished: Match) -> None:
    place = read(reception, matchfile.written(finished))
    made = place.post("branch", {"after": 12}, None)
    branch = Place(reception, made.json())
    assert sorted(branch.secrets) == [0, 1]
    view = branch.view(SPECTATOR)
    assert view["table"]["status"] == "running"
    assert view["played"] >= 12
    actor = view["view"]["actor"]
    move = branch.view(actor)["legal"][0]["notation"]
    assert branch.move(actor, "a", view["ply"], move).status_code == 200
    late = place.post("branch", {"after": 100_000}, None)
    assert (late.status_code, late.json()["error"]["code"]) == (409, "no-such-move")


def test_a_step_back_takes_one_decision_of_the_file(reception: Reception, finished: Match) -> None:
    deeds = [str(move).split()[0] for move in finished.moves]
    # A sale, a trade with all its parts and another sale, all of one seat.
    trade = next(n for n, deed in enumerate(deeds) if deed == "offer" and deeds[n - 1] == "sell")
    sale = deeds.index("sell", trade)
    place = read(reception, matchfile.written(finished), after=sale)
    actor, ply = finished.actors[sale], place.view(SPECTATOR)["ply"]
    assert place.move(actor, "sale", ply, str(finished.moves[sale])).status_code == 200
    for name, left in (("sale-back", sale), ("trade-back", trade), ("more", trade - 1)):
        ply = place.view(actor)["ply"]
        place.post("undo", {"id": name, "ply": ply}, place.secrets[actor])
        assert place.view(actor)["played"] == left


@pytest.mark.parametrize("cut", [0, 10, 40, 120, -3])
def test_a_broken_file_is_refused_with_its_line(
    reception: Reception, finished: Match, cut: int
) -> None:
    answer = reception.post("/api/files", {"file": matchfile.written(finished)[:cut]})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "broken-file")
    assert answer.json()["error"]["text"].startswith("line ")


def test_a_file_with_an_impossible_move_is_refused(reception: Reception, finished: Match) -> None:
    lines = matchfile.written(finished).split("\n")
    lines[30], lines[45] = lines[45], "sell 5 mask"
    answer = reception.post("/api/files", {"file": "\n".join(lines)})
    assert answer.json()["error"]["code"] == "broken-file"


def test_only_so_many_moves_of_a_game_go_on_elsewhere(database: str, finished: Match) -> None:
    with receiving(database, longest_file=finished.ply + 10) as reception:
        place = read(reception, matchfile.written(finished))
        object.__setattr__(reception.host.house.settings, "longest_file", 20)
        refused = place.post("branch", {"after": 21}, None)
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "too-long")
        assert place.post("branch", {"after": 20}, None).status_code == 201


def test_a_game_goes_back_off_the_loop(
    reception: Reception, finished: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []
    rewind = Match.rewind

    def noted(match: Match, ply: int) -> None:
        threads.append(threading.current_thread())
        rewind(match, ply)

    monkeypatch.setattr(Match, "rewind", noted)
    place = read(reception, matchfile.written(finished), after=20)
    whole = read(reception, matchfile.written(finished))
    assert whole.post("branch", {"after": 12}, None).status_code == 201
    assert place.view(SPECTATOR)["played"] >= 20
    assert len(threads) == 3
    assert reception.host.thread not in threads


def test_a_file_counts_as_much_when_its_last_line_is_wrong(database: str, finished: Match) -> None:
    good = matchfile.written(finished)
    lines = good.count("\n")
    with receiving(database, file_rate=Rate(3 * lines, 0)) as reception:
        wrong = good.rstrip("\n").rpartition("\n")[0] + "\nsell 5 mask\n"
        found = [
            reception.post("/api/files", {"file": text}) for text in (wrong, good, wrong, good)
        ]
        assert [one.status_code for one in found] == [409, 201, 409, 429]
        assert found[3].json()["error"]["code"] == "too-often"
        place = Place(reception, found[1].json())
        assert place.post("branch", {"after": 12}, None).status_code == 429


DEEP = "[" * 100_000


@pytest.mark.parametrize("field", ["options", "names"])
def test_a_file_that_is_too_deep_is_refused(
    reception: Reception, finished: Match, field: str
) -> None:
    lines = matchfile.written(finished).split("\n")
    number = next(n for n, line in enumerate(lines) if line.startswith(field))
    lines[number] = f"{field}: {DEEP}"
    answer = reception.post("/api/files", {"file": "\n".join(lines)})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "broken-file")


@pytest.mark.parametrize("body", [DEEP, '{"file": ' + DEEP, '{"file": "\\ud800"}', "\ud800"])
def test_what_is_no_text_is_not_understood(reception: Reception, body: str) -> None:
    headers = {"Content-Type": "application/json"}
    content = body.encode(errors="surrogatepass")
    answer = reception.http.post("/api/files", content=content, headers=headers)
    assert answer.status_code in {400, 422}


def test_names_of_a_file_are_cleaned(reception: Reception, finished: Match) -> None:
    accent = "\u0301"
    names = f'names: ["\\ud800A\\u202eda{9 * accent}\\u0000\\n", "\\u2066"]'
    text = matchfile.written(finished).replace('names: ["Ada", "Ben"]', names)
    place = read(reception, text)
    seats = place.view(SPECTATOR)["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ada" + 3 * accent, ""]

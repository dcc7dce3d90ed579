"""Taking back: inside the horizon, beyond it, and where nobody else is concerned."""

from dataclasses import replace

import httpx
import pytest

from digsite.core.actors import SPECTATOR
from digsite.server.undo import MOST_ANSWERS
from tests.server.clients import Place, Reception, persons, receiving

OPEN = {"kind": "open"}


def decide(place: Place, name: str, wanted: str | None = None) -> int:
    """One decision of whoever is to act; the seat."""
    actor: int = place.view(SPECTATOR)["view"]["actor"]
    view = place.view(actor)
    legal = [move["notation"] for move in view["legal"]]
    move = legal[0] if wanted is None else next(one for one in legal if one.startswith(wanted))
    answer = place.move(actor, name, view["ply"], move)
    assert answer.status_code == 200, answer.text
    return actor


def undo(place: Place, seat: int, name: str = "undo") -> httpx.Response:
    ply = place.view(seat)["ply"]
    return place.post("undo", {"id": name, "ply": ply}, place.secrets[seat])


def shared(reception: Reception) -> Place:
    """Two people, each at a screen of their own."""
    place = reception.table("archaeology", [*persons(1), OPEN])
    place.join("Ben")
    return place


def until_own_choice(place: Place, wanted: str) -> tuple[int, dict[str, object]]:
    """Play until somebody can do this, which shows nothing and leaves the turn to them."""
    for number in range(200):
        actor: int = place.view(SPECTATOR)["view"]["actor"]
        view = place.view(actor)
        if any(move["notation"].startswith(wanted) for move in view["legal"]):
            return actor, view
        decide(place, f"until{number}")
    raise AssertionError(f"nobody could ever {wanted}")


def test_inside_the_horizon_nobody_is_asked(reception: Reception) -> None:
    place = shared(reception)
    actor, before = until_own_choice(place, "sell")
    decide(place, "sale", "sell")
    assert place.view(actor)["view"] != before["view"]
    watcher = place.sit(SPECTATOR)
    answer = undo(place, actor).json()
    assert answer["accepted"] is True
    after = place.view(actor)
    assert after["view"] == before["view"]
    assert after["ply"] == watcher.now["ply"] + 1  # the log only grows
    told = watcher.next("update")["events"]
    assert told == [{"ply": after["ply"] - 1, "actor": actor, "back": before["played"]}]
    assert undo(place, actor, "undo").json()["ply"] == answer["ply"]  # repeated: done once
    decide(place, "sale-again", "sell")


def test_nobody_takes_back_in_a_game_that_was_abandoned(reception: Reception) -> None:
    place = shared(reception)
    actor, _ = until_own_choice(place, "end")
    decide(place, "ended", "end")
    assert undo(place, actor).json()["asked"] is True
    before = place.view(actor)["ply"]
    place.post("abandon", None, place.host)
    answer = place.post("consent", {"agree": True}, place.secrets[1 - actor])
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "no-wish")
    after = place.view(actor)
    assert (after["ply"], after["table"]["status"]) == (before, "abandoned")
    assert after["table"]["wish"] is None  # so that no screen asks


def test_past_the_horizon_all_have_to_agree(reception: Reception) -> None:
    place = shared(reception)
    actor, _ = until_own_choice(place, "end")
    before = place.view(actor)
    decide(place, "ended", "end")
    other = place.sit(1 - actor)
    assert undo(place, actor).json() == {
        "id": "undo", "accepted": False, "asked": True, "ply": place.view(actor)["ply"],
    }  # fmt: skip
    assert other.next("table")["table"]["wish"] == {"seat": actor, "back": before["played"]}
    assert other.ask({"type": "consent", "agree": False})["accepted"] is True
    assert place.view(actor)["table"]["wish"] is None
    assert undo(place, actor, "please").json()["accepted"] is False
    agreed = place.post("consent", {"agree": True}, place.secrets[1 - actor])
    assert agreed.status_code == 200
    assert place.view(actor)["view"] == before["view"]
    again = place.post("consent", {"agree": True}, place.secrets[1 - actor])
    assert again.json()["error"]["code"] == "no-wish"


def test_nobody_can_agree_to_their_own_request(reception: Reception) -> None:
    place = shared(reception)
    actor, _ = until_own_choice(place, "end")
    decide(place, "ended", "end")
    undo(place, actor)
    ply = place.view(actor)["ply"]
    place.post("consent", {"agree": True}, place.secrets[actor])
    assert place.view(actor)["ply"] == ply


def three(reception: Reception) -> Place:
    """Three people, each at a screen of their own."""
    place = reception.table("archaeology", [*persons(1), OPEN, OPEN])
    place.join("Ben")
    place.join("Cleo")
    return place


def asked_of_two(place: Place) -> tuple[int, int, int]:
    """Somebody asks to take a move back; who, and the two others."""
    asking, _ = until_own_choice(place, "end")
    decide(place, "ended", "end")
    assert undo(place, asking).json()["asked"] is True
    return asking, (asking + 1) % 3, (asking + 2) % 3


@pytest.mark.parametrize("is_agreed", [True, False])
def test_whoever_leaves_is_not_asked_any_more(reception: Reception, is_agreed: bool) -> None:
    place = three(reception)
    asking, agreeing, leaving = asked_of_two(place)
    wish = place.view(asking)["table"]["wish"]
    if is_agreed:
        place.post("consent", {"agree": True}, place.secrets[agreeing])
    place.post("leave", None, place.secrets[leaving])
    log = place.view(asking)["events"]
    assert [one["back"] for one in log if "back" in one] == [wish["back"]] * is_agreed
    assert place.view(asking)["table"]["wish"] == (None if is_agreed else wish)


def test_the_wish_of_whoever_leaves_is_forgotten(reception: Reception) -> None:
    place = three(reception)
    asking, other, _ = asked_of_two(place)
    place.post("leave", None, place.secrets[asking])
    assert place.view(other)["table"]["wish"] is None


def test_whoever_asks_again_is_not_refused_by_somebody_whose_time_ran_out(
    reception: Reception,
) -> None:
    place = three(reception)
    asking, agreeing, late = asked_of_two(place)
    place.post("consent", {"agree": True}, place.secrets[agreeing])
    assert undo(place, asking, "again").json()["asked"] is True
    table = reception.host.house.hall.live[place.id]
    table.seats = [replace(one, late=seat == late) for seat, one in enumerate(table.seats)]
    assert undo(place, asking, "once-more").json()["accepted"] is True


def test_a_move_ends_the_wish(reception: Reception) -> None:
    place = shared(reception)
    actor, _ = until_own_choice(place, "end")
    decide(place, "ended", "end")
    undo(place, actor)
    decide(place, "on")
    assert place.view(actor)["table"]["wish"] is None


def test_at_one_screen_everything_can_be_taken_back(reception: Reception) -> None:
    place = reception.table("archaeology", persons(2))
    actor, _ = until_own_choice(place, "end")
    before = place.view(actor)
    decide(place, "ended", "end")
    assert undo(place, actor).json()["accepted"] is True
    assert place.view(actor)["view"] == before["view"]
    assert place.view(1 - actor, since=0)["events"][-1]["back"] == before["played"]


def test_what_cannot_be_taken_back_is_refused(reception: Reception) -> None:
    place = shared(reception)
    actor: int = place.view(SPECTATOR)["view"]["actor"]
    nothing = undo(place, actor)
    assert (nothing.status_code, nothing.json()["error"]["code"]) == (409, "nothing-to-undo")
    stale = place.post("undo", {"id": "x", "ply": 1}, place.secrets[actor])
    assert stale.json()["error"]["code"] == "stale"
    assert place.post("undo", {"id": "x", "ply": 1}, None).status_code == 401


def two_sales(place: Place) -> tuple[int, list[str]]:
    """Somebody who can sell cards of two kinds, and both sales."""
    for number in range(300):
        actor, view = until_own_choice(place, "sell")
        legal = view["legal"]
        assert isinstance(legal, list)
        sales = [move["notation"] for move in legal if move["notation"].startswith("sell 1")]
        if len(sales) > 1:
            return actor, sales[:2]
        decide(place, f"more{number}", "end")
    raise AssertionError("nobody ever held two kinds")


def test_what_was_sent_together_is_taken_back_together(reception: Reception) -> None:
    place = shared(reception)
    actor, sales = two_sales(place)
    before = place.view(actor)
    assert place.move(actor, "both", before["ply"], *sales).status_code == 200
    assert undo(place, actor).json()["accepted"] is True
    assert place.view(actor)["view"] == before["view"]


def test_what_was_sent_apart_is_taken_back_apart(reception: Reception) -> None:
    place = shared(reception)
    actor, sales = two_sales(place)
    before = place.view(actor)
    assert place.move(actor, "one", before["ply"], sales[0]).status_code == 200
    between = place.view(actor)
    assert place.move(actor, "two", between["ply"], sales[1]).status_code == 200
    undo(place, actor, "back-one")
    assert place.view(actor)["view"] == between["view"]
    undo(place, actor, "back-two")
    assert place.view(actor)["view"] == before["view"]


def test_what_chance_brought_comes_again_and_the_game_is_practice(reception: Reception) -> None:
    place = reception.table("artifacts-inc", persons(2))
    actor, _ = until_own_choice(place, "end")
    before = place.view(actor)
    decide(place, "ended", "end")
    after = place.view(SPECTATOR)
    assert not after["table"]["practice"]
    undo(place, actor)
    taken_back = place.view(actor)
    assert taken_back["view"] == before["view"] and taken_back["table"]["practice"]
    decide(place, "again", "end")
    assert place.view(SPECTATOR)["view"] == after["view"]


def test_inside_the_horizon_a_game_stays_what_it_is(reception: Reception) -> None:
    place = shared(reception)
    actor, _ = until_own_choice(place, "sell")
    decide(place, "sale", "sell")
    undo(place, actor)
    assert not place.view(actor)["table"]["practice"]


def test_the_seed_is_told_to_nobody(reception: Reception) -> None:
    place = reception.table("archaeology", persons(2))
    told = [place.get("view", place.secrets[0]).text, place.get("", place.host).text]
    assert all("seed" not in text for text in told)


def test_only_so_many_receipts_without_a_line_are_remembered(database: str) -> None:
    with receiving(database, chat_kept=10) as reception:
        place = shared(reception)
        actor, _ = until_own_choice(place, "end")
        decide(place, "ended", "end")
        table = reception.host.house.hall.live[place.id]
        moves = dict(table.receipts)
        for number in range(MOST_ANSWERS + 3):
            place.post("chat", {"id": f"c{number}", "text": "hi"}, place.secrets[0])
            undo(place, actor, f"u{number}")
            body = {"id": f"no{number}", "agree": False}
            assert place.post("consent", body, place.secrets[1 - actor]).json()["accepted"]
        assert moves.items() <= table.receipts.items()
        assert len(table.receipts) == len(moves) + 10 + MOST_ANSWERS
        said = len(place.get("chat").json()["lines"])
        place.post("chat", {"id": f"c{number}", "text": "hi"}, place.secrets[0])
        assert len(place.get("chat").json()["lines"]) == said


def test_an_answer_is_not_taken_for_one_to_another_question_however_much_is_said(
    database: str,
) -> None:
    with receiving(database, chat_kept=5) as reception:
        place = shared(reception)
        actor, _ = until_own_choice(place, "end")
        decide(place, "ended", "end")
        undo(place, actor, "first")
        body, secret = {"id": "no", "agree": False}, place.secrets[1 - actor]
        refused = place.post("consent", body, secret).json()
        for number in range(7):
            place.post("chat", {"id": f"c{number}", "text": "hi"}, place.secrets[0])
        undo(place, actor, "second")
        assert place.post("consent", body, secret).json() == refused  # the same answer, once more
        assert place.view(actor)["table"]["wish"] is not None
        assert place.post("consent", {**body, "id": "new"}, secret).json()["accepted"]
        assert place.view(actor)["table"]["wish"] is None

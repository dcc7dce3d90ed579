"""What a seat settles for itself, and whether a decision ends its turn."""

import pytest

from digsite.core.actors import SPECTATOR
from tests.server.clients import Place, Reception, persons

URL = "https://ntfy.example/ada?key=1"


@pytest.fixture
def place(reception: Reception) -> Place:
    return reception.table("archaeology", persons(2))


def test_a_seat_is_told_what_it_settled_on_every_screen_and_nobody_else_is(place: Place) -> None:
    screens = [place.sit(0), place.sit(0)]
    other, spectator = place.sit(1), place.sit(SPECTATOR)
    assert screens[0].now["settings"] == {"confirm": False, "webhook": None, "club": False}
    answer = place.post("seats/0/settings", {"confirm": True, "webhook": URL}, place.secrets[0])
    settled = {"confirm": True, "webhook": URL, "club": False}
    assert answer.json() == {"seat": 0, "settings": settled}
    for screen in screens:
        assert screen.next("update")["settings"] == settled
    assert place.sit(0).now["settings"] == settled
    assert place.reception.get(place.path, place.secrets[0]).json()["settings"] == settled
    for told in (place.view(1), place.view(SPECTATOR), place.reception.get(place.path).json()):
        assert "ntfy" not in str(told)
    assert other.ask({"type": "ping"}) == spectator.ask({"type": "ping"})
    assert "ntfy" not in str([other.messages, spectator.messages])


def test_what_is_not_named_stays_and_nothing_takes_it_away(place: Place) -> None:
    def settle(**wanted: object) -> object:
        answer = place.post("seats/0/settings", wanted, place.secrets[0])
        return answer.json()["settings"]

    settle(confirm=True, webhook=URL)
    assert settle() == {"confirm": True, "webhook": URL, "club": False}
    assert settle(confirm=False) == {"confirm": False, "webhook": URL, "club": False}
    assert settle(webhook=None) == {"confirm": False, "webhook": None, "club": False}


def test_nobody_else_settles_it(place: Place) -> None:
    for secret, status in ((place.secrets[1], 403), (place.host, 401), (None, 401)):
        answer = place.post("seats/0/settings", {"confirm": True}, secret)
        assert answer.status_code == status
    assert place.view(0)["settings"]["confirm"] is False


def test_settings_go_along_to_the_rematch_and_not_to_whoever_comes_next(
    reception: Reception,
) -> None:
    place = reception.table("archaeology", persons(2))
    place.post("seats/0/settings", {"confirm": True, "webhook": URL}, place.secrets[0])
    place.post("abandon", None, place.host)
    again = place.post("rematch", None, place.host).json()["table"]["rematch"]
    view = reception.get(f"/api/tables/{again}/view", place.secrets[0]).json()
    assert (view["seat"], view["settings"]) == (1, {"confirm": True, "webhook": URL, "club": False})
    reception.post(f"/api/tables/{again}/leave", None, place.secrets[0])
    reception.post(f"/api/tables/{again}/seats/1/free", None, place.secrets[1])
    code = reception.get(f"/api/tables/{again}", place.host).json()["code"]
    comer = reception.post("/api/join", {"code": code, "name": "Cleo"}).json()
    view = reception.get(f"/api/tables/{again}/view", comer["secret"]).json()
    assert (view["seat"], view["settings"]) == (
        1,
        {"confirm": False, "webhook": None, "club": False},
    )

"""A player of one's own in a seat of one's own server."""

from pathlib import Path

import pytest

import digsite
from tests.server.clients import Place, finish, receiving

PLAYER = """
class Foreman:
    def decide(self, view, legal):
        return legal[-1]
"""
NAME = "guests_of_the_server:Foreman"
SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": NAME}]


def test_a_player_of_ones_own_takes_a_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "guests_of_the_server.py").write_text(PLAYER, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DIGSITE_PLAYERS", NAME)
    with receiving(f"sqlite:///{tmp_path / 'games.sqlite'}") as reception:
        assert NAME in reception.get("/api/titles").text
        made = reception.post("/api/tables", {"title": "archaeology", "seats": SEATS})
        assert made.status_code == 201, made.text
        place = Place(reception, made.json())
        finish({0: place.sit(0)}, digsite.Rng(1))
        assert place.get("chat").json()["lines"] == []  # nobody had to be replaced


def test_nobody_else_is_invited(tmp_path: Path) -> None:
    with receiving(f"sqlite:///{tmp_path / 'games.sqlite'}") as reception:
        made = reception.post("/api/tables", {"title": "archaeology", "seats": SEATS})
        assert made.json()["error"]["code"] == "no-level"

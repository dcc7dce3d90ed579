"""What names and options may hold, and that an answer can carry whatever was sent."""

import pytest
from pydantic import TypeAdapter, ValidationError

from digsite.server.fields import NOT_SEEN, Name, Text, clean_name
from digsite.server.refusals import Refusal
from tests.server.clients import Reception, persons

NAME: TypeAdapter[str] = TypeAdapter(Name)
TEXT: TypeAdapter[str] = TypeAdapter(Text)
REAL = [
    "Ada",
    "Zoë",
    "\u0645\u06cc\u200c\u062e",  # Persian: the joiner keeps two letters apart
    "क\u094d\u200dष",  # Devanagari: it asks for half a letter
    "❤\ufe0f",
    "👩\u200d❤\ufe0f\u200d👨",
    "👩🏽\u200d🚀",
    "1\ufe0f\u20e3",
]
UNSEEN = ["\u200c", "\u200d", "\ufe0f", "\ufe00", "\U000e0041", "\U000e0100", "\u061c", "\u2800"]


@pytest.mark.parametrize("name", REAL)
def test_scripts_and_pictures_keep_what_shapes_them(name: str) -> None:
    assert NAME.validate_python(name) == TEXT.validate_python(name) == clean_name(name) == name


@pytest.mark.parametrize("unseen", UNSEEN)
def test_nobody_imitates_another_name_with_invisible_characters(unseen: str) -> None:
    for name in (
        f"Ada{unseen}",
        f"A{unseen}da",
        f"{unseen}Ada",
        f"Ada{unseen}❤",
        f"❤{unseen}Ada",
        unseen,
    ):
        if name in {"❤\ufe0fAda", "❤\ufe00Ada"}:
            continue  # which picture it is can be seen
        with pytest.raises(ValidationError):
            NAME.validate_python(name)
        assert clean_name(name) == name.replace(unseen, "")


@pytest.mark.parametrize("first", [0x13430, 0x1BCA0, 0x1D173])
def test_marks_of_other_notations_that_steer_and_do_not_show_are_in_no_name(first: int) -> None:
    for name in (f"Ada{chr(first)}", f"A{chr(first + 3)}da"):
        with pytest.raises(ValidationError):
            NAME.validate_python(name)
        assert clean_name(name) == "Ada"


@pytest.mark.parametrize("space", [" ", "\xa0", "\u2003", "\u3000"])
def test_spaces_around_a_name_do_not_make_another_name(space: str) -> None:
    for name in (f"Ada{space}", f"{space}Ada", f"{space * 2}Ada"):
        assert NAME.validate_python(name) == clean_name(name) == "Ada"
    assert NAME.validate_python(space * 3) == ""
    assert NAME.validate_python("Ada L") == "Ada L"


def options_with(name: str) -> bytes:
    seats = '[{"kind": "open"}, {"kind": "open"}, {"kind": "open"}]'
    return f'{{"title": "artifact", "options": {{"{name}": "x"}}, "seats": {seats}}}'.encode()


@pytest.mark.parametrize("name", ["\\ud800", "", "x" * 65])
def test_names_of_options_are_short_texts(reception: Reception, name: str) -> None:
    headers = {"Content-Type": "application/json"}
    answer = reception.http.post("/api/tables", content=options_with(name), headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "not-understood")


def test_a_field_that_nobody_knows_is_named_whatever_its_letters(reception: Reception) -> None:
    headers = {"Content-Type": "application/json"}
    answer = reception.http.post("/api/tables", content=b'{"\\udfff": 1}', headers=headers)
    assert answer.status_code == 422


def test_a_refusal_can_be_sent_whatever_it_repeats() -> None:
    refusal = Refusal(409, "no-level", {"level": "\ud800" * 700, "allowed": "x"})
    assert refusal.values["level"] == "?" * 600
    assert refusal.text.encode()


def test_a_name_is_refused_in_words_and_not_with_a_pattern(reception: Reception) -> None:
    place = reception.table("archaeology", [*persons(1), {"kind": "open"}])
    joining = place.post("join", {"code": place.code, "name": "A\u200bda"}, None)
    assert joining.json()["error"]["text"] == f"body.name: {NOT_SEEN}"
    saying = place.sit(0).ask({"type": "chat", "text": "a\u0301\u0301\u0301\u0301"})
    assert saying["error"]["text"] == f"chat.text: {NOT_SEEN}"
    wrong_code = place.post("join", {"code": "?", "name": "Ada"}, None)
    assert "pattern" in wrong_code.json()["error"]["text"]  # that one is short

"""The language of whoever sits at the command line: what they ask for, or that of their system."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from digsite.locales import pseudo, texts
from digsite.locales.faults import Fault
from digsite.locales.texts import FALLBACK, Value

OPTION = "--lang"
PLACES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


class UserLanguage:
    """The language of this process."""

    language = FALLBACK


_user = UserLanguage()


def current() -> str:
    return _user.language


def use(language: str) -> None:
    """Use this language from here on; one without texts raises a `Fault`."""
    if language not in (*texts.languages(), pseudo.LANGUAGE):
        raise Fault("no-language", language=language, allowed=", ".join(texts.languages()))
    _user.language = language


@contextmanager
def using(language: str) -> Iterator[None]:
    """Use this language inside the `with` block."""
    before = _user.language
    _user.language = language
    try:
        yield
    finally:
        _user.language = before


def say(message: str, **values: Value) -> str:
    """A text for whoever sits at the command line."""
    return texts.say(_user.language, "", message, values)


def of_system(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the system, if there are texts in it: `de_AT.UTF-8` is German."""
    found = next((environment[place] for place in PLACES if environment.get(place)), "")
    language = found.partition(".")[0].partition("_")[0].lower()
    return language if language in texts.languages() else FALLBACK


def from_arguments(words: list[str]) -> tuple[str | None, list[str]]:
    """The language that the words of a command ask for, and the words without that."""
    asked, given = None, iter(words)
    rest: list[str] = []
    for word in given:
        if word == "--":
            return asked, [*rest, word, *given]
        name, equals, value = word.partition("=")
        if name != OPTION:
            rest.append(word)
        elif equals:
            asked = value
        else:
            asked = next(given, "")
    return asked, rest

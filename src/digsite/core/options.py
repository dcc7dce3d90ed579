"""The choices that a table makes before the game: variants, expansions, start-up."""

from typing import Final

from digsite.core.errors import Impossible

Value = str | list[str]


class Option:
    """One such choice: one of several words, or any selection of them."""

    def __init__(self, name: str, choices: list[str], default: Value, several: bool) -> None:
        self.name: Final = name
        self.choices: Final = choices
        self.default: Final = default
        self.several: Final = several
        self.seats: list[int] = []  # the numbers of players with whom it applies; none: with all
        self.needs = ""  # “option choice” without which it changes nothing

    def __repr__(self) -> str:
        allowed = "any of" if self.several else "one of"
        return f"<option {self.name}: {allowed} {', '.join(self.choices)}>"

    def record(self) -> dict[str, object]:
        return {
            "name": self.name,
            "choices": self.choices,
            "default": self.default,
            "several": self.several,
            "seats": self.seats,
            "needs": self.needs,
        }


def one_of(name: str, choices: list[str]) -> Option:
    """An option with exactly one answer; the first is the default."""
    return Option(name, choices, choices[0], False)


def any_of(name: str, choices: list[str]) -> Option:
    """An option that may select any of the choices; the default is none."""
    default: list[str] = []
    return Option(name, choices, default, True)


def only_with(option: Option, seats: list[int], needs: str = "") -> Option:
    """The option, which applies only to some numbers of players or together with another choice."""
    option.seats = seats
    option.needs = needs
    return option


def refuse_idle(declared: list[Option], given: dict[str, object], seats: int) -> None:
    """Raise a `ValueError` if an option is named that means nothing with this many players."""
    for option in declared:
        if option.name in given and option.seats and seats not in option.seats:
            allowed = ", ".join([str(number) for number in option.seats])
            raise Impossible(
                f"option “{option.name}” is only for tables of {allowed} players",
                "idle-option",
                {"option": option.name, "allowed": allowed},
            )


def resolved(declared: list[Option], given: dict[str, object]) -> dict[str, Value]:
    """Every declared option with its value; unknown or impossible ones raise a `ValueError`."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            allowed = ", ".join(names) if names else "none"
            raise Impossible(
                f"unknown option “{name}”; allowed: {allowed}",
                "unknown-option",
                {"option": name, "allowed": allowed},
            )
    return {
        option.name: _value(option, given[option.name]) if option.name in given else option.default
        for option in declared
    }


def _value(option: Option, given: object) -> Value:
    if option.several:
        words = _words(option, given)
        return [choice for choice in option.choices if choice in words]
    if isinstance(given, str) and given in option.choices:
        return given
    raise _impossible(option, given)


def _words(option: Option, given: object) -> list[str]:
    """A selection, as a list of words or as one text with commas."""
    words: list[str] = []
    if isinstance(given, str):
        words = [word.strip() for word in given.split(",") if word.strip()]
    elif isinstance(given, list):
        words = [word for word in given if isinstance(word, str)]
        if len(words) != len(given):
            raise _impossible(option, given)
    else:
        raise _impossible(option, given)
    for word in words:
        if word not in option.choices:
            raise _impossible(option, word)
    return words


def _impossible(option: Option, given: object) -> Impossible:
    how = "any of" if option.several else "one of"
    allowed = ", ".join(option.choices)
    return Impossible(
        f"option “{option.name}” cannot be “{given}”; allowed: {how} {allowed}",
        "impossible-option-any" if option.several else "impossible-option-one",
        {"option": option.name, "given": str(given), "allowed": allowed},
    )

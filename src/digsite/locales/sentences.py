"""What happened and what is not allowed, as whole sentences."""

from collections.abc import Mapping, Sequence

from digsite.core.actors import CHANCE, NOBODY, SPECTATOR
from digsite.core.move import Move
from digsite.core.title import Title
from digsite.core.view import Event, Objection
from digsite.locales.texts import FALLBACK, Value, adopt, can_say, printable, say


def explain(
    title: Title,
    objection: Objection,
    language: str = FALLBACK,
    names: Sequence[str] = (),
    viewer: int = SPECTATOR,
) -> str:
    """Why something cannot be done now, ending in its paragraph: “You hold no talisman (§8.1).”"""
    adopt(title.name, title.source)
    values = _seats_named({**objection.values}, viewer, names, language)
    message = f"cannot-{objection.reason}"
    if can_say(language, title.name, message):
        text = say(language, title.name, message, values)
    else:
        told = {"what": objection.what, "reason": objection.reason.replace("-", " ")}
        text = say(language, title.name, "cannot-anyhow", told)
    gaps = {"text": text[:1].upper() + text[1:], "paragraph": objection.paragraph}
    return say(language, title.name, "objection", gaps)


def give_reasons(
    title: Title,
    reasons: Sequence[tuple[str, Mapping[str, Value]]],
    language: str = FALLBACK,
    names: Sequence[str] = (),
    viewer: int = SPECTATOR,
) -> str:
    """What speaks for a way to decide, by names and values: “It brings about $3 more at once.”"""
    told = [
        say(language, title.name, f"why-{name}", _seats_named({**values}, viewer, names, language))
        for name, values in reasons
    ]
    return say(language, title.name, "reasons", {"why": " · ".join(told)}) if told else ""


def tell(
    title: Title,
    event: Event,
    language: str = FALLBACK,
    names: Sequence[str] = (),
    viewer: int = SPECTATOR,
) -> str:
    """What the viewer saw of a move: “Ada digs a coin.” to Ada as “You dig a coin.”"""
    adopt(title.name, title.source)
    player = int(event.seat if event.actor == CHANCE else event.actor)
    values: dict[str, Value] = {**event.parts, "player": player}
    message = event_message(title, event, language)
    if message is None:
        values = {"player": player, "notation": event.notation}
        message = "did-anything"
    named = _seats_named(values, viewer, names, language)
    text = say(language, title.name, message, named)
    return text[:1].upper() + text[1:]


def describe(
    title: Title,
    move: Move,
    language: str = FALLBACK,
    names: Sequence[str] = (),
    viewer: int = SPECTATOR,
) -> str:
    """The move as a button or a list shows it: “Sell 2 coins”; without a text, its notation."""
    adopt(title.name, title.source)
    parts: dict[str, Value] = {**move.parts()}
    message = f"move-{parts.get('do', '')}"
    if not can_say(language, title.name, message):
        return move.notation()
    text = say(language, title.name, message, _seats_named(parts, viewer, names, language))
    return text[:1].upper() + text[1:]


def follows(title: Title, before: Event, event: Event, language: str = FALLBACK) -> str | None:
    """The text that runs on after what happened before; none, if a sentence of its own is due.

    “Ben digs a thief” runs on as “, robs you” and “ and steals a coin”: one line for one action.
    """
    if event.seat not in (before.seat, NOBODY) or _is_elsewhere(before, event):
        return None
    last = before.parts.get("do", "")
    for message in messages(event):
        for ending in (f"-after-{last}", "-then"):
            if can_say(language, title.name, message + ending):
                return message + ending
    return None


def _is_elsewhere(before: Event, event: Event) -> bool:
    """Whether chance goes on at another site: the sentence has named only the first one."""
    is_chance = before.actor == event.actor == CHANCE
    return is_chance and before.parts.get("site") != event.parts.get("site")


def run_on(
    title: Title,
    sentence: str,
    before: Event,
    event: Event,
    language: str = FALLBACK,
    names: Sequence[str] = (),
    viewer: int = SPECTATOR,
) -> str | None:
    """The sentence with what came of it; none, if that needs a sentence of its own."""
    message = follows(title, before, event, language)
    if message is None:
        return None
    values: dict[str, Value] = {**event.parts, "player": int(before.seat)}
    named = _seats_named(values, viewer, names, language)
    return f"{sentence.removesuffix('.')}{say(language, title.name, message, named)}."


def event_message(title: Title, event: Event, language: str = FALLBACK) -> str | None:
    """The most particular text there is for such an event; none, if the title has no texts."""
    for message in messages(event):
        if can_say(language, title.name, message):
            return message
    return None


def messages(event: Event) -> list[str]:
    """The names of texts that could tell of the event, the most particular one first."""
    base = f"did-{event.parts.get('do', '')}"
    endings = [f"-{value}" for name, value in event.parts.items() if name != "do"]
    if event.hidden:
        endings.append("-hidden")
    if event.seat == NOBODY:
        endings.append("-table")
    return [*(base + ending for ending in endings), base]


def name_of(seat: int, names: Sequence[str], language: str = FALLBACK) -> str:
    """The name of whoever sits there."""
    if 0 <= seat < len(names) and names[seat]:
        return printable(names[seat])
    message = "nobody" if seat < 0 else "seat-number"
    return say(language, "", message, {"number": seat})


def _seats_named(
    values: dict[str, Value], viewer: int, names: Sequence[str], language: str
) -> dict[str, Value]:
    """Seat numbers become names; `…-is` tells whether it is the viewer: “you dig”, “Ada digs”."""
    for gap in ("seat", "player", "starter"):
        seat = values.get(gap)
        if isinstance(seat, int):
            values[gap] = name_of(seat, names, language)
            values[f"{gap}-is"] = "you" if seat == viewer >= 0 else "other"
    return values

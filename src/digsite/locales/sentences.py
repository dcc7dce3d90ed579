"""What happened and what is not allowed, as whole sentences."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from digsite.core.actors import CHANCE, NOBODY, SPECTATOR
from digsite.core.move import Move
from digsite.core.title import Title
from digsite.core.view import Event, Objection
from digsite.locales.texts import FALLBACK, Value, adopt, can_say, listed, printable, say

EACH = "-each"  # ends the names of texts about one thing of a list: “2 shards”
AGAINST = frozenset({"less-now", "less-later", "gives", "risky", "behind", "less-likely"})
"""The reasons that speak against a way to decide."""
CLOSE = "close"
"""The reason that itself says what a way is compared with."""


def explain(
    title: Title,
    objection: Objection,
    language: str = FALLBACK,
    names: Sequence[str] = (),
    viewer: int = SPECTATOR,
) -> str:
    """Why something is not possible now, with its paragraph: “You hold no talisman (§8.1).”"""
    adopt(title.name, title.source)
    values = _seats_named({**objection.values}, viewer, names, language)
    message = f"cannot-{objection.reason}"
    if can_say(language, title.name, message):
        text = say(language, title.name, message, values)
    else:
        told = {"what": objection.what, "reason": objection.reason.replace("-", " ")}
        text = say(language, title.name, "cannot-anyhow", told)
    gaps = {"text": text[:1].upper() + text[1:], "paragraph": objection.paragraph}
    is_ruling = objection.paragraph.startswith("R")
    return say(language, title.name, "objection-ruling" if is_ruling else "objection", gaps)


def explain_all(
    title: Title,
    objections: Sequence[Objection],
    language: str = FALLBACK,
    names: Sequence[str] = (),
    viewer: int = SPECTATOR,
) -> list[str]:
    """The same for many at once: of hundreds most share a sentence, which is made once."""
    adopt(title.name, title.source)
    reasons = {one.reason for one in objections}
    known = {reason for reason in reasons if can_say(language, title.name, f"cannot-{reason}")}
    made: dict[object, str] = {}
    told: list[str] = []
    for one in objections:
        what = "" if one.reason in known else one.what  # only the fallback sentence names it
        alike = (one.reason, one.paragraph, what, *one.values.items())
        if alike not in made:
            made[alike] = explain(title, one, language, names, viewer)
        told.append(made[alike])
    return told


Given = tuple[str, Mapping[str, Value], str]
"""A reason: its name, its values, and what it compares with."""


def give_reasons(
    title: Title,
    reasons: Sequence[Given],
    language: str = FALLBACK,
    names: Sequence[str] = (),
    viewer: int = SPECTATOR,
) -> str:
    """What speaks for a way to decide and against it: “Compared with the best alternative, it
    brings about $3 more at once, but depends more on luck.” A sentence for each comparison."""
    sentences = []
    for than, group in groupby(reasons, key=lambda reason: reason[2]):
        alike = list(group)
        why = _joined_reasons(title, alike, language, names, viewer)
        is_said = than == "" or alike[0][0] == CLOSE
        message = "reasons" if is_said else f"reasons-{than}"
        sentences.append(say(language, title.name, message, {"why": why}))
    return " ".join(sentences)


def _joined_reasons(
    title: Title, reasons: Sequence[Given], language: str, names: Sequence[str], viewer: int
) -> str:
    """The reasons one after the other: “… and …” where they agree, “…, but …” where not."""
    text, was_against = "", False
    for name, values, _ in reasons:
        filled = _seats_named({**values}, viewer, names, language)
        why = say(language, title.name, f"why-{name}", filled)
        is_against = name in AGAINST
        joint = "reasons-and" if is_against == was_against else "reasons-but"
        text = say(language, title.name, joint, {"text": text, "why": why}) if text else why
        was_against = is_against
    return text


def tell(
    title: Title,
    event: Event,
    language: str = FALLBACK,
    names: Sequence[str] = (),
    viewer: int = SPECTATOR,
) -> str:
    """What the viewer saw of a move: “Ada digs a coin.”, or “You dig a coin.” for Ada."""
    return tell_all(title, [event], language, names, viewer)


def tell_all(
    title: Title,
    events: Sequence[Event],
    language: str = FALLBACK,
    names: Sequence[str] = (),
    viewer: int = SPECTATOR,
) -> str:
    """What happened in one action, as one sentence: “Ben offers 2 coins and takes a cup.”"""
    adopt(title.name, title.source)
    text = ""
    last: Event | None = None
    for run in _runs(title, events, language):
        event = run[-1]
        message = follows(title, last, event, language) if last else None
        player = event.seat if event.actor == CHANCE else event.actor
        values: dict[str, Value] = {**event.parts, "list": _counted(title, run, language)}
        if last and message:
            named = _seats_named({**values, "player": int(last.seat)}, viewer, names, language)
            text = f"{text.removesuffix('.')}{say(language, title.name, message, named)}."
        else:
            message = event_message(title, event, language) or "did-anything"
            values |= {"player": int(player), "notation": event.notation}
            named = _seats_named(values, viewer, names, language)
            told = say(language, title.name, message, named)
            text = f"{text} {told[:1].upper()}{told[1:]}".lstrip()
        last = event
    return text


def _runs(title: Title, events: Sequence[Event], language: str) -> list[list[Event]]:
    """The events, those that are counted together in one list."""
    runs: list[list[Event]] = []
    for event in events:
        if runs and (follows(title, runs[-1][-1], event, language) or "").endswith(EACH):
            runs[-1].append(event)
        else:
            runs.append([event])
    return runs


def _counted(title: Title, run: Sequence[Event], language: str) -> str:
    """Things of one sort, counted: “2 shards and a coin”; nothing, where there is no such text."""
    found: dict[str, tuple[Event, int]] = {}
    for event in run:
        one = _each(title, event, 1, language)
        found[one] = (event, found[one][1] + 1 if one in found else 1)
    return listed(language, [_each(title, *counted, language) for counted in found.values()])


def _each(title: Title, event: Event, count: int, language: str) -> str:
    message = _first_text(title, event, EACH, language)
    values: dict[str, Value] = {**event.parts, "count": count}
    return say(language, title.name, message, values) if message else ""


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
    What is counted with it in one list has the name of the text for each thing.
    """
    if event.seat not in (before.seat, NOBODY) or _is_elsewhere(before, event):
        return None
    last = before.parts.get("do", "")
    found = _first_text(title, event, f"-after-{last}", language)
    if found is None and event.seat == before.seat and event.parts.get("do") == last:
        found = _first_text(title, event, EACH, language)
    return found or _first_text(title, event, "-then", language)


def _is_elsewhere(before: Event, event: Event) -> bool:
    """Whether chance goes on at another site: the sentence has named only the first one."""
    is_chance = before.actor == event.actor == CHANCE
    return is_chance and before.parts.get("site") != event.parts.get("site")


def event_message(title: Title, event: Event, language: str = FALLBACK) -> str | None:
    """The most particular text there is for such an event; none, if the title has no texts."""
    return _first_text(title, event, "", language)


def _first_text(title: Title, event: Event, ending: str, language: str) -> str | None:
    """The most particular text about the event whose name ends so."""
    for message in messages(event):
        if can_say(language, title.name, message + ending):
            return message + ending
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

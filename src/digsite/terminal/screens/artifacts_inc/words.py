"""Cards, dice and players in short forms, for all parts of the screen of Artifacts, Inc."""

from rich.table import Table as Grid
from rich.text import Text

from digsite.games.artifacts_inc.box import (
    ANY_FACE,
    ARTIFACT_NAMES,
    DO_NAMES,
    FACES,
    FIND_NAMES,
    IS_NAMES,
    KIND_NAMES,
    NONE,
    PER_NAMES,
    PER_NOTHING,
    Action,
    Bonus,
    Design,
    Side,
)
from digsite.games.artifacts_inc.edition import Edition
from digsite.locales.texts import can_say
from digsite.terminal.voice import Voice

ARTIFACT_COLOURS = ["wheat1", "gold1", "medium_purple1", "deep_sky_blue1"]
KIND_COLOURS = ["green3", "orange3", "deep_sky_blue1", "red1"]
SEAT_COLOURS = ["bold green", "bold orange3", "bold deep_sky_blue1", "bold magenta"]


def grid() -> Grid:
    """A table without lines, as narrow as may be."""
    return Grid(box=None, padding=(0, 1), collapse_padding=True, pad_edge=False, header_style="dim")


def dice(counts: list[int]) -> str:
    """Dice by face: “[2] [4] [4]”."""
    shown = [f"[{face}]" for face, count in enumerate(counts, 1) for _ in range(count)]
    return " ".join(shown)


def requirement(faces: int, voice: Voice) -> str:
    """The faces that meet a requirement, as printed: any, 4, 4+, 4-, 1/3/5."""
    shown = [face for face in range(1, int(FACES) + 1) if faces >> (face - 1) & 1]
    if faces == ANY_FACE:
        return voice("any-die")
    if len(shown) > 1 and shown == list(range(shown[0], int(FACES) + 1)):
        return f"{shown[0]}+"
    if len(shown) > 1 and shown == list(range(1, shown[-1] + 1)):
        return f"{shown[-1]}-"
    return "/".join(str(face) for face in shown)


def deed(design: Design, action: Action, voice: Voice) -> str:
    """What an action does: “find scroll”, “buy, $1 off”."""
    return voice(
        f"deed-{DO_NAMES[action.do]}-per-{PER_NAMES[action.per]}"
        if action.per != PER_NOTHING
        else f"deed-{DO_NAMES[action.do]}",
        artifact=ARTIFACT_NAMES[design.artifact] if design.artifact != NONE else "",
        discount=int(action.discount),
        dollars=int(action.dollars),
        give=int(action.give),
        kind=KIND_NAMES[action.kind] if action.kind != NONE else "",
        each=int(action.each),
        most=int(action.most),
    )


def bonus_text(bonus: Bonus, voice: Voice) -> str:
    """What a bonus is, in short."""
    name = IS_NAMES[bonus.what]
    return voice(
        f"boon-{name}-named" if bonus.card else f"boon-{name}",
        amount=int(bonus.amount),
        most=int(bonus.most),
        kind=KIND_NAMES[bonus.kind] if bonus.kind != NONE else "",
        named=bonus.card,
        find=FIND_NAMES[bonus.find] if bonus.find != NONE else "",
        die=requirement(int(bonus.faces), voice),
        artifact=ARTIFACT_NAMES[bonus.artifact] if bonus.artifact != NONE else "any",
    )


def side_in_short(design: Design, side: Side, voice: Voice) -> str:
    """A whole level of a card on one line."""
    parts = [voice("icon", reputation=int(side.reputation))] if side.reputation else []
    parts += [voice("dice-icon", dice=int(side.dice))] if side.dice else []
    deeds: dict[str, str] = {}
    for action in side.actions:
        does = deed(design, action, voice)
        deeds[does] = deeds.get(does, "") + f"[{requirement(int(action.faces), voice)}] "
    parts += [f"{takes}{does}" for does, takes in deeds.items()]
    parts += [bonus_text(bonus, voice) for bonus in side.bonuses]
    return " · ".join(parts) or "–"


def cost(dollars: int, scrolls: int, voice: Voice) -> str:
    return voice("cost-scroll" if scrolls else "cost", dollars=dollars, scrolls=scrolls)


def called(design: Design, voice: Voice) -> str:
    """What the card is called in the language of whoever looks; else as the edition calls it."""
    name = f"card-{design.name}"
    known = can_say(voice.language, voice.title.name, name)
    return voice(name) if known else design.called


def in_short(design: Design, voice: Voice) -> str:
    """The name where there is little room: an English expedition says enough without that word."""
    return called(design, voice).replace(" Expedition", "")


def card_title(edition: Edition, piece: int, voice: Voice) -> Text:
    """The name of a card with the letter of its pile."""
    name = edition.piece_names[piece]
    design = edition.designs[edition.piece_design[piece]]
    letter, _, _ = name.partition("-")
    _, _, copy = name.partition("#")
    title = f"{letter.upper()} {called(design, voice)}" + (f" #{copy}" if copy else "")
    return Text(title, style=KIND_COLOURS[design.kind])


def mark(seat: int, voice: Voice) -> Text:
    """A player in one or two letters: Ada is A, Greedy 2 is G2."""
    words = voice.name(seat).split()
    text = words[0][:1] + (words[-1] if len(words) > 1 and words[-1].isdecimal() else "")
    return Text(text, style=SEAT_COLOURS[seat % len(SEAT_COLOURS)])

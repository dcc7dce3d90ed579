"""Artifacts, Inc.: cards for sale, Museums, the rows of a player, players."""

from collections.abc import Mapping

from digsite.core.actors import NOBODY, SPECTATOR
from digsite.drawing.paper import ART, Piece, Section, counts, pages, use
from digsite.drawing.words import Words
from digsite.games.artifacts_inc.box import ARTIFACT_NAMES, KIND_NAMES
from digsite.games.artifacts_inc.view import ArtifactsIncView
from digsite.shapes.artifacts_inc import View
from digsite.shapes.records import record_of

PICTURE = ART * 44 // 64  # the pictures of cards are wider than high


def sections(view: ArtifactsIncView, words: Words) -> list[Section]:
    seen = record_of(view)
    visible = counts(seen["visible"]).items()
    museums = [museum(artifact, boxes, words) for artifact, boxes in enumerate(seen["orders"])]
    return [
        Section(
            words("market"), [picture(view, name, "", words, count) for name, count in visible]
        ),
        Section(words("tab-museums"), museums),
        *own(view, seen, words),
        Section(words("standing"), [player(seat, seen, words) for seat in range(seen["seats"])]),
    ]


def own(view: ArtifactsIncView, seen: View, words: Words) -> list[Section]:
    """Whoever looks sees their own rows, a spectator those of the current player."""
    seat = seen["turn"] if seen["seat"] == SPECTATOR else seen["seat"]
    if seat == NOBODY:
        return []
    cards = sorted(seen["cards"][seat], key=lambda card: (card["row"] == "bottom", card["column"]))
    rows = [picture(view, card["card"], " " + "I" * card["level"], words) for card in cards]
    held = counted(seen["artifacts"][seat], "artifact", words)
    found = counted(seen["finds"][seat], "find", words)
    dice = [str(face) for face, count in enumerate(seen["dice"], 1) for _ in range(count)]
    remark = words("dice-of", player=words.seat(seat)) + " " + (" ".join(dice) or words("no-dice"))
    return [
        Section(words.seat(seat), rows, remark if seat == seen["turn"] else ""),
        Section(words("artifacts-name"), [*held, *found]),
    ]


def picture(view: ArtifactsIncView, card: str, mark: str, words: Words, count: int = 1) -> Piece:
    """The drawing of a card; one of an owner's own edition shows what kind it is."""
    plain = card.partition("#")[0]
    design = next(each for each in view.table.edition.designs if each.name == plain)
    names = [f"artifacts-inc-card-{name}" for name in (plain[2:], KIND_NAMES[design.kind])]
    name = next(each for each in names if each in pages()["symbols"])
    art = use(name, 0, (ART - PICTURE) / 2, ART, PICTURE)
    return Piece(art, words.or_else(f"card-{plain}", design.called) + mark, count)


def museum(artifact: int, boxes: list[int], words: Words) -> Piece:
    """How many orders of a Museum have been filled."""
    name = ARTIFACT_NAMES[artifact]
    filled = sum(owner != NOBODY for owner in boxes)
    return Piece(use(f"artifacts-inc-{name}"), words(f"museum-museum-{name}s"), filled, told=True)


def counted(things: Mapping[str, object], sort: str, words: Words) -> list[Piece]:
    return [
        Piece(use(f"artifacts-inc-{name}"), words(f"{sort}-{name}"), count)
        for name, count in counts(things).items()
    ]


def player(seat: int, seen: View, words: Words) -> Piece:
    """Reputation, and dollars."""
    caption = f"{words.seat(seat)}: ${seen['dollars'][seat]}"
    return Piece(use("artifacts-inc-star"), caption, seen["reputation"][seat], told=True)

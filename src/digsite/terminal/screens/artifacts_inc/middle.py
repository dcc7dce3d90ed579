"""The middle of the table: dice, museums and other public cards, underwater cards, the market."""

from rich.table import Table as Grid
from rich.text import Text

from digsite.core.actors import NOBODY, OVER, SPECTATOR
from digsite.games.artifacts_inc.box import (
    ARTIFACT_NAMES,
    COLLECTORS,
    FIND_NAMES,
    GUIDE,
    MUSEUMS,
    NONE,
    PILE_NAMES,
    PILES,
)
from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.rules import diving, effects, ending, museums
from digsite.games.artifacts_inc.view import ArtifactsIncView
from digsite.terminal.screens.artifacts_inc.words import (
    ARTIFACT_COLOURS,
    KIND_COLOURS,
    called,
    cost,
    dice,
    grid,
    mark,
    requirement,
    side_in_short,
)
from digsite.terminal.voice import Voice


def turn(view: ArtifactsIncView, voice: Voice) -> Text:
    """The dice of the current player, and how far the game is."""
    table = view.table
    values = table.edition.values
    if view.actor == OVER:
        return Text(voice("is-over"), style="bold")
    if table.turn == NOBODY or table.step == steps.ARRANGING:
        return Text(voice("setting-up"), style="bold")
    line = Text(voice("dice-of", player=voice.name(int(table.turn))) + " ", style="bold")
    shown = dice([int(count) for count in table.dice])
    line.append(shown or voice("no-dice"), style="bold reverse" if shown else "not bold")
    spent = sum(1 for face in table.placed if face) + int(diving.dice_on_dive(table))
    line.append(" " + voice("dice-placed", dice=spent), style="not bold")
    end = "end-reached" if table.reached else "end-at"
    left = int(ending.most_quiet_turns(table) - table.quiet_turns)
    if left < table.quiet_turns and not table.reached:
        end = "end-quiet"
    goal = voice(end, reputation=int(values.end_reputation), turns=left)
    return line.append(" · " + goal, style="bold red" if table.reached else "not bold")


def public_cards(view: ArtifactsIncView, voice: Voice) -> Grid:
    """Museums with their boxes, then collectors, guide and the top underwater card."""
    shown = grid()
    for heading in ("public", "die", "pays", "boxes", "majority"):
        shown.add_column(Text(voice(f"{heading}-heading")))
    for museum in range(int(MUSEUMS)):
        shown.add_row(*museum_row(view, museum, voice))
    values = view.table.edition.values
    shown.add_row(
        Text(voice("collectors")),
        die_on(view, int(COLLECTORS), voice),
        Text(
            voice("collectors-pay", each=int(values.per_artifact), more=int(values.per_extra_type))
        ),
        dive_name(view, voice),
        Text(voice("underwater-left", cards=int(diving.cards_left(view.table)))),
    )
    shown.add_row(
        Text(voice("guide")),
        die_on(view, int(GUIDE), voice),
        Text(voice("dollars", dollars=int(values.guide_dollars))),
        *dive_need(view, voice),
    )
    return shown


def museum_row(view: ArtifactsIncView, museum: int, voice: Voice) -> list[Text]:
    """What a museum takes and pays, its orders, and who has the majority."""
    table = view.table
    side = table.edition.museum(table.seats, museum)
    extra = int(side.bonus)
    if view.seat != SPECTATOR:
        extra += int(effects.better_sales(table, view.seat, museum))
    name = voice("museum-short", artifact=ARTIFACT_NAMES[museum])
    return [
        Text(name, style=ARTIFACT_COLOURS[museum]),
        die_on(view, museum, voice),
        Text(voice("museum-pays", bonus=extra)),
        orders(view, museum, voice),
        majority(view, museum, voice),
    ]


def orders(view: ArtifactsIncView, museum: int, voice: Voice) -> Text:
    """The boxes of a museum: their size, or the mark of who filled them."""
    table = view.table
    boxes = []
    for box in range(int(museums.boxes_of(table, museum))):
        owner = int(table.owner(museum, box))
        size = int(table.size(museum, box))
        boxes.append(Text(str(size)) if owner == NOBODY else mark(owner, voice))
    return Text(" ").join(boxes)


def majority(view: ArtifactsIncView, museum: int, voice: Voice) -> Text:
    """What the majority is worth, and how many orders each player has filled."""
    table = view.table
    worth = int(table.edition.museum(table.seats, museum).majority)
    holder = int(ending.majority_holder(table, museum))
    line = Text(voice("icon", reputation=worth) + " ")
    if holder == NOBODY:
        return line.append("–", style="dim")
    counts = []
    for seat in range(int(view.seats)):
        filled = int(ending.cubes(table, museum, seat))
        if filled:
            told = Text(voice("labelled", label=voice.name(seat), text=str(filled)))
            told.stylize("" if seat == holder else "dim")
            counts.append(told.append("♛" if seat == holder else ""))
    return line.append_text(Text(", ").join(counts))


def die_on(view: ArtifactsIncView, public: int, voice: Voice) -> Text:
    """What a public card takes; a die that lies there takes its place."""
    table = view.table
    edition = table.edition
    for place in range(int(edition.first_public_place), int(edition.place_count)):
        if edition.place_public[place] == public and table.placed[place]:
            return Text(f"({int(table.placed[place])})", style="reverse")
    return Text(f"[{requirement(int(edition.publics[public].faces), voice)}]")


def dive_name(view: ArtifactsIncView, voice: Voice) -> Text:
    """What the top underwater card shows."""
    table = view.table
    if diving.cards_left(table) == 0:
        return Text(voice("nothing-underwater"), style="dim")
    find = FIND_NAMES[table.edition.dive_finds[table.dives]]
    return Text(voice("underwater", find=find, number=int(table.edition.dive_numbers[table.dives])))


def dive_need(view: ArtifactsIncView, voice: Voice) -> list[Text]:
    """What the viewer's dice must add up to for a dive."""
    table = view.table
    if view.seat == SPECTATOR or diving.cards_left(table) == 0:
        return []
    number = int(table.edition.dive_numbers[table.dives] - table.dive_help[view.seat])
    on_dive = dice([int(count) for count in table.dive_dice])
    spent = f" ({on_dive})" if on_dive and table.turn == view.seat else ""
    return [Text(voice("dive-need", number=max(0, number)) + spent)]


def market(view: ArtifactsIncView, voice: Voice) -> Grid:
    """The cards for sale, pile by pile, with both levels."""
    shown = grid()
    shown.add_column(Text(voice("pile-heading")), no_wrap=True)
    shown.add_column(Text(voice("card-heading")), no_wrap=True)
    shown.add_column(Text(voice("cost-heading")), no_wrap=True)
    shown.add_column(Text(voice("level-heading", level=1)), ratio=1)
    shown.add_column(Text(voice("level-heading", level=2)), ratio=1)
    for pile in range(int(PILES)):
        for number, design in enumerate(for_sale(view, pile)):
            shown.add_row(*sale_row(view, pile, design, number == 0, voice))
    return shown


def for_sale(view: ArtifactsIncView, pile: int) -> list[int]:
    edition = view.table.edition
    designs = range(int(edition.first_of_pile[pile]), int(edition.first_of_pile[pile + 1]))
    return [design for design in designs if view.table.visible[design] > 0]


def sale_row(
    view: ArtifactsIncView, pile: int, number: int, is_first: bool, voice: Voice
) -> list[Text]:
    table = view.table
    design = table.edition.designs[number]
    copies = int(table.visible[number])
    label = voice("pile", pile=PILE_NAMES[pile], cards=int(table.unseen[pile])) if is_first else ""
    told = called(design, voice)
    name = Text(told + (f" ×{copies}" if copies > 1 else ""))
    name.stylize(KIND_COLOURS[design.kind] if design.kind != NONE else "")
    if told != design.called:  # what is typed has another name
        name.append(f"\n{design.name}", style="dim")
    price = cost(int(design.dollars), int(design.scrolls), voice)
    levels = [Text(side_in_short(design, side, voice)) for side in design.sides]
    return [Text(label, style="bold"), name, Text(price, style="green"), *levels]

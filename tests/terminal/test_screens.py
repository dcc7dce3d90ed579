"""The screens of Artifact and Artifacts, Inc.: every position, every seat, every width."""

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import digsite
from digsite.core.state import State
from digsite.games.artifacts_inc.view import ArtifactsIncView
from digsite.play.match import Match
from digsite.terminal.menu import menu
from digsite.terminal.reasons import reasons
from digsite.terminal.saved_games import Seating
from digsite.terminal.screens.artifact.hand import missing
from digsite.terminal.screens.artifacts_inc.players import cards
from digsite.terminal.screens.artifacts_inc.words import requirement
from digsite.terminal.screens.registry import screen_of
from digsite.terminal.seating import named, opened
from digsite.terminal.voice import Voice
from tests.editions.test_artifact import owners_copy
from tests.games.artifact.positions import state_with
from tests.terminal.typist import Run
from tests.walks import SETTINGS, Setting, label, sample, seats_and_spectator, step, walk

TITLES = ("artifact", "artifacts-inc")
OURS = [setting for setting in SETTINGS if setting[0] in TITLES]
BOTH: dict[str, object] = {"expansions": ["research", "cities"]}
each_setting = pytest.mark.parametrize("setting", OURS, ids=label)


def shown(setting: Setting, state: State, seat: int, width: int = 100) -> str:
    """All that a seat is shown at this moment: table, moves, and what is not possible."""
    name, seats, options = setting
    title = digsite.title(name)
    match = Match(title, seats, options, named([""] * seats, []))
    session = opened(match, Seating([seat], [""] * seats), seed=0)
    text = io.StringIO()
    session.console = Console(file=text, width=width, highlight=False)
    match.state = state
    session.show_table(seat)
    if state.actor() >= 0:
        session.console.print(reasons(title.objections(state, seat), seat, session.voice))
    return text.getvalue()


@each_setting
def test_every_position_can_be_drawn_for_every_seat(setting: Setting) -> None:
    seats = setting[1]
    for number, state in enumerate(sample(setting, seed=3, every=41)):
        seat = seats_and_spectator(seats)[number % (seats + 1)]
        text = shown(setting, state, seat, width=(80, 100, 120)[number % 3])
        assert "{" not in text and "???" not in text


def secretive_game(setting: Setting, seed: int) -> Iterator[State]:
    """A random game whose players draw secretly wherever they can."""
    name, seats, options = setting
    rng = digsite.Rng(seed)
    state = digsite.title(name).new(seats, options)
    while not state.is_over():
        yield state
        legal = {move.notation(): move for move in state.legal()}
        wished = [move for move in ("draw", "role london", "role judd") if move in legal]
        if wished:
            state.play(legal[wished[0]])
        else:
            step(state, rng)


@pytest.mark.parametrize("seats", [4, 5])
def test_nothing_of_artifact_is_shown_that_the_seat_does_not_know(seats: int) -> None:
    setting: Setting = ("artifact", seats, BOTH)
    title = digsite.title("artifact")
    rng = digsite.Rng(5)
    compared = 0
    for number, state in enumerate(secretive_game(setting, seed=seats)):
        seat = seats_and_spectator(seats)[number // 7 % (seats + 1)]
        world = title.imagine(title.view(state, seat), rng)
        if number % 7 == 0 and world != state and compared < 8:
            compared += 1
            assert shown(setting, state, seat) == shown(setting, world, seat)
    assert compared == 8


@pytest.mark.parametrize(
    ("setting", "width", "height"),
    [
        (("artifact", 5, BOTH), 100, 42),
        (("artifact", 3, {}), 80, 36),
        (("artifacts-inc", 4, {}), 120, 50),
    ],
    ids=["artifact with everything", "artifact", "artifacts-inc"],
)
def test_a_screen_fits(setting: Setting, width: int, height: int) -> None:
    """Table and menu together; few lines of hands may come on top."""
    name, seats, _ = setting
    voice = Voice(digsite.title(name), named([""] * seats, []))
    heights = []
    for state in sample(setting, seed=8, every=29):
        if state.actor() < 0:
            continue
        view = digsite.title(name).view(state, state.actor())
        screen = screen_of(name)
        text = io.StringIO()
        console = Console(file=text, width=width, highlight=False)
        console.print(screen.draw(view, voice))
        console.print(menu(state.legal(), lambda move: screen.remark(view, move, voice), width))  # noqa: B023
        lines = text.getvalue().splitlines()
        assert max(len(line) for line in lines) <= width
        heights.append(len(lines))
    heights.sort()
    assert heights[len(heights) // 2] <= height


def test_the_matrix_agrees_with_what_can_be_produced() -> None:
    """A tile is ready exactly when the rules let it be produced."""
    title = digsite.title("artifact")
    compared = 0
    for state in walk(("artifact", 4, BOTH), seed=2):
        offered = [move for move in state.legal() if move.notation().startswith("produce")]
        if state.actor() < 0 or not offered:
            continue
        view = title.view(state, state.actor())
        names = {move.parts()["tile"] for move in offered}
        for move in title.moves[: title.decision_count]:
            tile = move.parts().get("tile")
            owners = view.record()["owners"]
            assert isinstance(owners, dict)
            if tile is not None and owners[tile] == -1:
                number = list(owners).index(str(tile))
                assert (missing(view, number) == 0) == (tile in names)
                compared += 1
    assert compared > 100


@pytest.mark.parametrize(
    ("faces", "printed"),
    [(63, "any"), (0b001000, "4"), (0b111000, "4+"), (0b001111, "4-"), (0b010101, "1/3/5")],
)
def test_a_requirement_is_written_as_on_the_card(faces: int, printed: str) -> None:
    voice = Voice(digsite.title("artifacts-inc"), ["Ada", "Ben"])
    assert requirement(faces, voice) == printed


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_by_numbers(run: Run, title: str) -> None:
    typed = "".join(f"{number % 7 + 1}\n1\n" for number in range(2000))
    result = run("play", title, "--seed", "4", "--against", "random", typed=typed)
    assert result.exit_code == 0
    assert "The result" in result.stdout
    assert "Traceback" not in result.stdout


def test_a_payment_without_choice_is_not_asked_for_and_is_undone_with_its_action(run: Run) -> None:
    """With seven coins two huts cost three each; then no other marker can pay for the second."""
    markers = "take museum, ship, africa worker, africa worker"
    typed = f"hut africa\nhut america\n{markers}\nhire africa\npay africa worker\n"
    play = ("play", "artifact", "--against", "random", "--seed", "1")
    before = run(*play, typed=typed + "quit\n").stdout
    assert "pay  " in before and before.count("You use one African worker marker and") == 1
    after = run(*play, typed=typed + "hire africa\nundo\nquit\n").stdout
    assert "(one African worker marker)" in after  # told in one line with its action
    assert "Taken back: hire africa." in after


def test_players_are_warned_before_a_stalled_game_ends() -> None:
    setting: Setting = ("artifacts-inc", 2, {})
    title = digsite.title("artifacts-inc")
    game: State = title.new(2)
    rng = digsite.Rng(3)
    while game.record()["step"] != "placing":
        game.play(game.draw(rng) if game.actor() == digsite.CHANCE else game.legal()[0])
    for turns, warned in ((20, False), (21, True)):
        game = title.load(game.record() | {"quiet_turns": turns})
        assert ("nobody gets ahead" in " ".join(shown(setting, game, 0).split())) is warned


def test_the_cards_of_others_are_named_in_the_language_of_the_reader() -> None:
    title = digsite.title("artifacts-inc")
    *_, end = walk(("artifacts-inc", 2, {}), seed=3)
    view = title.view(end, 0)
    assert isinstance(view, ArtifactsIncView)
    told = cards(view, 1, Voice(title, ["Ada", "Ben"], "de"))
    english = {design.called.removesuffix(" Expedition") for design in view.table.edition.designs}
    names = {one.partition(" ×")[0].removesuffix("²") for one in told.split(", ")}
    assert "Bergexpedition" in names and not names & (english - {"Docks", "Zeppelin"})


def test_tiles_with_values_of_their_own_show_them_one_by_one(tmp_path: Path) -> None:
    title = owners_copy(tmp_path)
    view = title.view(title.new(4), 0)
    drawn = str(view)
    assert all(value in drawn for value in ("★11 +2", "★8 +3", "4: ★4 +2"))
    assert "5: ★8" not in drawn, "only where all tiles of a size are alike"
    assert all(len(line) <= 80 and "…" not in line for line in drawn.split("\n")[5:20])


def test_what_everybody_once_saw_is_hidden_without_the_memory_aid() -> None:
    title = digsite.title("artifact")
    state = state_with(4, hands={1: {"asia weapons": 1}}, tiles={"4 weapons": 1, "4 asia": 0})
    seen = title.view(state, 0)
    text = {}
    for recalls in (True, False):
        console = Console(file=io.StringIO(), width=100)
        with console.capture() as drawn:
            voice = Voice(title, ["Ada", "Ben", "Cleo", "Dan"], recalls=recalls)
            console.print(screen_of("artifact").draw(seen, voice))
        text[recalls] = drawn.get()
    prestige = re.compile(r"\d ★\d")
    assert len(prestige.findall(text[True])) == 4, "of every player"
    assert len(prestige.findall(text[False])) == 1, "only the viewer's own"
    assert ("holds" in text[True], "holds" in text[False]) == (True, False)
    assert ("taken" in text[True], "taken" in text[False]) == (False, True), "by whom is forgotten"

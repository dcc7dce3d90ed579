"""Our titles as subjects of `digsite.leaks`: every way in which something reaches a seat."""

import pickle
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

import msgspec

import digsite
from digsite.adapters.observing import Game
from digsite.adapters.openspiel_observer import Observer
from digsite.adapters.text import prompt
from digsite.bots.advice import Adviser
from digsite.leaks import Channel, Subject
from digsite.play.parts import Draft
from digsite.play.undo import horizon
from tests.leaks.worlds import can_differ, hidden, swapped
from tests.walks import Setting, seats_and_spectator, titled, walk

WRONG = 12  # moves that are tried and refused
LOOKS = 3  # moves of which previews are made
Moves = Sequence[digsite.Move]


def plain(thing: object) -> bytes:
    return msgspec.json.encode(thing)


def acts(state: digsite.State, viewer: int) -> bool:
    return viewer >= 0 and int(state.actor()) == viewer


def view(state: digsite.State, viewer: int, moves: Moves) -> bytes:
    return plain(state.title.view(state, viewer).record())


def stored_view(state: digsite.State, viewer: int, moves: Moves) -> bytes:
    return pickle.dumps(state.title.view(state, viewer))


@lru_cache(100_000)
def sentence(
    say: Callable[..., str],
    title: digsite.Title,
    one: digsite.Event | digsite.Objection,
    viewer: int,
) -> str:
    """It is made of nothing else, and most of them come again and again: words take long."""
    return say(title, one, viewer=viewer)


def events(state: digsite.State, viewer: int, moves: Moves) -> bytes:
    """What is seen of each move that both worlds allow, and the sentence that tells it."""
    title = state.title
    seen = [title.event(state, move, viewer) for move in moves]
    return plain([[one.record(), sentence(digsite.tell, title, one, viewer)] for one in seen])


def legal(state: digsite.State, viewer: int, moves: Moves) -> bytes:
    own = state.legal() if acts(state, viewer) else []
    return plain([[move.key, move.notation(), move.parts()] for move in own])


def objections(state: digsite.State, viewer: int, moves: Moves) -> bytes:
    title = state.title
    found = title.objections(state, viewer)
    return plain([[one.record(), sentence(digsite.explain, title, one, viewer)] for one in found])


def errors(state: digsite.State, viewer: int, moves: Moves) -> bytes:
    """The refusals of moves that the seat may try."""
    if not acts(state, viewer):
        return b""
    allowed, texts = set(state.keys()), []
    for move in state.moves()[:: max(1, len(state.moves()) // WRONG)]:
        if move.key not in allowed:
            try:
                state.play(move)
            except digsite.IllegalMove as error:
                texts.append(str(error))
    return plain(texts)


def previews(state: digsite.State, viewer: int, moves: Moves) -> bytes:
    """What the seat's own moves would bring, as far as nothing else comes between."""
    seen: list[object] = []
    for move in state.legal()[:LOOKS] if acts(state, viewer) else []:
        draft = Draft(state.title, state, [move])
        seen.append([one.notation() for one in draft.next()])
        if int(draft.state.actor()) == viewer:
            seen.append(state.title.view(draft.state, viewer).record())
    return plain(seen)


def undo(state: digsite.State, viewer: int, moves: Moves) -> bytes:
    """Whether a move of the seat can be taken back: not if chance follows."""
    found = []
    for move in state.legal() if acts(state, viewer) else []:
        after, actors = state.clone(), [viewer]
        after.play(move)
        if after.actor() == digsite.CHANCE:
            actors.append(int(digsite.CHANCE))
        found.append([horizon(actors), int(after.actor())])
    return plain(found)


def exports(state: digsite.State, viewer: int, moves: Moves) -> bytes:
    """The view as it is read again from its record."""
    seen = state.title.view(state, viewer)
    return plain(state.title.read_view(seen.record()).record())


def text(state: digsite.State, viewer: int, moves: Moves) -> bytes:
    own = state.legal() if acts(state, viewer) else []
    return prompt(state.title.view(state, viewer), own).encode()


def picture(state: digsite.State, viewer: int, moves: Moves) -> bytes:
    return state.title.view(state, viewer)._repr_svg_().encode()


def hints(state: digsite.State, viewer: int, moves: Moves) -> bytes:
    """What a program would play in the seat, what it would advise, and why."""
    if not acts(state, viewer):
        return b""
    title, seen = state.title, state.title.view(state, viewer)
    player = digsite.make_player("novice", title, digsite.Rng(1))
    advice = Adviser(title, digsite.Rng(1), simulations=8).suggestions(seen, state.legal())
    played = player.decide(seen, state.legal()).notation()
    return plain([played, [one.record() for one in advice]])


class Shown:
    """A state under OpenSpiel, as its observer needs it."""

    def __init__(self, state: digsite.State) -> None:
        self.position = state


def adapters(game: Game) -> dict[str, Channel[digsite.State]]:
    """The observations of the adapters."""
    import pyspiel

    observer = Observer(game, pyspiel.IIGObservationType(perfect_recall=False), None)

    def observation(state: digsite.State, viewer: int, moves: Moves) -> bytes:
        if viewer < 0:
            return game.look(game.title.view(state, viewer)).tobytes()
        seen = game.observe(state, viewer)
        return seen["observation"].tobytes() + seen["action_mask"].tobytes()

    def openspiel(state: digsite.State, viewer: int, moves: Moves) -> bytes:
        if viewer < 0:
            return b""
        observer.set_from(Shown(state), viewer)  # type: ignore[arg-type]
        return (
            observer.tensor.tobytes()
            + observer.string_from(
                Shown(state),  # type: ignore[arg-type]
                viewer,
            ).encode()
        )

    def vector(state: digsite.State, viewer: int, moves: Moves) -> bytes:
        return game.look(game.title.glance(state, viewer)).tobytes()

    return {"observation": observation, "openspiel": openspiel, "vector play": vector}


QUICK: dict[str, Channel[digsite.State]] = {
    "view": view,
    "stored view": stored_view,
    "events": events,
    "legal moves": legal,
    "objections": objections,
    "errors": errors,
    "previews": previews,
    "undo": undo,
    "exports": exports,
}
SLOW: dict[str, Channel[digsite.State]] = {"text": text, "picture": picture, "hints": hints}


def redraw(state: digsite.State, viewer: int, seed: int) -> digsite.State | None:
    """Imagined, or two cards changed by hand, where that is possible."""
    rng = digsite.Rng(seed)
    if rng.below(2) == 0:
        world = swapped(state, viewer, rng)
        if world is not None:
            return world
    return state.title.imagine(state.title.view(state, viewer), rng)


def imagined(state: digsite.State, viewer: int, seed: int) -> digsite.State | None:
    return state.title.imagine(state.title.view(state, viewer), digsite.Rng(seed))


def curious_walk(setting: Setting, seed: int) -> Iterator[digsite.State]:
    """A game of players who like to draw secretly, from when they hold such cards: in Artifact
    random players seldom do."""
    name, seats, options = setting
    rng = digsite.Rng(seed)
    state = titled(name).new(seats, options)
    while not state.is_over():
        if state.actor() == digsite.CHANCE:
            state.play(state.draw(rng))
        else:
            lots = [move for move in state.legal() for _ in range(liking(move))]
            state.play(lots[rng.below(len(lots))])
        if can_differ(state, int(digsite.SPECTATOR)):
            yield state


def liking(move: digsite.Move) -> int:
    if move.notation() in ("draw", "role london", "role judd"):
        return 60
    return 8 if move.parts()["do"] in ("ship", "research") else 1


def ends(state: digsite.State, move: digsite.Move) -> bool:
    """Whether the move ends the game: then hands are opened, and it tells what they bring."""
    after = state.clone()
    after.play(move)
    return after.is_over()


def subject(setting: Setting, slow: bool = False) -> Subject[digsite.State]:
    """A setting with all its channels, or with those that take their time."""
    name, seats, options = setting
    game = Game(titled(name), seats, None, options)

    def positions(seed: int) -> Iterator[digsite.State]:
        secretive = name == "artifact" and "cities" in str(options)
        return curious_walk(setting, seed) if secretive and seed % 8 else walk(setting, seed)

    return Subject(
        walk=positions,
        viewers=lambda state: seats_and_spectator(seats),
        redraw=redraw,
        hidden=hidden,
        can_differ=can_differ,
        channels=SLOW if slow else {**QUICK, **adapters(game)},
        moves=lambda state: [move for move in state.legal() if not ends(state, move)],
    )

"""Learn Archaeology by self-play: masked PPO with a small network, in numpy, on two processors.

    python ppo.py                some ten minutes; writes ppo.npz, and the learning curve to ppo.svg
    python ppo.py --ray          the same on a Ray cluster
    digsite arena archaeology --players ppo:Trained,novice --games 400

One network plays all seats. In a round, games are played with it by vector play, in several
processes, and what was played is learned from. What comes of a job depends on the network and the
job's seed only, so it does not matter where it is done, or how often.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import digsite
import digsite.vector
from digsite.adapters.observing import Game
from digsite.arena.pool import Crew, crew
from digsite.play.match import Match, run

Floats = NDArray[np.float32]
Network = dict[str, Floats]
Played = dict[str, NDArray[Any]]
Curve = list[tuple[int, float]]  # decisions learned from, and the share of wins

WEIGHTS = Path(__file__).with_suffix(".npz")
TITLE, SEATS, RIVAL = "archaeology", 2, "novice"
HIDDEN = 128
FORBIDDEN = np.float32(-1e9)  # instead of the score of an action that is not legal
TRACE = 0.95  # how far what comes later counts: lambda of the advantages
CLIP, ENTROPY, WORTH = 0.2, 0.01, 0.5
EPOCHS, BATCH = 3, 4096
MANY = 1_000_000


@dataclass(frozen=True)
class Course:
    """How much is played and learned."""

    rounds: int = 24
    jobs: int = 2  # a round
    games: int = 256  # a job, side by side
    steps: int = 256  # of each
    rate: float = 1.5e-3  # falls to nothing
    seed: int = 1
    every: int = 4  # rounds between two points of the curve ...
    trials: int = 40  # ... each of so many games against the rival


# The network: two layers, from which come a score for each action and the expected reward.


def untrained(inputs: int, actions: int, seed: int) -> Network:
    rng = np.random.default_rng(seed)
    sizes = {"a": (inputs, HIDDEN), "b": (HIDDEN, HIDDEN), "p": (HIDDEN, actions), "v": (HIDDEN, 1)}
    network: Network = {}
    for name, (rows, columns) in sizes.items():
        spread = np.sqrt(2 / rows) * (1.0 if name in "ab" else 0.1)
        network[name] = (spread * rng.standard_normal((rows, columns))).astype(np.float32)
        network[f"{name}0"] = np.zeros(columns, np.float32)
    return network


def scaled(observations: NDArray[np.int16]) -> Floats:
    """Counts are drawn together: the difference of 1 and 2 matters more than that of 21 and 22."""
    return np.log1p(np.maximum(observations, 0).astype(np.float32))


def thought(network: Network, inputs: Floats, masks: NDArray[Any]) -> tuple[Floats, ...]:
    """Both layers, the logarithm of each action's chance, and the expected reward."""
    first = np.maximum(inputs @ network["a"] + network["a0"], 0)
    second = np.maximum(first @ network["b"] + network["b0"], 0)
    scores = np.where(masks, second @ network["p"] + network["p0"], FORBIDDEN)
    scores -= scores.max(1, keepdims=True)
    chances = scores - np.log(np.exp(scores).sum(1, keepdims=True))
    return first, second, chances, np.tanh(second @ network["v"] + network["v0"])[:, 0]


# Playing. What was played is a dictionary of arrays with a row for each decision.


def play(course: Course, network: Network, seed: int) -> tuple[int, Played]:
    """A job, by its number: games from their beginning, all seats played by the network."""
    games = digsite.vector.make(TITLE, SEATS, course.games)
    games.reset(seed=seed)
    rng = np.random.default_rng(seed)
    moments: list[Played] = []
    for _ in range(course.steps):
        moment: Played = {
            "seen": games.observations.copy(),
            "masks": games.masks.copy(),
            "seats": games.seats_to_act.copy(),
            "idle": games.terminations.copy(),  # such a game begins anew, whatever the key
        }
        *_, chances, values = thought(network, scaled(moment["seen"]), moment["masks"])
        lots = rng.standard_exponential(chances.shape, np.float32) + np.float32(1e-30)
        keys = (chances - np.log(lots)).argmax(1)
        games.step(keys)
        moment |= {"keys": keys, "chances": chances[np.arange(len(keys)), keys], "values": values}
        moment |= {"over": games.terminations.copy(), "pays": games.pays.astype(np.float32)}
        moments.append(moment)
    return seed, judged({name: np.array([one[name] for one in moments]) for name in moments[0]})


def judged(moments: Played) -> Played:
    """Advantages, backwards: a seat's decision is followed by its next one, or by its pay."""
    steps, count = moments["keys"].shape
    following = np.zeros((count, SEATS), np.float32)  # what the seat expects at its next decision
    trace = np.zeros((count, SEATS), np.float32)
    known = np.zeros((count, SEATS), np.bool_)  # whether there is a next one
    advantages, usable = np.zeros((steps, count), np.float32), np.zeros((steps, count), np.bool_)
    for step in reversed(range(steps)):
        acting = np.flatnonzero(~moments["idle"][step])
        ends = acting[moments["over"][step][acting]]
        following[ends], trace[ends], known[ends] = moments["pays"][step][ends], 0, True
        at = (acting, moments["seats"][step][acting])
        values = moments["values"][step][acting]
        gain = np.where(known[at], following[at] - values + TRACE * trace[at], 0)
        advantages[step, acting], usable[step, acting] = gain, known[at]
        following[at], trace[at], known[at] = values, gain, True
    found = {name: moments[name][usable] for name in ("seen", "masks", "keys", "chances")}
    gains = advantages[usable]
    return found | {"advantages": gains, "returns": gains + moments["values"][usable]}


# Learning.


def slopes(network: Network, batch: Played) -> Network:
    """How the loss of PPO changes with each weight."""
    inputs, count = scaled(batch["seen"]), np.float32(len(batch["keys"]))
    first, second, chances, values = thought(network, inputs, batch["masks"])
    odds = np.exp(chances)
    keys, gains = batch["keys"], batch["advantages"]
    each = np.arange(len(keys))
    ratio = np.exp(chances[each, keys] - batch["chances"])
    worth = (gains - gains.mean()) / (gains.std() + 1e-6)
    free = np.where(worth > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    pull = np.where(free, ratio * worth, 0) / count
    by_score = odds * pull[:, None]
    by_score[each, keys] -= pull
    logs = np.where(batch["masks"], chances, 0)
    by_score += ENTROPY / count * odds * (logs - (odds * logs).sum(1, keepdims=True))
    by_value = WORTH * (values - batch["returns"]) * (1 - values**2) / count
    found = {"p": second.T @ by_score, "p0": by_score.sum(0)}
    found |= {"v": second.T @ by_value[:, None], "v0": by_value.sum(keepdims=True)}
    by_second = (by_score @ network["p"].T + by_value[:, None] @ network["v"].T) * (second > 0)
    found |= {"b": first.T @ by_second, "b0": by_second.sum(0)}
    by_first = (by_second @ network["b"].T) * (first > 0)
    return found | {"a": inputs.T @ by_first, "a0": by_first.sum(0)}


class Adam:
    """Steps along the slopes, each weight at its own pace."""

    def __init__(self, network: Network) -> None:
        self.means = {name: np.zeros_like(weights) for name, weights in network.items()}
        self.squares = {name: np.zeros_like(weights) for name, weights in network.items()}
        self.count = 0

    def step(self, network: Network, found: Network, rate: float) -> None:
        self.count += 1
        length = np.sqrt(sum(float((slope**2).sum()) for slope in found.values()))
        for name, slope in found.items():
            slope = slope * np.float32(min(1.0, 0.5 / (length + 1e-9)))
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.001 * (slope**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.count)
            square = self.squares[name] / (1 - 0.999**self.count)
            network[name] -= (rate * mean / (np.sqrt(square) + 1e-5)).astype(np.float32)


def learn(
    network: Network, adam: Adam, played: Played, rate: float, rng: np.random.Generator
) -> None:
    for _ in range(EPOCHS):
        order = rng.permutation(len(played["keys"]))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            batch = {name: column[some] for name, column in played.items()}
            adam.step(network, slopes(network, batch), rate)


def joined(parts: Sequence[Played]) -> Played:
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


# The course.


class Trained:
    """The network as a player: it sees a view and the legal moves, as all players do."""

    def __init__(self, title: digsite.Title, network: Network | None = None) -> None:
        self.game = Game(title, SEATS, None, {})
        self.network = network or stored(os.environ.get("DIGSITE_PPO", str(WEIGHTS)))

    def decide(self, view: digsite.View, legal: list[digsite.Move]) -> digsite.Move:
        masks = np.zeros((1, self.game.actions), np.int8)
        masks[0, [move.key for move in legal]] = 1
        _, _, chances, _ = thought(self.network, scaled(self.game.look(view)[None]), masks)
        return self.game.title.moves[int(chances.argmax())]


def stored(file: str) -> Network:
    with np.load(file) as arrays:
        return dict(arrays)


def trial(network: Network, number: int) -> float:
    """A game against the rival: 1 for a win, half for a shared one; seats change with each game."""
    title, rng = digsite.title(TITLE), digsite.Rng(MANY + number // SEATS)
    players: list[digsite.Player] = [
        digsite.make_player(RIVAL, title, rng.fork()) for _ in range(SEATS)
    ]
    seat = number % SEATS
    players[seat] = Trained(title, network)
    places = run(Match(title, SEATS, {}), players, rng).state.ranking()
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def train(course: Course, hired: Crew) -> Iterator[tuple[Network, Curve]]:
    """All rounds; at times the network as it is then, and how well it has played so far."""
    game = Game(TITLE, SEATS, None, {})
    network = untrained(game.planes.size, game.actions, course.seed)
    adam, rng = Adam(network), np.random.default_rng(course.seed)
    curve: Curve = []
    decisions = 0
    for number in range(course.rounds):
        first = (course.seed * MANY + number) * course.jobs
        parts = dict(hired.share(partial(play, course, network), range(first, first + course.jobs)))
        played = joined([parts[seed] for seed in sorted(parts)])  # whichever came first
        learn(network, adam, played, course.rate * (1 - number / course.rounds), rng)
        decisions += len(played["keys"])
        if (number + 1) % course.every == 0 or number + 1 == course.rounds:
            share = sum(hired.share(partial(trial, network), range(course.trials))) / course.trials
            curve.append((decisions, share))
            yield network, curve


def drawn(curve: Curve) -> str:
    """The learning curve as a picture."""
    width, height, edge = 560, 260, 44
    last = curve[-1][0]
    points = [
        (edge + (width - 2 * edge) * at / last, height - edge - (height - 2 * edge) * share)
        for at, share in curve
    ]
    line = " ".join(f"{x:.0f},{y:.0f}" for x, y in points)
    rules = "".join(
        f'<path d="M{edge} {(y := height - edge - (height - 2 * edge) * part / 4):.0f}'
        f'H{width - edge}" stroke="#8884"/><text x="4" y="{y + 4:.0f}">{part * 25} %</text>'
        for part in range(5)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" fill="#777" '
        f'font-family="sans-serif" font-size="13">{rules}'
        f'<polyline points="{line}" fill="none" stroke="#c2702c" stroke-width="2"/>'
        + "".join(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="3" fill="#c2702c"/>' for x, y in points)
        + f'<text x="{edge}" y="20">share of wins against {RIVAL}</text>'
        f'<text x="{width - edge}" y="{height - 14}" text-anchor="end">'
        f"{last / 1e6:.1f} million decisions</text></svg>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name, value in vars(Course()).items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--ray", action="store_true", help="on a Ray cluster")
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    given = vars(parser.parse_args())
    workers, ray, out = given.pop("workers"), given.pop("ray"), given.pop("out")
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # of each worker
    with closing(crew(workers, ray)) as hired:
        for network, curve in train(Course(**given), hired):
            print(f"{curve[-1][0]:,} decisions: {curve[-1][1]:.0%} against {RIVAL}", flush=True)
            np.savez(out, allow_pickle=False, **network)
            out.with_suffix(".svg").write_text(drawn(curve), encoding="utf-8")


if __name__ == "__main__":
    main()

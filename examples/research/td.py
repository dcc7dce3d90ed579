"""Learn Archaeology by self-play: TD learning with a small network, in numpy, on two processors.

    python td.py                 takes minutes; writes td.npz, and the learning curve to td.svg
    python td.py --ray           the same on a Ray cluster
    digsite arena archaeology --players td:Trained,novice --games 400

One network plays both seats. For each action it predicts how much the seat's lead, in money, will
still grow. Each round plays games with the network by vector play, in several processes, and then
learns from them (Peng's Q(lambda)). The result of a job depends only on the network and the job's
seed, so it does not matter where the job runs, or how often.
"""

import argparse
import os
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more threads would wait for each other

import numpy as np
from numpy.typing import NDArray

import digsite
import digsite.vector
from digsite.adapters.observing import Game
from digsite.arena.pool import Crew, crew

Floats = NDArray[np.float32]
Network = list[Floats]
Played = dict[str, NDArray[Any]]  # a row for each decision
Curve = list[tuple[int, float]]  # decisions learned from, and the share of wins

WEIGHTS = Path(__file__).with_suffix(".npz")
TITLE, SEATS, RIVAL = "archaeology", 2, "novice"
HIDDEN = 128
UNIT = np.float32(20)  # of money, so that targets are about 1
TRACE = np.float32(0.7)  # lambda: how much later results count
EPOCHS, BATCH = 2, 1024
MANY = 1_000_000


@dataclass(frozen=True)
class Course:
    """How much to play and learn."""

    rounds: int = 40
    jobs: int = 2  # in each round
    games: int = 256  # in each job, side by side
    steps: int = 256  # of each game
    rate: float = 1e-3  # falls to zero
    daring: float = 1.0  # roughly the money that exploring may cost; falls to a tenth
    seed: int = 1
    every: int = 4  # rounds between two points of the curve ...
    trials: int = 100  # ... each from this many games against the rival


FIELDS = Game(TITLE, SEATS, None, {}).planes.fields
MONEY = [field.name for field in FIELDS for _ in range(field.length)].index("money")


def lead(seen: NDArray[np.int16]) -> Floats:
    """By how much the observing seat is ahead; its own money comes first."""
    return (seen[:, MONEY] - seen[:, MONEY + 1]).astype(np.float32) / UNIT


# The network: in each layer the last row of weights is the bias, the others belong to the inputs.


def untrained(inputs: int, actions: int, seed: int) -> Network:
    rng = np.random.default_rng(seed)
    sizes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions)]
    weights = [rng.standard_normal(size) * np.sqrt(2 / size[0]) for size in sizes]
    return [np.pad(one, ((0, 1), (0, 0))).astype(np.float32) for one in weights]


def thought(network: Network, seen: NDArray[np.int16]) -> list[Floats]:
    """The input of each layer, and at the end the value of each action."""
    # A logarithm, because the step from 1 to 2 matters more than the step from 21 to 22.
    found = [np.log1p(np.maximum(seen, 0).astype(np.float32))]
    for weights in network:
        found.append(np.maximum(found[-1], 0) @ weights[:-1] + weights[-1])
    return found


def slopes(network: Network, batch: Played) -> Network:
    """The gradient of half the squared error."""
    found = thought(network, batch["seen"])
    each = (np.arange(len(batch["keys"])), batch["keys"])
    slope = np.zeros_like(found[-1])
    slope[each] = (found[-1][each] - batch["targets"]) / np.float32(len(slope))
    result: Network = []
    for weights, inputs in zip(reversed(network), reversed(found[:-1]), strict=True):
        result.insert(0, np.vstack([np.maximum(inputs, 0).T @ slope, slope.sum(0)]))
        slope = slope @ weights[:-1].T * (inputs > 0)
    return result


class Adam:
    """The optimiser: steps along the gradient, each weight at its own pace."""

    def __init__(self, network: Network) -> None:
        self.kept = [(np.zeros_like(weights), np.zeros_like(weights)) for weights in network]
        self.count = 0

    def step(self, network: Network, found: Network, rate: float) -> None:
        self.count += 1
        pace = np.float32(rate * np.sqrt(1 - 0.999**self.count) / (1 - 0.9**self.count))
        for weights, slope, (mean, square) in zip(network, found, self.kept, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            weights -= pace * mean / (np.sqrt(square) + np.float32(1e-7))


# Playing, and computing targets from what was played.


def play(course: Course, network: Network, daring: float, seed: int) -> tuple[int, Played]:
    """One job, named by its seed: new games in which the network plays both seats."""
    games = digsite.vector.make(TITLE, SEATS, course.games)
    games.reset(seed=seed)
    rng = np.random.default_rng(seed)
    moments: list[Played] = []
    for _ in range(course.steps):
        moment: Played = {"seen": games.observations.copy(), "seats": games.seats_to_act.copy()}
        moment["idle"] = games.terminations.copy()  # such a game restarts, whatever the key
        worth = np.where(games.masks, thought(network, moment["seen"])[-1], -np.inf)
        keys = (worth + daring / UNIT * rng.gumbel(size=worth.shape)).argmax(1)
        moment |= {"keys": keys, "best": worth.max(1), "leads": lead(moment["seen"])}
        games.step(keys)
        moment |= {"over": games.terminations.copy(), "after": lead(games.observations)}
        moments.append(moment)
    return seed, judged({name: np.array([one[name] for one in moments]) for name in moments[0]})


def judged(moments: Played) -> Played:
    """What the network should have predicted at each decision, computed backwards from the end."""
    shape = moments["keys"].shape
    final = np.full((shape[1], SEATS), np.nan, np.float32)  # the final lead, as expected later
    targets = np.full(shape, np.nan, np.float32)
    for step in reversed(range(shape[0])):
        now = {name: column[step] for name, column in moments.items() if name != "seen"}
        ends, acting = np.flatnonzero(now["over"]), np.flatnonzero(~now["idle"])
        final[ends, now["seats"][ends]] = now["after"][ends]
        final[ends, 1 - now["seats"][ends]] = -now["after"][ends]
        at = (acting, now["seats"][acting])
        targets[step, acting] = final[at] - now["leads"][acting]
        expected = now["best"][acting] + now["leads"][acting]
        later = np.where(np.isnan(final[at]), expected, final[at])
        final[at] = expected + TRACE * (later - expected)
    usable = ~np.isnan(targets)
    return {name: moments[name][usable] for name in ("seen", "keys")} | {"targets": targets[usable]}


class Learner:
    """The network as a bot: like every bot, it gets a view and the legal moves."""

    def __init__(self, title: digsite.Title, network: Network) -> None:
        self.game, self.network = Game(title, SEATS, None, {}), network

    def decide(self, view: digsite.View, legal: list[digsite.Move]) -> digsite.Move:
        worth = thought(self.network, self.game.look(view)[None])[-1][0]
        return max(legal, key=lambda move: float(worth[move.key]))


class Trained(Learner):
    """Uses the saved weights; `digsite arena` knows it as `td:Trained`."""

    def __init__(self, title: digsite.Title) -> None:
        with np.load(os.environ.get("DIGSITE_TD", WEIGHTS)) as arrays:
            super().__init__(title, list(arrays.values()))


def trial(network: Network, number: int) -> float:
    """A game against the rival: 1 for a win, 1/2 for a shared one; seats alternate."""
    seat = number % SEATS
    players: list[digsite.Player | str] = [RIVAL] * SEATS
    players[seat] = Learner(digsite.title(TITLE), network)
    places = digsite.play(TITLE, players, seed=MANY + number // SEATS).state.ranking()
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def train(course: Course, hired: Crew) -> Iterator[tuple[Network, Curve]]:
    """Run all rounds; now and then, yield the network and the learning curve so far."""
    game = Game(TITLE, SEATS, None, {})
    network = untrained(game.planes.size, game.actions, course.seed)
    adam, rng = Adam(network), np.random.default_rng(course.seed)
    curve: Curve = []
    decisions = 0
    for number in range(course.rounds):
        done = number / course.rounds
        work = partial(play, course, network, course.daring * 0.1**done)
        first = (course.seed * MANY + number) * course.jobs
        parts = dict(hired.share(work, range(first, first + course.jobs)))
        jobs = [parts[seed] for seed in sorted(parts)]  # whichever came back first
        played = {name: np.concatenate([one[name] for one in jobs]) for name in jobs[0]}
        decisions += len(played["keys"])
        order = np.concatenate([rng.permutation(len(played["keys"])) for _ in range(EPOCHS)])
        for some in np.array_split(order, -(-len(order) // BATCH)):
            batch = {name: column[some] for name, column in played.items()}
            adam.step(network, slopes(network, batch), course.rate * (1 - done))
        if (number + 1) % course.every == 0 or number + 1 == course.rounds:
            share = sum(hired.share(partial(trial, network), range(course.trials))) / course.trials
            curve.append((decisions, share))
            yield network, curve


def drawn(curve: Curve) -> str:
    """The learning curve as an SVG picture."""
    last = curve[-1][0]
    points = [(f"{50 + 490 * at / last:.0f}", f"{220 - 180 * share:.0f}") for at, share in curve]
    rules = "".join(
        f'<path d="M50 {220 - 45 * part}H540" stroke="#8884"/>'
        f'<text x="0" y="{224 - 45 * part}">{part * 25} %</text>'
        for part in range(5)
    )
    dots = "".join(f'<circle cx="{x}" cy="{y}" r="3" fill="#c2702c"/>' for x, y in points)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 260" fill="#777" '
        f'font-family="sans-serif" font-size="13">{rules}{dots}<polyline points="'
        f'{" ".join(map(",".join, points))}" fill="none" stroke="#c2702c" stroke-width="2"/>'
        f'<text x="50" y="20">share of wins against {RIVAL}</text>'
        f'<text x="540" y="246" text-anchor="end">{last / 1e6:.1f} million decisions</text></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name, value in vars(Course()).items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--ray", action="store_true", help="run on a Ray cluster")
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    given = vars(parser.parse_args())
    workers, ray, out = given.pop("workers"), given.pop("ray"), given.pop("out")
    with closing(crew(workers, ray)) as hired:
        for network, curve in train(Course(**given), hired):
            print(f"{curve[-1][0]:,} decisions: {curve[-1][1]:.0%} against {RIVAL}", flush=True)
            np.savez(out, *network)
            out.with_suffix(".svg").write_text(drawn(curve), encoding="utf-8")


if __name__ == "__main__":
    main()

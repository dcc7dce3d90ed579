"""Training: play, learn from the games, play with what was learned, and so on."""

import json
import math
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from digsite.arena.games import edition_file
from digsite.arena.lessons import Lessons, made_by_of
from digsite.arena.pool import Crew
from digsite.arena.self_play import PUPIL, SIMULATIONS, SelfPlay, unmarked
from digsite.bots.features.features import Features, Row
from digsite.bots.fitting import Fit
from digsite.bots.judge import Judge, Weights, first_guess, stiffness
from digsite.bots.leanings import Choice, leanings_from
from digsite.bots.learned import (
    Learned,
    Restraint,
    features_of,
    learned_for,
    restraint_for,
    way_to_play,
)
from digsite.bots.levels import style_of
from digsite.bots.marks import VERSION, mark
from digsite.bots.verdicts import Verdicts
from digsite.core.actors import CHANCE
from digsite.core.keys import Keys
from digsite.core.state import State
from digsite.core.title import Title

RIDGE = 50.0  # keeps weights small where little is known, ...
GUESSED_RIDGE = 300.0  # ... and near what a simpler player believes
RACE_RIDGE = 30.0  # the same, where winners teach
FIXED = 1e9  # keeps a weight where it is
SCALES = (0.25, 0.35, 0.5, 0.7, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0)
SPREADS = (0.0, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 24.0)
SAMPLED = 3  # one position in 3 tells how far a lead decides
ENOUGH = 1000  # positions, for that
SURELY = 1e-6
DIGITS = 4
SEEDS = 1_000_000


@dataclass(frozen=True)
class Course:
    """What is to be learned, and with how much practice."""

    title: Title
    seats: int
    expansions: list[str]
    teacher: str
    games: int
    rounds: int
    folder: Path  # where games are kept
    simulations: int = SIMULATIONS  # of a pupil, for a decision
    company: str = ""  # whoever sits down with the pupils
    from_nothing: bool = False  # whether pupils begin without the weights that there are

    @property
    def way(self) -> str:
        return way_to_play(self.seats, self.expansions)

    @property
    def options(self) -> dict[str, object]:
        return {"expansions": self.expansions} if self.expansions else {}

    def self_play(self, learned: Learned | None) -> SelfPlay:
        """Where games are played with what was learned so far."""
        return SelfPlay(
            self.title,
            self.seats,
            self.options,
            self.teacher,
            learned,
            self.simulations,
            self.company,
            self.from_nothing,
        )

    def lessons(self, number: int) -> Lessons:
        """The games of a round; the file says what made them, so that courses do not mix."""
        made_by: dict[str, object] = {
            "title": self.title.name,
            "edition": self.title.edition,
            **edition_file(self.title),
            "rules": int(self.title.rules_version),
            "seats": self.seats,
            "options": self.options,
            "round": number + 1,
            "learned_from": number * self.games,  # of earlier rounds
            "teacher": self.teacher,
            "from_nothing": self.from_nothing,
            "begun_with": self.begun_with(),
            "company": self.marked(self.company),
            "simulations": self.simulations,
        }
        return Lessons(self.file(number), self.title, self.seats, self.options, made_by)

    def file(self, number: int) -> Path:
        """Where the games of a round are kept."""
        return self.folder / f"{self.title.name}-{self.way.replace(' ', '-')}-{number}.jsonl"

    def begun_with(self) -> object:
        """A mark of who plays the first round. Once that is complete, of who did play it: later
        rounds build on these games, whatever weights have come since."""
        played = made_by_of(self.file(0), self.games)
        if "begun_with" in played:
            return played["begun_with"]
        if self.teacher != PUPIL:
            return self.marked(self.teacher)
        learned = None if self.from_nothing else learned_for(self.title.name, self.way)
        made_of = f"{VERSION} {style_of(self.title)} {json.dumps(learned)}"
        return blake2b(made_of.encode(), digest_size=4).hexdigest()

    def marked(self, player: str) -> str:
        return mark(player, self.title, self.seats, self.expansions)


def train(
    course: Course,
    tell: Callable[[int, Learned], None],
    crew: Crew | None = None,
    advance: Callable[[], None] = lambda: None,
) -> Learned:
    """Play and learn all rounds, without repeating games that are there already. `tell` is called
    after each round, `advance` after each game."""
    course.folder.mkdir(parents=True, exist_ok=True)
    learned: Learned | None = None
    earlier: list[list[int]] = []
    for number in range(course.rounds):
        lessons = course.lessons(number)
        seed = SEEDS * (number + 1)
        for _ in lessons.play(course.self_play(learned), course.games, seed, crew):
            advance()
        # From all rounds: pupils who learn only from each other may agree on a blunder.
        latest = lessons.records()
        learned = learned_from(course, earlier, latest)
        earlier += latest
        tell(number + 1, learned)
    assert learned is not None
    return learned


def learned_from(course: Course, earlier: list[list[int]], latest: list[list[int]]) -> Learned:
    """The weights that explain the games of all rounds; leanings only of the latest, because worse
    players have other leanings."""
    games = [*earlier, *latest]
    features = features_of(course.title)
    restraint = restraint_for(course.title)
    played = [[unmarked(key) for key in keys] for keys in games]
    teach = points_of_winners if restraint.race else points_of_scores
    points = restrained(restraint, teach(course, features, played), int(features.count))
    scale, spread = restraint.sharpness or sharpness(course, features, points, played)
    learned: Learned = {
        "edition": course.title.edition,
        "games": len(games),
        "scale": scale,
        "spread": spread,
        "points": points,
    }
    if restraint.leans:
        found = [choice for keys in latest for choice in choices(course, keys)]
        learned["leanings"] = leanings_from(found, int(course.title.move_count))
    return learned


def points_of_scores(course: Course, features: Features, games: list[list[int]]) -> list[float]:
    """The weights that predict the final scores."""
    restraint = restraint_for(course.title)
    usual = stiffness(features, GUESSED_RIDGE if features.guesses else RIDGE)
    ridges = [FIXED if i in restraint.fixed else ridge for i, ridge in enumerate(usual)]
    fit = Fit(int(features.count), first_guess(features), ridges, restraint.decay)
    for keys in games:
        study(course, features, fit, keys)
    return fit.solved()


def points_of_winners(course: Course, features: Features, games: list[list[int]]) -> list[float]:
    """The weights that predict the winners."""
    ridges = stiffness(features, RACE_RIDGE)
    verdicts = Verdicts(course.seats, int(features.count), first_guess(features), ridges)
    row = Row()
    for keys in games:
        *positions, last = quiet_positions(course, features, keys)
        wins = shares_of_win(last)
        for state in positions:
            for seat in range(course.seats):
                features.look(state, seat, row)
                time, points = features.time_left(state, seat), features.points(state, seat)
                verdicts.see(row, time, points, wins[seat])
    return verdicts.solved(*(restraint_for(course.title).sharpness or (1.0, 0.0)))


def shares_of_win(last: State) -> list[float]:
    places = last.ranking()
    return [1 / places.count(1) if place == 1 else 0.0 for place in places]


def choices(course: Course, keys: list[int]) -> list[Choice]:
    """What players chose in a game, and from what; whims and chance do not count."""
    state = course.title.new(course.seats, course.options)
    found: list[Choice] = []
    legal = Keys()
    for key in keys:
        if key >= 0 and state.actor() != CHANCE:
            legal.clear()
            state.fill(legal)
            if legal.count > 1:
                found.append((key, legal.as_list()))
        state.play_key(unmarked(key))
    return found


def restrained(restraint: Restraint, points: list[float], features: int) -> list[float]:
    """The weights at all knots of time, none below the minimum of its feature."""
    least = [restraint.least.get(i % features, -math.inf) for i in range(len(points))]
    return [round(max(pair), DIGITS) for pair in zip(points, least, strict=True)]


def quiet_positions(course: Course, features: Features, keys: list[int]) -> list[State]:
    """The positions of a game that can be judged, and finally its end."""
    state = course.title.new(course.seats, course.options)
    found: list[State] = []
    for key in keys:
        if features.is_quiet(state):
            found.append(state.clone())
        state.play_key(key)
    return [*found, state]


def study(course: Course, features: Features, fit: Fit, keys: list[int]) -> None:
    """What each seat of a game teaches."""
    *positions, last = quiet_positions(course, features, keys)
    row = Row()
    for seat in range(course.seats):
        fit.begin()
        for state in positions:
            features.look(state, seat, row)
            fit.see(row, features.time_left(state, seat), features.points(state, seat))
        fit.end(features.points(last, seat))


@dataclass(frozen=True)
class Case:
    """A position, what each seat was expected to score, and who won."""

    time: float
    worths: list[float]
    wins: list[float]


def sharpness(
    course: Course, features: Features, points: list[float], games: list[list[int]]
) -> tuple[float, float]:
    """The scale, and its growth with time, that predict the winners best."""
    judge = Judge(features, Weights(points, 1.0, 0.0), 0.0)
    found = [case for keys in games for case in cases(course, judge, keys)]
    some = found[:: 1 + len(found) // ENOUGH]
    pairs = [(scale, spread) for scale in SCALES for spread in SPREADS]
    return min(pairs, key=lambda pair: surprise(some, *pair))


def cases(course: Course, judge: Judge, keys: list[int]) -> list[Case]:
    *positions, last = quiet_positions(course, judge.features, keys)
    wins = shares_of_win(last)
    found = []
    for state in positions[::SAMPLED]:
        times = [judge.features.time_left(state, seat) for seat in range(course.seats)]
        worths = [judge.worth(state, seat, times[seat]) for seat in range(course.seats)]
        found.append(Case(max(0.0, *times), worths, wins))
    return found


def surprise(found: list[Case], scale: float, spread: float) -> float:
    """How badly shares made with this scale predict the winners."""
    total = 0.0
    for case in found:
        width = scale + spread * case.time
        best = max(case.worths)
        odds = [math.exp((worth - best) / width) for worth in case.worths]
        whole = sum(odds)
        for win, odd in zip(case.wins, odds, strict=True):
            if win:
                total -= win * math.log(odd / whole + SURELY)
    return total

"""Every lesson, gone through on the real rules in every way that it allows."""

from collections.abc import Iterator
from dataclasses import fields
from itertools import pairwise
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from digsite.core.actors import OVER
from digsite.core.errors import IllegalMove
from digsite.editions import shelf
from digsite.lessons.lesson import LEARNER, Lesson, Step, UnknownLesson, lesson, lessons
from digsite.lessons.run import UNASKED, WHATEVER, LostWay, Run
from digsite.locales.texts import FOLDER, languages, say

ALL = lessons()
MOST_STEPS, FEWEST_STEPS, SHORT = 20, 12, 5
EXPANSIONS = ("artifact-research", "artifact-cities")
LONGEST = 320  # characters of a step: two sentences and what to do


def runs(name: str) -> Iterator[Run]:
    """The lesson before each step, as it is shown, with every other wanted decision tried aside."""
    run = Run(lesson(name))
    while not run.is_over:
        yield run
        run.go_on()


def names_of_texts(one: Lesson) -> set[str]:
    """Every text that a lesson may say."""
    named = {f"lesson-name-{one.name}"}
    for step in one.steps:
        named.add(f"lesson-{step.text}")
        named |= {f"lesson-{step.text}-now"} if step.wants else set()
        named |= {f"lesson-{text}" for text in step.remarks.values()}
    return named


def test_every_title_has_a_lesson_of_its_name() -> None:
    assert [name for name in shelf.titles() if name not in ALL] == []
    assert {lesson(name).title for name in ALL} == set(shelf.titles())


def test_the_base_game_comes_first_and_expansion_one_before_two() -> None:
    assert lessons("artifact") == ["artifact", "artifact-research", "artifact-cities"]


@pytest.mark.parametrize("name", ALL)
def test_a_lesson_leads_from_its_first_step_to_its_last(name: str) -> None:
    run, steps = Run(lesson(name)), len(lesson(name).steps)
    for number in range(steps):
        assert run.number == number
        if run.step.wants:
            assert run.match.actor == LEARNER, f"step {number}: it is not the learner who acts"
        run.go_on()
    assert run.is_over
    assert Run(lesson(name), run.path).path == run.path


@pytest.mark.parametrize("name", ALL)
def test_another_scene_comes_only_when_the_learner_goes_on(name: str) -> None:
    """Whoever has decided something sees what comes of it, and not at once another table."""
    steps = lesson(name).steps
    jumps = [step.text for before, step in pairwise(steps) if step.scene and before.wants]
    assert jumps == []


@pytest.mark.parametrize("name", ALL)
def test_a_lesson_takes_ten_minutes_at_most(name: str) -> None:
    steps = lesson(name).steps
    assert (SHORT if name in EXPANSIONS else FEWEST_STEPS) <= len(steps) <= MOST_STEPS
    asked = [step for step in steps if step.wants]
    assert len(asked) * 2 >= len(steps), "there is more to read than to do"
    assert steps[0].scene


@pytest.mark.parametrize("name", ALL)
def test_every_decision_that_a_step_wants_goes_on(name: str) -> None:
    for run in runs(name):
        before = [list(made) for made in run.path]
        for wanted in run.step.wants:
            twin = Run(run.lesson, before)
            assert twin.try_(wanted) is None
            assert twin.number == run.number + 1
            finish(twin)


@pytest.mark.parametrize("name", ALL)
def test_every_decision_of_a_wanted_sort_goes_on(name: str) -> None:
    for run in runs(name):
        before = [list(made) for made in run.path]
        for move in run.match.state.legal():
            if str(move.parts()["do"]) in run.step.sorts:
                twin = Run(run.lesson, before)
                assert twin.try_([move.notation()]) is None
                finish(twin)


def finish(run: Run) -> None:
    """To the end of the lesson, whatever was decided before."""
    for _ in range(MOST_STEPS * 2):
        run.go_on()
    assert run.is_over


@pytest.mark.parametrize("name", ALL)
def test_parts_may_come_one_by_one_and_in_any_order(name: str) -> None:
    for run in runs(name):
        for wanted in run.step.wants:
            twin = Run(run.lesson, [list(made) for made in run.path])
            for part in wanted:
                assert twin.number == run.number
                assert twin.try_([part]) is None
                assert Run(run.lesson, twin.path).path == twin.path
            assert twin.number == run.number + 1


def test_where_the_order_is_what_is_taught_another_one_is_remarked_upon() -> None:
    run = Run(lesson("artifacts-inc"))
    run.go_on()
    (wanted,) = run.step.wants
    for parts in (wanted[1:2], (*wanted[1:], wanted[0])):
        remark = run.try_(parts)
        assert remark is not None and remark.text == "layout-other"
    assert run.try_(wanted[:1]) is None and run.wanted() == list(wanted[1:])


@pytest.mark.parametrize("name", ALL)
def test_whatever_else_the_rules_allow_is_answered_and_changes_nothing(name: str) -> None:
    for run in runs(name):
        before, path = run.match.state.record(), [list(made) for made in run.path]
        wanted = {part for one in run.step.wants for part in one}
        for move in run.match.state.legal() if run.match.actor == LEARNER else []:
            if move.notation() in wanted or str(move.parts()["do"]) in run.step.sorts:
                continue
            remark = run.try_([move.notation()])
            assert remark is not None and remark.tried == move.notation()
            assert say("en", run.lesson.title, f"lesson-{remark.text}", {})
        assert run.match.state.record() == before and run.path == path


@pytest.mark.parametrize("name", ALL)
def test_what_the_rules_forbid_is_refused(name: str) -> None:
    refused = 0
    for run in runs(name):
        title = run.match.title
        legal = set(run.match.state.keys())
        forbidden = [move for move in title.moves[: title.decision_count] if move.key not in legal]
        with pytest.raises(IllegalMove):
            run.try_([forbidden[run.number % len(forbidden)].notation()])
        refused += 1
    assert refused == len(lesson(name).steps)


@pytest.mark.parametrize("name", ALL)
def test_every_remark_is_on_something_that_can_be_tried(name: str) -> None:
    for run in runs(name):
        legal = run.match.state.legal()
        tries = {move.notation() for move in legal} | {str(move.parts()["do"]) for move in legal}
        tries |= {part for wanted in after(run) for part in wanted}
        assert set(run.step.remarks) - {WHATEVER} <= tries, run.step.text


def after(run: Run) -> Iterator[list[str]]:
    """What could be tried once a part of the wanted decision is made."""
    state = run.match.state.clone()
    for part in run.step.wants[0] if run.step.wants else ():
        state.play(part)
        if state.actor() == LEARNER:
            yield [word for move in state.legal() for word in sorts_and_names(move)]


def sorts_and_names(move: object) -> list[str]:
    from digsite.core.move import Move

    assert isinstance(move, Move)
    return [move.notation(), str(move.parts()["do"])]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ALL)
def test_every_text_of_a_lesson_is_there_and_short(name: str, language: str) -> None:
    one = lesson(name)
    for text in names_of_texts(one):
        told = say(language, one.title, text, {})
        assert told and "{" not in told, text
        assert len(told) <= LONGEST, f"{text} is too long: {len(told)}"


@pytest.mark.parametrize("title", shelf.titles())
def test_no_text_of_the_lessons_is_idle(title: str) -> None:
    path = FOLDER / "en" / f"lessons-{title}.ftl"
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    written = {entry.id.name for entry in body if isinstance(entry, Message)}
    said = {text for name in lessons(title) for text in names_of_texts(lesson(name))}
    assert written == {f"{title}-{text}" for text in said}


def test_the_position_of_a_scene_is_one_that_the_rules_allow() -> None:
    one = lesson("archaeology")
    state = one.opened("last")
    assert state.actor() == LEARNER and state.title is one.game()


def test_the_last_lesson_of_a_game_that_ends_is_over() -> None:
    run = Run(lesson("archaeology"))
    finish(run)
    assert run.match.actor == OVER
    before = run.path
    run.go_on()
    assert run.path == before
    with pytest.raises(IllegalMove):
        run.try_(["end"])


@pytest.mark.parametrize(
    "path",
    [
        [["end"]],  # a step that is only read
        [[], [], [], []],  # a step that asks for something
        [[], [], [], ["end"]],  # something else than it asks for
        [[], [], [], ["fly"]],
        [[], [], [], ["offer shard"], ["sell 2 cup"]],  # only a part of it
        [[]] * 16,
    ],
)
def test_decisions_that_do_not_fit_the_lesson_lead_nowhere(path: list[list[str]]) -> None:
    with pytest.raises(LostWay):
        Run(lesson("archaeology"), path)


def test_a_lesson_that_nobody_wrote_is_unknown() -> None:
    for name in ("chess", "../editions/archaeology/printed", ""):
        with pytest.raises(UnknownLesson, match="there are: archaeology"):
            lesson(name)


def test_a_step_of_a_lesson_has_no_field_that_nobody_reads() -> None:
    known = {field.name for field in fields(Step)}
    assert known == {"text", "scene", "wants", "in_order", "sorts", "then", "show", "remarks"}


def test_where_nothing_is_wanted_a_move_is_answered_by_going_on_first() -> None:
    found = 0
    for name in lessons():
        run = Run(lesson(name))
        while not run.is_over:
            if not run.step.wants and run.match.actor == LEARNER:
                remark = run.try_([run.match.state.legal()[0].notation()])
                assert remark is not None
                assert remark.text == UNASKED
                found += 1
            run.go_on()
    assert found


def test_what_happened_in_the_scenes_before_is_still_told() -> None:
    for name in lessons():
        run, told = Run(lesson(name)), 0
        while not run.is_over:
            run.go_on()
            assert len(run.told) >= told
            told = len(run.told)
            plies = [ply for ply, _ in run.told]
            assert plies == sorted(set(plies))
            assert not plies or plies[-1] < run.ply


def test_the_lesson_of_artifacts_inc_is_one_game_that_basil_began() -> None:
    first = {run.step.text: run.match.state.record()["first"] for run in runs("artifacts-inc")}
    assert set(first.values()) == {1 - LEARNER}, first


@pytest.mark.parametrize("lang", languages())
def test_the_lesson_of_artifacts_inc_counts_the_dollars_that_one_has(lang: str) -> None:
    run = next(one for one in runs("artifacts-inc") if one.step.text == "buy")
    record: dict[str, Any] = run.match.state.record()
    assert (
        str(record["dollars"][LEARNER])
        in say(lang, "artifacts-inc", "lesson-buy", {}).split(".")[0]
    )

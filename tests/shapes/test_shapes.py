"""The shapes that the client's types are made of are those of the real data."""

import json
import tomllib
from typing import get_args

import msgspec
import pytest

import digsite
from digsite.editions import shelf
from digsite.games.archaeology.questions import steps as archaeology_steps
from digsite.games.artifact.questions import steps as artifact_steps
from digsite.games.artifacts_inc.questions import steps as artifacts_inc_steps
from digsite.shapes import archaeology, artifact, artifacts_inc, schema
from tests.walks import Setting, label, seats_and_spectator, settings, walk

EVERY = 7  # positions that are looked at


def assert_fits(record: object, shape: type) -> None:
    """What a shape does not name would be lost in the conversion."""
    plain = json.loads(json.dumps(record))
    assert msgspec.convert(plain, shape) == plain


@pytest.mark.parametrize("setting", settings(), ids=label)
def test_every_state_and_view_has_the_shape_of_its_title(setting: Setting) -> None:
    title = digsite.title(setting[0])
    for number, state in enumerate(walk(setting, 5)):
        if number % EVERY == 0 or state.is_over():
            assert_fits(state.record(), schema.of_state(setting[0]))
            for seat in seats_and_spectator(setting[1]):
                assert_fits(title.view(state, seat).record(), schema.of_view(setting[0]))


@pytest.mark.parametrize(
    ("shape", "names"),
    [
        (archaeology.Step, archaeology_steps.STEP_NAMES),
        (artifact.Step, artifact_steps.STEP_NAMES),
        (artifact.Action, artifact_steps.ACTION_NAMES),
        (artifacts_inc.Step, artifacts_inc_steps.STEP_NAMES),
    ],
)
def test_the_words_of_a_shape_are_those_of_the_game(shape: object, names: list[str]) -> None:
    assert list(get_args(shape)) == names


@pytest.mark.parametrize("title", digsite.titles())
def test_every_edition_has_the_shape_of_its_title(title: str) -> None:
    for edition in shelf.editions(title):
        text = shelf.edition_path(title, edition).read_text(encoding="utf-8")
        assert_fits(tomllib.loads(text), schema.of_edition(title))

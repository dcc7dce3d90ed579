"""Every reason of an objection has a text for people, with no gap that nothing fills."""

import re
from pathlib import Path

import digsite
from digsite.games import artifacts_inc
from tests.walks import Setting, sample

SOURCE = Path(digsite.__file__).parent
TEXTS = (SOURCE / "locales" / "en" / "artifacts-inc.ftl").read_text(encoding="utf-8")
CODE = Path(__file__).parents[3] / "src" / "digsite" / "games" / "artifacts_inc"
REASON = re.compile(r'(?:Reason\(|Objection\("play",)\s*"([a-z-]+)"')


def texts() -> dict[str, str]:
    """Each text with its name; what is indented goes on."""
    found: dict[str, str] = {}
    name = ""
    for line in TEXTS.splitlines():
        if match := re.match(r"([a-z-]+) = (.*)", line):
            name = match[1]
            assert name not in found, f"{name} is there twice"
            found[name] = match[2]
        elif line.startswith((" ", "}")):
            found[name] += line
    return found


def test_every_reason_has_a_text_and_every_text_a_reason() -> None:
    assert artifacts_inc.__doc__
    reasons = {
        hit for path in CODE.rglob("*.py") for hit in REASON.findall(path.read_text("utf-8"))
    }
    assert len(reasons) > 40
    assert reasons == set(texts())


def test_every_gap_of_a_text_is_filled() -> None:
    title = digsite.title("artifacts-inc")
    known = texts()
    met: set[str] = set()
    for seats in (2, 3, 4):
        setting: Setting = ("artifacts-inc", seats, {})
        for state in sample(setting, seed=seats, every=9):
            for objection in title.objections(state, 0):
                gaps = set(re.findall(r"\$([a-z]+)", known[objection.reason]))
                assert gaps == set(objection.values), objection.reason
                met.add(objection.reason)
    assert len(met) > 30

"""Words that the page may break are whole in the terminal."""

from digsite.locales.texts import FOLDER, SOFT_HYPHEN, say


def test_soft_hyphens_in_the_files_are_not_said() -> None:
    written = (FOLDER / "de/artifacts-inc.ftl").read_text(encoding="utf-8")
    assert f"Wüsten{SOFT_HYPHEN}expedition" in written
    told = say("de", "artifacts-inc", "move-buy", {"card": "a-desert-expedition"})
    assert told == "Wüstenexpedition kaufen"

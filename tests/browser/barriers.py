"""What keeps somebody from reading or reaching something on the page, as axe finds it."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

SCRIPT = Axe().axe_script
CONTRAST = {"type": "rule", "values": ["color-contrast"]}
FIND = "([part, options]) => axe.run(part ?? document, options).then((all) => all.violations)"


def barriers(page: Page, part: str | None = None, contrast: bool = False) -> list[tuple[str, str]]:
    """Rule and place of each finding; on request contrasts only."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT)
    options = {"resultTypes": ["violations"], **({"runOnly": CONTRAST} if contrast else {})}
    found = page.evaluate(FIND, [part, options])
    return [(one["id"], one["nodes"][0]["html"][:300]) for one in found]


def assert_no_barrier(page: Page, part: str | None = None) -> None:
    """None by day; by night colours are all that is different."""
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        expect(page.locator(f":root[data-theme={theme}]")).to_have_count(1)
        assert barriers(page, part, contrast=theme == "dark") == []

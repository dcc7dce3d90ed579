"""Writes the page's drawings where the Python package finds them: `python -m tools.drawings`.

The page draws with Svelte; notebooks draw the same things with what is written here, symbols of SVG
and a style sheet. A test fails as long as the two differ.
"""

import json
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "client" / "src"
TITLES = CLIENT / "titles"
TARGET = ROOT / "src" / "digsite" / "drawing" / "drawings.json"
INK = TITLES / "archaeology" / "art"
INC = TITLES / "artifacts-inc"
LIST = re.compile(r"^  '?([\w -]+)'?: `(.*?)`,", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"\.(?=ink\b|art\b|inc-art\b|in-)")
SHARED = re.compile(r"^const (\w+) = `(.*?)`;", re.MULTILINE | re.DOTALL)
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")


def drawings() -> dict[str, object]:
    """All symbols by name, and the style sheet they need."""
    symbols = {**inks(), **artifact(), **artifacts_inc()}
    return {"style": style(), "symbols": dict(sorted(symbols.items()))}


def inks() -> dict[str, str]:
    """Archaeology: a Svelte file for each drawing, on the paper of Ink.svelte."""
    found = {}
    for path in INK.glob("*.svelte"):
        inside = re.search(r"<Ink(.*?)>(.*)</Ink>", path.read_text(encoding="utf-8"), re.DOTALL)
        if inside and "{" not in inside[2]:
            box = re.search(r'box="(.*?)"', inside[1])
            wash = re.search(r'wash="(.*?)"', inside[1])
            look = f"--wash: {wash[1] if wash else 'var(--arch-sand)'}"
            name = f"archaeology-{path.stem.lower()}"
            found[name] = symbol(name, "ink", box[1] if box else "0 0 100 100", look, inside[2])
    return found


def artifact() -> dict[str, str]:
    found = listed(TITLES / "artifact" / "art" / "drawings.ts")
    names = [(f"artifact-{name.replace(' ', '-')}", body) for name, body in found]
    return {name: symbol(name, "art", "0 0 48 48", "", body) for name, body in names}


def artifacts_inc() -> dict[str, str]:
    found = {}
    for file in ("expeditions", "buildings", "others"):
        for word, body in listed(INC / "art" / f"{file}.ts"):
            name = f"artifacts-inc-card-{word}"
            found[name] = symbol(name, "inc-art", "0 0 64 44", "", body)
    for word, body in listed(INC / "art" / "icons.ts"):
        name = f"artifacts-inc-{word}"
        found[name] = symbol(name, "inc-art sign", "0 0 24 24", "", body)
    return found


def listed(path: Path) -> list[tuple[str, str]]:
    """The drawings of a TypeScript file by name, what several share filled in."""
    text = path.read_text(encoding="utf-8")
    shared = dict(SHARED.findall(text))
    return [
        (name, re.sub(r"\$\{(\w+)\}", lambda gap: shared[gap[1]], body))
        for name, body in LIST.findall(text)
    ]


def symbol(name: str, kind: str, box: str, look: str, body: str) -> str:
    inner = " ".join(body.split()).replace("> <", "><")
    styled = f' style="{look}"' if look else ""
    group = f'<g class="digsite-{kind}"{styled}>{inner}</g>'
    return f'<symbol id="{name}" viewBox="{box}">{group}</symbol>'


def style() -> str:
    """The colours of the day, and how each class of line and wash is drawn."""
    inked = dict(sheet(CLIENT / "shapes.css"))[".inked"]
    rules = [rule(".digsite", variables()), rule(".ink, .art", inked)]
    rules += [ink_rule(selector, body) for selector, body in sheet(INK / "Ink.svelte")]
    for selector, body in sheet(TITLES / "artifact" / "art" / "Art.svelte"):
        rules.append(rule(selector, body))
    for file in (TITLES / "artifact" / "colours.css", INC / "colours.css"):
        for selector, body in sheet(file):
            if re.match(r"\.(in-|inc-art)", selector):
                rules.append(rule(selector, body))
    return "\n".join(rules)


def ink_rule(selector: str, body: str) -> str:
    if selector == "svg":
        body = re.sub(r"(width|height): 100%;", "", body)
    return rule(".ink" if selector == "svg" else selector, body)


def variables() -> str:
    """What the first `:root` of each style sheet of the page sets."""
    files = [CLIENT / "base.css", *sorted(TITLES.glob("*/colours.css"))]
    blocks = [dict(sheet(file))[":root"] for file in files]
    return " ".join(blocks)


def sheet(path: Path) -> list[tuple[str, str]]:
    """The rules of a style sheet, or of a Svelte file's, the first of each selector first."""
    text = path.read_text(encoding="utf-8")
    inner = re.search(r"<style>(.*)</style>", text, re.DOTALL)
    plain = re.sub(r"/\*.*?\*/", "", inner[1] if inner else text, flags=re.DOTALL)
    plain = re.sub(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", plain)
    found: dict[str, str] = {}
    for selector, body in RULE.findall(plain):
        found.setdefault(" ".join(selector.split()), " ".join(body.split()))
    return list(found.items())


def rule(selector: str, body: str) -> str:
    """A rule under the names that keep it from touching anything else in a notebook.

    Whatever is drawn by reference knows only what it is drawn of: its rules name nothing around it.
    """
    plain = re.sub(r":global\((.*?)\)", r"\1", selector)
    return f"{re.sub(NAMED, r'.digsite-', plain)} {{ {body} }}"


def written() -> str:
    return json.dumps(drawings(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")

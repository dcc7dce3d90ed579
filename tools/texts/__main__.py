"""`python -m tools.texts`: says everything that is wrong with the files of languages."""

import sys
from collections.abc import Iterator
from pathlib import Path

from tools.texts.files import ENGLISH, languages, read
from tools.texts.gaps import gap_faults
from tools.texts.glossary import book_faults, glossary_faults
from tools.texts.literal import literal_faults
from tools.texts.never import never_faults
from tools.texts.translated import key_faults, same_faults
from tools.texts.used import idle_faults

ROOT = Path(__file__).parents[2]
SOURCES = (
    "src/digsite/**/*.py",
    "client/src/**/*.ts",
    "client/src/**/*.svelte",
    "src/digsite/lessons/*.toml",
)


def code(root: Path) -> list[Path]:
    """The sources that may say texts."""
    found = (path for pattern in SOURCES for path in root.glob(pattern))
    return [path for path in found if not path.name.endswith(".test.ts")]


def faults(package: Path, sources: list[Path]) -> Iterator[str]:
    """Everything that is wrong with the texts of a package: its `locales` and its `rulebook`."""
    folder = package / "locales"
    english = read(folder / ENGLISH)
    yield from english.faults
    yield from idle_faults(english, sources)
    yield from literal_faults(sources, package)
    for name in languages(folder)[1:]:
        other = read(folder / name)
        yield from other.faults
        yield from key_faults(english, other)
        yield from gap_faults(english, other)
        yield from same_faults(english, other)
        yield from glossary_faults(english, other)
        yield from book_faults(package / "rulebook", other)
        yield from never_faults(package / "rulebook", other)


def main(package: Path = ROOT / "src/digsite") -> int:
    """Print the faults; 1 if there are any."""
    found = list(dict.fromkeys(faults(package, code(ROOT))))
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*(Path(word) for word in sys.argv[1:])))

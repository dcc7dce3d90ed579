"""Names every file and function that has grown too long to be read at once."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

FILE_LIMIT = 300
FUNCTION_LIMIT = 30
ROOT = Path(__file__).parents[1]
PAGE = ("client/src/**/*.svelte", "client/src/**/*.ts", "client/src/**/*.css")
FILES_CHECKED = ("setup.py", "src/**/*.py", "tools/**/*.py", "bench/**/*.py", *PAGE)
MADE = "schema.ts"  # by a program, for a program
FUNCTIONS_CHECKED = ("setup.py", "src/**/*.py", "tools/**/*.py")


def matching(root: Path, patterns: tuple[str, ...]) -> list[Path]:
    """The files below a folder that one of the patterns names."""
    found = (path for pattern in patterns for path in root.glob(pattern))
    return sorted(path for path in found if path.name != MADE)


def long_files(root: Path) -> Iterator[str]:
    """A line for each file with too many lines."""
    for path in matching(root, FILES_CHECKED):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > FILE_LIMIT:
            yield f"{path.relative_to(root)}: {lines} lines, at most {FILE_LIMIT}"


def long_functions(root: Path) -> Iterator[str]:
    """A line for each function with too many lines, counted from `def` to its end."""
    for path in matching(root, FUNCTIONS_CHECKED):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > FUNCTION_LIMIT:
                    place = f"{path.relative_to(root)}:{node.lineno}"
                    yield f"{place}: {node.name} has {lines} lines, at most {FUNCTION_LIMIT}"


def main(root: Path = ROOT) -> int:
    """Print what is too long; 1 if anything is."""
    complaints = [*long_files(root), *long_functions(root)]
    for complaint in complaints:
        print(complaint)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())

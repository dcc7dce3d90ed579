"""Gives compiled classes and functions their docstrings back, for `help`.

The compiler drops them, and a compiled method cannot be given one. But the source lies beside the
compiled file: a class is told with all its methods, a function is wrapped.
"""

import ast
import inspect
from collections.abc import Callable
from functools import cache, wraps
from importlib.util import find_spec
from pathlib import Path
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def document(classes: list[type]) -> None:
    """Give each compiled class the docstring of its source, with that of each method."""
    for each in classes:
        if not each.__doc__:
            found = _definition(each.__module__, each.__name__)
            if isinstance(found, ast.ClassDef):
                each.__doc__ = told(found)


def documented(function: Callable[P, R]) -> Callable[P, R]:
    """The same function, with the docstring of its source."""
    if function.__doc__:
        return function

    @wraps(function)
    def wrapped(*args: P.args, **kwargs: P.kwargs) -> R:
        return function(*args, **kwargs)

    found = _definition(function.__module__, function.__name__)
    wrapped.__doc__ = ast.get_docstring(found) if isinstance(found, ast.FunctionDef) else None
    wrapped.__signature__ = inspect.signature(function)  # type: ignore[attr-defined]
    return wrapped


def told(found: ast.ClassDef) -> str:
    """The docstring of a class, then each method that has one, with its signature."""
    parts = [ast.get_docstring(found) or ""]
    for each in found.body:
        if isinstance(each, ast.FunctionDef) and not each.name.startswith("_"):
            returns = f" -> {ast.unparse(each.returns)}" if each.returns else ""
            said = (ast.get_docstring(each) or "").replace("\n", "\n    ")
            parts.append(f"{each.name}({ast.unparse(each.args)}){returns}\n    {said}".rstrip())
    return "\n\n".join(parts)


def _definition(module: str, name: str) -> ast.stmt | None:
    for each in _source(module).body:
        if isinstance(each, ast.ClassDef | ast.FunctionDef) and each.name == name:
            return each
    return None


@cache
def _source(module: str) -> ast.Module:
    """The source of a module, which lies beside what was made of it; empty if it does not."""
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        return ast.Module([], [])
    here = Path(spec.origin)
    path = here.with_name(here.name.partition(".")[0] + ".py")
    return ast.parse(path.read_text(encoding="utf-8")) if path.is_file() else ast.Module([], [])

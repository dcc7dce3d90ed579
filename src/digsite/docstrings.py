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
            found = [_definition(base.__module__, base.__name__) for base in each.__mro__]
            each.__doc__ = told([base for base in found if isinstance(base, ast.ClassDef)])


def documented(function: Callable[P, R]) -> Callable[P, R]:
    """The same function, with the docstring and the signature of its source."""
    if function.__doc__:
        return function

    @wraps(function)
    def wrapped(*args: P.args, **kwargs: P.kwargs) -> R:
        return function(*args, **kwargs)

    found = _definition(function.__module__, function.__name__)
    if isinstance(found, ast.FunctionDef):
        wrapped.__doc__ = ast.get_docstring(found)
        wrapped.__signature__ = typed(  # type: ignore[attr-defined]
            inspect.signature(function), found
        )
    return wrapped


def typed(signature: inspect.Signature, found: ast.FunctionDef) -> inspect.Signature:
    """The signature of a compiled function, which has lost its types, with those of its source."""
    types = {each.arg: ast.unparse(each.annotation) for each in found.args.args if each.annotation}
    parameters = [
        each.replace(annotation=types.get(each.name, each.annotation))
        for each in signature.parameters.values()
    ]
    returns = ast.unparse(found.returns) if found.returns else signature.return_annotation
    return signature.replace(parameters=parameters, return_annotation=returns)


def told(bases: list[ast.ClassDef]) -> str:
    """The docstring of a class, then each method with its signature and what is said of it.

    The class comes first, then what it inherits from; a method without words of its own has those
    of the method that it replaces.
    """
    methods: dict[str, ast.FunctionDef] = {}
    sentences: dict[str, str] = {}
    for each in (node for base in bases for node in base.body):
        if isinstance(each, ast.FunctionDef) and not each.name.startswith("_"):
            methods.setdefault(each.name, each)
            said = ast.get_docstring(each)
            if said:
                sentences.setdefault(each.name, said.replace("\n", "\n    "))
    parts = [ast.get_docstring(bases[0]) or "" if bases else ""]
    for name, method in methods.items():
        returns = f" -> {ast.unparse(method.returns)}" if method.returns else ""
        head = f"{name}({ast.unparse(method.args)}){returns}"
        parts.append(f"{head}\n    {sentences.get(name, '')}".rstrip())
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

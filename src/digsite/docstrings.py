"""Gives compiled functions the types of their source back, for `help`.

Docstrings survive compiling (setup.py sees to that), types do not. The source lies beside the
compiled file.
"""

import ast
import inspect
from collections.abc import Callable
from functools import wraps
from importlib.util import find_spec
from pathlib import Path
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def documented(function: Callable[P, R]) -> Callable[P, R]:
    """The same function, with the docstring and the signature of its source."""
    if inspect.isfunction(function):
        return function

    @wraps(function)
    def wrapped(*args: P.args, **kwargs: P.kwargs) -> R:
        return function(*args, **kwargs)

    found = _definition(function.__module__, function.__name__)
    if found is not None:
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


def _definition(module: str, name: str) -> ast.FunctionDef | None:
    """The function in the source of its module, if that lies beside what was made of it."""
    spec = find_spec(module)
    here = Path(spec.origin) if spec is not None and spec.origin is not None else Path()
    path = here.with_name(here.name.partition(".")[0] + ".py") if here.name else here
    body = ast.parse(path.read_text(encoding="utf-8")).body if path.is_file() else []
    return next((e for e in body if isinstance(e, ast.FunctionDef) and e.name == name), None)

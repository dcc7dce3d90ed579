"""Compiles the engine with mypyc; where that is impossible it stays plain Python."""

import ast
import json
import os
import re
import shlex
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

BUILD = Path("build")
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}
# These let the engine's functions call each other directly, and find its constants without asking.
FASTER = ("-fno-semantic-interposition", "-fvisibility=hidden")
SOURCE = Path("src/digsite")


def engine() -> list[str]:
    """The modules that are compiled, all in one group: pyproject.toml says which."""
    patterns = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["tool"]["digsite"]
    return sorted(map(str, matching(patterns["compiled"]) - matching(patterns["plain"])))


def matching(patterns: list[str]) -> set[Path]:
    return {path for pattern in patterns for path in SOURCE.glob(pattern)}


def compiled() -> list[Extension]:
    """The engine as C extensions; none where it stays plain Python."""
    if os.environ.get("DIGSITE_PURE") == "1" or not BUILDING & set(sys.argv):
        return []
    if not compiles():
        print("no working C compiler: the engine stays plain Python", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    # What is not compiled may use packages that are not installed here, such as numpy: no matter.
    made = mypycify(
        ["--follow-imports=silent", *engine()],
        opt_level="3",
        debug_level="0",
        target_dir=str(BUILD),
        group_name="digsite",
        multi_file=True,
    )
    extensions = cast("list[Extension]", made)
    sources = [str(source) for source in extensions[0].sources]
    for source in sources:
        document(Path(source))
    extensions[0].sources = units(sources)
    faster = [flag for flag in FASTER if compiles(flag)]
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *faster]
    return extensions


def document(source: Path) -> None:
    """Write the docstrings of a module into its C file; mypyc drops them, but leaves room."""
    module = SOURCE.parent / (source.stem.removeprefix("__native_").replace("___", "/") + ".py")
    if not module.is_file():
        return  # mypyc's own
    code = source.read_text(encoding="utf-8")
    for place, text in docstrings(ast.parse(module.read_text(encoding="utf-8"))):
        found = re.search(place, code)
        if found is not None:
            code = code[: found.end(1)] + text + code[found.end() :]
    source.write_text(code, encoding="utf-8")


def docstrings(module: ast.Module) -> Iterator[tuple[str, str]]:
    """The places in the C file, each with what is to follow its beginning.

    A method without words of its own is left alone: `help` then tells those of the one it replaces.
    """
    empty = r'PyDoc_STR\("[^"]*\\n--\\n\\n'
    entry = rf"METH_[A-Z_| ]+, {empty}"
    for each in filter(ast.get_docstring, definitions(module)):
        if isinstance(each, ast.FunctionDef):
            yield rf'({{"{each.name}", \(PyCFunction\)\w+, {entry})', told(each)
            continue
        start = empty.replace('"', f'"{each.name}\\(', 1)
        yield rf"(\.tp_doc = {start})", told(each)
        for method in filter(ast.get_docstring, definitions(each)):
            yield rf"(\w___{each.name}___{method.name},\s+{entry})", told(method)
            getter = rf"(\w___{each.name}_get_{method.name},\s+NULL,\s+)NULL"
            yield getter, f'PyDoc_STR("{told(method)}")'


def definitions(inside: ast.Module | ast.ClassDef) -> list[ast.ClassDef | ast.FunctionDef]:
    return [each for each in inside.body if isinstance(each, ast.ClassDef | ast.FunctionDef)]


def told(each: ast.ClassDef | ast.FunctionDef) -> str:
    """The docstring, under the signature with its types, which compiled functions have not."""
    head = ""
    if isinstance(each, ast.FunctionDef):
        returns = f" -> {ast.unparse(each.returns)}" if each.returns else ""
        head = f"{each.name}({ast.unparse(each.args)}){returns}\n\n"
    return quoted(head + str(ast.get_docstring(each)))


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)[1:-1]


def units(sources: list[str]) -> list[str]:
    """The C files of a title (or of all that is none) in one unit each, compiled side by side.

    One unit for everything takes twice the work, all on one core; one for each module
    costs no less than this and plays a sixth slower, since nothing is inlined across files.
    """
    library = [source for source in sources if "___" not in source]  # mypyc's own
    parts: dict[str, list[str]] = {}
    for source in sources:
        if source not in library:
            title = re.search("___games___(.+?)___", source)
            parts.setdefault(title.group(1) if title else "shared", []).append(source)
    for name, inner in parts.items():
        lines = [f'#include "{Path(source).name}"\n' for source in inner]
        (BUILD / f"{name}.c").write_text("".join(lines), encoding="utf-8")
    return [*(str(BUILD / f"{name}.c") for name in parts), *library]


def compiles(*flags: str) -> bool:
    """Whether a C file that needs Python's headers compiles here, with these flags."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not compiler:
        return (
            not flags
        )  # not a Unix: setuptools looks for the compiler, BuildEngine bears its absence
    headers = sysconfig.get_path("include")
    command = [*shlex.split(compiler), *flags, "-Werror", "-I", headers]
    command += ["-x", "c", "-c", "-", "-o", os.devnull]
    try:
        subprocess.run(command, input=b"#include <Python.h>\n", check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


class BuildEngine(build_ext):
    """Compiles the whole engine, or nothing of it where that fails."""

    def build_extensions(self) -> None:
        """On all cores: the units of the engine, and the small modules that load it."""
        one_by_one, cores = self.compiler.compile, os.cpu_count() or 1
        self.parallel = cores

        def compile_all(sources: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(cores) as pool:
                made = pool.map(lambda source: one_by_one([source], *args, **options), sources)
                return [name for names in made for name in names]

        self.compiler.compile = compile_all
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            print(f"the engine stays plain Python: {error}", file=sys.stderr)
            for name in self.get_outputs():
                Path(name).unlink(missing_ok=True)
            self.extensions = []


class BuildPython(build_py):
    """Keeps the build folder for the next time, but nothing whose source is gone."""

    def run(self) -> None:
        super().run()
        extensions = self.get_finalized_command("build_ext")
        assert isinstance(extensions, build_ext)
        wanted = {Path(name) for name in (*self.get_outputs(), *extensions.get_outputs())}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path not in wanted:
                path.unlink()


BUILD.mkdir(exist_ok=True)
setup(
    ext_modules=compiled(),
    cmdclass={"build_ext": BuildEngine, "build_py": BuildPython},
    options={"egg_info": {"egg_base": str(BUILD)}},
)

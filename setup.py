"""Compiles the engine with mypyc; where that is impossible it stays plain Python."""

import os
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

BUILD = Path("build")
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}
FASTER = ("-fno-semantic-interposition",)  # lets the engine's functions call each other directly
ENGINE = ("core/**/*.py", "games/**/*.py", "bots/search*.py", "bots/appraisals/artifacts_inc*.py")


def engine() -> list[str]:
    """The modules that are compiled, all in one group."""
    found = {path for pattern in ENGINE for path in Path("src/digsite").glob(pattern)}
    return sorted(str(path) for path in found if path.name != "__init__.py")


def compiled() -> list[Extension]:
    """The engine as C extensions; none where it stays plain Python."""
    if os.environ.get("DIGSITE_PURE") == "1" or not BUILDING & set(sys.argv):
        return []
    if not compiles():
        print("no working C compiler: the engine stays plain Python", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    made = mypycify(
        engine(), opt_level="3", debug_level="0", target_dir=str(BUILD), group_name="digsite"
    )
    extensions = cast("list[Extension]", made)
    for extension in extensions:
        extension.extra_compile_args += [flag for flag in FASTER if compiles(flag)]
    return extensions


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

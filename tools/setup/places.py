"""Where set-up puts things. All of it is git-ignored, and `make clean` removes it."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"  # what can be made again, and the logs
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "digsite"
CLIENT = ROOT / "client"
MODULES = CLIENT / "node_modules"
STATIC = PACKAGE / "server" / "static"  # the page for browsers

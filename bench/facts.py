"""Where a run took place; nothing that tells whose machine it was."""

import os
import platform
import sys

import bench.peers
import digsite
from bench.results import Facts


def facts_of_this_run(seconds: float, repeat: int) -> Facts:
    """Versions, the size of the machine, the size of the run."""
    facts: Facts = {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "architecture": platform.machine(),
        "cpus": os.cpu_count() or 1,
        "seconds": seconds,
        "repeat": repeat,
        "digsite": digsite.__version__,
        "build": build(),
    }
    facts.update(bench.peers.installed())
    return facts


def build() -> str:
    """Whether the engine that was imported is compiled."""
    file = sys.modules[digsite.play_random.__module__].__file__ or ""
    return "interpreted" if file.endswith(".py") else "compiled"

"""Lines from a person: arrow keys and history where somebody types."""

import sys
from types import ModuleType

history: ModuleType | None
try:
    import readline as history
except ImportError:  # not on every system
    history = None


def forget() -> None:
    """Nobody can look up what the person before typed."""
    if history is not None and sys.stdin.isatty():
        history.clear_history()

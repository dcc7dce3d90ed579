"""Opens the page in the browser of whoever started the server."""

import os
import sys
import threading
import webbrowser

from digsite.locales import user_language

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")


def has_screen() -> bool:
    """Whether a browser could open a window here; over a plain ssh session it cannot."""
    if sys.platform in {"darwin", "win32"}:
        return True
    return any(os.environ.get(name) for name in SCREENS)


def show(link: str) -> None:
    """Open the page in a browser without waiting for it, or say where it is."""
    if has_screen():
        threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()
    else:
        sys.stdout.write(user_language.say("open-link", link=link) + "\n")
        sys.stdout.flush()

"""A browser for the page of a server that has just been started."""

import os
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from typing import Final

PATIENCE: Final = 30.0  # seconds until the server must have answered


def open_when_ready(url: str) -> None:
    """Returns at once. Nothing happens where there is no screen; the address has been printed anyway."""
    if can_open():
        threading.Thread(target=_open, args=(url,), daemon=True).start()


def can_open() -> bool:
    """Without a screen Python would start a browser for the terminal, over the server's words."""
    if os.environ.get("BROWSER") or sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open(url: str) -> None:
    if answers(url):
        try:
            webbrowser.open(url)
        except (webbrowser.Error, OSError):
            return


def answers(url: str, patience: float = PATIENCE) -> bool:
    """Whether the server does so before the patience ends."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"{url}api/health", timeout=2):
                return True
        except (OSError, urllib.error.URLError):
            time.sleep(0.1)
    return False

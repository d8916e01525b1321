"""The system's package manager, where it may be used: as root, or where sudo asks for no password."""

import os
import shutil
import subprocess
from collections.abc import Mapping
from typing import Final

from tools.needed.program import CannotGet, Way, call

SECONDS: Final = 900.0

# What each one wants to hear: first to know what there is, then to install without questions.
MANAGERS: Final = {
    "apt-get": (
        ("update", "-q"),
        ("install", "-q", "-y", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=120"),
    ),
    "dnf": ((), ("install", "-q", "-y")),
    "zypper": ((), ("--non-interactive", "install")),
    "apk": ((), ("add", "-q", "--no-cache")),
    "pacman": (("-Sy",), ("-S", "--noconfirm", "--needed")),
}


def from_the_system(packages: Mapping[str, str]) -> Way:
    """`packages`: what it is called, manager by manager."""
    return Way("the system's package manager", lambda: install(packages))


def install(packages: Mapping[str, str]) -> None:
    manager = next((name for name in MANAGERS if name in packages and shutil.which(name)), None)
    if manager is None:
        raise CannotGet("there is no package manager that we know")
    allowed = permission()
    refresh, install = MANAGERS[manager]
    if refresh:
        call([*allowed, manager, *refresh], SECONDS)
    silent = ["env", "DEBIAN_FRONTEND=noninteractive"]  # sudo would not pass it on
    call([*allowed, *silent, manager, *install, *packages[manager].split()], SECONDS)


def permission() -> list[str]:
    """What to put before a command. Raises CannotGet."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo:
        asked = subprocess.run(
            [sudo, "-n", "true"], stdin=subprocess.DEVNULL, capture_output=True, check=False
        )
        if asked.returncode == 0:
            return [sudo, "-n"]
    raise CannotGet("it asks for a password")

"""Which build of the core runs: compiled, or the same files interpreted."""

from monstrum.core import engine


def compiled() -> bool:
    return not str(engine.__file__).endswith(".py")


def build_name() -> str:
    return "compiled" if compiled() else "pure Python"

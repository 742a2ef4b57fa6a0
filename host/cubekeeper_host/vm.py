"""The runtimes that run the firmware: how to start each, and where it finds the sources."""

import importlib.util
import os
import shutil
import sys
from pathlib import Path

import cubekeeper
import cubekeeper_host
from cubekeeper_host import web_vm
from cubekeeper_host.errors import CliError, VmMissing, how_to_get

CPYTHON = "cpython"
MICROPYTHON = "micropython"
WASM = "wasm"
RUNTIMES = (CPYTHON, MICROPYTHON)  # which run any program
ALL = (*RUNTIMES, WASM)  # the last is for programs that never wait: see web/run.mjs

# The package's own `python -m micropython_unix` would lose the exit status.
_PACKAGED_VM = "import sys, micropython_unix; sys.exit(micropython_unix.main())"


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
        f"MicroPython is missing: {how_to_get('micropython')}, or put a micropython on the PATH"
    )


def wasm_command() -> list[str]:
    """The command that runs a program of web/run.mjs, without its arguments; or VmMissing."""
    node = shutil.which("node")
    if node is None:
        raise VmMissing("Node.js is missing: install it (on Debian: apt install nodejs npm)")
    return [node, str(web_vm.PAGE / "run.mjs"), str(web_vm.folder())]


def command(runtime: str, heap: str | None = None) -> list[str]:
    """The command that starts a runtime, without its arguments; `heap` is for MicroPython."""
    if runtime == MICROPYTHON:
        return micropython_command(heap)
    if runtime == WASM and not heap:
        return wasm_command()
    if heap:
        raise CliError("a heap can only be limited on MicroPython: add --runtime micropython")
    return python_command()


def firmware_command(runtime: str, heap: str | None, compiled: Path | None) -> list[str]:
    """The command that runs the firmware on a board file; see `environment` for `compiled`."""
    if runtime == WASM:
        return [*command(runtime, heap), "board"]
    program = compiled / "main.py" if compiled else shipped("main.py")
    return [*command(runtime, heap), str(program.resolve())]


def environment(runtime: str, compiled: Path | None = None) -> dict[str, str]:
    """The environment in which a runtime finds the firmware's modules.

    `compiled` is a folder of .mpy files to use in place of the sources (not on CPython).
    """
    sources = Path(cubekeeper.__file__).parents[1]
    variables = dict(os.environ, PYTHONDONTWRITEBYTECODE="1")
    if runtime == WASM:
        variables["MICROPYPATH"] = str(compiled or sources)
    elif runtime == MICROPYTHON:
        # Frozen modules first: the installed package's neighbours are not for this runtime.
        variables["MICROPYPATH"] = f".frozen:{compiled or sources}"
    else:
        variables["PYTHONPATH"] = str(sources)
    return variables

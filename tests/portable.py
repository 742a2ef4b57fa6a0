"""Tests that run inside a MicroPython VM, shown to pytest one by one."""

import ast
import functools
import subprocess
from pathlib import Path

import pytest

from cubekeeper_host import vm
from cubekeeper_host.errors import CliError

BOTH = Path(__file__).parent / "both"
_SECONDS = 120  # a file may take on a slow machine
_HEAP, _DISK_HEAP = "2M", "8M"  # the second where disks lie in memory too


def names(path: Path) -> list[str]:
    """The test functions that a file defines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [name for name in found if name.startswith("test_")]


def items(files: list[Path]) -> list[object]:
    """A pytest parameter `(file, name of a test)` for each test of some files."""
    return [
        pytest.param(path, name, id=f"{path.stem}-{name}") for path in files for name in names(path)
    ]


@functools.cache
def run(path: Path, folder: Path, runtime: str = vm.MICROPYTHON) -> tuple[dict[str, str], str]:
    """What a file's tests came to in the VM: `ok` or the failure by name, and all it printed.

    The VM is started in `folder`. A missing MicroPython is a failure, never a skipped test.
    """
    environment = vm.environment(runtime)
    environment["MICROPYPATH"] += f":{BOTH}:{path.parent}"
    failure = ""
    try:
        if runtime == vm.WASM:
            command = [*vm.wasm_command(), "each", "run", "outcomes", path.stem]
        else:
            heap = _HEAP if path.parent == BOTH else _DISK_HEAP
            command = [*vm.micropython_command(heap), str(BOTH / "run.py"), path.stem]
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, timeout=_SECONDS
        )
    except CliError as error:
        failure = str(error)
    except subprocess.TimeoutExpired:
        failure = f"{path.name}: more than {_SECONDS} s in the VM"
    if failure:
        pytest.fail(failure, pytrace=False)
    printed = (done.stdout + done.stderr).decode(errors="replace")
    outcome = {}
    said: list[str] = []
    for line in printed.splitlines():
        word, _, name = line.partition(" ")
        if word in ("ok", "FAIL") and name.startswith("test_"):
            outcome[name] = "ok" if word == "ok" else "\n".join(said)
            said = []
        else:
            said.append(line)
    return outcome, printed


def check(path: Path, name: str, folder: Path, runtime: str = vm.MICROPYTHON) -> None:
    """Fail as the test failed in the VM."""
    outcome, printed = run(path, folder, runtime)
    if name not in outcome:
        pytest.fail(f"{name} did not run in the VM, which printed:\n{printed}", pytrace=False)
    if outcome[name] != "ok":
        pytest.fail(f"in the VM:\n{outcome[name]}", pytrace=False)

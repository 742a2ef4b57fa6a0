"""Random games of every kind: both runtimes leave the same states, event by event."""

import os
import subprocess
from pathlib import Path

from cubekeeper.rules import GAMES
from cubekeeper_host import vm

BOTH = Path(__file__).parent / "both"
EVENTS = int(os.environ.get("WALK", "150"))  # in each game


def traced(runtime: str, folder: Path) -> list[str]:
    """The lines that tests/both/trace.py prints on a runtime."""
    environment = vm.environment(runtime)
    for path in ("MICROPYPATH", "PYTHONPATH"):
        environment[path] = f"{environment.get(path, '')}:{BOTH}"
    heap = "8M" if runtime == vm.MICROPYTHON else None
    command = [*vm.command(runtime, heap), str(BOTH / "trace.py"), str(EVENTS)]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout.splitlines()


def test_random_games_leave_the_same_states(tmp_path: Path) -> None:
    """Packed events, states, tells and refusals are the same, one by one."""
    here = traced(vm.CPYTHON, tmp_path)
    there = traced(vm.MICROPYTHON, tmp_path)
    assert len(here) == (len(GAMES) + 1) * EVENTS  # cubes in both forms
    assert len(set(here)) == len(here)
    for line, other in zip(here, there, strict=True):
        assert line == other
    kinds = {line.split()[0] for line in here}
    for kind in kinds:  # games get on: most states are new
        states = [line.split()[3] for line in here if line.split()[0] == kind]
        assert len(set(states)) > len(states) * 2 // 3

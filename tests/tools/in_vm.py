"""Runs a program of tests/vm or tests/both in a MicroPython VM: `in_vm.py NAME [ARGUMENT ...]`."""

import subprocess
import sys
import tempfile
from pathlib import Path

from cubekeeper_host import vm

TESTS = Path(__file__).parents[1]
HEAP = "8M"

if __name__ == "__main__":
    name, *arguments = sys.argv[1:]
    environment = vm.environment(vm.MICROPYTHON)
    environment["MICROPYPATH"] += f":{TESTS / 'both'}:{TESTS / 'vm'}"
    paths = [TESTS / folder / f"{name}.py" for folder in ("vm", "both")]
    path = next(path for path in paths if path.exists())
    command = [*vm.micropython_command(HEAP), str(path), *arguments]
    with tempfile.TemporaryDirectory() as folder:
        sys.exit(subprocess.run(command, cwd=folder, env=environment).returncode)

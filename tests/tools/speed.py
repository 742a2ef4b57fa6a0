"""What the questions to the board of cubes cost, in a MicroPython VM and on CPython.

Instructions are counted by callgrind (Debian's valgrind): those of some questions less those of
none, so that neither the start of the VM nor the making of the position is among them. The time on
CPython is the best of several runs.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from cubekeeper_host import vm

TESTS = Path(__file__).parents[1]
PROGRAM = TESTS / "vm" / "speed.py"
HEAP = "4M"
QUESTIONS = (
    ("any", "Is there a legal placement?"),
    ("until-one", "every orientation everywhere until one fits"),
    ("everywhere", "every orientation everywhere"),
    ("list", "all placements, for the cursor"),
)
POSITIONS = (("open", "the seat can place"), ("full", "nothing fits any more"))
TIMES = {"any": 10, "until-one": 1, "everywhere": 1, "list": 1}


def run(runtime: str, question: str, position: str, times: int, *before: str) -> tuple[str, str]:
    """What the program printed, and what the command before it told on its error output."""
    environment = vm.environment(runtime)
    path = "MICROPYPATH" if runtime == vm.MICROPYTHON else "PYTHONPATH"
    environment[path] += os.pathsep + str(TESTS / "both")
    environment["PYTHONHASHSEED"] = "0"  # the packaged VM starts by way of CPython
    command = [*before, *vm.command(runtime, HEAP if runtime == vm.MICROPYTHON else None)]
    done = subprocess.run(
        [*command, str(PROGRAM), question, position, str(times)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout, done.stderr


def instructions(question: str, position: str) -> int:
    """Instructions of one question in the MicroPython VM."""
    counts = []
    for times in (0, TIMES[question]):
        callgrind = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")
        told = run(vm.MICROPYTHON, question, position, times, *callgrind)[1]
        counts.append(int(re.findall(r"Collected : (\d+)", told)[0]))
    return (counts[1] - counts[0]) // TIMES[question]


def microseconds(question: str, position: str) -> float:
    """The time of one question on CPython."""
    times = 10 * TIMES[question]
    runs = [run(vm.CPYTHON, question, position, times)[0].split()[2] for _ in range(5)]
    return min(map(int, runs)) / times


def main() -> None:
    if not shutil.which("valgrind"):
        sys.exit("valgrind is missing, which counts the instructions: apt-get install valgrind")
    print("| a 20x20 board, four seats | instructions, MicroPython | time, CPython |")
    print("|---|---|---|")
    for position, heading in POSITIONS:
        answer, shards, _ = run(vm.CPYTHON, "list", position, 1)[0].split()
        print(f"| **{heading}**: {shards} shards, {answer} placements | | |")
        for question, words in QUESTIONS:
            count, micros = instructions(question, position), microseconds(question, position)
            print(f"| {words} | {count / 1e6:.2f} million | {micros / 1000:.3f} ms |")


if __name__ == "__main__":
    main()

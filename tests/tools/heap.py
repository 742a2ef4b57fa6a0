"""Finds the smallest MicroPython heap on which a whole game plays through the screens.

The game is tests/keys/full-game.keys, the firmware compiled to .mpy as a board has it. The VM is
the unix one, whose 64-bit heap needs about twice what a 32-bit board does.
"""

import sys
import tempfile
from pathlib import Path

from cubekeeper_host import boards, mpy, vm
from cubekeeper_host.board_process import BoardProcess, BoardStopped
from cubekeeper_host.keys import Command, Parser, Player

GAME = Path(__file__).parents[1] / "keys" / "full-game.keys"
LOW, HIGH = 32, 1024  # KB


def plays(commands: list[Command], modules: Path, kilobytes: int) -> bool:
    """Whether the game plays to its end with so much memory."""
    with tempfile.TemporaryDirectory() as root:
        try:
            with BoardProcess(
                boards.load("sim"),
                Path(root),
                runtime=vm.MICROPYTHON,
                heap=f"{kilobytes}K",
                clock="stream",
                entropy="stream",
                compiled=modules,
            ) as board:
                Player(board, lambda name, screen: None).play(commands)
        except BoardStopped:
            return False
    return True


def smallest(commands: list[Command], modules: Path) -> int:
    """The smallest heap in KB, by bisection; exits when even the largest is too small."""
    low, high = LOW, HIGH
    if not plays(commands, modules, high):
        sys.exit(f"the game does not play with {high} KB: run cubekeeper keys on {GAME.name}")
    while high - low > 1:
        middle = (low + high) // 2
        if plays(commands, modules, middle):
            high = middle
        else:
            low = middle
    return high


if __name__ == "__main__":
    game = Parser(boards.buttons(boards.load("sim"))).file(GAME)
    with tempfile.TemporaryDirectory() as folder:
        print(f"smallest heap for {GAME.name}: {smallest(game, mpy.build(Path(folder)))} KB")

"""Measures what docs/benchmarks.md keeps: memory, bytes to the display, instructions, size.

The firmware plays tests/keys on two boards with their own drivers, compiled to .mpy as a board has
it, on the 64-bit unix VM; and that VM draws a screen as CircuitPython does, without framebuf.
Instructions are callgrind's, of the VM alone.
"""

import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from cubekeeper_host import boards, mpy, vm
from cubekeeper_host.keys import TAP, Parser

TESTS = Path(__file__).parents[1]
SESSION = TESTS / "shared" / "session.py"
PLAIN = TESTS / "shared" / "plain.py"
BOARDS = ("pico-ssd1306", "waveshare-lcd-1.3")  # 128x64 on I2C, 240x240 on SPI
CURSOR = 5  # moves of the cursor that are counted
LOW, HIGH = 32, 1024  # KB of heap
USUAL = 320  # KB: the collector takes time for all of it, and the VM's own 2 MB are no board's


class Figure(NamedTuple):
    """One figure: what it is, its unit, and how much it may be on each of BOARDS."""

    name: str
    unit: str
    budgets: tuple[float, ...]

    def budget(self, board: str) -> float:
        return self.budgets[BOARDS.index(board)]


HEAP = Figure("smallest heap for a whole game of four", "KB", (208, 248))
CLOCKED = Figure("the same with a clock", "KB", (224, 264))
BUS = Figure("to the display for a press, median", "bytes", (800, 44000))
FRAME = Figure("to the display for a whole picture", "bytes", (1080, 115211))
START = Figure("from start to the first picture", "M instructions", (28, 42))
CURSOR_PRESS = Figure(
    "from a press that moves the cursor to its picture", "M instructions", (3.5, 7.5)
)
GAME_PRESS = Figure("from a press in a turn to its picture", "M instructions", (11, 24))
SIZE = Figure("all modules as .mpy", "KB", (160, 160))

# On a PyGamer, 160x128, with CircuitPython:
DRAWN = Figure("a menu drawn in plain Python", "M instructions", (16,))
SHOWN = Figure("a whole picture made ready for displayio", "M instructions", (4,))


def steps(*lines: str) -> str:
    """The session's script for lines of a key file."""
    buttons = tuple(boards.buttons(boards.load("sim")))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.keys"
        keys = [line.replace("include ", f"include {TESTS}/keys/") for line in lines]
        path.write_text("\n".join(keys))
        commands = Parser(buttons).file(path)
    script = []
    for command in commands:
        match command.word:
            case "press" | "hold":
                script += [f"down {command.argument}", f"wait {command.milliseconds}"]
                script += [f"up {command.argument}", f"wait {TAP}"]
            case "wait":
                script.append(f"wait {command.milliseconds}")
            case "random" | "down" | "up":
                script.append(f"{command.word} {command.argument}")
    return "\n".join(script)


WHOLE_GAME = steps("include full-game.keys")
# The same after another set-up: with a clock that counts up.
WITH_CLOCK = steps(
    *("x2 press ok", "x2 press down", "x5 press ok", "press down", "press ok"),
    *("press up", "press ok", "press down", "press ok", "press down", "x2 press ok"),
    *(TESTS / "keys" / "full-game.keys").read_text().partition("four-players.keys")[2].splitlines(),
)
AT_THE_END = "A tie: Village cubes?"


CALLGRIND = "valgrind --tool=callgrind --callgrind-out-file=/dev/null --toggle-collect=*run_main*"


def collected(said: str) -> float:
    """The millions of instructions that callgrind told of."""
    found = re.search(r"Collected : ([0-9]+)", said)
    if found is None:
        raise SystemExit(f"callgrind has not said what it collected:\n{said[-2000:]}")
    return int(found[1]) / 1e6


class Plain:
    """Draws and shows screens as CircuitPython does, on the same VM."""

    TIMES = 2

    def __init__(self, modules: Path) -> None:
        """`modules` is the compiled firmware."""
        self._modules = modules

    def _instructions(self, what: str, times: int) -> float:
        command = [*CALLGRIND.split(), *vm.micropython_command(f"{USUAL}K")]
        done = subprocess.run(
            [*command, str(PLAIN), what, str(times)],
            env=vm.environment(vm.MICROPYTHON, self._modules) | {"PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=True,
        )
        return collected(done.stderr)

    @cached_property
    def _start(self) -> float:
        return self._instructions("draw", 0)

    def drawn(self) -> float:
        return (self._instructions("draw", self.TIMES) - self._start) / self.TIMES

    def shown(self) -> float:
        return (self._instructions("show", self.TIMES) - self._start) / self.TIMES


class Bench:
    """Plays sessions on one board. A session that breaks off is a CalledProcessError."""

    def __init__(self, board: str, modules: Path, program: str | None = None) -> None:
        """`modules` is the compiled firmware (see mpy.build); `program` a MicroPython to take."""
        self.board = board
        self._program = program
        self.settings = boards.read(board).settings
        self._modules = modules
        compiled = ["-o", str(modules / "session.mpy"), str(SESSION)]
        subprocess.run([*mpy.compiler(), *compiled], check=True)  # compiling there takes memory

    def play(self, script: str, heap: int, tool: str = "") -> str:
        """What a session prints; `heap` is in KB, `tool` a command that the VM is run by."""
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            (folder / "board.ckb").write_bytes(boards.compile_board(self.settings))
            (folder / "script").write_text(script)
            limited = vm.micropython_command(f"{heap}K")
            if self._program:
                limited = [self._program, "-X", f"heapsize={heap}K"]
            command = [*limited, "-m", "session", "board.ckb", "script"]
            environment = vm.environment(vm.MICROPYTHON, self._modules) | {"PYTHONHASHSEED": "0"}
            done = subprocess.run(
                [*tool.split(), *command],
                cwd=folder,
                env=environment,
                capture_output=True,
                text=True,
                check=True,
            )
        return done.stdout + done.stderr

    # --- memory and size -----------------------------------------------------------------------

    def plays(self, heap: int, script: str) -> bool:
        """Whether a whole game plays to its end in so many KB."""
        try:
            said = self.play(script, heap=heap)
        except subprocess.CalledProcessError:
            return False
        return AT_THE_END in said

    def heap(self, script: str = WHOLE_GAME) -> int:
        """The smallest heap in KB for a whole game; exits where even the largest is too small."""
        low, high = LOW, HIGH
        if not self.plays(high, script):
            raise SystemExit(f"the whole game does not play in {high} KB on {self.board}")
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if self.plays(middle, script) else (middle, high)
        return high

    def clocked(self) -> int:
        return self.heap(WITH_CLOCK)

    def size(self) -> float:
        """KB of all modules."""
        sizes = mpy.sizes(self._modules)
        return sum(size for name, size in sizes if name.startswith("cubekeeper/")) / 1024

    # --- bytes to the display ------------------------------------------------------------------

    @cached_property
    def _bytes(self) -> list[int]:
        """Bytes for the start, and for each press of a whole game within its budget of heap."""
        *counts, words = self.play(WHOLE_GAME, int(HEAP.budget(self.board))).splitlines()
        if AT_THE_END not in words:
            raise SystemExit(f"the whole game has come to other screens: {words}")
        return [int(count) for count in counts]

    def bus(self) -> float:
        return statistics.median(self._bytes[1:])

    def frame(self) -> int:
        """Bytes of a whole picture: as many as it takes to clear the display."""
        width, height = self.settings["width"], self.settings["height"]
        if self.settings["depth"] == 1:
            return height // 8 * (width + 7)  # a page, its address, and what goes before both
        return width * height * 2 + 11

    # --- instructions --------------------------------------------------------------------------

    def instructions(self, *lines: str) -> float:
        """Millions of the VM's instructions for a session that plays these lines."""
        return collected(self.play(steps(*lines), USUAL, CALLGRIND))

    @cached_property
    def _start(self) -> float:
        return self.instructions()

    def start(self) -> float:
        return self._start

    def cursor_press(self) -> float:
        """In the menu that the handheld begins with."""
        return (self.instructions(f"x{CURSOR} press down") - self._start) / CURSOR

    def game_press(self) -> float:
        """A turn after turn: cubes taken, and turns ended."""
        before = ("include four-players.keys", "x3 press ok")
        turns = ("x3 include turn.keys",)
        return (self.instructions(*before, *turns) - self.instructions(*before)) / 6


FIGURES: tuple[tuple[Figure, Callable[[Bench], float]], ...] = (
    (HEAP, Bench.heap),
    (CLOCKED, Bench.clocked),
    (BUS, Bench.bus),
    (FRAME, Bench.frame),
    (START, Bench.start),
    (CURSOR_PRESS, Bench.cursor_press),
    (GAME_PRESS, Bench.game_press),
    (SIZE, Bench.size),
)
PLAIN_FIGURES: tuple[tuple[Figure, Callable[[Plain], float]], ...] = (
    (DRAWN, Plain.drawn),
    (SHOWN, Plain.shown),
)


def main() -> None:
    """Print every figure beside its budget; exits with 1 when one is over it."""
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is missing: install it (apt install valgrind) to count instructions")
    over = False
    with tempfile.TemporaryDirectory() as folder:
        modules = mpy.build(Path(folder))
        benches = [Bench(board, modules) for board in BOARDS]
        sizes = [f"{bench.settings['width']}x{bench.settings['height']}" for bench in benches]
        print(f"| figure | unit | {' | '.join(f'{size} | budget' for size in sizes)} |")
        print("|---|---" + "|---:|---:" * len(benches) + "|")
        for figure, measure in FIGURES:
            cells = []
            for bench in benches:
                value, budget = measure(bench), figure.budget(bench.board)
                over = over or value > budget
                cells.append(f"{value:,.2f}".rstrip("0").rstrip(".") + f" | {budget:,g}")
            print(f"| {figure.name} | {figure.unit} | {' | '.join(cells)} |", flush=True)
        print("\n| CircuitPython, 160x128 | unit | | budget |\n|---|---|---:|---:|")
        plain = Plain(modules)
        for plain_figure, plain_measure in PLAIN_FIGURES:
            value, budget = plain_measure(plain), plain_figure.budgets[0]
            over = over or value > budget
            print(f"| {plain_figure.name} | {plain_figure.unit} | {value:.1f} | {budget:g} |")
    sys.exit(1 if over else 0)


if __name__ == "__main__":
    main()

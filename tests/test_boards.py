"""Board files: what is accepted, what is refused and how, and what the firmware reads of it."""

import subprocess
from pathlib import Path

import pytest

from cubekeeper.hal import board as compiled
from cubekeeper_host import boards, vm

GOOD = boards.load("sim")


def written(path: Path, **changes: object) -> str:
    """The path of a board file that is `sim` but for some keys; None takes a key out."""
    settings = GOOD | changes
    lines = [f"{key} = {boards._toml(value)}" for key, value in settings.items() if value != None]  # noqa: E711
    (path / "odd.toml").write_text("\n".join(lines))
    return str(path / "odd.toml")


def test_every_shipped_board_compiles_and_reads_back_the_same(tmp_path: Path) -> None:
    assert boards.names() == ["sim", "sim3"]
    for name in boards.names():
        settings = boards.load(name)
        path = tmp_path / "board.ckb"
        path.write_bytes(boards.compile_board(settings, "stream", "system", 2**30 - 1))
        board = compiled.read(str(path))
        assert {key: getattr(board, key) for key in settings} == settings
        assert (board.clock, board.entropy, board.start) == ("stream", "system", 2**30 - 1)
        assert board.name == name


def test_micropython_reads_what_the_host_compiles(tmp_path: Path) -> None:
    (tmp_path / "board.ckb").write_bytes(boards.compile_board(boards.load("sim3"), "stream"))
    program = (
        "from cubekeeper.hal.board import read\n"
        "b = read('board.ckb')\n"
        "print(b.name, b.width, b.height, b.depth, b.buttons, b.clock, b.entropy)"
    )
    done = subprocess.run(
        [*vm.micropython_command(), "-c", program],
        cwd=tmp_path,
        env=vm.environment(vm.MICROPYTHON),
        capture_output=True,
        check=True,
    )
    assert done.stdout.decode().strip() == "sim3 128 64 1 three stream system"


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"colour": 3}, "unknown key 'colour'; known: name, width"),
        ({"width": None}, "'width' is missing: a whole number from 32 to 1024 is wanted"),
        ({"width": "128"}, 'width = "128" is wrong: a whole number from 32 to 1024'),
        ({"width": True}, "width = true is wrong"),
        ({"height": 31}, "height = 31 is wrong"),
        ({"depth": 2}, "depth = 2 is wrong: 1 or 4 is wanted"),
        ({"depth": True}, "depth = true is wrong: 1 or 4 is wanted"),
        ({"display": "ssd9999"}, 'display = "ssd9999" is wrong: "mirror" is wanted'),
        ({"buttons": "five"}, 'buttons = "five" is wrong: "six" or "three" is wanted'),
        ({"name": ""}, 'name = "" is wrong: a text of 1 to 24 characters is wanted'),
    ],
)
def test_a_wrong_board_file_is_refused(
    tmp_path: Path, changes: dict[str, object], message: str
) -> None:
    path = written(tmp_path, **changes)
    with pytest.raises(boards.BoardError) as error:
        boards.load(path)
    assert error.value.message.startswith(f"{path}: {message}")
    assert error.value.exit_code == 2


@pytest.mark.parametrize("text", [b"name = ", b"\xff\xfe", b"\0"])
def test_what_is_no_toml_is_refused(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "odd.toml").write_bytes(text)
    with pytest.raises(boards.BoardError, match=r"odd\.toml: not a TOML file: "):
        boards.load(str(tmp_path / "odd.toml"))


def test_an_unknown_board_is_named_with_those_there_are() -> None:
    with pytest.raises(boards.BoardError, match="no board is called 'sym': name one of sim, sim3"):
        boards.load("sym")


def test_a_damaged_compiled_file_is_refused_at_any_byte(tmp_path: Path) -> None:
    data = boards.compile_board(GOOD)
    path = tmp_path / "board.ckb"
    for place in range(len(data)):
        for bad in (data[:place], data[:place] + bytes([data[place] ^ 0x10]) + data[place + 1 :]):
            path.write_bytes(bad)
            with pytest.raises(ValueError, match=r"board\.ckb: .*compile the board again"):
                compiled.read(str(path))

"""Games, settings, cards and backups on a board, by command, over the real mpremote."""

import io
import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from test_terminal import Terminal
from virtual_help import board, mpremote

from cubekeeper.game import keeper
from cubekeeper.game.play import Game
from cubekeeper.game.settings import Settings
from cubekeeper.hal.storage import FileStore
from cubekeeper_host.cli import main
from cubekeeper_host.virtual import Faults, VirtualBoard

ODD = "ø\t'x' \\ \"é\" 😀.txt"  # a file's name with all that needs care

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def own_ports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No other test's board is in this one's folder of ports."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """A command, and its exit status, output and errors; nobody answers what it asks."""
    monkeypatch.setattr("sys.stdin", io.StringIO())

    def command(*arguments: str | Path) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as done:
            main([str(argument) for argument in arguments])
        out, err = capfd.readouterr()
        return int(str(done.value.code)), out, err

    return command


def saved(folder: Path) -> dict[str, str | bytes]:
    """The files of a handheld with two scorepads, the first of them over, and a name."""
    store = FileStore(str(folder))
    for scores, over in ((((5, 3),), True), (((2, 9), (1, 1)), False)):
        kept = keeper.begin(store, Game("scorepad", ["Ann", "=Žo"]))
        names = [row[0] for row in kept.game.rules.EVENTS]
        for one, other in scores:
            kept.play((names.index("score"), 0, one))
            kept.play((names.index("score"), 1, other))
            kept.play((names.index("next"),))
        if over:
            kept.play((names.index("end"),))
    Settings(store).remember(["Ann"])
    (folder / ODD).write_bytes(b"from elsewhere")
    return {f"saves/{path.name}": path.read_bytes() for path in folder.iterdir()}


@pytest.fixture
def played(tmp_path: Path) -> Iterator[VirtualBoard]:
    (tmp_path / "flash").mkdir()
    with board(tmp_path, saved(tmp_path / "played")) as found:
        yield found


def test_games_are_listed_exported_and_deleted(
    played: VirtualBoard, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    status, out, err = run("games", "list")
    assert (status, err) == (0, "")
    assert out == (
        f"{played.port}, game 1: Scorepad: 1 Ann 5, 2 =Žo 3\n"
        f"{played.port}, game 2: Scorepad, not over: 1 =Žo 10, 2 Ann 3\n"
    )
    status, out, _ = run("games", "list", "--game", "2", "--json")
    assert [game["number"] for game in json.loads(out)] == [2]
    status, out, _ = run("games", "export", "--format", "csv", "--game", "1")
    assert status == 0
    assert ",'=Žo," in out
    status, out, err = run("games", "delete", "7")
    assert (status, out, err) == (1, "", "there is no game 7; there are: 1, 2\n")
    status, out, err = run("games", "delete", "1")
    assert (status, out) == (1, "")
    assert err.endswith("\nnobody answered, nothing was changed: --yes does it unasked\n")
    monkeypatch.setattr("sys.stdin", io.StringIO("n\n"))
    status, out, err = run("games", "delete", "1")
    assert (status, out, err) == (1, "", "delete 1 for good? [y/N]: nothing was changed\n")
    assert run("games", "delete", "1", "--yes", "--json") == (0, '{"deleted": [1]}\n', "")
    assert run("games", "list")[1].startswith(f"{played.port}, game 2:")
    assert "g00001" not in mpremote(played.port, "ls", ":saves").stdout


def test_games_pulled_are_what_history_reads(
    played: VirtualBoard, run: Run, tmp_path: Path
) -> None:
    folder = tmp_path / "pulled"
    assert run("games", "pull", folder)[0] == 0
    wanted = {path.name: path.read_bytes() for path in (tmp_path / "played").iterdir()}
    del wanted[ODD]
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == wanted
    status, out, _ = run("games", "pull", folder, "--json")  # once more: it is the same
    assert (status, json.loads(out)) == (0, {"files": sorted(wanted)})
    status, out, _ = run("history", "list", folder)
    assert (status, out.count("Scorepad")) == (0, 2)
    (folder / "g00001.ckj").write_bytes(b"CKJ another game")
    status, out, err = run("games", "pull", folder)
    assert (status, out) == (1, "")
    assert err == (
        f"{folder / 'g00001.ckj'} is another game: name an empty folder, nothing was copied\n"
    )


def test_a_backup_comes_back_on_another_board(
    played: VirtualBoard, run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "evening.zip"
    status, out, _ = run("backup", file)
    wanted = {path.name: path.read_bytes() for path in (tmp_path / "played").iterdir()}
    del wanted[ODD]  # which is not the handheld's, and would not go into its store again
    assert (status, out) == (0, f"{file}: {len(wanted)} files\n")
    assert run("backup", file)[:2] == (1, "")  # it is there already
    assert run("restore", file)[1] == f"0 files restored, {len(wanted)} were there already\n"
    run("players", "add", "Bob")
    status, out, err = run("restore", file)  # nobody answers
    assert (status, out) == (1, "")
    assert "the board has settings" in err
    assert run("players", "list")[1] == "Bob\nAnn\n"
    # The other of the two files that hold the settings is in its way.
    assert run("restore", file, "--yes")[1].endswith("were there already\n")
    assert run("players", "list")[1] == "Ann\n"
    other = tmp_path / "other"
    other.mkdir()
    played.__exit__(None, None, None)
    with board(other):
        status, out, _ = run("restore", file)
        assert (status, out) == (0, f"{len(wanted)} files restored, 0 were there already\n")
        assert run("games", "list")[1].count("Scorepad") == 2
        assert run("players", "list")[1] == "Ann\n"


def test_long_work_shows_how_far_it_is(
    played: VirtualBoard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    code = "from cubekeeper_host.cli import main; main()"
    command = [sys.executable, "-c", code, "backup", str(tmp_path / "evening.zip")]
    terminal = Terminal(command, 80, 24, "xterm-256color")
    try:
        assert terminal.leave() == 0
    finally:
        terminal.end()
    bar, told = terminal.output.rsplit("\r\n", 2)[:2]
    assert "reading  [" in bar and "100%" in bar
    assert told == f"{tmp_path / 'evening.zip'}: 4 files"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"no zip", "no whole zip archive (File is not a zip file); give a file that"),
        ({"../boot.py": b"x"}, "no backup of a handheld"),
        ({"saves/g00001.ckj": b"x"}, "no backup of a handheld"),
        ({}, "no backup of a handheld"),
    ],
)
def test_no_backup(run: Run, tmp_path: Path, data: bytes | dict[str, bytes], said: str) -> None:
    file = tmp_path / "file.zip"
    if isinstance(data, bytes):
        file.write_bytes(data)
    else:
        with zipfile.ZipFile(file, "w") as archive:
            for name, content in data.items():
                archive.writestr(name, content)
    status, out, err = run("restore", file)
    assert (status, out) == (2, "")
    assert said in err


def test_a_damaged_backup_changes_nothing(played: VirtualBoard, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.zip"
    run("backup", file)
    whole = file.read_bytes()
    file.write_bytes(whole[:40] + bytes([whole[40] ^ 255]) + whole[41:])
    status, out, err = run("restore", file)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1


def test_a_backup_that_does_not_fit(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "large.zip"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("g00001.ckj", bytes(3 << 20))
    with board(tmp_path) as found:
        status, out, err = run("restore", file)
        assert (status, out) == (18, "")
        assert "nothing was changed" in err
        assert "saves" not in mpremote(found.port, "ls").stdout


def test_settings(played: VirtualBoard, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("config", "get", "names") == (0, "Ann\n", "")
    assert run("config", "get", "names", "--json") == (0, '{"names": ["Ann"]}\n', "")
    assert run("config", "set", "buttons", "three") == (0, "buttons = three\n", "")
    assert run("config", "set", "names", "Zoë, Ann") == (0, "names = Zoë, Ann\n", "")
    found = json.loads(run("config", "list", "--json")[1])
    assert (found["names"], found["buttons"]) == (["Zoë", "Ann"], "three")
    assert run("config", "list")[1].startswith("names = Zoë, Ann\nbuttons = three\n")
    assert run("config", "set", "buttons", "two")[2] == (
        "buttons is one of board, three, not 'two'\n"
    )
    assert run("config", "set", "sleep", "5min") == (0, "sleep = 5min\n", "")
    assert run("config", "set", "brightness", "30%") == (0, "brightness = 30%\n", "")
    found = json.loads(run("config", "list", "--json")[1])
    assert (found["sleep"], found["brightness"]) == ("5min", "30%")
    assert run("config", "set", "sleep", "5")[2] == (
        "sleep is one of usual, never, 1min, 2min, 5min, 10min, 30min, not '5'\n"
    )
    assert run("config", "get", "colour")[2].startswith("no setting 'colour'; there are: names,")
    assert run("config", "set", "clock", "noon")[0] == 1
    # The virtual board's clock is the computer's, and can't be set.
    assert len(run("config", "get", "clock")[1]) == len("2026-12-31 18:00:00\n")
    assert "has no clock that can be set" in run("config", "set", "clock", "now")[2]
    monkeypatch.delenv("EDITOR", raising=False)
    monkeypatch.delenv("VISUAL", raising=False)
    assert run("config", "edit")[::2] == (
        1,
        "an editor needs a terminal: type cubekeeper config set NAME VALUE\n",
    )
    monkeypatch.setenv("EDITOR", "sed -i s/three/board/")
    assert run("config", "edit")[:2] == (0, "changed\n")
    assert run("config", "get", "buttons")[1] == "board\n"
    monkeypatch.setenv("EDITOR", "sed -i s/Zoë/#Zoë/")
    assert run("config", "edit")[2] == "a name does not begin with #, as '#Zoë' does\n"
    assert run("config", "get", "names")[1] == "Zoë, Ann\n"


def test_players(played: VirtualBoard, run: Run) -> None:
    assert run("players", "add", "Bob", "Čenek")[0] == 0
    assert run("players", "list")[1] == "Bob\nČenek\nAnn\n"
    assert run("players", "remove", "Bob")[0] == 0
    assert json.loads(run("players", "list", "--json")[1]) == ["Čenek", "Ann"]
    assert run("players", "remove", "Bob")[2] == "no name 'Bob' there; there are: Čenek, Ann\n"
    assert run("players", "add", "a name too long")[0] == 1
    assert "kept" not in run("players", "add", *[f"P{n}" for n in range(23)])[1]
    status, _, err = run("players", "list")
    assert (status, err) == (0, "")


def test_cards(played: VirtualBoard, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('[Attic]\nkind = "room"\n', encoding="utf-8")
    status, out, err = run("cards", "push", file)
    assert (status, err) == (0, "")
    run("cards", "compile", file, "-o", tmp_path / "own.ckc")
    run("games", "pull", tmp_path / "pulled")
    pulled = (tmp_path / "pulled" / "cards.ckc").read_bytes()
    assert pulled == (tmp_path / "own.ckc").read_bytes()
    assert out == f"cards.ckc: {len(pulled)} bytes on the board, verified\n"
    file.write_text("[Attic", encoding="utf-8")
    assert run("cards", "push", file)[0] == 2


def test_a_console_of_windows(played: VirtualBoard, run: Run, tmp_path: Path) -> None:
    """What cp1252 has not is escaped in a text, and in JSON as JSON does it."""
    run("players", "add", "Бob", "Žo")
    environment = dict(os.environ, TMPDIR=str(tmp_path), PYTHONIOENCODING="cp1252")
    code = "from cubekeeper_host.cli import main; main()"
    said = {}
    for option in ((), ("--json",)):
        command = [sys.executable, "-c", code, "players", "list", *option]
        done = subprocess.run(command, capture_output=True, env=environment)
        assert (done.returncode, done.stderr) == (0, b"")
        said[option] = done.stdout.decode("cp1252")
    assert said[()] == "\\u0411ob\nŽo\nAnn\n"
    assert json.loads(said[("--json",)]) == ["Бob", "Žo", "Ann"]
    mpremote(played.port, "mkdir", ":" + ODD)
    folder = tmp_path / "Ωλ"
    command = [sys.executable, "-c", code, "games", "pull", str(folder)]
    done = subprocess.run(command, capture_output=True, env=environment)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.endswith(b"\\u03a9\\u03bb\n") and (folder / "g00001.ckj").exists()


def test_a_file_that_arrives_damaged_takes_no_place(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "own.toml"
    file.write_text('[Attic]\nkind = "room"\n', encoding="utf-8")
    with board(tmp_path) as found:
        found.plug_in()
        assert run("cards", "push", file)[0] == 0
        sent = found.received
        before = mpremote(found.port, "sha256sum", ":saves/cards.ckc").stdout
        file.write_text('[Aisle]\nkind = "room"\n', encoding="utf-8")
        for from_the_end in (200, 160):  # in the file itself
            found.plug_in(Faults(flip_byte=sent - from_the_end))
            status, out, err = run("cards", "push", file)
            assert (status, out, len(err.splitlines())) == (21, "", 2), err
            assert mpremote(found.port, "sha256sum", ":saves/cards.ckc").stdout == before
        assert run("cards", "push", file)[0] == 0


def test_a_board_without_games(run: Run, tmp_path: Path) -> None:
    with board(tmp_path) as found:
        status, out, err = run("games", "list")
        assert (status, out) == (22, "")
        assert err.startswith(f"the board at {found.port} has no saved games\n")
        assert run("config", "set", "buttons", "three")[0] == 0  # the folder is made
        assert run("config", "get", "buttons")[1] == "three\n"
        assert run("games", "list") == (status, out, err)


def test_a_backup_of_a_board_without_anything(run: Run, tmp_path: Path) -> None:
    with board(tmp_path):
        assert run("backup", tmp_path / "new.zip")[0] == 0
        assert run("restore", tmp_path / "new.zip")[0] == 0

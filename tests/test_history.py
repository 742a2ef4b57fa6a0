"""`cubekeeper history`: games out of saves, records and flash images, and in other forms."""

import csv
import io
import json
import shutil
import subprocess
import sys
import urllib.parse
from pathlib import Path

import pytest

from cubekeeper.game import keeper
from cubekeeper.game.play import Game
from cubekeeper.hal.storage import FileStore
from cubekeeper_host import vm
from cubekeeper_host.record import read
from cubekeeper_host.replay import replay

COMMAND = (sys.executable, "-c", "from cubekeeper_host.cli import main; main()", "history")
RECORDS = Path(__file__).parent / "records"
WHOLE = "cube-monster/whole-game-2-players"
# What BG Stats documents of a play: which fields there are, and those that it can't do without.
PLAY = {"sourceName": str, "sourcePlayId": str, "playDate": str, "game": dict, "players": list}
PLAY_TOO = {"board": str, "durationMin": int, "location": str, "comments": str}
GAME = {"name": str, "sourceGameId": str, "highestWins": bool, "noPoints": bool}
PLAYER = {"name": str, "sourcePlayerId": str, "winner": bool}
PLAYER_TOO = {"startPlayer": bool, "score": int, "rank": int, "role": str}


def history(*arguments: object, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [*COMMAND, *map(str, arguments)], cwd=cwd, capture_output=True, encoding="utf-8"
    )
    assert "Traceback" not in done.stderr
    return done


def good(*arguments: object) -> str:
    done = history(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def saved(folder: Path, *cases: str) -> Path:
    """A handheld's folder with a saved game for each record, played as the handheld plays."""
    (folder / "saves").mkdir(parents=True)
    store = FileStore(str(folder / "saves"))
    for case in cases:
        path = (RECORDS / case).with_suffix(".ck")
        record, error = read(path.read_bytes(), path.parent)
        assert error is None
        kept = keeper.begin(store, Game(record.game, record.names, record.first, record.options))
        for line in record.lines:
            kept.play(line.event)
        assert not kept.unsaved
    return folder


def playable() -> list[str]:
    """Every record that can be played to its end."""
    found = []
    for path in sorted(RECORDS.glob("*/*.ck")):
        outcome = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        if "line" not in outcome and replay(str(path))[0] == 0:
            found.append(f"{path.parent.name}/{path.stem}")
    return found


def test_every_saved_game_comes_back_as_its_record(tmp_path: Path) -> None:
    """The text of a saved game plays to the same outcome, undo, odd names and own cards too."""
    cases = playable()
    assert len(cases) > 200
    root = saved(tmp_path / "root", *cases)
    written = good("export", root, "--format", "record", "-o", tmp_path / "out").splitlines()
    records = [Path(line) for line in written if line.endswith(".ck")]
    assert len(records) == len(cases) > 0
    assert len(written) > len(records)  # some need a catalogue of their own
    for case, path in zip(cases, records, strict=True):
        expected = replay(str((RECORDS / case).with_suffix(".ck")), json=True)
        assert replay(str(path), json=True) == expected, case


def test_a_record_keeps_what_was_taken_back(tmp_path: Path) -> None:
    record = tmp_path / "one.ck"
    text = "cubekeeper 1\ngame cube-monster\nplayer Ann\nplayer Bob\ndraw\nundo\nredo\nfeed\n"
    record.write_text(text)
    assert good("export", record, "--format", "record") == text


def test_list(tmp_path: Path) -> None:
    root = saved(tmp_path / "root", WHOLE, "form/undo-nested")
    lines = good("list", root).splitlines()
    assert len(lines) == 2
    assert lines[0].startswith(f"{root / 'saves'}, game 1: Cube Monster: 1 ")
    assert ", not over: 1 " in lines[1]
    assert good("list", root, "--game", "2").splitlines() == lines[1:]
    assert [one["number"] for one in json.loads(good("list", root, "--json"))] == [1, 2]


def test_a_single_saved_game_is_read_with_its_tail(tmp_path: Path) -> None:
    root = saved(tmp_path / "root", WHOLE)
    whole = root / "saves" / "g00001.ckj"
    assert whole.with_suffix(".ckt").stat().st_size > 0
    outcome = json.loads(replay(str(RECORDS / (WHOLE + ".ck")), json=True)[1])
    (game,) = json.loads(good("export", whole))
    assert game["players"] == outcome["players"]


def test_json_has_the_outcome_of_replay(tmp_path: Path) -> None:
    root = saved(tmp_path / "root", WHOLE)
    (game,) = json.loads(good("export", root))
    outcome = json.loads(replay(str(RECORDS / (WHOLE + ".ck")), json=True)[1])
    assert game["over"] is True
    assert {key: game[key] for key in ("game", "players", "winners", "round")} == {
        key: outcome[key] for key in ("game", "players", "winners", "round")
    }


def test_csv_gives_a_spreadsheet_no_formula(tmp_path: Path) -> None:
    """A name that looks like a formula is text; numbers, less than 0 too, stay numbers."""
    record = tmp_path / "one.ck"
    names = ["=1+2", "@SUM(A1)", "-3", "+4", 'q"uo, comma']
    lines = ["cubekeeper 1", "game cubyria"] + [f"player '{name}'" for name in names]
    lines += ["room bpv=9 floor=1 bad", "tally"]
    record.write_text("\n".join(lines) + "\n")
    text = good("export", record, "--format", "csv")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [row["player"] for row in rows] == ["'=1+2", "'@SUM(A1)", "'-3", "'+4", names[4]]
    assert [row["score"] for row in rows] == ["-9", "0", "0", "0", "0"]
    assert [row["rank"] for row in rows] == ["5", "1", "1", "1", "1"]
    assert [row["first"] for row in rows] == ["yes", "no", "no", "no", "no"]
    assert not [cell for row in rows for cell in row.values() if cell[:1] in ("=", "+", "@")]


def test_bgstats_has_the_documented_fields(tmp_path: Path) -> None:
    root = saved(tmp_path / "root", WHOLE, "form/undo-nested")
    done = history("export", root, "--format", "bgstats", "--date", "2026-10-03")
    (play,) = json.loads(done.stdout)  # the other game is not over
    check_fields(play, PLAY, PLAY_TOO)
    check_fields(play["game"], GAME, {"bggId": int})
    for player in play["players"]:
        check_fields(player, PLAYER, PLAYER_TOO)
    assert play["playDate"] == "2026-10-03 12:00:00"
    assert play["game"]["highestWins"] is True
    outcome = json.loads(replay(str(RECORDS / (WHOLE + ".ck")), json=True)[1])
    won = [player["name"] for player in play["players"] if player["winner"]]
    assert won == outcome["winners"] != []
    assert [player["startPlayer"] for player in play["players"]].count(True) == 1

    link = good("export", root, "--format", "bgstats-links", "--date", "2026-10-03").strip()
    address, _, data = link.partition("?data=")
    assert address == "https://app.bgstatsapp.com/createPlay.html"
    assert json.loads(urllib.parse.unquote(data)) == play


def check_fields(value: dict[str, object], needed: dict[str, type], more: dict[str, type]) -> None:
    assert set(needed) <= set(value) <= set(needed) | set(more)
    for name, what in value.items():
        assert type(what) is (needed | more)[name], name


# Put into the VM: a file system with the games of a folder, as a handheld's flash has it.
MAKE_IMAGE = """
import os, sys, vfs
class Flash:
    def __init__(self, size, count):
        self.size, self.data = size, bytearray(b"\\xff" * (size * count))
    def readblocks(self, block, buffer, at=0):
        start = block * self.size + at
        buffer[:] = self.data[start : start + len(buffer)]
    def writeblocks(self, block, buffer, at=0):
        start = block * self.size + at
        self.data[start : start + len(buffer)] = buffer
    def ioctl(self, operation, argument):
        return {4: len(self.data) // self.size, 5: self.size}.get(operation, 0)
kind, size, saves, out = sys.argv[-4:]
flash = Flash(int(size), 262144 // int(size))
getattr(vfs, kind).mkfs(flash)
vfs.mount(getattr(vfs, kind)(flash), "/flash")
os.mkdir("/flash/saves")
for name in os.listdir(saves):
    with open(saves + "/" + name, "rb") as source, open("/flash/saves/" + name, "wb") as file:
        file.write(source.read())
vfs.umount("/flash")
with open(out, "wb") as file:
    file.write(flash.data)
"""


@pytest.fixture(scope="module")
def images(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Images by name, of the games in the folder `root`."""
    folder = tmp_path_factory.mktemp("images")
    saves = saved(folder / "root", WHOLE, "form/undo-nested") / "saves"
    for name, kind, size in (
        ("littlefs", "VfsLfs2", 4096),
        ("small-blocks", "VfsLfs2", 512),
        ("fat", "VfsFat", 512),
    ):
        arguments = [kind, str(size), str(saves), str(folder / name)]
        subprocess.run([*vm.micropython_command("16M"), "-c", MAKE_IMAGE, *arguments], check=True)
    firmware = bytes(range(256)) * 16 * 9
    (folder / "whole-flash").write_bytes(firmware + (folder / "littlefs").read_bytes())
    return folder


@pytest.mark.parametrize("name", ["littlefs", "small-blocks", "fat", "whole-flash"])
def test_a_flash_image_has_the_same_games(images: Path, name: str) -> None:
    before = (images / name).read_bytes()
    from_image = json.loads(good("export", images / name))
    from_folder = json.loads(good("export", images / "root"))
    assert [game.pop("source") for game in from_image] != [
        game.pop("source") for game in from_folder
    ]
    assert from_image == from_folder
    assert len(from_image) == 2
    assert (images / name).read_bytes() == before


def test_a_damaged_image(images: Path, tmp_path: Path) -> None:
    broken = bytearray((images / "littlefs").read_bytes())
    broken[16:2000] = bytes(1984)
    broken[4096 + 16 : 4096 + 2000] = bytes(1984)
    (tmp_path / "broken").write_bytes(broken)
    done = history("list", tmp_path / "broken")
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert f"{tmp_path / 'broken'} is" in done.stderr or "is damaged" in done.stderr


def test_one_bad_game_does_not_keep_back_the_others(tmp_path: Path) -> None:
    root = saved(tmp_path / "root", WHOLE, "form/undo-nested", WHOLE)
    journal = root / "saves" / "g00002.ckj"
    journal.write_bytes(b"XX" + journal.read_bytes()[4:])
    half = root / "saves" / "g00003.ckj"
    data = bytearray(half.read_bytes())
    data[len(data) // 2] ^= 255
    half.write_bytes(data)
    before = {path.name: path.read_bytes() for path in (root / "saves").iterdir()}
    done = history("list", root)
    assert done.returncode == 2
    assert [line.split(": ")[0].split(", ")[1] for line in done.stdout.splitlines()] == [
        "game 1",
        "game 3",
    ]
    errors = done.stderr.splitlines()
    assert len(errors) == 2
    assert "game 2: not a journal" in errors[0]
    assert "game 3: damaged, only its first" in errors[1]
    assert {path.name: path.read_bytes() for path in (root / "saves").iterdir()} == before


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        (["list", "nothing"], 1, "can't read nothing: No such file"),
        (["list", "empty"], 1, "empty has no games"),
        (["list", "text"], 2, "text is no game record"),
        (["list", "bad.ck"], 2, "bad.ck:2: "),
        (["list"], 1, "Missing argument"),
        (["export", "one.ck", "--format", "bgstats"], 1, "add --date"),
        (["export", "one.ck", "--date", "1.2.2026"], 1, "no day such as"),
        (["export", "one.ck", "two.ck", "--format", "record"], 1, "--game N"),
        (["export", "one.ck", "--game", "7"], 1, "there is no game 7"),
        (["export", "one.ck", "-o", "text"], 1, "text is there already"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(
    tmp_path: Path, arguments: list[str], status: int, says: str
) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "text").write_text("nothing of ours")
    (tmp_path / "bad.ck").write_text("cubekeeper 1\ngame go\n")
    shutil.copy(RECORDS / (WHOLE + ".ck"), tmp_path / "one.ck")
    shutil.copy(RECORDS / (WHOLE + ".ck"), tmp_path / "two.ck")
    done = history(*arguments, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (status, "")
    assert says in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert (tmp_path / "text").read_text() == "nothing of ours"


def set_aside(root: Path, damage: int | None = None) -> list[str]:
    """Damage a handheld's first game in its middle, or at a place, and start on it; its files."""
    journal = root / "saves" / "g00001.ckj"
    data = bytearray(journal.read_bytes())
    data[len(data) // 2 if damage is None else damage] ^= 0x10
    journal.write_bytes(data)
    _, trouble = keeper.resume(FileStore(str(root / "saves")), 1)
    assert trouble is not None
    assert "g00001.ckj.bad1" in trouble
    return sorted(path.name for path in (root / "saves").iterdir())


def test_what_the_handheld_set_aside_is_read_as_far_as_can_be(tmp_path: Path) -> None:
    root = saved(tmp_path / "root", WHOLE)
    events = json.loads(good("list", root, "--json"))[0]["events"]
    names = set_aside(root)
    assert names[:2] == ["g00001.ckj.bad1", "g00001.ckt.bad1"]
    assert "g00001" not in good("list", root)
    done = history("list", root, "--damaged", "--json")
    assert done.returncode == 2
    games = json.loads(done.stdout)
    source = f"{root / 'saves'}, g00001.ckj.bad1"
    assert [(game["number"], game["source"]) for game in games] == [
        (2, f"{root / 'saves'}, game 2"),
        (1, source),
    ]
    assert 0 < games[1]["events"] == games[0]["events"] < events
    assert done.stderr.startswith(f"{source}: damaged, only its first {games[1]['events']} entries")
    one = history("list", root / "saves" / "g00001.ckj.bad1", "--json")
    assert json.loads(one.stdout)[0]["players"] == games[1]["players"]
    done = history("export", root, "--damaged", "--format", "record", "-o", tmp_path / "out")
    assert [Path(line).name for line in done.stdout.splitlines()] == [
        "game-00002.ck",
        "game-00001.bad1.ck",
    ]
    assert replay(str(tmp_path / "out" / "game-00001.bad1.ck"))[0] == 0


def test_a_damaged_head_loses_nothing_and_the_tail_belongs_to_it(tmp_path: Path) -> None:
    root = saved(tmp_path / "root", WHOLE)
    (whole,) = json.loads(good("list", root, "--json"))
    set_aside(root, damage=0)
    for path in (root, root / "saves" / "g00001.ckj.bad1"):
        games = json.loads(history("list", path, "--damaged", "--json").stdout)
        assert [game["events"] for game in games] == [whole["events"]] * len(games)
        assert games[-1]["players"] == whole["players"]


@pytest.mark.parametrize("command", [["history", "list"], ["history", "export"], ["stats"]])
def test_the_only_game_that_can_not_be_read_is_named(tmp_path: Path, command: list[str]) -> None:
    root = saved(tmp_path / "root", WHOLE)
    journal = root / "saves" / "g00001.ckj"
    journal.write_bytes(journal.read_bytes()[:30])
    for path in (root / "saves").glob("*.ckt"):
        path.unlink()
    done = subprocess.run(
        [*COMMAND[:-1], *command, str(root)], capture_output=True, encoding="utf-8"
    )
    assert (done.returncode, done.stderr) == (2, f"{root / 'saves'}, game 1: no setup\n")
    assert done.stdout == ("[]\n" if "export" in command else "")


def test_a_folder_with_damaged_games_alone_says_how_to_read_them(tmp_path: Path) -> None:
    root = saved(tmp_path / "root", WHOLE)
    set_aside(root)
    for path in (root / "saves").glob("g00002*"):
        path.unlink()
    (root / "saves" / "g00003.ckj.bad1").mkdir()
    done = history("list", root)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        f"{root} has no games: neither saved ones nor records; "
        "--damaged reads what a handheld set aside\n"
    )
    done = history("list", root, "--damaged")
    assert len(done.stdout.splitlines()) == 1
    assert f"{root / 'saves'}, g00003.ckj.bad1: Is a directory" in done.stderr

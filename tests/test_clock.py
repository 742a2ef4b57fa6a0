"""The clock of a game from the outside: across the wrap of the ticks, and on the computer."""

import csv
import io
import json
import os
from pathlib import Path

import pytest
from click.testing import CliRunner

from cubekeeper.game.clock import PERIOD
from cubekeeper_host import boards, vm
from cubekeeper_host.board_process import BoardProcess
from cubekeeper_host.cli import main
from cubekeeper_host.keys import Parser, Player

TESTS = Path(__file__).parent
BEFORE_WRAP = PERIOD - 3000


def play(tour: Path, root: Path, runtime: str, start: int) -> str:
    """The words of a tour's screenshots, with the tick clock begun at `start`."""
    settings = boards.load("sim")
    shown: list[str] = []
    commands = Parser(boards.buttons(settings)).file(tour)
    with BoardProcess(
        settings, root, runtime=runtime, clock="stream", entropy="stream", start=start
    ) as process:
        Player(
            process,
            lambda name, screen: shown.append("\n".join([f"== {name} ==", *screen.lines, "", ""])),
        ).play(commands)
    return "".join(shown)


@pytest.mark.parametrize("runtime", vm.RUNTIMES)
def test_the_ticks_wrap_in_a_turn(runtime: str, tmp_path: Path) -> None:
    """Every second of the tour's first turns is a place where the ticks may wrap."""
    golden = (TESTS / "golden" / "clock.txt").read_text(encoding="utf-8")
    for before in (3000, 15000, 70000):
        root = tmp_path / str(before)
        assert play(TESTS / "keys" / "clock.keys", root, runtime, PERIOD - before) == golden


@pytest.fixture(scope="module")
def saves(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A handheld's files after the tour of the clock, on a day that its clock knew."""
    folder = tmp_path_factory.mktemp("clock")
    tour = folder / "dated.keys"
    there = os.path.relpath(TESTS / "keys" / "clock.keys", folder)
    tour.write_text(f"day 20261231\ninclude {there}\n", encoding="utf-8")
    play(tour, folder / "root", vm.CPYTHON, BEFORE_WRAP)
    return folder / "root"


def cubekeeper(*arguments: object) -> str:
    done = CliRunner().invoke(main, [str(argument) for argument in arguments])
    assert done.exit_code == 0, done.output
    return done.stdout


def test_times_in_an_export(saves: Path) -> None:
    (game,) = json.loads(cubekeeper("history", "export", saves))
    assert game["day"] == "2026-12-31"
    first, second = game["times"]
    assert 64 <= first["seconds"] < 66 and 30 <= second["seconds"] < 32
    assert (first["turns"], second["turns"]) == (1, 1)
    # Nobody's time before the first turn is the table's; the ten minutes of pause are not.
    assert 0 < game["seconds"] - first["seconds"] - second["seconds"] < 2

    rows = list(
        csv.DictReader(io.StringIO(cubekeeper("history", "export", saves, "--format", "csv")))
    )
    assert [row["day"] for row in rows] == ["2026-12-31"] * 2
    assert [float(row["seconds"]) for row in rows] == [first["seconds"], second["seconds"]]
    assert [row["turns"] for row in rows] == ["1", "1"]

    (play,) = json.loads(cubekeeper("history", "export", saves, "--format", "bgstats"))
    assert (play["playDate"], play["durationMin"]) == ("2026-12-31 12:00:00", 2)
    assert ", 2026-12-31: 1" in cubekeeper("history", "list", saves)


def test_the_time_of_a_turn_in_statistics(saves: Path) -> None:
    table = cubekeeper("stats", saves).splitlines()
    assert table[1].endswith("a turn")
    assert [row.split()[-1] for row in table[2:]] == ["1:04", "0:30"]
    (game,) = json.loads(cubekeeper("stats", saves, "--json"))
    assert [int(player["turn"]) for player in game["players"]] == [64, 30]

"""`cubekeeper devices` and `doctor` on virtual boards: what is well, and the next thing to type."""

import json
from pathlib import Path

import pytest
from test_install import Run, faults
from test_install import own_ports as own_ports
from test_install import run as run
from virtual_help import board, mpremote

from cubekeeper import VERSION
from cubekeeper_host.virtual import Faults


def test_devices_lists_what_is_there(tmp_path: Path, run: Run) -> None:
    assert run("devices") == (
        0,
        "no board is connected; without hardware: cubekeeper virtual\n",
        "",
    )
    assert run("devices", "--json") == (0, "[]\n", "")
    (tmp_path / "two").mkdir()
    other = Faults(pretends="circuitpython 9.2.1 6")
    with board(tmp_path) as one, board(tmp_path / "two", faults=other) as two:
        assert run("install", "--board", "sim", "--port", one.port)[0] == 0
        status, out, _ = run("devices")
        lines = out.splitlines()
        assert status == 0 and len(lines) == 2
        assert lines[0].startswith(f"{one.port}: MicroPython 1.")
        assert lines[0].endswith(f", cubekeeper {VERSION}")
        assert lines[1] == (
            f"{two.port}: the board at {two.port} runs CircuitPython 9.2.1 on virtual board"
        )
        rows = json.loads(run("devices", "--json")[1])
        assert [row["cubekeeper"] for row in rows] == [VERSION, None]


def test_doctor_walks_from_the_port_to_the_files(tmp_path: Path, run: Run) -> None:
    status, out, _ = run("doctor")
    assert status == 10
    assert out.startswith("FAIL board: no board is connected\nnext: plug one in")
    with board(tmp_path) as virtual:
        status, out, _ = run("doctor")
        assert status == 22
        assert "FAIL cubekeeper: none\nnext: cubekeeper install --board NAME" in out

        assert run("install", "--board", "sim")[0] == 0
        status, out, _ = run("doctor")
        assert status == 0, out
        assert out.splitlines()[-1] == "all is well"
        assert "ok   settings: for sim" in out and "FAIL" not in out
        checks = json.loads(run("doctor", "--json")[1])
        assert all(check["well"] for check in checks) and len(checks) == 9

        # Each thing that can be wrong has its next step, and that step mends it.
        for damage, seen in (
            (
                "with open('/a/cubekeeper/run.mpy', 'ab') as f: f.write(b'x')",
                "FAIL files: not those",
            ),
            ("import os; os.remove('/main.py')", "FAIL main.py: not there"),
            ("import os; os.remove('/a/cubekeeper/game/__init__.mpy')", "FAIL files: not those"),
        ):
            mpremote(virtual.port, "exec", damage.replace("/a/", f"/{copy_of(virtual.port)}/"))
            status, out, _ = run("doctor")
            assert status == 22 and seen in out
            assert out.endswith("next: cubekeeper update\n")
            assert run("update", "--yes")[0] == 0
            assert run("doctor")[0] == 0
        assert faults.starts(virtual, tmp_path / "board.log") == "cubekeeper"


def copy_of(port: str) -> str:
    """The copy that the higher mark names."""
    code = "for n in 'ab':\n try: print(open('/start.' + n).read().strip())\n except OSError: pass"
    lines = [line.split() for line in mpremote(port, "exec", code).stdout.splitlines()]
    return max((int(words[1]), words[2]) for words in lines)[1]


@pytest.mark.parametrize("pretends", ["micropython 1.20.0 6"])
def test_doctor_says_what_does_not_suit(tmp_path: Path, run: Run, pretends: str) -> None:
    with board(tmp_path, faults=Faults(pretends=pretends)):
        status, out, _ = run("doctor")
    assert status == 19
    assert out.splitlines()[-2].startswith("FAIL board: MicroPython 1.20.0")
    assert out.splitlines()[-1].startswith("next: put a newer MicroPython")

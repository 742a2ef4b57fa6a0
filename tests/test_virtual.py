"""The virtual board is a board to the stock mpremote, and misbehaves when it is told to."""

import hashlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from virtual_help import SECONDS, board, mpremote

from cubekeeper_host import image
from cubekeeper_host.errors import CliError
from cubekeeper_host.virtual import BLOCK, Faults, VirtualBoard, virtual_ports

MAIN = "print('main runs')\nmain_ran = True\n"


@pytest.fixture(autouse=True)
def own_ports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No other test's board is in this one's folder of ports."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))


@pytest.mark.parametrize("fat", [False, True], ids=["littlefs", "FAT"])
def test_mpremote_works_as_with_any_board(tmp_path: Path, fat: bool) -> None:
    data = os.urandom(9000) + bytes(range(256))
    (tmp_path / "data").write_bytes(data)
    with board(tmp_path, {"main.py": MAIN, "lib/ours.py": "x = 7\n"}, fat=fat) as virtual:
        port = virtual.port
        done = mpremote(port, "exec", "import sys, ours; print(sys.implementation.name, ours.x)")
        assert done.stdout == "micropython 7\n"
        assert mpremote(port, "cp", tmp_path / "data", ":").returncode == 0
        done = mpremote(port, "sha256sum", ":data")
        assert done.stdout.splitlines()[-1] == hashlib.sha256(data).hexdigest()
        (tmp_path / "folder").mkdir()
        (tmp_path / "folder" / "deep.txt").write_text("deep")
        assert mpremote(port, "cp", "-r", tmp_path / "folder", ":").returncode == 0
        assert mpremote(port, "cat", ":folder/deep.txt").stdout == "deep"
        assert "folder" in mpremote(port, "tree").stdout
        # A soft reset in the raw REPL leaves main.py out.
        assert "main_ran" not in mpremote(port, "exec", "print(dir())").stdout
        mpremote(port, "reset")
        time.sleep(3)  # for main.py: what comes earlier would stop it
        assert "True" in mpremote(port, "resume", "exec", "print(main_ran)").stdout
        assert virtual.resets == 0
    if not fat:
        assert image.files(tmp_path / "flash.bin", "folder") == {"deep.txt": b"deep"}


def test_ctrl_c_stops_a_program(tmp_path: Path) -> None:
    loop = "import time\nn = 0\nwhile True:\n    n += 1\n    time.sleep_ms(5)\n"
    with board(tmp_path, {"main.py": loop}) as virtual:
        assert int(mpremote(virtual.port, "resume", "exec", "print(n)").stdout) > 0


def test_a_new_flash_is_formatted_and_a_damaged_one_is_not(tmp_path: Path) -> None:
    with board(tmp_path) as virtual:
        mpremote(virtual.port, "exec", "with open('kept', 'w') as f: f.write('x')")
    assert image.files(tmp_path / "flash.bin", "")["kept"] == b"x"
    damaged = b"\x00" * BLOCK * 2 + (tmp_path / "flash.bin").read_bytes()[BLOCK * 2 :]
    (tmp_path / "flash.bin").write_bytes(damaged)
    with board(tmp_path) as virtual:
        mpremote(virtual.port, "exec", "1")
    assert (tmp_path / "flash.bin").read_bytes() == damaged
    assert b"no file system" in (tmp_path / "board.log").read_bytes()


def test_it_is_found_while_it_lives_and_has_its_image_alone(tmp_path: Path) -> None:
    assert virtual_ports() == []
    with board(tmp_path) as one:
        assert virtual_ports() == [one.port]
        with pytest.raises(CliError, match="in use by another virtual board"):
            VirtualBoard(tmp_path / "flash.bin")
        (tmp_path / "second").mkdir()
        with board(tmp_path / "second") as two:
            assert virtual_ports() == [one.port, two.port]
    assert virtual_ports() == []


def test_it_is_unplugged_after_so_many_bytes(tmp_path: Path) -> None:
    with board(tmp_path, faults=Faults(unplug_after=20)) as virtual:
        assert mpremote(virtual.port, "exec", "print('a' * 10, 'not this one')").returncode != 0
        assert virtual.lost_power.wait(SECONDS)
        virtual.plug_in()
        assert mpremote(virtual.port, "exec", "print(1)").stdout == "1\n"


def test_its_cable_slips_out_and_it_goes_on(tmp_path: Path) -> None:
    with board(tmp_path, faults=Faults(lose_after=400)) as virtual:
        assert mpremote(virtual.port, "exec", "kept = 5\nprint('a' * 10)").returncode == 0
        assert mpremote(virtual.port, "resume", "exec", "x = 6 #" + "a" * 400).returncode != 0
        assert mpremote(virtual.port, "resume", "exec", "print(kept)").stdout == "5\n"
        assert not virtual.lost_power.is_set() and virtual.resets == 0


@pytest.mark.parametrize("torn", [False, True])
def test_its_power_is_cut_at_an_operation_of_the_flash(tmp_path: Path, torn: bool) -> None:
    with board(tmp_path, {"main.py": MAIN}, Faults(cut_at=3, torn=torn)) as virtual:
        write = "f = open('new', 'w')\nf.write('x' * 9000)\nf.close()"
        assert mpremote(virtual.port, "exec", write).returncode != 0
        assert virtual.lost_power.wait(SECONDS)
        assert virtual.operations == 3
        virtual.plug_in()
        assert virtual.operations == 0
        done = mpremote(virtual.port, "exec", "import os\nprint(os.stat('new')[6])")
        assert done.stdout in ("0\n", "")  # never a part of it
        assert mpremote(virtual.port, "cat", ":main.py").stdout == MAIN


def test_a_byte_is_changed_on_the_way(tmp_path: Path) -> None:
    with board(tmp_path, faults=Faults(flip_byte=40)) as virtual:
        said = mpremote(virtual.port, "exec", "print('" + "a" * 60 + "')")
        assert said.stdout.count("q") == 1 and said.stdout.count("a") == 59


def test_a_watchdog_resets_it(tmp_path: Path) -> None:
    with board(tmp_path, faults=Faults(watchdog=0.4)) as virtual:
        end = time.monotonic() + SECONDS
        while virtual.resets < 2 and time.monotonic() < end:
            time.sleep(0.05)
        assert virtual.resets >= 2


def test_it_pretends_to_be_another(tmp_path: Path) -> None:
    with board(tmp_path, faults=Faults(pretends="circuitpython 9.2.1 6")) as virtual:
        done = mpremote(virtual.port, "exec", "import sys\nprint(sys.implementation.name)")
        assert done.stdout == "circuitpython\n"


def test_the_command_serves_until_it_is_told_to_end(tmp_path: Path) -> None:
    environment = dict(os.environ, TMPDIR=str(tmp_path))
    code = "from cubekeeper_host.cli import main; main()"
    (tmp_path / "files").mkdir()
    (tmp_path / "files" / "hello.txt").write_text("hello")
    arguments = ["virtual", "--image", tmp_path / "kept.bin", "--files", tmp_path / "files"]
    command = [sys.executable, "-u", "-c", code, *map(str, arguments), "--unplug-after", "4"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as child:
        assert child.stdout
        port = virtual_ports_of(child.stdout.readline())
        assert mpremote(port, "exec", "1").returncode != 0
        assert child.stdout.readline() == "it has lost its power\n"
        assert child.stdout.readline() == "it is plugged in again\n"
        assert mpremote(port, "cat", ":hello.txt").stdout == "hello"
        child.send_signal(signal.SIGTERM)
        assert child.wait(SECONDS) == 143
    assert image.files(tmp_path / "kept.bin", "")["hello.txt"] == b"hello"
    assert not Path(port).exists()


def virtual_ports_of(line: str) -> str:
    before, _, after = line.partition("a virtual board is at ")
    assert before == "" and after.endswith(" (Ctrl-C unplugs it)\n")
    return after.removesuffix(" (Ctrl-C unplugs it)\n")

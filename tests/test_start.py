"""main.py: which copy of the firmware starts, whatever the marks look like; on both runtimes."""

import shutil
import subprocess
from binascii import crc32
from collections.abc import Callable
from pathlib import Path

import pytest

from cubekeeper_host import vm

# A copy of the firmware that says its name from a module of its own, and whether it is new.
PROGRAM = """
from cubekeeper.part import NAME

def main(folder="", came_up=None):
    print("runs", NAME, folder, "new" if came_up else "")
    {before}
    if came_up:
        came_up()
    {after}
"""
WELL = ("", "")
BREAKS = ("raise RuntimeError('broken')", "")
BREAKS_LATER = ("", "raise RuntimeError('later')")
HANGS = ("raise SystemExit", "")  # as a reset by hand would end it: nothing is cleaned up

Start = Callable[[], tuple[list[str], str]]


def mark(number: int, copy: str, state: str) -> bytes:
    body = f"CKM1 {number} {copy} {state}"
    return f"{body} *{crc32(body.encode()):08x}\n".encode()


def put_mark(root: Path, number: int, copy: str, state: str) -> Path:
    path = root / ("start.a", "start.b")[number % 2]
    path.write_bytes(mark(number, copy, state))
    return path


def put_copy(root: Path, copy: str, does: tuple[str, str]) -> None:
    package = root / copy / "cubekeeper"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "part.py").write_text(f"NAME = {copy!r}\n")
    (package / "run.py").write_text(PROGRAM.format(before=does[0] or "pass", after=does[1]))


@pytest.fixture(params=vm.RUNTIMES)
def start(tmp_path: Path, request: pytest.FixtureRequest) -> Start:
    """Power on in tmp_path: which copies ran, and all that was said beside."""
    environment = vm.environment(request.param)
    environment["MICROPYPATH"] = ":.frozen"
    environment["PYTHONPATH"] = ""
    command = [*vm.command(request.param), "main.py"]
    shutil.copy(vm.shipped("main.py"), tmp_path)

    def power_on() -> tuple[list[str], str]:
        done = subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, timeout=60
        )
        lines = (done.stdout + done.stderr).decode().splitlines()
        ran = [line[5:].rstrip() for line in lines if line.startswith("runs ")]
        return ran, "\n".join(line for line in lines if not line.startswith("runs "))

    return power_on


def test_the_copy_of_the_higher_number_runs(start: Start, tmp_path: Path) -> None:
    put_copy(tmp_path, "a", WELL)
    put_copy(tmp_path, "b", WELL)
    put_mark(tmp_path, 9, "a", "good")
    assert start() == (["a a/"], "")
    put_mark(tmp_path, 10, "b", "good")
    assert start() == (["b b/"], "")
    put_mark(tmp_path, 11, "a", "good")
    assert start() == (["a a/"], "")
    assert sorted(p.name for p in tmp_path.glob("start.*")) == ["start.a", "start.b"]


def test_a_new_copy_that_comes_up_is_good(start: Start, tmp_path: Path) -> None:
    put_copy(tmp_path, "a", WELL)
    put_copy(tmp_path, "b", WELL)
    put_mark(tmp_path, 1, "a", "good")
    put_mark(tmp_path, 2, "b", "0")
    assert start() == (["b b/ new"], "")
    assert (tmp_path / "start.a").read_bytes() == mark(4, "b", "good")
    assert start() == (["b b/"], "")


def test_a_new_copy_that_breaks_makes_room_at_once(start: Start, tmp_path: Path) -> None:
    put_copy(tmp_path, "a", WELL)
    put_copy(tmp_path, "b", BREAKS)
    put_mark(tmp_path, 1, "a", "good")
    put_mark(tmp_path, 2, "b", "0")
    ran, said = start()
    assert ran == ["b b/ new", "a a/"]
    assert "the new firmware does not start, the one before does: RuntimeError('broken'" in said
    assert start() == (["a a/"], "")


def test_a_new_copy_without_a_module_makes_room(start: Start, tmp_path: Path) -> None:
    put_copy(tmp_path, "a", WELL)
    put_copy(tmp_path, "b", WELL)
    (tmp_path / "b" / "cubekeeper" / "part.py").unlink()
    put_mark(tmp_path, 1, "a", "good")
    put_mark(tmp_path, 2, "b", "0")
    assert start()[0] == ["a a/"]


def test_a_new_copy_that_hangs_has_two_starts(start: Start, tmp_path: Path) -> None:
    put_copy(tmp_path, "a", WELL)
    put_copy(tmp_path, "b", HANGS)
    put_mark(tmp_path, 1, "a", "good")
    put_mark(tmp_path, 2, "b", "0")
    for ran in (["b b/ new"], ["b b/ new"], ["a a/"], ["a a/"]):
        assert start()[0] == ran


def test_once_it_has_come_up_its_errors_are_its_own(start: Start, tmp_path: Path) -> None:
    put_copy(tmp_path, "a", WELL)
    put_copy(tmp_path, "b", BREAKS_LATER)
    put_mark(tmp_path, 1, "a", "good")
    put_mark(tmp_path, 2, "b", "0")
    for ran in ("b b/ new", "b b/"):
        found, said = start()
        assert found == [ran]
        assert "RuntimeError: later" in said


@pytest.mark.parametrize("number", [10, 11])
def test_a_torn_mark_leaves_the_one_before(start: Start, tmp_path: Path, number: int) -> None:
    put_copy(tmp_path, "a", WELL)
    put_copy(tmp_path, "b", WELL)
    put_mark(tmp_path, number - 1, "a", "good")
    torn = put_mark(tmp_path, number, "b", "good")
    whole = torn.read_bytes()
    assert start()[0] == ["b b/"]
    for data in [b"", whole[:9], whole[:-2], b"\xff" * len(whole), whole.replace(b"b", b"c", 1)]:
        torn.write_bytes(data)
        assert start() == (["a a/"], ""), data


def test_marks_that_can_not_be_written_do_no_harm(start: Start, tmp_path: Path) -> None:
    put_copy(tmp_path, "a", WELL)
    put_copy(tmp_path, "b", WELL)
    put_mark(tmp_path, 2, "b", "0")
    (tmp_path / "start.b").mkdir()
    ran, said = start()
    assert ran == ["b b/ new"]
    assert "start mark not written" in said


def test_without_a_mark_the_modules_are_beside_it(start: Start, tmp_path: Path) -> None:
    put_copy(tmp_path, "a", WELL)
    shutil.move(tmp_path / "a" / "cubekeeper", tmp_path / "cubekeeper")
    assert start() == (["a"], "")

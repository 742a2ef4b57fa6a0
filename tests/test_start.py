"""main.py: which copy of the firmware starts, whatever the marks look like; on both runtimes."""

import json
import shutil
import subprocess
from binascii import crc32
from collections.abc import Callable
from pathlib import Path

import pytest

from cubekeeper_host import vm
from cubekeeper_host.copies import MARK_VERSION, MARKS, Mark, mark_in
from cubekeeper_host.device import WrongVersion

FIXTURES = Path(__file__).parent / "fixtures"

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


@pytest.mark.parametrize("folder", sorted(FIXTURES.glob("mark-*")), ids=lambda path: path.name)
def test_marks_of_every_version_are_read(start: Start, tmp_path: Path, folder: Path) -> None:
    """By main.py, which then writes its own, and by the host."""
    number, copy, state = json.loads((folder / "expected.txt").read_text())
    files = [(folder / name).read_bytes() for name in MARKS]
    assert mark_in(files) == Mark(number, copy, state)
    for name, data in zip(MARKS, files, strict=True):
        (tmp_path / name).write_bytes(data)
    put_copy(tmp_path, "a", WELL)
    put_copy(tmp_path, "b", WELL)
    assert start()[0] == [f"{copy} {copy}/ new"]
    assert (tmp_path / MARKS[number % 2]).read_bytes() == mark(number + 2, copy, "good")


def test_the_marks_of_today_have_fixtures() -> None:
    versions = [int(path.name.split("-")[1]) for path in FIXTURES.glob("mark-*")]
    assert sorted(versions) == list(range(1, MARK_VERSION + 1))


@pytest.mark.parametrize("state", ["good", "0", "and more"])
def test_a_newer_mark_is_kept_and_nothing_started(start: Start, tmp_path: Path, state: str) -> None:
    put_copy(tmp_path, "a", WELL)
    put_copy(tmp_path, "b", WELL)
    put_mark(tmp_path, 4, "a", "0")
    newer = mark(5, "b", state).replace(b"CKM1", b"CKM2").rpartition(b" *")[0]
    path = tmp_path / "start.b"
    path.write_bytes(newer + b" *%08x\n" % crc32(newer))
    before = path.read_bytes(), (tmp_path / "start.a").read_bytes()
    ran, said = start()
    assert ran == []
    assert said == (
        "Not started: start.b is of a newer cubekeeper (CKM2); update the board with that one."
    )
    assert (path.read_bytes(), (tmp_path / "start.a").read_bytes()) == before
    with pytest.raises(WrongVersion, match="of a newer cubekeeper \\(CKM2\\): nothing was changed"):
        mark_in(before)


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

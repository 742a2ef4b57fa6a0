"""`cubekeeper flash`: MicroPython itself onto a board, from an image that was checked to fit it."""

import contextlib
import importlib.util
import io
import os
import re
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import click

from cubekeeper_host import boards
from cubekeeper_host.board_games import backup
from cubekeeper_host.board_store import BoardStore
from cubekeeper_host.cli_options import (
    BOARD,
    confirm,
    json_option,
    port_option,
    progress_bar,
    yes_option,
)
from cubekeeper_host.device import (
    CircuitPython,
    Device,
    DeviceError,
    Disconnected,
    EndlessLoop,
    NoMicroPython,
    NoRawRepl,
    PortMissing,
    SeveralBoards,
    choose_port,
)
from cubekeeper_host.errors import (
    BAD_INPUT,
    BAD_USE,
    CliError,
    escaped,
    how_to_get,
    json_text,
    one_line,
)
from cubekeeper_host.files import FLASH, FilePath, read_whole
from cubekeeper_host.install import check_board

_INFO = "INFO_UF2.TXT"  # in each drive that takes UF2 files
_MAGIC = (0x0A324655, 0x9E5D5157, 0x0AB16F30)  # of a UF2 block: its first two words, its last
_HAS_FAMILY, _NOT_MAIN = 0x2000, 0x1  # flags of a UF2 block
_AT_ONCE = 1 << 16  # bytes of an image on a drive
_APPEARS = 15.0  # s for the drive of a board that was asked for it


class Uf2(NamedTuple):
    """A chip that takes UF2 files: its family's number, and its drive's Board-ID."""

    family: int
    also: int | None  # a family that its files may hold besides
    drive: str


class Esp(NamedTuple):
    """A chip that esptool writes: its number in an image, and where an image begins."""

    number: int
    offset: int


# By a board file's mcu. UF2 families are those of the list that Microsoft's uf2 repository keeps,
# chip numbers those of esp_chip_id_t in the ESP-IDF.
CHIPS: dict[str, Uf2 | Esp] = {
    "rp2040": Uf2(0xE48BFF56, None, "RPI-RP2"),
    "rp2350": Uf2(0xE48BFF59, 0xE48BFF57, "RP2350"),
    "esp32": Esp(0, 0x1000),
    "esp32s2": Esp(2, 0x1000),
    "esp32c3": Esp(5, 0x0),
    "esp32s3": Esp(9, 0x0),
}


# --- what an image is ----------------------------------------------------------------------


def check_image(image: bytes, chip: str) -> None:
    """CliError when an image is not whole, or not for this chip."""
    kind = CHIPS[chip]
    if isinstance(kind, Uf2):
        found = _families(image)
        wrong = found - {kind.family, kind.also}
        if wrong or kind.family not in found:
            listed = ", ".join(_family_name(family) for family in sorted(wrong or found))
            raise CliError(f"the image is for {listed}, the board has an {chip}", BAD_INPUT)
        return
    if len(image) < 24 or image[0] != 0xE9:
        raise CliError(f"no image for an {chip}: it does not begin with 0xE9", BAD_INPUT)
    number = struct.unpack_from("<H", image, 12)[0]
    if number != kind.number:
        names = [n for n, c in CHIPS.items() if isinstance(c, Esp) and c.number == number]
        said = f"an {names[0]}" if names else f"another chip (number {number})"
        raise CliError(f"the image is for {said}, the board has an {chip}", BAD_INPUT)


def _family_name(family: int) -> str:
    names = [n for n, chip in CHIPS.items() if isinstance(chip, Uf2) and chip.family == family]
    return names[0] if names else f"another chip (family 0x{family:08x})"


def _families(image: bytes) -> set[int]:
    """The families in a UF2 file. CliError when it is none, or not whole."""
    if not image or len(image) % 512:
        raise CliError("no whole UF2 file: its length is no multiple of 512 bytes", BAD_INPUT)
    seen: dict[int, set[int]] = {}
    counts: dict[int, int] = {}
    for at in range(0, len(image), 512):
        words = struct.unpack_from("<8I", image, at)
        if (*words[:2], struct.unpack_from("<I", image, at + 508)[0]) != _MAGIC:
            raise CliError(f"no UF2 file: block {at // 512} has not its marks", BAD_INPUT)
        flags, number, count, family = words[2], words[5], words[6], words[7]
        if flags & _NOT_MAIN:
            continue
        family = family if flags & _HAS_FAMILY else 0
        seen.setdefault(family, set()).add(number)
        counts[family] = count
    for family, numbers in seen.items():
        missing = counts[family] - len(numbers)
        if missing:
            raise CliError(f"no whole UF2 file: {missing} of its blocks are missing", BAD_INPUT)
    return set(seen)


# --- the ways onto a board ------------------------------------------------------------------


def drives() -> Iterator[Path]:
    """Where drives that take UF2 files are mounted."""
    for pattern in ("/media/*", "/media/*/*", "/run/media/*/*", "/Volumes/*"):
        top = Path("/")
        yield from (path.parent for path in top.glob(f"{pattern[1:]}/{_INFO}"))
    if sys.platform == "win32":
        letters = (Path(f"{letter}:/") for letter in "DEFGHIJKLMNOPQRSTUVWXYZ")
        yield from (path for path in letters if (path / _INFO).exists())


def is_drive_of(folder: Path, chip: Uf2) -> bool:
    """Whether a drive is the loader's of such a chip."""
    try:
        text = (folder / _INFO).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False
    return any(
        line.startswith(("Board-ID:", "Model:")) and chip.drive in line
        for line in text.splitlines()
    )


def find_drive(chip: Uf2, seconds: float) -> Path:
    """The drive of a board whose loader runs; PortMissing when none comes in that time."""
    end = time.monotonic() + seconds
    while True:
        found = [folder for folder in drives() if is_drive_of(folder, chip)]
        if len(found) == 1:
            return found[0]
        if len(found) > 1:
            raise SeveralBoards(
                f"{len(found)} boards wait for an image: {', '.join(map(str, found))}",
                f"name the one you mean: --drive {found[0]}",
            )
        if time.monotonic() >= end:
            raise PortMissing(
                f"no {chip.drive} drive is there",
                "hold the board's BOOTSEL (or BOOT) button while you plug it in, or name the "
                "drive with --drive",
            )
        time.sleep(0.5)


def write_uf2(image: bytes, folder: Path) -> None:
    """Copy an image to a loader's drive. DeviceError when the drive does not take it."""
    try:
        with (folder / "firmware.uf2").open("wb") as file, progress_bar("writing") as progress:
            for start in range(0, len(image), _AT_ONCE):
                file.write(image[start : start + _AT_ONCE])
                file.flush()
                os.fsync(file.fileno())
                progress(min(start + _AT_ONCE, len(image)), len(image))
    except OSError as error:
        # A loader that has all of it starts the board at once, and the drive is gone.
        if folder.exists() and (folder / _INFO).exists():
            raise Disconnected(
                f"{folder} did not take the image: {error.strerror}",
                "plug the board in again with BOOTSEL held, and run the same command again",
            ) from None


def write_esp(file: Path, chip: str, port: str) -> None:
    """Have esptool write an image and verify it. DeviceError when it could not."""
    kind = CHIPS[chip]
    assert isinstance(kind, Esp)
    status, said = _run("esptool", "--chip", chip, "--port", port, "write-flash",
        hex(kind.offset), str(file))  # fmt: skip
    if status:
        raise NoMicroPython(
            f"esptool could not write the image: {_reason(said)}",
            "hold the board's BOOT button while you plug it in, and run the same command again",
        )


def fetch(micropython: str, folder: Path) -> Path:
    """MicroPython's latest release for a board, which mpflash downloads into a folder."""
    status, said = _run("mpflash", "--no-interactive", "--dir", str(folder), "download",
        "--version", "stable", "--board", micropython)  # fmt: skip
    # A board's variants, such as ESP32_GENERIC-SPIRAM, are offered on the same page.
    found = sorted(folder.glob(f"*/{micropython}-v*.*"))
    if status or not found:  # without a network its exit status is 0
        raise CliError(
            f"mpflash fetched no image for {micropython}: {_reason(said)}",
            BAD_USE,
            "see to the network; or download it (micropython.org/download), and give its name: "
            "cubekeeper flash IMAGE --board NAME",
        )
    return found[-1]


def _run(tool: str, *arguments: str) -> tuple[int, str]:
    """Run a tool of the extra `flash` by its own entry point: its exit status, and all it said.

    In a terminal what it says is shown as it comes: its progress is there.
    """
    _need(tool)
    code = (
        "import sys; from importlib.metadata import entry_points as e; "
        f"sys.exit([*e(group='console_scripts', name={tool!r})][0].load()())"
    )
    said = io.BytesIO()
    command = [sys.executable, "-c", code, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as child:
        assert child.stdout
        while part := os.read(child.stdout.fileno(), 4096):
            said.write(part)
            if sys.stderr.isatty():
                click.echo(part.decode(errors="replace"), err=True, nl=False)
    return child.returncode, said.getvalue().decode(errors="replace")


def _reason(said: str) -> str:
    """Why a tool failed: its last line that says so, else its last one."""
    lines = [one_line(line.strip(" \r│─╭╮╰╯")) for line in said.splitlines()]
    lines = [re.sub(r"^[\d:]{8} \| ", "", line) for line in lines if line]  # without its time
    wrong = [line for line in lines if re.search("error|❌", line, re.IGNORECASE)]
    return ([*lines[-1:], *wrong] or ["it said nothing"])[-1].removeprefix("❌ ")


def _need(module: str) -> None:
    if importlib.util.find_spec(module) is None:
        raise CliError(f"{module} is missing: {how_to_get('flash')}")


# --- before and after -----------------------------------------------------------------------


def save_before(port: str, settings: boards.Settings, folder: Path) -> Path | None:
    """Back up what a board keeps, if MicroPython answers there; the archive, if there was any.

    WrongVersion when it is another kind of board than was said.
    """
    try:
        device = Device(port)
    except (NoMicroPython, NoRawRepl, EndlessLoop, CircuitPython, Disconnected) as error:
        click.echo(f"note: {error.message}: games on it can't be saved first", err=True)
        return None
    with device:
        check_board(device, settings)
        if not BoardStore(device).names():
            return None
        file = folder / time.strftime("cubekeeper-%Y%m%d-%H%M%S.zip")
        backup(device, file)
        return file


def _ask_for_loader(port: str) -> None:
    """Have a board that runs MicroPython start its loader, whose drive then comes."""
    with contextlib.suppress(DeviceError), Device(port) as device:
        device.run("import machine\nmachine.bootloader()")


@click.command("flash")
@click.argument("image", required=False, type=FilePath(path_type=Path, dir_okay=False))
@click.option("--board", type=BOARD, required=True, metavar="NAME", help="What the board is.")
@click.option(
    "--drive",
    type=FilePath(path_type=Path, file_okay=False, exists=True),
    help="The loader's drive, where it is not found.",
)
@port_option
@yes_option
@json_option
def flash_command(
    image: Path | None, board: str, drive: Path | None, port: str | None, yes: bool, as_json: bool
) -> None:
    """Put MicroPython on a board: from the file IMAGE, else the latest release, by mpflash.

    The image is checked to be whole and for the board's chip before anything is written. Games
    that the board has are kept in a zip file first; `cubekeeper restore` brings them back.
    """
    settings = boards.read(board).settings
    chip = str(settings.get("mcu"))
    if chip not in CHIPS:
        raise CliError(
            f"{settings['name']} is not flashed from here: see what docs/boards.md says of it"
        )
    with contextlib.ExitStack() as stack:
        if image is None:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            image = fetch(str(settings.get("micropython")), folder)
        _flash(image, settings, drive, port, yes, as_json)


def _flash(
    image: Path,
    settings: boards.Settings,
    drive: Path | None,
    port: str | None,
    yes: bool,
    as_json: bool,
) -> None:
    """Check an image, keep what the board has, and write the image on it."""
    chip = str(settings["mcu"])
    try:
        data = read_whole(image, FLASH)
    except OSError as error:
        raise CliError(f"can't read {escaped(str(image))}: {error.strerror}") from None
    check_image(data, chip)
    kind = CHIPS[chip]
    at = _port(port, drive, kind)
    kept = save_before(at, settings, Path.cwd()) if at else None
    if kept:
        click.echo(f"what the board keeps is in {kept.name}", err=as_json)
    confirm(
        f"write {escaped(image.name)} to {drive or at or 'the board'}? The program on it is "
        "replaced, its files may be lost",
        yes,
    )
    if isinstance(kind, Uf2):
        if at and not drive:
            _ask_for_loader(at)
        folder = drive or find_drive(kind, _APPEARS if at else 0.0)
        if not is_drive_of(folder, kind):
            raise PortMissing(
                f"{folder} is no {kind.drive} drive: there is no {_INFO} that says so",
                "hold BOOTSEL while you plug the board in, and name the drive that comes",
            )
        write_uf2(data, folder)
    else:
        write_esp(image, chip, at or choose_port(port))
    steps = [f"cubekeeper install --board {settings['name']}"]
    if kept:
        steps.append(f"cubekeeper restore {kept.name}")
    if as_json:
        backup_name = kept.name if kept else None
        click.echo(json_text({"image": image.name, "backup": backup_name, "next": steps}))
        return
    click.echo("written; the board starts MicroPython now")
    for word, step in zip(("next", "then"), steps, strict=False):
        click.echo(f"  {word}: {step}")


def _port(port: str | None, drive: Path | None, kind: Uf2 | Esp) -> str | None:
    """The port to use; None where a loader's drive takes the image and no port is there."""
    if port:
        return port
    # A board whose loader waits is the one that is meant, whatever else is connected.
    if drive or isinstance(kind, Uf2) and any(is_drive_of(folder, kind) for folder in drives()):
        return None
    try:
        return choose_port(None)
    except PortMissing:
        if isinstance(kind, Esp):
            raise
        return None

"""`cubekeeper flash`: MicroPython itself onto a board, from an image that was checked to fit it."""

import contextlib
import importlib.util
import os
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import click

from cubekeeper_host import boards
from cubekeeper_host.board_games import backup
from cubekeeper_host.board_store import BoardStore
from cubekeeper_host.cli_options import port_option, yes_option
from cubekeeper_host.device import (
    CircuitPython,
    Device,
    DeviceError,
    Disconnected,
    NoMicroPython,
    NoRawRepl,
    PortMissing,
    SeveralBoards,
    choose_port,
)
from cubekeeper_host.errors import BAD_INPUT, CliError, escaped
from cubekeeper_host.install import check_board

_INFO = "INFO_UF2.TXT"  # in each drive that takes UF2 files
_MAGIC = (0x0A324655, 0x9E5D5157, 0x0AB16F30)  # of a UF2 block: its first two words, its last
_HAS_FAMILY, _NOT_MAIN = 0x2000, 0x1  # flags of a UF2 block
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
        with (folder / "firmware.uf2").open("wb") as file:
            file.write(image)
            file.flush()
            os.fsync(file.fileno())
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
    _need("esptool")
    command = [sys.executable, "-m", "esptool", "--chip", chip, "--port", port]
    command += ["write-flash", hex(kind.offset), str(file)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        last = [line.strip() for line in done.stdout.splitlines() if line.strip()][-1:]
        raise NoMicroPython(
            f"esptool could not write the image: {' '.join(last)}",
            "hold the board's BOOT button while you plug it in, and run the same command again",
        )


def fetch_and_write(micropython: str, port: str | None, drive: Path | None) -> None:
    """Have mpflash download MicroPython's latest release for a board, and write it."""
    _need("mpflash")
    command = [sys.executable, "-m", "mpflash", "flash", "--version", "stable"]
    command += ["--board", micropython]
    command += ["--volume", str(drive)] if drive else ["--serial", choose_port(port)]
    if subprocess.run(command).returncode:
        raise NoMicroPython(
            "mpflash could not do it; its words are above",
            "download the image (micropython.org/download) and give its name: "
            "cubekeeper flash IMAGE --board NAME",
        )


def _need(module: str) -> None:
    if importlib.util.find_spec(module) is None:
        raise CliError(f"{module} is missing: pip install 'cubekeeper[flash]'")


# --- before and after -----------------------------------------------------------------------


def save_before(port: str, settings: boards.Settings, folder: Path) -> Path | None:
    """Back up what a board keeps, if MicroPython answers there; the archive, if there was any.

    WrongVersion when it is another kind of board than was said.
    """
    try:
        device = Device(port, quick=True)
    except (NoMicroPython, NoRawRepl, CircuitPython, Disconnected):
        return None
    with device:
        device.restart = False
        check_board(device, settings)
        if not BoardStore(device).names():
            return None
        file = folder / time.strftime("cubekeeper-%Y%m%d-%H%M%S.zip")
        backup(device, file)
        return file


def _ask_for_loader(port: str) -> None:
    """Have a board that runs MicroPython start its loader, whose drive then comes."""
    with contextlib.suppress(DeviceError):
        device = Device(port, quick=True)
        device.restart = False
        with device:
            device.run("import machine\nmachine.bootloader()")


@click.command("flash")
@click.argument("image", required=False, type=click.Path(path_type=Path, dir_okay=False))
@click.option("--board", required=True, metavar="NAME", help="What the board is.")
@click.option(
    "--drive",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    help="The loader's drive, where it is not found.",
)
@port_option
@yes_option
def flash_command(
    image: Path | None, board: str, drive: Path | None, port: str | None, yes: bool
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
    data = b""
    if image:
        try:
            data = image.read_bytes()
        except OSError as error:
            raise CliError(f"can't read {escaped(str(image))}: {error.strerror}") from None
        check_image(data, chip)
    kind = CHIPS[chip]
    at = _port(port, drive, kind)
    kept = save_before(at, settings, Path.cwd()) if at else None
    if kept:
        click.echo(f"what the board keeps is in {kept.name}")
    if not yes:
        click.confirm(
            f"write {image.name if image else 'the latest MicroPython'} to "
            f"{drive or at or 'the board'}? The program on it is replaced, its files may be lost",
            abort=True,
            err=True,
        )
    if not image:
        fetch_and_write(str(settings.get("micropython", "")), at, drive)
    elif isinstance(kind, Uf2):
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
    click.echo("written; the board starts MicroPython now")
    click.echo(f"  next: cubekeeper install --board {board}")
    if kept:
        click.echo(f"  then: cubekeeper restore {kept.name}")


def _port(port: str | None, drive: Path | None, kind: Uf2 | Esp) -> str | None:
    """The port to use; None where a loader's drive takes the image and no port is there."""
    if port:
        return port
    if drive:
        return None
    try:
        return choose_port(None)
    except PortMissing:
        if isinstance(kind, Esp):
            raise
        return None

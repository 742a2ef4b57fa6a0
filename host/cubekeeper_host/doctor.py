"""`cubekeeper devices` and `doctor`: which boards there are, and what is wrong with one."""

from typing import Any, NamedTuple

import click

from cubekeeper.hal import board as compiled
from cubekeeper_host.cli_options import json_option, port_option
from cubekeeper_host.copies import (
    BOARD_FILE,
    GOOD,
    MAIN,
    MARKS,
    OURS,
    VERSION_FILE,
    Installed,
    Mark,
    installed_in,
    mark_in,
    total,
)
from cubekeeper_host.device import (
    OLDEST,
    Device,
    DeviceError,
    NotInstalled,
    WrongVersion,
    choose_port,
    ports,
)
from cubekeeper_host.errors import escaped, json_text

_LITTLE_ROOM = 0.1  # of the flash: below that an update, or a game's history, may not fit


class Check(NamedTuple):
    """One thing that was looked at: what was found, and what to do where that is not well."""

    what: str
    well: bool
    found: str
    advice: str = ""


# --- devices --------------------------------------------------------------------------------


def _seen(path: str, what: str) -> dict[str, Any]:
    """What is at a port; the board's program is stopped for that, and started again."""
    row: dict[str, Any] = {"port": path, "what": what, "runs": None, "cubekeeper": None}
    try:
        with Device(path) as device:
            row["runs"] = str(device.runs)
            _, installed = installed_on(device)
            row["cubekeeper"] = installed.version if installed else None
    except DeviceError as error:
        row["error"], row["advice"] = error.message, error.advice
    return row


@click.command("devices")
@json_option
def devices_command(as_json: bool) -> None:
    """List the boards that are connected, what runs on them, and their cubekeeper.

    A board starts anew after it was asked; a game in play is saved, and goes on with Resume.
    """
    rows = [_seen(port.path, port.what) for port in ports()]
    if as_json:
        click.echo(json_text(rows))
        return
    if not rows:
        click.echo("no board is connected; without hardware: cubekeeper virtual")
    for row in rows:
        version = f"cubekeeper {row['cubekeeper']}" if row["cubekeeper"] else "no cubekeeper"
        told = row.get("error") or f"{row['runs']}, {version}"
        click.echo(escaped(f"{row['port']}: {told}"))


# --- doctor ---------------------------------------------------------------------------------


@click.command("doctor")
@port_option
@json_option
@click.pass_context
def doctor_command(context: click.Context, port: str | None, as_json: bool) -> None:
    """Look at a board step by step, from the port to the files, and say what to type next.

    The exit status is 0 when all is well, else that of the first thing that is not.
    """
    checks: list[Check] = []
    status = 0
    try:
        path = choose_port(port)
        checks.append(Check("port", True, path))
        with Device(path) as device:
            checks.append(Check("REPL", True, "reached"))
            _examine(device, checks)
    except DeviceError as error:
        checks.append(Check("board", False, error.message, error.advice))
        status = error.exit_code
    failed = [check for check in checks if not check.well]
    if failed and not status:
        status = NotInstalled.status
    if as_json:
        click.echo(json_text([check._asdict() for check in checks]))
    else:
        for check in checks:
            click.echo(escaped(f"{'ok  ' if check.well else 'FAIL'} {check.what}: {check.found}"))
        click.echo(escaped(f"next: {failed[0].advice}" if failed else "all is well"))
    context.exit(status)


def _examine(device: Device, checks: list[Check]) -> None:
    """Look at what a board has that can be reached. DeviceError ends it."""
    runs = device.runs
    if runs.version < OLDEST:
        need = ".".join(str(part) for part in OLDEST)
        raise WrongVersion(
            f"{runs}; the firmware needs {need} or later",
            "put a newer MicroPython on the board (micropython.org/download)",
        )
    checks.append(Check("MicroPython", True, str(runs)))
    room = device.room()
    free, whole = room.free * room.block // 1024, room.total * room.block // 1024
    checks.append(
        Check(
            "room",
            room.free >= room.total * _LITTLE_ROOM,
            f"{free} KB of {whole} KB free",
            "delete old games on the board, or other programs' files",
        )
    )
    mark, installed = installed_on(device)
    if mark is None or installed is None:
        found = "none" if mark is None else f"copy {mark.copy} is not whole"
        advice = "cubekeeper install --board NAME (see cubekeeper boards list)"
        checks.append(Check("cubekeeper", False, found, advice))
        return
    checks.append(Check("cubekeeper", True, f"{installed.version}, copy {mark.copy}"))
    checks += [_main(device), _files(device, mark, installed), _start(mark), _board(device, mark)]


def _main(device: Device) -> Check:
    there = device.content("/" + MAIN)
    ours = there is not None and there.startswith(OURS)
    found = "starts cubekeeper" if ours else "not there" if there is None else "another program's"
    return Check(MAIN, ours, found, "cubekeeper update")


def _files(device: Device, mark: Mark, installed: Installed) -> Check:
    """Whether the copy's files are those that were installed, byte for byte."""
    top = f"/{mark.copy}/"
    paths = [path for path, size in device.tree().items() if path.startswith(top) and size >= 0]
    sums = {path.removeprefix(top): found for path, found in device.sums(paths).items()}
    sums.pop(VERSION_FILE, None)
    well = total(sums) == installed.sum
    found = f"{len(sums)} as they were installed" if well else "not those that were installed"
    return Check("files", well, found, "cubekeeper update")


def _start(mark: Mark) -> Check:
    well = mark.state == GOOD
    found = "came up" if well else f"not seen to come up yet ({mark.state} tries)"
    return Check("last start", well, found, "switch the board off and on, then cubekeeper doctor")


def _board(device: Device, mark: Mark) -> Check:
    try:
        settings = compiled.unpack(device.content(f"/{mark.copy}/{BOARD_FILE}") or b"")
    except ValueError as error:
        return Check("settings", False, str(error), "cubekeeper install --board NAME")
    return Check("settings", True, f"for {settings.name}")


def installed_on(device: Device) -> tuple[Mark | None, Installed | None]:
    """The mark that counts, and what the copy it names says of itself."""
    mark = mark_in(device.content("/" + name) for name in MARKS)
    if mark is None:
        return None, None
    return mark, installed_in(device.content(f"/{mark.copy}/{VERSION_FILE}"))

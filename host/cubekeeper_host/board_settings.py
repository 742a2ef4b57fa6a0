"""`cubekeeper config`, `players` and `cards push`: a handheld's settings from the computer."""

import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from cubekeeper.game.settings import MOST_NAMES, SETTINGS, Settings
from cubekeeper.rules.table import INT, KIND, MANY, WORD
from cubekeeper_host import cards
from cubekeeper_host.board_store import BoardStore
from cubekeeper_host.cli_options import amount, json_option, port_option, told
from cubekeeper_host.device import Device, choose_port
from cubekeeper_host.errors import CliError, escaped, json_text
from cubekeeper_host.files import FilePath
from cubekeeper_host.record import BLANKS, Spec, Word, WordError, check_name

CLOCK = "clock"  # not kept with the settings: the board's own clock
CARDS = "cards.ckc"  # in the store, as ui/app.py has it

_SET_CLOCK = """
try:
    from machine import RTC
    RTC().datetime({!r})
except (ImportError, AttributeError):
    print("no clock")
"""
_READ_CLOCK = "import time\nprint(repr(tuple(time.localtime()[:6])))"


@contextmanager
def _settings(port: str | None) -> Iterator[tuple[Device, Settings]]:
    with Device(choose_port(port)) as device:
        settings = Settings(BoardStore(device))
        if settings.trouble:
            click.echo(f"note: {settings.trouble}", err=True)
        yield device, settings


# --- a setting as text ----------------------------------------------------------------------


def spec_of(name: str) -> Spec:
    """The declaration of a setting. CliError where there is none of that name."""
    specs: dict[str, Spec] = {spec[0]: spec for spec in SETTINGS}
    if name in specs:
        return specs[name]
    known = ", ".join([*specs, CLOCK])
    raise CliError(f"no setting {name!r}; there are: {known}")


def as_text(spec: Spec, value: Any) -> str:
    """A setting's value as `config set` takes it."""
    if spec[1] & MANY:
        return ", ".join(value)
    return str(spec[2][value]) if spec[1] & KIND == WORD else str(value)


def from_text(spec: Spec, text: str) -> Any:
    """A setting's value from what was typed. CliError says what would be right."""
    if spec[1] & MANY:
        return checked_names([part.strip(BLANKS) for part in text.split(",") if part.strip(BLANKS)])
    if spec[1] & KIND == WORD:
        if text not in spec[2]:
            raise CliError(f"{spec[0]} is one of {', '.join(spec[2])}, not {escaped(text)!r}")
        return spec[2].index(text)
    assert spec[1] & KIND == INT
    least, most = spec[2], spec[3]
    if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
        raise CliError(f"{spec[0]} is a number from {least} to {most}, not {escaped(text)!r}")
    return int(text)


def checked_names(names: Sequence[str]) -> list[str]:
    """Names that players may have. CliError says which is none, and why."""
    found: list[str] = []
    for name in names:
        try:
            found.append(check_name(Word(name), found))
        except WordError as error:
            raise CliError(str(error)) from None
    if len(found) > MOST_NAMES:
        raise CliError(f"a handheld keeps {MOST_NAMES} names, not {len(found)}")
    return found


# --- the clock ------------------------------------------------------------------------------


def set_clock(device: Device) -> None:
    """Set the board's clock to this computer's. CliError where it has none to set."""
    now = time.localtime()
    fields = (now.tm_year, now.tm_mon, now.tm_mday, now.tm_wday)
    if device.run(_SET_CLOCK.format((*fields, now.tm_hour, now.tm_min, now.tm_sec, 0))).strip():
        raise CliError(f"the board at {device.path} has no clock that can be set")


def read_clock(device: Device) -> str:
    """The board's day and time, as 2026-12-31 18:00:00."""
    fields = json.loads(device.run(_READ_CLOCK).replace("(", "[").replace(")", "]"))
    return "{:04}-{:02}-{:02} {:02}:{:02}:{:02}".format(*fields)


# --- commands -------------------------------------------------------------------------------


@click.group("config", no_args_is_help=False)
def config_command() -> None:
    """A handheld's settings: list, get, set and edit them; set its clock."""


@config_command.command("list")
@port_option
@json_option
def list_command(port: str | None, as_json: bool) -> None:
    """List all settings with their values."""
    with _settings(port) as (device, settings):
        found = {spec[0]: _plain(spec, getattr(settings, spec[0])) for spec in SETTINGS}
        found[CLOCK] = read_clock(device)
    if as_json:
        click.echo(json_text(found))
        return
    for name, value in found.items():
        click.echo(f"{name} = {', '.join(value) if isinstance(value, list) else value}")


def _plain(spec: Spec, value: Any) -> Any:
    return spec[2][value] if spec[1] & KIND == WORD else value


@config_command.command("get")
@click.argument("name")
@port_option
@json_option
def get_command(name: str, port: str | None, as_json: bool) -> None:
    """Print the value of the setting NAME."""
    spec = None if name == CLOCK else spec_of(name)
    with _settings(port) as (device, settings):
        value = getattr(settings, name) if spec else read_clock(device)
    text = as_text(spec, value) if spec else value
    told(as_json, text, **{name: _plain(spec, value) if spec else value})


@config_command.command("set")
@click.argument("name")
@click.argument("value")
@port_option
def set_command(name: str, value: str, port: str | None) -> None:
    """Give the setting NAME a VALUE; `clock now` sets the clock to this computer's."""
    if name == CLOCK:
        if value != "now":
            raise CliError("the clock is set to this computer's: cubekeeper config set clock now")
        with Device(choose_port(port)) as device:
            set_clock(device)
            device.restart = False  # some boards' clocks do not outlive a start
            click.echo(f"clock = {read_clock(device)}")
            device.start(0.0)
        return
    spec = spec_of(name)
    wanted = from_text(spec, value)
    _change(port, lambda settings: setattr(settings, name, wanted))
    click.echo(f"{name} = {as_text(spec, wanted)}")


@config_command.command("edit")
@port_option
def edit_command(port: str | None) -> None:
    """Change all settings at once, in your editor."""
    chosen = os.environ.get("VISUAL") or os.environ.get("EDITOR")
    if not chosen and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise CliError("an editor needs a terminal: type cubekeeper config set NAME VALUE")
    with _settings(port) as (_, settings):
        lines = [f"{spec[0]} = {as_text(spec, getattr(settings, spec[0]))}" for spec in SETTINGS]
    edited = click.edit("\n".join(lines) + "\n", require_save=True)
    if edited is None:
        click.echo("nothing was changed")
        return
    wanted = {}
    for number, line in enumerate(edited.splitlines(), 1):
        if line.strip():
            name, equals, value = line.partition("=")
            if not equals:
                raise CliError(f"line {number}: a setting is NAME = VALUE, nothing was changed")
            wanted[name.strip()] = from_text(spec_of(name.strip()), value.strip())

    def change(settings: Settings) -> None:
        for name, value in wanted.items():
            setattr(settings, name, value)

    _change(port, change)
    click.echo("changed")


def _change(port: str | None, change: Callable[[Settings], None]) -> None:
    with _settings(port) as (_, settings):
        change(settings)
        settings.save()


@click.group("players", no_args_is_help=False)
def players_command() -> None:
    """The names that a handheld offers when a game is set up."""


@players_command.command("list")
@port_option
@json_option
def players_list_command(port: str | None, as_json: bool) -> None:
    """List the names, those used last first."""
    with _settings(port) as (_, settings):
        names = list(settings.names)
    if as_json:
        click.echo(json_text(names))
    else:
        click.echo("".join(f"{escaped(name)}\n" for name in names), nl=False)


@players_command.command("add")
@click.argument("names", nargs=-1, required=True, metavar="NAME...")
@port_option
def add_command(names: tuple[str, ...], port: str | None) -> None:
    """Add names, in front of those that are there."""
    wanted = checked_names(names)

    def change(settings: Settings) -> None:
        kept = [name for name in settings.names if name not in wanted]
        settings.names = checked_names(wanted + kept)

    _change(port, change)
    click.echo(f"added: {', '.join(wanted)}")


@players_command.command("remove")
@click.argument("names", nargs=-1, required=True, metavar="NAME...")
@port_option
def remove_command(names: tuple[str, ...], port: str | None) -> None:
    """Remove names."""

    def change(settings: Settings) -> None:
        for name in names:
            if name not in settings.names:
                listed = ", ".join(settings.names) or "none"
                raise CliError(f"no name {escaped(name)!r} there; there are: {escaped(listed)}")
            settings.names.remove(name)

    _change(port, change)
    click.echo(f"removed: {', '.join(names)}")


@click.command("push")
@click.argument("file", type=FilePath(path_type=Path))
@port_option
@json_option
def push_command(file: Path, port: str | None, as_json: bool) -> None:
    """Put the built-in cards and those of the catalogue FILE on a board."""
    data = cards.compiled(file)
    with Device(choose_port(port)) as device:
        BoardStore(device).put([(CARDS, data)])
    text = f"{CARDS}: {amount(len(data), 'byte')} on the board, verified"
    told(as_json, text, file=CARDS, bytes=len(data))

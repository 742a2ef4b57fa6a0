"""The options that commands share: which board, and what runs its firmware."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from cubekeeper_host import vm

Command = Callable[..., Any]


def runtime_option(command: Command) -> Command:
    """Add `--runtime` to a command."""
    return click.option(
        "--runtime",
        type=click.Choice(vm.ALL),
        default=vm.CPYTHON,
        show_default=True,
        help="What runs the firmware.",
    )(command)


def board_options(command: Command) -> Command:
    """Add `--board`, `--runtime` and `--heap` to a command."""
    command = click.option(
        "--heap",
        metavar="SIZE",
        callback=_heap,
        help="Memory the firmware may use, such as 192K (with --runtime micropython).",
    )(command)
    command = runtime_option(command)
    return click.option(
        "--board",
        default="sim",
        show_default=True,
        metavar="NAME",
        help="A board's name (see cubekeeper boards list), or the path of its .toml file.",
    )(command)


def cards_option(command: Command) -> Command:
    """Add `--cards`, a catalogue that goes into the handheld's store, to a command."""
    return click.option(
        "--cards",
        "catalogue",
        type=click.Path(path_type=Path),
        metavar="FILE",
        help="Give the handheld the cards of a catalogue, besides those that are built in.",
    )(command)


def _heap(_context: click.Context, _option: click.Parameter, value: str | None) -> str | None:
    if value is not None and not re.fullmatch("[1-9][0-9]{0,8}[KM]?", value):
        raise click.BadParameter(f"{value!r} is not a size such as 192K or 1M")
    return value


def port_option(command: Command) -> Command:
    """Add `--port`, the board's serial port, to a command."""
    return click.option(
        "--port",
        metavar="PORT",
        help="The board's serial port; needed when several boards are connected.",
    )(command)


def yes_option(command: Command) -> Command:
    """Add `--yes`, which answers what the command would ask, to a command."""
    return click.option("--yes", is_flag=True, help="Do not ask.")(command)


def json_option(command: Command) -> Command:
    """Add `--json` to a command that reports."""
    return click.option("--json", "as_json", is_flag=True, help="Print a JSON object.")(command)

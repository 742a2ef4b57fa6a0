"""What commands share: options, how they ask, and how they show that long work goes on."""

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem

from cubekeeper_host import boards, vm
from cubekeeper_host.errors import CliError, escaped, json_text
from cubekeeper_host.files import FilePath

Command = Callable[..., Any]
Progress = Callable[[int, int], None]  # done, in all


class _Words(click.ParamType):  # type: ignore[type-arg]  # generic in newer ones only
    """A text, of which the tab key offers those that `words` knows."""

    def __init__(self, name: str, words: Callable[[], list[str]]) -> None:
        self.name = name
        self._words = words

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return [CompletionItem(word) for word in self._words() if word.startswith(incomplete)]


def _ports() -> list[str]:
    from cubekeeper_host.device import ports  # only here: it takes a while to load

    return [port.path for port in ports()]


BOARD = _Words("name", boards.names)
_PORT = _Words("port", _ports)


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
        type=BOARD,
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
        type=FilePath(path_type=Path),
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
        type=_PORT,
        metavar="PORT",
        help="The board's serial port; needed when several boards are connected.",
    )(command)


def yes_option(command: Command) -> Command:
    """Add `--yes`, which answers what the command would ask, to a command."""
    return click.option("--yes", is_flag=True, help="Do not ask.")(command)


def json_option(command: Command) -> Command:
    """Add `--json` to a command that reports."""
    return click.option("--json", "as_json", is_flag=True, help="Print a JSON object.")(command)


def confirm(question: str, yes: bool) -> None:
    """Ask whether to go on, unless `yes` says so. CliError when that is not to be."""
    if yes:
        return
    try:
        if click.confirm(question, err=True):
            return
    except click.Abort:
        if sys.stdin and sys.stdin.isatty():  # Ctrl-C
            raise
        click.echo(err=True)
        raise CliError("nobody answered, nothing was changed: --yes does it unasked") from None
    raise CliError("nothing was changed")


@contextmanager
def progress_bar(label: str) -> Iterator[Progress]:
    """A progress bar on standard error, where that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda done, whole: None
        return
    with click.progressbar(length=1, label=label, file=sys.stderr) as bar:

        def progress(done: int, whole: int) -> None:
            bar.length = max(1, whole)
            bar.update(done - bar.pos)

        yield progress


def told(as_json: bool, text: str, **found: Any) -> None:
    """Print what a command did: the text, or what was found as a JSON object."""
    click.echo(json_text(found) if as_json else escaped(text))


def amount(count: int, what: str) -> str:
    """`1 file`, `2 files`."""
    return f"{count} {what}" + ("" if count == 1 else "s")

"""The command line: the group of commands, and how any of them fails."""

import codecs
import errno
import io
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import click

from cubekeeper import VERSION
from cubekeeper_host.board_games import backup_command, games_command, restore_command
from cubekeeper_host.board_mirror import mirror_command
from cubekeeper_host.board_settings import config_command, players_command, push_command
from cubekeeper_host.boards import boards_command
from cubekeeper_host.cards import cards_command
from cubekeeper_host.doctor import devices_command, doctor_command
from cubekeeper_host.errors import BAD_USE, CliError, escaped, one_line
from cubekeeper_host.export import export_command
from cubekeeper_host.flash import flash_command
from cubekeeper_host.history import history_command
from cubekeeper_host.install import install_command, uninstall_command, update_command
from cubekeeper_host.keys import keys_command
from cubekeeper_host.replay import replay_command
from cubekeeper_host.result import result_command
from cubekeeper_host.score import score_command
from cubekeeper_host.stats import stats_command
from cubekeeper_host.terminal import play_command
from cubekeeper_host.virtual import virtual_command

INTERRUPTED = 130  # what a shell reports for a program ended by Ctrl-C

OUTPUT = "standard output"
AS_GIVEN = "cubekeeper-as-given"  # how the streams take what their encoding has not


class Output(io.FileIO):
    """Standard output without a buffer; an error in writing to it has its name."""

    def write(self, data: Any) -> int:
        try:
            return super().write(data)
        except OSError as error:
            error.filename = OUTPUT
            raise


class OneLineGroup(click.Group):
    """A group whose failures are one line on standard error, and an exit status."""

    def main(self, args: Sequence[str] | None = None, *_: Any, **__: Any) -> NoReturn:
        _set_up_streams()
        try:
            status = super().main(args, prog_name="cubekeeper", standalone_mode=False)
            sys.stdout.flush()
        except CliError as error:
            _fail(error.message, error.exit_code, error.advice)
        except click.ClickException as error:
            _fail(_usage(error), BAD_USE)
        except click.Abort:
            sys.exit(INTERRUPTED)
        except OSError as error:
            if error.filename == OUTPUT:
                _drop_output()
                if error.errno == errno.EPIPE:  # the reader had enough, as `| head` does
                    sys.exit(BAD_USE)
                _fail(f"can't write {OUTPUT}: {error.strerror}", BAD_USE)
            _fail(f"{error.filename or 'error'}: {error.strerror or error}", BAD_USE)
        sys.exit(status if isinstance(status, int) else 0)


def _fail(message: str, status: int, advice: str = "") -> NoReturn:
    click.echo(escaped(message), err=True)
    if advice:
        click.echo(f"  {escaped(advice)}", err=True)
    sys.exit(status)


def _set_up_streams() -> None:
    """Make standard output fail by name, and both streams take any file name."""
    codecs.register_error(AS_GIVEN, _as_given)
    if sys.stdout is None:  # closed by whoever started us
        os.dup2(os.open(os.devnull, os.O_RDONLY), 1)  # where writing fails, as it should
    if sys.stdout is sys.__stdout__:
        former = sys.stdout
        sys.stdout = io.TextIOWrapper(
            io.BufferedWriter(Output(1, "w", closefd=False)),
            encoding=former.encoding if former else "utf-8",
            line_buffering=bool(former and former.line_buffering),
        )
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=AS_GIVEN)


def _as_given(error: UnicodeError) -> tuple[str | bytes, int]:
    """A file name's byte that is not in its encoding goes out as it came in; others escaped."""
    if isinstance(error, UnicodeEncodeError):
        code = ord(error.object[error.start])
        if 0xDC80 <= code <= 0xDCFF:
            return bytes([code - 0xDC00]), error.start + 1
        error.end = error.start + 1  # the next one may be such a byte
    return codecs.backslashreplace_errors(error)


def _drop_output() -> None:
    """Let what could not be written go, or Python would try again at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _usage(error: click.ClickException) -> str:
    message = one_line(error.format_message())
    context = getattr(error, "ctx", None)
    return f"{message.rstrip('.')}: see {context.command_path} --help" if context else message


@click.group(cls=OneLineGroup, no_args_is_help=False)
@click.version_option(VERSION, message="cubekeeper %(version)s")
def main() -> None:
    """A handheld that keeps score for games with cubes: the tools around it."""


main.add_command(play_command)
main.add_command(keys_command)
main.add_command(replay_command)
main.add_command(score_command)
main.add_command(history_command)
main.add_command(stats_command)
main.add_command(result_command)
main.add_command(cards_command)
main.add_command(boards_command)
main.add_command(virtual_command)
main.add_command(mirror_command)
main.add_command(devices_command)
main.add_command(doctor_command)
main.add_command(flash_command)
main.add_command(install_command)
main.add_command(update_command)
main.add_command(uninstall_command)
main.add_command(games_command)
main.add_command(backup_command)
main.add_command(restore_command)
main.add_command(config_command)
main.add_command(players_command)
cards_command.add_command(push_command)
main.add_command(export_command)

"""The command line: the group of commands, and how any of them fails."""

import errno
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import click

from cubekeeper import VERSION
from cubekeeper_host.cards import cards_command
from cubekeeper_host.errors import BAD_USE, CliError, one_line
from cubekeeper_host.keys import keys_command
from cubekeeper_host.replay import replay_command
from cubekeeper_host.score import score_command
from cubekeeper_host.terminal import play_command

INTERRUPTED = 130  # what a shell reports for a program ended by Ctrl-C


class OneLineGroup(click.Group):
    """A group whose failures are one line on standard error, and an exit status."""

    def main(self, args: Sequence[str] | None = None, *_: Any, **__: Any) -> NoReturn:
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="backslashreplace")
        try:
            status = super().main(args, prog_name="cubekeeper", standalone_mode=False)
            if sys.stdout:
                sys.stdout.flush()
        except CliError as error:
            _fail(error.message, error.exit_code)
        except click.ClickException as error:
            _fail(_usage(error), BAD_USE)
        except click.Abort:
            sys.exit(INTERRUPTED)
        except OSError as error:
            if error.errno == errno.EPIPE:
                _reader_gone()
            _fail(f"{error.filename or 'error'}: {error.strerror or error}", BAD_USE)
        sys.exit(status if isinstance(status, int) else 0)


def _fail(message: str, status: int) -> NoReturn:
    click.echo(one_line(message), err=True)
    sys.exit(status)


def _usage(error: click.ClickException) -> str:
    context = getattr(error, "ctx", None)
    if context is None:
        return error.format_message()
    return f"{error.format_message().rstrip('.')}: see {context.command_path} --help"


def _reader_gone() -> NoReturn:
    """Nobody reads standard output any more (`| head`): leave without another word."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(BAD_USE)


@click.group(cls=OneLineGroup, no_args_is_help=False)
@click.version_option(VERSION, message="cubekeeper %(version)s")
def main() -> None:
    """A handheld that keeps score for games with cubes: the tools around it."""


main.add_command(play_command)
main.add_command(keys_command)
main.add_command(replay_command)
main.add_command(score_command)
main.add_command(cards_command)

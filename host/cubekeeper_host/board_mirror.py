"""`cubekeeper mirror`: a real board's screen in the terminal, and its buttons on the keys.

The app on the board goes on as it is: it is asked for its screen over the port at which its REPL
would be, in the mirror protocol, and nothing that would stop it is sent.
"""

import contextlib
import select
import time
from collections.abc import Iterator
from typing import Self

import click
from mpremote.transport import TransportError

from cubekeeper_host.board_process import last_words
from cubekeeper_host.cli_options import port_option
from cubekeeper_host.copies import MAIN, OURS
from cubekeeper_host.device import (
    Device,
    Disconnected,
    NotInstalled,
    NotRunning,
    WrongVersion,
    choose_port,
    open_port,
)
from cubekeeper_host.doctor import installed_on
from cubekeeper_host.mirror import Decoder, Screen
from cubekeeper_host.terminal import check_terminal, play

_BEAT = 1.0  # s from one sign that we are there to the next
_ASK_AGAIN = 3.0  # s without an answer after which the whole picture is asked for
_LOST = 20.0  # s without an answer after which the board counts as gone
_ANSWERS = 4.0  # s in which an app that runs answers
_STARTS = 20.0  # s in which a board that starts anew does
_PROMPT = b">>> "
_BANNER = ("MicroPython ", 'Type "help()"')  # what the REPL says before its first prompt
_SAID = 4096  # bytes of what the app prints that are kept
_NEEDED = "cubekeeper/hal/remote.mpy"  # what an app that can be mirrored has


class MirroredBoard:
    """The app on a board at a port, with what `terminal.play` needs of a board; use it with `with`.

    Any call may raise DeviceError.
    """

    beat: float | None = _BEAT

    def __init__(self, path: str) -> None:
        self._path = path
        self._said = b""  # the end of what it printed
        self._decoder = Decoder(self._print)
        self._wire = open_port(path)
        self._wire.serial.write_timeout = _LOST
        self._spoke = self._answered = time.monotonic()
        self._sound = 0  # lines of its answers
        self._asked = False  # for the picture, since a line was lost
        self.send("h")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        with contextlib.suppress(OSError, TransportError):
            self._wire.close()

    @property
    def screen(self) -> Screen:
        """What the display shows, once `answers` has said that there is something."""
        assert self._decoder.screen
        return self._decoder.screen

    @property
    def said(self) -> str:
        """The last line of what the app printed, or the error in it."""
        text = (self._said + self._decoder.unfinished).decode(errors="replace")
        lines = text.partition(_PROMPT.decode())[0].replace("\r", "").split("\n")
        return last_words("\n".join(line for line in lines if not line.startswith(_BANNER)))

    def answers(self, seconds: float) -> bool:
        """Whether an app shows its screen within that time."""
        end = time.monotonic() + seconds
        with contextlib.suppress(NotRunning):
            while self._decoder.screen is None and time.monotonic() < end:
                self.read(_BEAT)
        return self._decoder.screen is not None

    def fileno(self) -> int:
        number: int = self._wire.serial.fileno()
        return number

    def read(self, timeout: float = 0.0) -> None:
        """Take what the board has sent, waiting up to `timeout` s; tell it that we are there."""
        with self._lost():
            if select.select([self], [], [], timeout)[0]:
                self._decoder.feed(self._wire.serial.read(self._wire.serial.in_waiting or 1))
        if self._decoder.unfinished.endswith(_PROMPT):
            raise NotRunning(
                f"the app on the board at {self._path} has ended: {self.said}",
                "unplug the board and plug it in again, or cubekeeper doctor",
            )
        self._ask()

    def send(self, line: str) -> None:
        """Send one line of the protocol."""
        with self._lost():
            self._wire.serial.write(line.encode() + b"\n")

    def _ask(self) -> None:
        """Say that we are there, and ask for the picture where it may be another one."""
        now = time.monotonic()
        if self._decoder.sound != self._sound:
            self._sound, self._answered = self._decoder.sound, now
        silent = now - self._answered
        if silent > _LOST:
            raise self._gone()
        if self._decoder.lost and not self._asked:
            self.send("h")
        elif now - self._spoke >= _BEAT:
            self.send("h" if silent > _ASK_AGAIN or self._decoder.screen is None else "k")
            self._spoke = now
        self._asked = self._decoder.lost

    def _print(self, line: bytes) -> None:
        self._said = (self._said + line)[-_SAID:]

    @contextlib.contextmanager
    def _lost(self) -> Iterator[None]:
        """Turn what a port raises into a DeviceError."""
        try:
            yield
        except OSError:
            raise self._gone() from None

    def _gone(self) -> Disconnected:
        return Disconnected(
            f"the board at {self._path} went away; its app goes on, if it has power",
            "see to the cable, then cubekeeper mirror again",
        )


@contextlib.contextmanager
def mirrored(path: str) -> Iterator[MirroredBoard]:
    """The board at a port, whose app shows its screen; one that runs none is started anew."""
    with MirroredBoard(path) as board:
        if board.answers(_ANSWERS):
            yield board
            return
    _start(path)
    with MirroredBoard(path) as board:
        if not board.answers(_STARTS):
            raise NotRunning(
                f"cubekeeper on the board at {path} does not come up: {board.said or 'silence'}",
                "cubekeeper doctor looks for the reason",
            )
        yield board


def _start(path: str) -> None:
    """Start a board anew that has an app which can be mirrored. DeviceError when it has none."""
    with Device(path) as device:
        mark, installed = installed_on(device)
        if mark is None or installed is None:
            raise NotInstalled(
                f"there is no cubekeeper on the board at {path}", "cubekeeper install puts it there"
            )
        if not (device.content("/" + MAIN) or b"").startswith(OURS):
            raise NotInstalled(
                f"the board at {path} starts another program (its main.py), not cubekeeper",
                "cubekeeper update makes it start cubekeeper",
            )
        if f"/{mark.copy}/{_NEEDED}" not in device.tree():
            raise WrongVersion(
                f"cubekeeper {installed.version} on the board at {path} is too old for a mirror",
                "cubekeeper update",
            )


@click.command("mirror")
@port_option
def mirror_command(port: str | None) -> None:
    """Show a board's screen in this terminal, and press its buttons by keys.

    The game on the board goes on, and stays when you leave. A board on which nothing runs is
    started.
    """
    check_terminal("mirror", "cubekeeper doctor")
    with mirrored(choose_port(port)) as board:
        play(board)

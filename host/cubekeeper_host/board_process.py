"""A board as a child process: the firmware on one of the runtimes, behind two pipes."""

import contextlib
import fcntl
import os
import select
import subprocess
import time
from pathlib import Path
from typing import IO, Self

from cubekeeper.hal.sim import STORE
from cubekeeper.ui.app import CARDS
from cubekeeper_host import boards, vm
from cubekeeper_host.errors import CliError, one_line
from cubekeeper_host.mirror import Decoder, Screen

TRACEBACK = b"Traceback (most recent call last):\n"
LOG = "board.log"  # in the board's folder: all its output that is not the mirror protocol

_SILENCE = 30.0  # s without a word from the board while it owes an answer
_LEAVE_TIME = 3.0  # s a board gets to leave by itself
_TIME_AT_ONCE = 1000  # ms; few enough that the board answers long before _SILENCE is over
_HEX_AT_ONCE = 64  # bytes of entropy in one line of the protocol
_LOG_TAIL = 16384  # bytes in which the last line is looked for


class BoardStopped(CliError):
    """The board's program ended, or hangs; the text has its last words."""


class BoardProcess:
    """A running board, in a folder of its own that holds its files; use it with `with`.

    The board is told to leave at the end of the `with`. Any call may raise BoardStopped.
    """

    beat: float | None = None  # nothing has to be done but when the board speaks

    def __init__(
        self,
        board: boards.Settings,
        root: Path,
        *,
        runtime: str = vm.CPYTHON,
        heap: str | None = None,
        clock: str = "system",
        entropy: str = "system",
        start: int = 0,
        held: bool = False,
        program: Path | None = None,
        compiled: Path | None = None,
        own_cards: bytes | None = None,
    ) -> None:
        """`root` is made if it is missing; `program` is run in place of the firmware's main.py.

        `compiled` is a folder of .mpy files with a main.py beside them, not for CPython. For
        `clock`, `entropy`, `start` and `held` see boards.compile_board, for `heap` vm.command.
        `own_cards` is a compiled catalogue for the board's store; without one an earlier one stays.
        """
        self.board = board
        self.root = root
        self._decoder = Decoder(self._log_line)
        self._asked_again = False
        self._said = b""  # the end of the log
        if program is None:
            arguments = vm.firmware_command(runtime, heap, compiled)
        else:
            arguments = [*vm.command(runtime, heap), str(program.resolve())]
        environment = vm.environment(runtime, compiled)
        image = boards.compile_board(board, clock, entropy, start, held)
        with contextlib.ExitStack() as stack:
            self._lock(stack)
            (root / "board.ckb").write_bytes(image)
            if own_cards:
                self._keep_cards(own_cards)
            self._log: IO[bytes] = stack.enter_context(open(root / LOG, "wb"))
            self._child = subprocess.Popen(
                arguments,
                cwd=root,
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                bufsize=0,
                start_new_session=True,  # Ctrl-C is for the host, which then ends the board
            )
            self._cleanup = stack.pop_all()
        assert self._child.stdin and self._child.stdout
        self._input, self._output = self._child.stdin, self._child.stdout

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    @property
    def screen(self) -> Screen:
        """What the display shows; waits for the board to come up first."""
        while self._decoder.screen is None:
            self.read(_SILENCE, owed=True)
        return self._decoder.screen

    @property
    def tick(self) -> int:
        """The stream clock's tick after the last `advance`."""
        return self._decoder.tick

    @property
    def crash(self) -> str | None:
        """What the app's last crash was, None if it has not crashed; it shows it, and goes on."""
        if TRACEBACK not in self._said:
            return None
        return last_words(self._said.decode(errors="replace"))

    def fileno(self) -> int:
        """The file descriptor that becomes readable when `read` has something to do."""
        return self._output.fileno()

    def read(self, timeout: float = 0.0, owed: bool = False) -> None:
        """Take what the board has sent, waiting up to `timeout` s for something to come.

        With `owed`, nothing in that time means that the board hangs.
        """
        if not select.select([self._output], [], [], timeout)[0]:
            if owed:
                raise BoardStopped(f"the board has been silent for {timeout:.0f} s")
            return
        data = os.read(self._output.fileno(), 65536)
        if not data:
            raise self._stopped()
        self._decoder.feed(data)
        if self._decoder.lost and not self._asked_again:
            self.send("h")
        self._asked_again = self._decoder.lost

    def send(self, line: str) -> None:
        """Send one line of the protocol."""
        try:
            self._input.write(line.encode() + b"\n")
        except BrokenPipeError:
            raise self._stopped() from None

    def advance(self, milliseconds: int) -> None:
        """Let time pass on a stream clock; the screen is then as the board left it."""
        left = milliseconds
        while True:
            step = min(left, _TIME_AT_ONCE)
            due = self._decoder.answers + 1
            self.send(f"t {step}")
            while self._decoder.answers < due or self._decoder.lost:
                self.read(_SILENCE, owed=True)
            left -= step
            if not left:
                return

    def script(self, entropy: bytes) -> None:
        """Add to the bytes that a board with stream entropy draws on."""
        for start in range(0, len(entropy), _HEX_AT_ONCE):
            self.send("r " + entropy[start : start + _HEX_AT_ONCE].hex())

    def close(self) -> None:
        """Tell the board to leave, and see to it that it does."""
        if self._child.poll() is None:
            with contextlib.suppress(BrokenPipeError):
                self._input.write(b"q\n")
            self._drain(_LEAVE_TIME)
        self._end()
        self._cleanup.close()

    def _lock(self, stack: contextlib.ExitStack) -> None:
        """Keep a second board out of the folder: two would tear each other's files."""
        self.root.mkdir(parents=True, exist_ok=True)
        folder = os.open(self.root, os.O_RDONLY)
        stack.callback(os.close, folder)
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise CliError(
                f"{self.root} is in use by another simulator: close that first"
            ) from None

    def _keep_cards(self, data: bytes) -> None:
        """Put a compiled catalogue into the store, whole or not at all."""
        (self.root / STORE).mkdir(exist_ok=True)
        fresh = self.root / CARDS
        fresh.write_bytes(data)
        fresh.replace(self.root / STORE / CARDS)

    def _log_line(self, line: bytes) -> None:
        self._said = (self._said + line)[-_LOG_TAIL:]
        self._log.write(line)
        self._log.flush()

    def _drain(self, timeout: float) -> None:
        """Read to the end of the board's output, for at most `timeout` s."""
        end = time.monotonic() + timeout
        while select.select([self._output], [], [], max(0.0, end - time.monotonic()))[0]:
            data = os.read(self._output.fileno(), 65536)
            if not data:
                self._decoder.finish()
                return
            self._decoder.feed(data)

    def _end(self) -> int:
        """The child's exit status; ends it when it does not end by itself."""
        self._input.close()
        try:
            return self._child.wait(_LEAVE_TIME)
        except subprocess.TimeoutExpired:
            self._child.kill()
            return self._child.wait()
        finally:
            self._output.close()

    def _stopped(self) -> BoardStopped:
        """The error that says how the board ended."""
        self._drain(_LEAVE_TIME)
        status = self._end()
        path = self.root / LOG
        why = last_words(path.read_bytes()[-_LOG_TAIL:].decode(errors="replace"))
        if not why:
            why = f"signal {-status}" if status < 0 else f"exit status {status}"
        return BoardStopped(f"the board stopped: {why} (all it said is in {path})")


def last_words(text: str) -> str:
    """What a program said at its end: the error of a traceback, else its last line."""
    _, traceback, after = text.rpartition(TRACEBACK.decode())
    lines = [line for line in after.split("\n") if line.strip()]
    if traceback:
        return one_line(" ".join(line for line in lines if not line.startswith(" ")))
    return one_line(lines[-1]) if lines else ""

"""A board at a serial port: how to reach it, what it is, and what can be asked of its files.

The way there is mpremote's. Whatever goes wrong is a DeviceError: what was seen, what to do about
it, and an exit status of its own.
"""

import ast
import contextlib
import errno
import io
import os
import struct
import time
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Self

import serial
import serial.tools.list_ports
from mpremote.transport import TransportError, TransportExecError
from mpremote.transport_serial import SerialTransport

from cubekeeper_host.errors import CliError, escaped, one_line
from cubekeeper_host.virtual import virtual_ports

OLDEST = (1, 22)  # the oldest MicroPython that the firmware runs on

_HELPER = Path(__file__).parent / "device_code" / "helper.py"
_AT_ONCE = 768  # bytes of a file in one command: with base64 a board takes it in a small heap
_PATIENCE = 10.0  # s without a byte from a board that owes an answer
_ENTER = 3.0  # s for a board to open its raw REPL, in each try
_READ_TIMEOUT = 1.0  # s in which the serial port gives up a read
_TRIES = 3  # to reach the raw REPL of a board that may be starting
_BETWEEN = 1.0  # s between two tries
_BUSY = (0.1, 0.4, 1.5)  # s until a port that another program has is tried again


class DeviceError(CliError):
    """A board that can't be used as it is; each kind has an exit status of its own."""

    status = 10

    def __init__(self, seen: str, advice: str) -> None:
        super().__init__(escaped(seen), self.status, escaped(advice))


class PortMissing(DeviceError):
    """There is no board, or no such port."""

    status = 10


class PortBusy(DeviceError):
    """Another program has the port."""

    status = 11


class NotPermitted(DeviceError):
    """The user may not use the port."""

    status = 12


class NoMicroPython(DeviceError):
    """Nothing at the port answers as MicroPython does."""

    status = 13


class CircuitPython(DeviceError):
    """The board runs CircuitPython."""

    status = 14


class NoRawRepl(DeviceError):
    """MicroPython answers, but its raw REPL is not to be reached."""

    status = 15


class EndlessLoop(DeviceError):
    """A program on the board does not heed Ctrl-C."""

    status = 16


class Disconnected(DeviceError):
    """The board went away, or started anew, in the middle."""

    status = 17


class DiskFull(DeviceError):
    """The board's flash has no room for what is to be written."""

    status = 18


class WrongVersion(DeviceError):
    """The board's MicroPython, or the board itself, does not suit the firmware."""

    status = 19


class SeveralBoards(DeviceError):
    """More than one board is connected, and none was named."""

    status = 20


class Damaged(DeviceError):
    """What arrived on the board is not what was sent, or the board refused it."""

    status = 21


class NotInstalled(DeviceError):
    """There is no cubekeeper on the board, or it does not start."""

    status = 22


class NotRunning(DeviceError):
    """There is a cubekeeper on the board, but it does not run, or runs no more."""

    status = 23


class Runs(NamedTuple):
    """What runs on a board: `mpy` is the version of the .mpy files it loads."""

    name: str
    version: tuple[int, ...]
    mpy: int
    machine: str
    platform: str

    def __str__(self) -> str:
        names = {"micropython": "MicroPython", "circuitpython": "CircuitPython"}
        version = ".".join(str(part) for part in self.version)
        return f"{names.get(self.name, self.name)} {version} on {self.machine}"


class Room(NamedTuple):
    """A file system's room, in blocks of `block` bytes."""

    block: int
    free: int
    total: int


@dataclass(frozen=True)
class Port:
    """A serial port at which a board may be."""

    path: str
    what: str  # the board's or the adapter's name for itself


# --- finding ports --------------------------------------------------------------------------


def ports() -> list[Port]:
    """The ports of boards: those on USB, without Bluetooth and the like, and virtual ones."""
    found = [
        Port(info.device, info.description or "")
        for info in serial.tools.list_ports.comports()
        if info.vid is not None
    ]
    found.sort(key=lambda port: (len(port.path), port.path))  # COM9 before COM10
    return found + [Port(path, "virtual board") for path in virtual_ports()]


def choose_port(named: str | None) -> str:
    """The port that was named, or the only one there is; never a guess."""
    if named:
        return named
    found = ports()
    if not found:
        raise PortMissing(
            "no board is connected",
            "plug one in with a cable that carries data; without hardware: cubekeeper virtual",
        )
    if len(found) > 1:
        listed = ", ".join(port.path for port in found)
        raise SeveralBoards(
            f"{len(found)} boards are connected: {listed}",
            f"name the one you mean: --port {found[0].path} (see cubekeeper devices)",
        )
    return found[0].path


# --- the way there --------------------------------------------------------------------------


class _Wire(SerialTransport):  # type: ignore[misc]  # mpremote has no types
    """mpremote's transport, which waits for a byte where mpremote looks every 10 ms."""

    def read_until(
        self,
        min_num_bytes: int,
        ending: bytes,
        timeout: float | None = _PATIENCE,
        data_consumer: Any = None,
        timeout_overall: float | None = None,
    ) -> bytes:
        data = bytearray()
        began = last = time.monotonic()
        while not data.endswith(ending):
            byte = self.serial.read(1)
            now = time.monotonic()
            if byte:
                last = now
                if data_consumer:
                    data_consumer(byte)
                    data = bytearray(byte)
                else:
                    data += byte
            elif timeout is not None and now >= last + timeout:
                break
            if timeout_overall is not None and now >= began + timeout_overall:
                break
        return bytes(data)


def open_port(path: str) -> _Wire:
    """The way to a port, for nobody else; what runs there goes on."""
    for pause in (*_BUSY, 0.0):
        try:
            return _Wire(path, timeout=_READ_TIMEOUT)
        except TransportError:
            trouble = _why_not_open(path)
        except (OSError, ValueError) as error:
            trouble = _opening_error(path, error)
        # Whoever had it a moment ago may be about to let go of it.
        if not isinstance(trouble, PortBusy) or not pause:
            raise trouble from None
        time.sleep(pause)
    raise AssertionError("the last try raises")


def _why_not_open(path: str) -> DeviceError:
    """mpremote keeps the reason to itself: open the port once more to hear it."""
    try:
        serial.serial_for_url(path, exclusive=True).close()
    except (OSError, ValueError) as error:
        return _opening_error(path, error)
    return PortBusy(f"{path} was in use a moment ago", "try again")


def _opening_error(path: str, error: Exception) -> DeviceError:
    number = getattr(error, "errno", None)
    text = str(error)
    # Windows has no number for it: 5 is a port that another program has, 2 one that is not there.
    if number in (errno.EBUSY, errno.EAGAIN) or "PermissionError(13" in text:
        return PortBusy(
            f"another program uses {path}",
            "close it (Thonny, a serial monitor, mpremote, another cubekeeper), then try again",
        )
    if number in (errno.EACCES, errno.EPERM):
        return NotPermitted(
            f"you may not use {path}",
            f"add yourself to its group, then log in again: sudo usermod -aG {_group(path)} $USER",
        )
    if number in (errno.ENOENT, errno.ENODEV, errno.ENXIO) or "FileNotFoundError(2" in text:
        return PortMissing(
            f"there is no port {path}",
            "plug the board in; cubekeeper devices lists the ports there are",
        )
    return PortMissing(
        f"{path} can't be opened as a serial port: {one_line(text)}",
        "cubekeeper devices lists the ports there are",
    )


def _group(path: str) -> str:
    with contextlib.suppress(ImportError, OSError, KeyError):
        import grp

        return grp.getgrgid(os.stat(path).st_gid).gr_name
    return "dialout"


class Device:
    """A board whose raw REPL has been reached; use it with `with`.

    Its program was stopped for that. At the end of the `with` the board starts anew, unless
    `restart` was set to False. Any call may raise DeviceError.
    """

    def __init__(self, path: str, *, quick: bool = False) -> None:
        """`quick` is to ask a question only: one try, and no soft reset before."""
        self.path = path
        self.restart = True
        self._helped = False
        self._wire = open_port(path)
        try:
            self._enter(1 if quick else _TRIES, soft_reset=not quick)
            self.runs = self._identify()
        except BaseException:
            self._close_wire()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave the raw REPL, let the board start anew, and give the port back."""
        with contextlib.suppress(OSError, TransportError):
            self._wire.exit_raw_repl()
            if self.restart:
                self._wire.read_until(1, b">>> ", timeout=_READ_TIMEOUT)
                self._wire.serial.write(b"\x04")
                # What comes before that would be lost on whoever opens the port next.
                self._wire.read_until(1, b"soft reboot\r\n", timeout=_READ_TIMEOUT)
        self._close_wire()

    def start(self, seconds: float) -> str:
        """Let the board start anew, and listen for what it prints in that time; then close."""
        with self._speaking():
            self._wire.exit_raw_repl()
            self._wire.read_until(1, b">>> ", timeout=_READ_TIMEOUT)
            self._wire.serial.write(b"\x04")
            heard = self._wire.read_until(1, b"\n@s *", timeout=seconds, timeout_overall=seconds)
        self._close_wire()
        return heard.decode(errors="replace")

    def run(self, code: str) -> str:
        """Run some code on the board; what it printed. Damaged when the board raised an error."""
        with self._speaking():
            return self._exec(code)

    def ask(self, call: str) -> list[Any]:
        """The values that a function of device_code/helper.py prints, a line each."""
        if not self._helped:
            self.run(_HELPER.read_text(encoding="utf-8"))
            self._helped = True
        try:
            return [ast.literal_eval(line) for line in self.run(call).splitlines() if line]
        except (ValueError, SyntaxError):
            raise Disconnected(
                f"the board at {self.path} answered with something else",
                "another program may use the port, or the cable is bad; try again",
            ) from None

    def tree(self) -> dict[str, int]:
        """All files and folders on the board by path, with their size (-1: a folder)."""
        return dict(self.ask("tree('')"))

    def sums(self, paths: list[str]) -> dict[str, tuple[int, str]]:
        """Size and SHA-256 of files as the board reads them; (-1, "") for one that is not there."""
        found: dict[str, tuple[int, str]] = {}
        for start in range(0, len(paths), 16):
            for path, size, digest in self.ask(f"sums({paths[start : start + 16]!r})"):
                found[path] = (size, digest)
        return found

    def room(self) -> Room:
        """The room of the file system that the firmware is on."""
        ((block, total, free),) = self.ask(
            "s = os.statvfs('/')\nprint(repr((s[1] or s[0], s[2], s[3])))"
        )
        return Room(block, free, total)

    def put(self, path: str, data: bytes) -> Iterator[int]:
        """Write a file, in steps: yields the bytes of each."""
        mode = "wb"
        for start in range(0, max(1, len(data)), _AT_ONCE):
            part = data[start : start + _AT_ONCE]
            self.ask(f"put({path!r}, {mode!r}, {b64encode(part)!r})")
            yield len(part)
            mode = "ab"

    def content(self, path: str) -> bytes | None:
        """A file's bytes; None when there is no such file."""
        try:
            lines = self.run_helped(f"content({path!r})").split()
            return bytes.fromhex("".join(lines))
        except Damaged as error:
            if "ENOENT" in error.message:
                return None
            raise

    def run_helped(self, code: str) -> str:
        """`run`, with the functions of device_code/helper.py."""
        self.ask("")
        return self.run(code)

    # --- how it works ---

    def _enter(self, tries: int, soft_reset: bool) -> None:
        """Reach the raw REPL: a board may be starting, or reset when asked."""
        said = ""
        for attempt in range(tries):
            heard = io.StringIO()  # mpremote prints what it did not expect
            try:
                with self._speaking(heard), contextlib.redirect_stdout(heard):
                    self._wire.enter_raw_repl(
                        soft_reset=soft_reset and attempt != 1, timeout_overall=_ENTER
                    )
                return
            except (NoRawRepl, Disconnected) as error:
                said += heard.getvalue()
                if isinstance(error, Disconnected) and not os.path.exists(self.path):
                    raise
                time.sleep(_BETWEEN if attempt + 1 < tries else 0.0)
        raise self._not_reached(said)

    def _not_reached(self, said: str) -> DeviceError:
        """What kind of silence it was."""
        if "CircuitPython" in said:
            return self._circuitpython("CircuitPython")
        if "MicroPython" in said or ">>>" in said:
            return NoRawRepl(
                f"MicroPython at {self.path} does not open its raw REPL",
                "unplug the board, plug it in again, and try once more",
            )
        if any(len(part) > 8 for part in said.split("'")):
            return EndlessLoop(
                f"a program on the board at {self.path} goes on whatever is sent",
                "hold the BACK button (or OK) while you plug it in, for safe mode; else put "
                "MicroPython on it anew",
            )
        return NoMicroPython(
            f"nothing at {self.path} answers as MicroPython does",
            "put MicroPython on the board (micropython.org/download); if it is there, a program "
            "may be in the way: plug it in with BACK (or OK) held",
        )

    def _circuitpython(self, runs: str) -> DeviceError:
        return CircuitPython(
            f"the board at {self.path} runs {runs}",
            "what it needs goes on its drive: see cubekeeper export --help",
        )

    def _identify(self) -> Runs:
        code = (
            "import sys\ni = sys.implementation\n"
            "print(repr((i.name, tuple(i.version)[:3], getattr(i, '_mpy', 0) & 255,"
            " getattr(i, '_machine', 'a board'), sys.platform)))"
        )
        try:
            found = Runs(*ast.literal_eval(self.run(code)))
        except (ValueError, SyntaxError, TypeError):
            raise NoRawRepl(
                f"the board at {self.path} does not say what it runs",
                "unplug the board, plug it in again, and try once more",
            ) from None
        if found.name == "circuitpython":
            raise self._circuitpython(str(found))
        return found

    @contextlib.contextmanager
    def _speaking(self, heard: io.StringIO | None = None) -> Iterator[None]:
        """Turn what mpremote and the serial port raise into a DeviceError."""
        try:
            yield
        except TransportExecError as error:
            raise _refused(error) from None
        except TransportError as error:
            if "raw repl" in str(error) and heard is not None:
                raise NoRawRepl(f"no raw REPL at {self.path}", "try again") from None
            raise self._lost(one_line(str(error))) from None
        except (OSError, struct.error) as error:
            raise self._lost(one_line(str(error))) from None

    def _lost(self, why: str) -> Disconnected:
        del why  # the words of three libraries: no help to anyone
        return Disconnected(
            f"the board at {self.path} went away, or started anew, in the middle",
            "see to the cable and run the same command again: it goes on where it was",
        )

    def _exec(self, code: str) -> str:
        printed = self._wire.exec(code)
        assert isinstance(printed, bytes)
        return printed.decode(errors="replace").replace("\r\n", "\n")

    def _close_wire(self) -> None:
        with contextlib.suppress(OSError):
            self._wire.close()


def _refused(error: TransportExecError) -> DeviceError:
    """An error that code on the board raised."""
    text = str(error.error_output)
    last = one_line(text.strip().splitlines()[-1]) if text.strip() else "an error"
    if "ENOSPC" in text or "OSError: 28" in text:
        return DiskFull(
            "the board's flash is full",
            "delete old games on the board, or files of other programs, and run it again",
        )
    if "KeyboardInterrupt" in text:
        return Disconnected("the board was interrupted", "run the same command again")
    return Damaged(f"the board refused: {last}", "cubekeeper doctor says what is wrong")

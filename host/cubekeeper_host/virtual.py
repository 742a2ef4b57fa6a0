"""`cubekeeper virtual`: a board without hardware, a real MicroPython VM behind a serial port.

Its files are on a littlefs in an image file. The port is a pseudo-terminal, so that whatever talks
to a board talks to this one; its display and buttons are the mirror protocol on the same port.
It can be told to misbehave, as boards do.
"""

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import termios
import threading
import time
import tty
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Self

import click

from cubekeeper_host import vm
from cubekeeper_host.errors import CliError, escaped, one_line
from cubekeeper_host.files import FilePath

BLOCK = 4096  # bytes the flash erases at once
SIZE = 352 * BLOCK  # a Pico leaves 1408 KB to the file system
HEAP = "384K"  # of the 64-bit VM: about what a Pico has

_BOOT = Path(__file__).parent / "device_code" / "virtual_boot.py"
_BOOTS, _IS_READY = b"\0BOOT\0", b"\0REPL\0"  # what virtual_boot.py says to us
_RAW_PROMPT = b"raw REPL; CTRL-B to exit\r\n>"
_PROMPT = b">>> "
_INTERRUPT, _TO_RAW, _TO_FRIENDLY = b"\x03", b"\x01", b"\x02"
_AT_ONCE = 4096  # bytes
_PATIENCE = 0.3  # s for the VM to come to its prompt; a program may not want to
_BACK_AFTER = 2.0  # s until the command plugs the board in again
_IDLE = 0.02  # s between two looks whether someone has opened the port


@dataclass(frozen=True)
class Faults:
    """How a board misbehaves. Counts begin when it gets power; 0 is never.

    `unplug_after`, `lose_after` and `flip_byte` count bytes from the computer: at `lose_after` only
    the cable slips out, and the board goes on. `cut_at` and `torn` count operations of the flash.
    `late` is for how many s after power-on it hears nothing, `watchdog` after how many s it resets
    by itself, each time. `pretends` is another implementation: its name, its version and the
    version of its .mpy files, such as "circuitpython 9.2.1 6".
    """

    unplug_after: int = 0
    lose_after: int = 0
    flip_byte: int = 0
    cut_at: int = 0
    torn: bool = False
    late: float = 0.0
    watchdog: float = 0.0
    pretends: str = ""


class VirtualBoard:
    """A board that has power from the start, in a thread of its own; use it with `with`.

    `port` is the path of its serial port; `lost_power` is set when a fault has unplugged it, or
    cut its power, and `plug_in` gives it power and a port again. `resets` counts the starts
    that nobody asked for.
    """

    def __init__(
        self,
        image: Path,
        faults: Faults | None = None,
        *,
        heap: str = HEAP,
        log: Path | None = None,
    ) -> None:
        """`image` is a flash image that `make_image` has made; all the VM says goes to `log`."""
        self.image = image
        self.lost_power = threading.Event()
        self.resets = 0
        self._heap = heap
        self._counter = image.with_name(image.name + ".operations")
        self._log: IO[bytes] | None = log.open("ab") if log else None
        self._cleanup = contextlib.ExitStack()
        self._lock_image()
        self._link = self._claim_port()
        self._thread: threading.Thread | None = None
        self.plug_in(faults)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    @property
    def port(self) -> str:
        """The path of the serial port; a board keeps it over resets and power cuts."""
        return str(self._link)

    @property
    def received(self) -> int:
        """The bytes from the computer since power-on."""
        return self._received

    @property
    def operations(self) -> int:
        """The writes and erases of the flash since power-on."""
        return int(self._counter.read_bytes() or b"0")

    def plug_in(self, faults: Faults | None = None) -> None:
        """Give power: to a new board, or after a fault took it away, or to one that had it."""
        self._stop()
        self.faults = faults or Faults()
        self._counter.write_bytes(b"")
        self.lost_power.clear()
        self._received = 0
        self._raw = False
        self._hearing = time.monotonic() + self.faults.late
        self._open_port()
        self._wake, self._waker = os.pipe()
        self._boot(main=True)
        self._thread = threading.Thread(target=self._run, name="virtual board", daemon=True)
        self._thread.start()

    def join(self) -> None:
        """Wait until the board has lost its power."""
        while not self.lost_power.wait(1.0):  # in turns, so that Ctrl-C is heard
            pass

    def close(self) -> None:
        """Take the power away, and the port."""
        self._stop()
        self._link.unlink(missing_ok=True)
        self._counter.unlink(missing_ok=True)
        self._cleanup.close()
        if self._log:
            self._log.close()

    # --- the port ---

    def _lock_image(self) -> None:
        image = self._cleanup.enter_context(self.image.open("rb"))
        try:
            fcntl.flock(image, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._cleanup.close()
            raise CliError(
                f"{escaped(str(self.image))} is in use by another virtual board: close that first"
            ) from None

    def _claim_port(self) -> Path:
        """A free name in the folder of ports, held by a lock as long as the board lives."""
        folder = ports_folder()
        folder.mkdir(mode=0o700, exist_ok=True)
        number = 0
        while True:
            lock = (folder / f".board{number}.lock").open("w")
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                lock.close()
                number += 1
                continue
            self._cleanup.enter_context(lock)
            (folder / f"board{number}.new").unlink(missing_ok=True)
            return folder / f"board{number}"

    def _open_port(self) -> None:
        self._outer, slave = pty.openpty()
        tty.setraw(slave)
        os.set_blocking(self._outer, False)
        fresh = self._link.with_name(self._link.name + ".new")
        fresh.symlink_to(os.ttyname(slave))
        os.close(slave)
        fresh.rename(self._link)

    # --- the VM ---

    def _boot(self, main: bool) -> None:
        """Start the VM; its input waits until it is as far as boot.py."""
        self._inner, slave = pty.openpty()
        _set_terminal(slave)
        os.set_blocking(self._inner, False)
        faults = self.faults
        arguments = [
            str(self.image.resolve()),
            str(self._counter.resolve()),
            str(faults.cut_at),
            "torn" if faults.torn else "",
            "" if main else "raw",
            faults.pretends,
        ]
        self._child = subprocess.Popen(
            [*vm.micropython_command(self._heap), "-i", str(_BOOT), *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=vm.environment(vm.MICROPYTHON),
            start_new_session=True,
            preexec_fn=_take_terminal,  # noqa: PLW1509  # without it there is no Ctrl-C
        )
        os.close(slave)
        self._awaits = _BOOTS  # of the VM, before it is given its input, or its output goes out
        self._said = b""
        self._unsent = b""
        self._since_turn = b""
        self._hold = 0.0  # until then what is unsent waits
        self._started = time.monotonic()

    def _run(self) -> None:
        """Carry bytes between the port and the VM until the power is gone."""
        try:
            while self._step():
                pass
        finally:
            self._end_child()
            for descriptor in (self._outer, self._wake):
                os.close(descriptor)
            self.lost_power.set()

    def _step(self) -> bool:
        poll = select.poll()
        poll.register(self._wake, select.POLLIN)
        poll.register(self._inner, select.POLLIN)
        events = _events(self._outer)
        connected = not events & select.POLLHUP
        if connected or events & select.POLLIN:
            poll.register(self._outer, select.POLLIN)
        due = self._started + self.faults.watchdog - time.monotonic()
        wait = _IDLE if not connected else 1.0
        if self.faults.watchdog:
            wait = min(wait, max(0.0, due))
        if self._unsent:
            wait = min(wait, max(0.0, self._hold - time.monotonic()) if self._hold else wait)
        ready = dict(poll.poll(wait * 1000))
        self._give()
        if self._wake in ready:
            return False
        if self.faults.watchdog and due <= 0:
            self._child.kill()
            return self._reset(b"\r\nrst:0x8 (TG1WDT_SYS_RESET)\r\n")
        if ready.get(self._outer, 0) & select.POLLIN and not self._hear():
            return False
        if self._inner in ready:
            try:
                data = os.read(self._inner, _AT_ONCE)
            except OSError:  # EIO: the VM has ended
                data = b""
            if not data:
                return self._ended()
            self._take(data)
        return True

    def _hear(self) -> bool:
        """Bring the computer's bytes to the VM; False when that is where it is unplugged."""
        try:
            data = os.read(self._outer, _AT_ONCE)
        except OSError:  # EIO: the port was closed meanwhile
            return True
        before, self._received = self._received, self._received + len(data)
        faults = self.faults
        if 0 < faults.unplug_after <= self._received:
            return False
        if before < faults.lose_after <= self._received:
            data = data[: faults.lose_after - before]
            slipped = self._outer
            self._open_port()
            os.close(slipped)
        if before < faults.flip_byte <= self._received:
            at = faults.flip_byte - before - 1
            data = data[:at] + bytes([data[at] ^ 0x10]) + data[at + 1 :]
        if time.monotonic() < self._hearing:
            self._say(b"\r\nboot ...\r\n")
            return True
        self._unsent += data
        self._give()
        return True

    def _give(self) -> None:
        """Write to the VM what it may have by now.

        The VM's port for Unix drops what it has not read whenever it changes between its prompt and
        a program; boards keep it. So what follows a byte that makes it change waits for the prompt.
        """
        while self._unsent and self._awaits != _BOOTS and time.monotonic() >= self._hold:
            at_prompt = not termios.tcgetattr(self._inner)[3] & termios.ISIG
            at_prompt_turns = _TO_FRIENDLY if self._raw else b"\r\x03\x04"
            turns = at_prompt_turns if at_prompt else _INTERRUPT
            count = next((i + 1 for i, byte in enumerate(self._unsent) if byte in turns), None)
            part, self._unsent = self._unsent[:count], self._unsent[count:] if count else b""
            if count:
                self._hold = time.monotonic() + _PATIENCE
                self._since_turn = b""
            if self._raw and _TO_FRIENDLY in part:
                self._raw = False
            try:
                taken = os.write(self._inner, part)
            except OSError:  # it reads nothing now, or has ended
                taken = 0
            if taken < len(part):
                self._unsent = part[taken:] + self._unsent
                self._hold = time.monotonic() + _IDLE
                return

    def _turned(self) -> bool:
        """Whether the VM shows its prompt since the last byte that made it turn to it."""
        return self._since_turn.endswith((_PROMPT, b"\x04>", _RAW_PROMPT))

    def _take(self, data: bytes) -> None:
        """Bring the VM's output to the port, but for what it says to us."""
        if self._log:
            self._log.write(data)
            self._log.flush()
        self._said += data
        self._since_turn = (self._since_turn + data)[-_AT_ONCE:]
        while self._awaits:
            before, found, after = self._said.partition(self._awaits)
            quiet = self._awaits == _PROMPT or self._awaits == _RAW_PROMPT
            if not found:
                if not quiet:  # all but what may be the beginning of the mark
                    kept = len(self._said) if before.find(b"\0") < 0 else before.find(b"\0")
                    self._say(self._said[:kept])
                    self._said = self._said[kept:]
                if self._awaits != _IS_READY or not self._since_turn.endswith(_PROMPT):
                    return
                # Ctrl-C ended virtual_boot.py itself, before its last word.
                before, after = b"", self._said
                if self._raw:
                    os.write(self._inner, _TO_RAW)
                self._awaits = b""
                continue
            if not quiet:
                self._say(before)
            self._said = after
            self._awaits = self._next()
            self._give()
        if self._since_turn.endswith(_RAW_PROMPT):
            self._raw = True
        self._say(self._said)
        self._said = b""
        if self._turned():
            self._hold = 0.0
            self._give()

    def _next(self) -> bytes:
        """What to wait for after the mark that has come."""
        if self._awaits == _BOOTS:
            return _IS_READY
        if self._awaits == _IS_READY and self._raw:
            return _PROMPT  # the VM is friendly at first; the board was not
        if self._awaits == _PROMPT:
            os.write(self._inner, _TO_RAW)
        return b""

    def _say(self, data: bytes) -> None:
        """Write to the port; without a reader, or with one that sleeps, it is lost as on USB."""
        end = time.monotonic() + 5.0
        while data and not _events(self._outer) & select.POLLHUP and time.monotonic() < end:
            if select.select([], [self._outer], [], 0.1)[1]:
                try:
                    data = data[os.write(self._outer, data[:_AT_ONCE]) :]
                except BlockingIOError:
                    continue
                except OSError:
                    return

    def _ended(self) -> bool:
        """What becomes of a VM that has ended: False when its power is gone."""
        status = self._child.wait()
        if status == -signal.SIGKILL:
            return False
        if status == -signal.SIGHUP:
            return self._reset(b"")
        if status:
            self.resets += 1
            return self._reset(b"\r\nfatal: exit status %d\r\n" % status)
        self._say(b"MPY: soft reboot\r\n")
        os.close(self._inner)
        unsent = self._unsent  # which a board keeps over a soft reset
        self._boot(main=not self._raw)
        self._unsent = unsent
        return True

    def _reset(self, said: bytes) -> bool:
        self._end_child()
        if said:
            self.resets += 1
        self._say(said)
        self._raw = False
        self._boot(main=True)
        return True

    def _end_child(self) -> None:
        self._child.kill()
        self._child.wait()
        os.close(self._inner)

    def _stop(self) -> None:
        if self._thread:
            with contextlib.suppress(OSError):
                os.write(self._waker, b"x")
            self._thread.join()
            os.close(self._waker)
            self._thread = None


def _set_terminal(slave: int) -> None:
    """No echo, no line editing, but Ctrl-C interrupts, and what was sent after it stays."""
    tty.setraw(slave)
    mode = termios.tcgetattr(slave)
    mode[3] |= termios.ISIG | termios.NOFLSH
    for key in (termios.VQUIT, termios.VSUSP):
        mode[6][key] = b"\0"
    termios.tcsetattr(slave, termios.TCSANOW, mode)


def _take_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)


def _events(descriptor: int) -> int:
    """What poll says at once: POLLIN for bytes to read, POLLHUP where nobody has the port open."""
    poll = select.poll()
    poll.register(descriptor, select.POLLIN)
    return sum(event for _, event in poll.poll(0))


# --- images ---------------------------------------------------------------------------------


def make_image(path: Path, size: int = SIZE) -> None:
    """A blank flash: the board formats it at its first start."""
    path.write_bytes(b"\xff" * size)


def put_files(image: Path, folder: Path, *, fat: bool = False) -> None:
    """Copy a folder's files to a flash image; a blank one is formatted first, as FAT if so said.

    CliError when they do not fit.
    """
    code = [str(_BOOT.with_name("fill.py")), str(image.resolve()), "fat" if fat else "littlefs"]
    done = subprocess.run(
        [*vm.micropython_command(), *code, str(folder.resolve())],
        env=vm.environment(vm.MICROPYTHON),
        capture_output=True,
        text=True,
    )
    if done.returncode:
        why = one_line(done.stdout + done.stderr)
        raise CliError(f"the files in {escaped(str(folder))} do not go on the image: {why[-100:]}")


# --- finding them ---------------------------------------------------------------------------


def ports_folder() -> Path:
    """The folder of this user's virtual ports."""
    return Path(tempfile.gettempdir()) / f"cubekeeper-{os.getuid()}"


def virtual_ports() -> list[str]:
    """The ports of the virtual boards that live, in order."""
    found = []
    for link in sorted(ports_folder().glob("board*")):
        with (link.with_name(f".{link.name}.lock")).open("a") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                found.append(str(link))
    return found


# --- the command ----------------------------------------------------------------------------


def _size(_context: click.Context, _option: click.Parameter, value: str) -> int:
    found = re.fullmatch("([1-9][0-9]{0,5})K", value)
    if not found or int(found[1]) * 1024 % BLOCK or int(found[1]) < 32:
        raise click.BadParameter(f"{value!r} is not a size such as 1408K, a multiple of 4K")
    return int(found[1]) * 1024


@click.command("virtual")
@click.option(
    "--image",
    type=FilePath(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="The flash, kept in FILE (made when it is missing). Without it, the flash is new, and is "
    "gone at the end.",
)
@click.option("--size", default="1408K", show_default=True, callback=_size, help="Of a new flash.")
@click.option(
    "--files",
    type=FilePath(path_type=Path, exists=True, file_okay=False),
    metavar="FOLDER",
    help="First put the files of FOLDER on the flash.",
)
@click.option("--fat", is_flag=True, help="Make FAT on a new flash, not littlefs.")
@click.option(
    "--unplug-after",
    type=click.IntRange(0),
    default=0,
    metavar="N",
    help="Unplug it after N bytes from the computer; after 2 s it is back.",
)
@click.option(
    "--lose-after",
    type=click.IntRange(0),
    default=0,
    metavar="N",
    help="Lose the cable after N bytes from the computer, for a moment; the board goes on.",
)
@click.option(
    "--flip-byte",
    type=click.IntRange(0),
    default=0,
    metavar="N",
    help="Change the Nth byte from the computer.",
)
@click.option(
    "--cut-at",
    type=click.IntRange(0),
    default=0,
    metavar="N",
    help="Cut the power at the Nth write or erase of the flash; after 2 s it is back.",
)
@click.option("--torn", is_flag=True, help="With --cut-at: leave that write half done.")
@click.option(
    "--late",
    type=click.FloatRange(0),
    default=0.0,
    metavar="S",
    help="Hear nothing for S seconds after power-on.",
)
@click.option(
    "--watchdog",
    type=click.FloatRange(0),
    default=0.0,
    metavar="S",
    help="Reset by itself every S seconds.",
)
@click.option(
    "--pretend",
    default="",
    metavar="WORDS",
    help='Another implementation: name, version, .mpy version ("circuitpython 9.2.1 6").',
)
def virtual_command(
    image: Path | None, size: int, files: Path | None, fat: bool, pretend: str, **faults: Any
) -> None:
    """A board without hardware: print its port and serve it until Ctrl-C.

    What works with a board works with it: the other commands find it, and so does mpremote.
    """
    if pretend and not re.fullmatch(r"[a-z]+ [0-9]+\.[0-9]+\.[0-9]+ [0-9]+", pretend):
        raise click.BadParameter(
            "give name, version and .mpy version, such as 'circuitpython 9.2.1 6'",
            param_hint="'--pretend'",
        )
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, _: sys.exit(128 + number))  # by the way of clean-up
    with contextlib.ExitStack() as stack:
        if image is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="cubekeeper-"))
            image = Path(folder) / "flash.bin"
        if not image.exists():
            make_image(image, size)
            if fat:
                put_files(image, Path(stack.enter_context(tempfile.TemporaryDirectory())), fat=True)
        elif image.stat().st_size % BLOCK or not image.stat().st_size:
            raise CliError(
                f"{escaped(str(image))} is no flash image: its size is no multiple of 4 KB"
            )
        if files is not None:
            put_files(image, files)
        board = stack.enter_context(VirtualBoard(image, Faults(pretends=pretend, **faults)))
        click.echo(f"a virtual board is at {board.port} (Ctrl-C unplugs it)")
        while True:
            board.join()
            click.echo("it has lost its power")
            time.sleep(_BACK_AFTER)
            board.plug_in(Faults(pretends=pretend))
            click.echo("it is plugged in again")

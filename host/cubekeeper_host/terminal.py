"""The handheld in the terminal: a board's display drawn with blocks or braille, keys as buttons."""

import math
import os
import select
import signal
import sys
import termios
import textwrap
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any, Protocol

import click
from click.core import ParameterSource

from cubekeeper_host import boards, cards
from cubekeeper_host.board_process import BoardProcess
from cubekeeper_host.cli_options import board_options, cards_option
from cubekeeper_host.errors import CliError
from cubekeeper_host.files import FilePath
from cubekeeper_host.mirror import Screen
from cubekeeper_host.png import colours

# A terminal that leaves queries unanswered must not hold up the start, by default for 10 s.
os.environ.setdefault("BLESSED_QUERY_TIMEOUT_SECONDS", "0.5")
import blessed  # noqa: E402

TAP = 0.06  # s a key holds its button down; a terminal does not tell when a key comes up
GAP = 0.02  # s between two buttons
HOLD = 0.9  # s: a long press
LONG_HOLD = 1.8  # s: a very long press

ESCAPE = 0.1  # s after an Esc for the rest of a longer key to come

LEAVE = "q"

# The line that names the keys, and each key's button and time down.
Keys = dict[str, tuple[str, float]]
_SIX: tuple[str, Keys] = (
    "arrows  Enter ok  Esc back  u undo (hold back)  q leave",
    {
        "KEY_UP": ("up", TAP),
        "KEY_DOWN": ("down", TAP),
        "KEY_LEFT": ("left", TAP),
        "KEY_RIGHT": ("right", TAP),
        "KEY_ENTER": ("ok", TAP),
        "KEY_ESCAPE": ("back", TAP),
        "KEY_BACKSPACE": ("back", TAP),
        "u": ("back", HOLD),
    },
)
_OK_HELD: Keys = {
    "KEY_RIGHT": ("next", TAP),
    "KEY_ENTER": ("ok", TAP),
    "KEY_ESCAPE": ("ok", HOLD),
    "KEY_BACKSPACE": ("ok", HOLD),
    "u": ("ok", LONG_HOLD),
}
_THREE: tuple[str, Keys] = (
    "left prev  right next  Enter ok  Esc back  u undo  q leave",
    {"KEY_LEFT": ("prev", TAP), **_OK_HELD},
)
# By what a board's buttons are (see the firmware's hal/board.py).
SCHEMES: dict[str, tuple[str, Keys]] = {
    "six": _SIX,
    "joystick": _SIX,
    "four": (
        "left prev  right next  Enter ok  Esc back  u undo (hold back)  q leave",
        {"KEY_LEFT": ("prev", TAP), "KEY_RIGHT": ("next", TAP)}
        | {key: press for key, press in _SIX[1].items() if press[0] in ("ok", "back")},
    ),
    "three": _THREE,
    "encoder": _THREE,
    "two": ("right next  Enter ok  Esc back  u undo  q leave", _OK_HELD),
}

# The bit of each dot of a braille character, by row and column.
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
_BRAILLE = 0x2800


@dataclass
class Fingers:
    """Turns keys into button edges in time: one button after the other, each down for a while."""

    _edges: deque[tuple[float, str]] = field(default_factory=deque)
    _free: float = 0.0  # the time at which the last planned press is over

    def press(self, button: str, duration: float, now: float) -> None:
        """Plan a press of `duration` s; a key that repeats while its button is down is left out."""
        if any(edge == "-" + button for _, edge in self._edges):
            return
        start = max(now, self._free)
        self._edges += [(start, "+" + button), (start + duration, "-" + button)]
        self._free = start + duration + GAP

    def due(self, now: float) -> list[str]:
        """The edges whose time has come, as the mirror protocol writes them."""
        edges = []
        while self._edges and self._edges[0][0] <= now:
            edges.append(self._edges.popleft()[1])
        return edges

    def pause(self, now: float) -> float | None:
        """The seconds until the next edge, None when there is none."""
        return max(0.0, self._edges[0][0] - now) if self._edges else None


class Painter:
    """Draws a screen in the middle of a terminal, as large as it fits, in a frame."""

    def __init__(self, terminal: blessed.Terminal, help_line: str) -> None:
        self._terminal = terminal
        self._help = help_line

    def paint(self, screen: Screen) -> str:
        """All that has to be written to the terminal to show the screen."""
        terminal = self._terminal
        wide, high = terminal.width, terminal.height
        for rows in (self._blocks, self._braille):
            columns, lines = _cells(screen, rows == self._braille)
            if columns + 2 <= wide and lines + 3 <= high:
                return self._framed(columns, lines, rows(screen))
        more = ", ".join(
            f"{need - have} more {what}{'s' * (need - have > 1)}"
            for need, have, what in ((columns + 2, wide, "column"), (lines + 3, high, "line"))
            if need > have
        )
        text = f"This terminal is too small: it takes {more}. q leaves."
        parts = textwrap.wrap(text, max(1, wide))[:high]
        return terminal.home + terminal.clear + "\r\n".join(parts)

    def _framed(self, columns: int, lines: int, rows: Iterator[str]) -> str:
        terminal = self._terminal
        left = (terminal.width - columns - 2) // 2
        top = (terminal.height - lines - 3) // 2
        out = [terminal.move_xy(left, top) + "┌" + "─" * columns + "┐"]
        for y, row in enumerate(rows, top + 1):
            out.append(terminal.move_xy(left, y) + "│" + row + terminal.normal + "│")
        out.append(terminal.move_xy(left, top + lines + 1) + "└" + "─" * columns + "┘")
        words = _fitting(self._help, terminal.width)
        out.append(terminal.move_xy((terminal.width - len(words)) // 2, top + lines + 2) + words)
        return "".join(out)

    def _blocks(self, screen: Screen) -> Iterator[str]:
        """A character is two pixels, one above the other."""
        for y in range(0, screen.height, 2):
            cells = []
            for x in range(screen.width):
                upper, lower = _pixel(screen, x, y), _pixel(screen, x, y + 1)
                if screen.depth == 1:  # readable without colours too
                    cells.append((" ▄▀█"[2 * upper + lower], 1, 0))
                else:
                    cells.append(("▀", upper, lower))
            yield self._coloured(screen, cells)

    def _braille(self, screen: Screen) -> Iterator[str]:
        """A character is two by four pixels, in the colour of the first that is not dark."""
        for y in range(0, screen.height, 4):
            cells = []
            for x in range(0, screen.width, 2):
                dots = 0
                lit = []
                for dy, row in enumerate(_DOTS):
                    for dx, dot in enumerate(row):
                        colour = _pixel(screen, x + dx, y + dy)
                        if colour:
                            dots |= dot
                            lit.append(colour)
                cells.append((chr(_BRAILLE + dots), lit[0] if lit else 1, 0))
            yield self._coloured(screen, cells)

    def _coloured(self, screen: Screen, cells: list[tuple[str, int, int]]) -> str:
        """The characters of a row, with a change of colour only where there is one."""
        out = []
        last: tuple[int, int] | None = None
        for char, ink, paper in cells:
            if (ink, paper) != last:
                out.append(self._colour(screen, ink, paper))
                last = ink, paper
            out.append(char)
        return "".join(out)

    def _colour(self, screen: Screen, ink: int, paper: int) -> str:
        palette = colours(screen)
        terminal = self._terminal
        return str(terminal.color_rgb(*palette[ink]) + terminal.on_color_rgb(*palette[paper]))


def _fitting(text: str, columns: int) -> str:
    """As many of a help line's keys as fit, and always its last, which leaves."""
    *parts, last = text.split("  ")
    while parts and len("  ".join([*parts, last])) > columns:
        parts.pop()
    return "  ".join([*parts, last])[:columns]


def _cells(screen: Screen, braille: bool) -> tuple[int, int]:
    """The columns and lines that a screen takes."""
    if braille:
        return math.ceil(screen.width / 2), math.ceil(screen.height / 4)
    return screen.width, math.ceil(screen.height / 2)


def _pixel(screen: Screen, x: int, y: int) -> int:
    """A pixel's colour number; 0 outside."""
    inside = x < screen.width and y < screen.height
    return screen.pixels[y * screen.width + x] if inside else 0


@contextmanager
def _signals() -> Iterator[int]:
    """Makes signals end the program by the way of its clean-up; gives a descriptor to select on.

    The descriptor becomes readable when the terminal's size changes.
    """

    def leave(number: int, _frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    wake, waker = os.pipe()
    for end in (wake, waker):
        os.set_blocking(end, False)
    handlers: dict[signal.Signals, Callable[..., None] | signal.Handlers] = {
        signal.SIGTERM: leave,
        signal.SIGHUP: leave,
        signal.SIGQUIT: leave,  # Ctrl-\
        signal.SIGWINCH: lambda *_: None,
        signal.SIGTSTP: signal.SIG_IGN,  # a stopped program would keep the terminal as it is
    }
    before = {number: signal.signal(number, handler) for number, handler in handlers.items()}
    former = signal.set_wakeup_fd(waker, warn_on_full_buffer=False)
    try:
        yield wake
    finally:
        signal.set_wakeup_fd(former)
        for number, handler in before.items():
            signal.signal(number, handler)
        os.close(wake)
        os.close(waker)


class Played(Protocol):
    """A board that can be played: see BoardProcess. `beat` is after how many s at the latest
    `read` has to be called; None: when the descriptor is readable.
    """

    @property
    def beat(self) -> float | None: ...

    @property
    def screen(self) -> Screen: ...

    def fileno(self) -> int: ...

    def read(self, timeout: float = 0.0) -> None: ...

    def send(self, line: str) -> None: ...


class _Terminal(blessed.Terminal):
    """A terminal whose keyboard may send what is no text in its encoding: that is no key."""

    def getch(self, *args: Any, **keywords: Any) -> str:
        try:
            return super().getch(*args, **keywords)
        except UnicodeDecodeError:
            self._keyboard_decoder.reset()  # it would hold that byte before the next key, too
            return ""


def play(board: Played) -> None:
    """Show a board in the terminal until the player leaves.

    The terminal is as before at the end, whatever the end is.
    """
    scheme = board.screen.scheme
    if scheme not in SCHEMES:
        raise CliError(f"the board has buttons that are not known here ({scheme}): it is newer")
    help_line, keys = SCHEMES[scheme]
    terminal = _Terminal()
    painter = Painter(terminal, help_line)
    fingers = Fingers()
    with ExitStack() as stack:
        wake = stack.enter_context(_signals())
        for mode in (terminal.fullscreen(), terminal.cbreak(), terminal.hidden_cursor()):
            stack.enter_context(mode)
        _keep_what_is_typed()

        def pressed() -> bool:
            """Plan the presses of the keys typed by now; whether one of them leaves."""
            while key := terminal.inkey(timeout=0, esc_delay=ESCAPE):
                if key == LEAVE:
                    return True
                if (name := key.name or str(key)) in keys:
                    fingers.press(*keys[name], time.monotonic())
            return False

        stack.enter_context(_presses_ended(board, fingers, pressed))
        shown = -1
        while True:
            if board.screen.frames != shown:
                _write(painter.paint(board.screen))
                shown = board.screen.frames
            pauses = [s for s in (fingers.pause(time.monotonic()), board.beat) if s is not None]
            ready = select.select([sys.stdin, board, wake], [], [], min(pauses, default=None))[0]
            if wake in ready:
                os.read(wake, 64)
                _write(terminal.clear)
                shown = -1
            if board in ready or board.beat is not None:
                board.read()
            if pressed():
                return
            for edge in fingers.due(time.monotonic()):
                board.send(edge)


def _keep_what_is_typed() -> None:
    """Have Ctrl-C leave what was typed before it to be read; `cbreak` restores the mode."""
    mode = termios.tcgetattr(sys.stdin)
    mode[3] |= termios.NOFLSH
    termios.tcsetattr(sys.stdin, termios.TCSANOW, mode)


@contextmanager
def _presses_ended(board: Played, fingers: Fingers, pressed: Callable[[], bool]) -> Iterator[None]:
    """Where the player leaves, by Ctrl-C too, what was pressed is pressed to its end."""
    try:
        yield
    except (KeyboardInterrupt, SystemExit):
        pressed()
        _end_presses(board, fingers)
        raise
    _end_presses(board, fingers)


def _end_presses(board: Played, fingers: Fingers) -> None:
    while (pause := fingers.pause(time.monotonic())) is not None:
        board.read(pause)
        for edge in fingers.due(time.monotonic()):
            board.send(edge)


def check_terminal(command: str, instead: str) -> None:
    """CliError where the handheld can't be shown."""
    if not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()):
        raise CliError(f"{command} needs a terminal; without one, use: {instead}")
    try:
        "┌─▄⣿".encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        raise CliError(
            f"{command} needs a UTF-8 terminal, and this one's locale says "
            f"{sys.stdout.encoding}: try LC_ALL=C.UTF-8 cubekeeper {command}"
        ) from None


def _write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


@click.command("play")
@board_options
@cards_option
@click.option(
    "--saves",
    type=FilePath(path_type=Path),
    metavar="DIR",
    help="Where the handheld's files are kept.  [default: the user's own folder]",
)
@click.option("--web", is_flag=True, help="Play in the browser instead.")
@click.option(
    "--port", type=click.IntRange(1, 65535), default=8128, show_default=True, help="With --web."
)
@click.option("--no-open", is_flag=True, help="With --web: open no browser, just serve the page.")
@click.pass_context
def play_command(
    context: click.Context,
    board: str,
    runtime: str,
    heap: str | None,
    catalogue: Path | None,
    saves: Path | None,
    web: bool,
    port: int,
    no_open: bool,
) -> None:
    """Play on the simulated handheld, in this terminal or in the browser."""
    _check_options(context, web)
    if web:
        from cubekeeper_host.site import play_in_browser  # which needs this module's keys

        play_in_browser(board, port, not no_open)
        return
    check_terminal("play", "cubekeeper keys FILE --text")
    settings = boards.load(board)
    root = saves or Path(click.get_app_dir("cubekeeper")) / settings["name"]
    own_cards = cards.compiled(catalogue) if catalogue else None
    with BoardProcess(settings, root, runtime=runtime, heap=heap, own_cards=own_cards) as process:
        play(process)


def _check_options(context: click.Context, web: bool) -> None:
    """Refuse what only the other way of playing takes."""
    others = ("runtime", "heap", "catalogue", "saves") if web else ("port", "no_open")
    for option in context.command.params:
        source = context.get_parameter_source(option.name or "")
        if option.name in others and source == ParameterSource.COMMANDLINE:
            how = "with --web" if web else "without --web"
            raise click.UsageError(f"{option.opts[0]} means nothing {how}", context)

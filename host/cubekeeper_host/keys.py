"""Key-sequence files: playing the handheld by script, without a terminal.

One command a line; a word that begins with `#` begins a comment.

    press BUTTON          down for 60 ms, and 60 ms after it
    hold BUTTON [MS]      the same, but down for 900 ms or as long as is said
    down BUTTON           a button goes down and stays down
    up BUTTON             and comes up again
    wait MS               let time pass
    random HEX            bytes that the handheld's chance draws on next
    day YYYYMMDD          the handheld's clock is set to that day
    battery PERCENT       the handheld's battery is that full
    screenshot NAME       keep the screen under this name
    expect WORDS          fail unless these words are on the screen
    include FILE          the commands of another file, found from this one's folder
    xN COMMAND            the command N times
"""

import re
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import click

from cubekeeper.hal.mirror import FULL
from cubekeeper.hal.sim import NO_ENTROPY
from cubekeeper_host import boards, cards, mpy, png, vm
from cubekeeper_host.board_process import BoardProcess, BoardStopped
from cubekeeper_host.cli_options import board_options, cards_option
from cubekeeper_host.errors import BAD_INPUT, CliError, one_line
from cubekeeper_host.files import TEXT, FilePath, read_whole
from cubekeeper_host.mirror import Screen

TAP = 60  # ms a pressed button stays down, and up after it
HOLD = 900  # ms of a held button: long enough for every long press but the very long
LONGEST_WAIT = 3_600_000  # ms
MOST_TIMES = 9999
MOST_COMMANDS = 1_000_000  # once all is included and repeated
DEEPEST = 50  # files that include each other

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]*")
_COMMENT = re.compile(r"(?:^|\s)#")


@dataclass(frozen=True)
class Command:
    """One command, and the place (FILE:LINE) it stands at.

    `argument` is a button, a name, words or hex; `milliseconds` how long `hold` and `wait` take.
    """

    word: str
    argument: str
    milliseconds: int
    place: str


class KeyFileError(CliError):
    """A key file that is wrong, or whose expectation failed."""

    def __init__(self, place: str, message: str) -> None:
        super().__init__(f"{place}: {message}", BAD_INPUT)


class Parser:
    """Reads key files for a board with certain buttons."""

    def __init__(self, buttons: tuple[str, ...]) -> None:
        self._buttons = buttons
        self._open: list[Path] = []  # the files being read, each included by the one before
        self._names: dict[str, str] = {}  # where each screenshot name was given
        self._takers: dict[str, Callable[[str, str], list[Command]]] = {
            "press": self._button("press", TAP),
            "hold": self._hold,
            "down": self._button("down", 0),
            "up": self._button("up", 0),
            "wait": self._wait,
            "random": self._random,
            "day": self._day,
            "battery": self._battery,
            "screenshot": self._screenshot,
            "expect": self._expect,
            "include": self._include,
        }

    def file(self, path: Path) -> list[Command]:
        """All commands of a file, in the order in which they are to be played.

        KeyFileError names the line that is wrong; OSError when the file can't be read.
        """
        data = read_whole(path, TEXT)
        self._open.append(path)
        commands: list[Command] = []
        for number, line in enumerate(data.split(b"\n"), 1):
            place = f"{path}:{number}"
            try:
                commands += self._line(_COMMENT.split(line.decode(), 1)[0], place)
            except UnicodeDecodeError:
                raise KeyFileError(place, "not UTF-8 text") from None
            if len(commands) > MOST_COMMANDS:
                raise KeyFileError(place, f"more than {MOST_COMMANDS} commands in all")
        self._open.pop()
        return commands

    def _line(self, line: str, place: str) -> list[Command]:
        word, rest = _split(line)
        if not word:
            return []
        if not re.fullmatch("x[0-9]+", word):
            return self._command(word, rest, place)
        times = _number(word[1:], 1, MOST_TIMES, place, "the number after x")
        word, rest = _split(rest)
        if word == "screenshot":
            raise KeyFileError(place, "a screenshot can't be repeated: each needs its own name")
        if not word:
            raise KeyFileError(place, f"what x{times} is to repeat is missing: x3 press ok")
        commands = self._command(word, rest, place)
        if len(commands) * times > MOST_COMMANDS:
            raise KeyFileError(place, f"more than {MOST_COMMANDS} commands in all")
        return commands * times

    def _command(self, word: str, rest: str, place: str) -> list[Command]:
        if word not in self._takers:
            known = ", ".join([*self._takers, "xN"])
            raise KeyFileError(place, f"unknown command {word!r}; known: {known}")
        return self._takers[word](rest, place)

    def _button(self, word: str, milliseconds: int) -> Callable[[str, str], list[Command]]:
        def take(rest: str, place: str) -> list[Command]:
            return [Command(word, self._known_button(rest, place), milliseconds, place)]

        return take

    def _known_button(self, name: str, place: str) -> str:
        if name not in self._buttons:
            known = ", ".join(self._buttons)
            raise KeyFileError(place, f"this board has no button {name!r}; it has {known}")
        return name

    def _hold(self, rest: str, place: str) -> list[Command]:
        name, duration = _split(rest)
        button = self._known_button(name, place)
        milliseconds = _milliseconds(duration, place) if duration else HOLD
        return [Command("hold", button, milliseconds, place)]

    def _wait(self, rest: str, place: str) -> list[Command]:
        return [Command("wait", "", _milliseconds(rest, place), place)]

    def _random(self, rest: str, place: str) -> list[Command]:
        digits = "".join(rest.split())
        if not digits or len(digits) % 2 or not re.fullmatch("[0-9A-Fa-f]+", digits):
            raise KeyFileError(place, f"{rest!r} is not bytes in hex, two digits each: random 0a1b")
        return [Command("random", digits, 0, place)]

    def _day(self, rest: str, place: str) -> list[Command]:
        try:
            if not re.fullmatch("[0-9]{8}", rest):
                raise ValueError
            date.fromisoformat(rest)
        except ValueError:
            raise KeyFileError(place, f"{rest!r} is no day in eight digits: day 20261231") from None
        return [Command("day", rest, 0, place)]

    def _battery(self, rest: str, place: str) -> list[Command]:
        percent = _number(rest, 0, FULL, place, "how full the battery is, in percent,")
        return [Command("battery", str(percent), 0, place)]

    def _screenshot(self, rest: str, place: str) -> list[Command]:
        if not _NAME.fullmatch(rest):
            raise KeyFileError(
                place, f"{rest!r} is not a screenshot's name: one word of letters, digits, . _ -"
            )
        if rest in self._names:
            raise KeyFileError(place, f"screenshot {rest!r} was taken at {self._names[rest]}")
        self._names[rest] = place
        return [Command("screenshot", rest, 0, place)]

    def _expect(self, rest: str, place: str) -> list[Command]:
        if not rest:
            raise KeyFileError(place, "the words to expect are missing: expect Start player")
        return [Command("expect", rest, 0, place)]

    def _include(self, rest: str, place: str) -> list[Command]:
        if not rest:
            raise KeyFileError(place, "the file to include is missing: include setup.keys")
        path = self._open[-1].parent / rest
        try:
            if any(path.samefile(other) for other in self._open):
                raise KeyFileError(
                    place, f"{rest!r} is being read already: it would include itself"
                )
            if len(self._open) == DEEPEST:
                raise KeyFileError(place, f"more than {DEEPEST} files deep: include fewer in turn")
            return self.file(path)
        except (OSError, ValueError) as error:  # ValueError: a NUL in the name
            reason = getattr(error, "strerror", None) or str(error)
            raise KeyFileError(place, f"can't read {rest!r}: {reason}") from None


class Player:
    """Plays commands on a board with a stream clock."""

    def __init__(self, board: BoardProcess, screenshot: Callable[[str, Screen], None]) -> None:
        """`screenshot` gets the name and the screen of each screenshot."""
        self._board = board
        self._screenshot = screenshot
        board.advance(0)  # the first picture

    def play(self, commands: list[Command]) -> None:
        """Play them all; KeyFileError or BoardStopped names the line at which it went wrong."""
        for command in commands:
            try:
                self._play(command)
                if self._board.crash:
                    raise BoardStopped(f"the app crashed: {self._board.crash}")
            except BoardStopped as stopped:
                if NO_ENTROPY in stopped.message:
                    raise KeyFileError(
                        command.place,
                        "the handheld draws on chance here, and no bytes are left for it: "
                        "write random HEX in a line before, such as random 0a1b",
                    ) from None
                raise BoardStopped(f"{command.place}: {stopped.message}") from None

    def _play(self, command: Command) -> None:
        board = self._board
        match command.word:
            case "press" | "hold":
                board.send("+" + command.argument)
                board.advance(command.milliseconds)
                board.send("-" + command.argument)
                board.advance(TAP)
            case "down" | "up":
                board.send({"down": "+", "up": "-"}[command.word] + command.argument)
                board.advance(0)
            case "wait":
                board.advance(command.milliseconds)
            case "random":
                board.script(bytes.fromhex(command.argument))
            case "day":
                board.send("d " + command.argument)
            case "battery":
                board.send("b " + command.argument)
                board.advance(0)
            case "screenshot":
                self._screenshot(command.argument, board.screen)
            case "expect":
                _expect(command, board.screen)


def _expect(command: Command, screen: Screen) -> None:
    """The words may run over a line's end, as a prompt's do."""
    if " ".join(command.argument.split()) not in " ".join(" ".join(screen.lines).split()):
        shown = one_line(" | ".join(screen.lines)) or "nothing"
        raise KeyFileError(command.place, f"{command.argument!r} is not on the screen: {shown}")


def _split(text: str) -> tuple[str, str]:
    """The first word, and the rest."""
    word, *rest = text.split(maxsplit=1) or [""]
    return word, "".join(rest).strip()


def _milliseconds(text: str, place: str) -> int:
    return _number(text, 0, LONGEST_WAIT, place, "a time in ms")


def _number(text: str, low: int, high: int, place: str, what: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text) or not low <= int(text) <= high:
        raise KeyFileError(place, f"{what} is a whole number from {low} to {high}, not {text!r}")
    return int(text)


@contextmanager
def _temporary_root() -> Iterator[Path]:
    """A folder for one run; it stays if the board stopped, whose log is in it."""
    root = Path(tempfile.mkdtemp(prefix="cubekeeper-"))
    stopped = False
    try:
        yield root
    except BoardStopped:
        stopped = True
        raise
    finally:
        if not stopped:
            shutil.rmtree(root)


@contextmanager
def _compiled_modules() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="cubekeeper-") as folder:
        yield mpy.build(Path(folder))


@click.command("keys")
@click.argument("file", type=FilePath(path_type=Path))
@board_options
@cards_option
@click.option(
    "--png",
    "png_folder",
    type=FilePath(path_type=Path),
    metavar="DIR",
    help="Write each screenshot to DIR/NAME.png.",
)
@click.option("--text", is_flag=True, help="Print the words of each screenshot.")
@click.option(
    "--root",
    type=FilePath(path_type=Path),
    metavar="DIR",
    help="Keep the board's files in DIR, from run to run.  [default: a temporary folder]",
)
@click.option(
    "--compiled",
    is_flag=True,
    help="Run .mpy modules as a board does (with --runtime micropython).",
)
@click.option(
    "--scale",
    type=click.IntRange(1, 32),
    default=4,
    show_default=True,
    help="Size of a screen's pixel in the PNG.",
)
def keys_command(
    file: Path,
    board: str,
    runtime: str,
    heap: str | None,
    catalogue: Path | None,
    png_folder: Path | None,
    text: bool,
    root: Path | None,
    compiled: bool,
    scale: int,
) -> None:
    """Play the key-sequence FILE, without a terminal.

    \b
    A line of the file is one of
        press BUTTON    hold BUTTON [MS]    down BUTTON    up BUTTON
        wait MS         random HEX          day YYYYMMDD
        expect WORDS    screenshot NAME     battery PERCENT
        include FILE    xN COMMAND
    and # begins a comment. Time passes only as the commands say, and chance draws only on the
    bytes of `random`, so that each run is the same.
    """
    settings = boards.load(board)
    commands = Parser(boards.buttons(settings)).file(file)
    if compiled and runtime == vm.CPYTHON:
        raise CliError("compiled modules run on MicroPython only: add --runtime micropython")
    own_cards = cards.compiled(catalogue) if catalogue else None

    def screenshot(name: str, screen: Screen) -> None:
        if png_folder:
            png_folder.mkdir(parents=True, exist_ok=True)
            png.save(screen, png_folder / f"{name}.png", scale)
        if text:
            click.echo("\n".join([f"== {name} ==", *screen.lines, ""]))

    with (
        nullcontext(root) if root else _temporary_root() as folder,
        _compiled_modules() if compiled else nullcontext() as modules,
        BoardProcess(
            settings,
            folder,
            runtime=runtime,
            heap=heap,
            clock="stream",
            entropy="stream",
            compiled=modules,
            own_cards=own_cards,
        ) as process,
    ):
        Player(process, screenshot).play(commands)

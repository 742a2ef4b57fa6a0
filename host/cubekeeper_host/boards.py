"""Board files: finding them, checking them, and compiling them into what the firmware reads."""

import tomllib
from pathlib import Path
from typing import Any

from cubekeeper.hal import board as compiled
from cubekeeper.rules.table import INT, KIND, TEXT, WORD
from cubekeeper_host.errors import BAD_INPUT, CliError
from cubekeeper_host.vm import shipped

SUFFIX = ".toml"

Settings = dict[str, Any]


class BoardError(CliError):
    """A board that is not there, or a board file that is wrong."""


def names() -> list[str]:
    """The names of the boards that come with cubekeeper, sorted."""
    return sorted(path.stem for path in shipped("boards").glob("*" + SUFFIX))


def load(name_or_path: str) -> Settings:
    """A board's checked settings, by its name or by the path of its .toml file.

    The keys are the fields that the firmware declares (SETTINGS in hal/board.py). BoardError
    names the file, the key and what would be right.
    """
    path = _find(name_or_path)
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BoardError(f"{path}: not a TOML file: {error}", BAD_INPUT) from None
    return _checked(path, found)


def compile_board(
    board: Settings, clock: str = "system", entropy: str = "system", start: int = 0
) -> bytes:
    """The compiled board file, with how this run of it is driven.

    `clock` and `entropy` are "system" or "stream"; `start` is the tick (0 to 2**30 - 1) at which
    a stream clock begins.
    """
    values = board | {"clock": clock, "entropy": entropy, "start": start}
    data = compiled.pack([_value(spec, values[spec[0]]) for spec in compiled.FIELDS])
    assert isinstance(data, bytes)
    return data


def buttons(board: Settings) -> tuple[str, ...]:
    """The names of a board's buttons, in the firmware's order."""
    return tuple(compiled.BUTTONS[board["buttons"]])


def _find(name_or_path: str) -> Path:
    if name_or_path.endswith(SUFFIX):
        return Path(name_or_path)
    if name_or_path in names():
        return shipped("boards") / (name_or_path + SUFFIX)
    raise BoardError(
        f"no board is called {name_or_path!r}: "
        f"name one of {', '.join(names())}, or the path of a {SUFFIX} file"
    )


def _checked(path: Path, found: Settings) -> Settings:
    known = [spec[0] for spec in compiled.SETTINGS]
    for key in found:
        if key not in known:
            raise BoardError(f"{path}: unknown key {key!r}; known: {', '.join(known)}", BAD_INPUT)
    for spec in compiled.SETTINGS:
        key = spec[0]
        if key not in found:
            raise BoardError(f"{path}: {key!r} is missing: {_wanted(spec)}", BAD_INPUT)
        if not _fits(spec, found[key]):
            raise BoardError(
                f"{path}: {key} = {_toml(found[key])} is wrong: {_wanted(spec)}", BAD_INPUT
            )
    return found


def _fits(spec: tuple[Any, ...], value: object) -> bool:
    kind = spec[1] & KIND
    if kind == INT:
        return type(value) is int and spec[2] <= value <= spec[3]
    if kind == WORD:
        return value in _words(spec) and type(value) is not bool
    return isinstance(value, str) and value.isprintable() and 0 < len(value) <= spec[2]


def _wanted(spec: tuple[Any, ...]) -> str:
    kind = spec[1] & KIND
    if kind == INT:
        return f"a whole number from {spec[2]} to {spec[3]} is wanted"
    if kind == TEXT:
        return f"a text of 1 to {spec[2]} characters is wanted"
    return f"{' or '.join(_toml(word) for word in _words(spec))} is wanted"


def _words(spec: tuple[Any, ...]) -> list[str | int]:
    """A WORD's values as a board file writes them: words that are numbers without quotes."""
    return [int(word) if word.isdigit() else word for word in spec[2]]


def _value(spec: tuple[Any, ...], value: object) -> object:
    return _words(spec).index(value) if spec[1] & KIND == WORD else value  # type: ignore[arg-type]


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)

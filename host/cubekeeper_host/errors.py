"""How a command fails: one clear line and an exit status; and text that any console takes."""

import json
import sys
import unicodedata
from pathlib import Path
from typing import Any

BAD_USE = 1  # wrong usage, a missing file, a missing tool
BAD_INPUT = 2  # a file whose contents are wrong

_CONTROLS = ("Cc", "Zl", "Zp")  # control characters, and what ends a line or paragraph


class CliError(Exception):
    """A failure the user can do something about; the text is the one line they see.

    `advice` is a second line, on what to do, where the first can't say it.
    """

    def __init__(self, message: str, exit_code: int = BAD_USE, advice: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.exit_code = exit_code
        self.advice = advice


class VmMissing(CliError):
    """A MicroPython VM is not on this machine."""


def escaped(text: str) -> str:
    """The text as it is, but with an escape like `\\n` for what a terminal would act on."""
    return "".join(
        c.encode("unicode_escape").decode() if unicodedata.category(c) in _CONTROLS else c
        for c in text
    )


def one_line(text: str) -> str:
    """What may be several lines on one line, escaped; for the words of another program, say."""
    lines = text.splitlines()
    if len(lines) > 1:
        text = " ".join(line.strip() for line in lines if line.strip())
    return escaped(text)


def json_text(value: Any, indent: int | None = None) -> str:
    """A value as JSON, with escapes of its own for what standard output can't encode."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    return json.dumps(value, ensure_ascii=not encoding.lower().startswith("utf"), indent=indent)


def how_to_get(extra: str) -> str:
    """What to type for an extra of pyproject.toml, where it is missing: it is on no index."""
    if (Path(__file__).parent / "data").exists():  # an installed wheel, by pipx say
        return f"{sys.executable} -m pip install '.[{extra}]' in cubekeeper's sources"
    return f".venv/bin/pip install -e '.[{extra}]' in the sources"

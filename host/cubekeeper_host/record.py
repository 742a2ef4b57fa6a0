"""The text form of a game record, as the host uses it: the reader and writer of cubekeeper_text.

The page loads the same modules; what only the host has is here: catalogues of cards in files.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from cubekeeper_host import cards
from cubekeeper_text import record as text
from cubekeeper_text.events import check_name, event_of, event_text, form, value_text
from cubekeeper_text.record import (
    Line,
    Record,
    RecordError,
    catalogue,
    game_of,
    recorded,
    refusal,
    strange_cards,
    write,
)
from cubekeeper_text.words import BLANKS, Word, WordError, quote, shown, split

__all__ = [
    "BLANKS",
    "Event",
    "Line",
    "Record",
    "RecordError",
    "Spec",
    "Word",
    "WordError",
    "catalogue",
    "check_name",
    "event_of",
    "event_text",
    "form",
    "game_of",
    "quote",
    "read",
    "recorded",
    "refusal",
    "shown",
    "split",
    "strange_cards",
    "value_text",
    "write",
]

Spec = tuple[Any, ...]
Event = tuple[Any, ...]


def read(data: bytes, folder: Path) -> tuple[Record, RecordError | None]:
    """Read a record. With an error come the lines before it: the rules may refuse one first.

    `folder` is the record's own, from which it may name a catalogue. RecordError is raised when
    the header itself is bad.
    """
    record, error = text.read(data, lambda deck: _finder(folder, deck))
    return record, error


def _finder(folder: Path, deck: str | None) -> Callable[[str], cards.Card | None]:
    """Finds the cards of a catalogue that a record names, and the built-in ones."""
    return _catalogue(folder, deck).get


def _catalogue(folder: Path, deck: str | None) -> Mapping[str, cards.Card]:
    if deck is None:
        return cards.builtin()
    try:
        return cards.merged(folder / deck)
    except cards.CatalogueError as error:
        raise WordError(f"{shown(deck)}:{error.line}: {error}") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise WordError(f"can't read the catalogue {shown(deck)}: {reason}") from None

"""What reads bytes that anyone may have written, as targets for a fuzzer.

Each target takes bytes and fails with an exception that its reader does not declare, or where
what was read does not come out the same again.
"""

import tempfile
from binascii import crc32
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

from cubekeeper.game import cards, codec, crashes, journal, play, settings
from cubekeeper.hal import mirror
from cubekeeper.hal.board import BUTTONS
from cubekeeper.hal.remote import Remote
from cubekeeper.rules import GAMES, load
from cubekeeper.ui.canvas import Canvas
from cubekeeper_host.errors import CliError
from cubekeeper_host.mirror import Decoder
from cubekeeper_host.record import RecordError, read

TESTS = Path(__file__).parents[1]
_FOLDER = tempfile.TemporaryDirectory(prefix="cubekeeper-fuzz-")
_FILE = Path(_FOLDER.name) / "cards.ckc"


def specs() -> list[object]:
    """Every form that is stored in the packed form of game/codec.py."""
    found: list[object] = [settings.SETTINGS, crashes.FIELDS, cards.CARD, play.SETUP, play.EXTRA]
    for name, _, _ in GAMES:
        rules = load(name)
        found.append(play.option_specs(rules))
        found += [event[2] for event in rules.EVENTS]
    return found


SPECS = specs()


def packed(data: bytes) -> None:
    """The values of specs: what can be read is written and read again as the same."""
    if not data:
        return
    spec = SPECS[data[0] % len(SPECS)]
    try:
        values, end = codec.decode(spec, data, 1)
    except ValueError:
        return
    assert end <= len(data)
    assert codec.decode(spec, codec.encode(spec, values))[0] == values


def saved_game(data: bytes) -> None:
    """A journal and its tail; sealed, so that damage reaches what lies within."""
    main, _, tail = data.partition(b"\xff\xfe")
    for begin in (b"", journal.HEAD):
        try:
            payloads, torn, lost = journal.records(begin + main, tail)
        except ValueError:
            continue
        assert min(torn, lost) >= 0
        assert all(isinstance(payload, bytes) for payload in payloads)
    payloads = data[:2000].split(b"\xff")[:20]
    whole = journal.HEAD + journal.frame(0, payloads)
    assert journal.records(whole) == (payloads, 0, 0)
    try:
        game = play.from_setup(payloads[0])
        for payload in payloads[1:]:
            assert play.pack(game.rules, play.unpack(game.rules, payload, len(game.names)))
    except ValueError:
        return


def record(data: bytes) -> None:
    """A game as text."""
    try:
        read(data, TESTS)
    except RecordError as error:
        assert str(error)
        assert "\n" not in str(error)


def catalogue(data: bytes) -> None:
    """A compiled catalogue, with and without a checksum that fits."""
    for content in (data, data + journal.checksum(data)):
        _FILE.write_bytes(content)
        try:
            opened = cards.Catalogue(str(_FILE))
        except ValueError:
            continue
        found = [opened.card(place) for place in range(len(opened))]
        assert all(opened.find(card[0]) == card for card in found)
        assert cards.pack(found)


def mirror_board(data: bytes) -> None:
    """What a host sends to a board."""
    buttons = BUTTONS[sorted(BUTTONS)[len(data) % len(BUTTONS)]]
    lines = mirror.Lines()
    for at in range(0, len(data), 7):
        for line in lines.feed(data[at : at + 7]):
            assert len(line) <= mirror.LONGEST
            mirror.command(line, buttons)
    mirror.command(data, buttons)
    canvas = Canvas(16, 8, 1)
    board = SimpleNamespace(width=16, height=8, depth=1, buttons="six")
    computer = Remote(board, buttons, SimpleNamespace(write=len), 0)
    down = set()
    for now in range(0, len(data), 5):
        for button, is_down, tick in computer.hear(data[now : now + 5], canvas, now):
            assert tick == now
            (down.add if is_down else down.discard)(button)
    assert {button for button, _, _ in computer.let_go(len(data))} == down


def mirror_host(data: bytes) -> None:
    """What a board sends to its host; each line with a checksum that fits, or as it is."""
    other: list[bytes] = []
    decoder = Decoder(other.append)
    header = b"@h 1 16 8 1 000000ffffff six"
    try:
        for line in (header, *data.split(b"\n")):
            decoder.feed(line + b" *%08x\n" % crc32(line))
            decoder.feed(line + b"\n")
        decoder.feed(data)
    except CliError as error:
        assert "\n" not in error.message
    decoder.finish()
    if decoder.screen:
        assert len(decoder.screen.pixels) == decoder.screen.width * decoder.screen.height


TARGETS: dict[str, Callable[[bytes], None]] = {
    target.__name__: target
    for target in (packed, saved_game, record, catalogue, mirror_board, mirror_host)
}


def seeds(name: str) -> list[bytes]:
    """Sound input to begin with."""
    fixtures = TESTS / "fixtures"
    if name == "record":
        paths = sorted((TESTS / "records").glob("*/*.ck"))[::5]
        return [path.read_bytes() for path in paths]
    if name == "catalogue":
        return [path.read_bytes()[:-4] for path in fixtures.glob("catalogue-*/cards.ckc")]
    if name == "saved_game":
        return [path.read_bytes() for path in sorted(fixtures.glob("journal-*/*.ck?"))]
    if name == "packed":
        return [bytes((place,)) + bytes(9) for place in range(len(SPECS))]
    if name == "mirror_board":
        return [b"+ok\n-ok\nt 100\nr 00ff\nh\nq\n"]
    return [b"@f 0 0 8 1 AA==\n@w SGVsbG8=\n@s\n@t 100", b"@h 1 8 8 4 " + b"00" * 48 + b" three"]

"""What the reader of records makes of files: a line of JSON each, the same on every runtime."""

import json
import sys

from cubekeeper.game.cards import BUILTIN, Catalogue
from cubekeeper.game.play import pack
from cubekeeper.rules import load
from cubekeeper_text.record import RecordError, game_of, read, write


def main(paths):
    """Yield for each path its setup, events and text, or the first bad line and why it is."""
    find = Catalogue(BUILTIN).find
    for path in paths:
        with open(path, "rb") as file:
            data = file.read()
        try:
            record, error = read(data, lambda deck: find)
            rules = load(record.game, record.options)
            setup = game_of(record, error).setup()
            events = [list(pack(rules, line.event)) for line in record.lines]
            yield json.dumps([list(setup), events, write(record)])
        except RecordError as error:
            yield json.dumps([error.line, str(error)])


if __name__ == "__main__":
    for answer in main([line.strip() for line in sys.stdin]):
        print(answer)

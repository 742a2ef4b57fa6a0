"""What portable tests share: they run on CPython under pytest and in a MicroPython VM."""

import os

from cubekeeper.hal.storage import FileStore


def raises(kind, call, *args):
    """The exception of a kind that a call must raise."""
    try:
        call(*args)
    except kind as error:
        return error
    raise AssertionError("no " + kind.__name__)


def new_store():
    """An empty store in a new folder below the working directory."""
    return FileStore("store%d" % len(os.listdir(".")))


class Chance:
    """Reproducible pseudo-random numbers, the same on both runtimes (Numerical Recipes' LCG)."""

    def __init__(self, seed):
        self.value = seed

    def below(self, limit):
        self.value = (self.value * 1664525 + 1013904223) & 0xFFFFFFFF
        return (self.value >> 16) % limit

    def pick(self, items):
        return items[self.below(len(items))]


def variants(data):
    """Every truncation and every change of a single byte of some bytes."""
    for end in range(len(data)):
        yield data[:end]
    for at in range(len(data)):
        for flip in range(1, 256):
            yield data[:at] + bytes((data[at] ^ flip,)) + data[at + 1 :]


class MemoryStore:
    """A store (see hal/storage.py) in memory; `path` puts a file where it can be opened."""

    trouble = None
    refusal = "store is full"

    def __init__(self, files=()):
        self.files = dict(files)

    def names(self):
        return sorted(self.files)

    def read(self, name):
        return self.files.get(name)

    def append(self, name, data):
        self.files[name] = self.files.get(name, b"") + data

    def write(self, name, data):
        self.files[name] = bytes(data)

    def remove(self, name):
        del self.files[name]

    def free(self):
        return None

    def path(self, name):
        with open("in-memory", "wb") as file:
            file.write(self.files[name])
        return "in-memory"

    def set_aside(self, *names):
        number = 1
        while [name for name in names if "%s.bad%d" % (name, number) in self.files]:
            number += 1
        for name in names:
            self.files["%s.bad%d" % (name, number)] = self.files.pop(name)
        return "%s.bad%d" % (names[-1], number)

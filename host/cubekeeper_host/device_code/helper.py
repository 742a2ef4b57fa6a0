# What the computer asks of a board's files; sent over the REPL, never kept on the board.
import gc
import os
from binascii import a2b_base64, hexlify

try:
    import hashlib
except ImportError:
    hashlib = None

gc.collect()
buffer = bytearray(512)


def tree(top):
    """A line for each file and folder below a folder: size (-1: a folder) and path."""
    for name, kind, *_ in os.ilistdir(top or "/"):
        path = top + "/" + name
        if kind & 0x4000:
            print(repr((path, -1)))
            tree(path)
        else:
            print(repr((path, os.stat(path)[6])))


def sums(paths):
    """A line for each of the paths: size and SHA-256 of what the file system gives back."""
    for path in paths:
        print(repr((path,) + summed(path)))


def summed(path):
    size = 0
    sha = hashlib.sha256()
    try:
        with open(path, "rb") as file:
            count = file.readinto(buffer)
            while count:
                sha.update(memoryview(buffer)[:count])
                size += count
                count = file.readinto(buffer)
    except OSError:
        return -1, ""
    return size, hexlify(sha.digest()).decode()


def put(path, mode, text):
    with open(path, mode) as file:
        file.write(a2b_base64(text))


def copy(source, target):
    with open(source, "rb") as one, open(target, "wb") as other:
        count = one.readinto(buffer)
        while count:
            other.write(memoryview(buffer)[:count])
            count = one.readinto(buffer)


def folder(path):
    try:
        os.mkdir(path)
    except OSError:
        os.ilistdir(path)  # it was there, or the error is real


def remove(path):
    """A file, or a folder with all that is in it."""
    if os.stat(path)[0] & 0x4000:
        for name, *_ in os.ilistdir(path):
            remove(path + "/" + name)
        os.rmdir(path)
    else:
        os.remove(path)


def rename(old, new):
    """Where the file system does not replace a file (FAT), the other one is removed first."""
    try:
        os.rename(old, new)
    except OSError:
        os.remove(new)
        os.rename(old, new)


def content(path):
    """The bytes of a file, a line of hexadecimal digits for each part."""
    with open(path, "rb") as file:
        count = file.readinto(buffer)
        while count:
            print(hexlify(memoryview(buffer)[:count]).decode())
            count = file.readinto(buffer)

"""Starts the handheld: takes the copy of the firmware that the mark names, and runs it.

An installer keeps two copies, in the folders `a` and `b`, so that one is whole while the other is
written. The mark is a line in one of two files, which are written in turn so that one stands:

    CKM1 NUMBER COPY STATE *CRC-32 of what is before the blank

The 1 is the version of its form: where there is a mark of a newer one nothing is started, and
nothing written. A mark of any version has 80 bytes at most.

The higher number counts. STATE is "good", or how often a new copy was started and did not come
up; then the other copy runs again. Without a mark the modules lie beside this file.
"""

import sys
from binascii import crc32

MARKS = ("start.a", "start.b")
VERSION = 1
TRIES = 2  # starts in which a new copy must come up


class Newer(Exception):
    """A mark whose form only a newer main.py knows."""


def mark():
    """`(number, copy, state)` of the mark that counts; None where there is none. Or Newer."""
    best = None
    for name in MARKS:
        try:
            with open(name, "rb") as file:
                body, star, checksum = file.read(80).strip().rpartition(b" *")
            words = body.decode().split(" ")
            if b"%08x" % crc32(body) != checksum or words[0][:3] != "CKM":
                continue
            if int(words[0][3:]) > VERSION:
                raise Newer("%s is of a newer cubekeeper (%s)" % (name, words[0]))
            found = (int(words[1]), words[2], words[3])
            if best is None or found > best:
                best = found
        except (OSError, ValueError, IndexError):
            pass  # no file, or not a whole mark: the other one counts
    return best


def set_mark(number, copy, state):
    """Write a mark over the older one; where that fails the old mark goes on to count."""
    body = "CKM%d %d %s %s" % (VERSION, number, copy, state)
    try:
        with open(MARKS[number % 2], "w") as file:
            file.write("%s *%08x\n" % (body, crc32(body.encode())))
    except OSError as error:
        print("start mark not written:", error)


def run(copy, came_up):
    """Run a copy; `came_up` is called when it has shown its first screen."""
    sys.path.insert(0, copy)
    try:
        from cubekeeper.run import main

        main(copy + "/", came_up)
    finally:
        sys.path.pop(0)
        # The other copy, or the REPL's user, must not meet this one's modules.
        for name in [name for name in sys.modules if name.split(".")[0] == "cubekeeper"]:
            del sys.modules[name]


def start():
    """Run the copy that the mark names, or the other one where a new one does not come up."""
    try:
        found = mark()
    except Newer as error:
        print("Not started: %s; update the board with that one." % error)
        return
    if found is None:
        from cubekeeper.run import main

        main()
        return
    number, copy, state = found
    if state == "good":
        run(copy, None)
        return
    other = "b" if copy == "a" else "a"
    if int(state) < TRIES:
        set_mark(number + 1, copy, int(state) + 1)
        try:
            run(copy, lambda: set_mark(number + 2, copy, "good"))
            return
        except Exception as error:
            if mark()[2] == "good":
                raise
            print("the new firmware does not start, the one before does:", repr(error))
    set_mark(mark()[0] + 1, other, "good")
    run(other, None)


start()

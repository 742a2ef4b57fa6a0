"""Runs the tests of one module in MicroPython: `run.py MODULE` prints `ok NAME` a test.

A test that fails prints its traceback and then `FAIL NAME`; the exit status stays 0, since
whoever started this reads the lines.
"""

import sys


def outcomes(name):
    """A line for each test of a module, once it ran."""
    module = __import__(name)
    for test in sorted(dir(module)):
        if test.startswith("test_"):
            try:
                getattr(module, test)()
            except Exception as error:
                sys.print_exception(error, sys.stdout)
                yield "FAIL " + test
            else:
                yield "ok " + test


if __name__ == "__main__":
    for line in outcomes(sys.argv[1]):
        print(line)

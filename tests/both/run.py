"""Runs the tests of one module in MicroPython: `run.py MODULE` prints `ok NAME` a test.

A test that fails prints its traceback and then `FAIL NAME`; the exit status stays 0, since
whoever started this reads the lines.
"""

import sys


def main(name):
    module = __import__(name)
    for test in sorted(dir(module)):
        if test.startswith("test_"):
            try:
                getattr(module, test)()
            except Exception as error:
                sys.print_exception(error, sys.stdout)
                print("FAIL " + test)
            else:
                print("ok " + test)


main(sys.argv[1])

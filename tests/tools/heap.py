"""The smallest heap on which a whole game plays: `heap.py [MICROPYTHON]`.

The game and the boards are those of benchmarks.py. A board has pointers of 32 bits, so what it
needs is what a 32-bit MicroPython needs; without one the packaged VM of 64 bits runs it.
"""

import sys
import tempfile
from pathlib import Path

from benchmarks import BOARDS, Bench

from cubekeeper_host import mpy

if __name__ == "__main__":
    program = sys.argv[1] if len(sys.argv) > 1 else None
    with tempfile.TemporaryDirectory() as folder:
        modules = mpy.build(Path(folder))
        for board in BOARDS:
            bench = Bench(board, modules, program)
            print(f"{board}: {bench.heap()} KB, with a clock {bench.clocked()} KB", flush=True)

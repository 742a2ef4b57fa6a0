"""Lets tests import the helps that the portable ones share with the MicroPython VM."""

import signal
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "both"))

# Tests started in the background of a shell inherit that Ctrl-C is ignored, and so would what
# they start: here it is heard again.
signal.signal(signal.SIGINT, signal.default_int_handler)

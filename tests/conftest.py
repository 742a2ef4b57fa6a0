"""Lets tests import the helps that the portable ones share with the MicroPython VM."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "both"))

"""The modules that a PyGamer's CircuitPython has, as its stub lists them."""

import re
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "build" / "circuitpython"
_STUB = FOLDER / "board_definitions" / "pygamer" / "__init__.pyi"

_listed = re.search(r"Included modules: (.*)", _STUB.read_text(encoding="utf-8"))
assert _listed, _STUB
# The stub leaves out three that every CircuitPython has.
NAMES = {name.split(".")[0].split(" ")[0] for name in _listed[1].split(", ")}
NAMES |= {"cubekeeper", "gc", "micropython"}

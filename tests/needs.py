"""What a test needs of its machine: without it a test is skipped, but in CI it fails."""

import os
import shutil

import pytest

_WHERE = {
    "node": "Node.js, for the MicroPython VM of WebAssembly (on Debian: apt install nodejs npm)",
    "chromium": "Chromium, for the page (on Debian: apt install chromium chromium-driver)",
}


def program(name: str) -> None:
    """Skip the tests of this module where a program is missing; in CI let them fail."""
    if shutil.which(name) is None and not os.environ.get("CI"):
        pytest.skip(f"missing here: {_WHERE[name]}", allow_module_level=True)

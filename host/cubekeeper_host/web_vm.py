"""The MicroPython VM of WebAssembly: an npm package, pinned, fetched once by npm."""

import fcntl
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import click

from cubekeeper_host.errors import VmMissing, one_line

PAGE = Path(__file__).parent / "web"  # what the page and Node.js run
MODULE, BINARY = "micropython.mjs", "micropython.wasm"
_MODULES = "node_modules"
_PACKAGE = Path(_MODULES) / "@micropython" / "micropython-webassembly-pyscript"
_PINS = ("package.json", "package-lock.json")  # the version, and the hash of what it must be
_NPM = ("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")


def folder() -> Path:
    """The folder with the VM's MODULE and BINARY, fetched when it is not there yet.

    VmMissing says what to install, or why npm could not fetch it.
    """
    home = _home()
    home.mkdir(parents=True, exist_ok=True)
    with open(home / "lock", "wb") as lock:  # one process fetches, others wait for it
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not _whole(home):
            _fetch(home)
    return home / _PACKAGE


def _home() -> Path:
    """Where npm puts it: beside the sources, else in the user's own folder."""
    sources = PAGE.parents[2]
    if (sources / "pyproject.toml").exists():
        return sources / "build" / "web"
    return Path(click.get_app_dir("cubekeeper")) / "web"


def _whole(home: Path) -> bool:
    """Whether the version that is pinned now is there: the pins are copied once it is whole."""
    return all(
        (home / name).exists() and (home / name).read_bytes() == (PAGE / name).read_bytes()
        for name in _PINS
    )


def _fetch(home: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise VmMissing("npm is missing: install Node.js (on Debian: apt install nodejs npm)")
    with tempfile.TemporaryDirectory(dir=home) as fresh:
        for name in _PINS:
            shutil.copy(PAGE / name, fresh)
        done = subprocess.run([npm, *_NPM], cwd=fresh, capture_output=True, text=True)
        if done.returncode:
            why = one_line(done.stderr or done.stdout)[:200] or f"exit status {done.returncode}"
            raise VmMissing(f"npm could not fetch the MicroPython VM of WebAssembly: {why}")
        shutil.rmtree(home / _MODULES, ignore_errors=True)
        shutil.move(Path(fresh) / _MODULES, home)
        for name in _PINS:
            shutil.copy(PAGE / name, home)


if __name__ == "__main__":
    try:
        folder()
    except VmMissing as missing:
        sys.exit(missing.message)

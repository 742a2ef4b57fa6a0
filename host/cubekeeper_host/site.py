"""The handheld as a page: the folder that any static host can serve, and `play --web`'s server."""

import base64
import functools
import hashlib
import http.server
import json
import shutil
import sys
import tempfile
import webbrowser
from pathlib import Path
from typing import Any

import click

from cubekeeper import VERSION
from cubekeeper_host import boards, mpy, png, web_vm
from cubekeeper_host.errors import CliError
from cubekeeper_host.terminal import SCHEMES, TAP

PORT = 8128  # always the same one, since a browser keeps the saved games by address
_PAGE = [
    "index.html",
    "style.css",
    "icon.svg",
    "page.mjs",
    "machine.mjs",
    "mirror.mjs",
    "storage.mjs",
]
_KEPT = {".py", ".mpy", ".ckf", ".ckc"}
# The terminal's keys as a browser calls them; others are the same.
_KEYS = {
    "KEY_UP": "ArrowUp",
    "KEY_DOWN": "ArrowDown",
    "KEY_LEFT": "ArrowLeft",
    "KEY_RIGHT": "ArrowRight",
    "KEY_ENTER": "Enter",
    "KEY_ESCAPE": "Escape",
    "KEY_BACKSPACE": "Backspace",
}


def build(folder: Path, compiled: bool = True) -> Path:
    """Make the page in a folder, whose contents it replaces.

    With `compiled` it carries .mpy modules, which load faster, else the sources.
    """
    vm = web_vm.folder()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in _PAGE:
        shutil.copy(web_vm.PAGE / name, folder)
    for name in (web_vm.MODULE, web_vm.BINARY):
        shutil.copy(vm / name, folder)
    index = folder / "index.html"
    index.write_text(index.read_text("utf-8").replace("@VERSION@", VERSION), "utf-8")
    (folder / "boards.json").write_text(json.dumps(_boards()), "utf-8")
    (folder / "firmware.json").write_text(json.dumps(_firmware(compiled)), "utf-8")
    _write_worker(folder)
    return folder


def _write_worker(folder: Path) -> None:
    """The service worker, which is another one whenever a file of the page is."""
    names = sorted(path.name for path in folder.iterdir())
    contents = hashlib.sha256()
    for name in names:
        contents.update((folder / name).read_bytes())
    text = (web_vm.PAGE / "sw.js").read_text("utf-8")
    text = text.replace("@CACHE@", f"{VERSION}-{contents.hexdigest()[:12]}")
    text = text.replace("@FILES@", json.dumps(["./", *names]))
    (folder / "sw.js").write_text(text, "utf-8")


def _firmware(compiled: bool) -> dict[str, str]:
    """The firmware's files in base64, by their path below the modules."""
    with tempfile.TemporaryDirectory(prefix="cubekeeper-") as place:
        modules = mpy.build(Path(place), text=True) if compiled else mpy.SOURCES.parent
        return {
            path.relative_to(modules).as_posix(): _base64(path.read_bytes())
            for package in (mpy.SOURCES, mpy.TEXT)
            for path in sorted((modules / package.name).rglob("*"))
            if path.suffix in _KEPT
        }


def _boards() -> list[dict[str, Any]]:
    """All boards as the page draws them, the simulator's first."""
    names = boards.names()
    return [described(name) for name in sorted(names, key=lambda name: (name != "sim", name))]


def described(name: str) -> dict[str, Any]:
    """A board as the page draws it."""
    settings = boards.load(name)
    help_line, keys = SCHEMES[settings["buttons"]]
    return {
        "name": name,
        "title": f"{name}: {boards.title(boards.read(name).settings)}",
        "scheme": settings["buttons"],
        "buttons": boards.buttons(settings),
        "mono": png.MONO,
        "file": _base64(boards.compile_board(settings)),
        "help": "Keys: " + ", ".join(help_line.split("  ")[:-1]),
        # None: the button is down as long as the key is, else for so many ms.
        "keys": {
            _KEYS.get(key, key): (button, None if seconds == TAP else round(seconds * 1000))
            for key, (button, seconds) in keys.items()
        },
    }


def _base64(data: bytes) -> str:
    return base64.b64encode(data).decode()


class _Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | {
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *_: Any) -> None:
        """Say nothing: the terminal shows the address."""

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


def server(folder: Path, port: int) -> http.server.ThreadingHTTPServer:
    """A server of a folder for this machine alone; port 0 takes any that is free."""
    handler = functools.partial(_Handler, directory=str(folder))
    try:
        return http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
    except OSError as error:
        raise CliError(
            f"port {port}: {error.strerror}: another handheld may be on there; "
            f"stop it, or take --port {port + 1}, which keeps games of its own"
        ) from None


def play_in_browser(board: str, port: int, opened: bool) -> None:
    """Serve the page, with a board of the list, until Ctrl-C."""
    if board not in boards.names():
        raise CliError(f"--web has the boards {', '.join(boards.names())}, not {board!r}")
    with (
        tempfile.TemporaryDirectory(prefix="cubekeeper-") as place,
        server(build(Path(place) / "page", compiled=False), port) as serving,
    ):
        address = f"http://localhost:{serving.server_port}/?board={board}"
        click.echo(f"The handheld is at {address} (Ctrl-C stops).")
        sys.stdout.flush()
        if opened:
            webbrowser.open(address)
        try:
            serving.serve_forever()
        except KeyboardInterrupt:
            click.echo("Stopped. The games stay in the browser.")


if __name__ == "__main__":
    target = build(Path(sys.argv[1]))
    size = sum(path.stat().st_size for path in target.iterdir())
    print(f"{target}: {len(list(target.iterdir()))} files, {size // 1024} KB")

"""Switches a CircuitPython board on: boot.py, then code.py of the folder it is started in.

    python power_on.py SCRIPT.json

The script is of the form {"size": [width, height], "pressed": LEVEL, "held": [CONTROL, ...],
"sync_takes": SECONDS, "light": BOOL, "script": [...]} (see world.py; it begins as code.py does).
The pictures are written to NAME.565 beside it, row by row with 2 bytes a pixel, and what became of
the board to end.json.

What CircuitPython lacks, the firmware does not get here either.
"""

import builtins
import json
import os
import re
import runpy
import sys
import time
import traceback
from pathlib import Path

HERE = Path(__file__).parent
sys.path[0:0] = [str(HERE), str(HERE / "modules"), str(HERE.parent / "emulated")]

import displayio  # noqa: E402

displayio._stop_background()  # its thread would sleep in our time

import board_modules  # noqa: E402
import supervisor  # noqa: E402
from world import world  # noqa: E402

time.sleep = world.sleep
os.urandom = world.urandom
os.sync = lambda: world.sleep(world.sync_takes)
del os.fsync
_import = builtins.__import__
_open = builtins.open


def guarded_import(name, globals=None, locals=None, fromlist=(), level=0):
    """Import for the firmware what a PyGamer has; for others, anything."""
    asking = (globals or {}).get("__file__") or ""
    if level == 0 and asking.startswith(os.getcwd() + os.sep):
        world.asked.add(name)
        if name.split(".")[0] not in board_modules.NAMES:
            raise ImportError(f"no module named {name!r}")
    return _import(name, globals, locals, fromlist, level)


def guarded(change):
    """A function that changes the drive, which only the board may when it is not read-only."""

    def changing(*arguments, **named):
        if world.readonly:
            raise OSError(30, "Read-only file system")
        return change(*arguments, **named)

    return changing


def guarded_open(path, mode="r", *arguments, **named):
    if not isinstance(path, int) and set(mode) & set("wax+"):
        return guarded(_open)(path, mode, *arguments, **named)
    return _open(path, mode, *arguments, **named)


def main() -> None:
    path = Path(sys.argv[1])
    told = json.loads(path.read_text())
    world.size = told["size"]
    world.pressed = told["pressed"]
    world.has_light = told["light"]
    for control in told["held"]:
        world.press(control, True)
    sys.path.insert(0, os.path.join(os.getcwd(), "lib"))
    builtins.__import__ = guarded_import
    builtins.open = guarded_open
    for name in ("mkdir", "remove", "rename"):
        setattr(os, name, guarded(getattr(os, name)))
    boot_failed = run("boot.py")
    for name in [name for name in sys.modules if name.split(".")[0] == "cubekeeper"]:
        del sys.modules[name]  # a new VM, whose hardware is the same
    world.sync_takes = told["sync_takes"]
    world.begin(told["script"])
    failed = run("code.py")
    builtins.open = _open
    for name, picture in world.shown.items():
        path.with_name(f"{name}.565").write_bytes(picture)
    end = {
        "boot": boot_failed,
        "code": failed,
        "remounted": world.remounted,
        "lights": world.lights,
        "autoreload": supervisor.runtime.autoreload,
        "asked": sorted(world.asked),
    }
    path.with_name("end.json").write_text(json.dumps(end))


def run(program: str) -> str | None:
    """Run a program; what it failed of, None when it ended or was interrupted."""
    try:
        runpy.run_path(os.path.join(os.getcwd(), program))
    except KeyboardInterrupt:
        return None
    except Exception as error:  # noqa: BLE001 (what the board's console would show)
        traceback.print_exc()
        return re.sub(r"\s+", " ", repr(error))
    return None


if __name__ == "__main__":
    main()

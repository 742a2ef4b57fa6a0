"""Game records with their expected outcome, on CPython and on a real MicroPython VM.

tests/records/README.md says how a case is written. A case holds only if both runtimes print the
same bytes, so one comparison with the expectation serves both.
"""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest

from cubekeeper_host import vm
from cubekeeper_host.errors import CliError
from cubekeeper_host.replay import replay
from cubekeeper_text import words

TESTS = Path(__file__).parent
RECORDS = TESTS / "records"
FIRMWARE = TESTS.parent / "firmware"
RUNTIMES = ("cpython", "micropython")
COMMAND = (sys.executable, "-c", "from cubekeeper_host.cli import main; main()", "replay")

OUTCOME_KEYS = ["game", "over", "round", "phase", "turn", "players", "winners", "log"]
STRUCTURES = ["factories", "shrines", "temples"]
PLAYER_KEYS = {
    "cube-monster": ["step", "supers", "village", *STRUCTURES, "statues", "marketplace"],
    "cubyria": ["hand", "out"],
    "cubes": ["cells", "kit", "charge", "dark", "done", "crowned"],
    "tricky-ways": ["runs", "jokers"],
    "scorepad": ["rounds"],
}
COLOURS = ["r", "y", "t", "p"]
FOLDERS = ("cube-monster", "cubyria", "cubes", "tricky-ways", "scorepad", "form")

# Run through the command itself, too: a whole game, a tracked board, odd names, bad records, a
# catalogue of cards, numbers beyond 32 bits.
REPRESENTATIVE = (
    "cube-monster/whole-game-2-players",
    "cube-monster/tracked-choose-after-match-next-round",
    "form/name-12-emoji",
    "form/utf8-latin1-name",
    "cube-monster/build-statue-fifth-refused",
    "cubyria/whole-game-core",
    "cubyria/points-big-coop-whimsy",
    "cubyria/deck-adds-cards",
    "cubyria/deck-bad-floor",
    "cubes/tally-two-whole-kits",
    "tricky-ways/whole-game-version-2",
    "tricky-ways/changes-lower-case",
    "scorepad/whole-game-low",
    "cubes/whole-game-four-seats-storm",
)


def cases(*folders):
    return [
        pytest.param(path, id=f"{folder}/{path.stem}")
        for folder in folders
        for path in sorted((RECORDS / folder).glob("*.ck"))
    ]


def expected(path):
    return json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))


def play(path):
    """Exit status, output and error line of a record, after both runtimes agreed on them."""
    results = []
    for runtime in RUNTIMES:
        try:
            status, out, err = replay(str(path), runtime=runtime, json=True, log=True)
        except CliError as error:  # no MicroPython, say: that is a failure, never a skipped test
            pytest.fail(f"{runtime} could not play the record: {error}", pytrace=False)
        results.append((status, out, err.removesuffix("\n")))
    assert results[0] == results[1], "CPython and MicroPython differ"
    return results[0]


def check_bad(path, line, says=()):
    status, out, err = play(path)
    assert status == 2, f"taken, but line {line} is bad"
    check_message(str(path), line, says, out, err)


def check_message(name, line, says, out, err):
    assert out == b""
    assert err.startswith(f"{name}:{line}: "), err
    # One line, whatever the record holds: no line end and nothing a terminal would obey.
    assert not [c for c in err if unicodedata.category(c) in ("Cc", "Zl", "Zp")]
    said = err.removeprefix(f"{name}:{line}: ").lower()
    assert said.strip()
    for word in says:
        assert word in said


def check_outcome(path, outcome):
    status, out, err = play(path)
    assert (status, err) == (0, "")
    found = json.loads(out)
    check_keys(found)
    log = {str(entry.pop("line")): entry for entry in found.pop("log")}
    events = {line: entry.pop("event") for line, entry in log.items()}
    for key, value in outcome.items():
        if key == "log":
            assert {line: log.get(line) for line in value} == value
            assert [list(log[line]) for line in value] == [list(tells) for tells in value.values()]
        elif key == "events":
            assert events == value
        else:
            assert differences(value, found.get(key, "no such key"), key) == []


def check_keys(found):
    assert list(found) == OUTCOME_KEYS
    for player in found["players"]:
        assert list(player) == ["name", "score", "rank", *PLAYER_KEYS[found["game"]]]
        for structures in STRUCTURES if found["game"] == "cube-monster" else ():
            assert list(player[structures]) == COLOURS
    for entry in found["log"]:
        assert list(entry)[:2] == ["line", "event"]
    lines = [entry["line"] for entry in found["log"]]
    assert lines == sorted(set(lines))


def differences(wanted, found, where):
    """What of the expectation is not met, in words; an object needs only the named keys."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        pairs = [(f"{where}.{key}", wanted[key], found.get(key, "no such key")) for key in wanted]
    elif isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        pairs = [(f"{where}[{i}]", wanted[i], found[i]) for i in range(len(wanted))]
    elif type(wanted) is type(found) and wanted == found:
        return []
    else:
        return [f"{where}: {found!r} where {wanted!r} is right"]
    return [line for where, a, b in pairs for line in differences(a, b, where)]


def test_every_record_has_an_expectation():
    for folder in (*FOLDERS, "open"):
        files = list((RECORDS / folder).iterdir())
        records = {path.stem for path in files if path.suffix == ".ck"}
        assert records and records == {path.stem for path in files if path.suffix == ".json"}


@pytest.mark.parametrize("path", cases(*FOLDERS))
def test_record(path, tmp_path):
    expectation = expected(path)
    assert set(expectation) & {"line", "outcome", "refused"}
    if "line" in expectation:
        check_bad(path, expectation["line"], expectation["says"])
    if "outcome" in expectation:
        check_outcome(path, expectation["outcome"])
    record = path.read_bytes()
    longer = tmp_path / "longer.ck"
    for catalogue in path.parent.glob("*.toml"):  # a record looks for its cards beside itself
        shutil.copy(catalogue, tmp_path)
    for line, said in expectation.get("refused", {}).items():
        why, *says = [said] if isinstance(said, str) else said
        longer.write_bytes(record + line.encode() + b"\n")
        try:
            check_bad(longer, record.count(b"\n") + 1, says)
        except AssertionError as error:
            pytest.fail(f"{line!r} should be refused ({why}): {error}", pytrace=False)


def refusals(module, *functions):
    """The texts with which a rule module, or some functions of it, refuse, in lower case.

    Where a number goes in they are cut: the longest part counts.
    """
    tree = ast.parse((FIRMWARE / f"cubekeeper/rules/{module}.py").read_text(encoding="utf-8"))
    for function in [node for node in tree.body if isinstance(node, ast.FunctionDef)]:
        if functions and function.name not in functions:
            continue
        code = function.body[1:] if ast.get_docstring(function) else function.body
        for node in [part for statement in code for part in ast.walk(statement)]:
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and " " in text:
                yield max(re.split("[#%][%ds]*", text), key=len).strip().lower()


def test_a_record_provokes_each_refusal_of_the_board_of_cubes():
    said = []
    for path in (RECORDS / "cubes").glob("grid-*.json"):
        expectation = expected(path)
        said += expectation.get("says", [])
        said += [w for why in expectation.get("refused", {}).values() for w in why[1:]]
    texts = [*refusals("cubes_grid"), *refusals("cubes", "too_dear", "surge_why_not")]
    assert len(texts) > 20
    assert [text for text in texts if not [line for line in said if text in line]] == []


def test_each_clause_of_cubes_has_its_records():
    table = (RECORDS / "README.md").read_text(encoding="utf-8").split("records of `cubes/` |")[1]
    rows = re.findall(r"^\| (.+) \| (.+) \|$", table, re.MULTILINE)
    assert len(rows) > 20
    for clause, patterns in rows:
        for pattern in re.findall("`(.+?)`", patterns):
            assert list((RECORDS / "cubes").glob(pattern + ".ck")), (clause, pattern)


@pytest.mark.parametrize("path", cases("open"))
def test_runtimes_agree_where_the_reading_is_open(path):
    status, out, err = play(path)
    if status == 0:
        check_keys(json.loads(out))
    else:
        number = err.removeprefix(f"{path}:").split(":")[0]
        check_message(str(path), number, (), out, err)
        assert number.isdecimal()


def run_command(*words, stdin=b""):
    firmware_and_host = [str(TESTS.parent / folder) for folder in ("firmware", "host")]
    search = os.pathsep.join([*firmware_and_host, os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [*COMMAND, *words],
        input=stdin,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": search},
        timeout=60,
    )
    err = done.stderr.decode("utf-8")
    assert err == "" or err.endswith("\n")
    return done.returncode, done.stdout, err.removesuffix("\n")


@pytest.mark.parametrize("runtime", RUNTIMES)
@pytest.mark.parametrize("name", REPRESENTATIVE)
def test_command_gives_the_same_bytes(name, runtime):
    path = RECORDS / f"{name}.ck"
    shown = run_command(str(path), "--runtime", runtime, "--json", "--log")
    assert shown == play(path)


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_command_reads_standard_input(runtime):
    good, bad = (RECORDS / f"{REPRESENTATIVE[i]}.ck" for i in (1, 4))
    words = ("-", "--runtime", runtime, "--json", "--log")
    assert run_command(*words, stdin=good.read_bytes()) == play(good)
    status, out, err = run_command(*words, stdin=bad.read_bytes())
    assert status == 2
    check_message("-", expected(bad)["line"], expected(bad)["says"], out, err)


# --- the reader itself, as the page runs it -------------------------------------------------


def test_the_reader_is_the_same_in_micropython() -> None:
    """Each record, good or bad, is read in the VM as on CPython, to the byte of every message."""
    paths = [str(path) for path in sorted(RECORDS.glob("*/*.ck"))]
    assert len(paths) > 1000
    reading = TESTS / "both" / "reading.py"
    here, there = (
        subprocess.run(
            [*command, str(reading)],
            input="\n".join(paths).encode(),
            capture_output=True,
            env=vm.environment(runtime),
        )
        for runtime, command in (
            (vm.CPYTHON, vm.python_command()),
            (vm.MICROPYTHON, vm.micropython_command("16M")),
        )
    )
    assert (here.returncode, there.returncode) == (0, 0), here.stderr + there.stderr
    answers = [list(map(json.loads, done.stdout.splitlines())) for done in (here, there)]
    assert len(answers[0]) == len(paths)
    assert answers[0] == answers[1]


def test_what_is_not_utf8_is_found_as_cpython_finds_it() -> None:
    starts = [bytes([first, second]) for first in range(128, 256) for second in range(256)]
    for start in starts:
        for rest in (b"", b"\x80", b"\x80\x80", b"\xbf\xc0", b"a"):
            data = b"a" + start + rest
            try:
                data.decode()
                wrong = None
            except UnicodeDecodeError as error:
                wrong = error.start
            assert words.utf8_fault(data) == wrong, data


def test_what_one_cannot_see_is_escaped() -> None:
    """Controls, separators, surrogates and the like, as Unicode's own tables list them."""
    for code in range(0x110000):
        char = chr(code)
        kind = unicodedata.category(char)
        if kind != "Cn":  # not assigned yet
            assert words.unseen(char) == (kind[0] in "CZ"), hex(code)
            assert words.control(char) == (kind == "Cc"), hex(code)
    assert words.shown("a\tb\x07\u200b\U000e0001 c") == r"a\tb\x07\u200b\U000e0001 c"

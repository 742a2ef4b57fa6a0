"""`cubekeeper replay`: plays a record through the rule modules and prints what it came to."""

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from cubekeeper.game.play import Game, pack
from cubekeeper.game.replay import replay as replayed
from cubekeeper.rules import load, title
from cubekeeper.rules.table import COUNT, KIND, MANY, SEAT, WORD
from cubekeeper_host import vm
from cubekeeper_host.cli_options import runtime_option
from cubekeeper_host.errors import BAD_INPUT, BAD_USE, CliError, escaped, json_text
from cubekeeper_host.files import TEXT, FilePath, read_whole
from cubekeeper_host.record import Record, RecordError, Spec, read, refusal, shown

VM_HEAP = "64M"  # a record on the host may be far longer than a handheld's game
_VM_MAIN = """import sys
from cubekeeper.game.replay import replay
for answer in replay(sys.stdin):
    print(answer)
"""


def play(record: Record, runtime: str) -> list[Any]:
    """The answers of game/replay.py for a record, from the runtime asked for."""
    rules = load(record.game, record.options)
    game = Game(record.game, record.names, record.first, record.options)
    packed = [game.setup()] + [pack(rules, line.event) for line in record.lines]
    lines = [data.hex() for data in packed]
    answers = replayed(lines) if runtime == vm.CPYTHON else _in_vm(runtime, "\n".join(lines) + "\n")
    return [json.loads(answer) for answer in answers]


def _in_vm(runtime: str, text: str) -> list[str]:
    if runtime == vm.WASM:
        command = [*vm.wasm_command(), "each", "cubekeeper.game.replay", "replay"]
    else:
        command = [*vm.micropython_command(VM_HEAP), "-c", _VM_MAIN]
    done = subprocess.run(
        command, input=text.encode(), capture_output=True, env=vm.environment(runtime)
    )
    if done.returncode:
        last = (done.stderr or done.stdout).decode("utf-8", "replace").strip().splitlines()
        raise CliError(f"the MicroPython VM failed: {shown(last[-1]) if last else 'no output'}")
    return done.stdout.decode().splitlines()


def decorated(spec: Spec, value: Any, names: Sequence[str]) -> Any:
    """A tell's or field's value as a record's reader sees it: names and words, not numbers."""
    kind = spec[1] & KIND
    if value is None:
        return None
    if kind == COUNT:
        return dict(zip(spec[2], value, strict=True))
    if kind in (SEAT, WORD):
        known = names if kind == SEAT else spec[2]
        return [known[item] for item in value] if spec[1] & MANY else known[value]
    return value


def outcome(record: Record, answers: Sequence[Any]) -> dict[str, Any]:
    """The outcome as one object, keys in the order that docs/record-format.md gives."""
    rules = load(record.game, record.options)
    round_number, phase, turn, over, won, rows = answers[-1]
    players = []
    for name, (score, rank, fields) in zip(record.names, rows, strict=True):
        player = {"name": name, "score": score, "rank": rank}
        for spec, value in zip(rules.FIELDS, fields, strict=True):
            player[spec[0]] = decorated(spec, value, record.names)
        players.append(player)
    return {
        "game": record.game,
        "over": over,
        "round": round_number,
        "phase": rules.PHASES[phase],
        "turn": None if turn is None else record.names[turn],
        "players": players,
        "winners": [player["name"] for player in players if won and player["rank"] == 1],
    }


def log(record: Record, answers: Sequence[Any]) -> list[dict[str, Any]]:
    """One entry a line after the header: its number, its text, and what it told."""
    rules = load(record.game, record.options)
    entries = []
    for line, tells in zip(record.lines, answers, strict=False):
        entry: dict[str, Any] = {"line": line.number, "event": line.text}
        specs = rules.EVENTS[line.event[0]][3] if line.event[0] >= 0 else ()
        for name, value in tells:
            spec = next(spec for spec in specs if spec[0] == name)
            entry[name] = decorated(spec, value, record.names)
        entries.append(entry)
    return entries


def scoreboard(result: dict[str, Any]) -> str:
    """The outcome as a table to read."""
    head = title(result["game"])
    if result["round"] is not None:
        head += f", round {result['round']}"
    head += ", over" if result["over"] else f", phase {result['phase']}"
    if result["turn"] is not None:
        head += f", {result['turn']} to move"
    keys = list(result["players"][0])
    order = ["rank", "name", *[key for key in keys if key not in ("rank", "name")]]
    rows = [order]
    for player in sorted(result["players"], key=lambda one: one["rank"]):
        rows.append([_cell(player[key]) for key in order])
    widths = [max(len(row[i]) for row in rows) for i in range(len(order))]
    lines = ["  ".join(cell.ljust(w) for cell, w in zip(row, widths, strict=True)) for row in rows]
    if result["winners"]:
        lines.append("Winner: " + ", ".join(result["winners"]))
    return "\n".join([head, *[line.rstrip() for line in lines]]) + "\n"


def _cell(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{key}{count}" for key, count in value.items() if count) or "-"
    if isinstance(value, list):
        return " ".join("-" if item is None else str(item) for item in value) or "-"
    if isinstance(value, bool):
        return "yes" if value else "-"
    return "-" if value is None else str(value)


def _log_text(entries: Sequence[dict[str, Any]]) -> str:
    lines = []
    for entry in entries:
        tells = [f"{key} {_cell(entry[key])}" for key in entry if key not in ("line", "event")]
        lines.append(f"{entry['line']:4}  {entry['event']}" + "".join(f"  [{t}]" for t in tells))
    return "".join(line + "\n" for line in lines)


def render(record: Record, answers: Sequence[Any], as_json: bool, with_log: bool) -> str:
    """What `replay` prints for a record that was played to its end."""
    result = outcome(record, answers)
    entries = log(record, answers) if with_log else []
    if as_json:
        if with_log:
            result["log"] = entries
        return json_text(result) + "\n"
    return _log_text(entries) + scoreboard(result)


def _played(data: bytes, folder: Path, runtime: str) -> tuple[Record, list[Any]]:
    """The record in some bytes and its answers. RecordError at the first bad line."""
    record, error = read(data, folder)
    answers = play(record, runtime)
    if answers and isinstance(answers[-1], dict):
        line = record.lines[len(answers) - 1]
        raise RecordError(line.number, refusal(record, line.text, *answers[-1]["refused"]))
    if error:
        raise error
    return record, answers


def replay(
    path: str, runtime: str = vm.CPYTHON, json: bool = False, log: bool = False
) -> tuple[int, bytes, str]:
    """Replay a record file (`-` is standard input): `(exit status, output, error line)`."""
    file_name = escaped(path)
    try:
        with open(0 if path == "-" else path, "rb", closefd=path != "-") as file:
            data = read_whole(file, TEXT)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        return BAD_USE, b"", f"cubekeeper: can't read {file_name}: {reason}"
    try:
        folder = Path() if path == "-" else Path(path).parent
        record, answers = _played(data, folder, runtime)
    except RecordError as error:
        return BAD_INPUT, b"", f"{file_name}:{error.line}: {error}"
    return 0, render(record, answers, json, log).encode(), ""


@click.command("replay")
@click.argument("file", type=FilePath(allow_dash=True))
@runtime_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--log", is_flag=True, help="Add what each line came to.")
def replay_command(file: str, runtime: str, as_json: bool, log: bool) -> None:
    """Play the game record FILE (- is standard input) and print what it came to."""
    status, output, error = replay(file, runtime, as_json, log)
    if status:
        raise CliError(error, status)
    click.echo(output, nl=False)

"""`cubekeeper games`, `backup` and `restore`: the games on a board, to the computer and back."""

import io
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import click

from cubekeeper.game import keeper
from cubekeeper_host.board_store import FRESH, BoardStore, board_files, is_name
from cubekeeper_host.cli_options import (
    amount,
    confirm,
    json_option,
    port_option,
    told,
    yes_option,
)
from cubekeeper_host.device import Device, DiskFull, NotInstalled, choose_port
from cubekeeper_host.errors import BAD_INPUT, CliError, escaped
from cubekeeper_host.files import FLASH, FilePath, read_whole
from cubekeeper_host.history import (
    FORMATS,
    Troubles,
    a_date,
    chosen,
    export,
    listed,
    numbers_option,
)
from cubekeeper_host.saves import NoGames, Played, collect

_MARGIN = 4  # blocks that stay free: the folder's, and the file system's own work
_PAIRS = ((".ckj", ".ckt"), (".a", ".b"))  # ends of two files that are read together
_OURS = b"cubekeeper"  # the comment of a backup: one of a new board has no files
_MOST = 4 << 20  # bytes of a file in a backup: no board has more


@contextmanager
def _games(port: str | None, numbers: Sequence[int]) -> Iterator[tuple[list[Played], int]]:
    """The games on a board, and the exit status: BAD_INPUT where some could not be read."""
    path = choose_port(port)
    with Device(path) as device, board_files(device) as folder:
        pass_on = Troubles()
        none = NotInstalled(
            f"the board at {path} has no saved games", "play one, or cubekeeper restore FILE"
        )
        if not any(folder.iterdir()):
            raise none

        def tell(line: str) -> None:
            pass_on.tell(line.replace(escaped(str(folder)), path))

        try:
            found = collect([str(folder)], tell)
        except NoGames:
            raise none from None
        for played in found:
            played.source = played.source.replace(str(folder), path)
    yield chosen(found, numbers), BAD_INPUT if pass_on.count else 0


@click.group("games", no_args_is_help=False)
def games_command() -> None:
    """The games saved on a board: list, pull, export and delete them."""


@games_command.command("list")
@numbers_option
@port_option
@json_option
def list_command(numbers: tuple[int, ...], port: str | None, as_json: bool) -> int:
    """List the games on a board, a line a game."""
    with _games(port, numbers) as (games, status):
        click.echo(listed(games, as_json), nl=False)
    return status


@games_command.command("export")
@numbers_option
@port_option
@click.option("--format", "format_", type=click.Choice(list(FORMATS)), default="json")
@click.option(
    "--date", callback=a_date, metavar="YYYY-MM-DD", help="The day of games without their own."
)
@click.option("-o", "--output", type=FilePath(path_type=Path), metavar="OUT")
def export_command(
    numbers: tuple[int, ...],
    port: str | None,
    format_: str,
    date: str | None,
    output: Path | None,
) -> int:
    """Write the games on a board in another form, as `cubekeeper history export` does."""
    with _games(port, numbers) as (games, status):
        export(games, format_, date, output)
    return status


@games_command.command("pull")
@click.argument("folder", type=FilePath(path_type=Path, file_okay=False))
@port_option
@json_option
def pull_command(folder: Path, port: str | None, as_json: bool) -> None:
    """Copy the handheld's files to FOLDER as they are; `cubekeeper history` reads it.

    A file that FOLDER has already, and which is not an older state of the same, stops it.
    """
    with Device(choose_port(port)) as device:
        files = BoardStore(device).contents()
    _make(folder)
    for name, data in files.items():
        there = folder / name
        if there.exists() and not data.startswith(there.read_bytes()) and _is_main(name):
            raise CliError(
                f"{escaped(str(there))} is another game: name an empty folder, nothing was copied"
            )
    for name, data in files.items():
        (folder / name).write_bytes(data)
    told(as_json, f"{amount(len(files), 'file')} copied to {folder}", files=sorted(files))


def _is_main(name: str) -> bool:
    """Whether a file only grows: a saved game's main one."""
    return name.endswith(".ckj")


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CliError(f"can't make {escaped(str(folder))}: {error.strerror}") from None


@games_command.command("delete")
@click.argument("numbers", type=int, nargs=-1, required=True, metavar="N...")
@port_option
@yes_option
@json_option
def delete_command(numbers: tuple[int, ...], port: str | None, yes: bool, as_json: bool) -> None:
    """Delete the games N from a board, for good."""
    with Device(choose_port(port)) as device:
        store = BoardStore(device)
        known = keeper.numbers(store)
        missing = [number for number in numbers if number not in known]
        if missing:
            listed = ", ".join(map(str, known)) or "none"
            raise CliError(f"there is no game {missing[0]}; there are: {listed}")
        named = ", ".join(str(number) for number in sorted(set(numbers)))
        confirm(f"delete {named} for good?", yes)
        for number in sorted(set(numbers)):
            keeper.remove(store, number)
    told(as_json, f"deleted: {named}", deleted=sorted(set(numbers)))


# --- all of it -----------------------------------------------------------------------------


@click.command("backup")
@click.argument("file", type=FilePath(path_type=Path, dir_okay=False))
@port_option
@json_option
def backup_command(file: Path, port: str | None, as_json: bool) -> None:
    """Keep the handheld's games, settings and cards in FILE, a zip archive."""
    if file.exists():
        raise CliError(f"{escaped(str(file))} is there already: name another file")
    with Device(choose_port(port)) as device:
        names = backup(device, file)
    told(as_json, f"{file}: {amount(len(names), 'file')}", files=names)


def backup(device: Device, file: Path) -> list[str]:
    """Write the handheld's files to a new zip archive; their names."""
    files = BoardStore(device).contents()
    archived = io.BytesIO()
    with zipfile.ZipFile(archived, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.comment = _OURS
        for name, data in files.items():
            archive.writestr(name, data)
    try:
        with file.open("xb") as out:
            try:
                out.write(archived.getvalue())
                out.flush()
            except OSError:
                file.unlink()  # a part of a backup is none
                raise
    except OSError as error:
        raise CliError(f"can't write {escaped(str(file))}: {error.strerror}") from None
    return sorted(files)


@click.command("restore")
@click.argument("file", type=FilePath(path_type=Path, dir_okay=False))
@port_option
@yes_option
@json_option
def restore_command(file: Path, port: str | None, yes: bool, as_json: bool) -> None:
    """Put the games, settings and cards of a backup FILE back on a board.

    What the board has besides stays. What it has in another form is asked for.
    """
    files = _archived(file)
    with Device(choose_port(port)) as device:
        store = BoardStore(device)
        there = store.sizes()
        changed = {
            name: data
            for name, data in files.items()
            if there.get(name) != len(data) or store.read(name) != data
        }
        gone = [name for name in map(_other, files) if name in there and name not in files]
        replaced = sorted([name for name in changed if name in there] + gone)
        if replaced:
            confirm(f"the board has {', '.join(replaced)} in another form; replace?", yes)
        _check_room(device, changed)
        for name in gone:
            store.remove(name)
        store.put(_in_order(changed))
    same = len(files) - len(changed)
    text = f"{amount(len(changed), 'file')} restored, {same} were there already"
    told(as_json, text, restored=sorted(changed), unchanged=same)


def _other(name: str) -> str | None:
    """The file that is read together with one: left there, it would tell of what came later."""
    for pair in _PAIRS:
        for end, another in (pair, pair[::-1]):
            if name.endswith(end):
                return name.removesuffix(end) + another
    return None


def _in_order(files: dict[str, bytes]) -> list[tuple[str, bytes]]:
    """Tails after what they are tails of: between the two, numbers tell what comes again."""
    return sorted(files.items(), key=lambda item: (item[0].endswith(".ckt"), item[0]))


def _archived(file: Path) -> dict[str, bytes]:
    """The files in a backup. CliError where it is none."""
    found = {}
    try:
        data = read_whole(file, FLASH)
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            if not archive.namelist() and archive.comment != _OURS:
                raise CliError(f"{escaped(str(file))}: no backup of a handheld", BAD_INPUT)
            for info in archive.infolist():
                if not is_name(info.filename):
                    raise CliError(f"{escaped(str(file))}: no backup of a handheld", BAD_INPUT)
                if info.file_size > _MOST:
                    raise CliError(f"{escaped(str(file))}: too large for a board", BAD_INPUT)
                found[info.filename] = archive.read(info)
    except OSError as error:
        raise CliError(f"can't read {escaped(str(file))}: {error.strerror}") from None
    except (zipfile.BadZipFile, ValueError, RuntimeError, EOFError, NotImplementedError) as error:
        raise CliError(
            f"{escaped(str(file))}: no whole zip archive ({error}); give a file that "
            "cubekeeper backup wrote",
            BAD_INPUT,
        ) from None
    except zipfile.zlib.error:  # type: ignore[attr-defined]  # as zipfile lets it through
        raise CliError(f"{escaped(str(file))}: damaged", BAD_INPUT) from None
    return {name: data for name, data in found.items() if not name.endswith(FRESH)}


def _check_room(device: Device, files: dict[str, bytes]) -> None:
    """DiskFull before anything is written: each file needs its room beside the old one."""
    room = device.room()
    need = sum(-(-len(data) // room.block) for data in files.values()) + _MARGIN
    if files and need > room.free:
        raise DiskFull(
            f"the backup needs {need * room.block // 1024} KB on the board, and "
            f"{room.free * room.block // 1024} KB are free; nothing was changed",
            "delete games on the board (cubekeeper games delete N), and run it again",
        )

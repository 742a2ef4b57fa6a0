"""`cubekeeper cards`: good catalogues are listed and compiled, bad ones get one clear line."""

import contextlib
import io
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubekeeper.game.cards import BUILTIN, Catalogue
from cubekeeper_host import mpy, vm
from cubekeeper_host.cards import builtin, merged, read_catalogue
from cubekeeper_host.cli import main

MADE_UP = Path(__file__).parent / "cards" / "made-up-80.toml"
SOURCE = Path(BUILTIN).with_suffix(".toml")
COMMAND = (sys.executable, "-c", "from cubekeeper_host.cli import main; main()", "cards")
GOOD = '[Hall]\nkind = "room"\nbpv = 3\n'


def run(*words: object) -> tuple[int, str, str]:
    """Exit status, output and errors of `cubekeeper cards` with these words."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            main(["cards", *map(str, words)])
        except SystemExit as done:
            status = done.code
    assert isinstance(status, int)
    return status, out.getvalue(), err.getvalue()


def check(folder: Path, text: str | bytes) -> tuple[int, str, str]:
    """What `check` says of a file `deck.toml` with such a text, its folder cut off."""
    path = folder / "deck.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    status, out, err = run("check", path)
    return status, out.replace(f"{folder}/", ""), err.replace(f"{folder}/", "")


def many(count: int) -> str:
    """A catalogue of so many made-up cards."""
    return "".join(f'[Room-{number}]\nkind = "room"\n' for number in range(count))


# --- good ones -----------------------------------------------------------------------------


def test_the_committed_file_is_what_its_source_compiles_to(tmp_path: Path) -> None:
    status, out, err = run("compile", SOURCE, "-o", tmp_path / "out.ckc")
    assert (status, err) == (0, "")
    data = (tmp_path / "out.ckc").read_bytes()
    assert out == f"{tmp_path}/out.ckc: 5 cards, {len(data)} bytes\n"
    assert data == Path(BUILTIN).read_bytes()


def test_the_built_in_cards_are_listed() -> None:
    assert run("list") == (
        0,
        "name          kind  bpv  affinities  floors    per_space  note\n"
        "Crypt         room  3    DLP         1         -\n"
        "Shrine        room  2    P           1 2 3 4+  -\n"
        "Bone Passage  room  2    D           ?         -\n"
        "Clock Tower   roof  5    A           -         -\n"
        "Bridge Tower  room  4    ?           ?         4\n",
        "",
    )


def test_the_built_in_cards_as_json() -> None:
    status, out, err = run("list", "--json")
    assert (status, err) == (0, "")
    keys = ["name", "kind", "bpv", "affinities", "floors", "per_space", "note"]
    assert [list(card) for card in json.loads(out)] == [keys] * 5
    assert [list(card.values()) for card in json.loads(out)] == [
        ["Crypt", "room", 3, "DLP", [1], None, None],
        ["Shrine", "room", 2, "P", [1, 2, 3, 4], None, None],
        ["Bone Passage", "room", 2, "D", None, None, None],
        ["Clock Tower", "roof", 5, "A", None, None, None],
        ["Bridge Tower", "room", 4, None, None, 4, None],
    ]


def test_a_full_catalogue_is_checked() -> None:
    says = "80 cards, 52 rooms, 28 roofs, 3 without BPV, 13 without Affinities, 8 without floors"
    assert run("check", MADE_UP) == (0, f"{MADE_UP}: {says}\n", "")


def test_a_file_is_listed_without_the_built_in_cards() -> None:
    status, out, _ = run("list", MADE_UP, "--json")
    cards = json.loads(out)
    assert status == 0
    assert [card["name"] for card in cards] == list(read_catalogue(MADE_UP))
    assert "Crypt" not in out and "Αίθουσα Δοκιμής" in out and "Пробный Зал" in out


@pytest.mark.parametrize("runtime", vm.RUNTIMES)
def test_the_firmware_reads_what_was_compiled(tmp_path: Path, runtime: str) -> None:
    status, _, err = run("compile", MADE_UP, "-o", tmp_path / "cards.ckc")
    assert (status, err) == (0, "")
    program = (
        "import json\n"
        "from cubekeeper.game.cards import Catalogue\n"
        "c = Catalogue('cards.ckc')\n"
        "print(json.dumps([c.card(place) for place in range(len(c))]))\n"
        "print(json.dumps(c.find('Пробный Зал')))\n"
        "print(json.dumps(c.find('No such card')))\n"
    )
    done = subprocess.run(
        [*vm.command(runtime), "-c", program],
        cwd=tmp_path,
        env=vm.environment(runtime),
        capture_output=True,
        check=True,
    )
    cards, found, missing = map(json.loads, done.stdout.decode().splitlines())
    wanted = merged(MADE_UP)
    assert len(wanted) == 85
    assert cards == [list(wanted[name]) for name in sorted(wanted)]
    assert found == list(wanted["Пробный Зал"])
    assert missing is None


def test_a_card_of_the_file_replaces_the_built_in_one(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text('[Crypt]\nkind = "room"\nbpv = 9\n[Hall]\nkind = "roof"\n')
    assert run("compile", deck, "-o", tmp_path / "out.ckc")[0] == 0
    catalogue = Catalogue(str(tmp_path / "out.ckc"))
    assert len(catalogue) == 6
    assert catalogue.find("Crypt") == ["Crypt", 0, 9, None, None, None, None]
    assert catalogue.find("Shrine") == list(builtin()["Shrine"])


def test_250_cards_and_the_built_in_ones_fit_a_small_memory(tmp_path: Path) -> None:
    """The file is larger than the memory in which the compiled firmware opens it."""
    deck = tmp_path / "deck.toml"
    name, note = "😀" * 37, "😀" * 80
    deck.write_text(
        "".join(f'["{n:03}{name}"]\nkind = "room"\nnote = "{note}"\n' for n in range(250))
    )
    assert run("compile", deck, "-o", tmp_path / "cards.ckc")[0] == 0
    assert (tmp_path / "cards.ckc").stat().st_size > 100_000
    modules = mpy.build(tmp_path / "modules")
    program = (
        "from cubekeeper.game.cards import Catalogue\n"
        "c = Catalogue('cards.ckc')\n"
        "print(len(c), len(c.of_kind(0)), c.find('Crypt')[2])"
    )
    done = subprocess.run(
        [*vm.micropython_command("48K"), "-c", program],
        cwd=tmp_path,
        env=vm.environment(vm.MICROPYTHON, modules),
        capture_output=True,
    )
    assert done.stdout.decode() == "255 254 3\n", done.stderr


def test_a_built_firmware_has_the_cards(tmp_path: Path) -> None:
    folder = mpy.build(tmp_path) / "cubekeeper" / "cards"
    assert (folder / "cubyria.ckc").read_bytes() == Path(BUILTIN).read_bytes()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "0 cards, 0 rooms, 0 roofs"),
        ("# nothing yet\r\n", "0 cards, 0 rooms, 0 roofs"),
        ('[A]\nkind = "roof"\nbpv = 0', "1 card, 0 rooms, 1 roof, 1 without Affinities"),
        ('A = {kind = "roof", bpv = 1, affinities = ""}', "1 card, 0 rooms, 1 roof"),
        ('A.kind = "roof"\r\nA.bpv = 1\r\nA.affinities = "W"\r\n', "1 card, 0 rooms, 1 roof"),
        (
            '[A]\nkind = "room"\nbpv = 99\nper_space = 99\nfloors = [\n 4, # the top\n 1]\n'
            'affinities = "A D L M S V P W"\nnote = """So."""',
            "1 card, 1 room, 0 roofs",
        ),
        ('["' + "é" * 40 + '"]\nkind = "roof"\nbpv = 1\naffinities = ["A"]', "1 card, 0 rooms"),
        (many(250), "250 cards, 250 rooms, 0 roofs, 250 without BPV"),
        ("#\n" * 499_000 + GOOD, "1 card, 1 room, 0 roofs"),
    ],
)
def test_what_is_legal(tmp_path: Path, text: str, says: str) -> None:
    status, out, err = check(tmp_path, text)
    assert (status, err) == (0, "")
    assert out.startswith(f"deck.toml: {says}")


# --- bad ones ------------------------------------------------------------------------------

BAD_CARDS = [
    ('[A]\nkind = "hall"', 2, 'card "A": kind = "hall" is wrong: "room" or "roof" is wanted'),
    ("[A]\nkind = true", 2, 'card "A": kind = true is wrong'),
    ("[A]\nkind = []", 2, 'card "A": kind = [] is wrong'),
    (GOOD + "\n[B]\nbpv = 1", 5, 'card "B": kind is missing: "room" or "roof" is wanted'),
    (GOOD + "bvp = 1", 4, 'card "Hall": unknown key "bvp": a card has kind, bpv, affinities'),
    (GOOD + "name = 'x'", 4, 'card "Hall": unknown key "name"'),
    (GOOD + "[Hall.more]\nx = 1", 4, 'card "Hall": unknown key "more"'),
    ("Hall.kind = 'room'\nHall.a.b = 1", 2, 'card "Hall": unknown key "a"'),
    ("title = 'my deck'\n" + GOOD, 1, 'card "title": "my deck" is no card: write ["title"]'),
    ("date = 1979-05-27\n" + GOOD, 1, 'card "date": 1979-05-27 is no card'),
    ("\n[[Hall]]\nkind = 'room'", 2, 'card "Hall": a list is no card: write ["Hall"]'),
    ("[[Hall]]\n[Hall.x]\n[[Hall]]", 1, 'card "Hall": a list is no card'),
    ("[A]\nkind = 'roof'\nbpv = 100", 3, "bpv = 100 is wrong: a whole number from 0 to 99"),
    ("[A]\nkind = 'roof'\nbpv = -1", 3, "bpv = -1 is wrong"),
    ("[A]\nkind = 'roof'\nbpv = '3'", 3, 'bpv = "3" is wrong'),
    ("[A]\nkind = 'roof'\nbpv = true", 3, "bpv = true is wrong"),
    ("[A]\nkind = 'roof'\nbpv = 3.0", 3, "bpv = 3.0 is wrong"),
    ("[A]\nkind = 'roof'\nbpv = nan", 3, "bpv = nan is wrong"),
    ("[A]\nkind = 'roof'\nbpv = -inf", 3, "bpv = -inf is wrong"),
    ("[A]\nkind = 'roof'\nbpv = 07:32:00", 3, "bpv = 07:32:00 is wrong"),
    ("[A]\nkind = 'roof'\nbpv = {a = 1}", 3, "bpv = a table is wrong"),
    ("[A]\nkind = 'roof'\nbpv = " + "9" * 1900, 3, "bpv = a huge number is wrong"),
    ("[A]\nkind = 'roof'\nbpv = 0x" + "f" * 1900, 3, "bpv = a huge number is wrong"),
    ("[A]\nkind = 'room'\nper_space = 100", 3, "per_space = 100 is wrong"),
    ("[A]\nkind = 'room'\naffinities = 'DD'", 3, 'affinities = "DD" is wrong: letters of A D L M'),
    ("[A]\nkind = 'room'\naffinities = 'd'", 3, 'affinities = "d" is wrong'),
    ("[A]\nkind = 'room'\naffinities = 'X'", 3, 'affinities = "X" is wrong'),
    ("[A]\nkind = 'room'\naffinities = ['AD']", 3, 'affinities = ["AD"] is wrong'),
    ("[A]\nkind = 'room'\naffinities = 3", 3, "affinities = 3 is wrong"),
    ("[A]\nkind = 'room'\nfloors = []", 3, "floors = [] is wrong: a list of one or more of 1, 2"),
    ("[A]\nkind = 'room'\nfloors = [0]", 3, "floors = [0] is wrong"),
    ("[A]\nkind = 'room'\nfloors = [5]", 3, "floors = [5] is wrong"),
    ("[A]\nkind = 'room'\nfloors = [1, 1]", 3, "floors = [1, 1] is wrong"),
    ("[A]\nkind = 'room'\nfloors = [true]", 3, "floors = [true] is wrong"),
    ("[A]\nkind = 'room'\nfloors = [1.0]", 3, "floors = [1.0] is wrong"),
    ("[A]\nkind = 'room'\nfloors = [[1]]", 3, "floors = a list is wrong"),
    ("[A]\nkind = 'room'\nfloors = 1", 3, "floors = 1 is wrong"),
    ("[A]\nkind = 'room'\nfloors = [1,2,3,4,5,6,7]", 3, "floors = [1, 2, 3, 4, 5, 6, ...] is"),
    ("[A]\nkind = 'roof'\nfloors = [1]", 3, "a roof has no floors: leave it out"),
    ("[A]\nper_space = 1\nkind = 'roof'", 2, "a roof has no per_space: leave it out"),
    ("[A]\nkind = 'room'\nnote = ''", 3, 'note = "" is wrong: a text of 1 to 80 characters'),
    ("[A]\nkind = 'room'\nnote = '" + "n" * 81 + "'", 3, 'note = "' + "n" * 37 + '..." is wrong'),
    ('[A]\nkind = "room"\nnote = "a\\u0007"', 3, 'note = "a\\x07" is wrong'),
    ('[A]\nkind = "room"\nnote = """a\nb"""', 3, 'note = "a\\nb" is wrong'),
    ("[A]\nkind = 'room'\nnote = 1", 3, "note = 1 is wrong"),
    ("['']\nkind = 'room'", 1, 'card "": a name has 1 to 40 characters'),
    ("['" + "é" * 41 + "']\nkind = 'room'", 1, "..." + '": a name has 1 to 40 characters'),
    ("[' A']\nkind = 'room'", 1, 'card " A": a name has 1 to 40 characters, no blank at an end'),
    ("['A ']\nkind = 'room'", 1, 'card "A ": a name has'),
    ('["a\\u0085b"]\nkind = "room"', 1, 'card "a\\x85b": a name has'),
    (many(251), 501, 'card "Room-250": is one too many: a catalogue has at most 250 cards'),
    # The first bad line counts, wherever it stands; what only looks like a line does not.
    ("[B.x]\n[A]\nbpv = 1", 1, 'card "B": kind is missing'),
    (
        '[A]\nkind = "room"\nnote = """\nbpv = 100\n[B]"""\n#[C]\nfloors = [ # [D]\n"]"\n]',
        3,
        "note = ",
    ),
    ("[A] # ' \" [\nkind = 'room'\nfloors = [\n1,\n2\n]\nbpv = 100", 7, "bpv = 100 is wrong"),
    ("A = {kind = 'room', floors = [1, 5]}", 1, 'card "A": floors = [1, 5] is wrong'),
    ('"a.b" = {kind = "room", bpv = "]"}', 1, 'card "a.b": bpv = "]" is wrong'),
]

NOT_TOML = [
    ("[Clock Tower]\nkind = 'roof'", 1, "not TOML: Expected ']' at the end of a table declaration"),
    (
        "[Clock Tower]\nkind = 'roof'",
        1,
        'in quotes what is not all A to Z, a to z: ["Clock Tower"]',
    ),
    (GOOD + "[Зал]", 4, "not TOML: Invalid initial character for a key part; write [Name], and in"),
    (GOOD + GOOD, 4, "twice; a card, or a key of a card, stands there twice"),
    (GOOD + "bpv = 3", 4, "stands there twice"),
    ("A = {bpv = 1, bpv = 2}", 1, "stands there twice"),
    (
        "[A]\nkind = room",
        2,
        "not TOML: Invalid value; write a card as [Name] and its keys as kind =",
    ),
    ("[A]\nkind = 'room", 2, "not TOML: "),
    ("[A]\nkind = 'room'\nnote = '''\n\n", 4, "not TOML: "),
    ("kind\n", 1, "not TOML: "),
    ("[A]\nbpv = 1979-99-99", 2, "not TOML: "),
    ('[A]\nnote = "\\ud800"', 2, "not TOML: "),
    ("[A]\rkind = 'room'", 1, "not TOML: "),
    ("[A]\nnote = 'a\0b'", 2, "not TOML: "),
    ("[A]\nbpv = " + "[" * 1500, 2, "lists in lists too deep"),
    (GOOD + "x = [\n" + "[\n" * 100_000, 0, "lists in lists too deep"),
    ("[A]\nx = " + "{a=" * 600, 2, "lists in lists too deep"),
    ("#\n" + "a." * 1000 + "a = 1", 2, "over 2000 characters in a line: break it up"),
    ("[A]\nbpv = " + "9" * 5000, 2, "over 2000 characters in a line"),
    ("\ufeff" + GOOD, 1, "a byte order mark: save the file as UTF-8 without one"),
    (GOOD.encode("utf-16"), 1, "a byte that is not UTF-8: save the file as UTF-8"),
    (GOOD.encode() + b"note = '\xe9'", 4, "a byte that is not UTF-8"),
    (b"\0" * 100, 1, "not TOML: "),
    ("#\n" * 500_001, 1, "a file of over 1000000 bytes: 250 cards need far less"),
]


@pytest.mark.parametrize(("text", "line", "says"), BAD_CARDS + NOT_TOML)
def test_a_bad_catalogue_is_one_line(
    tmp_path: Path, text: str | bytes, line: int, says: str
) -> None:
    status, out, err = check(tmp_path, text)
    assert (status, out) == (2, "")
    assert re.match(f"deck.toml:{line or '[0-9]+'}: ", err) and says in err, err
    assert err.count("\n") == 1 and err.endswith("\n") and err[:-1].isprintable()


@pytest.mark.parametrize("words", [("list", "--json"), ("compile", "-o", "out.ckc")])
def test_every_command_refuses_a_bad_catalogue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("deck.toml").write_text("[A]\nkind = 1")
    status, out, err = run(*words, "deck.toml")
    assert (status, out) == (2, "")
    assert err == 'deck.toml:2: card "A": kind = 1 is wrong: "room" or "roof" is wanted\n'
    assert not Path("out.ckc").exists()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("check", "missing.toml"), "missing.toml: No such file or directory"),
        (("list", "."), ".: Is a directory"),
        (("compile", "deck.toml"), "Missing option '-o' / '--output'"),
        (("compile", "deck.toml", "-o", "no/out.ckc"), "no/out.ckc: No such file or directory"),
        (("compile", "deck.toml", "-o", "deck.toml"), "deck.toml: that is the catalogue itself"),
        (("check",), "Missing argument 'FILE'"),
        (("bake",), "No such command 'bake'"),
        ((), "Missing command"),
    ],
)
def test_any_other_failure_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("deck.toml").write_text(GOOD)
    status, out, err = run(*words)
    assert (status, out) == (1, "")
    assert says in err and err.count("\n") == 1
    assert Path("deck.toml").read_text() == GOOD


def test_the_command_itself(tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_text('["Зал"]\nkind = "room"\nbpv = 100\n', encoding="utf-8")
    done = subprocess.run([*COMMAND, "check", "deck.toml"], cwd=tmp_path, capture_output=True)
    assert (done.returncode, done.stdout) == (2, b"")
    says = 'deck.toml:3: card "Зал": bpv = 100 is wrong: a whole number from 0 to 99 is wanted\n'
    assert done.stderr.decode() == says


PIECES = ["[A]", "[[A]]", "[A.b]", "\n", "A", "b", ".", "=", '"', "'", '"""', "'''", "\\", "#"]
PIECES += ["{", "}", "[", "]", ",", "1", "kind = 'room'", "floors = [", "bpv = ", "nan", "\r", " "]
PIECES += ["1979-05-27", "true", "\x00", "é", "\u2028", "note = '''", 'note = """', "['a\tb']"]


@settings(max_examples=1000, deadline=None)
@given(st.lists(st.sampled_from(PIECES)).map("".join).map(str.encode) | st.binary())
def test_anything_else_is_good_or_one_line(text: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "deck.toml"
        path.write_bytes(text)
        status, out, err = run("check", path)
    said = out + err
    assert status in (0, 2) and (out == "") == (status == 2)
    assert said.startswith(f"{path}:") and said.count("\n") == 1 and said[:-1].isprintable()

"""MicroPython's image onto a board: what is refused before anything is written, and the ways."""

import io
import json
import os
import pty
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from virtual_help import board

from cubekeeper_host import boards, flash
from cubekeeper_host.cli import main

RP2040, RP2350, ABSOLUTE = 0xE48BFF56, 0xE48BFF59, 0xE48BFF57
Run = Callable[..., tuple[int, str, str]]


def uf2(family: int, blocks: int = 3, extra: int | None = None) -> bytes:
    """A UF2 file as Microsoft's specification has it."""
    parts = []
    if extra is not None:
        parts.append(_block(extra, 0, 1))
    parts += [_block(family, number, blocks) for number in range(blocks)]
    return b"".join(parts)


def _block(family: int, number: int, count: int) -> bytes:
    head = (0x0A324655, 0x9E5D5157, 0x2000, 0x10000000 + 256 * number, 256, number, count, family)
    return struct.pack("<8I", *head) + bytes(476) + struct.pack("<I", 0x0AB16F30)


def esp(chip: int) -> bytes:
    """The head of an image as the ESP-IDF has it (esp_image_header_t), and something behind it."""
    head = struct.pack(
        "<BBBBIBBBBHBHHBBBBB", 0xE9, 3, 2, 0x20, 0x40081000, *[0] * 4, chip, *[0] * 8
    )
    return head + bytes(100)


@pytest.fixture
def run(tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO())
    monkeypatch.chdir(tmp_path)

    def command(*arguments: str | Path) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as done:
            main([str(argument) for argument in arguments])
        out, err = capfd.readouterr()
        return int(str(done.value.code)), out, err

    return command


def drive(folder: Path, name: str) -> Path:
    """A folder as a loader's drive is."""
    folder.mkdir()
    (folder / "INFO_UF2.TXT").write_text(
        f"UF2 Bootloader v3.0\nModel: Raspberry Pi {name}\nBoard-ID: {name}\n"
    )
    return folder


@pytest.mark.parametrize(
    ("image", "chip", "said"),
    [
        (b"", "rp2040", "its length is no multiple of 512 bytes"),
        (uf2(RP2040)[:-1], "rp2040", "its length is no multiple of 512 bytes"),
        (uf2(RP2040)[:-512], "rp2040", "1 of its blocks are missing"),
        (bytes(512), "rp2040", "block 0 has not its marks"),
        (uf2(RP2040)[:1020] + bytes(516), "rp2040", "block 1 has not its marks"),
        (uf2(RP2350), "rp2040", "the image is for rp2350, the board has an rp2040"),
        (uf2(RP2040), "rp2350", "the image is for rp2040, the board has an rp2350"),
        (uf2(ABSOLUTE), "rp2350", "the image is for another chip (family 0xe48bff57)"),
        (uf2(0x12345678), "rp2040", "another chip (family 0x12345678)"),
        (uf2(RP2040), "esp32", "it does not begin with 0xE9"),
        (b"\xe9", "esp32", "it does not begin with 0xE9"),
        (esp(9), "esp32", "the image is for an esp32s3, the board has an esp32"),
        (esp(77), "esp32", "the image is for another chip (number 77)"),
    ],
)
def test_images_that_do_not_fit(image: bytes, chip: str, said: str) -> None:
    with pytest.raises(flash.CliError, match=said.replace("(", r"\(").replace(")", r"\)")):
        flash.check_image(image, chip)


def test_images_that_fit() -> None:
    flash.check_image(uf2(RP2040, 40), "rp2040")
    flash.check_image(uf2(RP2350, 4, ABSOLUTE), "rp2350")
    flash.check_image(esp(0), "esp32")
    flash.check_image(esp(9), "esp32s3")


def test_every_real_board_says_whether_it_is_flashed_from_here() -> None:
    chips = {name: boards.read(name).settings.get("mcu") for name in boards.names()}
    left_out = {name for name, chip in chips.items() if chip not in flash.CHIPS}
    assert left_out == {"sim", "sim3", "microbit-oled", "pygamer"}


def test_a_drive_gets_the_image(run: Run, tmp_path: Path) -> None:
    image = tmp_path / "image.uf2"
    image.write_bytes(uf2(RP2040))
    folder = drive(tmp_path / "drive", "RPI-RP2")
    arguments = ("flash", image, "--board", "pico-ssd1306", "--drive", folder)
    status, out, err = run(*arguments)  # nobody answers
    assert (status, out) == (1, "")
    assert err.endswith("\nnobody answered, nothing was changed: --yes does it unasked\n")
    assert f"write image.uf2 to {folder}? The program on it is replaced" in err
    assert not (folder / "firmware.uf2").exists()
    status, out, _ = run(*arguments, "--yes")
    assert (status, out) == (
        0,
        "written; the board starts MicroPython now\n"
        "  next: cubekeeper install --board pico-ssd1306\n",
    )
    assert (folder / "firmware.uf2").read_bytes() == image.read_bytes()
    told = json.loads(run(*arguments, "--yes", "--json")[1])
    assert told == {
        "image": "image.uf2",
        "backup": None,
        "next": ["cubekeeper install --board pico-ssd1306"],
    }


def test_another_boards_drive_or_image_is_refused(run: Run, tmp_path: Path) -> None:
    image = tmp_path / "image.uf2"
    image.write_bytes(uf2(RP2040))
    folder = drive(tmp_path / "drive", "RP2350")
    status, out, err = run("flash", image, "--board", "pico-ssd1306", "--drive", folder, "--yes")
    assert (status, out) == (10, "")
    assert "is no RPI-RP2 drive" in err
    status, _, err = run("flash", image, "--board", "pico2-ssd1306", "--drive", folder, "--yes")
    assert (status, err) == (2, "the image is for rp2040, the board has an rp2350\n")
    assert [path.name for path in folder.iterdir()] == ["INFO_UF2.TXT"]
    status, _, err = run("flash", image, "--board", "pico-ssd1306", "--yes")
    assert (status, err.splitlines()[0]) == (10, "no RPI-RP2 drive is there")
    status, _, err = run("flash", image, "--board", "sim")
    assert (status, len(err.splitlines())) == (1, 1)


def test_what_a_board_keeps_is_saved_first(tmp_path: Path, run: Run) -> None:
    del run  # for its folder of ports
    with board(tmp_path, {"saves/g00001.ckj": b"CKJ"}) as found:
        kept = flash.save_before(found.port, boards.read("sim").settings, tmp_path)
        assert kept is not None
        with zipfile.ZipFile(kept) as archive:
            assert archive.read("g00001.ckj") == b"CKJ"
        with pytest.raises(flash.DeviceError, match="is for rp2 boards"):
            flash.save_before(found.port, boards.read("pico-ssd1306").settings, tmp_path)


def test_the_board_whose_loader_waits_is_meant(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another board that is connected is left alone."""
    image = tmp_path / "image.uf2"
    image.write_bytes(uf2(RP2040))
    folder = drive(tmp_path / "drive", "RPI-RP2")
    monkeypatch.setattr(flash, "drives", lambda: iter([folder]))
    with board(tmp_path, {"main.py": "while True: pass\n"}) as found:
        assert run("flash", image, "--board", "pico-ssd1306", "--yes")[0] == 0
        assert b"KeyboardInterrupt" not in (tmp_path / "board.log").read_bytes()
        assert found.resets == 0
    assert (folder / "firmware.uf2").exists()


def test_esptool_says_why_not(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    image = tmp_path / "image.bin"
    image.write_bytes(esp(0))
    port = tmp_path / "no-port"
    status, out, err = run("flash", image, "--board", "lilygo-t-display", "--port", port, "--yes")
    assert (status, out) == (10, "")
    assert err.splitlines()[0] == f"there is no port {port}"
    (tmp_path / "once.cfg").write_text("[esptool]\nconnect_attempts = 1\n")
    monkeypatch.setenv("ESPTOOL_CFGFILE", str(tmp_path / "once.cfg"))
    outer, slave = pty.openpty()  # at which nothing answers
    try:
        with pytest.raises(flash.NoMicroPython) as raised:
            flash.write_esp(image, "esp32", os.ttyname(slave))
    finally:
        os.close(outer)
        os.close(slave)
    assert raised.value.message.startswith(
        "esptool could not write the image: ERROR: A fatal error occurred: Failed to connect to "
    )


# What mpflash asks of the internet, in place of that: GitHub's tags, and micropython.org's pages.
INTERNET = """
import os

import github
import requests

PAGES = {
    "https://micropython.org/download/?port=rp2": b'<a class="board-card" href="RPI_PICO">',
    "https://micropython.org/download/RPI_PICO": b"".join(
        b'<a href="/resources/firmware/%s">' % name
        for name in (
            b"RPI_PICO-20260801-v1.29.0.uf2",
            b"RPI_PICO-20260301-v1.28.0.uf2",
            b"RPI_PICO-20260901-v1.30.0-preview.9.gabcdef0.uf2",
        )
    ),
}

class Page:
    def __init__(self, url, **_):
        image = url.endswith("RPI_PICO-20260801-v1.29.0.uf2")
        self.content = open(os.environ["IMAGE"], "rb").read() if image else PAGES[url]

class Named:
    def __init__(self, name):
        self.name = name

class Hub:
    def __init__(self, **_): pass
    def get_repo(self, _): return self
    def get_tags(self): return [Named(n) for n in ("v1.28.0", "v1.30.0-preview", "v1.29.0")]

requests.get, github.Github = Page, Hub
"""


def test_mpflash_fetches_the_latest_release_which_is_checked_like_any(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = drive(tmp_path / "drive", "RPI-RP2")
    arguments = ("flash", "--board", "pico-ssd1306", "--drive", folder, "--yes")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("HTTPS_PROXY", "http://127.0.0.1:9")  # no network
    status, out, err = run(*arguments)
    assert (status, out) == (1, "")
    seen, advice = err.splitlines()
    assert seen == ("mpflash fetched no image for RPI_PICO: Could not connect to micropython.org")
    assert advice.strip().startswith("see to the network; or download it")

    (tmp_path / "internet").mkdir()
    (tmp_path / "internet" / "sitecustomize.py").write_text(INTERNET)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "internet"))
    monkeypatch.setenv("IMAGE", str(tmp_path / "image.uf2"))
    (tmp_path / "image.uf2").write_bytes(uf2(RP2350))
    status, _, err = run(*arguments)
    assert (status, err) == (2, "the image is for rp2350, the board has an rp2040\n")
    assert [path.name for path in folder.iterdir()] == ["INFO_UF2.TXT"]

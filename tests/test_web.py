"""The page in a real browser: the handheld played by clicking its drawn buttons."""

import json
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import needs
import pytest
from PIL import Image
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webdriver import WebDriver

from cubekeeper_host import boards, cards, site, vm
from cubekeeper_host.board_process import BoardProcess
from cubekeeper_host.keys import Command, Parser, Player
from cubekeeper_host.png import image
from cubekeeper_host.replay import replay

needs.program("chromium")
needs.program("node")

TESTS = Path(__file__).parent
KEYS = TESTS / "keys"
PICTURES = TESTS.parent / "docs" / "screens"
SCALE = 3  # of those pictures
PATIENCE = 60  # s for what takes less than one on an idle machine
MOST_BYTES = 1_200_000  # of the page, before a host compresses it
FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run "
    "--disable-background-networking --disable-component-update --disable-sync "
    "--disable-dev-shm-usage --window-size=1000,900"
)
COMMAND = (sys.executable, "-c", "from cubekeeper_host.cli import main; main()")
PIXELS = """const canvas = document.getElementById("display");
const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
return [canvas.width, canvas.height, Array.from(data)];"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = site.build(tmp_path_factory.mktemp("site") / "page")
    with site.server(folder, 0) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://localhost:{serving.server_port}/"
        serving.shutdown()


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[WebDriver]:
    """A fresh Chromium; at the end its console must have no error."""
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or ""
    for flag in [*FLAGS.split(), f"--user-data-dir={tmp_path / 'profile'}"]:
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    options.add_experimental_option(
        "prefs", {"download.default_directory": str(tmp_path / "downloads")}
    )
    service = webdriver.ChromeService(shutil.which("chromedriver"))
    driver = webdriver.Chrome(options, service)
    try:
        yield driver
        said = driver.get_log("browser")
        assert [line["message"] for line in said if line["level"] == "SEVERE"] == []
    finally:
        driver.quit()


def until(true: Callable[[], Any], what: Callable[[], Any]) -> None:
    """Wait for something to be true; what there was instead is in the failure."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, what()
        time.sleep(0.05)


def words(browser: WebDriver) -> str:
    text = browser.find_element(By.ID, "words").get_property("textContent")
    return " ".join(str(text).split())


def shows(browser: WebDriver, text: str) -> None:
    until(lambda: text in words(browser), lambda: f"{text!r} is not on: {words(browser)}")


def opened(browser: WebDriver, address: str, board: str = "sim") -> None:
    browser.get(f"{address}?board={board}")
    until(
        lambda: browser.find_elements(By.CSS_SELECTOR, "main[data-ready]"),
        lambda: browser.find_element(By.ID, "note").text,
    )


def picture(browser: WebDriver) -> Image.Image:
    width, height, data = browser.execute_script(PIXELS)
    return Image.frombytes("RGBA", (width, height), bytes(data)).convert("RGB")


def looks_like(browser: WebDriver, wanted: Image.Image) -> None:
    same = wanted.convert("RGB").tobytes()
    until(lambda: picture(browser).tobytes() == same, lambda: words(browser))


def golden(name: str) -> Image.Image:
    whole = Image.open(PICTURES / f"{name}.png").convert("RGB")
    size = (whole.width // SCALE, whole.height // SCALE)
    return whole.resize(size, Image.Resampling.NEAREST)


def commands(path: Path, board: str = "sim") -> list[Command]:
    return Parser(boards.buttons(boards.load(board))).file(path)


def play(browser: WebDriver, todo: list[Command]) -> None:
    """What a key file says, by clicks on the drawn buttons; a screenshot is a golden one."""
    for command in todo:
        if command.word == "press":
            browser.find_element(By.CSS_SELECTOR, f"[data-name={command.argument}]").click()
        elif command.word == "hold":
            hold(browser, command.argument, command.milliseconds)
        elif command.word == "expect":
            shows(browser, " ".join(command.argument.split()))
        elif command.word == "screenshot":
            looks_like(browser, golden(command.argument))
        else:
            raise AssertionError(f"{command.place}: {command.word} is not for a browser")


def hold(browser: WebDriver, button: str, milliseconds: int) -> None:
    drawn = browser.find_element(By.CSS_SELECTOR, f"[data-name={button}]")
    ActionChains(browser).click_and_hold(drawn).pause(milliseconds / 1000).release().perform()


def note(browser: WebDriver) -> str:
    return browser.find_element(By.ID, "note").text


def stored(browser: WebDriver) -> dict[str, str]:
    """What the browser keeps for the page."""
    return dict(browser.execute_script("return Object.entries(localStorage)"))


def drop(browser: WebDriver, name: str, text: str) -> None:
    """Drop a file on the page."""
    browser.execute_script(
        """const files = new DataTransfer();
        files.items.add(new File([arguments[1]], arguments[0]));
        document.querySelector("main").dispatchEvent(
            new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true }));""",
        name,
        text,
    )


def test_a_round_of_cube_monster(browser: WebDriver, address: str, tmp_path: Path) -> None:
    """The whole round by clicks comes to the picture of the simulator; a reload resumes it."""
    script = tmp_path / "round.keys"
    script.write_text(f"include {KEYS}/four-players.keys\ninclude {KEYS}/round.keys\n")
    todo = commands(script)
    settings = boards.load("sim")
    with BoardProcess(
        settings, tmp_path / "sim", runtime=vm.CPYTHON, clock="stream", entropy="stream"
    ) as process:
        Player(process, lambda name, screen: None).play(todo)
        process.advance(5000)  # what was said has gone
        expected, said = image(process.screen).convert("RGB"), " ".join(process.screen.lines)
    opened(browser, address)
    looks_like(browser, golden("start"))
    play(browser, todo)
    shows(browser, " ".join(said.split()))
    looks_like(browser, expected)

    browser.refresh()  # in the middle of the game
    shows(browser, "Resume")
    play(browser, [command for command in todo if command.word == "press"][:1])
    looks_like(browser, expected)
    hold(browser, "back", 1000)
    shows(browser, "Undone")


def test_records_go_out_and_in(browser: WebDriver, address: str, tmp_path: Path) -> None:
    """What is downloaded is what the command exports; taken in again, it is the same game."""
    script = tmp_path / "turn.keys"
    script.write_text(f"include {KEYS}/four-players.keys\ninclude {KEYS}/round.keys\n")
    todo = [command for command in commands(script) if command.word != "screenshot"][:24]
    settings = boards.load("sim")
    with BoardProcess(
        settings, tmp_path / "sim", runtime=vm.CPYTHON, clock="stream", entropy="stream"
    ) as process:
        Player(process, lambda name, screen: None).play(todo)
    export = [*COMMAND, "history", "export", str(tmp_path / "sim"), "--format", "record"]
    exported = subprocess.run(export, capture_output=True, text=True, check=True).stdout
    opened(browser, address)
    browser.find_element(By.ID, "record").click()
    assert note(browser).startswith("No game was saved yet")
    play(browser, todo)
    browser.find_element(By.ID, "record").click()
    record = tmp_path / "downloads" / "game-00001.ck"
    until(record.exists, lambda: note(browser))
    assert record.read_text() == exported
    looks = picture(browser)

    drop(browser, "mine.ck", record.read_text())
    until(lambda: "is on the handheld" in note(browser), lambda: note(browser))
    browser.find_element(By.CSS_SELECTOR, "#note button").click()
    shows(browser, "Resume")
    assert {"cubekeeper/g00001.ckj", "cubekeeper/g00002.ckj"} <= set(stored(browser))
    play(browser, [command for command in todo if command.word == "press"][:1])
    looks_like(browser, looks)

    # What is wrong is the line that the command prints, and nothing changes.
    before = stored(browser)
    wrong = tmp_path / "wrong.ck"
    for text in (
        record.read_text().replace("draw", "drew"),
        record.read_text() + "roll 3\nroll 3\n",
        record.read_text().replace("player", "playr", 1),
        "",
        "\ufeffcubekeeper 1\n",
    ):
        wrong.write_text(text)
        browser.find_element(By.ID, "file").send_keys(str(wrong))
        said = replay(str(wrong))[2].replace(str(wrong), "wrong.ck")
        assert said.startswith("wrong.ck:")
        until(lambda said=said: note(browser) == said, lambda: note(browser))  # type: ignore[misc]
    assert stored(browser) == before

    # Where the browser keeps nothing more, that is said, and the game goes on.
    browser.execute_script("Storage.prototype.setItem = () => { throw new Error('full') }")
    drop(browser, "mine.ck", record.read_text())
    until(lambda: "no room" in note(browser), lambda: note(browser))
    assert stored(browser) == before
    looks_like(browser, looks)


def test_a_turn_of_cubyria(browser: WebDriver, address: str) -> None:
    tour = commands(KEYS / "cubyria-core.keys")
    turn = tour[: [command.argument for command in tour].index("Built 1 for 6") + 1]
    assert len([command for command in turn if command.word == "screenshot"]) == 5
    opened(browser, address)
    play(browser, turn)


def test_three_buttons(browser: WebDriver, address: str) -> None:
    tour = commands(KEYS / "tour3.keys", "sim3")
    opened(browser, address, "sim3")
    play(browser, tour[: [command.argument for command in tour].index("three-draw") + 1])


def test_keys_and_the_buttons_by_the_keyboard(browser: WebDriver, address: str) -> None:
    opened(browser, address)
    body = browser.find_element(By.TAG_NAME, "body")
    body.send_keys(Keys.ENTER)
    shows(browser, "Cube Monster")
    body.send_keys(Keys.ESCAPE)
    shows(browser, "New game")
    browser.find_element(By.CSS_SELECTOR, "[data-name=down]").send_keys(Keys.ENTER)
    browser.find_element(By.CSS_SELECTOR, "[data-name=ok]").send_keys(Keys.SPACE)
    shows(browser, "No")
    body.send_keys("u")
    shows(browser, "No game is open")


def test_two_tabs_never_have_it_both(browser: WebDriver, address: str) -> None:
    """The second tab waits until the first has let the game go; what the first saved it finds."""
    opened(browser, address)
    play(browser, commands(KEYS / "four-players.keys"))
    shows(browser, "Feeder")
    before = words(browser)
    saved = "return JSON.stringify(Object.entries(localStorage).sort())"
    files = browser.execute_script(saved)
    first = browser.current_window_handle

    browser.switch_to.new_window("tab")
    browser.get(address)
    until(lambda: "another tab" in note(browser), lambda: note(browser))
    assert browser.execute_script(saved) == files
    browser.find_element(By.CSS_SELECTOR, "#note button").click()
    shows(browser, "Resume")
    browser.find_element(By.CSS_SELECTOR, "[data-name=ok]").click()
    shows(browser, before)
    second = browser.current_window_handle

    browser.switch_to.window(first)
    until(lambda: "now on in another tab" in note(browser), lambda: note(browser))
    browser.find_element(By.CSS_SELECTOR, "[data-name=ok]").click()
    assert words(browser) == before
    for name, text in (("cards.ckc", "CKK"), ("game.ck", "cubekeeper 1\n")):
        drop(browser, name, text)  # the files are the other tab's now
        until(lambda: "is on in another tab" in note(browser), lambda: note(browser))
    assert "cubekeeper/cards.ckc" not in stored(browser)
    browser.switch_to.window(second)
    browser.close()  # a closed tab lets go of the handheld
    browser.switch_to.window(first)
    browser.find_element(By.CSS_SELECTOR, "#note button").click()
    shows(browser, "Resume")


def test_files_go_in_and_out(browser: WebDriver, address: str, tmp_path: Path) -> None:
    opened(browser, address)
    chooser = browser.find_element(By.ID, "file")
    wrong = tmp_path / "wrong.ckc"
    wrong.write_text("no cards")
    chooser.send_keys(str(wrong))
    until(lambda: "no compiled catalogue" in note(browser), lambda: note(browser))
    own = tmp_path / "own.toml"
    own.write_text('["Observatory"]\nkind = "room"\nbpv = 4\n')
    compiled = tmp_path / "own.ckc"
    compiled.write_bytes(cards.compiled(own))
    chooser.send_keys(str(compiled))
    until(lambda: "cards are on" in note(browser), lambda: note(browser))
    browser.find_element(By.CSS_SELECTOR, "#note button").click()
    shows(browser, "New game")
    play(browser, commands(KEYS / "cubyria-two.keys"))
    for button in ("ok", "ok", "right", "right"):
        browser.find_element(By.CSS_SELECTOR, f"[data-name={button}]").click()
    shows(browser, "Observatory")

    browser.find_element(By.ID, "journal").click()
    game = tmp_path / "downloads" / "g00001.ckj"
    until(game.exists, lambda: list((tmp_path / "downloads").glob("*")))
    assert game.read_bytes()[:3] == b"CKJ"


def test_without_the_network(browser: WebDriver, tmp_path: Path) -> None:
    """After the first load the page needs no server; its weight and its start are in bounds."""
    folder = site.build(tmp_path / "page")
    weight = sum(path.stat().st_size for path in folder.iterdir())
    assert weight < MOST_BYTES, weight
    with site.server(folder, 0) as serving:
        thread = threading.Thread(target=serving.serve_forever, daemon=True)
        thread.start()
        address = f"http://localhost:{serving.server_port}/"
        opened(browser, address)
        first = browser.execute_script("return performance.now()")
        active = "return navigator.serviceWorker.getRegistration().then((r) => !!r?.active)"
        until(lambda: browser.execute_script(active), lambda: "no service worker")
        serving.shutdown()
        thread.join()
    opened(browser, address, "sim3")
    shows(browser, "New game")
    again = browser.execute_script("return performance.now()")
    print(f"page {weight} bytes, first screen at most {first:.0f} ms, offline {again:.0f} ms")


def test_nothing_comes_from_elsewhere(address: str, tmp_path: Path) -> None:
    """No file of the page names an outside address to load from."""
    folder = site.build(tmp_path / "page")
    for path in folder.iterdir():
        if path.suffix in (".html", ".css", ".mjs", ".js") and path.name != "micropython.mjs":
            assert re.findall(r"(?:https?:)?//[\w.-]+\.\w+/", path.read_text("utf-8")) == []
    listed = json.loads(re.findall(r"FILES = (.*);", (folder / "sw.js").read_text())[0])
    assert sorted(listed) == sorted(
        ["./", *[p.name for p in folder.iterdir() if p.name != "sw.js"]]
    )


def test_play_in_the_browser(browser: WebDriver) -> None:
    """The command serves the page until Ctrl-C; what is wrong is one line."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    command = [*COMMAND, "play"]
    web = [*command, "--web", "--no-open", "--board", "sim3", "--port", port]
    with subprocess.Popen(web, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        said = process.stdout.readline()
        assert f"http://localhost:{port}/?board=sim3" in said
        opened(browser, f"http://localhost:{port}/", "sim3")
        shows(browser, "New game")
        second = subprocess.run(web, capture_output=True, text=True)
        assert second.returncode == 1 and len(second.stderr.splitlines()) == 1
        assert f"port {port}" in second.stderr and "--port" in second.stderr
        process.send_signal(signal.SIGINT)
        assert "Stopped" in process.stdout.read()
    assert process.returncode == 0
    for wrong in (["--web", "--heap", "192K"], ["--port", "8000"], ["--web", "--board", "none"]):
        done = subprocess.run([*command, *wrong], capture_output=True, text=True)
        assert done.returncode == 1 and len(done.stderr.splitlines()) == 1, done.stderr

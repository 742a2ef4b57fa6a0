"""The guide as a site: every link leads somewhere, each game, board and recipe has its page."""

import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cubekeeper.rules import GAMES
from cubekeeper_host import boards

TESTS = Path(__file__).parent
sys.path.insert(0, str(TESTS / "tools"))
import guide  # noqa: E402


class Links(HTMLParser):
    """What a page names, its anchors and its headings."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.named: list[str] = []
        self.ids: list[str] = []
        self.images: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        self.named += [known[key] or "" for key in ("href", "src") if key in known]
        self.ids += [known["id"] or ""] if "id" in known else []
        self.images += [known["src"] or ""] if tag == "img" else []


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    guide.Guide().write(folder)
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, Links]:
    return {path.name: Links(path.read_text("utf-8")) for path in site.glob("*.html")}


def test_every_link_leads_somewhere(site: Path, pages: dict[str, Links]) -> None:
    checked = 0
    for name, page in pages.items():
        assert len(page.ids) == len(set(page.ids)), name
        for link in page.named:
            if link.startswith(("http:", "https:", "play/")):
                continue  # elsewhere, and the handheld, which is built beside it
            file, _, anchor = link.partition("#")
            assert (site / file).is_file(), f"{name}: {link}"
            assert not anchor or anchor in pages[file].ids, f"{name}: {link}"
            checked += 1
    assert checked > 500


def test_each_game_board_and_recipe_has_a_page(pages: dict[str, Links]) -> None:
    for _, _, title in GAMES:
        page = pages[guide.slug(title) + ".html"]
        assert len([image for image in page.images if image.startswith("docs/screens/")]) >= 3
    for name in boards.names():
        if not name.startswith("sim"):
            page = pages[guide.slug(name) + ".html"]
            assert f"docs/boards/{name}.svg" in page.images
    for recipe in ("add-a-game", "add-a-board", "add-a-screen"):
        assert recipe + ".html" in pages  # tests/test_contributing.py carries them out


def test_the_same_heading_twice(pages: dict[str, Links]) -> None:
    """It keeps the anchor that it has in the whole document, where links were made for it."""
    assert "how-the-handheld-reads-the-rules" in pages["cube-monster.html"].ids
    assert "how-the-handheld-reads-the-rules-1" in pages["cubyria.html"].ids


def test_a_broken_link_is_told(tmp_path: Path) -> None:
    for link in ("no-such.md", "guide.md#no-such-heading", "../../outside"):
        built = guide.Guide()
        built.pages[1].tokens = built.markdown.parse(f"[text]({link})")
        with pytest.raises(guide.BrokenLink, match=link.replace(".", r"\.")):
            built.write(tmp_path)

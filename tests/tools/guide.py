"""Builds the guide as a site: a page a game, a board and a recipe, from the project's documents.

`guide.py FOLDER` writes it; links between the documents lead from page to page, and what else they
name (pictures, board files) comes along. markdown-it-py reads the text: it is CommonMark with
GitHub's tables, well kept, and no more; a generator such as MkDocs wants documents of its own.
"""

import html
import os
import re
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from cubekeeper import VERSION

ROOT = Path(__file__).parents[2]
# The documents in order: where each stands, the heading at which a page begins (0: it is one
# page), the name of its first page, and what the list of pages calls it.
DOCUMENTS = (
    ("README.md", 0, "index", "cubekeeper"),
    ("docs/guide.md", 2, "guide", "Playing"),
    ("docs/boards.md", 3, "boards", "Boards"),
    ("CONTRIBUTING.md", 2, "contributing", "Your own game, board, screen"),
    ("docs/record-format.md", 0, "record-format", "Games as text"),
    ("docs/design.md", 0, "design", "How it is built"),
    ("docs/benchmarks.md", 0, "benchmarks", "Benchmarks"),
    ("CHANGELOG.md", 0, "changes", "Changes"),
)
STYLE = """
:root { color-scheme: light dark; --line: #8886; --soft: #8882; }
body { margin: 0 auto; max-width: 70rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 46rem; }
nav ul { margin: 0.2rem 0; padding-left: 1.1rem; }
@media (min-width: 60rem) {
  body { display: grid; grid-template-columns: 16rem 1fr; gap: 2rem; }
}
@media (max-width: 59.99rem) { nav { border-bottom: 1px solid var(--line); } }
pre { overflow-x: auto; padding: 0.6rem; background: var(--soft); }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { padding: 0.3rem 0.6rem; border: 1px solid var(--line); text-align: left; }
th:empty { display: none; }
img { max-width: 100%; }
img[src$=".svg"] { background: #fff; }
main a, nav a { overflow-wrap: anywhere; }
[aria-current] { font-weight: bold; }
"""
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="icon" href="play/icon.svg">
<link rel="stylesheet" href="guide.css">
</head>
<body>
<nav>
<p><a href="play/">Play in this browser</a></p>
{pages}
<p>{version}</p>
</nav>
<main>
{text}</main>
</body>
</html>
"""


class BrokenLink(Exception):
    """A document names what is not there."""


@dataclass
class Page:
    """A page to be: the document it is from, its file, its heading and its text as tokens."""

    document: str
    file: str
    title: str
    tokens: list[Token]


def slug(heading: str) -> str:
    """A heading's anchor as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


class Guide:
    """All pages, and where the anchors of each document have gone."""

    def __init__(self) -> None:
        self.markdown = MarkdownIt("commonmark").enable("table")
        self.pages: list[Page] = []
        self.anchors: dict[tuple[str, str], str] = {}  # (document, anchor): the page's file
        self.files: set[Path] = set()  # what comes along
        for path, level, first, title in DOCUMENTS:
            self._split(path, level, first, title)

    def _split(self, path: str, level: int, first: str, title: str) -> None:
        """Cut a document into its pages."""
        tokens = self.markdown.parse((ROOT / path).read_text("utf-8"))
        page = Page(path, first + ".html", title, [])
        self.pages.append(page)
        self.anchors[path, ""] = page.file
        for token, inner in zip(tokens, [*tokens[1:], tokens[-1]], strict=True):
            if token.type == "heading_open":
                anchor = self._anchor(path, inner.content)
                if token.tag == f"h{level}":
                    page = Page(path, anchor + ".html", inner.content, [])
                    self.pages.append(page)
                token.attrSet("id", anchor)
                self.anchors[path, anchor] = page.file
            page.tokens.append(token)

    def _anchor(self, path: str, heading: str) -> str:
        anchor = slug(heading)
        again = 0
        while (path, anchor + f"-{again}" * bool(again)) in self.anchors:
            again += 1
        return anchor + f"-{again}" * bool(again)

    def write(self, folder: Path) -> None:
        """Write all pages and what they name to a folder, which may have other files."""
        folder.mkdir(parents=True, exist_ok=True)
        files = [page.file for page in self.pages]
        assert len(set(files)) == len(files), files
        for page in self.pages:
            self._link(page)
            text = self.markdown.renderer.render(page.tokens, self.markdown.options, {})
            whole = PAGE.format(
                title=html.escape(page.title), pages=self._list(page), version=VERSION, text=text
            )
            (folder / page.file).write_text(whole, "utf-8")
        (folder / "guide.css").write_text(STYLE, "utf-8")
        for file in sorted(self.files):
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / file, folder / file)

    def _list(self, shown: Page) -> str:
        """The list of all pages; those of the document that is shown are open."""
        out = []
        for path, _, _, title in DOCUMENTS:
            first, *others = [page for page in self.pages if page.document == path]
            entry = _to(first, title, shown)
            if others:
                rows = "".join(f"<li>{_to(page, page.title, shown)}</li>" for page in others)
                is_open = " open" if path == shown.document else ""
                entry = f"<details{is_open}><summary>{entry}</summary><ul>{rows}</ul></details>"
            out.append(f"<li>{entry}</li>")
        return f"<ul>{''.join(out)}</ul>"

    def _link(self, page: Page) -> None:
        """Turn a page's links and pictures into those of the site."""
        for token in page.tokens:
            for inner in token.children or ():
                for attribute in ("href", "src"):
                    if attribute in inner.attrs:
                        target = self._target(page.document, str(inner.attrs[attribute]))
                        inner.attrSet(attribute, target)

    def _target(self, document: str, link: str) -> str:
        if re.match(r"[a-z]+:", link):
            return link
        name, _, anchor = link.partition("#")
        path = os.path.normpath((Path(document).parent / name) if name else document)
        if (path, "") in self.anchors:
            if (path, anchor) not in self.anchors:
                raise BrokenLink(f"{document}: no heading for {link}")
            return self.anchors[path, anchor] + (f"#{anchor}" if anchor else "")
        if not (ROOT / path).is_file() or path.startswith(".."):
            raise BrokenLink(f"{document}: no file for {link}")
        self.files.add(Path(path))
        return Path(path).as_posix()


def _to(page: Page, title: str, shown: Page) -> str:
    here = ' aria-current="page"' if page is shown else ""
    return f'<a href="{page.file}"{here}>{html.escape(title)}</a>'


if __name__ == "__main__":
    target = Path(sys.argv[1])
    Guide().write(target)
    print(f"{target}: {len(list(target.glob('*.html')))} pages")

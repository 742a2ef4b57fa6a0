"""The page that `cubekeeper stats --html` writes: tables and plots in one file of its own."""

import io
from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from cubekeeper_host.errors import CliError, how_to_get
from cubekeeper_host.stats import GameStats, heading, heads, rows

_STYLE = """
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { padding: .2rem .8rem .2rem 0; text-align: right; border-bottom: 1px solid #8885; }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; background: #fff; border-radius: .5rem; }
figure { margin: 1rem 0; }
"""
_COLOURS = ("#c0392b", "#d4a017", "#149a9a", "#8e44ad", "#2c6fbb", "#555555", "#2e8b57", "#b35c00")
_MARKS = "osD^vPX*"  # players are told apart without their colours, too


def html(stats: Sequence[GameStats]) -> str:
    """The whole page. CliError when the plotting library is not installed."""
    parts = [_game(one) for one in stats]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>cubekeeper: statistics</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        f"<h1>Statistics</h1>\n{''.join(parts)}</body>\n</html>\n"
    )


def _game(one: GameStats) -> str:
    parts = [f"<section>\n<h2>{escape(heading(one))}</h2>\n"]
    if one.players:
        head = "".join(f'<th scope="col">{escape(word)}</th>' for word in heads(one))
        body = "".join(
            "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n"
            for row in rows(one)
        )
        parts.append(f"<table>\n<tr>{head}</tr>\n{body}</table>\n")
        parts.append(_figure("Points, game by game", lambda axes: _points(axes, one)))
    if one.die:
        parts.append(f"<p>The die {escape(one.die.verdict)}.</p>\n")
        parts.append(_figure("Faces of the die: thrown, and due", lambda axes: _faces(axes, one)))
    return "".join(parts) + "</section>\n"


def _figure(caption: str, draw: Callable[[Any], None]) -> str:
    """A plot as inline SVG, with its caption as the words for those who can't see it."""
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError:
        raise CliError(
            f"the plotting library is missing: {how_to_get('plots')}, or leave out --html"
        ) from None
    # Letters stay text: smaller, to be searched, and shown in the reader's own fonts.
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": caption}):
        figure = Figure(figsize=(8, 3.2), layout="constrained")
        draw(figure.subplots())
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    svg = out.getvalue()
    svg = svg[svg.index("<svg") :].replace("<svg ", f'<svg role="img" aria-label="{caption}" ', 1)
    return f"<figure>\n{svg}<figcaption>{escape(caption)}</figcaption>\n</figure>\n"


def _points(axes: Any, one: GameStats) -> None:
    for place, scores in enumerate(one.players.values()):
        axes.plot(
            range(1, scores.games + 1),
            scores.scores,
            label=_plain(scores.player),
            color=_COLOURS[place % len(_COLOURS)],
            marker=_MARKS[place % len(_MARKS)],
        )
    axes.set_xlabel("the player's games, oldest first")
    axes.set_ylabel("points")
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.legend(loc="upper left", bbox_to_anchor=(1, 1))


def _faces(axes: Any, one: GameStats) -> None:
    assert one.die
    places = range(len(one.die.faces))
    axes.bar([p - 0.2 for p in places], one.die.counts, 0.4, label="thrown", color=_COLOURS[4])
    axes.bar([p + 0.2 for p in places], one.die.expected, 0.4, label="due", color="#bbbbbb")
    axes.set_xticks(list(places), [str(face) for face in one.die.faces])
    axes.legend(loc="upper left", bbox_to_anchor=(1, 1))


def _plain(name: str) -> str:
    """A name that the plotting library takes as it is: no formula, and no hidden line."""
    return name.replace("$", r"\$") if not name.startswith("_") else "\u200b" + name

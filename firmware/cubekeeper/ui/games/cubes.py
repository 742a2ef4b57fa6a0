"""What the screens say in cubes while the board lies elsewhere: data only."""

from ..palette import ORANGE, PURPLE, TURQUOISE, YELLOW

TITLES = {"play": "R{round} {turn}'s turn", "over": "Game over"}
NOTES = {"play": "{left} shards left, {charge} charge"}
SEAT_NAMES = ("Clay", "Tide", "Pollen", "Iris")
SEAT_COLOURS = (ORANGE, TURQUOISE, YELLOW, PURPLE)
PER_SEAT = ("storm", "crown")
COLUMNS = (("score", "Pts"), ("kit", "Kit"), ("charge", "Chg"))
STARTS = {"size": 14}
LABELS = {
    "score": "Points",
    "cells": "Cells",
    "kit": "Shards left",
    "charge": "Charge",
    "dark": "Dark",
    "done": "Kit placed",
    "crowned": "Columns crowned",
    "size": "Size",
    "nodes": "Nodes",
    "player": "Whose cell?",
    "lost": "cells lost",
    "columns": "columns",
    "board": "Board",
    "tally": "elsewhere",
    "grid": "here",
    "default": "as usual",
    "dims": "Dimensions",
    "gravity": "Gravity",
    "torus": "Torus",
    "fog": "Fog",
    "teams": "Teams",
    "shared_light": "Shared light",
    "storm": "Storm, rounds",
}
PAGES = (
    (
        "Surges",
        (
            "Before placing, paid when said.",
            "Spark (1): a single cell instead of a shard.",
            "Leap (2): link from up to two cells away.",
            "Shatter (3): one cell of an opponent becomes scar; once a turn.",
            "Scan (1): in fog, see all until the end of your next turn.",
        ),
    ),
    (
        "Where shards lie",
        (
            "On empty cells.",
            "A corner touches your Core or a cell of yours (in 3D an edge or a corner).",
            "Never a side against your own.",
        ),
    ),
)

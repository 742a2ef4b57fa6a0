"""What the screens say in Cubyria: data only."""

TITLES = {
    "build": "{turn} builds",
    "draw": "{turn} draws",
    "discard": "{turn}'s turn",
    "draft": "Draft from {turn} on",
    "final": "{turn}'s final turn",
    "over": "The palace stands",
}
NOTES = {
    "build": "Built {built} for {points}, hand {hand}",
    "draw": "Hand {hand}",
    "discard": "Built {built} for {points}, hand {hand}",
    "final": "Built {built} for {points}, hand {hand}",
}
QUESTIONS = {
    "last": "Was it the deck's last?",
    "depleted": "Is the deck empty now?",
}
SILENT = ("name",)
CURSORS = {"cards": -1}
TELLS = {
    "points": "{} points",
    "total": "{} in all",
    "redraw": "draw {} new",
    "due": "{} Whimsies to turn up",
    "won": "Three in a line!",
}
COLUMNS = (("score", "Points"), ("hand", "Hand"))
STARTS = {"bpv": 2}
PER_SEAT = ("drafted",)
CARD_KINDS = {"room": 0, "roof": 1}
MENDING = "This turn's cards"
LABELS = {
    "score": "Points",
    "hand": "Hand",
    "out": "Out",
    "mode": "Mode",
    "sudden_death": "Sudden Death",
    "affinities": "Affinities",
    "level": "Level",
    "leftovers": "Leftovers",
    "plays": "Cards a turn",
    "bpv": "BPV",
    "floor": "Floor",
    "caps": "Floors capped",
    "bad": "Discouraged",
    "spaces": "Empty spaces",
    "per": "Points a space",
    "match": "Affinity match",
    "double": "Doubling square",
    "stairs": "Staircases",
    "cards": "Cards",
    "row": "Row of the Whimsy?",
    "column": "Column?",
}
PAGES = (
    (
        "Scoring steps",
        (
            "Room: on a discouraged floor minus its BPV, and no more.",
            "Else BPV x floor, and what its card gives for empty spaces.",
            "Plus BPV for each Affinity matched by a joined Room or the Roof on it.",
            "x2 on a doubling square (floor 1).",
            "x2 for each External Staircase joined or strung to it.",
            "Roof: BPV + floors capped, x2 if it shares an Affinity with its Room.",
            "Whimsy done: the turn x2.",
        ),
    ),
)
# Side by side: what joins, touches, or is forbidden. Small letters: the rulebook leaves it open.
CHART = (
    "Wall to wall",
    (
        "Wall",
        "Door",
        "Secret Door",
        "Gallery Window",
        "Balcony Rail",
        "Roof",
        "Support Column",
        "Stair end",
        "Stair side",
    ),
    (
        "YYGXXYYYY",
        "YGGXXYYGY",
        "GGGXXYYGY",
        "XXXxyYYXY",
        "XXXyyYYXY",
        "YYYYYYYYY",
        "YYYYYYYYY",
        "YGGXXYYSY",
        "YYYYYYYYY",
    ),
    {
        "G": "JOINS: the path goes through.",
        "Y": "MAY TOUCH, but the path does not go through.",
        "X": "FORBIDDEN.",
        "S": "JOINS if both stairs run the same way, else FORBIDDEN.",
        "?": "(The rulebook is not clear: agree at the table.)",
    },
)

"""What the screens say in Cuboro Tricky Ways: data only."""

TITLES = {"play": "{turn}'s run", "over": "Tricky Ways"}
ASKED = {"run": "{turn}: field {field} of {fields}"}
TELLS = {"points": "Run {}"}
SETUP = (
    "The cubes lie as in starting position {version}, or as one of you likes.",
    "Each player takes {blue} blue marbles and {red} red.",
    "The tower stays off the board.",
)
COLUMNS = (("score", "Points"), ("runs", "Runs"))
QUIET = ("runs", "jokers")
LABELS = {
    "score": "Points",
    "runs": "Runs",
    "jokers": "Jokers",
    "version": "Version",
    "fields": "Finish fields",
    "minus": "Minus points",
    "clock": "Time limit",
    "teams": "Teams",
    "games": "Games",
    "channels": "Channels",
    "tunnels": "Tunnels",
    "changes": "Changes",
    "S": "Shifts",
    "R": "Rotations",
    "J": "Jumps",
    "joker": "Joker",
    "seconds": "Seconds",
    "miss": "No finish",
}
CLOCK = ("clock", 1, 60)
CLOCKED = ("seconds",)
PAGES = (
    (
        "Points of a run",
        (
            "The tower 1, each channel 1.",
            "Version 2: each tunnel 2, the level change 11T too.",
            "Three changes, with the joker four.",
            "Minus points: Rotation 1, Jump 2.",
            "Time limit: a minute, then 1 less for each 20 seconds.",
            "No finish field reached: 0.",
        ),
    ),
)

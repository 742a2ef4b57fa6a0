"""What the screens say on the scorepad: data only."""

TITLES = {"play": "Round {round}", "over": "Scorepad"}
NOTES = {"score": "{lead}", "play": "{lead}"}
ASKED = {"score": "Round {round}: whose score?"}
CURSORS = {"round": -1}
STARTS = {"points": 0}
BESIDE = {"totals": "{}"}
STANDING = "{lead}"
BY_SEAT = True
COLUMNS = (("score", "Total"),)
QUIET = ("rounds",)
LABELS = {
    "score": "Total",
    "rounds": "Rounds",
    "wins": "Who wins",
    "high": "highest",
    "low": "lowest",
    "target": "Target",
    "as usual": "none",
    "round": "Which round?",
    "player": "Whose entry?",
    "points": "{player}'s points",
}

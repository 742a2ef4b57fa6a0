"""What the screens say in Cube Monster: data only."""

from ..badges import PAWN
from ..palette import PURPLE, RED, TURQUOISE, YELLOW

# The bar, by phase: {turn} is who moves, {round} the round.
TITLES = {
    "draw": "R{round} {turn} is Feeder",
    "feed": "R{round} {turn} feeds",
    "offering": "R{round} Offering",
    "turns": "R{round} {turn}'s turn",
    "last": "R{round} {turn} ends it",
    "over": "Game over",
}
# What to do, above the list: by phase, or by event where one is asked for at once. What holds
# now may stand in it by its name.
NOTES = {
    "draw": "Draw {pit} cubes: the pit.",
    "feed": "Feed one pit cube: free space of its colour.",
    "feed matched": "A match: feed any cube from the bag.",
    "last": "Last cube on slot {round} of the round tracker.",
}
# Events that are asked for at once, with the question in the bar; the menu has the others.
ASKED = {
    "line": "Which line goes back?",
    "roll": "{turn} rolls the die",
    "offer": "Offering: who?",
    "take": "{turn} takes a cube",
    "last": "{turn}: colour match?",
}
# Questions with no event for "no".
QUESTIONS = {"line": "Did that fill a line?"}
# Arguments that the table knows without being asked.
SILENT = ("free",)
# Arguments chosen from a picture: the columns of its grid.
GRIDS = {"cell": 4}
# Where the cursor of an argument begins, if not on the first word.
CURSORS = {"cube": 1}
# What a tell says after its event; {} is its value, no text where the value is nothing.
TELLS = {
    "lines": "Filled: {}",
    "extra": "+{} from Factories",
    "temple": "Temple: draw a cube",
    "step": "On step {}: Super Cubes,",
    "reward": "Reward, what it unlocks",
    "rewards": "Reward from: {}",
    "offer rewards": "{player} takes a Reward from: {}",
    "disaster": "One Disaster card for {}",
}
# What holds for each player and is shown beside the name.
BESIDE = {"demand": "offers {}"}
HELP = {"answer": "Colours differ; a Shrine allows 2 of its own."}
OUTCOMES = {"offer": "The offering"}
TIE_BREAKS = {"village": "Village cubes?"}
SETUP = ("Each takes 3 random free cubes from the bag, and builds:",)
DEALT = ("factories",)
# The columns of the scores, with their headings.
COLUMNS = (("step", "Step"), ("supers", "Sup"), ("village", "Vil"))
# Words for people where the record's are short.
LABELS = {
    "r": "red",
    "y": "yellow",
    "t": "turquoise",
    "p": "purple",
    "factory": "Factory",
    "statue": "Statue",
    "marketplace": "Marketplace",
    "shrine": "Shrine",
    "temple": "Temple",
    "yes": "Yes",
    "no": "No",
    "match": "Yes, feed again",
    "miss": "No",
    "a": "column a",
    "b": "column b",
    "c": "column c",
    "d": "column d",
    "1": "row 1",
    "2": "row 2",
    "3": "row 3",
    "4": "row 4",
    "rise": "diagonal a1-d4",
    "fall": "diagonal a4-d1",
    "top": "Mountaintop step",
    "board": "Monster board",
    "manual": "table",
    "tracked": "tracked",
    "colour": "Colour (Statue: slot)?",
    "kind": "Which structure?",
    "player": "Who?",
    "count": "How many more?",
    "cubes": "Cubes on the board?",
    "cell": "Fed where?",
    "answer": "{player} {beside}?",
    "step": "Step",
    "supers": "Super Cubes",
    "village": "Village cubes",
    "factories": "Factories",
    "shrines": "Shrines",
    "temples": "Temples",
    "statues": "Statues",
}
SEAT_COLOURS = (RED, YELLOW, TURQUOISE, PURPLE)
SEAT_SHAPES = (PAWN,)
COLOURS = {"r": RED, "y": YELLOW, "t": TURQUOISE, "p": PURPLE}

"""What the screens say in Cube Monster: data only."""

from ..palette import PURPLE, RED, TURQUOISE, YELLOW

# The bar, by phase: {turn} is who moves, {round} the round.
TITLES = {
    "draw": "R{round} {turn} feeds",
    "feed": "R{round} {turn} feeds",
    "offering": "R{round} Offering",
    "turns": "R{round} {turn}'s turn",
    "last": "R{round} {turn} ends it",
    "over": "Game over",
}
# What to do, by phase, above the list.
NOTES = {
    "draw": "Draw cubes from the bag into the pit.",
    "feed": "Put one cube on a free Monster space of its colour.",
    "offering": "",
    "turns": "",
    "last": "Put the last cube on slot {round} of the round tracker.",
    "over": "",
}
# Events that are asked for at once, with the question in the bar; the menu has the others.
ASKED = {
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
# What a tell says; {} is its value, no text where the value is nothing.
TELLS = {
    "pit": "{} cubes into the pit",
    "extra": "+{} from Factories",
    "temple": "Temple: draw a cube",
    "step": "now on step {}",
    "reward": "take the Reward and Super Cubes",
    "rewards": "Reward: {}",
    "disaster": "Disaster for {}",
    "demand": "offer {}",
}
# Numbers a player is shown beside the name where an event asks for one.
BESIDE = {"offer": "demand"}
COLUMNS = ("step", "supers", "village")
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
    "yes": "Yes, offered",
    "no": "No: Disaster",
    "match": "Match: feed again",
    "miss": "No match",
    "rise": "rising diagonal",
    "fall": "falling diagonal",
    "top": "Mountaintop step",
    "board": "Monster board",
    "manual": "on the table",
    "tracked": "tracked here",
    "colour": "Colour?",
    "kind": "Which structure?",
    "player": "Who?",
    "count": "How many more?",
    "cubes": "Cubes on the board?",
    "line": "Which line goes?",
    "cell": "Fed where?",
    "answer": "{player} offered?",
    "step": "Step",
    "supers": "Super",
    "village": "Vill",
    "factories": "Factories",
    "shrines": "Shrines",
    "temples": "Temples",
    "statues": "Statues",
}
COLOURS = {"r": RED, "y": YELLOW, "t": TURQUOISE, "p": PURPLE}

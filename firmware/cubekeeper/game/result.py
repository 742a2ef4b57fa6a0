"""How a game ended in a few words, which fit into a QR code and can be read back.

    CK1 cube-monster
    1* 6 Alice
    2 4 Bob

The first line has the version of this form and the game; then comes a line a player, best
first: rank, a * for who has won, score, and the name, which ends in "~" where it was cut.
"""

HEAD = "CK1"
WON = "*"
CUT = "~"


def as_text(game, most):
    """The result in at most some bytes of UTF-8; None if even one letter a name is too long."""
    won = game.winners()
    rows = sorted([(row[1], seat, row[0]) for seat, row in enumerate(game.players())])
    names = [game.names[seat] for _, seat, _ in rows]
    while True:
        lines = [HEAD + " " + game.rules.NAME]
        for (rank, seat, score), name in zip(rows, names):
            lines.append("%d%s %d %s" % (rank, WON if seat in won else "", score, name))
        text = "\n".join(lines)
        if len(text.encode()) <= most:
            return text
        longest = max([len(name) for name in names])
        if longest <= 2:
            return None
        for place, name in enumerate(names):
            if len(name) == longest:
                names[place] = name[:-2] + CUT  # one letter less, if it was cut before
                break

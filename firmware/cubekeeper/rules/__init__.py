"""The rules: one pure module a game. Other folders know games only through this list."""

# The name in records and journals, the module, the name for people.
GAMES = (("cube-monster", "cube_monster", "Cube Monster"),)


def load(name):
    """The rule module of a game; ValueError when there is no such game."""
    for known, module, _ in GAMES:
        if known == name:
            return getattr(__import__("cubekeeper.rules." + module).rules, module)
    raise ValueError("no game '%s'; there are: %s" % (name, ", ".join([g[0] for g in GAMES])))


def title(name):
    """The name of a game for people."""
    return [shown for known, _, shown in GAMES if known == name][0]

"""The rules: one pure module a game. Other folders know games only through this list."""

# The name in records and journals, the module, the name for people.
GAMES = (
    ("cube-monster", "cube_monster", "Cube Monster"),
)  # fmt: skip


# What a rule module may leave out, and what it then is.
OPTIONAL = (
    ("ROLLED", None),  # the event whose last value a die gives, and the faces of that die
    ("about", lambda state: ()),  # what holds now and players want to see, as tells
    ("unfit", lambda options, seats: None),  # (place of an option, why it does not go)
)


def load(name):
    """The rule module of a game; ValueError when there is no such game."""
    for known, module, _ in GAMES:
        if known == name:
            rules = getattr(__import__("cubekeeper.rules." + module).rules, module)
            for optional, default in OPTIONAL:
                if not hasattr(rules, optional):
                    setattr(rules, optional, default)
            return rules
    raise ValueError("no game '%s'; there are: %s" % (name, ", ".join([g[0] for g in GAMES])))


def title(name):
    """The name of a game for people."""
    return [shown for known, _, shown in GAMES if known == name][0]

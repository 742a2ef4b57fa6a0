"""The rules: one pure module a game. Other folders know games only through this list."""

# The name in records and journals, the module, the name for people.
GAMES = (
    ("cube-monster", "cube_monster", "Cube Monster"),
    ("cubyria", "cubyria", "Cubyria"),
    ("cubes", "cubes", "cubes"),
    ("tricky-ways", "tricky_ways", "Tricky Ways"),
    ("scorepad", "scorepad", "Scorepad"),
)  # fmt: skip


def _always(value):
    """What gives that value whatever it is asked; such functions share their code in memory."""
    return lambda *asked: value


# What a rule module may leave out, and what it then is.
OPTIONAL = (
    ("form", _always(None)),  # (options): the module that plays with these, if another one
    ("ROLLED", None),  # the event whose last value a die gives, and the faces of that die
    ("about", _always(())),  # (state): what holds now and players want to see, as tells
    # (options, seats): (place of an option, why it does not go, in a list the place of the value
    # if not the first)
    ("unfit", _always(None)),
    ("complete", lambda event, find: event),  # an event with what its card says filled in
    ("moot", _always(())),  # (state, event, card): arguments that can't matter, given the others
    ("length", _always(0)),  # (state, event): how many values an argument that is a list takes
    ("named", _always(())),  # (state): cards that stand and can't be played again
    ("TURNS", True),  # whether somebody begins, and it is then one player's move
    ("offered", _always(None)),  # (state, event): values of the next argument, where it has them
    ("known", _always(None)),  # (state, event): what the next argument now is, where it is mended
    ("doubt", _always("")),  # (state, event): why an event that is legal may still be a slip
    ("sides", _always(())),  # (state): seats that win together, a tuple for each team
    ("MENDABLE", ()),  # events that may be mended, until one that is not among them closes them
)


def load(name, options=None):
    """The rule module of a game, with these options; ValueError when there is no such game."""
    for known, module, _ in GAMES:
        if known == name:
            rules = _module(module)
            form = rules.form(options) if options else None
            return _module(form) if form else rules
    raise ValueError("no game '%s'; there are: %s" % (name, ", ".join([g[0] for g in GAMES])))


def _module(name):
    """A rule module by its own name, with all that it leaves out."""
    rules = getattr(__import__("cubekeeper.rules." + name).rules, name)
    for optional, default in OPTIONAL:
        if not hasattr(rules, optional):
            setattr(rules, optional, default)
    if not hasattr(rules, "seats"):
        rules.seats = _always(rules.SEATS)
    return rules


def title(name):
    """The name of a game for people."""
    return [shown for known, _, shown in GAMES if known == name][0]

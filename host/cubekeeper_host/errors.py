"""How a command fails: one clear line and an exit status."""

BAD_USE = 1  # wrong usage, a missing file, a missing tool
BAD_INPUT = 2  # a file whose contents are wrong


class CliError(Exception):
    """A failure the user can do something about; the text is the one line they see."""

    def __init__(self, message: str, exit_code: int = BAD_USE) -> None:
        super().__init__(message)
        self.message = message
        self.exit_code = exit_code


def one_line(text: str) -> str:
    """The text on one line, with nothing in it that a terminal would act on."""
    lines = text.splitlines()
    if len(lines) > 1:
        text = " ".join(line.strip() for line in lines if line.strip())
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)

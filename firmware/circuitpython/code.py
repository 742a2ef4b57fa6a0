"""CircuitPython runs this after boot.py: it starts the handheld."""

import supervisor

from cubekeeper.run import main

supervisor.runtime.autoreload = False  # it would restart a game while the computer copies files
main()

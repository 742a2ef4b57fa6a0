"""cubekeeper: a handheld that keeps score for games with cubes."""

VERSION = "0.1.0"

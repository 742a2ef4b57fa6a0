"""What the screens say for each game: one module of data a game, named like its rules."""

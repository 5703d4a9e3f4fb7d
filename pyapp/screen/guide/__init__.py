"""The Guide: the score table, yaku, fu, practice, and what Tenbou is made of."""

"""What the Guide teaches with: the score table, and practice that names the mistake.

Pure functions over the engine's records; ids only, no words. Nothing that the page loads to
start imports it.
"""

"""The sheets over the board: an event as it is entered, the start, the games, ways to share one."""

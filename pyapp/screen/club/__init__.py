"""The club: its evenings, players and series, page by page."""

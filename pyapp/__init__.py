"""Tenbou: what the page runs."""

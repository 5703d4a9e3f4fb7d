"""Texts that are kept: their form, and what becomes of two of one name."""

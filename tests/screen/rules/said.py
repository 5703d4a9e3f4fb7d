"""What html says to a player: its texts and the names of its controls."""

import html as entities
import re


def said(html: str) -> list[str]:
    """Every text between tags, and every spoken name."""
    texts = re.findall(r">([^<]+)", html) + re.findall(r'aria-label="([^"]*)"', html)
    return [entities.unescape(text) for text in texts]

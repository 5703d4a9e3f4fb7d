"""What the Guide's tests ask by these names; it stands in `questions.py`."""

from tests.browser.questions import axe as axe

SMALL, COMMON, WIDE = (360, 560), (390, 664), (1440, 900)

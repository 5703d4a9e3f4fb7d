"""How many hands and questions the tests of practice draw, by the profile."""

from hypothesis import settings

EXAMPLES = settings.get_profile(settings.get_current_profile_name()).max_examples
QUICK = EXAMPLES < 100  # before a commit a part of what is alike will do
MANY = 1000 if QUICK else 40 * EXAMPLES  # usual: 10,000
ENOUGH = max(MANY, 2500)  # for shares of hands: with fewer, chance alone moves them by points

"""How many examples the properties try: HYPOTHESIS_PROFILE=thorough for a long look."""

import os

from hypothesis import settings

settings.register_profile("quick", max_examples=100, deadline=None)
settings.register_profile("thorough", max_examples=5000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))

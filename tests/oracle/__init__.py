"""A second scorer, written from the rule texts alone and used only by the tests.

It exists to disagree with the engine. So it shares nothing with it: no import from pyapp, no
common tables, another way to find the sets of a hand, and every yaku spelled out as its rulebook
words it. It is slow on purpose; nothing here is clever enough to hide a mistake.

* scorer.py: score(case, rules), the whole valuation of one win; the shape of a case and of the
  answer is described there.
* partition.py: every way to read fourteen tiles, by trying every combination of sets.
* win.py: one reading of a win.  patterns.py: the yaku.  yakuman.py.  minipoints.py: the fu.
* tiles.py: tile names, dora.
* generate.py: random_case(rng), a random win in a legal situation; random_any(rng), a random pile
  that is none.  shapes.py: the hands it starts from.
* rulebooks.py: the rulebooks as this oracle reads them.  text.py: a case as one line of text.
"""

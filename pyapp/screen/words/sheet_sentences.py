"""What the opened answer says around the terms; learnt when it is first opened."""

SHEET = """
won_by Won by
close Close
to_table To the table
pays_nothing By {way} this hand does not pay: {why}.
winning_tile winning tile
not_added not added
total_han Total
sum_fu Sum
rounded_to rounded up to {n}
not_rounded not rounded
fu_idle From five {han} on the {fu} no longer matter.
points_head Points
base_head Base
each_of each
wind_dealer {wind}, {dealer}
rounded_note Every payment is rounded up to a hundred.
received Received
one_stick 1 {riichi} stick
many_sticks {n} {riichi} sticks
others_head Other readings
others_none The tiles can be read in this way only.
others_more and {n} more that pay no better
reads_as Reads the winning {tile} as {a} {wait}
splits Splits the tiles another way
form_standard Read as sets and a {pair}
form_chiitoitsu Read as {chiitoitsu}
form_kokushi Read as {kokushi}
more_fu +{n} fu
less_fu −{n} fu
in_all {fu} ({n} in all)
lacks no {list}
but but
comes_to_same {way} and comes to the same.
loses {way}: {judged}, {paid}.
pays_less {less} instead of {more}
pays_same pays the same
same_limit still {limit}
books_head Under other rules
same_under The same under {list}.
same_nowhere Under no other rulebook the same.
decided_by {option}: {choice}
"""

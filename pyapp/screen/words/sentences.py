"""What the screen says in English around the terms: labels, problems, hints, errors.

One line an entry: the id, then the words. {braces} are filled with what the caller names
or else with that term, with a capital when the name in braces has one.
"""

SENTENCES = """
counts no,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve

empty Tap the winning hand
empty_more {Ron} and {tsumo} are worked out as you tap. The last tile is the winning one.
to_go {count} to go
one_tile 1 tile
many_tiles {n} tiles
tenpai_after {Tenpai} after discarding {tiles}.
away One tile away from {tenpai}.
many_away {n} tiles away from {tenpai}.
is_tenpai {Tenpai}
waits_on Waits on
left {n} left
none_left none left
impossible This cannot be
needs needs {list}
would_need It would need {list}.
or or
and and
points {n} points
from_all {n} all

too_many_copies {Count} {tiles}: there are only four.
too_many_red_fives {Count} {tiles}: these rules have fewer.
too_many_tiles {n} tiles: a hand has 14, with a {kantsu} counting as three.
not_a_meld The call with the {tile} is no {shuntsu}, {koutsu} or {kantsu}.
riichi_open {Riichi} needs a closed hand: take back the {calls} or the {riichi}.
ippatsu_without_riichi {Ippatsu} needs {riichi}: add it or take back {ippatsu}.
rinshan_without_kan {Rinshan} needs a {kantsu} in the hand.
rinshan_and_chankan {Rinshan} is a self-draw and {chankan} a {ron}: only one can be.
rinshan_and_ippatsu A {kantsu} ends {ippatsu}: take back {rinshan} or {ippatsu}.
chankan_and_last_tile No {kantsu} can be declared on the last tile, so none can be robbed.
first_turn_and_meld A win on the first turn comes before any call: take back the {calls}.
first_turn_and_riichi A win on the first turn comes before any {riichi}.
first_turn_and_late The first turn is not the last tile and follows no {kantsu}.
chankan_tile_in_hand Another {tile} is in sight, but all others are in the {kantsu} that is robbed.
too_many_indicators {Count} {dora} indicators: there are at most five.
ura_without_riichi {Ura} counts only with {riichi}: add it or clear the {ura}.
too_many_ura {Count} {ura} indicators: more than {dora} indicators.
too_few_tiles {n} more tiles are needed.
rinshan_is_tsumo {Rinshan} is won by self-draw only.
chankan_is_ron {Chankan} is won by {ron} only.
first_turn_dealer_ron The {dealer} plays first: nobody can discard before.
closed_kan_not_robbed Only {kokushi} may rob a closed {kantsu}, and only where the rules allow it.
no_shape These 14 tiles make no hand
no_yaku no {yaku}
two_han_minimum two han of {yaku} needed: five {honba} are out

need_riichi {riichi}
need_menzen_tsumo a self-draw
need_haitei the last tile
need_houtei the last tile
need_chankan a robbed {kantsu}
need_rinshan a replacement tile
need_tanyao rules with open {tanyao}

unknown_word “{token}” means nothing here.
bad_tile “{character}” in “{token}” is no tile.
tile_unfinished “{token}”: after the digits comes m, p, s or z.
bad_winning_tile “{token}”: after + comes the one winning tile, once.
bad_wind “{token}”: a wind is E, S, W or N.
bad_count “{token}”: a number from 0 to 99.
unknown_rulebook “{token}”: no rulebook has that name.
unknown_option “{token}”: no rule has that name.
bad_value “{token}”: the rule has no such choice.
fixed_option “{token}”: only a rulebook decides this.
"""

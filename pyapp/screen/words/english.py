"""English terms as the World Riichi Championship and the EMA write them: pung, chow, kong.

One line an entry: the id, then the words. `,` stands between the parts of a list. An
id without a line is said as it is written: riichi, mangan.
"""

TERMS = """
tile {n} of {suit}
red_tile red {n} of {suit}
tiles {n}s of {suit}
red_tiles red 5s of {suit}
numbers one,two,three,four,five,six,seven,eight,nine
suits characters,circles,bamboo
honours east wind,south wind,west wind,north wind,white dragon,green dragon,red dragon
plural s
winds East,South,West,North

fu minipoints
n_han {n} han
n_fu {n} fu
n_yakuman {n}× yakuman
honba counters
one_honba counter
n_honba 1 counter
many_honba {n} counters
ura ura dora
aka red five
non_dealer non-dealer

shuntsu chow
koutsu pung
kantsu kong
kan kong
kans kongs
single single tile
chii chow
pon pung
daiminkan open kong
kakan added kong
ankan closed kong
melded_koutsu melded pung
concealed_koutsu concealed pung
melded_kantsu melded kong
concealed_kantsu concealed kong
of_simples {set} of simples
of_terminals {set} of terminals
of_honours {set} of honours

ryanmen two-sided wait
kanchan closed wait
penchan edge wait
shanpon two-pair wait
tanki pair wait
thirteen_sided thirteen-sided wait

earns_winning winning
earns_menzen_ron closed hand, ron
earns_tsumo self-draw
earns_open_pinfu open pinfu
pair_dragon pair of dragons
pair_seat_wind pair of the seat wind
pair_round_wind pair of the prevalent wind
pair_double_wind pair of seat and prevalent wind

kiriage_mangan rounded-up mangan
kazoe_yakuman counted yakuman

menzen_tsumo fully concealed hand
rinshan after a kong
chankan robbing the kong
haitei under the sea
houtei under the river
iipeikou pure double chow
tanyao all simples
haku white dragon pung
hatsu green dragon pung
chun red dragon pung
seat_wind seat wind pung
round_wind prevalent wind pung
chiitoitsu seven pairs
sanshoku_doujun mixed triple chow
ittsuu pure straight
chanta outside hand
sanshoku_doukou triple pung
sanankou three concealed pungs
sankantsu three kongs
toitoi all pungs
shousangen little three dragons
honroutou all terminals and honours
ryanpeikou twice pure double chow
honitsu half flush
junchan terminals in all sets
chinitsu full flush
kokushi thirteen orphans
kokushi_13 thirteen-sided thirteen orphans
suuankou four concealed pungs
suuankou_tanki four concealed pungs, pair wait
daisangen big three dragons
shousuushii little four winds
daisuushii big four winds
tsuuiisou all honours
chinroutou all terminals
ryuuiisou all green
chuuren nine gates
junsei_chuuren pure nine gates
suukantsu four kongs
tenhou blessing of heaven
chiihou blessing of earth
renhou blessing of man
nagashi_mangan terminal discards
"""

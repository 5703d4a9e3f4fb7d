"""Romaji terms in the spelling of riichi.wiki: koutsu, shuntsu, kantsu, fu.

One line an entry: the id, then the words. `,` stands between the parts of a list. An
id without a line is said as it is written.
"""

TERMS = """
tile {n} {suit}
red_tile red {n} {suit}
tiles {n}-{suit}
red_tiles red 5-{suit}
numbers 1,2,3,4,5,6,7,8,9
suits man,pin,sou
honours ton,nan,shaa,pei,haku,hatsu,chun
plural
winds Ton,Nan,Shaa,Pei

n_han {n} han
n_fu {n} fu
n_yakuman {n}× yakuman
one_honba honba
n_honba 1 honba
many_honba {n} honba
ura ura dora
aka aka dora
closed menzen
dealer oya
non_dealer ko

pair jantou
single single tile
melded_koutsu minkou
concealed_koutsu ankou
melded_kantsu minkan
concealed_kantsu ankan
of_simples {set} of chuuchanpai
of_terminals {set} of routouhai
of_honours {set} of jihai

thirteen_sided juusanmen

earns_winning fuutei
earns_menzen_ron menzen ron
earns_tsumo tsumo
earns_open_pinfu open pinfu
pair_dragon jantou of sangenpai
pair_seat_wind jantou of the jikaze
pair_round_wind jantou of the bakaze
pair_double_wind jantou of jikaze and bakaze

rinshan rinshan kaihou
haitei haitei raoyue
houtei houtei raoyui
haku yakuhai haku
hatsu yakuhai hatsu
chun yakuhai chun
seat_wind yakuhai jikaze
round_wind yakuhai bakaze
kokushi kokushi musou
kokushi_13 kokushi musou juusanmen
chuuren chuuren poutou
junsei_chuuren junsei chuuren poutou
"""

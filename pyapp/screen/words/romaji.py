"""Romaji terms in the spelling of riichi.wiki: koutsu, shuntsu, kantsu, fu.

One line an entry: the id, then the words. `,` stands between the parts of a list.
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

ron ron
tsumo tsumo
yaku yaku
han han
fu fu
n_han {n} han
n_fu {n} fu
n_yakuman {n}× yakuman
double_yakuman double yakuman
honba honba
one_honba honba
n_honba 1 honba
many_honba {n} honba
dora dora
ura ura dora
aka aka dora
open open
closed menzen
dealer oya
non_dealer ko
discarder discarder
tenpai tenpai
noten noten

shuntsu shuntsu
koutsu koutsu
kantsu kantsu
kan kan
kans kans
pair jantou
single single tile
chii chii
pon pon
daiminkan daiminkan
kakan kakan
ankan ankan
melded_koutsu minkou
concealed_koutsu ankou
melded_kantsu minkan
concealed_kantsu ankan
of_simples {set} of chuuchanpai
of_terminals {set} of routouhai
of_honours {set} of jihai

ryanmen ryanmen
kanchan kanchan
penchan penchan
shanpon shanpon
tanki tanki
thirteen_sided juusanmen

fu_winning fuutei
fu_menzen_ron menzen ron
fu_tsumo tsumo
fu_open_pinfu open pinfu
pair_dragon jantou of sangenpai
pair_seat_wind jantou of the jikaze
pair_round_wind jantou of the bakaze
pair_double_wind jantou of jikaze and bakaze

mangan mangan
kiriage_mangan kiriage mangan
haneman haneman
baiman baiman
sanbaiman sanbaiman
kazoe_yakuman kazoe yakuman
yakuman yakuman

riichi riichi
double_riichi double riichi
ippatsu ippatsu
menzen_tsumo menzen tsumo
rinshan rinshan kaihou
chankan chankan
haitei haitei raoyue
houtei houtei raoyui
pinfu pinfu
iipeikou iipeikou
tanyao tanyao
haku yakuhai haku
hatsu yakuhai hatsu
chun yakuhai chun
seat_wind yakuhai jikaze
round_wind yakuhai bakaze
chiitoitsu chiitoitsu
sanshoku_doujun sanshoku doujun
ittsuu ittsuu
chanta chanta
sanshoku_doukou sanshoku doukou
sanankou sanankou
sankantsu sankantsu
toitoi toitoi
shousangen shousangen
honroutou honroutou
ryanpeikou ryanpeikou
honitsu honitsu
junchan junchan
chinitsu chinitsu
kokushi kokushi musou
kokushi_13 kokushi musou juusanmen
suuankou suuankou
suuankou_tanki suuankou tanki
daisangen daisangen
shousuushii shousuushii
daisuushii daisuushii
tsuuiisou tsuuiisou
chinroutou chinroutou
ryuuiisou ryuuiisou
chuuren chuuren poutou
junsei_chuuren junsei chuuren poutou
suukantsu suukantsu
tenhou tenhou
chiihou chiihou
renhou renhou
nagashi_mangan nagashi mangan
"""

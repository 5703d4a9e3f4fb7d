### Terms in romaji, in the spelling of riichi.wiki. A term without a line is its id, its words apart.
### Every language offers them, so no word of English stands here.

## Tiles

-tile = { $n } { $suit }
-red_tile = aka { $n } { $suit }
-number_1 = 1
-number_2 = 2
-number_3 = 3
-number_4 = 4
-number_5 = 5
-number_6 = 6
-number_7 = 7
-number_8 = 8
-number_9 = 9
-suit_m = man
-suit_p = pin
-suit_s = sou
-tile_1z = ton
-tile_2z = nan
-tile_3z = shaa
-tile_4z = pei
-tile_5z = haku
-tile_6z = hatsu
-tile_7z = chun
-honours = jihai

## Seats

-east = Ton
-south = Nan
-west = Shaa
-north = Pei
-dealer = oya
-non_dealer = ko
-discarder = houjuusha
-key_east = Ton
-key_south = Nan
-key_west = Shaa
-key_north = Pei

## Groups and calls

-pair = jantou
-single = tanpai
-melded_koutsu = minkou
-concealed_koutsu = ankou
-melded_kantsu = minkan
-concealed_kantsu = ankan
-of_simples = { $set } (chuuchanpai)
-of_terminals = { $set } (routouhai)
-of_honours = { $set } (jihai)

## Waits

-thirteen_sided = juusanmen

## Winning and its worth

-no_yaku = yaku nashi
-ura = ura dora
-aka = aka dora
-nuki = nuki dora
-n_han = { $n } han
-n_fu = { $n } fu
-n_honba = { $n } honba
-n_yakuman = { $n }× yakuman

## Yaku

-rinshan = rinshan kaihou
-rinshan_nuki = rinshan kaihou
-rinshan_kan_or_nuki = rinshan kaihou
-haitei = haitei raoyue
-houtei = houtei raoyui
-haku = yakuhai haku
-hatsu = yakuhai hatsu
-chun = yakuhai chun
-seat_wind = yakuhai jikaze
-round_wind = yakuhai bakaze
-pei = yakuhai pei
-kokushi = kokushi musou
-kokushi_13 = kokushi musou juusanmen
-chuuren = chuuren poutou
-junsei_chuuren = junsei chuuren poutou

## On the buttons for sets and the situation

-key_run = Shuntsu
-key_triplet = Koutsu
-key_pair = Jantou
-key_chii = Chii
-key_pon = Pon
-key_daiminkan = Daiminkan
-key_ankan = Ankan
-key_riichi = Riichi
-key_double = Double riichi
-key_ippatsu = Ippatsu
-key_last_tile = Haitei Houtei
-key_rinshan = Rinshan
-key_chankan = Chankan
-key_chankan_2 = Chankan (ankan)
-key_robs_nuki = Ron (pei)
-key_nuki = Pei nuki
-key_nukis = Pei ×{ $n }
-key_after_north = Rinshan
-key_tenhou = Tenhou
-key_chiihou = Chiihou Renhou
-slot_dora = Dora
-slot_ura = Ura

## What earns fu

-earns_winning = fuutei
-earns_menzen_ron = menzen ron
-earns_tsumo = tsumo
-earns_open_pinfu = kuipinfu
-pair_dragon = jantou (sangenpai)
-pair_seat_wind = jantou (jikaze)
-pair_round_wind = jantou (bakaze)
-pair_pei = jantou (pei)
-pair_double_wind = jantou (jikaze, bakaze)

### English terms as the World Riichi Championship 2015 and the EMA write them: chow, pung, kong.
### Only what differs from the players' words of en.ftl.

## Groups and calls

-shuntsu = chow
-koutsu = pung
-kantsu = kong
-kan = kong
-chii = chow
-pon = pung
-daiminkan = melded kong
-kakan = added kong
-ankan = concealed kong
-melded_koutsu = melded pung
-concealed_koutsu = concealed pung
-melded_kantsu = melded kong
-concealed_kantsu = concealed kong

## Winning and its worth

-fu = minipoints
-honba = counters
-n_fu = { $n } minipoints
-n_honba = { $n ->
    [one] { $n } counter
   *[other] { $n } counters
  }
-kiriage_mangan = rounded-up mangan
-kazoe_yakuman = counted yakuman

## Yaku

-menzen_tsumo = fully concealed hand
-rinshan = after a kong
-rinshan_nuki = after north
-rinshan_kan_or_nuki = after a kong or north
-chankan = robbing the kong
-haitei = under the sea
-houtei = under the river
-iipeikou = pure double chow
-tanyao = all simples
-haku = white dragon pung
-hatsu = green dragon pung
-chun = red dragon pung
-seat_wind = seat wind pung
-round_wind = prevalent wind pung
-pei = north wind pung, for all
-chiitoitsu = seven pairs
-sanshoku_doujun = mixed triple chow
-ittsuu = pure straight
-chanta = outside hand
-sanshoku_doukou = triple pung
-sanankou = three concealed pungs
-sankantsu = three kongs
-toitoi = all pungs
-shousangen = little three dragons
-honroutou = all terminals and honours
-ryanpeikou = twice pure double chow
-honitsu = half flush
-junchan = terminals in all sets
-chinitsu = full flush
-kokushi = thirteen orphans
-kokushi_13 = thirteen-sided thirteen orphans
-suuankou = four concealed pungs
-suuankou_tanki = four concealed pungs, pair wait
-daisangen = big three dragons
-shousuushii = little four winds
-daisuushii = big four winds
-tsuuiisou = all honours
-chinroutou = all terminals
-ryuuiisou = all green
-chuuren = nine gates
-junsei_chuuren = pure nine gates
-suukantsu = four kongs
-tenhou = blessing of heaven
-chiihou = blessing of earth
-renhou = blessing of man
-nagashi_mangan = terminal discards

## On the buttons for sets and the situation

-key_run = Own chow
-key_triplet = Own pung
-key_chii = Chow
-key_pon = Pung
-key_daiminkan = Melded kong
-key_ankan = Own kong
-key_rinshan = After a kong
-key_chankan = Robbed kong
-key_chankan_2 = Robbing con­cealed
-key_after_north = After north

## What earns fu

-earns_winning = winning
-earns_tsumo = self-draw
-pair_round_wind = pair of the prevalent wind
-pair_double_wind = pair of seat and prevalent wind

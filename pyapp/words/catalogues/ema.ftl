### English terms as the European Mahjong Association's rules of 2025 have them: sequence, triplet,
### quad. Only what differs from the players' words of en.ftl.

## Groups and calls

-shuntsu = sequence
-kantsu = quad
-kan = quad
-daiminkan = melded quad
-kakan = extended quad
-ankan = concealed quad
-melded_koutsu = melded triplet
-concealed_koutsu = concealed triplet
-melded_kantsu = melded quad
-concealed_kantsu = concealed quad

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
-rinshan = after a quad
-rinshan_nuki = after north
-rinshan_kan_or_nuki = after a quad or north
-chankan = robbing a quad
-haitei = under the sea
-houtei = under the river
-iipeikou = pure double sequence
-tanyao = all simples
-haku = white dragon triplet
-hatsu = green dragon triplet
-chun = red dragon triplet
-seat_wind = seat wind triplet
-round_wind = round wind triplet
-pei = north wind triplet, for all
-chiitoitsu = seven pairs
-sanshoku_doujun = mixed triple sequence
-ittsuu = pure straight
-chanta = half outside hand
-sanshoku_doukou = triple triplet
-sanankou = three concealed triplets
-sankantsu = three quads
-toitoi = all triplets
-shousangen = little three dragons
-honroutou = all terminals and honours
-ryanpeikou = twice pure double sequence
-honitsu = half flush
-junchan = full outside hand
-chinitsu = full flush
-kokushi = thirteen orphans
-kokushi_13 = thirteen-sided thirteen orphans
-suuankou = four concealed triplets
-suuankou_tanki = four concealed triplets, pair wait
-daisangen = big three dragons
-shousuushii = little four winds
-daisuushii = big four winds
-tsuuiisou = all honours
-chinroutou = all terminals
-ryuuiisou = all green
-chuuren = nine gates
-junsei_chuuren = pure nine gates
-suukantsu = four quads
-tenhou = blessing of heaven
-chiihou = blessing of earth
-renhou = blessing of man
-nagashi_mangan = terminal discards

## On the buttons for sets and the situation

-key_run = Se­quence
-key_daiminkan = Melded quad
-key_ankan = Own quad
-key_rinshan = After a quad
-key_chankan = Robbed quad
-key_chankan_2 = Robbing con­cealed
-key_after_north = After north

## What earns fu

-earns_winning = winning
-earns_tsumo = self-draw

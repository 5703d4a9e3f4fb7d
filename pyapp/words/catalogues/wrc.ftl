### English terms as the World Riichi Championship 2015 and the EMA write them: chow, pung, kong,
### riichi bet. Only what differs from the players' words of en.ftl.

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
-key_chankan_2 = Robbing concealed
-key_after_north = After north

## What earns fu

-earns_winning = winning
-earns_tsumo = self-draw
-pair_round_wind = pair of the prevalent wind
-pair_double_wind = pair of seat and prevalent wind

## Riichi bets

riichi_sticks = { $n ->
    [one] { $n } { -riichi } bet
   *[other] { $n } { -riichi } bets
  }
n_sticks = { $n ->
    [one] { $n } bet
   *[other] { $n } bets
  }
pay_multi_ron_sticks = Riichi bets with several { -ron }
end_leftover_sticks = Leftover riichi bets
about_pay_multi_ron_sticks = Which of several winners receives the { -riichi } bets.
about_end_leftover_sticks = { CAP(-riichi) } bets left on the table at the end.
winds_title = Winds and bets
sticks_title = { CAP(-riichi) } bets on the table
table_reset = Set { -honba } and bets to 0
shortcut_clear = Clear: winds, { -honba }, bets and rules stay
table_is_games = Round, { -honba } and bets are those of the game.
hand_apart = Only to look at: round, { -honba } and bets are this hand’s own, not those of the game.
game_adds_up = Scores and bets add up to { $n }: that is right.
game_adjust_help = Points to add or, with −, to take away. With the bets, 1,000 each, they must add up to zero.
game_adjust_sticks = { CAP(-riichi) } bets on the table
why_stick = { -riichi } bets
why_own_stick = own { -riichi } bet
why_returned = bet returned
why_riichi = { -riichi } bet
item_sticks = Leftover bets
cannot_no_such_counter = { CAP(-honba) } and bets are counted from 0 to { $detail }.
cannot_total_is_off = Scores and bets, 1,000 each, must add up to { $more }: they are off by { $detail }.
cannot_points_appear_or_vanish = Points and bets must add up to zero: they come to { $detail }. Points that nobody gets are a penalty.
cannot_too_few_sticks = There are not that many bets on the table from earlier hands.
ask_income = How many points does the winner receive, with { -honba } and bets?
kind_sums = { CAP(-honba) }, bets, your share
rung_sums = { CAP(-honba) } and bets
lesson_rung_sums = Each { -honba } adds { $to_ron } to a { -ron }, from the discarder, and { $to_tsumo } from each to a { -tsumo }. The winner also takes the { -riichi } bets on the table, 1,000 each.
fact_sticks_forgotten = { -riichi } bets left out

## Concealed and melded

closed_kan_not_robbed = Only “{ -kokushi }” can rob a concealed { -kan }, and only where the rules allow it.
yaku_kokushi_robs_closed_kan = { CAP(-kokushi) } can rob a concealed { -kan }
pao_rinshan_after_fed_kan = Pao after a melded { -kan }
pao_closed_kan_counts_as_visible = Concealed { -kan } counts for pao
choice_open = melded
choice_closed = concealed
choice_closed_immediate_open_after_discard = concealed at once, melded after discard
choice_closed_kan_only = concealed { -kan } only
about_yaku_kokushi_robs_closed_kan = { CAP(-kokushi) } can win on a tile of a concealed { -kan }.
about_pao_rinshan_after_fed_kan = Whoever discarded into a melded { -kan } pays alone if the caller wins on the replacement tile.
about_pao_closed_kan_counts_as_visible = A concealed { -kan } is one of the sets the discarder could see.
game_fed = “{ CAP(-rinshan) }” with a melded { -kan }: who discarded the tile?
why_fed_kan = melded { -kan } (pao)
yaku_closed_kan = A concealed { -kan } keeps the hand closed, every other call opens it.
fu_is_ron_triplet = The last of three equal tiles comes from another player: under most rules the set counts as melded. In a closed hand you still get the 10 for a closed { -ron }.
slip_ron_triplet_concealed = you counted this { -koutsu } as concealed: { $won_tile }. { CAP(-ron) } finished it, so it is melded.
lesson_ron_triplet_open = A { -koutsu } that { -ron } finishes counts as melded.
lesson_ron_triplet_closed = Under these rules a { -koutsu } that { -ron } finishes counts as concealed.
slip_called_set_concealed = you counted a called set as concealed: { $tiles }.
slip_concealed_set_called = you counted a concealed set as melded: { $tiles }. Concealed, it earns twice as much.
fact_called_set_concealed = called set counted as concealed
fact_concealed_set_called = concealed set counted as melded

## Names of several words in a sentence

need_tanyao = rules with open “{ -tanyao }”
yaku_rinshan_with_haitei = “{ CAP(-rinshan) }” together with “{ -haitei }”
dora_rinshan_counts_new_indicator = New indicator with “{ -rinshan }”
dora_chankan_counts_new_indicator = New indicator with “{ -chankan }”

## A chow is a set and the call for it

chii_of_three = A { -chii } cannot be called in three-player games: { $tile }.
no_chii = A { -chii } cannot be called in three-player games.
club_sticks_left = { $n ->
    [one] { $points } missing: a bet left on the table?
   *[other] { $points } missing: { $n } bets left on the table?
  }

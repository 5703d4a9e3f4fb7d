### English: every sentence a player reads, and the terms of art as clubs say them.
###
### A term (-ron) stands in a sentence as { -ron } and begins one as { CAP(-ron) }. The other
### terminologies (wrc.ftl, romaji.ftl, japanese.ftl) give the same terms in other words.
### A group's title says when the page needs its words: "first" for the screen it begins with,
### "later" for the others, "guide" for the Guide.

## first: Tiles

-tile = { $n } of { $suit }
-red_tile = red { $n } of { $suit }
-number_1 = one
-number_2 = two
-number_3 = three
-number_4 = four
-number_5 = five
-number_6 = six
-number_7 = seven
-number_8 = eight
-number_9 = nine
-suit_m = characters
-suit_p = circles
-suit_s = bamboo
-tile_1z = east wind
-tile_2z = south wind
-tile_3z = west wind
-tile_4z = north wind
-tile_5z = white dragon
-tile_6z = green dragon
-tile_7z = red dragon
-honours = honours

## first: Seats

-east = East
-south = South
-west = West
-north = North
-dealer = dealer
-non_dealer = non-dealer
-discarder = discarder
# On the four buttons for the seat.
-key_east = E
-key_south = S
-key_west = W
-key_north = N

## first: Groups and calls

-pair = pair
-shuntsu = run
-koutsu = triplet
-kantsu = kan
-single = single tile
-kan = kan
-chii = chii
-pon = pon
-daiminkan = open kan
-kakan = added kan
-ankan = closed kan
-melded_koutsu = melded triplet
-concealed_koutsu = concealed triplet
-melded_kantsu = melded kan
-concealed_kantsu = concealed kan
-of_simples = { $set } of simples
-of_terminals = { $set } of terminals
-of_honours = { $set } of honours

## first: Waits

-ryanmen = two-sided wait
-kanchan = closed wait
-penchan = edge wait
-shanpon = two-pair wait
-tanki = pair wait
-thirteen_sided = thirteen-sided wait

## first: Winning and its worth

-ron = ron
-tsumo = tsumo
-tenpai = tenpai
-noten = noten
-yaku = yaku
-no_yaku = no yaku
-han = han
-fu = fu
-honba = honba
-dora = dora
-ura = ura dora
-aka = red five
-nuki = norths
-n_han = { $n } han
-n_fu = { $n } fu
-n_honba = { $n } honba
-mangan = mangan
-kiriage_mangan = rounded-up mangan
-haneman = haneman
-baiman = baiman
-sanbaiman = sanbaiman
-yakuman = yakuman
-kazoe_yakuman = counted yakuman
-double_yakuman = double yakuman
-n_yakuman = { $n }× yakuman

## first: Yaku

-riichi = riichi
-double_riichi = double riichi
-ippatsu = ippatsu
-menzen_tsumo = self-draw, closed
-rinshan = after a kan
-rinshan_nuki = after north
-rinshan_kan_or_nuki = after a kan or north
-chankan = robbing a kan
-haitei = under the sea
-houtei = under the river
-pinfu = pinfu
-iipeikou = pure double run
-tanyao = all simples
-haku = white dragon
-hatsu = green dragon
-chun = red dragon
-seat_wind = seat wind
-round_wind = round wind
-pei = north wind, for all
-chiitoitsu = seven pairs
-sanshoku_doujun = mixed triple run
-ittsuu = pure straight
-chanta = half outside hand
-sanshoku_doukou = triple triplets
-sanankou = three concealed triplets
-sankantsu = three kans
-toitoi = all triplets
-shousangen = little three dragons
-honroutou = all terminals and honours
-ryanpeikou = twice pure double run
-honitsu = half flush
-junchan = fully outside hand
-chinitsu = full flush
-kokushi = thirteen orphans
-kokushi_13 = thirteen orphans, thirteen-sided
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
-suukantsu = four kans
-tenhou = blessing of heaven
-chiihou = blessing of earth
-renhou = blessing of man
-nagashi_mangan = nagashi mangan

## first: On the buttons for sets and the situation

-key_run = Run
-key_triplet = Triplet
-key_pair = Pair
-key_chii = Chii
-key_pon = Pon
-key_daiminkan = Open kan
-key_ankan = Closed kan
-key_riichi = Riichi
-key_double = Double riichi
-key_ippatsu = Ippatsu
-key_last_tile = Last tile
-key_rinshan = After a kan
-key_chankan = Robbed kan
-key_chankan_2 = Robbed closed
-key_robs_nuki = Robbed north
-key_nuki = North aside
-key_nukis = North ×{ $n }
-key_after_north = After north
-key_tenhou = First draw
-key_chiihou = First turn
-slot_dora = Dora
-slot_ura = Ura

## first: What earns fu

-earns_winning = base
-earns_menzen_ron = closed hand, ron
-earns_tsumo = self-draw
-earns_open_pinfu = open pinfu
-pair_dragon = pair of dragons
-pair_seat_wind = pair of the seat wind
-pair_round_wind = pair of the round wind
-pair_pei = pair of norths
-pair_double_wind = pair of seat and round wind

## first: Answer

riichi_sticks = { $n ->
    [one] { $n } { -riichi } stick
   *[other] { $n } { -riichi } sticks
  }
nth_place = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
  }

empty = Tap the winning hand
empty_more = The last tile is the winning one. { CAP(-ron) } and { -tsumo } are worked out as you tap.
or_slide = Or slide:
to_go = { $n ->
    [one] { $n } tile to go
   *[other] { $n } tiles to go
  }
tenpai_after = { CAP(-tenpai) } after this discard: { $tiles }.
away = { $n ->
    [one] { $n } tile away from { -tenpai }.
   *[other] { $n } tiles away from { -tenpai }.
  }
waits_on = Waits on
waits_spoken = { CAP(-tenpai) }. Waits on: { $waits }.
wait_spoken = { $wait }, { $way } { $paid }
left = { $tile }, { $n } left
none_left = { $tile }, none left
impossible = This cannot be
said = { $title }.
said_more = { $title }. { $more }
win_spoken = { CAP($way) }: { $worth }, { $paid }.
refused_spoken = { CAP($way) }: { $why }.
needs = needs { $list }
would_need = It would need: { $list }.
points = { $n } points
from_all = { $n } all
too_many_copies = { CAP($tile) }: { $n } of them, and there are only four.
too_many_red_fives = { CAP($tile) }: { $n } of them, and these rules have fewer.
too_many_plain_fives = { $n } plain fives, and these rules have fewer: one of them is the { $tile }.
too_many_tiles = { $n } tiles: a hand has 14, and a { -kan } counts as three.
not_a_meld = The call with this tile is no { -shuntsu }, { -koutsu } or { -kan }: { $tile }.
riichi_open = { CAP(-riichi) } needs a closed hand. Take back { -riichi } or: { $calls }.
ippatsu_without_riichi = { CAP(-ippatsu) } needs { -riichi }: add it or take back { -ippatsu }.
rinshan_without_kan = “{ CAP(-rinshan) }” needs a { -kan } in the hand.
rinshan_without_nuki = A replacement tile needs a { -kan } in the hand or a north set aside.
rinshan_and_chankan = “{ CAP(-rinshan) }” is won by { -tsumo }, “{ -chankan }” by { -ron }: only one can be.
rinshan_and_ippatsu = What brings a replacement tile ends { -ippatsu }: take back “{ -rinshan }” or { -ippatsu }.
chankan_and_last_tile = No { -kan } can be declared on the last tile, so none can be robbed.
first_turn_and_meld = A win on the first turn comes before any call. Take back: { $calls }.
first_turn_and_riichi = A win on the first turn comes before any { -riichi }.
first_turn_and_late = The first turn is not the last tile and follows no { -kan }.
first_turn_and_nuki = A win on the first turn comes before any north is set aside.
not_in_set = { CAP($tile) }: three play without the 2 to 8 of { -suit_m }.
chii_of_three = Where three play, nobody calls { -chii }: { $tile }.
north_wind = Where three play, nobody sits north and there is no north round.
nuki_of_four = Norths are set aside only where three play.
robs_nuki_tile = { CAP($tile) }: only a north can be won while it is set aside.
robs_nuki_and_other = A north set aside by another is neither a discard nor of a { -kan }: take back “{ -rinshan }”, “{ -chankan }” or the last tile.
robs_nuki_is_ron = A north set aside by another is won by { -ron } only.
chankan_tile_in_hand = { CAP($tile) }: another one is in sight, but all others are in the { -kan } that is robbed.
too_many_indicators = { $n } indicators of { -dora }: there are at most five.
ura_without_riichi = { CAP(-ura) } counts only with { -riichi }: add it or clear the { -ura }.
too_many_ura = { $n } indicators of { -ura }: more than of { -dora }.
too_few_tiles = { $n ->
    [one] { $n } more tile is needed.
   *[other] { $n } more tiles are needed.
  }
rinshan_is_tsumo = “{ CAP(-rinshan) }” is won by { -tsumo } only.
chankan_is_ron = “{ CAP(-chankan) }” is won by { -ron } only.
first_turn_dealer_ron = The { -dealer } plays first: nobody can discard before.
closed_kan_not_robbed = Only “{ -kokushi }” may rob a closed { -kan }, and only where the rules allow it.
no_shape = These 14 tiles make no hand
two_han_minimum = two { -han } of { -yaku } are needed: there are five { -honba }
need_riichi = { -riichi }
need_menzen_tsumo = { -tsumo }
need_haitei = the last tile
need_houtei = the last tile
need_chankan = { -chankan }
need_rinshan = { -rinshan }
need_tanyao = rules with { -tanyao } in an open hand
unknown_word = “{ $token }” means nothing here.
bad_tile = “{ $character }” in “{ $token }” is no tile.
bad_empty = “{ $token }”: the tiles are missing.
tile_unfinished = “{ $token }”: after the digits comes m, p, s or z.
bad_winning_tile = “{ $token }”: after + comes the one winning tile, once.
bad_wind = “{ $token }”: a wind is E, S, W or N.
bad_count = “{ $token }”: a number from 0 to 99.
bad_flag = “{ $token }”: this word stands alone. Leave it out where it is not so.
bad_repeat = “{ $token }”: this was said before, and only one can be.
bad_amount = “{ $token }”: with this there are far more tiles than a hand can have.
bad_name = “{ $token }”: no name for house rules can be read here.
bad_length = “{ $token }…” is too long: no hand takes that much to write.
unknown_rulebook = “{ $token }”: no rulebook has that name.
unknown_option = “{ $token }”: no rule has that name.
fixed_option = “{ $token }”: only a rulebook decides this.
bad_value = “{ $token }”: the rule has no such choice.

## first: Hand

winning_tile = { $tile }, winning tile
meld_label = { CAP($call) }: { $tiles }. Take back
indicator_label = { $row }, indicator: { $tile }, names: { $dora }. Take back
nuki_label = { $n ->
    [one] One north set aside. Take it back
   *[other] { $n } norths set aside. Take one back
  }
add_indicator = { $row }: add an indicator
key_label = { CAP($tile) }, { $n } left
key_gone = { CAP($tile) }, none left
which_five = Which five?
cancel = Cancel
key_undo = Undo
key_redo = Redo
key_clear = Clear
seat_dealer = { $wind }, { -dealer }
round_label = { $wind } round, { $honba }, { $sticks }
rules_label = Rules: { $title }
house_rules_label = Rules: { $title } with house rules
named_rules_label = House rules: { $title }
menu = Menu
game = Game
game_about = Scores, rounds and the end
next_hand = Next hand
bad_link = This link cannot be read. { $error } What was entered is kept.
not_saved = This device stores nothing for this page: the hand is lost when you leave it. The address keeps it.
hand_is_full = The hand has 14 tiles: take one out first.
hand_is_full_by = That would make more than 14 tiles.
call_does_not_fit = There is no room for a call: it stands for three tiles in hand.
no_chii = Where three play, nobody calls { -chii }.
no_run_from = No { -shuntsu } starts from this tile: { $tile }.
tap_one_tile = A call or an indicator takes no slide: tap one tile.
wins_already = This is the winning tile already: { $tile }.
no_tile_to_take = There is no tile to take out.
nothing_entered = Nothing is entered yet.
wind_is_set = This wind is set already.
nothing_to_undo = Nothing to undo.
nothing_to_redo = Nothing to redo.
red_five_taken = { CAP($tile) }: it was taken, no plain one is left.
ippatsu_went = { CAP(-ippatsu) } was taken back too.
ura_went = { CAP(-ura) } was taken back too.
rinshan_went = “{ CAP(-rinshan) }” was taken back too.

## later: Opened answer

gains_but_lacks = { $gains }, but { $losses }

won_by = Won by
close = Close
to_game = To the game
begin_with_hand = Begin a game with this hand
pays_nothing = { CAP($way) } pays nothing: { $why }
not_added = not added
total_han = Total
sum_fu = Sum
rounded_to = rounded up to { $n }
not_rounded = not rounded
fu_idle = From five { -han } on the { -fu } no longer matter.
points_head = Points
base_head = Base points
each_of = { $seats } each
wind_dealer = { $wind }, { -dealer }
rounded_note = Every payment is rounded up to a hundred.
pays = { $who } pays
dealer_pays = { $who }, { -dealer }, pays
each_pay = { $who } each pay
receives = { $who } receives
for_honba = { $n } for { $honba }
for_north = { $n } for the missing north
others_head = Other readings
others_none = The tiles can be read in this way only.
others_more = and { $n } more that pay no better
reads_as = { CAP($tile) } as { $wait }
splits = Other sets
form_standard = Read as sets and a { -pair }
form_chiitoitsu = Read as { -chiitoitsu }
form_kokushi = Read as { -kokushi }
more_fu = +{ $n } { -fu }
less_fu = −{ $n } { -fu }
in_all = { $more } ({ $n } in all)
lacks = no { $list }
comes_to_same = { $way }: comes to the same.
loses = { $way }: { $judged }; { $paid }.
pays_less = { $less } instead of { $more }
pays_same = pays the same
same_limit = still { $limit }
books_head = Under other rules
same_under = The same under: { $list }.
same_nowhere = The same under no other rulebook.
decided_by = { $option }: { $choice }

## later: Rules

rules_head = Rulebook
house_head = Your house rules
house_mark = house
house_based = { $rulebook }: { $changes }
house_based_on = what your house rules begin with
house_new = New house rules
house_name_these = Give them a name
house_name = Name of the house rules
house_keep = Keep
house_keep_new = Keep as new
house_replace = Keep these
house_duplicate = Duplicate
house_rename = Rename
house_delete = Delete
house_link = Copy link
house_undo = Undo
house_kept = Kept: { $name }.
house_deleted = Deleted: { $name }. Games keep their rules.
house_unkept = “{ $name }” is not kept on this device.
house_differs = “{ $name }” is kept here with other rules: { $rules }.
house_elsewhere = “{ $name }” was changed in another tab, and nothing was written over it.
house_not_saved = This browser stores nothing: house rules last until the page is closed.
house_of_link = The link has house rules, “{ $name }”, that are not kept here. Tap their name to see them.
house_no_name = Give them a name first.
house_taken = You have house rules of that name. Choose another.
house_printed = That is a rulebook’s own name. Choose another.
book_in_use = in use
book_differs = { $n ->
    [one] { $n } rule differs: { $rules }
   *[other] { $n } rules differ: { $rules }
}
books_for = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
rules_more = { $n } more
rules_sources = Sources
options_head = All rules
rules_search = Find a rule
rules_search_clear = Clear
rules_only = Only what differs from { $rulebook }: { $n }
rules_count = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
rules_found = { $n } of { $all } rules
rules_found_none = No rule says “{ $text }”.
house_none = nothing changed
house_count = { $n } changed
reset_one = Back to { $choice }
reset_label = { $rule }: { $reset }
reset_all = Reset all
changed = changed
assumed = assumed
assumed_note = “assumed” marks what the rulebook leaves open or no reliable text states.
group_yaku = { CAP(-yaku) }
group_limit = Limits
group_fu = { CAP(-fu) }
group_dora = { CAP(-dora) }
group_pay = Payments
group_pao = Liability
group_draw = Draws
group_misc = Play
group_end = End of the game
yaku_red_fives = Red fives
yaku_open_tanyao = { CAP(-tanyao) } in an open hand
yaku_ippatsu = { CAP(-ippatsu) }
yaku_ura_dora = { CAP(-ura) }
yaku_kan_dora = { CAP(-dora) } for each { -kan }
yaku_renhou = { CAP(-renhou) }
yaku_nagashi_mangan = { CAP(-nagashi_mangan) }
yaku_ryuuiisou_needs_hatsu = { CAP(-ryuuiisou) }: green dragon needed
yaku_kokushi_robs_closed_kan = { CAP(-kokushi) } may rob a closed { -kan }
yaku_rinshan_with_haitei = { CAP(-rinshan) } with { -haitei }
yaku_two_han_minimum_at_5_honba = Two { -han } at 5 { -honba }
yaku_north_value = North kept is a value tile
limit_kiriage_mangan = { CAP(-kiriage_mangan) }
limit_counted_13_han = 13 { -han } without { -yakuman }
limit_yakuman_stacking = Several { -yakuman } add up
limit_double_yakuman = { CAP(-double_yakuman) }
fu_double_wind_pair = Double wind { -pair }
fu_open_pinfu_ron = Open { -pinfu } by { -ron }
fu_pinfu_tsumo = { CAP(-pinfu) } by { -tsumo }
fu_chiitoitsu = { CAP(-chiitoitsu) }
fu_rinshan_tsumo = { CAP(-tsumo) } { -fu } after a { -kan }
fu_ron_completed_triplet = { CAP(-koutsu) } finished by { -ron }
dora_kan_dora_reveal = { CAP(-kan) } { -dora } turned
dora_rinshan_counts_new_indicator = New indicator: { -rinshan }
dora_chankan_counts_new_indicator = New indicator: { -chankan }
pay_honba = Points for { -honba }
pay_north_share = Share of the missing north
pay_simultaneous_ron = Several { -ron }
pay_multi_ron_honba = { CAP(-honba) } of several { -ron }
pay_multi_ron_sticks = Sticks of several { -ron }
pao_yakuman = Liability for
pao_rinshan_after_fed_kan = Win after a fed { -kan }
pao_closed_kan_counts_as_visible = A closed { -kan } is visible
pao_tsumo = Liability, { -tsumo }
pao_ron_by_third_player = Liability, { -ron } on another player
pao_honba_on_ron = { CAP(-honba) } of a shared { -ron }
pao_composite = Liability with a second { -yakuman }
draw_noten_total = { CAP(-noten) } payments
draw_abortive = Abortive draws
draw_dealer_repeat = The deal is kept by
draw_karaten = Waiting on a fifth tile
misc_chombo = Penalty
misc_riichi_needs_1000 = { CAP(-riichi) } needs 1,000 points
misc_riichi_min_wall = Wall tiles for { -riichi }
misc_bust_ends_game = Below zero ends the game
end_start_return = Start / return
end_uma = Uma
end_oka = Oka
end_final_rounding = Final rounding
end_ties = Ties
end_leftover_sticks = Leftover sticks
end_yakitori = Yakitori
end_agariyame_extension = Early stop, extra round
choice_yes = yes
choice_no = no
choice_none = none
choice_five_han = five { -han }
choice_as_win = as a win
choice_draw = as a draw
choice_open = melded
choice_closed = concealed
choice_before_discard = before the discard
choice_before_replacement_draw = before the replacement draw
choice_immediate_all = at once
choice_closed_immediate_open_after_discard = closed at once, open after discard
choice_closed_kan_only = closed { -kan } only
choice_nearest_only = only the nearest wins
choice_all_paid = all win
choice_double_paid_triple_abort = two win, three abort
choice_nearest = the nearest
choice_each_winner = each winner
choice_all_nearest = all to the nearest
choice_own_back_rest_nearest = own back, the rest to the nearest
choice_all = all of it
choice_half_each = half each
choice_discarder_all = the discarder all
choice_liable = liable player
choice_whole_hand = the whole hand
choice_liable_part_only = only the liable { -yakuman }
choice_nine_terminals = nine terminals
choice_four_winds = four winds
choice_four_riichi = four { -riichi }
choice_four_kans = four { -kan }
choice_triple_ron = triple { -ron }
choice_win_or_tenpai = win or { -tenpai }
choice_win = win
choice_reverse_mangan = reverse { -mangan }
choice_penalty_20000 = 20,000
choice_penalty_30000 = 30,000
choice_floating = floating
choice_five_down_six_up = five down, six up
choice_half_away_from_zero = five up, below zero down
choice_split_uma = share the uma
choice_seat_order = by seat
choice_split_first_dealer = share, rest to the earlier seat
choice_lost = lost
choice_halved = half from each
choice_full = all of it from each
choice_to_first = to the first
choice_west_until_return = both

about_yaku_red_fives = Red fives in the set, each a { -dora }.
about_yaku_open_tanyao = { CAP(-tanyao) } counts on an open hand too.
about_yaku_ippatsu = Winning within a turn of { -riichi } earns { -ippatsu }.
about_yaku_ura_dora = { CAP(-riichi) } winners count { -ura }.
about_yaku_kan_dora = Every { -kan } adds a { -dora } indicator.
about_yaku_renhou = Worth of a { -ron } before your first draw; { -mangan } stands alone, five { -han } add up.
about_yaku_nagashi_mangan = Worth of discarding only terminals and honours, none called.
about_yaku_ryuuiisou_needs_hatsu = { CAP(-ryuuiisou) } needs the green dragon.
about_yaku_kokushi_robs_closed_kan = { CAP(-kokushi) } may rob a closed { -kan }.
about_yaku_rinshan_with_haitei = The last replacement tile pays “{ -rinshan }” and “{ -haitei }”.
about_yaku_two_han_minimum_at_5_honba = From five { -honba } on, a win needs two { -han } of { -yaku }.
about_yaku_north_value = Norths kept in the hand are worth to everybody what dragons are.
about_limit_kiriage_mangan = 4 { -han } 30 { -fu } and 3 { -han } 60 { -fu } are paid as { -mangan }.
about_limit_counted_13_han = Limit for 13 or more { -han } without a { -yakuman }.
about_limit_yakuman_stacking = Several { -yakuman } in a hand add up.
about_limit_double_yakuman = { CAP(-yakuman) } that count twice.
about_fu_double_wind_pair = { CAP(-fu) } of a { -pair } of the seat and round wind.
about_fu_open_pinfu_ron = { CAP(-fu) } of an open { -ron } that earns no other { -fu }.
about_fu_pinfu_tsumo = { CAP(-fu) } of a { -pinfu } { -tsumo }; with 30 the { -pinfu } is not paid.
about_fu_chiitoitsu = { CAP(-chiitoitsu) }: 25 { -fu } and 2 { -han }, or 50 { -fu } and 1.
about_fu_rinshan_tsumo = { CAP(-tsumo) } { -fu } on a replacement tile.
about_fu_ron_completed_triplet = How a { -koutsu } finished by { -ron } counts.
about_dora_kan_dora_reveal = When the indicator of a { -kan } is turned.
about_dora_rinshan_counts_new_indicator = A replacement-tile win counts the new indicator.
about_dora_chankan_counts_new_indicator = Robbing a { -kan } counts its indicator.
about_pay_honba = Added for each: to a { -ron } / to each share of a { -tsumo }.
about_pay_north_share = What a fourth player would have paid for a { -tsumo }: nobody pays it, or the two others do on top.
about_pay_simultaneous_ron = Who is paid when several players call { -ron } on one tile.
about_pay_multi_ron_honba = Which of several winners gets the { -honba }.
about_pay_multi_ron_sticks = Which of several winners gets the { -riichi } sticks.
about_pao_yakuman = { CAP(-yakuman) } whose last fed set makes its feeder liable.
about_pao_rinshan_after_fed_kan = The feeder of an open { -kan } alone pays a win on its replacement tile.
about_pao_closed_kan_counts_as_visible = A closed { -kan } is one of the sets the feeder could see.
about_pao_tsumo = Share of a { -tsumo } the liable player pays.
about_pao_ron_by_third_player = How the liable player and another discarder share a { -ron }.
about_pao_honba_on_ron = Who pays the { -honba } of a shared { -ron }.
about_pao_composite = What is shared when the hand has a second { -yakuman }. The { -honba } of a { -tsumo } are the liable player’s all the same; texts that share a part leave that open.
about_draw_noten_total = Points from { -noten } to { -tenpai } at a draw.
about_draw_abortive = Abortive draws in use.
about_draw_dealer_repeat = What keeps the deal.
about_draw_karaten = What a hand is that waits only on a fifth copy.
about_misc_chombo = Penalty for a false win or the like.
about_misc_riichi_needs_1000 = { CAP(-riichi) } needs 1,000 points in hand.
about_misc_riichi_min_wall = Wall tiles left that { -riichi } needs.
about_misc_bust_ends_game = A score below zero ends the game.
about_end_start_return = Points at the start / taken off at the end.
about_end_uma = Placement bonus in thousands; floating looks at who kept 30,000.
about_end_oka = Bonus of the first place in thousands.
about_end_final_rounding = How all but the first are rounded to thousands; the first takes the rest.
about_end_ties = How equal scores are placed; an odd rest may go to the earlier seat.
about_end_leftover_sticks = { CAP(-riichi) } sticks left on the table at the end.
about_end_yakitori = Thousands lost for winning no hand.
about_end_agariyame_extension = A leading dealer may stop, and low scores add a West round.

## later: Menu

winds_title = Winds and sticks
language_title = Language
terms_native = English
terms_wrc = WRC English

seat_title = Seat wind
round_title = Round wind
honba_title = { CAP(-honba) }
sticks_title = { CAP(-riichi) } sticks on the table
less = { $name }: one less
more_of = { $name }: one more
guide = Guide
guide_about = Score table, { -yaku }, { -fu }, practice
guide_coming = The Guide is being loaded …
next_more = Keeps winds, { -honba }, sticks and rules
hands_title = Last hands
hands_more = The twenty that won last, to open again
hands_none = No hand yet. One that wins is kept here when the next one begins.
hands_delete = Delete all
hands_deleted = All are deleted.
hands_not_kept = This device stores nothing for this page: these hands are lost when you leave it.
copy_link = Copy link
write_hand = Type the hand
write_help = Digits, then m p s z: 0 is a red five. + before the winning tile, chii:234s pon:555z kan:1111p ankan:9999s, dora:4p ura:1z, seat:E round:S, riichi, ippatsu, honba:1.
write_use = Use this hand
write_label = The hand, typed
copied = Link copied.
not_copied = The link could not be copied: copy it from the address bar.
terms_title = Terms
terms_romaji = Romaji
terms_japanese = 日本語
theme_title = Colours
theme_auto = Auto
theme_light = Light
theme_dark = Dark
numerals_title = Numbers on the tiles
shortcuts = Keyboard
shortcut_tiles_keys = 1–9 0, then m p s z
shortcut_tiles = Tiles: 234m, 0p
shortcut_sets_keys = Shift + arrow on a tile
shortcut_sets = → { -key_run }, ↑ { -key_triplet }, ↓ { -key_pair }, ← { -key_ankan }
shortcut_move_keys = Arrows
shortcut_move = Move along tiles and buttons
shortcut_mark_keys = Enter, Delete on a hand tile
shortcut_mark = Make it the winning tile, take it out
shortcut_back_keys = Backspace
shortcut_back = Take out the last tile
shortcut_undo_keys = U or Ctrl+Z, Ctrl+Y
shortcut_undo = Undo, redo
shortcut_calls_keys = C, P, K, A
shortcut_calls = { -key_chii }, { -key_pon }, { -key_daiminkan }, { -key_ankan }; then the tile
shortcut_nuki_keys = B
shortcut_nuki = A north set aside, where three play
shortcut_flags_keys = R, I, L
shortcut_flags = { -key_riichi }, { -key_ippatsu }, { -key_last_tile }
shortcut_dora_keys = D
shortcut_dora = Indicator of { -dora }, then the tile
shortcut_next_keys = N
shortcut_next = Next hand
shortcut_out_keys = Esc
shortcut_out = Leave a mode, close

## later: Game

game_events = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
  }

game_hand = Hand
game_game = Game
game_win = Win
game_draw = Draw
game_log = Log
game_more = More
game_board = The game
game_actions = What happened
game_close = Close
game_record = Record
game_change = Change
game_title_at = { $title }, { $deal }
game_deal = { $wind } { $n }
deal_label = { $deal }, { $honba }, { $sticks }
seat_of = { $name }, { $seat }
game_centre = { $deal }, { $honba }, { $sticks } on the table
game_seat = { $wind }, { $place }
game_seat_dealer = { $wind }, { -dealer }, { $place }
game_apart = against { $other }
game_riichi_of = { $name }: { -riichi }
game_over = Game over
game_over_last_hand = The last hand is played.
game_over_target = The points to end it were reached.
game_over_dealer_stops = The last dealer leads and stops.
game_over_bust = Somebody is below zero.
game_over_stopped = Ended by the players.
game_result = Result
game_needs = { $name } needs …
game_needs_title = What { $name } needs
game_for_place = For { $place } place
game_any = any hand
game_start_title = New game
game_start_edit = Players and rules
game_players = Players in turn order
game_name_of = Name of the player at { $wind }
game_rulebook = Rulebook
game_house = { $title }, your house rules
game_length = Length
game_hanchan = East and South
game_tonpuusen = East only
game_points_line = Start { $start }, return { $back }, uma { $uma }, oka { $oka }.
game_floating = by how many are afloat
game_begin = Begin
game_begun = { $name } deals first.
game_waiting_hand = The hand you took here is kept until the game begins.
game_games = Games
game_all_games = Games on this device
game_no_games = No games yet.
game_opened = Open now
game_delete_of = Delete the game of { $date }
game_export_of = Save the game of { $date } as a file
game_export = Save as file
game_import = Open a file
game_deleted = The game is deleted.
game_undelete = Undo
game_damaged_game = This game cannot be read
game_exported = The file is saved where downloads go.
game_who_won = Who won?
game_from = From whom?
game_ron_from = { CAP(-ron) } from { $name }
game_tiles = Enter the tiles
game_use_hand = Use the hand entered: { $name }
game_go_on_hand = Go on with the hand entered: { $name }
game_tiles_of = Enter the tiles of { $name }
game_worth = { $name }: how many { -han }?
game_fu = { $name }: how many { -fu }?
game_counted = 13+
game_from_tiles = from the tiles
game_liable = { $yakuman }: who is liable?
game_fed = { CAP(-rinshan) } after an open { -kan }: who fed it?
game_nobody = Nobody
game_lay = { $name }’s { -riichi } stick is put down now
game_no_riichi = { $name } has declared { -riichi }, but this hand has none.
game_nothing_moves = No points move.
game_hand_no_win = Under the rules of this game this hand does not win: { $why }
game_draw_title = Exhaustive draw
game_tenpai = Who is { -tenpai }?
game_all = All
game_rare = More
game_nagashi = { CAP(-nagashi_mangan) }
game_karaten = Waits only on a fifth tile
game_abortive = Abortive draw
game_nine_terminals = Nine terminals and honours
game_four_winds = Four equal winds
game_four_riichi = Four { -riichi }
game_four_kans = Four { -kan }
game_triple_ron = Three { -ron }
game_chombo = Chombo
game_chombo_who = Whose chombo?
game_chombo_later = It takes { $n } points off the result at the end; the deal is played again.
game_head_bump = Head bump: only { $name } is paid, the next in turn after { $payer }.
game_adjust = Correction
game_adjust_help = Points to add or, with −, to take away. With the sticks, 1,000 each, they come to zero.
game_adjust_sticks = { CAP(-riichi) } sticks on the table
game_reason = Reason
game_stop = End the game here
game_undone = Undone: { $event }
game_redone = Again: { $event }
game_standings = Standings
game_facing_one = Face all seats one way
game_facing_each = Face each seat to its player
game_new_game = New game
game_again = New game, same players
game_log_empty = Nothing has happened yet.
game_log_earlier = Earlier entries
game_edit = Change
game_edit_of = Change: { $event }
game_remove = Remove
game_remove_of = Remove: { $event }
game_show_hand = Tiles
game_show_hand_of = Tiles of { $name }
game_changed_title = What changes
game_a_change = a change in the log
game_round = Round
game_was = before
game_is = now
game_no_change = The scores stay as they were.
game_keep = Keep it
game_put_back = Undo it
ask_winner = Choose who won.
ask_payer = Choose from whom, or { -tsumo }.
ask_somebody_pays = Somebody has to pay: not everybody can win.
ask_chombo = Choose whose chombo it was.
ask_worth = Choose the { -han } or a limit.
ask_fu = Choose the { -fu }.
log_start = { $rules }, { $length }
log_deal = { $deal }, { $honba }
log_then = { $first }. { $then }
log_riichi = { $name }: { -riichi }
log_ron = { $names }: { -ron } from { $payer }
log_tsumo = { $names }: { -tsumo }
log_worth = { $name }: { $worth }
log_tenpai = { CAP(-tenpai) }: { $names }
log_noten = { CAP(-tenpai) }: nobody
log_nagashi = { CAP(-nagashi_mangan) }: { $names }
log_abortive = Abortive draw: { $kind }
log_chombo = { $name }: chombo
log_adjust_why = Correction: { $reason }
log_stop = Game ended
log_table = the table
why_ron = { -ron }
why_tsumo = { -tsumo }
why_honba = { -honba }
why_liability = liability
why_fed_kan = fed the { -kan }
why_stick = { -riichi } sticks
why_own_stick = own stick
why_noten = { -noten }
why_nagashi = { -nagashi_mangan }
why_chombo = chombo
why_returned = stick goes back
why_riichi = { -riichi } stick
why_adjustment = correction
end_title = Result
end_so_far = If it ended now
item_score = Points
item_return = Return
item_uma = Uma
item_oka = Oka
item_sticks = Leftover sticks
item_rounding = Rounding
item_chombo = Chombo
item_yakitori = Yakitori
item_rest = Remainder
end_outside = Out of the game
end_sum = Sum
end_copy = Copy as text
end_copied = Copied.
end_not_copied = This browser lets nothing be copied: select the text above and copy it.
cannot_at = Entry { $n }, “{ $event }”, cannot be then: { $why }
cannot_no_start = The game has no beginning.
cannot_already_started = The game has begun already.
cannot_game_over = The game is over: undo the last entry to go on.
cannot_already_riichi = { $name } has declared { -riichi } already.
cannot_riichi_needs_1000 = { $name } has less than 1,000 points: no { -riichi }.
cannot_wall_too_short = Too few tiles are left in the wall for { -riichi }.
cannot_hand_in_progress = There is a { -riichi } in this hand: finish the hand first.
cannot_as_many_names = Under these rules { $detail } play: there must be one name for each of them.
cannot_unknown_length = This length of a game is unknown.
cannot_unknown_rulebook = No rulebook “{ $detail }” is known here.
cannot_unknown_option = No rule “{ $detail }” is known here.
cannot_fixed_option = Only a rulebook decides { $detail }.
cannot_bad_value = The rule { $detail } has no such choice.
cannot_no_such_seat = There is no such seat.
neither_ron_nor_tsumo = A win is by { -ron } or by { -tsumo }.
no_such_value = “{ $n }” has no such value.
cannot_seat_twice = { $name } is named twice.
cannot_pays_himself = { $name } cannot win and pay.
cannot_no_winner = Nobody has won.
cannot_one_tsumo = Only one can win by { -tsumo }.
cannot_fed_kan_is_tsumo = A win on a replacement tile is a { -tsumo }.
cannot_not_in_rulebook = These rules do not have that.
cannot_wall_too_long = The wall never has more than { $detail } tiles after the deal.
cannot_too_many_yakuman = Under these rules a hand has at most { $detail } { -yakuman }.
cannot_han_of_yakuman = { $name }: a { -yakuman } has neither { -han } nor { -fu }.
cannot_no_han = { $name }: the { -han } are missing.
cannot_no_such_fu = { $name }: no hand has { $detail } { -fu }.
cannot_too_many_han = { $name }: no hand has { $detail } { -han }.
cannot_no_such_ron = { $name }: no { -ron } has { $detail } { -han } { $more } { -fu }.
cannot_no_such_tsumo = { $name }: no { -tsumo } has { $detail } { -han } { $more } { -fu }.
cannot_liable_twice = Two are liable for one { -yakuman }.
cannot_liable_without_yakuman = There is liability only for a { -yakuman }.
cannot_riichi_not_tenpai = { $names } declared { -riichi } and must be { -tenpai }; if not, it is a chombo.
cannot_four_riichi_needs_four = Not everybody has declared { -riichi }.
cannot_as_many_deltas = There must be one change for each player.
cannot_points_appear_or_vanish = Points and sticks must come to zero together: they come to { $detail }.
cannot_not_in_hundreds = Points come in hundreds.
cannot_too_many_points = No correction moves more than { $detail } points.
cannot_unfit_text = Names and reasons have at most { $detail } characters, and only such as can be seen.
cannot_too_many_events = A game has at most { $detail } entries.
cannot_too_few_sticks = So many sticks do not lie on the table from earlier hands.
cannot_not_a_number = “{ $detail }” is no number.
cannot_not_a_game = This is no game of Tenbou.
cannot_newer_version = This game was kept by a newer Tenbou. Load the page again to get it; the game stays as it is.
cannot_damaged = This game is cut short or was changed outside of Tenbou.
cannot_cannot_read = A line of this game cannot be read: { $detail }
game_kept_as_is = It stays on this device as it is. Save it as a file to look into it, open another game or begin a new one.
game_nothing_opened = Nothing was changed.
game_not_saved = This device stores nothing for this page: save the game as a file before you leave.
game_taken_over = Another tab has gone on with this game. It is shown here now; do the last step again.
game_from_other_tab = Gone on in another tab.
game_gone_elsewhere = This game was deleted in another tab.
game_saved_anew = What was kept here cannot be read; this game is kept as a new one.

## later: Page

page_title = Tenbou: riichi scorer
page_description = What a riichi mahjong hand is worth, who pays what to whom, and why. Works offline.
switch_region = Hand or game
answer_region = Answer
around_region = Indicators and seat
hand_region = Hand
tools_region = Sets, calls and situation
picker_region = Tiles
ring_region = Sets
rules_title = Rules
news_stored = Ready to work offline.
news_update = Update ready. The hand stays.
news_apply = Update
news_later = Later
news_install = Safari forgets pages after a week. To keep Tenbou: Share, then Add to Home Screen.
no_script = Tenbou needs JavaScript, which is switched off here. Nothing you enter leaves this device.
not_started = Tenbou did not start.
load_again = Load it again
alarm_part = Part of it failed to load:
alarm_offline = You are offline, and it is not stored on this device yet.
alarm_slow = It is taking too long; the connection may be slow.
alarm_ended = Its program stopped with an error.
alarm_old = This browser is too old.
alarm_missing = Missing here:
browsers = Chrome, Edge or Firefox 98, Safari or iOS 15.4, and all newer ones run it.
retry = Retry
licences_about = What Tenbou is made of, whose it is and on what terms. The kanji on the tiles are outlines of the font Kaisei Tokumin; plurals, lists and digits follow Unicode’s CLDR.
licences = Licences

## guide: Guide

guide_leave = Back to the hand
guide_pages = Pages of the Guide

## guide: Score table

## guide: Yaku and fu

## guide: Practice

## guide: About

guide_page_about = About Tenbou
guide_tab_about = About
guide_more_about = Version, rules and sources, licences
about_version = Tenbou { $version }

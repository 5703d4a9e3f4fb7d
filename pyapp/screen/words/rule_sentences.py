"""Names of rulebooks, rules and their choices; learnt by the sheet and the Rules screen.

A choice without a line is a term (mangan) or said as it is written (four_winds).
"""

RULES = """
rules_head Rulebook
house_head House rules
house_none As the rulebook says, nothing changed.
house_count {n} changed
reset_one Back to {choice}
reset_all Reset all
changed changed
assumed assumed
assumed_note “assumed” marks what the rulebook leaves open or no reliable text states.

players Players
group_yaku {Yaku}
group_limit Limits
group_fu {Fu}
group_dora {Dora}
group_pay Payments
group_pao Liability
group_draw Draws
group_misc Play
group_end End of the game

yaku_red_fives Red fives
yaku_open_tanyao Open {tanyao}
yaku_ippatsu {Ippatsu}
yaku_ura_dora {Ura}
yaku_kan_dora {Kan} {dora}
yaku_renhou {Renhou}
yaku_nagashi_mangan {Nagashi_mangan}
yaku_ryuuiisou_needs_hatsu {Ryuuiisou} needs green dragons
yaku_kokushi_robs_closed_kan {Kokushi} robbing a closed {kan}
yaku_rinshan_with_haitei {Rinshan} and {haitei}
yaku_two_han_minimum_at_5_honba Two {han} minimum at 5 {honba}
limit_kiriage_mangan {Kiriage_mangan}
limit_counted_13_han 13 {han} without {yakuman}
limit_yakuman_stacking {Yakuman} add up
limit_double_yakuman {Double_yakuman}
fu_double_wind_pair Double wind {pair}
fu_open_pinfu_ron Open {pinfu} by {ron}
fu_pinfu_tsumo {Pinfu} by self-draw
fu_chiitoitsu {Chiitoitsu}
fu_rinshan_tsumo Self-draw {fu} after a {kan}
fu_ron_completed_triplet Triplet finished by {ron}
dora_kan_dora_reveal {Kan} {dora} turned
dora_rinshan_counts_new_indicator New indicator: {rinshan}
dora_chankan_counts_new_indicator New indicator: {chankan}
pay_honba Points of {honba}
pay_simultaneous_ron Several {ron}
pay_multi_ron_honba {Honba} of several {ron}
pay_multi_ron_sticks Sticks of several {ron}
pao_yakuman Liability for the last set of
pao_rinshan_after_fed_kan Win after a fed {kan}
pao_closed_kan_counts_as_visible Closed {kan} is visible
pao_tsumo Liability on self-draw
pao_ron_by_third_player Liability on another’s {ron}
pao_honba_on_ron {Honba} of a shared {ron}
pao_composite With a second {yakuman}
draw_noten_total {Noten} payments
draw_abortive Abortive draws
draw_dealer_repeat The deal is kept by
draw_karaten Waiting on a fifth tile
misc_chombo Penalty
misc_riichi_needs_1000 {Riichi} needs 1,000 points
misc_riichi_min_wall Wall tiles for {riichi}
misc_bust_ends_game Below zero ends the game
end_start_return Start / return
end_uma Uma
end_oka Oka
end_final_rounding Final rounding
end_ties Ties
end_leftover_sticks Leftover sticks
end_yakitori Yakitori
end_agariyame_extension Early stop, extra round

choice_five_han five {han}
choice_as_win as a win
choice_draw as a draw
choice_open melded
choice_closed concealed
choice_before_discard before the discard
choice_before_replacement_draw before the replacement draw
choice_immediate_all at once
choice_closed_immediate_open_after_discard closed at once, open after the discard
choice_closed_kan_only closed {kan} only
choice_nearest_only only the nearest wins
choice_all_paid all win
choice_double_paid_triple_abort two win, three abort
choice_nearest the nearest
choice_all_nearest all to the nearest
choice_own_back_rest_nearest own back, the rest to the nearest
choice_all all of it
choice_discarder_all the discarder all
choice_liable liable player
choice_whole_hand the whole hand
choice_liable_part_only only the liable {yakuman}
choice_four_riichi four {riichi}
choice_four_kans four {kans}
choice_triple_ron triple {ron}
choice_win_or_tenpai win or {tenpai}
choice_reverse_mangan reverse {mangan}
choice_penalty_20000 20,000
choice_penalty_30000 30,000
choice_five_down_six_up five down, six up
choice_split_uma share the uma
choice_seat_order by seat
choice_split_first_dealer share, rest to the earlier seat
choice_to_first to the first
choice_west_until_return both
"""

"""What the table screen says; learnt when it is first opened.

Ids begin with t_ for the screen, cannot_ for why an event is refused, why_ for why points
move, item_ for what makes a final total.
"""

TABLE = """
t_hand Hand
t_win Win
t_draw Draw
t_undo Undo
t_log Log
t_more More
t_board The table
t_actions What happened
t_close Close
t_record Record
t_change Change
t_deal {wind} {n}
t_sticks_1 1 stick
t_sticks_n {n} sticks
t_centre {deal}, {honba}, {sticks} on the table
t_seat {wind}, {place}
t_seat_dealer {wind}, {dealer}, {place}
t_apart against {other}
t_riichi_of {name}: {riichi}
t_places 1st,2nd,3rd,4th
t_over Game over
t_over_last_hand The last hand is played.
t_over_target The points to end it were reached.
t_over_dealer_stops The last dealer leads and stops.
t_over_bust Somebody is below zero.
t_over_stopped Ended by the players.
t_result Result
t_needs {name} needs
t_needs_title What {name} needs
t_for_place For {place} place
t_any any hand

t_start_title New game
t_start_edit Players and rules
t_players Players in turn order
t_name_of Name of the player at {wind}
t_rulebook Rulebook
t_house {title}, your house rules
t_length Length
t_hanchan East and South
t_tonpuusen East only
t_points_line Start {start}, return {back}, uma {uma}, oka {oka}.
t_floating by how many are afloat
t_begin Begin
t_begun {name} deals first.
t_waiting_hand The hand you took here is kept until the game begins.
t_games Games
t_all_games Games on this device
t_no_games No games yet.
t_opened Open now
t_delete_of Delete the game of {date}
t_export_of Save the game of {date} as a file
t_export Save as file
t_import Open a file
t_deleted The game is deleted.
t_undelete Undo
t_damaged_game This game cannot be read
t_hands_1 1 event
t_hands_n {n} events
t_exported The file is saved where downloads go.

t_who_won Who won?
t_from From whom?
t_from_n from {name}
t_tiles Enter the tiles
t_tiles_of Enter the tiles of {name}
t_worth {name}: how many {han}?
t_fu {name}: how many {fu}?
t_counted 13+
t_from_tiles from the tiles
t_liable {yakuman}: who is liable?
t_fed {Rinshan} after an open {kantsu}: who fed it?
t_nobody Nobody
t_lay {name}’s {riichi} stick is put down now
t_no_riichi {name} has declared {riichi}, but this hand has none.
t_nothing_moves No points move.
t_hand_no_win Under the rules of this game this hand does not win: {why}.

t_draw_title Exhaustive draw
t_tenpai Who is {tenpai}?
t_all All four
t_rare More
t_nagashi {Nagashi_mangan}
t_karaten Waits only on a fifth tile
t_abortive Abortive draw
t_nine_terminals Nine terminals and honours
t_four_winds Four equal winds
t_four_riichi Four {riichi}
t_four_kans Four {kans}
t_triple_ron Three {ron}
t_chombo Chombo
t_chombo_who Whose chombo?
t_adjust Correction
t_adjust_help Points to add or, with −, to take away. With the sticks, 1,000 each, they come to zero.
t_adjust_sticks Sticks on the table
t_reason Reason
t_stop End the game here
t_redo Redo
t_nothing_to_undo Nothing to undo.
t_nothing_to_redo Nothing to redo.
t_undone Undone: {event}
t_redone Again: {event}
t_standings Standings
t_facing_one Face all seats one way
t_facing_four Face each seat to its player
t_new_game New game
t_again New game, same players

t_log_empty Nothing has happened yet.
t_edit Change
t_edit_of Change: {event}
t_remove Remove
t_remove_of Remove: {event}
t_show_hand Tiles
t_show_hand_of Tiles of {name}
t_changed_title What changes
t_a_change a change in the log
t_was before
t_is now
t_no_change The scores stay as they were.
t_keep Keep it
t_put_back Undo it

ask_winner Choose who won.
ask_payer Choose from whom, or {tsumo}.
ask_worth Choose the {han} or a limit.
ask_fu Choose the {fu}.

log_start {rules}, {length}
log_riichi {name}: {riichi}
log_ron {names}: {ron} from {payer}
log_tsumo {names}: {tsumo}
log_worth {name} {worth}
log_draw Exhaustive draw, {names} {tenpai}
log_draw_none Exhaustive draw, nobody {tenpai}
log_nagashi {Nagashi_mangan}: {names}
log_abortive Abortive draw: {kind}
log_chombo {name}: chombo
log_adjust Correction
log_adjust_why Correction: {reason}
log_stop Game ended
log_table the table

why_ron {ron}
why_tsumo {tsumo}
why_honba {honba}
why_liability liability
why_fed_kan fed the {kantsu}
why_stick {riichi} sticks
why_own_stick own stick
why_noten {noten}
why_nagashi {nagashi_mangan}
why_chombo chombo
why_returned stick goes back
why_riichi {riichi} stick
why_adjustment correction

end_title Result
end_so_far If it ended now
item_score Points
item_return Return
item_uma Uma
item_oka Oka
item_sticks Sticks left
item_rounding Rounding
item_chombo Chombo
item_yakitori Yakitori
item_rest Remainder
end_outside Out of the game
end_sum Sum
end_copy Copy as text
end_copied Copied.
end_not_copied This browser lets nothing be copied: the text is below.

cannot_at Entry {n}, “{event}”, cannot be then: {why}
cannot_no_start The game has no beginning.
cannot_already_started The game has begun already.
cannot_game_over The game is over: undo the last entry to go on.
cannot_already_riichi {name} has declared {riichi} already.
cannot_riichi_needs_1000 {name} has less than 1,000 points: no {riichi}.
cannot_wall_too_short Too few tiles are left in the wall for {riichi}.
cannot_hand_in_progress There is a {riichi} in this hand: finish the hand first.
cannot_as_many_names There are {detail} players.
cannot_unknown_length This length of a game is unknown.
cannot_unknown_rulebook No rulebook “{detail}” is known here.
cannot_unknown_option No rule “{detail}” is known here.
cannot_bad_value The rule {detail} has no such choice.
cannot_fixed_option Only a rulebook decides {detail}.
cannot_no_such_seat There is no such seat.
cannot_seat_twice {name} is named twice.
cannot_pays_himself {name} cannot win and pay.
cannot_no_winner Nobody has won.
cannot_one_tsumo Only one can win by {tsumo}.
cannot_fed_kan_is_tsumo A win on a replacement tile is a {tsumo}.
cannot_not_in_rulebook These rules do not have that.
cannot_too_many_yakuman Under these rules there is one {yakuman} at most.
cannot_no_han {name}: the {han} are missing.
cannot_no_such_fu {name}: no hand has {detail} {fu}.
cannot_liable_twice Two are liable for one {yakuman}.
cannot_liable_without_yakuman There is liability only for a {yakuman}.
cannot_riichi_not_tenpai {names} declared {riichi} and must be {tenpai}; if not, it is a chombo.
cannot_four_riichi_needs_four Not all four have declared {riichi}.
cannot_as_many_deltas There are {detail} players.
cannot_points_appear_or_vanish Points and sticks must come to zero together: they come to {detail}.
cannot_not_in_hundreds Points come in hundreds.
cannot_too_few_sticks So many sticks do not lie on the table from earlier hands.
cannot_not_a_number “{detail}” is no number.
cannot_not_a_game This is no game of Tenbou.
cannot_newer_version This game was kept by a newer Tenbou. Load the page again to get it; the game stays as it is.
cannot_damaged This game is cut short or was changed outside of Tenbou.
cannot_cannot_read A line of this game cannot be read: {detail}

t_kept_as_is It stays on this device as it is. Save it as a file to look into it, open another game or begin a new one.
t_nothing_opened Nothing was changed.
t_not_saved This device stores nothing for this page: save the game as a file before you leave.
t_taken_over Another tab has gone on with this game. It is shown here now; do the last step again.
t_from_other_tab Gone on in another tab.
t_gone_elsewhere This game was deleted in another tab.
t_saved_anew What was kept here cannot be read; this game is kept as a new one.
"""

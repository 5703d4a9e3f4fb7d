"""The game keeper: a game is a list of events, and replaying them is the only way to build it.

    events = (Start(("Ann", "Bob", "Cid", "Dee"), "tenhou", (), HANCHAN, "", None), Riichi(0, None))
    game = replay(events)          # or Refused: the first event that cannot be, and why
    game = play(game, event)       # one more
    ending(game)                   # places and final points

Players are the seats in turn order, 0 the first dealer. The keeper takes the worth of
a hand as given (han and fu, or yakuman); it computes payments, never hands.
"""

"""The game screen: a game at a glance, what happens between hands, the log and the end.

`state` says what it holds, `actions.act` what an action does to that; `board` and `sheets` give
the html of it. A control's action is "game verb what". Nothing here is loaded before the first
of them is asked for.
"""

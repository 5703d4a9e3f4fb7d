"""The table screen: the game at a glance, what happens between hands, the log and the end.

`desk.Desk` is what it holds, `acting.act` one tap, the other modules its html. Controls
carry data-do="table" and data-arg="verb what": nothing here is loaded before the first of
them is tapped.
"""

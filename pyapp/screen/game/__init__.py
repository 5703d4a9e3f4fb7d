"""The game screen: a game at a glance, what happens between hands, the log and the end.

`state` says what it holds, `room.act` what an action does to that and `room.regions` what is shown;
`actions` has the steps of a game, `games` those that the device has a part in. A control's action
is "game verb what". Nothing here is loaded before the first of them is asked for.
"""

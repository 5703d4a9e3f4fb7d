"""What a player reads: languages, terminologies and their words.

`catalogues/` holds the words in Fluent, the format of Mozilla's translators: a file a language
(`en.ftl`), with its sentences and its own terms, and a file for each further terminology. The
build compiles them into modules (`pyapp.words.compiled`); code holds ids alone.
"""

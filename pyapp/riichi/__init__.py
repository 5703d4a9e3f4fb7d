"""The scoring engine: pure functions over records, knowing no screen and no storage.

entry = parse_entry("234567m33456p67s+8s riichi dora:1z")
result = score(entry.hand, entry.situation, "tsumo", entry.rules)
"""

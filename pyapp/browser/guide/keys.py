"""What keys of the keyboard are called here, for those that are no letter, digit or sign."""

KEYS = {"Enter": "enter", "Backspace": "erase", "Escape": "clear", "Delete": "clear"}

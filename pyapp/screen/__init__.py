"""What the player sees, as strings of html: pure Python."""

"""What a hand is worth: at the foot of the screen, and explained on a sheet."""

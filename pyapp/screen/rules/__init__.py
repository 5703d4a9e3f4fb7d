"""The Rules screen."""

"""The menu and its settings."""

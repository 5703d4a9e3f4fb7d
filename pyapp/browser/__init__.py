"""The page in a browser: the one place that is not pure."""

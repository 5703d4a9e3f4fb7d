"""The Hand screen: what is entered, and how."""

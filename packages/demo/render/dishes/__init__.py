"""The dishes by group of the menu."""

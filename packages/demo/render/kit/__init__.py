"""Shapes, surfaces and light of the pictures."""

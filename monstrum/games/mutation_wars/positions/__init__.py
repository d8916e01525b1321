"""Positions in text and in bytes, and the first one."""

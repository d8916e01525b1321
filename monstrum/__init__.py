"""Monstrum: one table for monster-building games."""

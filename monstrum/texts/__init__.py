"""Texts that people and programs exchange: scenarios, records and the rule books."""

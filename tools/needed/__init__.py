"""Programs that tests need and a machine may not have: found, fetched, or left out in plain words."""

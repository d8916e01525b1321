"""The table in the terminal: screens, keys and mouse around a match. Only this package imports textual.

Start with `app.py`. What a person may do comes from the `Game` contract (view, options with words, labels and
refs, prompt, why not); what a table looks like comes from the drawing of its game (`drawings.py`), and a game
without one still gets a usable table.
"""

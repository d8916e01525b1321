"""Games of cards in places: who says where cards may lie and who sees them there has to write rules only.

    PLACES = (Place("deck", seen=NOBODY), Place("hand", seen=OWNER, each=True), Place("discard"))

What a seat sees, knows and may suppose, positions in text and bytes, the table that is drawn, words that are
read, what learning programs are told: all of it follows from this list (`CardGame`). Two rules make it so.
What is secret lies in a place, never in the numbers of a record on the stack. A deck has no order: each card
that is drawn is a chance of its own (`Draw`), so there is nothing to peek at and nothing to shuffle again.
"""

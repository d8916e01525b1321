### What the platform says in English, whatever is played. $reader names the variable that is the one who reads.

## In the log of a game, between what the game tells

notices-time =
    { $reader ->
        [player] Time is over for you: a bot answers this once.
       *[nobody] Time is over for { $player }: a bot answers this once.
    }
notices-fault =
    { $reader ->
        [player] You took too long to think: another bot answers this once.
       *[nobody] { $player } took too long to think: another bot answers this once.
    }
notices-gave_up =
    { $reader ->
        [player] You resign. A bot plays on in this seat.
       *[nobody] { $player } resigns. A bot plays on in this seat.
    }
notices-gave_up_last =
    { $reader ->
        [player] You resign. The game is over.
       *[nobody] { $player } resigns. The game is over.
    }

## Instead of a question, once a game is over that was given up

prompts-given_up =
    { $reader ->
        [player] You have resigned: the game is over.
       *[nobody] { $player } has resigned: the game is over.
    }

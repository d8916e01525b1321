### Über diese Seite.

about-forgotten = Erledigt. Niemand hier erinnert sich an dich.
about-page = Über Monstrum · Monstrum
about-about = Über Monstrum
about-unofficial = Inoffiziell, mit Absicht
about-own_words = Die Regeln sind in eigenen Worten erzählt; jede Karte, jeder Name, jeder Text und jede Kreatur ist von uns. Freie Software unter der MIT-Lizenz.
about-habits = Deine Gewohnheiten
about-habits_kept = Nur in diesem Browser aufgehoben.
about-stored = Was gespeichert wird, und wie lange
about-name = Dein Name
about-name_kept = bis du ihn änderst oder vergessen werden willst; ein signiertes Cookie beweist, dass du es bist
about-games = Spiele
about-games_kept = sie bleiben, mit ihren Protokollen: wer was geantwortet hat, in welcher Reihenfolge
about-games_kept_days =
    { $number ->
        [one] 1 Tag
       *[other] { $number } Tage
    } nach ihrem Ende; wer was geantwortet hat, in welcher Reihenfolge
about-chat = Geplauder
about-chat_kept = so lange wie dieser Server
about-chat_kept_days =
    { $number ->
        [one] höchstens 1 Tag
       *[other] höchstens { $number } Tage
    }
about-links = Links zu Plätzen
about-links_kept = als Fingerabdrücke auf dem Server; so, wie sie sind, in diesem Browser, damit du sie weitergeben kannst
about-address = Deine Adresse
about-address_kept = nie aufgeschrieben; im Speicher gezählt, gegen Überflutung
about-others = Irgendwer sonst
about-others_asked = diese Seite fragt keinen anderen Server nach irgendetwas
about-notices = Was andere gemacht haben
about-notices_link = Schriften, Symbole und Code anderer auf dieser Seite, mit ihren Lizenzen
about-forget = Mich vergessen
about-forgetting = Das Vergessen nimmt den Namen <name>{ $name }</name> von allen Tischen und löscht alles, was du hier gesagt hast. Deine Plätze können nicht wieder eingenommen werden.
about-sure = Ganz sicher?
about-forget_name = Ja, { $name } vergessen
about-keep_me = Nein, behalte mich
about-forget_me = Mich vergessen …
about-unknown = Es gibt nichts zu vergessen: Dieser Server kennt dich nicht.
about-room = Raum
about-one_click = Beim ersten Klick spielen
about-one_click_note = Antworten, die etwas aufdecken oder würfeln, fragen trotzdem nach.
about-still = Weniger Bewegung
about-still_note = Nichts reist, nichts blinkt. Richtet sich auch nach dem System.
about-left_note = Seitenspalte und Aktionsleiste auf der anderen Seite.

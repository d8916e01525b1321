### What every page says.

common-loading = Lighting the lamps …
common-not_loaded = This page could not be loaded.
common-try_again = Try again
common-lost = Nothing lives here
common-lost_at = There is no page at <address>{ $path }</address>.
common-to_lobby = To the lobby
common-language = Language

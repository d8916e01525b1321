"""The table in the browser: lobby, tables, guests, sockets, and a log that keeps what was acknowledged."""

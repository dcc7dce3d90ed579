"""Tables on the network; nothing here knows a rule or the name of a game."""

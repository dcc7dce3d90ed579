"""How Artifacts, Inc. looks: own rows, public cards, market, players; and what moves bring."""

"""The titles as other people's programs know games: PettingZoo, Gymnasium, OpenSpiel."""

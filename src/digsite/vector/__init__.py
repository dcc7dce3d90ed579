"""Many games at once for programs that learn: `digsite.vector.make("archaeology", count=256)`."""

from digsite.vector.environment import VectorGames, make
from digsite.vector.processes import ProcessLost

__all__ = ["ProcessLost", "VectorGames", "make"]

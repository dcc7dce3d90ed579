"""Many games at once for programs that learn: `digsite.vector.make("archaeology", count=256)`."""

from digsite.vector.environment import VectorGames, make

__all__ = ["VectorGames", "make"]

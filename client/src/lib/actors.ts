// Whoever is not one of the seats 0, 1, 2 and so on; the same numbers as in the engine.
export const CHANCE = -1;
export const OVER = -2;
export const SPECTATOR = -3;
export const NOBODY = -4;

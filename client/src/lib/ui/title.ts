// Which title a board is of: whatever stands on it may ask, to find a paragraph of its rules.
import { createContext } from 'svelte';

export const [titleHere, tellTitle] = createContext<() => string>();

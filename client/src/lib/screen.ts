// The sizes of the window that pages ask for by themselves; styles ask for the same ones by name.
import { MediaQuery } from 'svelte/reactivity';
import { SIZES } from '../../sizes.js';

export const narrow = new MediaQuery(SIZES['--narrow'] as string);
export const shallow = new MediaQuery(SIZES['--shallow'] as string);

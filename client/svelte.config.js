import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { written } from './sizes.js';

const sizes = { style: ({ content }) => ({ code: written(content) }) };

export default { preprocess: [sizes, vitePreprocess()] };

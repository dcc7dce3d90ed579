export { default as Board } from './Board.svelte';
export { default as ScoreSheet } from './ScoreSheet.svelte';
export { flights, points } from './play';

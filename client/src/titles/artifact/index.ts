export { default as Board } from './Board.svelte';
export { default as ScoreSheet } from './ScoreSheet.svelte';
export { flights, isLast, points } from './play';
export { where } from './where';
export { effect } from './effects';

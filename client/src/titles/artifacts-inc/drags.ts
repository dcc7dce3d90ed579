// Where dice, cards and marks may be dragged: whatever pressing them, one after the other, would do.
import type { Target } from '../../lib/gestures/drag';
import type { BoardState } from './boardState.svelte';

/** A die of this face: onto every place that takes it, and into the sea. */
export function ofDie(board: BoardState, face: number): Target[] {
  if (!board.mine) return [];
  const places = board.placings
    .filter((move) => move.parts.face === face)
    .map((move) => ({
      on: `[data-slot="${move.parts.card} ${move.parts.action}"]`,
      act: () => board.place(move),
    }));
  if (!board.table.can('dive')) return places;
  return [...places, { on: '[data-place="sea"]', act: () => board.dive(face) }];
}

/** A die for a dive, into the sea; an artifact that is sold, to the collectors. */
export function ofPick(board: BoardState, name: string | number): Target[] {
  const on = `[data-place="${board.question?.step === 'diving' ? 'sea' : 'collectors'}"]`;
  return board.canAdd(name) ? [{ on, act: () => board.pick(name, 1) }] : [];
}

/** A card for sale: into your company. */
export function ofMarketCard(board: BoardState, card: string): Target[] {
  return board.purchases
    .filter((move) => move.parts.card === card)
    .map((move) => ({ on: '[data-rows]', act: () => board.decision.advance(move.notation) }));
}

/** The card that was bought: onto every free place beside another one. */
export function ofNewCard(board: BoardState): Target[] {
  return board.lays.map(({ notation }) => ({
    on: `[data-move="${notation}"]`,
    act: () => board.decision.advance(notation),
  }));
}

/** Your mark: onto every order that can be filled. */
export function ofMark(board: BoardState): Target[] {
  return board.fills.map(({ notation }) => ({
    on: `[data-box="${notation}"]`,
    act: () => board.decision.advance(notation),
  }));
}

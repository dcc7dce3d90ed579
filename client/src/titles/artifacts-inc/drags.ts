// Where dice, cards and marks may be dragged: whatever pressing them, one after the other, would do.
import type { Target } from '../../lib/hands/drag';
import type { Desk } from './desk.svelte';

/** A die of this face: onto every place that takes it. */
export function ofDie(desk: Desk, face: number): Target[] {
  if (!desk.mine) return [];
  return desk.placings
    .filter((move) => move.parts.face === face)
    .map((move) => ({
      on: `[data-slot="${move.parts.card} ${move.parts.action}"]`,
      act: () => desk.place(move),
    }));
}

/** A die for a dive, into the sea; an artifact that is sold, to the collectors. */
export function ofPick(desk: Desk, name: string | number): Target[] {
  const on = `[data-place="${desk.question?.step === 'diving' ? 'sea' : 'collectors'}"]`;
  return desk.canAdd(name) ? [{ on, act: () => desk.pick(name, 1) }] : [];
}

/** A card for sale: into the own company. */
export function ofMarketCard(desk: Desk, card: string): Target[] {
  return desk.purchases
    .filter((move) => move.parts.card === card)
    .map((move) => ({ on: '[data-rows]', act: () => desk.decision.advance(move.notation) }));
}

/** The card that was bought: onto every free place beside another one. */
export function ofNewCard(desk: Desk): Target[] {
  return desk.lays.map(({ notation }) => ({
    on: `[data-move="${notation}"]`,
    act: () => desk.decision.advance(notation),
  }));
}

/** The own mark: onto every order that can be filled. */
export function ofMark(desk: Desk): Target[] {
  return desk.fills.map(({ notation }) => ({
    on: `[data-box="${notation}"]`,
    act: () => desk.decision.advance(notation),
  }));
}

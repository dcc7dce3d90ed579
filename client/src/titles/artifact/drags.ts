// Where cards and markers may be dragged: whatever pressing them, one after the other, would do.
import type { Target } from '../../lib/gestures/drag';
import type { Choice } from './choice.svelte';
import type { Marker } from './names';

const HAND = '[data-hand]';
const MARKET = '[data-place="market"]';

const onMove = (notation: string) => `[data-move="${notation}"]`;

/** One thing with one place to go, if it is offered. */
function single(choice: Choice, notation: string, on: string): Target[] {
  return choice.can(notation) ? [{ on, act: () => choice.press(notation) }] : [];
}

/** A find: aboard, into your hand. */
export function ofFind(choice: Choice, card: string): Target[] {
  return single(choice, `load ${card}`, HAND);
}

/** A card of the hand: to the exhibition that asks for it, to the black market. */
export function ofHandCard(choice: Choice, card: string): Target[] {
  return [
    ...single(choice, `show ${card}`, '.board .ask, [data-place^="tile-"]'),
    ...single(choice, `sell ${card}`, MARKET),
  ];
}

/** A card of the black market: into your hand. */
export function ofMarket(choice: Choice, place: number): Target[] {
  return single(choice, `buy ${place}`, HAND);
}

/** A marker on its track: to your mat. */
export function ofTrack(choice: Choice, marker: Marker): Target[] {
  return single(choice, `take ${marker}`, '[data-mat]');
}

/** A marker of the mat: back to its track, or onto an action that it pays for. */
export function ofMarker(choice: Choice, marker: Marker): Target[] {
  const track = `[data-place="track-${marker}"]`;
  const back = [
    ...single(choice, `pay ${marker}`, track),
    ...single(choice, `give ${marker}`, track),
  ];
  return choice.looks ? [...back, ...actionsWith(choice, marker)] : back;
}

/** The actions that this marker pays for: as the right one, or as any one where that is missing. */
function actionsWith(choice: Choice, marker: Marker): Target[] {
  const { table } = choice;
  const { deeds, mats } = table.settled;
  const fits = (notation: string) => {
    const deed = deeds[notation];
    if (deed) return deed.joker || deed.marker === marker;
    return marker === 'museum' || !mats[table.seat]?.museum; // an exhibition
  };
  return choice.choices
    .filter((move) => move.notation in deeds || move.parts.do === 'produce')
    .filter((move) => fits(move.notation))
    .map(({ notation }) => ({
      on: onMove(notation),
      act: async () => {
        await choice.advance(notation);
        if (choice.can(`pay ${marker}`)) await choice.advance(`pay ${marker}`);
      },
    }));
}

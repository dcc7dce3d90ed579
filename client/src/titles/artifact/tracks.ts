// The tracks of the action markers.
import type { Artifact, Messages } from '../../lib/schema';
import { markerOrder, workerSite, type Edition, type Marker, type Site, type View } from './names';

interface Space {
  cost: number;
  coins: number; // above the ship track
  state: 'marker' | 'next' | 'free' | 'unused';
}

/** Markers that are only staged: they would come to a track, or leave it. */
interface Moving {
  coming: number;
  going: number;
}

/** The spaces of a track, dearest first; the next marker that returns covers the first free one. */
export function spaces(marker: Marker, view: View, edition: Edition): Space[] {
  const there = view.tracks[marker];
  const all = there + view.mats.reduce((sum, mat) => sum + mat[marker], 0);
  return (edition.tracks[trackOf(marker)] ?? edition.tracks.cost ?? []).map((cost, place) => ({
    cost,
    coins: edition.market.coins[place] ?? 0,
    state: stateOf(place, there, all),
  }));
}

/** Whether a marker would come to this space or leave it, once what is staged is sent. */
export function moves(place: number, there: number, { coming, going }: Moving): string {
  if (place >= there) return place < there + coming ? 'coming' : '';
  return place >= there - going ? 'going' : '';
}

/** The track by its name in an edition: that of a worker is named after its site. */
function trackOf(marker: Marker): Site | 'museum' | 'ship' {
  return workerSite(marker) ?? (marker as 'museum' | 'ship');
}

function stateOf(place: number, there: number, all: number): Space['state'] {
  if (place < there) return 'marker';
  if (place >= all) return 'unused';
  return place === there ? 'next' : 'free';
}

/** The right marker, which is the cheapest, before the jokers; these as they lie on a mat. */
export function payingOrder(
  moves: Messages.Move[],
  prices: Record<string, number>,
): Messages.Move[] {
  const marker = (move: Messages.Move) => String(move.parts.marker);
  const price = (move: Messages.Move) => prices[marker(move)] ?? 0;
  const place = (move: Messages.Move) => markerOrder(marker(move));
  return [...moves].sort((one, two) => price(one) - price(two) || place(one) - place(two));
}

/** The markers of a mat one by one. */
export function markersOf(mat: Artifact.Markers): Marker[] {
  return (Object.keys(mat) as Marker[]).flatMap((marker) =>
    Array.from({ length: mat[marker] }, () => marker),
  );
}

/** A mat with what is only staged: markers that would leave it, and after the others, new ones. */
export function staged(
  markers: Marker[],
  parts: Messages.Move[],
): { marker: Marker; moves: '' | 'going' | 'coming' }[] {
  const named = (sorts: string[]) =>
    parts
      .filter((move) => sorts.includes(String(move.parts.do)))
      .map((move) => move.parts.marker as Marker);
  const leaving = named(['pay', 'give']);
  const kept = markers.map((marker) => {
    const at = leaving.indexOf(marker);
    if (at >= 0) leaving.splice(at, 1);
    return { marker, moves: at >= 0 ? ('going' as const) : ('' as const) };
  });
  return [...kept, ...named(['take']).map((marker) => ({ marker, moves: 'coming' as const }))];
}

// The tracks of the action markers.
import type { Artifact } from '../../lib/schema';
import { workerSite, type Marker, type Site } from './names';

export interface Space {
  cost: number;
  coins: number; // above the ship track
  state: 'marker' | 'next' | 'free' | 'unused';
}

/** The spaces of a track, dearest first; the next marker that returns covers the first free one. */
export function spaces(marker: Marker, view: Artifact.View, edition: Artifact.Edition): Space[] {
  const there = view.tracks[marker];
  const all = there + view.mats.reduce((sum, mat) => sum + mat[marker], 0);
  return (edition.tracks[trackOf(marker)] ?? edition.tracks.cost ?? []).map((cost, place) => ({
    cost,
    coins: edition.market.coins[place] ?? 0,
    state: stateOf(place, there, all),
  }));
}

/** The track by its name in an edition: that of a worker is called like the site. */
function trackOf(marker: Marker): Site | 'museum' | 'ship' {
  return workerSite(marker) ?? (marker as 'museum' | 'ship');
}

function stateOf(place: number, there: number, all: number): Space['state'] {
  if (place < there) return 'marker';
  if (place >= all) return 'unused';
  return place === there ? 'next' : 'free';
}

/** The markers of a mat one by one. */
export function markersOf(mat: Artifact.Markers): Marker[] {
  return (Object.keys(mat) as Marker[]).flatMap((marker) =>
    Array.from({ length: mat[marker] }, () => marker),
  );
}

// Where the cards for sale lie. A card keeps its place, also while a replay is looked at in between.
import { inPlace, type Card, type Pile } from './cards';

export class Places {
  private shown: Record<string, string[]> = {}; // the cards of each pile, place by place, shown last
  private readonly known = new Map<string, string[]>(); // those that were shown at a ply

  /** The cards of a pile in their places. A view that is only staged, with no ply, is not remembered. */
  lay({ pile, cards }: Pile, ply: number | null, taken = ''): (Card | null)[] {
    const key = [pile, ply, ...cards.map((card) => card.id)].join(' ');
    const known = this.known.get(key);
    const [from, place] = known ? [] : taken.split(' ');
    const places = inPlace(
      known ?? this.shown[pile] ?? [],
      cards,
      from === pile ? Number(place) : -1,
    );
    this.shown[pile] = places.map((card) => card?.id ?? '');
    if (ply !== null) this.known.set(key, this.shown[pile]);
    return places;
  }
}

const tables = new Map<string, Places>();

/** The places at a table, the same on every page that shows it. */
export function placesAt(table: string): Places {
  const places = tables.get(table) ?? new Places();
  tables.set(table, places);
  return places;
}

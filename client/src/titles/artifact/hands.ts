// What everybody knows of a hand.
import { SITES, cardOrder, siteOf, type Site, type View } from './names';

export interface Kind {
  card: string; // empty: a secret one
  site: Site;
  count: number;
}

/** The cards of a hand: the secret ones by site, then those that were seen. */
export function kindsOf(view: View, seat: number): Kind[] {
  const secret = SITES.map((site) => ({
    card: '',
    site,
    count: view.secrets[seat]?.[site] ?? 0,
  }));
  const known = Object.entries(view.known[seat] ?? {})
    .sort(([one], [other]) => cardOrder(one) - cardOrder(other))
    .map(([card, count]) => ({ card, site: siteOf(card), count }));
  return [...secret.filter((one) => one.count > 0), ...known];
}

// What the server has to offer: titles, programs that can play, perhaps a club.
import { get } from '../http';
import type { Messages } from '../schema';

class Catalogue {
  private told = $state.raw<Messages.Catalogue | null>(null);

  /** The levels of the programs that can play, strongest first. */
  levels = $derived([...(this.told?.levels ?? [])].reverse());
  /** The level of middling strength, the stronger of two. */
  usual = $derived(this.levels[Math.floor((this.levels.length - 1) / 2)] ?? 'skilled');
  club = $derived(this.told?.club ?? false);

  async load(): Promise<Messages.Catalogue> {
    return (this.told ??= await get<Messages.Catalogue>('/api/titles'));
  }
}

export const catalogue = new Catalogue();

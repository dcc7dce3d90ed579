// The programs that can play, weakest first, as the server names them.
import { get } from '../http';
import type { Messages } from '../schema';

class Levels {
  catalogue = $state.raw<Messages.Catalogue | null>(null);

  /** The strongest one. */
  get best(): string {
    return this.catalogue?.levels.at(-1) ?? 'greedy';
  }

  async load(): Promise<Messages.Catalogue> {
    this.catalogue ??= await get<Messages.Catalogue>('/api/titles');
    return this.catalogue;
  }
}

export const levels = new Levels();

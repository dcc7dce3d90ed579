// The programs that can play, weakest first, as the server names them.
import { get } from '../http';
import type { Messages } from '../schema';

class Levels {
  catalogue = $state.raw<Messages.Catalogue | null>(null);

  /** One of middling strength, the stronger of two. */
  get usual(): string {
    const known = this.catalogue?.levels ?? [];
    return known[Math.ceil((known.length - 1) / 2)] ?? 'skilled';
  }

  async load(): Promise<Messages.Catalogue> {
    this.catalogue ??= await get<Messages.Catalogue>('/api/titles');
    return this.catalogue;
  }
}

export const levels = new Levels();

// Why things cannot be done: asked for when somebody wants to know, many at once, and remembered
// while the position stays.
import type { Messages } from './schema';

type Found = Messages.Objection | undefined;
type Ask = (staged: string[], about: string[]) => Promise<Messages.Reasons>;

/** What the one objection is about when nothing at all can be done. */
const EVERYTHING = 'play';

export class Reasons {
  private known = new Map<string, Promise<Found>>();
  private batches = new Map<string, { about: string[]; answer: Promise<Messages.Reasons> }>();

  constructor(private readonly ask: Ask) {}

  /** Another position: nothing is known. */
  forget(): void {
    this.known = new Map();
  }

  /** Why this cannot be done after what is staged. */
  of(notation: string, staged: string[]): Promise<Found> {
    const key = [...staged, notation].join('|');
    const found = this.known.get(key) ?? this.find(notation, staged, key);
    this.known.set(key, found);
    return found;
  }

  private async find(notation: string, staged: string[], key: string): Promise<Found> {
    const { known } = this;
    const told = await this.gather(notation, staged).catch(() => null);
    if (told === null) known.delete(key); // it could not be asked: next time again
    return told?.objections.find((one) => one.what === notation || one.what === EVERYTHING);
  }

  /** What is asked in one tick is sent as one command. */
  private gather(notation: string, staged: string[]): Promise<Messages.Reasons> {
    const place = staged.join('|');
    let batch = this.batches.get(place);
    if (!batch) {
      const about: string[] = [];
      const answer = Promise.resolve().then(() => {
        this.batches.delete(place);
        return this.ask(staged, about);
      });
      batch = { about, answer };
      this.batches.set(place, batch);
    }
    batch.about.push(notation);
    return batch.answer;
  }
}

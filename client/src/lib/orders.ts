// Orders of a seat go over its open socket, and while that is down by HTTP. Their id makes that safe:
// whatever the server has accepted under an id it does not do again.
import { post, Refusal } from './http';
import type { Orders } from './schema';
import type { Stream } from './stream';

export type Order =
  | Orders.MoveOrder
  | Orders.UndoOrder
  | Orders.ConsentOrder
  | Orders.PreviewOrder
  | Orders.WhyOrder
  | Orders.ChatOrder;

const ATTEMPTS = 6;
const PAUSE = 500;
const AGAIN = ['offline', 'overtaken']; // nobody answered, or another server has the table now

/** Hand an order in until there is an answer. */
export async function handIn<T>(
  stream: Stream | null,
  path: string,
  secret: string | undefined,
  order: Order,
): Promise<T> {
  const by = order.type === 'move' ? 'moves' : order.type;
  for (let attempt = 1; ; attempt++) {
    try {
      if (stream?.isOpen) return await stream.handIn<T>(order);
      return await post<T>(`${path}/${by}`, order, secret);
    } catch (error) {
      const again = error instanceof Refusal && AGAIN.includes(error.code);
      if (!again || attempt >= ATTEMPTS) throw error;
      if (!stream?.isOpen && attempt > 1) await pause(PAUSE * attempt);
    }
  }
}

export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

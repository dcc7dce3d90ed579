// Commands of a seat go over its open socket, and while that is down by HTTP. Their id makes that safe:
// whatever the server has accepted under an id it does not do again.
import { post, Refusal } from './http';
import type { Commands } from './schema';
import type { Stream } from './stream';

export type Command =
  | Commands.MoveCommand
  | Commands.UndoCommand
  | Commands.ConsentCommand
  | Commands.PreviewCommand
  | Commands.WhyCommand
  | Commands.ChatCommand;

const ATTEMPTS = 6;
const PAUSE = 500;
const AGAIN = ['offline', 'overtaken']; // nobody answered, or another server has the table now

/** Send a command, again if need be, until there is an answer. */
export async function dispatch<T>(
  stream: Stream | null,
  path: string,
  secret: string | undefined,
  command: Command,
): Promise<T> {
  const by = command.type === 'move' ? 'moves' : command.type;
  for (let attempt = 1; ; attempt++) {
    try {
      if (stream?.isOpen) return await stream.dispatch<T>(command);
      return await post<T>(`${path}/${by}`, command, secret);
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

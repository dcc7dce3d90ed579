// What happens at a table is seen to move, also what is only tried out.
import { tick } from 'svelte';
import { depart } from './flights';
import type { Messages } from './schema';
import type { Session } from './session.svelte';

/** Let the pieces of this table fly whenever something changes. */
export function flying(table: Session<any, any>, root: () => HTMLElement | undefined): void {
  const leave = (events: Messages.Event[], seat: number): (() => void) => {
    const board = root();
    const flights = events.flatMap((event) => table.module?.flights(event, seat) ?? []);
    return board ? depart(flights, board) : () => undefined;
  };
  let flown: (string | undefined)[] = []; // what was seen to move before it was made
  table.departs = (moves) => {
    if (!table.module?.shown) return () => undefined;
    const { ply, seat } = table;
    flown = [...flown, ...moves.map(({ notation }) => notation)];
    return leave(
      moves.map(({ parts }) => ({ ply, actor: seat, seat, parts })),
      seat,
    );
  };
  table.watch(async (update, before) => {
    if (!before) return;
    const { seat } = update;
    const isNew = ({ actor, notation }: Messages.Event) =>
      actor !== seat || !flown.includes(notation);
    const land = leave(update.events.filter(isNew), seat);
    flown = [];
    await tick();
    land();
  });
}

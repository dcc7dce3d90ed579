// A lesson: a table like any other for the board, but the server keeps nothing of it. Each request
// carries what was decided so far, the path, which this browser remembers.
import { asRefusal, post, Refusal } from '../http';
import type { Messages } from '../schema';
import { seatName } from '../sentences';
import { Session } from '../session.svelte';
import { settings, store, stored } from '../settings.svelte';
import type { Command } from '../stream';
import { t } from '../texts.svelte';

type Path = string[][];
interface Kept {
  path: Path;
  done: boolean; // gone through once, to the end
}

/** What this browser remembers of the lessons. */
export const kept = $state<Record<string, Kept>>(stored('lessons', {}));

function keep(lesson: string, path: Path, done: boolean): void {
  kept[lesson] = { path, done: done || (kept[lesson]?.done ?? false) };
  store('lessons', kept);
}

/** Whether somebody is in the middle of it. */
export function isBegun(lesson: string): boolean {
  return (kept[lesson]?.path.length ?? 0) > 0;
}

export class LessonSession<V = any, E = any> extends Session<V, E> {
  page = $state.raw<Messages.LessonPage | null>(null);
  private shown = 0; // what is shown gets a number of its own: going back is something new, too

  step = $derived(this.page?.step ?? null);
  isOver = $derived(this.step !== null && this.step.number === this.step.steps);
  /** Whether something is staged that the step does not want. */
  strayed = $derived.by(() => this.staged.some((one) => !this.step?.wanted.includes(one)));
  /** What is still to be pressed, apart from what is staged already; a stray learner starts over. */
  missing = $derived.by(() => {
    const wanted = [...(this.step?.wanted ?? [])];
    for (const one of this.staged) if (wanted.includes(one)) wanted.splice(wanted.indexOf(one), 1);
    return this.strayed ? wanted.slice(0, 1) : wanted;
  });

  /** The learner has the name kept in this browser, or a word for it in the language of the page. */
  override names = $derived(
    this.seats.map(
      (card) => (card.seat === 0 && (settings.name || t('lesson-you'))) || seatName(card),
    ),
  );

  /** Go on where this browser left off; a lesson that has changed begins anew. */
  override async open(): Promise<void> {
    this.seat = 0;
    this.fatal = null;
    try {
      const path = kept[this.id]?.path ?? [];
      await this.look(path).catch((error: unknown) => {
        if (asRefusal(error).code !== 'lost-way') throw error;
        return this.look([]);
      });
    } catch (error) {
      this.fatal = asRefusal(error);
    }
  }

  /** To the next step; a decision that is missing is made. */
  on = (): Promise<void> => this.ask('/on', this.sofar);

  /** To the step before. */
  stepBack = (): Promise<void> => this.ask('', this.sofar.slice(0, -1));

  again = (): Promise<void> => this.ask('', []);

  /** A step is decided by one press, as its text says. */
  override asksBefore(): boolean {
    return false;
  }

  override async play(...notations: string[]): Promise<boolean> {
    return this.send([...this.staged, ...notations]);
  }

  override async dispatch<T>(command: Command): Promise<T> {
    const at = `/api/lessons/${this.id}`;
    const path = this.sofar;
    if (command.type === 'preview') return post(`${at}/preview`, { path, moves: command.moves });
    if (command.type === 'why')
      return post(`${at}/why`, { path, moves: command.moves ?? [], about: command.about ?? [] });
    if (command.type !== 'move') throw new Refusal('no-lesson', '', 0);
    const page = await post<Messages.LessonPage>(`${at}/moves`, { path, moves: command.moves });
    await this.show(page);
    return { accepted: page.remark === null, ply: this.shown } as T;
  }

  private get sofar(): Path {
    return this.page?.path ?? [];
  }

  private look(path: Path): Promise<void> {
    return post<Messages.LessonPage>(`/api/lessons/${this.id}`, { path }).then((page) =>
      this.show(page),
    );
  }

  private async ask(where: string, path: Path): Promise<void> {
    this.refusal = null;
    this.note = '';
    try {
      await this.show(await post(`/api/lessons/${this.id}${where}`, { path }));
    } catch (error) {
      this.refusal = asRefusal(error);
    }
  }

  private async show(page: Messages.LessonPage): Promise<void> {
    const { update } = page;
    await this.prepare(update.table);
    const before = this.update;
    const known = this.page?.update.ply ?? 0;
    this.drop();
    this.page = page;
    this.log = update.events;
    this.update = {
      ...update,
      ply: ++this.shown,
      events: before ? update.events.filter((event) => event.ply >= known) : [],
    };
    keep(page.lesson, this.isOver ? [] : page.path, this.isOver);
    for (const watcher of this.watchers) watcher(this.update, before);
  }
}

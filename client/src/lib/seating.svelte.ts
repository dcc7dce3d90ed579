// Everything around the decisions at a table: seats, leaving, another game, and whose eyes look on.
import { NOBODY, SPECTATOR } from './actors';
import { get } from './http';
import { route } from './route.svelte';
import type { Messages, Requests } from './schema';
import type { Session } from './session.svelte';
import { settings } from './settings.svelte';

type AnySession = Session<any, any>;

export class Seating {
  returning = $state<number>(NOBODY); // who comes back as soon as the program has ended their turn

  constructor(readonly session: AnySession) {
    session.watch((update) => {
      const seat = this.returning;
      if (seat < 0 || update.view.actor === seat) return;
      this.returning = NOBODY;
      if (update.table.seats[seat]?.late) void this.hand(seat, '');
    });
  }

  isHost = $derived.by(() => Boolean(this.session.remembered?.host));
  /** Our seats that people play; more than one means that they share this screen. */
  people = $derived.by(() =>
    this.session.own.filter((seat) => {
      const card = this.session.seats[seat];
      return card?.kind === 'person' && !card.level;
    }),
  );
  shared = $derived.by(() => this.people.length > 1);
  /** Whether this seat can be given a hint: it is to act, and nobody else plays, not even somebody for
   * whom a program plays until they come back. */
  mayAsk = $derived.by(() => {
    const { actor, busy, mine, own, seat, seats } = this.session;
    const isAway = (card: Messages.SeatCard) => card.kind === 'person' && !own.includes(card.seat);
    const alone = seats.every((card) => card.seat === seat || (card.level && !isAway(card)));
    return mine && !busy && actor === seat && alone;
  });
  /** A seat of ours that has to decide while another of ours is shown. */
  next = $derived.by(() => {
    const { actor, seat, update } = this.session;
    const running = update?.table.status === 'running' && !update.result;
    return running && this.shared && actor !== seat && this.people.includes(actor) ? actor : NOBODY;
  });

  /** Sit down: at once if only one seat is ours; where several share the screen, no hand is open yet. */
  async sit(): Promise<void> {
    const own = this.session.own;
    await this.session.open(own.length === 1 ? (own[0] as number) : SPECTATOR);
  }

  mayHand(seat: number): boolean {
    const card = this.session.seats[seat];
    const ours = this.isHost || this.session.own.includes(seat);
    return ours && card?.kind === 'person' && !this.session.over;
  }

  /** A program plays the seat, or with an empty level its owner again. */
  async hand(seat: number, level: string): Promise<void> {
    const secret = this.session.secret(seat) ?? this.session.remembered?.host ?? undefined;
    await this.session.request(`seats/${seat}/hand`, { level: level || null }, secret);
    if (this.session.refusal?.code !== 'time-over') return;
    this.session.refusal = null;
    this.returning = seat;
  }

  /** Whether we could agree that somebody else takes this seat, which was left. */
  mayFree(seat: number): boolean {
    const card = this.session.seats[seat];
    const left = card?.kind === 'open' && !card.free;
    return left && this.people.length > 0 && !this.session.over;
  }

  async free(seat: number): Promise<void> {
    const [mine] = this.people;
    await this.session.request(`seats/${seat}/free`, {}, this.session.secret(mine));
  }

  async leave(): Promise<void> {
    const { session } = this;
    const kept = session.remembered;
    if (!kept || !(await session.request('leave', {}))) return;
    const rest = kept.seats.filter((one) => one.seat !== session.seat);
    if (rest.length > 0 || kept.host) settings.remember({ ...kept, seats: rest });
    else settings.forget(session.id);
    route.go('/');
  }

  async abandon(): Promise<void> {
    await this.session.request('abandon', {}, this.session.remembered?.host ?? undefined);
  }

  async rematch(): Promise<void> {
    const secret = this.session.secret() ?? this.session.remembered?.host ?? undefined;
    const own = secret ?? this.session.secret(this.session.own[0]);
    const done = await this.session.request<{ table: Messages.TableCard }>('rematch', {}, own);
    if (done?.table.rematch) await this.follow(done.table.rematch);
  }

  /** To the table where the same people play again; our secrets open it too. */
  async follow(id: string): Promise<void> {
    const kept = this.session.remembered;
    if (kept && !settings.table(id)) {
      const seats = [];
      let code: string | null = null;
      for (const one of kept.seats) {
        const told = await get<Messages.OpenTable>(`/api/tables/${id}`, one.secret).catch(
          () => null,
        );
        if (typeof told?.seat === 'number') seats.push({ ...one, seat: told.seat });
        code = told?.code ?? code;
      }
      settings.remember({ ...kept, id, code, seats, at: Date.now() });
    }
    route.go(`/table/${id}`);
  }

  /** Change the settings of this seat: here at once, everywhere else as soon as the server knows. */
  async changeSettings(wants: Requests.SettingsRequest): Promise<void> {
    const before = this.session.update?.settings ?? { confirm: false, webhook: null, club: false };
    const { confirm, webhook, club } = { ...before, ...wants };
    this.show({ confirm: Boolean(confirm), webhook: webhook ?? null, club: Boolean(club) });
    const path = `seats/${this.session.seat}/settings`;
    const told = await this.session.request<{ settings: Messages.SeatSettings }>(path, wants);
    this.show(told?.settings ?? before);
  }

  private show(wanted: Messages.SeatSettings): void {
    const { update } = this.session;
    if (update) this.session.update = { ...update, settings: wanted };
  }
}

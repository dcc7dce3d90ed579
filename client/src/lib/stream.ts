// The socket of a seat: says hello, sends commands, passes on what it is told, and comes back when
// it is cut. Until then commands go by HTTP.
import { offline, post, Refusal } from './http';
import type { Messages, Commands } from './schema';

export type Command =
  | Commands.MoveCommand
  | Commands.UndoCommand
  | Commands.ConsentCommand
  | Commands.PreviewCommand
  | Commands.WhyCommand
  | Commands.ChatCommand;

/** Whoever waits for an answer; the server answers in the order in which it was asked. */
interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (refusal: Refusal) => void;
}

interface Handlers {
  since: () => number;
  state: (state: 'connecting' | 'open' | 'lost') => void;
  update: (update: Messages.Update) => void;
  table: (card: Messages.TableCard) => void;
  chat: (line: Messages.ChatLine) => void;
  refused: (refusal: Refusal) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING = 15_000;
const SERVICE_RESTART = 1012; // another server has the table from now on, or soon will
const CROWD = 300; // milliseconds over which those who come back are spread
const ATTEMPTS = 6;
const PAUSE = 500;
const AGAIN = ['offline', 'overtaken']; // nobody answered, or another server has the table now

/** What the server has accepted under an id it does not do again. */
export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

export class Stream {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private pinging = 0;
  private heard = true; // anything since the last ping
  private greeted = false;
  private ended = false;
  private waiting: Waiting[] = [];
  private readonly online = () => this.refresh();
  private readonly offline = () => this.lose();

  constructor(
    private readonly path: string,
    private readonly secret: string | undefined,
    private readonly handlers: Handlers,
  ) {
    addEventListener('online', this.online);
    addEventListener('offline', this.offline);
    this.handlers.state('connecting');
    this.connect();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    removeEventListener('online', this.online);
    removeEventListener('offline', this.offline);
    this.letGo();
  }

  get isOpen(): boolean {
    return this.greeted && this.socket?.readyState === WebSocket.OPEN;
  }

  /** Send a command, again if need be, until there is an answer; its id makes that safe. */
  async dispatch<T>(command: Command): Promise<T> {
    const route = command.type === 'move' ? 'moves' : command.type;
    for (let attempt = 1; ; attempt++) {
      try {
        if (this.isOpen) return await this.ask<T>(command);
        return await post<T>(`${this.path}/${route}`, command, this.secret);
      } catch (error) {
        const again = error instanceof Refusal && AGAIN.includes(error.code);
        if (!again || attempt >= ATTEMPTS) throw error;
        if (!this.isOpen && attempt > 1) await pause(PAUSE * attempt);
      }
    }
  }

  /** The board is drawn: programs may begin. */
  ready(): void {
    if (!this.isOpen) return;
    this.waiting.push({ resolve: () => undefined, reject: () => undefined });
    this.socket?.send('{"type":"ready"}');
  }

  /** A new connection at once: the old one may have missed something. */
  refresh(): void {
    if (this.ended) return;
    clearTimeout(this.timer);
    this.letGo();
    this.connect();
  }

  /** Ask over the socket; rejected as `offline` if that breaks before the answer. */
  private ask<T>(command: Command): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ resolve: resolve as Waiting['resolve'], reject });
      this.socket?.send(JSON.stringify(command));
    });
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}/stream`);
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => {
      const hello: Commands.Hello = { type: 'hello', since: this.handlers.since() };
      socket.send(JSON.stringify(this.secret ? { ...hello, secret: this.secret } : hello));
      this.heard = true;
      clearInterval(this.pinging);
      this.pinging = window.setInterval(() => this.ping(), PING);
    };
    socket.onmessage = (message) => this.socket === socket && this.hear(JSON.parse(message.data));
    socket.onclose = (event) => {
      if (this.ended || this.socket !== socket) return;
      if (event.code === 1008 && !this.greeted) return this.close(); // coming back would not help
      if (event.code === SERVICE_RESTART && this.greeted) return this.move();
      this.lose();
    };
  }

  /** A connection that stays silent is dead, though nobody has said so. */
  private ping(): void {
    if (!this.heard) return this.lose();
    this.heard = false;
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.waiting.push({ resolve: () => undefined, reject: () => undefined });
    this.socket.send('{"type":"ping"}');
  }

  /** The server asks us to come back, which is no reason to worry anybody. */
  private move(): void {
    this.letGo();
    clearInterval(this.pinging);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), Math.random() * CROWD);
  }

  /** Drop this socket and try again a little later. */
  private lose(): void {
    this.letGo();
    clearInterval(this.pinging);
    clearTimeout(this.timer);
    if (this.ended) return;
    this.handlers.state('lost');
    this.timer = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Whoever still waits for an answer learns that none will come over this socket. */
  private letGo(): void {
    const { socket, waiting } = this;
    this.socket = null;
    this.waiting = [];
    this.greeted = false;
    socket?.close();
    for (const one of waiting) one.reject(offline());
  }

  private hear(message: { type: string } & Record<string, unknown>): void {
    this.heard = true;
    if (message.type === 'update') {
      this.wait = FIRST_WAIT;
      this.greeted = true;
      this.handlers.state('open');
      this.handlers.update(message as unknown as Messages.Update);
    } else if (message.type === 'table') {
      this.handlers.table(message.table as Messages.TableCard);
    } else if (message.type === 'chat') {
      this.handlers.chat(message.line as Messages.ChatLine);
    } else if (message.type === 'answer') {
      this.answer(message as unknown as Partial<Messages.Refused>);
    }
  }

  /** An answer to what was asked first; before the greeting only hello can be refused. */
  private answer(told: Partial<Messages.Refused>): void {
    const refusal = told.error ? new Refusal(told.error.code, told.error.text, 0, told) : null;
    if (refusal && !this.greeted) return this.handlers.refused(refusal);
    const first = this.waiting.shift();
    if (refusal) first?.reject(refusal);
    else first?.resolve(told);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

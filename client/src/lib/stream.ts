// The socket of a seat: says hello, passes on what it is told, and comes back when it is cut.
import { Refusal } from './http';
import type { Messages } from './schema';

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

export class Stream {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private pinging = 0;
  private heard = true; // anything since the last ping
  private greeted = false;
  private ended = false;
  private readonly online = () => this.refresh();
  private readonly offline = () => this.lose();

  constructor(
    private readonly table: string,
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
    this.socket?.close();
  }

  /** A new line at once: who knows what the old one has missed. */
  refresh(): void {
    if (this.ended) return;
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.connect();
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/stream`);
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => {
      const hello = { type: 'hello', since: this.handlers.since(), reasons: true };
      socket.send(JSON.stringify(this.secret ? { ...hello, secret: this.secret } : hello));
      this.heard = true;
      clearInterval(this.pinging);
      this.pinging = setInterval(() => this.ping(), PING) as unknown as number;
    };
    socket.onmessage = (message) => this.socket === socket && this.hear(JSON.parse(message.data));
    socket.onclose = (event) => {
      if (this.ended || this.socket !== socket) return;
      if (event.code === 1008 && !this.greeted) return this.close(); // coming back would not help
      this.lose();
    };
  }

  /** A line that stays silent is dead, though nobody has said so. */
  private ping(): void {
    if (!this.heard) return this.lose();
    this.heard = false;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send('{"type":"ping"}');
  }

  /** Let this socket go and try again a little later. */
  private lose(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    clearInterval(this.pinging);
    clearTimeout(this.timer);
    if (this.ended) return;
    this.handlers.state('lost');
    this.timer = setTimeout(() => this.connect(), this.wait) as unknown as number;
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
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
    } else if (message.type === 'answer' && message.error && !this.greeted) {
      const { code, text } = message.error as Messages.Fault;
      this.handlers.refused(new Refusal(code, text, 0));
    }
  }
}

// Asking the server: every answer is data or a refusal that can be shown to people.
import type { Messages, Commands, Requests } from './schema';

/** Whatever can be sent; the server declares it. */
export type Body = Commands.Any | Requests.Any | Record<string, never>;

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
    readonly body: Partial<Messages.Refused> = {},
  ) {
    super(text);
  }

  /** What fills the gaps of its text in another language. */
  get values(): Record<string, string | number> {
    return this.body.error?.values ?? {};
  }
}

/** What was thrown, if it is a refusal; anything else is a mistake of ours and is thrown on. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

const AWAY = [502, 503, 504]; // a proxy finds nobody behind it, or the server cannot write now

/** Nobody answers: the same can be asked again. */
export function offline(): Refusal {
  return new Refusal('offline', 'the server is not answering', 0);
}

export async function get<T>(path: string, secret?: string): Promise<T> {
  return ask<T>('GET', path, undefined, secret);
}

export async function post<T>(path: string, body: Body, secret?: string): Promise<T> {
  return ask<T>('POST', path, body, secret);
}

async function ask<T>(method: string, path: string, body: unknown, secret?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (secret) headers.Authorization = `Bearer ${secret}`;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw offline();
  }
  if (AWAY.includes(response.status)) throw offline();
  const data = await response.json().catch(() => ({}));
  if (!response.ok) {
    const error = data.error ?? { code: `http-${response.status}`, text: response.statusText };
    throw new Refusal(error.code, error.text, response.status, data);
  }
  return data as T;
}

import type { Calls } from './calls.gen.ts';

export type { Calls, Schemas } from './calls.gen.ts';

/** Where an access token is kept; `localStorage` is one. */
interface TokenStore {
  getItem(key: string): string | null | Promise<string | null>;
}

interface Options {
  /** Where Lemma is, such as `https://lemma.example.org`; the page's own site unless said. */
  origin?: string;
  /** Where the access token is looked up before each call; `localStorage` where there is one. */
  tokens?: TokenStore;
  fetch?: typeof globalThis.fetch;
}

/** The key under which an access token is kept. */
export const TOKEN_KEY = 'lemma-access-token';

type Asked<Call extends keyof Calls> = Omit<Calls[Call], 'answer'>;

/** A call that needs nothing may be made with nothing. */
type Arguments<Request> = Record<never, never> extends Request ? [request?: Request] : [request: Request];

interface Sent {
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  headers?: Record<string, string | undefined>;
  body?: object;
}

export interface Lemma {
  /** Makes a call by its method and path, as `/api/openapi.json` names them. */
  call<Call extends keyof Calls>(
    name: Call,
    ...request: Arguments<Asked<Call>>
  ): Promise<Calls[Call]['answer']>;
}

/** A call that was refused, or failed on its way. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly status: number;
  /** The code that never changes, such as `NEED_REPUTATION`; null where the answer has none. */
  readonly code: string | null;
  /** The whole answer, where it is JSON. */
  readonly problem: Record<string, unknown> | null;

  constructor({ status, statusText }: Response, problem: Record<string, unknown> | null) {
    const { message, code } = problem ?? {};
    super(typeof message === 'string' && message ? message : `HTTP ${status} ${statusText}`.trim());
    this.status = status;
    this.code = typeof code === 'string' ? code : null;
    this.problem = problem;
  }
}

/** Lemma over REST: typed by its description, with the token that is kept, if one is. */
export function openLemma({ origin = '', tokens, fetch = globalThis.fetch }: Options = {}): Lemma {
  return {
    async call(name, ...[request]) {
      const [method, path] = name.split(' ') as [string, string];
      const { path: places = {}, query = {}, headers = {}, body }: Sent = request ?? {};
      const token = await (tokens ?? globalThis.localStorage)?.getItem(TOKEN_KEY);
      const response = await fetch(`${origin}${addressOf(path, places)}${searchOf(query)}`, {
        method,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          ...definite(headers),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const answer = await jsonOf(response);
      if (!response.ok) throw new CallFailed(response, answer);
      return answer as never;
    },
  };
}

const addressOf = (path: string, places: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(places[name] ?? ''));

function searchOf(query: NonNullable<Sent['query']>): string {
  const written = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return written && `?${written}`;
}

const definite = (headers: NonNullable<Sent['headers']>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));

/** Null where there is no JSON object: after a deletion, or from something in between. */
async function jsonOf(response: Response): Promise<Record<string, unknown> | null> {
  try {
    const answer: unknown = JSON.parse(await response.text());
    return typeof answer === 'object' ? (answer as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

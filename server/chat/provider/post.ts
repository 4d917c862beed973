import { setTimeout as sleep } from 'node:timers/promises';
import { readAtMost } from '../../http/read-at-most.ts';
import { ProviderFailure } from './provider.ts';

/** Awaits a promise, at most as long as the service may be silent. */
export type Within = <Value>(next: Promise<Value>) => Promise<Value>;

interface Endpoint {
  url: string;
  headers: Record<string, string>;
  retries: number;
  /** Before the first retry; twice that before the next. */
  pauseMs: number;
  within: Within;
}

/** Longest Retry-After that is waited for. */
const MAX_PAUSE_MS = 10_000;
/** Of the body of a refusal. */
const MAX_REFUSAL_BYTES = 64 * 1024;

/** Retries until the service has accepted the request; before that a retry cannot run it twice. */
export async function post(
  { url, headers, retries, pauseMs, within }: Endpoint,
  body: string,
  until: AbortSignal,
): Promise<Response> {
  for (let tried = 0; ; tried += 1) {
    const sent = fetch(url, { method: 'POST', headers, body, signal: until, redirect: 'error' });
    const response = await within(sent).catch((error: unknown) => {
      if (until.aborted) throw error;
      return null;
    });
    if (response?.ok) return response;
    const pause = pauseAfter(response, pauseMs * 2 ** tried);
    const isPassing = !response || response.status === 429 || response.status >= 500;
    if (!isPassing || tried >= retries || pause > MAX_PAUSE_MS) {
      if (!response) throw new ProviderFailure('NETWORK', 'the service cannot be reached');
      const answer = within(readAtMost(response, MAX_REFUSAL_BYTES)).catch(() => '');
      throw refusalOf(response.status, await answer);
    }
    await response?.body?.cancel();
    await sleep(pause, undefined, { signal: until });
  }
}

/** `Number(null)` is 0, so a missing header is handled first. */
function pauseAfter(response: Response | null, otherwise: number): number {
  const header = response?.headers.get('retry-after')?.trim();
  if (!header) return otherwise;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? otherwise : Math.max(wait, 0);
}

const MAX_SENTENCE = 300;

function refusalOf(status: number, body: string): ProviderFailure {
  return new ProviderFailure('UNAVAILABLE', `the service answered ${status}`, sentenceIn(body), status);
}

function sentenceIn(body: string): string | null {
  try {
    const { userMessage, message } = JSON.parse(body) as Record<string, unknown>;
    const sentence = [userMessage, message].find((value) => typeof value === 'string' && value.trim());
    return typeof sentence === 'string' ? sentence.trim().slice(0, MAX_SENTENCE) : null;
  } catch {
    return null;
  }
}

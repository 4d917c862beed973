import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendNothing } from './connection/reply.ts';

const METHODS = 'GET, HEAD, POST, PUT, DELETE, OPTIONS';
/** How long a browser may cache a preflight; none caches it for longer. */
const REMEMBERED_SECONDS = 7200;
/** Headers by which cookies are requested: only this site's own pages may. */
const OWN_HEADERS = new Set(['x-auth-cookie']);

/** Answers a browser that asks beforehand whether a page may send a request; returns whether it did. */
export function answerPreflight(req: IncomingMessage, res: ServerResponse): boolean {
  if (req.method !== 'OPTIONS' || !req.headers['access-control-request-method']) return false;

  const requested = String(req.headers['access-control-request-headers'] ?? '');
  const allowed = requested
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => /^[\w-]+$/.test(name) && !OWN_HEADERS.has(name));
  sendNothing(res, 204, {
    'access-control-allow-methods': METHODS,
    ...(allowed.length > 0 && { 'access-control-allow-headers': allowed.join(', ') }),
    'access-control-max-age': String(REMEMBERED_SECONDS),
    vary: 'access-control-request-headers',
  });
  return true;
}

/** Whether a request comes from this site's own pages, or from a program, which sends no origin. */
export function isOwnOrigin({ headers }: IncomingMessage, publicUrl: string | null): boolean {
  const { origin, host } = headers;
  if (!origin) return true;
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
}

import type { OutgoingHttpHeaders } from 'node:http';
import type { RequestRecord } from '../request-record.ts';
import { OVER_TLS, SECURITY } from '../security.ts';
import type { Encoding } from './encoding.ts';

interface About {
  path: string;
  record: RequestRecord;
  overTls: boolean;
}

/** The paths that pages of any origin may request; the site's own pages are not among them. */
export function isOpenToAll(path: string): boolean {
  return path === '/graphql' || path.startsWith('/api/') || path.startsWith('/auth/v1/');
}

/** A wildcard is never valid for a request with credentials, so no cookie comes with it. */
const OPEN_TO_ALL = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };
const OPEN = { ...SECURITY, ...OPEN_TO_ALL };
const OF_GRAPH = { ...OPEN, vary: 'authorization, accept-language' };

/** What every answer says, whatever it is; its own headers take precedence. */
export function headersOfAll({ path, record, overTls }: About): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {
    'x-request-id': record.id,
    ...ofPath(path),
  };
  if (overTls) Object.assign(headers, OVER_TLS);
  // Only now it is known which limit the request came closest to.
  const { limit } = record;
  if (limit) {
    headers['ratelimit-limit'] = limit.limit;
    headers['ratelimit-remaining'] = limit.remaining;
    headers['ratelimit-reset'] = limit.reset;
  }
  return headers;
}

function ofPath(path: string) {
  if (path === '/graphql') return OF_GRAPH;
  return isOpenToAll(path) ? OPEN : SECURITY;
}

/** Whole answers alone: a stream of events would wait for its compressor, and what people uploaded is compressed. */
export const isPlainJson = (headers: OutgoingHttpHeaders): boolean =>
  headers['content-encoding'] === undefined && /\bjson\b/.test(String(headers['content-type'] ?? ''));

/** Says that the same request may be answered in another encoding. */
export function variedByEncoding(headers: OutgoingHttpHeaders): void {
  const { vary } = headers;
  headers['vary'] = vary ? `${String(vary)}, accept-encoding` : 'accept-encoding';
}

/** The head of the same answer with its body compressed. */
export const inEncoding = (headers: OutgoingHttpHeaders, encoding: Encoding, length: number) => ({
  ...headers,
  'content-encoding': encoding,
  'content-length': length,
});

import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '../core/metrics.ts';
import { sendJson } from './connection/reply.ts';
import { isFromThisMachine } from './connection/this-machine.ts';

/** The metrics, for requests from this machine or with the token; 404 for all others. */
export async function sendMetrics(
  req: IncomingMessage,
  res: ServerResponse,
  { metrics, token }: { metrics: Metrics; token: string | null },
): Promise<void> {
  if (!isFromThisMachine(req) && !namesToken(req, token)) return sendJson(res, 404, { message: 'Not found' });
  const text = await metrics.text();
  res.writeHead(200, {
    'content-type': metrics.contentType,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  });
  res.end(text);
}

function namesToken({ headers }: IncomingMessage, token: string | null): boolean {
  const named = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return token !== null && named !== undefined && timingSafeEqual(digest(named), digest(token));
}

const digest = (text: string) => createHash('sha256').update(text).digest();

import type { IncomingMessage, ServerResponse } from 'node:http';
import { preferredLanguage } from '../../core/locale.ts';
import { sendJson } from './reply.ts';

const TOO_SLOW = { en: 'The request took too long to arrive.', zh: '请求发送超时。' };

const givenUp = new WeakSet<IncomingMessage>();

/** Ends a connection that takes longer than this to send its whole request. */
export function limitArrival(req: IncomingMessage, res: ServerResponse, longestMs: number): void {
  if (!hasBody(req)) return;
  const late = setTimeout(() => {
    if (!req.complete) cutOff(req, res);
  }, longestMs);
  late.unref();
  req.once('close', () => clearTimeout(late));
}

/** Answers 408 and ends the connection. */
export function cutOff(req: IncomingMessage, res: ServerResponse): void {
  const message = TOO_SLOW[preferredLanguage(req.headers['accept-language'])];
  if (!res.headersSent) sendJson(res, 408, { message }, { connection: 'close' });
  giveUp(req);
  req.destroy();
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Notes that the rest of a request is not awaited: it is answered before it is complete. */
export function giveUp(req: IncomingMessage): void {
  givenUp.add(req);
}

/** Whether the client disconnected before the answer was complete. */
export function isDisconnected(req: IncomingMessage, res: ServerResponse): boolean {
  return (req.destroyed && !req.complete) || (res.destroyed && !res.writableFinished);
}

/** Whether the server did not wait for the rest of the request. */
export const wasGivenUp = (req: IncomingMessage) => givenUp.has(req);

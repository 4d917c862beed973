import type { IncomingMessage, ServerResponse } from 'node:http';
import { preferredLanguage } from '../../core/locale.ts';
import { sendJson } from '../reply.ts';

const TOO_SLOW = { en: 'The request took too long to arrive.', zh: '请求发送超时。' };

const givenUp = new WeakSet<IncomingMessage>();

/** Ends the connection of whoever takes longer than this to send a whole request. */
export function limitArrival(req: IncomingMessage, res: ServerResponse, longestMs: number): void {
  if (!hasBody(req)) return;
  const late = setTimeout(() => {
    if (!req.complete) cutOff(req, res);
  }, longestMs);
  late.unref();
  req.once('close', () => clearTimeout(late));
}

/** Tells a sender that its request took too long, and ends the connection. */
export function cutOff(req: IncomingMessage, res: ServerResponse): void {
  const message = TOO_SLOW[preferredLanguage(req.headers['accept-language'])];
  if (!res.headersSent) sendJson(res, 408, { message }, { connection: 'close' });
  giveUp(req);
  req.destroy();
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Takes no more of a request that was answered before it was whole. */
export function giveUp(req: IncomingMessage): void {
  givenUp.add(req);
}

/** Whether whoever asked went away before the answer was whole. */
export function hasLeft(req: IncomingMessage, res: ServerResponse): boolean {
  return (req.destroyed && !req.complete) || (res.destroyed && !res.writableFinished);
}

/** Whether it was the server that did not wait for the rest. */
export const wasGivenUp = (req: IncomingMessage) => givenUp.has(req);

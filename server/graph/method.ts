import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { sendJson, sendNothing } from '../http/reply.ts';

const ALLOWED = { allow: 'GET, HEAD, POST, OPTIONS' };

/** Answers what the graph does not take as an operation; says whether that was all. HEAD goes on as GET does. */
export function answerMethod(req: IncomingMessage, res: ServerResponse): boolean {
  if (req.method === 'GET' || req.method === 'POST') return false;
  if (req.method === 'HEAD') {
    req.method = 'GET';
    // A stream of events without a body would never end.
    req.headers.accept = 'application/json';
    return false;
  }
  if (req.method === 'OPTIONS') sendNothing(res, 204, ALLOWED);
  else sendGraphError(res, 405, 'METHOD_NOT_ALLOWED', 'Send the operation by GET or POST.', ALLOWED);
  return true;
}

export function sendGraphError(
  res: ServerResponse,
  status: number,
  code: string,
  message: string,
  headers: OutgoingHttpHeaders = {},
): void {
  sendJson(
    res,
    status,
    { errors: [{ message, extensions: { code } }] },
    status === 413 || status === 411 ? { ...headers, connection: 'close' } : headers,
  );
}

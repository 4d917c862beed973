import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

export function sendJson(
  res: ServerResponse,
  status: number,
  body: unknown,
  headers: OutgoingHttpHeaders = {},
): void {
  const text = JSON.stringify(body);
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  res.end(text);
}

export function sendNothing(res: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}): void {
  res.writeHead(status, headers);
  res.end();
}

/** Answers 405 to any method but GET and HEAD; returns whether it did. */
export function refusesMethod({ method }: IncomingMessage, res: ServerResponse): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  sendNothing(res, 405, { allow: 'GET, HEAD' });
  return true;
}

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { sendJson, sendNothing } from '../http/connection/reply.ts';
import { preferredLanguage, type Text } from '../core/locale.ts';

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
  else {
    const text = { en: 'Send the operation by GET or POST.', zh: '请用 GET 或 POST 发送操作。' };
    sendGraphError(req, res, { status: 405, code: 'METHOD_NOT_ALLOWED', text, headers: ALLOWED });
  }
  return true;
}

interface Refused {
  status: number;
  code: string;
  text: Text;
  headers?: OutgoingHttpHeaders;
}

/** Refuses what is no operation, in the manner of the graph. */
export function sendGraphError(
  req: IncomingMessage,
  res: ServerResponse,
  { status, code, text, headers = {} }: Refused,
): void {
  const message = text[preferredLanguage(req.headers['accept-language'])];
  sendJson(
    res,
    status,
    { errors: [{ message, extensions: { code } }] },
    status === 413 || status === 411 ? { ...headers, connection: 'close' } : headers,
  );
}

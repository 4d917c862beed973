import type { IncomingMessage, ServerResponse } from 'node:http';
import { outageOf } from '../../core/outage.ts';
import { BodyFailure } from '../../http/body.ts';
import { sendJson } from '../../http/connection/reply.ts';
import type { Language, Text } from '../../core/locale.ts';
import type { Log } from '../../core/log.ts';
import { AuthError, busy, noSpace } from '../errors.ts';

/** The version of the protocol from which on errors carry their code as a string. */
export const API_VERSION = '2024-01-01';

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  log: Log;
  language: Language;
}

/** Tells the client what was refused; whatever else was thrown is a fault of ours, and is logged. */
export function sendRefusal({ req, res, log, language }: Exchange, error: unknown): void {
  const refusal = asRefusal(error);
  if (refusal.status === 500 && refusal !== error) log.error(traceOf(error), 'a request to accounts failed');

  const { status, code, text, retryAfter, reasons } = refusal;
  const message = text[language];
  const weakness = reasons && { weak_password: { reasons } };
  const body = speaksNew(req)
    ? { code, message, ...weakness }
    : { code: status, error_code: code, msg: message, ...weakness };
  sendJson(res, status, body, {
    'x-sb-error-code': code,
    ...(retryAfter && { 'retry-after': String(retryAfter) }),
    // What is left of a body that is too large would be taken for the next request.
    ...(status === 413 && { connection: 'close' }),
  });
}

function asRefusal(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  if (error instanceof BodyFailure)
    return error.status === 413
      ? new AuthError(413, 'request_too_large', TOO_LARGE)
      : new AuthError(400, 'bad_json', BAD_JSON);
  const outage = outageOf(error);
  if (outage) return outage === 'NO_SPACE' ? noSpace() : busy();
  return new AuthError(500, 'unexpected_failure', FAILED);
}

function speaksNew(req: IncomingMessage): boolean {
  const version = req.headers['x-supabase-api-version'];
  return typeof version === 'string' && version >= API_VERSION;
}

/** Where it happened, without the message: the database's messages repeat what they were given, passwords too. */
function traceOf(error: unknown): object {
  const { name, code, stack = '' } = error as Error & { code?: unknown };
  return { name, code, at: stack.split('\n').filter((line) => /^\s+at /.test(line)) };
}

const TOO_LARGE: Text = { en: 'This request is too large.', zh: '请求内容过大。' };
const BAD_JSON: Text = { en: 'This request cannot be read.', zh: '无法读取请求内容。' };
const FAILED: Text = {
  en: 'Something went wrong here. Try again later.',
  zh: '服务器出现问题，请稍后再试。',
};

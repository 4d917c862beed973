import type { IncomingMessage, ServerResponse } from 'node:http';
import { AuthError, busy, tooMany } from '../accounts/errors.ts';
import { sendRefusal } from '../accounts/protocol/refusal.ts';
import { OUTAGES, TOO_OFTEN } from '../core/errors.ts';
import { isOpenToAll } from '../http/answer/headers.ts';
import { answerPreflight } from '../http/cors.ts';
import type { Rejection } from '../http/request-handler.ts';
import { recordOf } from '../http/request-record.ts';
import { sendJson } from '../http/connection/reply.ts';
import { type Language, preferredLanguage, type Text } from '../core/locale.ts';
import type { Log } from '../core/log.ts';
import { refusalAt } from './protocol/chat-refusal.ts';
import { problem } from './protocol/problems.ts';

const WHY: Record<Rejection['why'], { status: number; text: Text }> = {
  OVERLOADED: OUTAGES.OVERLOADED,
  RATE_LIMITED: { status: 429, text: TOO_OFTEN },
  STARTING: {
    status: 503,
    text: { en: 'Lemma is starting. Try again in a moment.', zh: '服务正在启动，请稍后再试。' },
  },
  INTERNAL: { status: 500, text: { en: 'Something went wrong here.', zh: '服务器出现问题。' } },
};

/** Answers a request that is not served, in the format of its interface. */
export function openRejecter({ log, publicUrl }: { log: Log; publicUrl: string | null }) {
  return (req: IncomingMessage, res: ServerResponse, { why, kind, retryAfter }: Rejection): void => {
    const language = preferredLanguage(req.headers['accept-language']);
    const { status, text } = WHY[why];
    const wait = retryAfter !== undefined && { 'retry-after': String(retryAfter) };
    const headers = { ...wait, 'cache-control': 'no-store' };
    const [path] = (req.url ?? '/').split('?', 1);
    if (isOpenToAll(path!) && answerPreflight(req, res)) return;

    if (kind === 'account') {
      const failed = () => new AuthError(500, 'unexpected_failure', text);
      const refused = { 429: () => tooMany(retryAfter ?? 1), 503: busy }[status] ?? failed;
      return sendRefusal({ req, res, log, language }, refused());
    }
    if (kind === 'graph') {
      const error = { message: text[language], extensions: { code: why, ...(retryAfter && { retryAfter }) } };
      return sendJson(res, status, { errors: [error] }, headers);
    }
    if (kind === 'page') return sendPage(res, status, { text, language, headers });
    const refusal = { code: why, message: text[language] };
    const plain = problem(refusal, { requestId: recordOf(req).id, publicUrl });
    const { body, headers: about } = refusalAt(path!, plain);
    sendJson(res, status, body, { ...about, ...headers });
  };
}

function sendPage(
  res: ServerResponse,
  status: number,
  { text, language, headers }: { text: Text; language: Language; headers: Record<string, string> },
): void {
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lemma</title><p>${text[language]}</p></html>`;
  res.writeHead(status, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
    'content-security-policy': "default-src 'none'",
  });
  res.end(page);
}

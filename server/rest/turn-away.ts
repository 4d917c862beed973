import type { IncomingMessage, ServerResponse } from 'node:http';
import { busy, tooMany } from '../accounts/errors.ts';
import { sendRefusal } from '../accounts/protocol/refusal.ts';
import { OUTAGES, TOO_OFTEN } from '../errors.ts';
import { answerOrigin, isOpenToAll } from '../http/cors.ts';
import type { TurnedAway } from '../http/front.ts';
import { recordOf } from '../http/record.ts';
import { sendJson } from '../http/reply.ts';
import { type Language, preferredLanguage, type Text } from '../language.ts';
import type { Log } from '../log.ts';
import { problem } from './problems.ts';

/** Tells whoever finds no room so, in the manner of what they asked. */
export function openTurnAway({ log, publicUrl }: { log: Log; publicUrl: string | null }) {
  return (req: IncomingMessage, res: ServerResponse, { why, kind, retryAfter }: TurnedAway): void => {
    const language = preferredLanguage(req.headers['accept-language']);
    const text = why === 'OVERLOADED' ? OUTAGES.OVERLOADED.text : TOO_OFTEN;
    const status = why === 'OVERLOADED' ? 503 : 429;
    const headers = { 'retry-after': String(retryAfter), 'cache-control': 'no-store' };
    const [path] = (req.url ?? '/').split('?', 1);
    if (isOpenToAll(path!) && answerOrigin(req, res)) return;

    if (kind === 'account')
      return sendRefusal({ req, res, log, language }, why === 'OVERLOADED' ? busy() : tooMany(retryAfter));
    if (kind === 'graph') {
      const error = { message: text[language], extensions: { code: why, retryAfter } };
      return sendJson(res, status, { errors: [error] }, headers);
    }
    if (kind === 'page') return sendPage(res, status, { text, language, headers });
    const told = { code: why, message: text[language], retryAfter };
    const { body, headers: about } = problem(told, { requestId: recordOf(req).id, publicUrl });
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

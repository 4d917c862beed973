import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../core/context.ts';
import type { Outage } from '../core/errors.ts';
import { BodyFailure, readJson } from '../http/body.ts';
import { sendJson } from '../http/connection/reply.ts';
import { isReadable, UNREADABLE } from '../http/json-shape.ts';
import { BODY_BYTES } from '../limits/table.ts';
import { preferredLanguage } from '../core/locale.ts';
import { outageAmong, outageInWords } from './errors/graph-errors.ts';
import { serveGraphiQL, wantsGraphiQL } from './graphiql.ts';
import { answerMethod, sendGraphError } from './http-method.ts';
import type { KnownOperations } from './documents/answer-known.ts';
import { type OperationRequest, requestByGet } from './documents/operation-request.ts';
import type { Yoga } from './yoga.ts';

interface Options {
  yoga: Yoga;
  known: KnownOperations;
  /** The context of the caller; null for an invalid token. */
  callerOf: (req: IncomingMessage) => Promise<Context | Outage | null>;
}

/** The endpoint of the graph: operations that were read before are answered at once, all others by Yoga. */
export function openGraph({ yoga, known, callerOf }: Options) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (answerMethod(req, res)) return;
    if (wantsGraphiQL(req)) return serveGraphiQL(req, res);
    // Forms and plain text can be sent by any site without asking; JSON cannot.
    if (req.method === 'POST' && !/^application\/(graphql\+)?json\b/i.test(req.headers['content-type'] ?? ''))
      return sendGraphError(req, res, NOT_JSON);
    if (req.headers['transfer-encoding']) return sendGraphError(req, res, WITHOUT_LENGTH);
    if (Number(req.headers['content-length'] ?? 0) > BODY_BYTES) return sendGraphError(req, res, TOO_LARGE);
    const lemma = await callerOf(req);
    if (typeof lemma === 'string') {
      const error = outageInWords(lemma, preferredLanguage(req.headers['accept-language']));
      const { status, headers } = outageAmong([error])!;
      return sendJson(res, status, { errors: [error] }, headers);
    }
    if (!lemma) return sendGraphError(req, res, BAD_TOKEN);
    const sent = await operationIn(req);
    if (sent instanceof BodyFailure)
      return sendGraphError(req, res, { status: sent.status, code: 'BAD_REQUEST', text: sent.text });
    if (await known.run(req, res, sent, lemma)) return;
    // The body has been read and cannot be read again.
    await yoga.handle(Object.assign(req, req.method === 'POST' && { body: sent }), res, { lemma });
  };
}

const NOT_JSON = {
  status: 415,
  code: 'UNSUPPORTED_MEDIA_TYPE',
  text: { en: 'Send the operation as application/json.', zh: '请以 application/json 发送操作。' },
};
const WITHOUT_LENGTH = {
  status: 411,
  code: 'LENGTH_REQUIRED',
  text: {
    en: 'State the length of the operation with Content-Length.',
    zh: '请用 Content-Length 说明操作的长度。',
  },
};
const TOO_LARGE = {
  status: 413,
  code: 'TOO_LARGE',
  text: {
    en: `An operation can have at most ${BODY_BYTES / 1024} kB.`,
    zh: `操作最多 ${BODY_BYTES / 1024} kB。`,
  },
};
const BAD_TOKEN = {
  status: 401,
  code: 'SIGNED_OUT',
  text: { en: 'This access token is not valid.', zh: '访问令牌无效。' },
};

const EMPTY = {
  en: 'The body is empty: send a query, or the hash of one that is known.',
  zh: '请求内容为空：请发送 query，或已知操作的哈希值。',
};

const NO_OBJECTS = {
  en: 'Send variables and extensions as JSON objects.',
  zh: '请以 JSON 对象发送 variables 和 extensions。',
};

const isText = (part: unknown) => typeof part === 'string' && part !== '';

/** The operation of a request, unvalidated. */
async function operationIn(req: IncomingMessage): Promise<OperationRequest | BodyFailure> {
  if (req.method !== 'POST') {
    const sent = requestByGet(req.url ?? '');
    if (isText(sent['variables']) || isText(sent['extensions'])) return new BodyFailure(400, NO_OBJECTS);
    return isReadable(sent) ? sent : new BodyFailure(400, UNREADABLE);
  }
  try {
    const sent = await readJson(req);
    if (Object.keys(sent).length > 0) return sent;
    return new BodyFailure(400, EMPTY);
  } catch (error) {
    if (error instanceof BodyFailure) return error;
    throw error;
  }
}

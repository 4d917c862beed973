import type { IncomingMessage, ServerResponse } from 'node:http';
import findMyWay from 'find-my-way';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../core/context.ts';
import { outageOf } from '../core/outage.ts';
import { type Outage, RateLimited, Refusal } from '../core/errors.ts';
import type { Yoga } from '../graph/yoga.ts';
import { BodyFailure, readJson } from '../http/body.ts';
import { pageOf } from '../http/site/page.ts';
import { sendJson, sendNothing } from '../http/reply.ts';
import { asChat, CHAT_PATHS, isChat, openChat } from './chat.ts';
import { openApi } from './openapi/openapi.ts';
import { problem, tell, type RestRefusal } from './problems.ts';
import type { Method } from './table/route.ts';
import { routes } from './table/routes.ts';
import { openRows } from './table/rows.ts';
import { sendUpload, takeUpload, UPLOADS } from './uploads.ts';

interface Options {
  yoga: Yoga;
  publicUrl: string | null;
}

export type Rest = (
  req: IncomingMessage,
  res: ServerResponse,
  context: Context,
  about: { fault: 'SIGNED_OUT' | Outage | null },
) => Promise<void>;

/** A request at an address of REST. */
export interface Call {
  req: IncomingMessage;
  res: ServerResponse;
  context: Context;
  url: URL;
  params: Record<string, string>;
  refuse: (refusal: RestRefusal) => void;
}

type Door = (call: Call) => Promise<void> | void;

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const DESCRIPTION = '/api/openapi.json';

/** REST as a second door to the graph: the table says which document answers which path. */
export function openRest({ yoga, publicUrl }: Options): Rest {
  const { schema } = yoga.getEnveloped({} as never) as { schema: GraphQLSchema };
  const router = findMyWay({ ignoreTrailingSlash: true });
  const on = (method: Method, path: string, door: Door) => router.on(method, path, () => {}, door);

  const rows = openRows(yoga, schema);
  for (const row of routes) on(row.method, row.path, rows(row));
  const chat = openChat(yoga, schema);
  for (const path of CHAT_PATHS) on('POST', path, async (call) => chat(call, await readJson(call.req)));
  on('POST', UPLOADS, ({ req, res, context, url }) => takeUpload(req, res, context, url));
  on('GET', `${UPLOADS}/:id`, ({ req, res, context, params }) =>
    sendUpload(req, res, context, params['id']!),
  );
  // Written and compressed once: it is the longest answer that costs nobody anything.
  const description = pageOf(JSON.stringify(openApi({ schema, routes, publicUrl })), {
    contentType: 'application/json; charset=utf-8',
  });
  on('GET', DESCRIPTION, ({ req, res }) => description(req, res));

  return async (req, res, context, { fault }) => {
    const url = new URL(req.url ?? '/', 'http://localhost');
    const refuse = (refusal: RestRefusal) => {
      const plain = problem(refusal, { requestId: context.requestId, publicUrl });
      const { status, body, headers } = isChat(url.pathname) ? asChat(plain) : plain;
      sendJson(res, status, body, headers);
    };
    const methods = METHODS.filter((method) => router.find(method, url.pathname));
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    if (methods.length > 0 && req.method === 'OPTIONS') return sendNothing(res, 204, { allow });
    if (fault && url.pathname !== DESCRIPTION) return refuse(tell(fault, context.language));
    if (methods.length === 0) return refuse(tell('NOT_FOUND', context.language));
    // The answer to HEAD is that to GET: Node leaves the body out.
    const found = router.find(req.method === 'HEAD' ? 'GET' : (req.method as Method), url.pathname);
    if (!found) {
      res.setHeader('allow', allow);
      return refuse(tell('METHOD_NOT_ALLOWED', context.language));
    }

    const door = found.store as Door;
    const params = found.params as Record<string, string>;
    try {
      await door({ req, res, context, url, params, refuse });
    } catch (error) {
      const refusal = fromThrown(error, context);
      if (!refusal || res.headersSent) throw error;
      refuse(refusal);
    }
  };
}

function fromThrown(error: unknown, { language, log }: Context): RestRefusal | null {
  if (error instanceof BodyFailure)
    return {
      code: error.status === 413 ? 'TOO_LARGE' : 'MALFORMED',
      message: error.text[language],
      fields: [],
    };
  const outage = outageOf(error);
  if (outage) {
    log.warn({ message: String(error) }, 'the database or the storage did not answer');
    return tell(outage, language);
  }
  if (!(error instanceof Refusal)) return null;
  const fields = error.fields.map(({ text, ...field }) => ({ ...field, message: text[language] }));
  const wait = error instanceof RateLimited ? { retryAfter: error.retryAfter } : {};
  return { code: error.code, message: error.text[language], fields, ...wait };
}

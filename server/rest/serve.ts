import type { IncomingMessage, ServerResponse } from 'node:http';
import findMyWay from 'find-my-way';
import type { Context } from '../core/context.ts';
import { outageOf } from '../core/outage.ts';
import { type Outage, RateLimited, Refusal } from '../core/errors.ts';
import type { KnownOperations } from '../graph/documents/answer-known.ts';
import type { Yoga } from '../graph/yoga.ts';
import { BodyFailure } from '../http/body.ts';
import { pageOf } from '../http/site/page.ts';
import { sendJson, sendNothing } from '../http/connection/reply.ts';
import type { Call } from './protocol/call.ts';
import { refusalAt } from './protocol/chat-refusal.ts';
import { openAnswer } from './kinds/answer.ts';
import { openEvents } from './kinds/events.ts';
import { openFile } from './kinds/file.ts';
import { openUpload } from './kinds/upload.ts';
import { openApi } from './openapi/openapi.ts';
import { type Graph, openGraph } from './graph/operation.ts';
import { deprecationHeaders } from './protocol/deprecation.ts';
import { problem, type RestRefusal, refusalFor } from './protocol/problems.ts';
import type { Method, Route } from './protocol/route.ts';
import { routes as TABLE } from './table/routes.ts';

interface Options {
  yoga: Yoga;
  known: KnownOperations;
  publicUrl: string | null;
  /** The table; the product's own unless said. */
  routes?: readonly Route[];
}

export type Rest = (
  req: IncomingMessage,
  res: ServerResponse,
  context: Context,
  about: { fault: 'SIGNED_OUT' | Outage | null },
) => Promise<void>;

type Handler = (call: Call) => Promise<void> | void;

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const DESCRIPTION = '/api/openapi.json';

function handlerOf(graph: Graph, route: Route): Handler {
  switch (route.kind) {
    case 'answer':
      return openAnswer(graph, route);
    case 'events':
      return openEvents(graph, route);
    case 'upload':
      return openUpload(route);
    case 'file':
      return openFile(route);
  }
}

/** REST over the graph: the table names the operation behind each path. */
export function openRest({ yoga, known, publicUrl, routes = TABLE }: Options): Rest {
  const graph = openGraph(yoga, known);
  const router = findMyWay({ ignoreTrailingSlash: true });
  const on = (method: Method, path: string, handler: Handler) => router.on(method, path, () => {}, handler);

  for (const route of routes) on(route.method, route.path, announced(route, handlerOf(graph, route)));
  // Written and compressed once: it is long and free of charge.
  const description = pageOf(JSON.stringify(openApi({ schema: graph.schema, routes, publicUrl })), {
    contentType: 'application/json; charset=utf-8',
  });
  on('GET', DESCRIPTION, ({ req, res }) => description(req, res));

  return async (req, res, context, { fault }) => {
    const url = new URL(req.url ?? '/', 'http://localhost');
    const refuse = (refusal: RestRefusal) => {
      const plain = problem(refusal, { requestId: context.requestId, publicUrl });
      const { status, body, headers } = refusalAt(url.pathname, plain);
      sendJson(res, status, body, headers);
    };
    const methods = METHODS.filter((method) => router.find(method, url.pathname));
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    if (methods.length > 0 && req.method === 'OPTIONS') return sendNothing(res, 204, { allow });
    if (fault && url.pathname !== DESCRIPTION) return refuse(refusalFor(fault, context.language));
    if (methods.length === 0) return refuse(refusalFor('NOT_FOUND', context.language));
    // The answer to HEAD is that to GET: Node leaves the body out.
    const match = router.find(req.method === 'HEAD' ? 'GET' : (req.method as Method), url.pathname);
    if (!match) {
      res.setHeader('allow', allow);
      return refuse(refusalFor('METHOD_NOT_ALLOWED', context.language));
    }

    const handler: Handler = match.store;
    try {
      await handler({ req, res, context, url, params: definite(match.params), refuse });
    } catch (error) {
      const refusal = fromThrown(error, context);
      if (!refusal || res.headersSent) throw error;
      refuse(refusal);
    }
  };
}

/** Says of every answer, refusals among them, that the route is on its way out. */
function announced({ row: { deprecated } }: Route, handler: Handler): Handler {
  if (!deprecated) return handler;
  const headers = Object.entries(deprecationHeaders(deprecated, DESCRIPTION));
  return (call) => {
    for (const [name, value] of headers) call.res.setHeader(name, String(value));
    return handler(call);
  };
}

/** The path parameters; a matched route has them all. */
const definite = (params: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? '']));

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
    return refusalFor(outage, language);
  }
  if (!(error instanceof Refusal)) return null;
  const fields = error.fields.map(({ text, ...field }) => ({ ...field, message: text[language] }));
  const wait = error instanceof RateLimited ? { retryAfter: error.retryAfter } : {};
  return { code: error.code, message: error.text[language], fields, ...wait };
}

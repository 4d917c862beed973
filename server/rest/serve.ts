import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import findMyWay from 'find-my-way';
import { type ExecutionResult, type GraphQLSchema, validate } from 'graphql';
import type { Context } from '../context.ts';
import { type Outage, RateLimited, Refusal } from '../errors.ts';
import type { Yoga } from '../graph/yoga.ts';
import { BodyFailure, readJson } from '../http/body.ts';
import { sendJson, sendNothing } from '../http/reply.ts';
import { StorageAway } from '../uploads/storage/storage.ts';
import { CHAT_PATHS, serveChat } from './chat.ts';
import { openApi } from './openapi.ts';
import { RestPage } from './parameters.ts';
import { present } from './present.ts';
import { fromErrors, problem, tell, type Told } from './problems.ts';
import { readRequest } from './read.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';
import { sendUpload, takeUpload, uploadIn, UPLOADS } from './uploads.ts';

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

/** REST as a second door to the graph: the table says which document answers which path. */
export function openRest({ yoga, publicUrl }: Options): Rest {
  const { schema } = yoga.getEnveloped({} as never) as { schema: GraphQLSchema };
  const router = findMyWay({ ignoreTrailingSlash: true });
  for (const row of routes) {
    requireFit(schema, row);
    router.on(row.method, row.path, () => {}, row);
  }
  const description = openApi(schema, routes);

  return async (req, res, context, { fault }) => {
    const refuse = (told: Told) => {
      const { status, body, headers } = problem(told, { requestId: context.requestId, publicUrl });
      sendJson(res, status, body, headers);
    };
    try {
      const url = new URL(req.url ?? '/', 'http://localhost');
      if (url.pathname === '/api/openapi.json' && req.method === 'GET')
        return sendJson(res, 200, description);
      if (fault) return refuse(tell(fault, context.language));
      if (CHAT_PATHS.has(url.pathname) && req.method === 'POST') {
        const place = { requestId: context.requestId, publicUrl };
        const problemOf = (told: Told) => problem(told, place);
        return await serveChat(yoga, req, res, context, { body: await readJson(req), problem: problemOf });
      }
      const file = uploadIn(url.pathname);
      if (url.pathname === UPLOADS && req.method === 'POST') return await takeUpload(req, res, context, url);
      if (file && req.method === 'GET') return await sendUpload(req, res, context, file);
      const found = router.find(req.method as 'GET', url.pathname);
      if (!found) return refuse(tell('NOT_FOUND', context.language));

      const route = found.store as Route;
      const body = req.method === 'GET' ? {} : await readJson(req);
      const request = readRequest(
        req,
        found.params as Record<string, string>,
        url.searchParams,
        body,
        context.language,
      );
      const { data, errors } = await run(yoga, route, route.row.variables(request), context);
      if (errors?.[0]) return refuse(fromErrors(errors, context));

      const result = route.row.result(data as never);
      if (result === null || result === undefined) return refuse(tell('NOT_FOUND', context.language));
      if (isRefusal(result)) return refuse(result);
      send(req, res, context, route, result);
    } catch (error) {
      const told = fromThrown(error, context);
      if (!told) throw error;
      refuse(told);
    }
  };
}

function requireFit(schema: GraphQLSchema, { method, path, document }: Route): void {
  const [fault] = validate(schema, document);
  if (fault) throw new Error(`${method} ${path}: ${fault.message}`);
}

/** Through the graph's own pipeline, so that its limits and its masking hold here as well. */
async function run(yoga: Yoga, { document }: Route, variables: Record<string, unknown>, lemma: Context) {
  const { schema, execute, contextFactory } = yoga.getEnveloped({ lemma, params: { variables } } as never);
  const contextValue = await contextFactory();
  return (await execute({ schema, document, variableValues: variables, contextValue })) as ExecutionResult;
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  context: Context,
  { row }: Route,
  result: object,
): void {
  const caching: OutgoingHttpHeaders = {
    'cache-control': context.actor ? 'private, no-cache' : 'no-cache',
    vary: 'authorization, accept-language',
  };
  if (row.status === 204) return sendNothing(res, 204, caching);
  if (result instanceof RestPage) {
    const { rows, hasMore, nextCursor, total } = result;
    const page = { limit: rows.length, has_more: hasMore, next_cursor: nextCursor, total };
    return sendJson(res, 200, { data: present(rows), page }, caching);
  }

  const data = present(result) as Record<string, unknown>;
  const location = row.location ? { location: row.location(result as { id: string }) } : {};
  const etag = 'version' in data ? tagOf(data) : null;
  const headers = { ...caching, ...location, ...(etag && { etag }) };
  if (etag && req.method === 'GET' && req.headers['if-none-match'] === etag)
    return sendNothing(res, 304, headers);
  sendJson(res, row.status ?? 200, { data }, headers);
}

/** Looking at a question changes its count and nothing that anybody would fetch it again for. */
function tagOf({ view_count: _views, ...rest }: Record<string, unknown>): string {
  const hash = createHash('sha1').update(JSON.stringify(rest)).digest('base64url').slice(0, 12);
  return `"${rest['version']}.${hash}"`;
}

function isRefusal(result: object): result is Told {
  return 'code' in result && 'message' in result && 'fields' in result;
}

function fromThrown(error: unknown, { language, log }: Context): Told | null {
  if (error instanceof StorageAway) {
    log.warn({ message: error.message }, 'a file could not be kept or read');
    return tell('UNAVAILABLE', language);
  }
  if (error instanceof BodyFailure) return tell(error.status === 413 ? 'TOO_LARGE' : 'MALFORMED', language);
  if (!(error instanceof Refusal)) return null;
  const fields = error.fields.map(({ text, ...field }) => ({ ...field, message: text[language] }));
  const wait = error instanceof RateLimited ? { retryAfter: error.retryAfter } : {};
  return { code: error.code, message: error.text[language], fields, ...wait };
}

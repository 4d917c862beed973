import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { type ExecutionResult, type GraphQLSchema, validate } from 'graphql';
import type { Context } from '../../core/context.ts';
import { Conflict } from '../../core/errors.ts';
import type { Yoga } from '../../graph/yoga.ts';
import { readJson } from '../../http/body.ts';
import { sendJson, sendNothing } from '../../http/reply.ts';
import { wordReader, wordWriter } from '../enum-words.ts';
import { RestPage } from '../parameters.ts';
import { present } from '../present.ts';
import { fromErrors, tell, type RestRefusal } from '../problems.ts';
import { readRequest } from '../read.ts';
import type { Route } from './route.ts';
import type { Call } from '../serve.ts';
import { faultsIn } from '../variables.ts';

/** What answers the rows of the table: the request becomes variables, the graph's result the answer. */
export function openRows(yoga: Yoga, schema: GraphQLSchema) {
  return (route: Route) => {
    requireFit(schema, route);
    const { document, row } = route;
    const [readWords, writeWords] = [wordReader(schema, document), wordWriter(schema, document)];

    return async (call: Call): Promise<void> => {
      const { req, context, url, params, refuse } = call;
      const { language } = context;
      const body = req.method === 'GET' || req.method === 'HEAD' ? {} : await readJson(req);
      const request = readRequest(req, { row, params, search: url.searchParams, body, language });
      const variables = readWords(row.variables(request));
      const faults = faultsIn(schema, document, variables, language);
      if (faults.length > 0) return refuse(tell('VALIDATION_FAILED', language, faults));
      if (request.version !== null && !row.versioned && context.actor && route.method !== 'GET')
        throw noMatch();

      const { data, errors } = await run(yoga, route, variables, context);
      if (errors?.[0]) return refuse(fromErrors(errors, context));
      const result = row.result(writeWords(data) as never);
      if (result === null || result === undefined) return refuse(tell('NOT_FOUND', language));
      if (isRefusal(result)) return refuse(result);
      send(call, route, result, variables['first'] as number | undefined);
    };
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

function send({ req, res, context }: Call, { method, row }: Route, result: object, limit = 0): void {
  const caching: OutgoingHttpHeaders = {
    'cache-control': context.actor ? 'private, no-cache' : 'no-cache',
    vary: 'authorization, accept-language',
  };
  if (row.status === 204) return sendNothing(res, 204, caching);
  if (result instanceof RestPage) {
    const { rows, hasMore, nextCursor, total } = result;
    const page = { limit, has_more: hasMore, next_cursor: nextCursor, total };
    return sendJson(res, 200, { data: present(rows), page }, caching);
  }

  const data = present(result) as Record<string, unknown>;
  const location = row.location ? { location: row.location(result as { id: string }) } : {};
  const etag = 'version' in data ? tagOf(data) : null;
  const headers = { ...caching, ...location, ...(etag && { etag }) };
  if (method === 'GET' && etag) {
    if (!isNamed(etag, req, 'if-match', true)) throw noMatch();
    if (isNamed(etag, req, 'if-none-match', false)) return sendNothing(res, 304, headers);
  }
  sendJson(res, row.status ?? 200, { data }, headers);
}

/** Whether a header names this tag; without the header, what `otherwise` says. */
function isNamed(
  etag: string,
  { headers }: IncomingMessage,
  name: 'if-match' | 'if-none-match',
  otherwise: boolean,
): boolean {
  const header = headers[name];
  if (header === undefined) return otherwise;
  return header.split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim()));
}

/** Looking at a question changes its count and nothing that anybody would fetch it again for. */
function tagOf({ view_count: _views, ...rest }: Record<string, unknown>): string {
  const hash = createHash('sha1').update(JSON.stringify(rest)).digest('base64url').slice(0, 12);
  return `"${rest['version']}.${hash}"`;
}

const noMatch = () =>
  new Conflict('EDIT_CONFLICT', {
    en: 'This is no longer what the If-Match header names.',
    zh: '内容与 If-Match 标头所指的版本不符。',
  });

function isRefusal(result: object): result is RestRefusal {
  return 'code' in result && 'message' in result && 'fields' in result;
}

import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { Conflict } from '../../core/errors.ts';
import { readJson } from '../../http/body.ts';
import { sendJson, sendNothing } from '../../http/connection/reply.ts';
import type { Graph } from '../graph/operation.ts';
import { RestPage } from '../protocol/parameters.ts';
import { present } from '../protocol/present.ts';
import { fromErrors, type RestRefusal, refusalFor } from '../protocol/problems.ts';
import { readRequest } from '../protocol/read.ts';
import type { Call } from '../protocol/call.ts';
import type { AnswerRoute, RestRequest } from '../protocol/route.ts';

/** Answers a row by one operation of the graph. */
export function openAnswer(graph: Graph, route: AnswerRoute) {
  const { method, document, row } = route;
  const operation = graph.operation(document);

  return async (call: Call): Promise<void> => {
    const { req, context, url, params, refuse } = call;
    const { language } = context;
    const body = req.method === 'GET' || req.method === 'HEAD' ? {} : await readJson(req);
    const request = readRequest(req, { row, params, search: url.searchParams, body, language });
    const read = operation.read(row.variables(request), language);
    if ('faults' in read) return refuse(refusalFor('VALIDATION_FAILED', language, read.faults));
    if (request.version !== null && !row.versioned && context.actor && method !== 'GET') throw noMatch();

    const { data, errors } = await operation.ask(read.variables, context);
    if (errors?.[0]) return refuse(fromErrors(errors, context));
    const result = row.result(operation.write(data));
    if (result === null || typeof result !== 'object') return refuse(refusalFor('NOT_FOUND', language));
    if (isRefusal(result)) return refuse(result);
    send(call, route, request, result);
  };
}

function send(
  { req, res, context }: Call,
  { method, row }: AnswerRoute,
  { query }: RestRequest,
  result: object,
): void {
  const caching: OutgoingHttpHeaders = {
    'cache-control': context.actor ? 'private, no-cache' : 'no-cache',
    vary: 'authorization, accept-language',
  };
  if (row.status === 204) return sendNothing(res, 204, caching);
  if (result instanceof RestPage) {
    const { rows, hasMore, nextCursor, total } = result;
    const page = { limit: query.first(), has_more: hasMore, next_cursor: nextCursor, total };
    return sendJson(res, 200, { data: present(rows), page }, caching);
  }

  const data = present(result);
  const location = row.location && hasId(result) ? { location: row.location(result) } : {};
  const etag = isObject(data) && 'version' in data ? tagOf(data) : null;
  const headers = { ...caching, ...location, ...(etag && { etag }) };
  if (method === 'GET' && etag) {
    if (!isNamed(etag, req, 'if-match', true)) throw noMatch();
    if (isNamed(etag, req, 'if-none-match', false)) return sendNothing(res, 304, headers);
  }
  sendJson(res, row.status ?? 200, { data }, headers);
}

/** Whether a header contains this tag; `otherwise` without the header. */
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

/** The view count is not part of the tag: a view is no reason to fetch a question again. */
function tagOf({ view_count: _views, ...rest }: Record<string, unknown>): string {
  const hash = createHash('sha1').update(JSON.stringify(rest)).digest('base64url').slice(0, 12);
  return `"${rest['version']}.${hash}"`;
}

const noMatch = () =>
  new Conflict('EDIT_CONFLICT', {
    en: 'This has changed since the version in If-Match.',
    zh: '内容与 If-Match 标头所指的版本不符。',
  });

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object';

const hasId = (result: object): result is { id: string } => 'id' in result;

function isRefusal(result: object): result is RestRefusal {
  return 'code' in result && 'message' in result && 'fields' in result;
}

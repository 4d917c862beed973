import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { type Context, requireActor } from '../../core/context.ts';
import { Conflict } from '../../core/errors.ts';
import { readJson } from '../../http/body.ts';
import { sendJson, sendNothing } from '../../http/connection/reply.ts';
import type { Graph, Operation } from '../graph/operation.ts';
import { faultsInQuery } from '../graph/variables.ts';
import { pageOf, partOf, RestPage } from '../protocol/parameters.ts';
import { present, restName } from '../protocol/present.ts';
import { type FieldFault, fromErrors, type RestRefusal, refusalFor } from '../protocol/problems.ts';
import { readRequest } from '../protocol/read.ts';
import type { Call } from '../protocol/call.ts';
import type { AnswerRoute, Fallback, RestRequest } from '../protocol/route.ts';

/** Answers a row by one operation of the graph. */
export function openAnswer(graph: Graph, route: AnswerRoute) {
  const { method, document, row } = route;
  const operation = graph.operation(document);
  const state = row.toggles && graph.operation(row.toggles.document);
  const { otherwise } = row;
  const instead = otherwise && graph.operation(otherwise.document);

  return async (call: Call): Promise<void> => {
    const { req, context, url, params, refuse } = call;
    const { language } = context;
    // Before anything is said of what they sent.
    if (!(row.guests ?? method === 'GET')) requireActor(context);
    const body = req.method === 'GET' || req.method === 'HEAD' ? {} : await readJson(req);
    const request = readRequest(req, { row, params, search: url.searchParams, body, language });
    const unknown = faultsInQuery(graph.schema, row.query ?? [], request.query, language);
    if (unknown.length > 0) return refuse(refusalFor('VALIDATION_FAILED', language, unknown));
    if (state && !('active' in request.body))
      request.body['active'] = !(await isActive(state, row.toggles!, request, context));
    const variables = row.variables(otherwise ? without(request, otherwise.alone) : request);
    if (namesCaller(route, variables)) requireActor(context);
    const read = operation.read(variables, language);
    if ('faults' in read) return refuse(refusalFor('VALIDATION_FAILED', language, read.faults));
    if (request.version !== null && !row.versioned && context.actor && method !== 'GET') throw noMatch();

    const { data, errors } = await operation.ask(read.variables, context);
    if (errors?.[0]) return refuse(fromErrors(errors, context));
    const result = row.result(operation.write(data));
    if (result === null || typeof result !== 'object') return refuse(refusalFor('NOT_FOUND', language));
    if (isRefusal(result) && otherwise?.refusal === result.code)
      return answerInstead(call, request, otherwise, instead!);
    if (isRefusal(result)) return refuse(result);
    send(call, route, request, result);
  };
}

/** Does the other operation; what it cannot take is refused rather than lost. */
async function answerInstead(
  { res, context, refuse }: Call,
  request: RestRequest,
  { takes, variables, result, status }: Fallback,
  instead: Operation,
): Promise<void> {
  const { language } = context;
  const lost = Object.keys(request.body).filter((name) => !takes.includes(name));
  if (lost.length > 0) return refuse(refusalFor('VALIDATION_FAILED', language, lost.map(notTaken(language))));
  const read = instead.read(variables(request), language);
  if ('faults' in read) return refuse(refusalFor('VALIDATION_FAILED', language, read.faults));
  const { data, errors } = await instead.ask(read.variables, context);
  if (errors?.[0]) return refuse(fromErrors(errors, context));
  const done = result(instead.write(data)) as object;
  if (isRefusal(done)) return refuse(done);
  sendJson(res, status, { data: present(done) }, cachingOf(context));
}

const notTaken =
  (language: Context['language']) =>
  (name: string): FieldFault => {
    const field = restName(name);
    const message = {
      en: `Only those who may edit this themselves can change “${field}”: leave it out of a suggested edit.`,
      zh: `只有能直接编辑此内容的人才能修改“${field}”：提交修改建议时请不要包含它。`,
    }[language];
    return { field, code: 'UNKNOWN', message };
  };

/** A request without the members of its body that another operation takes alone. */
const without = ({ body, ...request }: RestRequest, names: object): RestRequest => ({
  ...request,
  body: Object.fromEntries(Object.entries(body).filter(([name]) => !(name in names))),
});

const OF_PERSON = /\/(?:profiles|user|reputation)\/:id(?:\/|$)/;

/** Whether a request is about whoever sends it, by the word `me`. */
function namesCaller({ path }: AnswerRoute, { id, userId, filter }: Record<string, unknown>): boolean {
  const authorId = isObject(filter) ? filter['authorId'] : undefined;
  return [OF_PERSON.test(path) ? id : undefined, userId, authorId].includes('me');
}

/** How it is at present; what cannot be read is refused when it is set. */
async function isActive(
  state: Operation,
  { isActive }: NonNullable<AnswerRoute['row']['toggles']>,
  { body, params, language }: RestRequest,
  context: Call['context'],
): Promise<boolean> {
  const read = state.read({ id: body['targetId'] ?? params['id'] }, language);
  if ('faults' in read) return false;
  const { data } = await state.ask(read.variables, context);
  return Boolean(data) && isActive(data);
}
const cachingOf = ({ actor }: Pick<Context, 'actor'>): OutgoingHttpHeaders => ({
  'cache-control': actor ? 'private, no-cache' : 'no-cache',
  vary: 'authorization, accept-language',
});

function send(
  { req, res, context }: Call,
  { method, row }: AnswerRoute,
  { query }: RestRequest,
  result: object,
): void {
  const caching = cachingOf(context);
  if (row.status === 204) return sendNothing(res, 204, caching);
  if (result instanceof RestPage) {
    const { rows, hasMore, nextCursor, total, more } = row.whole ? partOf(result, pageOf(query)) : result;
    const page = { limit: query.first(), has_more: hasMore, next_cursor: nextCursor, total };
    return sendJson(res, 200, { data: present(rows), page, ...(present(more) as object) }, caching);
  }

  const data = present(result);
  const location = row.location && hasId(result) ? { location: row.location(result) } : {};
  const etag = isObject(data) && 'version' in data ? tagOf(data) : null;
  const headers = { ...caching, ...location, ...(etag && { etag }) };
  if (method === 'GET' && etag) {
    if (!isNamed(etag, req, 'if-match', true)) throw noMatch();
    if (isNamed(etag, req, 'if-none-match', false)) return sendNothing(res, 304, headers);
  }
  sendJson(res, row.repeated?.(result) ? 200 : (row.status ?? 200), { data }, headers);
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

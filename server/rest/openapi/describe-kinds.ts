import type { GraphQLSchema } from 'graphql';
import { parameter } from '../protocol/parameters.ts';
import type { EventsRoute, FileRoute, UploadRoute } from '../protocol/route.ts';
import {
  IDEMPOTENCY_KEY,
  IF_NONE_MATCH,
  LOCATION,
  NOT_MODIFIED,
  refusals,
  RETRY_AFTER,
} from './described.ts';
import { type Json, parametersOf } from './graph-schemas.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: string) => ({ 'application/json': { schema: ref(name) } });
const binary = { schema: { type: 'string', format: 'binary' } };
const MEMBERS = [{ bearer: [] }];

/** Describes a row answered by a subscription. */
export function describeEvents({ row: { summary, name, components } }: EventsRoute): Json {
  const refused = { description: 'Error in OpenAI format.', content: json(components.refusal) };
  const later = { ...refused, headers: RETRY_AFTER };
  return {
    summary,
    operationId: name,
    security: [{}, ...MEMBERS],
    requestBody: { required: true, content: json(components.body) },
    responses: {
      200: {
        description: 'The reply; with `stream`, as events that end with [DONE].',
        content: { ...json(components.reply), 'text/event-stream': { schema: { type: 'string' } } },
      },
      ...Object.fromEntries([400, 401, 413, 422, 502].map((status) => [status, refused])),
      ...Object.fromEntries([429, 503].map((status) => [status, later])),
      default: refused,
    },
  };
}

/** Describes an upload. */
export function describeUpload(schema: GraphQLSchema, { path, row }: UploadRoute): Json {
  const data = { type: 'object', required: ['data'], properties: { data: ref(row.component) } };
  return {
    summary: row.summary,
    operationId: row.name,
    parameters: [...parametersOf(schema, path, row.query), ...(row.isRepeatable ? [] : [IDEMPOTENCY_KEY])],
    security: MEMBERS,
    requestBody: { required: true, content: { 'application/octet-stream': binary } },
    responses: {
      201: { description: 'Created.', headers: LOCATION, content: { 'application/json': { schema: data } } },
      ...refusals(row.refusals),
    },
  };
}

/** Describes a download. */
export function describeFile(schema: GraphQLSchema, { path, row }: FileRoute): Json {
  const range = { ...parameter('Range', 'Such as bytes=0-1023.'), in: 'header' };
  return {
    summary: row.summary,
    operationId: row.name,
    parameters: [...parametersOf(schema, path, row.query), range, IF_NONE_MATCH],
    security: row.guests ? [{}, ...MEMBERS] : MEMBERS,
    responses: {
      200: { description: 'The file.', content: { '*/*': binary } },
      206: { description: 'The requested range.', content: { '*/*': binary } },
      304: NOT_MODIFIED,
      416: { description: 'Range not satisfiable.' },
      ...refusals(row.refusals),
    },
  };
}

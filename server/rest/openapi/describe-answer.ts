import { type DocumentNode, getOperationAST, type GraphQLSchema, isInputObjectType, Kind } from 'graphql';
import {
  ETAG,
  IDEMPOTENCY_KEY,
  IF_MATCH,
  IF_NONE_MATCH,
  LOCATION,
  NAME,
  NOT_MODIFIED,
  refusals,
  statusesOf,
} from './described.ts';
import type { AnswerRoute } from '../protocol/route.ts';
import { inputSchema, type Json, parametersOf, selectionSchema, variablesSchema } from './graph-schemas.ts';

/** What is said of a row that one operation answers, read off its document. */
export function describeAnswer(schema: GraphQLSchema, route: AnswerRoute): Json {
  const { method, path, document, row } = route;
  const input = inputOf(schema, route);
  const guests = row.guests ?? method === 'GET';
  const answer = reply(schema, route);
  const isTagged = row.status !== 204 && hasVersion(answer);
  const isKept = isTagged && method === 'GET';
  const headers = { ...(isTagged && ETAG), ...(row.location && LOCATION) };
  return {
    summary: row.summary,
    operationId: row.name ?? operationName(document),
    parameters: [
      ...parametersOf(schema, path, row.query),
      ...headersOf(schema, route),
      ...(isKept ? [IF_NONE_MATCH] : []),
    ],
    security: guests ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...(input && { requestBody: { required: true, content: json(input) } }),
    responses: {
      [String(row.status ?? 200)]: {
        description: 'Done.',
        ...(Object.keys(headers).length > 0 && { headers }),
        ...(row.status !== 204 && { content: json(answer) }),
      },
      ...(isKept && { 304: NOT_MODIFIED }),
      ...refusals([
        422,
        ...(input ? [400, 413] : []),
        ...statusesOf(schema, document),
        ...(method !== 'GET' && !guests ? [507] : []),
        ...(row.versioned || isKept ? [412] : []),
      ]),
    },
  };
}

function inputOf(
  schema: GraphQLSchema,
  { document, row: { body, defaults } }: AnswerRoute,
): Json | undefined {
  if (typeof body === 'string') return inputSchema(schema, body, defaults);
  return body && variablesSchema(schema, document, body);
}

/** Whether what is answered has a version, by which an ETag names it. */
const hasVersion = ({ properties }: Json): boolean =>
  'version' in ((properties as { data: { properties?: object } }).data.properties ?? {});

/** The headers that count for it: what the graph takes of them is written in its document and its input. */
function headersOf(schema: GraphQLSchema, { document, row }: AnswerRoute) {
  const input = typeof row.body === 'string' ? schema.getType(row.body) : undefined;
  const operation = getOperationAST(document);
  const isRetriable =
    (isInputObjectType(input) && 'idempotencyKey' in input.getFields()) ||
    operation?.variableDefinitions?.some(({ variable }) => variable.name.value === 'idempotencyKey');
  return [...(row.versioned ? [IF_MATCH] : []), ...(isRetriable ? [IDEMPOTENCY_KEY] : [])];
}

const json = (schema: Json) => ({ 'application/json': { schema } });

function operationName(document: DocumentNode): string {
  return getOperationAST(document)?.name?.value ?? '';
}

/** The envelope around what the document selects: a list with its page, or one thing. */
function reply(schema: GraphQLSchema, { document, row }: AnswerRoute): Json {
  const operation = getOperationAST(document)!;
  const fragments = new Map(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const root = schema.getRootType(operation.operation)!;
  const selected = selectionSchema(schema, fragments, root, operation.selectionSet);
  const whole = bare(Object.values(selected['properties'] as Record<string, Json>)[0]!);
  const nodes = findNodes(whole);
  const isList = row.query?.some(({ name }) => name === 'limit') ?? false;
  const data = nodes ?? reshaped(whole, row.described ?? {});
  const properties = isList ? { data, page: { $ref: '#/components/schemas/Page' } } : { data };
  const name = `${row.name ?? operationName(document)}Reply`;
  return { [NAME]: name, type: 'object', required: Object.keys(properties), properties };
}

/** Null is told by 404 and a refusal by its own status, so what is answered is never either. */
const bare = (whole: Json): Json =>
  (whole['anyOf'] as Json[])?.[0] ?? (whole['allOf'] as Json[])?.[0] ?? whole;

function findNodes(whole: Json): Json | null {
  const properties = (bare(whole)['properties'] ?? {}) as Record<string, Json>;
  return properties['nodes'] ?? (properties['answers'] ? findNodes(properties['answers']) : null);
}

function reshaped(whole: Json, described: Record<string, Json | null>): Json {
  if (Object.keys(described).length === 0) return whole;
  const properties = Object.entries({ ...(whole['properties'] as object), ...described }).filter(
    ([, one]) => one,
  );
  const name = `${String(whole[NAME])}InFull`;
  return {
    ...whole,
    [NAME]: name,
    required: properties.map(([key]) => key),
    properties: Object.fromEntries(properties),
  };
}

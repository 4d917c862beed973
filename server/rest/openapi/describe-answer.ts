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
    ...(input && { requestBody: { required: isNeeded(input), content: json(input) } }),
    responses: {
      [String(row.status ?? 200)]: {
        description: 'Done.',
        ...(Object.keys(headers).length > 0 && { headers }),
        ...(row.status !== 204 && { content: json(answer) }),
      },
      ...(row.otherwise && {
        202: {
          description: 'Taken as a suggestion: who asks may not do it themselves.',
          content: json(
            reply(schema, {
              ...route,
              document: row.otherwise.document,
              row: { ...row, name: undefined } as never,
            }),
          ),
        },
      }),
      ...(row.repeated && { 200: { description: 'It was there before.', content: json(answer) } }),
      ...(isKept && { 304: NOT_MODIFIED }),
      ...refusals([
        422,
        ...(input ? [400, 413] : []),
        ...statusesOf(schema, document, row.inside),
        ...(row.staff ? [403] : []),
        ...(method !== 'GET' && !guests ? [507] : []),
        ...(row.versioned || isKept ? [412] : []),
      ]),
    },
  };
}

function inputOf(
  schema: GraphQLSchema,
  { path, document, row: { body, defaults, inPath, toggles, otherwise } }: AnswerRoute,
): Json | undefined {
  if (!body) return undefined;
  if (typeof body !== 'string') return variablesSchema(schema, document, body, toggles && ['active']);
  const input = inputSchema(schema, body, {
    path,
    ...(inPath && { inPath }),
    ...(defaults && { defaults }),
  });
  if (otherwise) Object.assign(input['properties'] as object, otherwise.alone);
  return Object.keys(input['properties'] as object).length > 0 ? input : undefined;
}

const isNeeded = ({ required }: Json) => Array.isArray(required) && required.length > 0;

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
  const roots = selected['properties'] as Record<string, Json>;
  const answered = bare(Object.values(roots)[0]!);
  const whole = row.inside ? bare((answered['properties'] as Record<string, Json>)[row.inside]!) : answered;
  const isList = row.whole ?? row.query?.some(({ name }) => name === 'limit') ?? false;
  const connection = isList ? findConnection(whole) : null;
  const data =
    connection?.['nodes'] ??
    reshaped(spread(whole, row.spread), { ...rowsWithin(whole, row.rows), ...row.described });
  const beside = (row.beside ?? []).map((name) => [name, roots[name]]);
  const properties = isList
    ? {
        data,
        page: { $ref: '#/components/schemas/Page' },
        ...besideRows(whole),
        ...Object.fromEntries(beside),
      }
    : { data };
  const name = `${row.name ?? operationName(document)}Reply`;
  return { [NAME]: name, type: 'object', required: Object.keys(properties), properties };
}

/** Null is told by 404 and a refusal by its own status, so what is answered is never either. */
const bare = (whole: Json): Json =>
  (whole['anyOf'] as Json[])?.[0] ?? (whole['allOf'] as Json[])?.[0] ?? whole;

/** What a connection says beside its rows and its page. */
function besideRows(whole: Json): Record<string, Json> {
  const {
    nodes,
    page_info: _info,
    total_count: _count,
    ...rest
  } = (whole['properties'] ?? {}) as Record<string, Json>;
  return nodes ? rest : {};
}

/** The answer with the fields of one of its fields in place of that field. */
function spread(whole: Json, field: string | undefined): Json {
  if (!field) return whole;
  const { [field]: inner, ...rest } = whole['properties'] as Record<string, Json>;
  const properties = { ...(bare(inner!)['properties'] as object), ...rest };
  return { ...whole, required: Object.keys(properties), properties };
}

/** The properties of the connection whose rows are answered, however deep it stands. */
function findConnection(whole: Json): Record<string, Json> | null {
  const properties = (bare(whole)['properties'] ?? {}) as Record<string, Json>;
  if (properties['nodes']) return properties;
  for (const inner of Object.values(properties)) {
    const found = findConnection(inner);
    if (found) return found;
  }
  return null;
}

/** Lists within the answer, in whose place their rows stand. */
function rowsWithin(whole: Json, names: readonly string[] = []): Record<string, Json> {
  const properties = (whole['properties'] ?? {}) as Record<string, Json>;
  return Object.fromEntries(
    names.map((name) => [name, (bare(properties[name]!)['properties'] as Record<string, Json>)['nodes']!]),
  );
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

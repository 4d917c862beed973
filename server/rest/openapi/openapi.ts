import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  isUnionType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { CHAT_PATHS_DESCRIBED, CHAT_SCHEMAS } from './chat-description.ts';
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
  withNames,
} from './described.ts';
import { restWord } from '../enum-words.ts';
import { snakeCase } from '../present.ts';
import type { Route } from '../table/route.ts';
import { PAGE, PROBLEM } from './shapes.ts';
import { UPLOAD_PATHS } from './upload-description.ts';

type Json = Record<string, unknown> & { [NAME]?: string };

const SCALARS: Record<string, Json> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
};

const ABOUT = `Questions and answers of A-Level students, a maths engine and a tutor. The same graph stands behind /graphql.

Refusals are \`application/problem+json\` with a \`code\` that never changes and a sentence in English or Chinese, by
\`Accept-Language\`. \`RateLimit-Limit\`, \`-Remaining\` and \`-Reset\` say what is left of the limit that an answer came
closest to. Access tokens come from \`POST /auth/v1/token\`, as the clients of Supabase ask for them.`;

interface Description {
  schema: GraphQLSchema;
  routes: Route[];
  publicUrl: string | null;
}

/** The OpenAPI 3.1 document of the table. What is sent and returned is read off the graph's own types. */
export function openApi({ schema, routes, publicUrl }: Description): Json {
  const paths: Record<string, Json> = { ...CHAT_PATHS_DESCRIBED, ...UPLOAD_PATHS };
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(schema, route) };
  }
  const named = { ...CHAT_SCHEMAS, Problem: PROBLEM, Page: PAGE };
  const hoisted = withNames(paths, named);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lemma',
      version: '1',
      description: ABOUT,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: publicUrl ?? '/' }],
    paths: hoisted,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: named,
    },
  };
}

function operation(schema: GraphQLSchema, route: Route): Json {
  const { method, path, document, row } = route;
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const asked = (row.query ?? []).map((parameter) => ({ ...parameter, in: 'query' }));
  const input = typeof row.body === 'string' ? inputSchema(schema, row.body, row.defaults) : row.body;
  const guests = row.guests ?? method === 'GET';
  const answer = reply(schema, route);
  const isTagged = row.status !== 204 && hasVersion(answer);
  const isKept = isTagged && method === 'GET';
  const headers = { ...(isTagged && ETAG), ...(row.location && LOCATION) };
  return {
    summary: row.summary,
    operationId: row.name ?? operationName(document),
    parameters: [...inPath, ...asked, ...headersOf(schema, route), ...(isKept ? [IF_NONE_MATCH] : [])],
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

/** Whether what is answered has a version, by which an ETag names it. */
const hasVersion = ({ properties }: Json): boolean =>
  'version' in ((properties as { data: { properties?: object } }).data.properties ?? {});

/** The headers that count for it: what the graph takes of them is written in its document and its input. */
function headersOf(schema: GraphQLSchema, { document, row }: Route) {
  const input = typeof row.body === 'string' ? schema.getType(row.body) : undefined;
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const isRetriable =
    (isInputObjectType(input) && 'idempotencyKey' in input.getFields()) ||
    operation?.variableDefinitions?.some(({ variable }) => variable.name.value === 'idempotencyKey');
  return [...(row.versioned ? [IF_MATCH] : []), ...(isRetriable ? [IDEMPOTENCY_KEY] : [])];
}

const json = (schema: Json) => ({ 'application/json': { schema } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function operationName(document: DocumentNode): string {
  const definition = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  return definition?.name?.value ?? '';
}

/** The envelope around what the document selects: a list with its page, or one thing. */
function reply(schema: GraphQLSchema, { document, row }: Route): Json {
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)!;
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
  const properties = isList ? { data, page: ref('Page') } : { data };
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
  const kept = Object.entries({ ...(whole['properties'] as object), ...described }).filter(([, one]) => one);
  const name = `${String(whole[NAME])}InFull`;
  return { ...whole, [NAME]: name, required: kept.map(([key]) => key), properties: Object.fromEntries(kept) };
}

type Fragments = Map<string, FragmentDefinitionNode>;

function selectionSchema(
  schema: GraphQLSchema,
  fragments: Fragments,
  type: GraphQLNamedType,
  set: SelectionSetNode,
): Json {
  const properties: Record<string, Json> = {};
  const required: string[] = [];
  const collect = (on: GraphQLNamedType, { selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) addField(on, selection);
      else {
        const inner =
          selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value)! : selection;
        const condition = inner.typeCondition ? schema.getType(inner.typeCondition.name.value)! : on;
        // Refusals have a reply of their own.
        if (condition.name !== 'Problem')
          collect(
            isUnionType(on) ? condition : isInterfaceType(condition) ? on : condition,
            inner.selectionSet,
          );
      }
    }
  };
  const addField = (on: GraphQLNamedType, node: FieldNode): void => {
    if (!isObjectType(on) || node.name.value.startsWith('__')) return;
    const field = on.getFields()[node.name.value]!;
    const name = snakeCase((node.alias ?? node.name).value);
    properties[name] = outputSchema(schema, fragments, field.type, node.selectionSet, field.description);
    if (!node.directives?.length) required.push(name);
  };
  collect(type, set);
  return { [NAME]: nameOf(schema, type, set), type: 'object', required, properties };
}

/** The name of what is selected: its fragment's, or its type's. */
function nameOf(schema: GraphQLSchema, type: GraphQLNamedType, { selections }: SelectionSetNode): string {
  const told = selections.filter((one) => one.kind !== Kind.FRAGMENT_SPREAD || one.name.value !== 'Refusal');
  const [only] = told;
  if (told.length === 1 && only?.kind === Kind.FRAGMENT_SPREAD) return only.name.value;
  if (told.length === 1 && only?.kind === Kind.INLINE_FRAGMENT && only.typeCondition)
    return nameOf(schema, schema.getType(only.typeCondition.name.value)!, only.selectionSet);
  return type.name;
}

function outputSchema(
  schema: GraphQLSchema,
  fragments: Fragments,
  type: GraphQLType,
  set: SelectionSetNode | undefined,
  description?: string | null,
): Json {
  const plain = getNullableType(type);
  const inner = isListType(plain)
    ? { type: 'array', items: outputSchema(schema, fragments, plain.ofType as GraphQLType, set) }
    : set
      ? selectionSchema(schema, fragments, getNamedType(type), set)
      : leafSchema(getNamedType(type));
  const whole = isNonNullType(type) ? inner : { anyOf: [inner, { type: 'null' }] };
  if (!description) return whole;
  return NAME in whole ? { allOf: [whole], description } : { ...whole, description };
}

function leafSchema(type: GraphQLNamedType): Json {
  if (!isEnumType(type)) return SCALARS[type.name] ?? {};
  const words = type.getValues().map(({ name }) => restWord(type, name));
  return { [NAME]: type.name, type: 'string', enum: words };
}

/** Fields that REST carries elsewhere: in the path and in headers. */
const ELSEWHERE = new Set(['id', 'questionId', 'conversationId', 'expectedVersion', 'idempotencyKey']);

function inputSchema(schema: GraphQLSchema, name: string, defaults?: Route['row']['defaults']): Json {
  const type = schema.getType(name);
  if (!isInputObjectType(type)) throw new Error(`${name} is no input of the graph`);
  const left = defaults?.('en') ?? {};
  const fields = Object.values(type.getFields()).filter((field) => !ELSEWHERE.has(field.name));
  return {
    [NAME]: name,
    type: 'object',
    required: fields
      .filter((field) => isRequiredInputField(field) && !(field.name in left))
      .map((field) => bodyName(field.name)),
    properties: Object.fromEntries(
      fields.map((field) => {
        const named = getNamedType(field.type);
        const one = isInputObjectType(named) ? inputSchema(schema, named.name) : leafSchema(named);
        const inner = isListType(getNullableType(field.type)) ? { type: 'array', items: one } : one;
        const { description } = field;
        const whole = description && NAME in inner ? { allOf: [inner] } : inner;
        return [bodyName(field.name), description ? { ...whole, description } : whole];
      }),
    ),
  };
}

const bodyName = (name: string) => (name === 'topic' ? 'topic_slug' : snakeCase(name));

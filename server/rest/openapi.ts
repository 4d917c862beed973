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
  isUnionType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { snakeCase } from './present.ts';
import type { Route } from './route.ts';
import { UPLOAD_PATHS } from './upload-description.ts';

type Json = Record<string, unknown>;

const SCALARS: Record<string, Json> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
};

/** The OpenAPI 3.1 document of the table. What is sent and returned is read off the graph's own types. */
export function openApi(schema: GraphQLSchema, routes: Route[]): Json {
  const paths: Record<string, Json> = { ...UPLOAD_PATHS };
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(schema, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lemma',
      version: '1',
      description: 'Questions and answers of A-Level students. The same graph stands behind /graphql.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: PROBLEM, Page: PAGE },
    },
  };
}

function operation(schema: GraphQLSchema, { method, path, document, row }: Route): Json {
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const asked = (row.query ?? []).map((parameter) => ({ ...parameter, in: 'query' }));
  const status = String(row.status ?? 200);
  const sent = typeof row.body === 'string' ? inputSchema(schema, row.body) : row.body;
  return {
    summary: row.summary,
    operationId: operationName(document),
    parameters: [...named, ...asked],
    ...(method === 'GET' ? {} : { security: [{ bearer: [] }] }),
    ...(sent && { requestBody: { content: { 'application/json': { schema: sent } } } }),
    responses: {
      [status]:
        status === '204'
          ? { description: 'Done.' }
          : { description: 'Done.', content: json(reply(schema, document)) },
      default: {
        description: 'Refused.',
        content: { 'application/problem+json': { schema: ref('Problem') } },
      },
    },
  };
}

const json = (schema: Json) => ({ 'application/json': { schema } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function operationName(document: DocumentNode): string {
  const definition = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  return definition?.name?.value ?? '';
}

/** The envelope around what the document selects: a list with its page, or one thing. */
function reply(schema: GraphQLSchema, document: DocumentNode): Json {
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)!;
  const fragments = new Map(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const root = schema.getRootType(operation.operation)!;
  const selected = selectionSchema(schema, fragments, root, operation.selectionSet);
  const whole = Object.values(selected['properties'] as Record<string, Json>)[0]!;
  const nodes = findNodes(whole);
  const properties = nodes ? { data: nodes, page: ref('Page') } : { data: whole };
  return { type: 'object', required: Object.keys(properties), properties };
}

function findNodes(whole: Json): Json | null {
  const properties = (whole['properties'] ?? {}) as Record<string, Json>;
  return properties['nodes'] ?? (properties['answers'] ? findNodes(properties['answers']) : null);
}

type Fragments = Map<string, FragmentDefinitionNode>;

function selectionSchema(
  schema: GraphQLSchema,
  fragments: Fragments,
  type: GraphQLNamedType,
  set: SelectionSetNode,
): Json {
  const properties: Record<string, Json> = {};
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
  };
  collect(type, set);
  return { type: 'object', properties };
}

function outputSchema(
  schema: GraphQLSchema,
  fragments: Fragments,
  type: GraphQLType,
  set: SelectionSetNode | undefined,
  description?: string | null,
): Json {
  const bare = getNullableType(type);
  const inner = isListType(bare)
    ? { type: 'array', items: outputSchema(schema, fragments, bare.ofType as GraphQLType, set) }
    : set
      ? selectionSchema(schema, fragments, getNamedType(type), set)
      : leafSchema(getNamedType(type));
  const whole = isNonNullType(type) ? inner : { anyOf: [inner, { type: 'null' }] };
  return description ? { ...whole, description } : whole;
}

function leafSchema(type: GraphQLNamedType): Json {
  if (isEnumType(type))
    return { type: 'string', enum: type.getValues().map(({ name }) => name.toLowerCase()) };
  return SCALARS[type.name] ?? {};
}

/** Fields that REST carries elsewhere: in the path and in headers. */
const ELSEWHERE = new Set(['id', 'questionId', 'expectedVersion', 'idempotencyKey']);

function inputSchema(schema: GraphQLSchema, name: string): Json {
  const type = schema.getType(name);
  if (!isInputObjectType(type)) throw new Error(`${name} is no input of the graph`);
  const fields = Object.values(type.getFields()).filter((field) => !ELSEWHERE.has(field.name));
  return {
    type: 'object',
    required: fields.filter(({ type }) => isNonNullType(type)).map((field) => snakeCase(field.name)),
    properties: Object.fromEntries(
      fields.map((field) => {
        const bare = getNullableType(field.type);
        const leaf = leafSchema(getNamedType(field.type));
        const inner = isListType(bare) ? { type: 'array', items: leaf } : leaf;
        return [
          snakeCase(field.name),
          field.description ? { ...inner, description: field.description } : inner,
        ];
      }),
    ),
  };
}

const PAGE = {
  type: 'object',
  required: ['limit', 'has_more', 'next_cursor', 'total'],
  properties: {
    limit: { type: 'integer', description: 'Rows on this page.' },
    has_more: { type: 'boolean' },
    next_cursor: { type: ['string', 'null'], description: 'Pass it as cursor to read on.' },
    total: { type: ['integer', 'null'], description: 'Null unless asked for.' },
  },
};

const PROBLEM = {
  type: 'object',
  description: 'RFC 9457, with a code that never changes and a message in the reader’s language.',
  required: ['type', 'title', 'status', 'code', 'message', 'errors', 'request_id'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    message: { type: 'string' },
    detail: { type: 'string' },
    required: { type: 'integer', description: 'The reputation that would be needed.' },
    place: {
      type: 'object',
      description: 'Where in the text something could not be read.',
      properties: { at: { type: 'integer' }, length: { type: 'integer' } },
    },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string' },
          code: { type: 'string' },
          message: { type: 'string' },
          min: { type: 'integer' },
          max: { type: 'integer' },
        },
      },
    },
    request_id: { type: 'string' },
  },
};

import { expect } from 'vitest';
import type { RestAnswer } from './world.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
}

interface Described {
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: Schema }>;
}

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Described>;
}

/** What `/api/openapi.json` says. */
export interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Where a value is not what its schema says, or has what it does not name. */
function faultsOf(description: Description, schema: Schema, value: unknown, at: string): string[] {
  const faults = (one: Schema, inner: unknown, place: string) => faultsOf(description, one, inner, place);
  if (schema.$ref) return faults(description.components.schemas[schema.$ref.split('/').at(-1)!]!, value, at);
  if (schema.allOf) return schema.allOf.flatMap((one) => faults(one, value, at));
  if (schema.anyOf) {
    const tried = schema.anyOf.map((one) => faults(one, value, at));
    return tried.find(({ length }) => length === 0) ?? tried[0]!;
  }
  const words = schema.enum ?? ('const' in schema ? [schema.const] : null);
  if (words && !words.includes(value)) return [`${at} is ${JSON.stringify(value)}`];
  const types = [schema.type ?? []].flat();
  if (
    types.length > 0 &&
    !types.includes(typeOf(value)) &&
    !(types.includes('number') && typeOf(value) === 'integer')
  )
    return [`${at} is ${typeOf(value)}`];
  if (Array.isArray(value)) return value.flatMap((one) => faults(schema.items ?? {}, one, `${at}[]`));
  if (typeOf(value) !== 'object' || !schema.properties) return [];
  const { properties, required = [] } = schema;
  return [
    ...required.filter((name) => !(name in (value as object))).map((name) => `${at}.${name} is missing`),
    ...Object.entries(value as object).flatMap(([name, one]) =>
      properties[name] ? faults(properties[name], one, `${at}.${name}`) : [`${at}.${name} is not described`],
    ),
  ];
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** What an answer has that its description does not, by the operation that it answers. */
export function expectAnswerDescribed(
  description: Description,
  { status, headers, body }: RestAnswer,
  operationId: string,
): void {
  const operation = Object.values(description.paths)
    .flatMap((methods) => Object.values(methods))
    .find((one) => one.operationId === operationId)!;
  const described = operation.responses[status];
  expect(described, `${operationId} ${status}`).toBeDefined();
  const [type = null] = (headers.get('content-type') ?? '').split(';');
  const [describedType] = Object.keys(described!.content ?? {});
  if (body === null) return expect(describedType, `${operationId} ${status}`).toBeUndefined();
  expect(type, `${operationId} ${status}`).toBe(describedType);
  expect(faultsOf(description, described!.content![describedType!]!.schema, body, operationId)).toEqual([]);
  for (const name of ['etag', 'location'])
    if (headers.has(name))
      expect(Object.keys(described!.headers ?? {}).map((one) => one.toLowerCase())).toContain(name);
}

/** What is sent that the description does not know, or that it asks for and is not sent. */
export function expectRequestDescribed(
  operation: Operation,
  description: Description,
  { query = {}, body }: { query?: Record<string, string>; body?: object | undefined },
): void {
  const known = (operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
  expect(Object.keys(query).filter((name) => !known.includes(name))).toEqual([]);
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (!schema) return expect(Object.keys(body ?? {})).toEqual([]);
  expect(faultsOf(description, schema, body ?? {}, operation.operationId)).toEqual([]);
}

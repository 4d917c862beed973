import type { Json } from './graph-schemas.ts';

interface Described {
  parameters?: { name: string; in: string; required?: boolean; schema: Json }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Json }> };
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
}

const JSON_TYPE = 'application/json';

/** TypeScript for the description of REST: each call that is asked and answered in JSON, and the shapes that they name. */
export function typesOf(document: Json): string {
  const { schemas } = document['components'] as { schemas: Record<string, Json> };
  const paths = document['paths'] as Record<string, Record<string, Described>>;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) => {
      const type = isJson(call) ? callType(call) : null;
      return type ? [`  '${method.toUpperCase()} ${path}': ${type};`] : [];
    }),
  );
  const shapes = Object.entries(schemas).map(([name, schema]) => `  ${name}: ${typeOf(schema)};`);
  return `${['export interface Schemas {', ...shapes, '}', '', 'export interface Calls {', ...calls, '}'].join('\n')}\n`;
}

const isJson = ({ requestBody }: Described) => !requestBody || JSON_TYPE in requestBody.content;

function callType({ parameters = [], requestBody, responses }: Described): string | null {
  const successes = Object.entries(responses).filter(([status]) => /^2\d\d$/.test(status));
  const answers = successes.map(([, { content }]) => {
    if (!content) return 'null';
    const schema = content[JSON_TYPE]?.schema;
    return schema ? typeOf(schema) : null;
  });
  if (answers.includes(null)) return null;
  const parts = (['path', 'query', 'header'] as const).flatMap((place) => {
    const among = parameters.filter((one) => one.in === place);
    if (among.length === 0) return [];
    const needed = place === 'path' || among.some(({ required }) => required) ? '' : '?';
    const fields = among.map(
      ({ name, required, schema }) =>
        `${key(name)}${place === 'path' || required ? '' : '?'}: ${typeOf(schema)}`,
    );
    return [`${place === 'header' ? 'headers' : place}${needed}: { ${fields.join('; ')} }`];
  });
  const body = requestBody?.content[JSON_TYPE]?.schema;
  const optional = requestBody?.required ? '' : '?';
  const answer = [...new Set(answers)].join(' | ');
  return `{ ${[...parts, ...(body ? [`body${optional}: ${typeOf(body)}`] : []), `answer: ${answer}`].join('; ')} }`;
}

function typeOf(schema: Json): string {
  const {
    $ref,
    allOf,
    anyOf,
    enum: words,
    type,
  } = schema as {
    $ref?: string;
    allOf?: Json[];
    anyOf?: Json[];
    enum?: unknown[];
    type?: string | string[];
  };
  if ($ref) return `Schemas['${$ref.split('/').at(-1)}']`;
  if (allOf) return allOf.map(typeOf).join(' & ');
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' | ');
  if (words) return words.map((word) => JSON.stringify(word)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema['const']);
  return (
    [type ?? []]
      .flat()
      .map((one) => plainType(one, schema))
      .join(' | ') || 'unknown'
  );
}

function plainType(type: string, schema: Json): string {
  switch (type) {
    case 'array':
      return listType(typeOf((schema['items'] ?? {}) as Json));
    case 'object':
      return objectType(schema);
    case 'integer':
      return 'number';
    default:
      return type;
  }
}

const listType = (item: string) => (/^[\w'[\]]+$/.test(item) ? `${item}[]` : `(${item})[]`);

function objectType({ properties = {}, required = [] }: Json): string {
  const fields = Object.entries(properties as Record<string, Json>).map(
    ([name, one]) => `${key(name)}${(required as string[]).includes(name) ? '' : '?'}: ${typeOf(one)}`,
  );
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'Record<string, unknown>';
}

const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);

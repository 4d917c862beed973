import {
  type DocumentNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
} from 'graphql';
import { MAX_KEY } from '../../database/idempotency.ts';

type Json = Record<string, unknown>;

/** The key that holds a schema's name among the components. */
export const NAME = Symbol('name');

const REFUSED: Record<number, string> = {
  400: 'The body is not a JSON object.',
  401: 'Not signed in, or the access token is invalid.',
  403: 'Visible, but not permitted for this user.',
  404: 'Not found, or not visible to the caller.',
  409: 'Conflicts with the current state.',
  412: 'Changed since the version in If-Match.',
  413: 'The body is too large.',
  415: 'Files of this type are not accepted.',
  422: 'Validation failed; see `errors`.',
  429: 'Rate limit exceeded.',
  503: 'Temporarily unavailable; retry later.',
  507: 'Out of storage; nothing was changed.',
};
const LATER = new Set([429, 503, 507]);
export const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds to wait before retrying.',
    schema: { type: 'integer' },
  },
};

export function refusal(status?: number) {
  return {
    description: status === undefined ? 'Refused.' : REFUSED[status],
    ...(status !== undefined && LATER.has(status) && { headers: RETRY_AFTER }),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

/** Error responses, status by status: not every client generator knows `4XX`. */
export function refusals(statuses: readonly number[]) {
  const all = [401, 429, 503, ...statuses];
  return { ...Object.fromEntries(all.map((status) => [status, refusal(status)])), default: refusal() };
}

const REFUSALS: Record<string, number> = { NotFound: 404, NotAllowed: 403, Conflict: 409 };

const refusalsIn = (type: GraphQLNamedType | null) =>
  isUnionType(type) ? type.getTypes().flatMap(({ name }) => REFUSALS[name] ?? []) : [];

/** The statuses of what the graph may refuse an operation with: its type says it. Nothing is 404. */
export function statusesOf(schema: GraphQLSchema, { definitions }: DocumentNode, inside?: string): number[] {
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)!;
  const [field] = operation.selectionSet.selections;
  const fields = schema.getRootType(operation.operation)!.getFields();
  const { type } = fields[field?.kind === Kind.FIELD ? field.name.value : '']!;
  const answer = getNamedType(type);
  const within = inside && isObjectType(answer) ? getNamedType(answer.getFields()[inside]!.type) : null;
  if (!isUnionType(answer)) return [...(isNonNullType(type) ? [] : [404]), ...refusalsIn(within)];
  return refusalsIn(answer);
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string' },
});

export const IF_MATCH = header(
  'If-Match',
  'ETag of the version to change; if it has changed since, the answer is 412.',
);
export const IF_NONE_MATCH = header(
  'If-None-Match',
  'ETag of a cached version; if it is still current, the answer is 304.',
);
export const NOT_MODIFIED = { description: 'Not modified.' };

export const ETAG = {
  ETag: {
    description: 'Entity tag for If-Match and If-None-Match.',
    schema: { type: 'string' },
  },
};
export const LOCATION = {
  Location: { description: 'URL of the created resource.', schema: { type: 'string' } },
};

export const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Idempotency key: retries with the same key have no further effect.',
  schema: { type: 'string', maxLength: MAX_KEY },
};

/** Moves named schemas to the components and leaves references. */
export function withNames<Part>(part: Part, components: Record<string, Json>): Part {
  if (Array.isArray(part)) return part.map((one: unknown) => withNames(one, components)) as Part;
  if (part === null || typeof part !== 'object') return part;
  const plain = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, withNames(value as unknown, components)]),
  );
  const name = (part as { [NAME]?: string })[NAME];
  if (!name) return plain as Part;
  return { $ref: `#/components/schemas/${componentName(name, plain, components)}` } as Part;
}

/** Different schemas of one name get numbers. */
function componentName(name: string, part: Json, components: Record<string, Json>): string {
  for (let number = 1; ; number += 1) {
    const full = number === 1 ? name : `${name}${number}`;
    const known = components[full];
    if (!known) components[full] = part;
    if (!known || JSON.stringify(known) === JSON.stringify(part)) return full;
  }
}

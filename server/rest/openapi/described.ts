import {
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  isNonNullType,
  isUnionType,
  Kind,
} from 'graphql';
import { MAX_KEY } from '../../database/idempotency.ts';

type Json = Record<string, unknown>;

/** Where a description keeps the name under which it stands among the components. */
export const NAME = Symbol('name');

const REFUSED: Record<number, string> = {
  400: 'The body is not a JSON object.',
  401: 'Nobody is signed in, or the access token is not valid.',
  403: 'It is visible, but this person may not do this.',
  404: 'There is no such thing, or this person may not know of it.',
  409: 'It is not in a state in which this can be done.',
  412: 'It is no longer what If-Match names.',
  413: 'What was sent is too large.',
  415: 'Files of this type are not accepted.',
  422: 'What was sent cannot be accepted; `errors` says which field and why.',
  429: 'Too many requests, or too costly ones, in too short a time.',
  503: 'It cannot be done at the moment; nothing is wrong with the request.',
  507: 'There is no room left to keep it; nothing was changed.',
};
const LATER = new Set([429, 503, 507]);
export const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds after which trying again makes sense.',
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

/** What a call may be answered with instead, beside what any may; not every generator of clients knows `4XX`. */
export function refusals(statuses: readonly number[]) {
  const all = [401, 429, 503, ...statuses];
  return { ...Object.fromEntries(all.map((status) => [status, refusal(status)])), default: refusal() };
}

const REFUSALS: Record<string, number> = { NotFound: 404, NotAllowed: 403, Conflict: 409 };

/** The statuses of what the graph may refuse an operation with: its type says it. Nothing is 404. */
export function statusesOf(schema: GraphQLSchema, { definitions }: DocumentNode): number[] {
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)!;
  const [field] = operation.selectionSet.selections;
  const fields = schema.getRootType(operation.operation)!.getFields();
  const { type } = fields[field?.kind === Kind.FIELD ? field.name.value : '']!;
  const answer = getNamedType(type);
  if (!isUnionType(answer)) return isNonNullType(type) ? [] : [404];
  return answer.getTypes().flatMap(({ name }) => REFUSALS[name] ?? []);
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string' },
});

export const IF_MATCH = header(
  'If-Match',
  'The ETag of what was read; when it is another by now, nothing changes and the answer is 412.',
);
export const IF_NONE_MATCH = header(
  'If-None-Match',
  'The ETag of what was read; when it is still the same, the answer is 304.',
);
export const NOT_MODIFIED = { description: 'It is what If-None-Match names.' };

export const ETAG = {
  ETag: {
    description: 'Names what was answered, for If-Match and If-None-Match.',
    schema: { type: 'string' },
  },
};
export const LOCATION = {
  Location: { description: 'Where it is found from now on.', schema: { type: 'string' } },
};

export const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Sending the same key again does nothing twice.',
  schema: { type: 'string', maxLength: MAX_KEY },
};

/** The description with each named part moved among the components, and a reference in its place. */
export function withNames<Part>(part: Part, components: Record<string, Json>): Part {
  if (Array.isArray(part)) return part.map((one: unknown) => withNames(one, components)) as Part;
  if (part === null || typeof part !== 'object') return part;
  const plain = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, withNames(value as unknown, components)]),
  );
  const name = (part as { [NAME]?: string })[NAME];
  if (!name) return plain as Part;
  return { $ref: `#/components/schemas/${keptAs(name, plain, components)}` } as Part;
}

/** Two parts of one name that are not the same stand beside each other, the later one numbered. */
function keptAs(name: string, part: Json, components: Record<string, Json>): string {
  for (let number = 1; ; number += 1) {
    const full = number === 1 ? name : `${name}${number}`;
    const known = components[full];
    if (!known) components[full] = part;
    if (!known || JSON.stringify(known) === JSON.stringify(part)) return full;
  }
}

import { MAX_KEY } from '../idempotency.ts';

type Json = Record<string, unknown>;

/** Where a description keeps the name under which it stands among the components. */
export const NAME = Symbol('name');

export const refusal = {
  description: 'Refused.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

interface Refused {
  /** Whether it has a body of JSON. */
  body?: boolean;
  /** Whether it names something that may not be there. */
  names?: boolean;
  /** Whether it changes what somebody has, who may not be allowed to or do it too late. */
  writes?: boolean;
  /** Whether an If-Match header counts. */
  versioned?: boolean;
  /** Statuses of its own. */
  also?: number[];
}

/** What a call may be answered with instead; not every generator of clients knows `4XX`. */
export function refusals({ body, names, writes, versioned, also = [] }: Refused) {
  const statuses = [
    401,
    422,
    429,
    503,
    ...(body ? [400, 413] : []),
    ...(names ? [404] : []),
    ...(writes ? [403, 409] : []),
    ...(versioned ? [412] : []),
    ...also,
  ];
  return { ...Object.fromEntries(statuses.map((status) => [status, refusal])), default: refusal };
}

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

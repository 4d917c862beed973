type Json = Record<string, unknown>;

/** Where a description keeps the name under which it stands among the components. */
export const NAME = Symbol('name');

const refusal = {
  description: 'Refused.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** What any call may be answered with instead; not every generator of clients knows `4XX`. */
export const REFUSED = { '401': refusal, '422': refusal, '429': refusal, default: refusal };

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

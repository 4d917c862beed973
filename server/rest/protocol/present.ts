import { lookup } from '../../core/lookup.ts';

/** Names in the graph are camelCase, in REST snake_case. */
export function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function camelCase(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}

/** Names that differ from the graph's. */
const OTHER_NAMES = lookup<string>({
  after: 'cursor',
  first: 'limit',
  query: 'q',
  authorId: 'author',
  answerId: 'id',
  postId: 'target_id',
  type: 'vote_type',
  topic: 'topic_slug',
});

/** The name in REST of an argument or input field of the graph. */
export const restName = (name: string): string => OTHER_NAMES[name] ?? snakeCase(name);

/** A result of the graph as REST shows it. */
export function present(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(present);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== '__typename')
      .map(([name, inner]) => [snakeCase(name), present(inner)]),
  );
}

/** A request's body with the graph's names; `topic_slug` is what the graph calls `topic`. */
export function readBody(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name === 'topic_slug' ? 'topic' : camelCase(name),
      readValue(value),
    ]),
  );
}

function readValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readValue);
  return value !== null && typeof value === 'object' ? readBody(value as Record<string, unknown>) : value;
}

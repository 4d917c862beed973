/** The operation of a request, unvalidated. */
export type OperationRequest = Record<string, unknown>;

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The operation in the URL of a request. */
export function requestByGet(url: string): OperationRequest {
  const start = url.indexOf('?');
  const query = new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
  return {
    query: query.get('query'),
    operationName: query.get('operationName') || null,
    variables: readPart(query.get('variables')) ?? {},
    extensions: readPart(query.get('extensions')),
  };
}

function readPart(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    // Not an object: validation reports it.
    return text;
  }
}

/** The hash that is sent in place of a text. */
export function hashIn({ extensions }: OperationRequest): string | null {
  const persisted = isObject(extensions) ? extensions['persistedQuery'] : null;
  const hash = isObject(persisted) ? persisted['sha256Hash'] : null;
  return typeof hash === 'string' ? hash : null;
}

const PARTS = new Set(['query', 'operationName', 'variables', 'extensions']);

/** The text that is sent and the name of the operation in it; null where anything else is sent as well. */
export function textIn(sent: OperationRequest): { text: string; name: string | null } | null {
  const { query, operationName: name = null, extensions } = sent;
  if (typeof query !== 'string' || (name !== null && typeof name !== 'string') || name === '') return null;
  if (extensions !== undefined && extensions !== null && !isObject(extensions)) return null;
  if (Object.keys(sent).some((part) => !PARTS.has(part))) return null;
  return { text: query, name };
}

/** As Yoga prefers them, the last one most. */
const JSON_TYPES = ['application/graphql-response+json', 'application/json'] as const;
export type JsonType = (typeof JSON_TYPES)[number];

/** The type in which an answer is sent as JSON: the first that is accepted; null where none is. */
export function jsonTypeFor(accept: string | undefined): JsonType | null {
  for (const range of (accept || '*/*').replaceAll(/\s/g, '').toLowerCase().split(',')) {
    const [asked = '', ...parameters] = range.split(';');
    const charset = parameters.find((one) => one.includes('charset=')) ?? 'charset=utf-8';
    if (charset !== 'charset=utf-8') continue;
    const type = JSON_TYPES.findLast((one) => asked === one || asked === '*/*' || asked === 'application/*');
    if (type) return type;
  }
  return null;
}

import type { IncomingMessage } from 'node:http';
import { Invalid } from '../errors.ts';
import type { Language } from '../language.ts';
import { MAX_PAGE } from '../paging.ts';
import { readBody } from './present.ts';
import type { Query, RestRequest } from './route.ts';

/** A request as the table's rows read it; refused when its query string cannot be meant. */
export function readRequest(
  req: IncomingMessage,
  params: Record<string, string>,
  search: URLSearchParams,
  body: Record<string, unknown>,
  language: Language,
): RestRequest {
  const key = req.headers['idempotency-key'];
  return {
    params,
    query: readQuery(search),
    body: readBody(body),
    idempotencyKey: typeof key === 'string' && key ? key : null,
    version: versionOf(req.headers['if-match']),
    language,
  };
}

/** Our ETags begin with the version: "3.f00ba4". A star or a foreign tag names none. */
function versionOf(header: string | undefined): number | null {
  const found = /^(?:W\/)?"(\d+)(?:\.[\w-]+)?"$/.exec(header ?? '');
  return found ? Number(found[1]) : null;
}

function readQuery(search: URLSearchParams): Query {
  const text = (name: string) => search.get(name) || undefined;
  return {
    text,
    flag(name) {
      const value = search.get(name);
      if (value === null) return undefined;
      if (value === 'true' || value === '1') return true;
      if (value === 'false' || value === '0') return false;
      throw unusable(name);
    },
    word(name, words) {
      const value = text(name);
      if (value === undefined) return undefined;
      const word = words.find((known) => known.toLowerCase() === value.toLowerCase());
      if (word === undefined) throw unusable(name);
      return word;
    },
    first() {
      const value = text('limit');
      if (value === undefined) return 20;
      const limit = Number(value);
      if (!Number.isInteger(limit) || limit < 1 || limit > MAX_PAGE) throw unusable('limit');
      return limit;
    },
  };
}

function unusable(field: string): Invalid {
  return new Invalid([
    {
      field,
      code: 'MALFORMED',
      text: { en: `The parameter “${field}” cannot have this value.`, zh: `参数“${field}”的值无效。` },
    },
  ]);
}

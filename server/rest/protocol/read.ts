import type { IncomingMessage } from 'node:http';
import { Invalid } from '../../core/errors.ts';
import { kindOf } from '../../core/ids.ts';
import type { Language } from '../../core/locale.ts';
import { MAX_PAGE, rowsIn } from '../../core/pagination.ts';
import { readBody } from './present.ts';
import type { AnswerRow, Parameter, Query, RestRequest } from './route.ts';

interface Read {
  row: Pick<AnswerRow<never, object>, 'query' | 'defaults'>;
  params: Record<string, string>;
  search: URLSearchParams;
  body: Record<string, unknown>;
  language: Language;
}

/** Reads a request for a row of the table; unknown or malformed parameters are refused. */
export function readRequest(
  req: IncomingMessage,
  { row, params, search, body, language }: Read,
): RestRequest {
  requireKnown(search, row.query?.map(({ name }) => name) ?? []);
  const key = req.headers['idempotency-key'];
  return {
    params,
    query: readQuery(search, row.query),
    body: { ...row.defaults?.(language), ...readBody(body) },
    idempotencyKey: typeof key === 'string' && key ? key : null,
    version: versionIn(req.headers['if-match']),
    language,
  };
}

/** An ignored filter would look like one that matched everything. */
function requireKnown(search: URLSearchParams, names: string[]): void {
  const unknown = [...new Set(search.keys())].filter((name) => !names.includes(name));
  if (unknown.length === 0) return;
  throw new Invalid(
    unknown.map((field) => ({
      field,
      code: 'UNKNOWN',
      text: { en: `There is no parameter “${field}” here.`, zh: `此处没有参数“${field}”。` },
    })),
  );
}

const NEVER = -1;

/** Our ETags begin with the version: "3.f00ba4". A star fits any, a foreign tag none. */
function versionIn(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null;
  const versions = header.split(',').map((tag) => /^(?:W\/)?"(\d{1,9})(?:\.[\w-]+)?"$/.exec(tag.trim())?.[1]);
  return Math.max(NEVER, ...versions.map((version) => Number(version ?? NEVER)));
}

function readQuery(search: URLSearchParams, described: Parameter[] = []): Query {
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
    first() {
      const value = text('limit');
      const { rows, most = MAX_PAGE } = described.find(({ name }) => name === 'limit') ?? {};
      if (value === undefined) return rows ?? most;
      return rowsIn(/^\d{1,9}$/.test(value) ? Number(value) : Number.NaN, { most, field: 'limit' });
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

/** What can be named as a target. */
export type Target = 'question' | 'answer' | 'comment';

/** `target_type` must be one of these, and match the type of `target_id`. */
export function requireTarget(type: unknown, id: unknown, kinds: readonly Target[]): void {
  if (type === undefined) return;
  const kind = typeof id === 'string' ? kindOf(id) : null;
  const known = kinds.find((one) => one === type);
  if (known && (kind === null || kind === known)) return;
  const words = kinds.join(', ').replace(/, (?=\w+$)/, ' or ');
  throw new Invalid([
    {
      field: 'target_type',
      code: known ? 'MALFORMED' : 'UNKNOWN',
      text: known
        ? {
            en: `The target_id does not name ${known === 'answer' ? 'an' : 'a'} ${known}.`,
            zh: 'target_id 与 target_type 不符。',
          }
        : {
            en: `The target_type must be ${words}.`,
            zh: `target_type 只能是 ${kinds.join('、')}。`,
          },
    },
  ]);
}

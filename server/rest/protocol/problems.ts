import type { OutgoingHttpHeaders } from 'node:http';
import type { GraphQLFormattedError } from 'graphql';
import { ERROR_STATUS, type ErrorCode, type Outage, OUTAGES } from '../../core/errors.ts';
import type { Language } from '../../core/locale.ts';
import { restName } from './present.ts';

export interface FieldFault {
  field: string;
  code: string;
  message: string;
  min?: number | null;
  max?: number | null;
  /** Whether REST’s own name stands there already. */
  isNamed?: true;
}

/** A refusal of the graph. */
export interface RestRefusal {
  code: string;
  message: string;
  fields?: FieldFault[];
  required?: number | null;
  earlierId?: string | null;
  retryAfter?: number;
  /** Range of the text that could not be read. */
  place?: { at: number; length: number } | null;
  /** Ranges of the question that were not read. */
  unread?: { at: number; length: number }[];
  /** What was understood of each sentence of the question. */
  sentences?: { text: string; says: string | null; unclear: { at: number; length: number }[] }[];
}

export interface ProblemReply {
  status: number;
  body: Record<string, unknown>;
  headers: OutgoingHttpHeaders;
}

interface ProblemContext {
  requestId: string;
  publicUrl: string | null;
}

/** Of the codes that no refusal of an operation carries. */
const OTHER_STATUS: Record<string, number> = {
  ...Object.fromEntries(Object.entries(OUTAGES).map(([code, { status }]) => [code, status])),
  BAD_USER_INPUT: 422,
  METHOD_NOT_ALLOWED: 405,
  MALFORMED: 400,
  INTERNAL: 500,
  STARTING: 503,
  MALFORMED_REPLY: 502,
  EMPTY: 502,
  NETWORK: 502,
  INTERRUPTED: 503,
  OTHER: 502,
};

/** RFC 9457, with the `message` and the `code` that clients read. */
export function problem(refusal: RestRefusal, { requestId, publicUrl }: ProblemContext): ProblemReply {
  const status = ERROR_STATUS[refusal.code as ErrorCode] ?? OTHER_STATUS[refusal.code] ?? 500;
  const errors = (refusal.fields ?? []).map(({ field, code, message, min, max, isNamed }) => ({
    field: isNamed ? field : restName(field),
    code,
    message,
    ...(min != null && { min }),
    ...(max != null && { max }),
  }));
  return {
    status,
    body: {
      type: `${publicUrl ?? ''}/errors/${refusal.code.toLowerCase()}`,
      title: title(refusal.code),
      status,
      code: refusal.code,
      message: refusal.message,
      detail: refusal.message,
      errors,
      ...(refusal.required != null && { required: refusal.required }),
      ...(refusal.earlierId != null && { earlier_id: refusal.earlierId }),
      ...(refusal.place && { place: { at: refusal.place.at, length: refusal.place.length } }),
      ...(refusal.unread?.length && { unread: refusal.unread.map(({ at, length }) => ({ at, length })) }),
      ...(refusal.sentences?.length && {
        sentences: refusal.sentences.map(({ text, says, unclear }) => ({
          text,
          ...(says !== null && { says }),
          unclear: unclear.map(({ at, length }) => ({ at, length })),
        })),
      }),
      request_id: requestId,
    },
    headers: {
      'content-type': 'application/problem+json',
      ...(refusal.retryAfter !== undefined && { 'retry-after': String(refusal.retryAfter) }),
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
    },
  };
}

const title = (code: string) => code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ');

const SENTENCES = {
  SIGNED_OUT: { en: 'This access token is not valid.', zh: '访问令牌无效。' },
  NOT_FOUND: { en: 'Not found.', zh: '未找到。' },
  METHOD_NOT_ALLOWED: {
    en: 'Method not allowed; see the Allow header.',
    zh: '此处不支持该方法，请参阅 Allow 标头。',
  },
  VALIDATION_FAILED: { en: 'This request cannot be accepted.', zh: '无法接受该请求。' },
  MALFORMED: { en: 'The body is not a JSON object.', zh: '请求内容不是 JSON 对象。' },
  TOO_LARGE: { en: 'The body is too large.', zh: '请求内容过大。' },
  INTERNAL: { en: 'Something went wrong here.', zh: '服务器出现问题。' },
  UNAVAILABLE: OUTAGES.UNAVAILABLE.text,
  OVERLOADED: OUTAGES.OVERLOADED.text,
  TIMEOUT: OUTAGES.TIMEOUT.text,
  NO_SPACE: OUTAGES.NO_SPACE.text,
};

/** Default messages for errors that did not come from the graph, or have no user-facing text. */
export function refusalFor(
  code: keyof typeof SENTENCES,
  language: Language,
  fields: FieldFault[] = [],
): RestRefusal {
  const wait = code in OUTAGES ? { retryAfter: OUTAGES[code as Outage].retryAfter } : {};
  return { code, message: fields[0]?.message ?? SENTENCES[code][language], fields, ...wait };
}

/** The first of the graph's errors as a refusal, with a default message if it has none for users. */
export function fromErrors(
  errors: readonly GraphQLFormattedError[],
  { language }: { language: Language },
): RestRefusal {
  const { message, extensions = {} } = errors[0]!;
  const code = String(extensions['code'] ?? '');
  if (code === 'INTERNAL') return refusalFor(code, language);
  if (!(code in ERROR_STATUS || code in OTHER_STATUS)) return refusalFor('VALIDATION_FAILED', language);
  const { fields = [], retryAfter } = extensions;
  const wait = typeof retryAfter === 'number' ? { retryAfter } : {};
  return { code, message, fields: fields as [], ...wait };
}

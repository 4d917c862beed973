import type { Language, Text } from './locale.ts';

/** Every code that a refusal can carry, in GraphQL and REST alike, with its HTTP status. */
export const ERROR_STATUS = {
  SIGNED_OUT: 401,
  NOT_ALLOWED: 403,
  SUSPENDED: 403,
  SELF_VOTE: 403,
  NEED_REPUTATION: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  HAS_ANSWERS: 409,
  QUESTION_CLOSED: 409,
  QUESTION_LOCKED: 409,
  DUPLICATE_IN_FLIGHT: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  EDIT_CONFLICT: 412,
  TOO_LARGE: 413,
  WRONG_TYPE: 415,
  VALIDATION_FAILED: 422,
  AUTOMATIC_BADGE: 422,
  UNREADABLE: 422,
  NOT_SOLVED: 422,
  RATE_LIMITED: 429,
  OVERLOADED: 503,
  NO_SPACE: 507,
} as const;

/** Temporary failures that have nothing to do with the request. */
export const OUTAGES = {
  UNAVAILABLE: {
    text: {
      en: 'Lemma cannot reach its database at the moment. Try again in a few seconds.',
      zh: '暂时无法读取数据，请几秒后再试。',
    },
    status: 503,
    retryAfter: 2,
  },
  OVERLOADED: {
    text: {
      en: 'Many people are using Lemma at the moment. Try again in a few seconds.',
      zh: '当前使用人数过多，请几秒后再试。',
    },
    status: 503,
    retryAfter: 2,
  },
  TIMEOUT: {
    text: { en: 'This took too long. Try again later.', zh: '处理超时，请稍后再试。' },
    status: 503,
    retryAfter: 5,
  },
  /** The database's disk is full: it reads and does not write. */
  NO_SPACE: {
    text: {
      en: 'The server is out of storage space, so nothing was changed. Try again later.',
      zh: '服务器存储空间已满，未作任何更改，请稍后再试。',
    },
    status: 507,
    retryAfter: 60,
  },
} satisfies Record<string, { text: Text; status: number; retryAfter: number }>;

/** The message for clients of an address that exceeded its limit. */
export const TOO_OFTEN: Text = {
  en: 'Too many requests are coming from your network. Try again in a moment.',
  zh: '来自你所在网络的请求过多，请稍后再试。',
};

export type Outage = keyof typeof OUTAGES;

export type ErrorCode = keyof typeof ERROR_STATUS;
export type FieldCode =
  | 'REQUIRED'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'TOO_FEW'
  | 'TOO_MANY'
  | 'MALFORMED'
  | 'UNKNOWN';

/** What is wrong with one field of an input. */
export interface FieldProblem {
  field: string;
  code: FieldCode;
  text: Text;
  min?: number;
  max?: number;
}

/** Something that the product needs, such as its database or its storage, does not answer or not as it should. */
export class Unavailable extends Error {}

/** What an operation may refuse with. Everything else that is thrown is a bug. */
export abstract class Refusal extends Error {
  readonly code: ErrorCode;
  readonly text: Text;
  readonly fields: readonly FieldProblem[];

  constructor(code: ErrorCode, text: Text, fields: readonly FieldProblem[] = []) {
    super(text.en);
    this.code = code;
    this.text = text;
    this.fields = fields;
  }
}

export class SignedOut extends Refusal {
  constructor(text: Text = { en: 'Sign in first.', zh: '请先登录。' }) {
    super('SIGNED_OUT', text);
  }
}

/** Until when somebody may read but not write, and why. */
export interface Suspension {
  until: Date;
  reason: string;
}

const dayIn = (language: Language, date: Date) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(date);

export class Suspended extends Refusal {
  readonly until: Date;
  readonly reason: string;

  constructor({ until, reason }: Suspension) {
    super('SUSPENDED', {
      en: `You may read but not write until ${dayIn('en', until)} UTC. The moderators’ reason: ${reason}`,
      zh: `在 ${dayIn('zh', until)}（UTC）之前，你只能浏览，不能发布内容。版主给出的原因：${reason}`,
    });
    this.until = until;
    this.reason = reason;
  }
}

/** Also used where the thing exists but this reader may not know that. */
export class NotFound extends Refusal {
  constructor(text: Text) {
    super('NOT_FOUND', text);
  }
}

/** The reader sees the thing but may not do this to it. */
export class NotAllowed extends Refusal {
  /** The reputation that would be needed, where reputation is what is missing. */
  readonly required: number | null;

  constructor(
    code: 'NOT_ALLOWED' | 'SELF_VOTE' | 'NEED_REPUTATION',
    text: Text,
    required: number | null = null,
  ) {
    super(code, text);
    this.required = required;
  }
}

type ConflictCode =
  | 'CONFLICT'
  | 'HAS_ANSWERS'
  | 'QUESTION_CLOSED'
  | 'QUESTION_LOCKED'
  | 'DUPLICATE_IN_FLIGHT'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'EDIT_CONFLICT'
  | 'AUTOMATIC_BADGE';

/** The thing is not in a state in which this can be done. */
export class Conflict extends Refusal {
  /** What was written under the same idempotency key, where that is in the way. */
  readonly earlierId: string | null;

  constructor(code: ConflictCode, text: Text, earlierId: string | null = null) {
    super(code, text);
    this.earlierId = earlierId;
  }
}

export class Invalid extends Refusal {
  constructor(fields: readonly FieldProblem[]) {
    super(
      'VALIDATION_FAILED',
      fields[0]?.text ?? { en: 'This input cannot be accepted.', zh: '无法接受这些内容。' },
      fields,
    );
  }
}

/** A place in a text as it was typed, counted in UTF-16 units. */
export interface TextRange {
  at: number;
  length: number;
}

/** Mathematics that was typed in a way that nobody could be sure of. */
export class Unreadable extends Refusal {
  readonly place: TextRange | null;

  constructor(text: Text, place: TextRange | null) {
    super('UNREADABLE', text);
    this.place = place;
  }
}

/** A question that has no answer which passed its check: none is given. */
/** A sentence of a question as it was understood. */
export interface SentenceRead {
  text: string;
  /** Whether it says something, asks for something, or both; null where it was not understood. */
  says: 'given' | 'asked' | 'both' | null;
  /** Words that belong to no phrase that is known, in the sentence. */
  unclear: readonly TextRange[];
}

export class NotSolved extends Refusal {
  /** What was not read of a question that was otherwise solved. */
  readonly unread: readonly TextRange[];
  /** Every sentence of the question. */
  readonly sentences: readonly SentenceRead[];

  constructor(
    text: Text,
    {
      unread = [],
      sentences = [],
    }: { unread?: readonly TextRange[]; sentences?: readonly SentenceRead[] } = {},
  ) {
    super('NOT_SOLVED', text);
    this.unread = unread;
    this.sentences = sentences;
  }
}

export class RateLimited extends Refusal {
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number;

  constructor(text: Text, retryAfter: number, code: 'RATE_LIMITED' | 'OVERLOADED' = 'RATE_LIMITED') {
    super(code, text);
    this.retryAfter = Math.max(1, Math.ceil(retryAfter));
  }
}

/** What others ask for leaves no room for it at the moment, however little this reader asked. */
export class Overloaded extends RateLimited {
  constructor(text: Text, retryAfter: number) {
    super(text, retryAfter, 'OVERLOADED');
  }
}

/** A file that is larger than one may be, or takes more to open. */
export class TooLarge extends Refusal {
  constructor(text: Text) {
    super('TOO_LARGE', text);
  }
}

/** A file of a kind that is not taken. */
export class WrongType extends Refusal {
  constructor(text: Text) {
    super('WRONG_TYPE', text);
  }
}

/** Nothing more can be kept here for now. */
export class NoSpace extends Refusal {
  constructor(text: Text) {
    super('NO_SPACE', text);
  }
}

/** Throws what a policy refuses with, where it refuses. */
export function enforce(refusal: Refusal | null): void {
  if (refusal) throw refusal;
}

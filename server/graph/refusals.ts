import {
  Conflict,
  type ErrorCode,
  type FieldCode,
  type FieldProblem,
  Invalid,
  NotAllowed,
  NotFound,
  NotSolved,
  type SentenceRead,
  type TextRange,
  RateLimited,
  type Refusal,
  SignedOut,
  Suspended,
  Unreadable,
} from '../core/errors.ts';
import { builder } from './builder.ts';

declare module './type-names.ts' {
  interface NamedObjects {
    Place: TextRange;
    SentenceRead: SentenceRead;
  }
}

const CODES = {
  SIGNED_OUT: { description: 'The caller is not signed in.' },
  NOT_ALLOWED: { description: 'The caller may not do this.' },
  SUSPENDED: {
    description: 'The caller may read but not write: `until` and `reason` say for how long and why.',
  },
  SELF_VOTE: { description: 'Authors cannot vote on their own posts.' },
  NEED_REPUTATION: { description: 'More reputation is needed; `required` says how much.' },
  NOT_FOUND: { description: 'Not found, or not visible to the caller.' },
  CONFLICT: { description: 'The state of the object does not allow this.' },
  HAS_ANSWERS: { description: 'A question with upvoted or accepted answers cannot be deleted.' },
  QUESTION_CLOSED: { description: 'The question takes no more answers.' },
  QUESTION_LOCKED: { description: 'The question is locked: it and its answers stay as they are.' },
  DUPLICATE_IN_FLIGHT: {
    description: 'The same was posted within the last 24 hours, or too many files are being uploaded.',
  },
  IDEMPOTENCY_KEY_REUSED: { description: 'The key was used for something else.' },
  EDIT_CONFLICT: { description: 'It was changed in the meantime.' },
  TOO_LARGE: { description: 'What was sent is too large.' },
  WRONG_TYPE: { description: 'Files of this type are not accepted.' },
  VALIDATION_FAILED: { description: 'The input cannot be accepted: `fields` says why.' },
  AUTOMATIC_BADGE: { description: 'The badge is awarded by the rules alone.' },
  UNREADABLE: { description: 'The mathematics cannot be read with certainty.' },
  NOT_SOLVED: { description: 'No answer passed its check, so none is given.' },
  RATE_LIMITED: {
    description: 'Too many requests came in too short a time: `retryAfter` says when to try again.',
  },
  OVERLOADED: { description: 'The server is overloaded.' },
  NO_SPACE: { description: 'The server is out of storage space.' },
} satisfies Record<ErrorCode, object>;

const Code = builder.enumType('ErrorCode', {
  description: 'Why something was refused. Codes never change; messages may.',
  values: CODES,
});

const FieldErrorCode = builder.enumType('FieldErrorCode', {
  description: 'What is wrong with one field of an input.',
  values: {
    REQUIRED: { description: 'Missing.' },
    TOO_SHORT: { description: 'It has too few characters.' },
    TOO_LONG: { description: 'It has too many characters.' },
    TOO_FEW: { description: 'There are too few of them.' },
    TOO_MANY: { description: 'There are too many of them.' },
    MALFORMED: { description: 'It cannot be read.' },
    UNKNOWN: { description: 'Unknown name.' },
  } satisfies Record<FieldCode, object>,
});

const FieldProblemType = builder.objectRef<FieldProblem>('FieldProblem').implement({
  description: 'One field of an input that cannot be accepted.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Name of the field in the input.' }),
    code: t.expose('code', { type: FieldErrorCode, description: 'Why, in a word that never changes.' }),
    message: t.string({
      description: 'A sentence for the reader, in the reader’s language.',
      resolve: ({ text }, _args, ctx) => text[ctx.language],
    }),
    min: t.exposeInt('min', { nullable: true, description: 'The least that is accepted.' }),
    max: t.exposeInt('max', { nullable: true, description: 'The most that is accepted.' }),
  }),
});

const Problem = builder.interfaceRef<Refusal>('Problem').implement({
  description: 'A refusal that the user can act on.',
  fields: (t) => ({
    code: t.expose('code', { type: Code, description: 'Why, in a word that never changes.' }),
    message: t.string({
      description: 'A sentence for the reader, in the reader’s language.',
      resolve: ({ text }, _args, ctx) => text[ctx.language],
    }),
    fields: t.field({
      type: [FieldProblemType],
      description: 'What is wrong with which field; empty unless the input was invalid.',
      resolve: ({ fields }) => [...fields],
    }),
  }),
});

builder.objectType(SignedOut, {
  name: 'SignedOut',
  description: 'The caller is not signed in.',
  interfaces: [Problem],
  isTypeOf: (value) => value instanceof SignedOut,
});

builder.objectType(Suspended, {
  name: 'Suspended',
  description: 'The caller may read but not write for now.',
  interfaces: [Problem],
  isTypeOf: (value) => value instanceof Suspended,
  fields: (t) => ({
    until: t.expose('until', { type: 'DateTime', description: 'When the caller may write again.' }),
    reason: t.exposeString('reason', { description: 'Why, in the words of whoever decided it.' }),
  }),
});

builder.objectType(NotFound, {
  name: 'NotFound',
  description: 'Not found, or not visible to the caller.',
  interfaces: [Problem],
  isTypeOf: (value) => value instanceof NotFound,
});

builder.objectType(NotAllowed, {
  name: 'NotAllowed',
  description: 'The object is visible, but the caller may not do this to it.',
  interfaces: [Problem],
  isTypeOf: (value) => value instanceof NotAllowed,
  fields: (t) => ({
    required: t.exposeInt('required', {
      nullable: true,
      description: 'The reputation that would be needed, when reputation is what is missing.',
    }),
  }),
});

builder.objectType(Conflict, {
  name: 'Conflict',
  description: 'The state of the object does not allow this.',
  interfaces: [Problem],
  isTypeOf: (value) => value instanceof Conflict,
  fields: (t) => ({
    earlierId: t.exposeID('earlierId', {
      nullable: true,
      description:
        'Id of what the same operation wrote under this idempotency key, so that it can be edited instead; null for other conflicts.',
    }),
  }),
});

builder.objectType(Invalid, {
  name: 'Invalid',
  description: 'The input cannot be accepted; `fields` says why.',
  interfaces: [Problem],
  isTypeOf: (value) => value instanceof Invalid,
});

builder.objectType(RateLimited, {
  name: 'RateLimited',
  description:
    'Too many requests in too short a time (RATE_LIMITED), or more than the server can do at the moment, whoever asks (OVERLOADED).',
  interfaces: [Problem],
  isTypeOf: (value) => value instanceof RateLimited,
  fields: (t) => ({
    retryAfter: t.exposeInt('retryAfter', { description: 'Seconds after which trying again makes sense.' }),
  }),
});

const PlaceType = builder.objectRef<TextRange>('Place').implement({
  description: 'A range of the typed text, in UTF-16 code units.',
  fields: (t) => ({
    at: t.exposeInt('at', { description: 'Where it begins; the first unit is 0.' }),
    length: t.exposeInt('length', { description: 'How many units it has.' }),
  }),
});

builder.objectType(Unreadable, {
  name: 'Unreadable',
  description: 'Mathematics that cannot be read with certainty.',
  interfaces: [Problem],
  isTypeOf: (value) => value instanceof Unreadable,
  fields: (t) => ({
    place: t.expose('place', {
      type: PlaceType,
      nullable: true,
      description: 'Where; null when there is no mathematics at all.',
    }),
  }),
});

const SentenceRole = builder.enumType('SentenceRole', {
  description: 'What a sentence of a question is for.',
  values: {
    GIVEN: { value: 'given', description: 'It says something.' },
    ASKED: { value: 'asked', description: 'It asks for something.' },
    BOTH: { value: 'both', description: 'It says something and asks for something.' },
  } as const,
});

/** A sentence of a question, in its own words. */
export const SentenceReadType = builder.objectRef<SentenceRead>('SentenceRead').implement({
  description: 'A sentence of a question as it was understood.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'As it was typed.' }),
    says: t.expose('says', {
      type: SentenceRole,
      nullable: true,
      description: 'Null where it was not understood.',
    }),
    unclear: t.field({
      type: [PlaceType],
      description: 'Words of it that belong to no phrase that is known.',
      resolve: ({ unclear }) => [...unclear],
    }),
  }),
});

builder.objectType(NotSolved, {
  name: 'NotSolved',
  description: 'A question without an answer that passed its check, so none is given.',
  interfaces: [Problem],
  isTypeOf: (value) => value instanceof NotSolved,
  fields: (t) => ({
    unread: t.field({
      type: [PlaceType],
      description: 'What was not read of the question, where that alone is why; empty otherwise.',
      resolve: ({ unread }) => [...unread],
    }),
    sentences: t.field({
      type: [SentenceReadType],
      description: 'Every sentence of the question, with what was understood of it.',
      resolve: ({ sentences }) => [...sentences],
    }),
  }),
});

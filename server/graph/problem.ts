import {
  Conflict,
  ERROR_STATUS,
  type ErrorCode,
  type FieldCode,
  type FieldProblem,
  Invalid,
  NotAllowed,
  NotFound,
  NotSolved,
  type Place,
  RateLimited,
  type Refusal,
  SignedOut,
  Unreadable,
} from '../errors.ts';
import { builder } from './builder.ts';

const Code = builder.enumType('ErrorCode', {
  description: 'Why something was refused. Codes never change; messages may.',
  values: Object.keys(ERROR_STATUS) as ErrorCode[],
});

const FieldCodes: FieldCode[] = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'TOO_FEW',
  'TOO_MANY',
  'MALFORMED',
  'UNKNOWN',
];
const FieldErrorCode = builder.enumType('FieldErrorCode', {
  description: 'What is wrong with one field of an input.',
  values: FieldCodes,
});

const FieldProblemType = builder.objectRef<FieldProblem>('FieldProblem').implement({
  description: 'One field of an input that cannot be accepted.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Name of the field in the input.' }),
    code: t.expose('code', { type: FieldErrorCode }),
    message: t.string({
      description: 'A sentence for the reader, in the reader’s language.',
      resolve: ({ text }, _args, ctx) => text[ctx.language],
    }),
    min: t.exposeInt('min', { nullable: true, description: 'The least that is accepted.' }),
    max: t.exposeInt('max', { nullable: true, description: 'The most that is accepted.' }),
  }),
});

const Problem = builder.interfaceRef<Refusal>('Problem').implement({
  description: 'A refusal that the reader can act on.',
  fields: (t) => ({
    code: t.expose('code', { type: Code }),
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
  description: 'Nobody is signed in.',
  interfaces: [Problem],
  isTypeOf: (value) => value instanceof SignedOut,
});

builder.objectType(NotFound, {
  name: 'NotFound',
  description: 'There is no such thing, or this reader may not know of it.',
  interfaces: [Problem],
  isTypeOf: (value) => value instanceof NotFound,
});

builder.objectType(NotAllowed, {
  name: 'NotAllowed',
  description: 'The thing is visible, but this reader may not do this to it.',
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
  description: 'The thing is not in a state in which this can be done.',
  interfaces: [Problem],
  isTypeOf: (value) => value instanceof Conflict,
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

export const PlaceType = builder.objectRef<Place>('Place').implement({
  description: 'A place in a text as it was typed, counted in UTF-16 units.',
  fields: (t) => ({
    at: t.exposeInt('at', { description: 'Where it begins; the first unit is 0.' }),
    length: t.exposeInt('length'),
  }),
});

builder.objectType(Unreadable, {
  name: 'Unreadable',
  description: 'Mathematics that was typed in a way that nobody could be sure of.',
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

builder.objectType(NotSolved, {
  name: 'NotSolved',
  description:
    'A question that has no answer which passed its check. None is given: nothing is guessed here.',
  interfaces: [Problem],
  isTypeOf: (value) => value instanceof NotSolved,
});

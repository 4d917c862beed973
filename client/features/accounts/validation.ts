import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { EMAIL, MAX_PASSWORD_BYTES, MIN_PASSWORD, NAME_LENGTH } from '../../lib/graph/limits.gen.ts';

/** What a form may complain of; the words are chosen when they are shown, in the language of that moment. */
const FIELD_ERRORS = {
  'name-missing': msg`Please enter your name`,
  'name-short': msg`The name needs at least 2 characters`,
  'email-missing': msg`Please enter your e-mail address`,
  'email-malformed': msg`Please enter a valid e-mail address`,
  'password-missing': msg`Please enter your password`,
  'password-short': msg`The password needs at least 6 characters`,
  'password-long': msg`The password is too long`,
  'password-simple': msg`The password needs upper and lower case letters and digits`,
  'confirm-missing': msg`Please enter the password again`,
  'confirm-different': msg`The two passwords do not match`,
} satisfies Record<string, MessageDescriptor>;

export type FieldError = keyof typeof FIELD_ERRORS;

export const wordsOf = (key: FieldError): MessageDescriptor => FIELD_ERRORS[key];

const fieldError = (key: FieldError) => key;

const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(fieldError('email-missing')),
  v.regex(EMAIL, fieldError('email-malformed')),
);

export const Login = v.object({
  email,
  password: v.pipe(
    v.string(),
    v.nonEmpty(fieldError('password-missing')),
    v.minLength(MIN_PASSWORD, fieldError('password-short')),
  ),
});

export const Signup = v.pipe(
  v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(fieldError('name-missing')),
      v.minLength(NAME_LENGTH.min, fieldError('name-short')),
    ),
    email,
    password: v.pipe(
      v.string(),
      v.nonEmpty(fieldError('password-missing')),
      v.minLength(MIN_PASSWORD, fieldError('password-short')),
      v.maxBytes(MAX_PASSWORD_BYTES, fieldError('password-long')),
      v.check(mixesCharacters, fieldError('password-simple')),
    ),
    confirm: v.pipe(v.string(), v.nonEmpty(fieldError('confirm-missing'))),
  }),
  v.forward(
    // Not a partial check, which waits until nothing else is wrong with either.
    v.check(
      ({ password, confirm }) => confirm === '' || password === confirm,
      fieldError('confirm-different'),
    ),
    ['confirm'],
  ),
);

function mixesCharacters(password: string): boolean {
  return /[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password);
}

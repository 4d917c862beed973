import * as v from 'valibot';
import { text } from '../../core/validation.ts';

export const REASON_LENGTH = { min: 5, max: 500 };

export const Note = v.object({
  comment: v.optional(text({ min: 0, max: REASON_LENGTH.max, label: { en: 'The comment', zh: '说明' } }), ''),
});

/** Whoever turns an edit down says why. */
export const Rejection = v.object({
  reason: text({ ...REASON_LENGTH, label: { en: 'The reason', zh: '理由' } }),
});

import * as v from 'valibot';
import { text } from '../../core/validation.ts';
import { MAX_POST } from '../../text/limits.ts';

export const MIN_ANSWER = 6;

export const AnswerDraft = v.object({
  body: text({ min: MIN_ANSWER, max: MAX_POST, label: { en: 'The answer', zh: '回答' } }),
  aiGenerated: v.nullish(v.boolean()),
});

import * as v from 'valibot';
import { text } from '../../core/validation.ts';

export const AnswerDraft = v.object({
  body: text({ min: 6, max: 20_000, label: { en: 'The answer', zh: '回答' } }),
});

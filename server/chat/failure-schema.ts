import { builder } from '../graph/builder.ts';
import { BilingualText } from '../graph/vocabulary.ts';
import { type FailureCode, FAILURES } from './failure.ts';

export const ChatFailure = builder.objectRef<FailureCode>('ChatFailure').implement({
  description: 'Why a reply is missing or not whole.',
  fields: (t) => ({
    code: t.string({ description: 'Such as `UNAVAILABLE`; it never changes.', resolve: (code) => code }),
    text: t.field({ type: BilingualText, resolve: (code) => FAILURES[code] }),
  }),
});

import { memo } from 'react';
import { loadFormulas } from '../../../lib/markdown/Formula.tsx';
import { Prose } from '../../../lib/markdown/Prose.tsx';
import { readReply } from './read-reply.ts';
import { seal } from './seal/seal.ts';

// Long before the first formula, so that nobody sees its LaTeX while it is set.
void loadFormulas();

interface ReplyTextProps {
  text: string;
  /** There is more to come: what has begun and not ended is held back. */
  growing?: boolean;
}

/** What the tutor says, also while it grows: what stands already stays as it is. */
export const ReplyText = memo(function ReplyText({ text, growing = false }: ReplyTextProps) {
  const sealed = seal(text, growing);
  return sealed ? <Prose text={sealed} read={readReply} /> : null;
});

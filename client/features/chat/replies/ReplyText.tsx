import { memo } from 'react';
import { loadReader } from '../../../lib/markdown/load-renderer.ts';
import { Prose } from '../../../lib/markdown/Prose.tsx';

// Long before the first formula, so that nobody sees its LaTeX while it is set.
loadReader().catch(() => {});

interface ReplyTextProps {
  text: string;
  /** There is more to come: what has begun and not ended is held back. */
  growing?: boolean;
}

/** What the tutor says, also while it grows: what stands already stays as it is. */
export const ReplyText = memo(function ReplyText({ text, growing = false }: ReplyTextProps) {
  return <Prose text={text} kind={growing ? 'growing' : 'reply'} />;
});

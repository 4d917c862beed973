import { Prose } from '../../../lib/markdown/LazyProse.tsx';
import { finishedPart } from './finished.ts';

/** What the tutor says, also while it grows. */
export function ReplyText({ text, growing = false }: { text: string; growing?: boolean }) {
  const shown = growing ? finishedPart(text) : text;
  return shown ? <Prose text={shown} /> : null;
}

import { checkWorking } from '../../maths/checking/working/check-working.ts';
import { formulasOf } from '../../maths/reading/working/working-lines.ts';
import type { Verdict } from '../../maths/checking/judging/verdict.ts';

const MAX_LENGTH = 1500;
const MAX_LINES = 30;
const UNRELATED: ReadonlySet<Verdict> = new Set(['start', 'unchecked', 'unreadable']);

/** The lines of a message that is working and nothing else; null where they do not go on from each other. */
export function typedLines(text: string): string[] | null {
  if (text.length > MAX_LENGTH || !text.includes('\n')) return null;
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length < 2 || lines.length > MAX_LINES) return null;
  if (!lines.every((line) => /[=<>≤≥]/.test(line) && formulasOf(line) !== null)) return null;
  const [, ...rest] = checkWorking(lines).lines;
  return rest.some(({ verdict }) => !UNRELATED.has(verdict)) ? lines : null;
}

import type { Text } from '../core/locale.ts';
import type { ReadLine, ReadWorking } from './solving/read-working.ts';

/** The longest working that is kept, in characters of JSON: a page has fifty answers. */
const MAX_KEPT = 16_000;

/** Checked working as it is kept: its fields are those of the graph, so that a statement reads them as they stand. */
export interface KeptWorking {
  linesOk: number;
  linesTotal: number;
  firstWrong: number | null;
  lines: KeptLine[];
}

interface KeptLine extends Pick<ReadLine, 'text' | 'tex' | 'say' | 'lost' | 'gained'> {
  verdict: string;
  mistake: { rule: string; wrong: Text; right: Text } | null;
  place: { at: number; length: number; say: Text } | null;
}

/** What is to be kept of working that was judged; null where it is too long. */
export function keptOf({ lines, checkedTo, firstWrong }: ReadWorking): KeptWorking | null {
  const kept = {
    linesOk: checkedTo,
    linesTotal: lines.length,
    firstWrong: firstWrong === null ? null : firstWrong + 1,
    lines: lines.map(({ text, tex, verdict, say, lost, gained, mistake, fault }) => ({
      text,
      tex,
      verdict: verdict.toUpperCase(),
      say: say && { en: say.en, zh: say.zh },
      lost,
      gained,
      mistake: mistake && { rule: mistake.id, wrong: mistake.wrong, right: mistake.right },
      place: fault && { at: fault.at, length: fault.length, say: fault.say },
    })),
  };
  return JSON.stringify(kept).length <= MAX_KEPT ? kept : null;
}

export function workingOf(kept: unknown): ReadWorking | null {
  if (!kept) return null;
  const { linesOk, firstWrong, lines } = kept as KeptWorking;
  const read = lines.map(({ verdict, mistake, place, ...line }) => ({
    ...line,
    verdict: verdict.toLowerCase() as ReadLine['verdict'],
    mistake: mistake && { id: mistake.rule, wrong: mistake.wrong, right: mistake.right },
    fault: place,
    readAs: null,
    marks: null,
  }));
  const first = firstWrong === null ? null : firstWrong - 1;
  return {
    lines: read,
    checkedTo: linesOk,
    marks: null,
    firstWrong: first,
    mistake: first === null ? null : (read[first]?.mistake ?? null),
  };
}

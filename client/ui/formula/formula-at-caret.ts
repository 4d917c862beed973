import { segmentsOf } from '../../lib/typed/segments.ts';

export interface Place {
  from: number;
  to: number;
  /** The formula that stands there, as it is typed; empty where there is none. */
  typed: string;
}

/** The formula that is selected or in which the caret stands. */
export function formulaAt(text: string, from: number, to: number): Place {
  if (to > from) return { from, to, typed: text.slice(from, to).replaceAll('$', '').trim() };
  let start = 0;
  for (const { text: segment, isMaths } of segmentsOf(text)) {
    const at = start;
    start += segment.length;
    const typed = segment.trimEnd();
    const end = at + typed.length;
    if (!isMaths || from < at || from > end) continue;
    const inDollars = [...typed.matchAll(/\$[^$]+\$/g)].find(
      ({ index, 0: found }) => from >= at + index && from <= at + index + found.length,
    );
    if (inDollars) {
      const begin = at + inDollars.index;
      return { from: begin, to: begin + inDollars[0].length, typed: inDollars[0].slice(1, -1).trim() };
    }
    if (typed.includes('$')) continue;
    const formula = typed.replace(/(?<![.,;?!])[.,;?!]+$/, '');
    return { from: at, to: at + formula.length, typed: formula };
  }
  return { from, to, typed: '' };
}

import { isAll, type RawTerm, the } from '../meaning.ts';

/** What verbs come to, with how. */
export const VERBS: Record<string, [string, RawTerm[]]> = {
  climb: ['move', [the('up')]],
  descend: ['move', [the('down')]],
  hang: ['rest', [the('vertical')]],
  lower: ['raise', [the('down')]],
  raise: ['raise', [the('up')]],
};

/** What may begin the clause behind the one that opens a sentence. */
export const ENDS = new Set(['who', 'is', 'whole', 'ask', 'do', 'none', 'mass of']);

/** What is passed has to be said. */
export const OPEN_END = /\["pass",\{"all":\["[^"]{1,20}"\]\}\]/;

export const nameOf = (how: RawTerm): string => (typeof how === 'object' && 'the' in how ? how.the : '');
export const names = (x: RawTerm): RawTerm => (isAll(x) ? x : { all: [x] });
export const quantOf = (q: RawTerm): RawTerm[] => (typeof q === 'object' && 'the' in q ? q.of : []);

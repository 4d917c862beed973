import type { RawFact, RawTerm } from '../meaning.ts';

const VARIABLE = /^\$?(?:x|t|\\theta|θ)\$?$/;

/** "The set of values of k for which …": null where what follows is a tale, or says where a function increases. */
export const valuesWhere = (name: string, letter: string, where: RawFact[]): RawTerm | null =>
  where.some(({ relation }) => relation === 'scene' || (relation === 'monotone' && VARIABLE.test(letter)))
    ? null
    : { the: name, of: [letter], where };

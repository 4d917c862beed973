import type { RawFact, RawGoal, RawTerm } from '../meaning.ts';

const VARIABLE = /^\$?(?:x|t|\\theta|θ)\$?$/;

/** "The set of values of k for which …": null where what follows is a tale, or says where a function increases. */
export const valuesWhere = (name: string, letter: string, where: RawFact[]): RawTerm | null =>
  where.some((fact) => isSignOfGradient(fact) || isTale(fact, letter))
    ? null
    : { the: name, of: [letter], where };

const isTale = ({ relation }: RawFact, letter: string): boolean =>
  relation === 'scene' || (relation === 'monotone' && VARIABLE.test(letter));

/** The gradient of a curve as a whole is positive where the curve rises. */
const isSignOfGradient = ({ relation, of: [left, right] }: RawFact): boolean =>
  ['greater', 'less'].includes(relation) &&
  right === '0' &&
  typeof left === 'object' &&
  'the' in left &&
  left.the === 'gradient' &&
  left.of.length === 1;

const isWithFound = ({ where = [] }: RawGoal): boolean =>
  where.some(({ relation }) => relation === 'as-found');

/** Two goals; "for this value of k, find … and state …" is said of both. */
export const bothAsked = (g: RawGoal[], h: RawGoal[]): RawGoal[] | null =>
  g.some(isWithFound) && !h.every(isWithFound)
    ? null
    : [...g.map((one) => ({ ...one, apart: true as const })), ...h];

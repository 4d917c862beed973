import { fact, isReference, type RawFact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';

/** "In the case where …, find … and state …": said of all that the clause stands before. */
export const underCase = (goals: RawGoal[], facts: RawFact[]): RawGoal[] =>
  goals.map((one) => ({ ...one, where: [...(one.where ?? []), ...facts], under: true as const }));

/** "Find … in the case where …": of several requests it belongs to the last. */
export const inCase = (goals: RawGoal[], facts: RawFact[]): RawGoal[] | null =>
  goals.some(({ apart }) => apart)
    ? null
    : goals.map((one) => ({ ...one, where: [...(one.where ?? []), ...facts] }));

/** Whether a request has a clause before it that the other has not. */
export const isUnder = (goals: RawGoal[], others: RawGoal[]): boolean =>
  goals.some(({ under }) => under) && !others.every(({ under }) => under);

const SIGNS: Record<string, 'positive' | 'negative' | 'nonzero'> = {
  positive: 'positive',
  negative: 'negative',
  'non-zero': 'nonzero',
};

/** Which of the values that a letter was found to have. */
export const chosen = (k: string, which: string): RawFact[] => {
  const sign = SIGNS[which];
  return [sign ? fact(sign, k) : fact('chosen', k, which)];
};

const QUADRANTS = [
  ['greater', 'greater'],
  ['less', 'greater'],
  ['less', 'less'],
  ['greater', 'less'],
] as const;

/** In which quadrant the point lies. */
export const inQuadrant = (at: number): RawFact[] => {
  const [x, y] = QUADRANTS[at]!;
  return [fact(x, the('x-coordinate', SELF), '0'), fact(y, the('y-coordinate', SELF), '0')];
};

/** On which side of another point. */
export const beside = (letter: 'x' | 'y', way: 'greater' | 'less', p: RawTerm): RawFact[] => [
  fact(way, the(`${letter}-coordinate`, SELF), the(`${letter}-coordinate`, p)),
];

/** "A is nearer to O than B". */
export function nearer(a: RawTerm, o: RawTerm, b: RawTerm, at: number): RawFact[] | null {
  const ways = [a, b].map((one, i) => {
    if (!isReference(one) || !isReference(o) || one.name?.length !== 1 || o.name?.length !== 1) return null;
    return the('length', reference('segment', `${o.name}${one.name}`, 'the', at + i / 10));
  });
  return ways[0] && ways[1]
    ? [...[a, o, b].map((one) => fact('given', one)), fact('less', ways[0], ways[1])]
    : null;
}

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
  (g.some(isWithFound) && !h.every(isWithFound)) || isUnder(g, h)
    ? null
    : [...g.map((one) => ({ ...one, apart: true as const })), ...h];

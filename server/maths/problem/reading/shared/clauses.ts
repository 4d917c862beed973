import { fact, isReference, type RawFact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { isRestriction } from '../restrictions.ts';

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

/** n ≥ 2, where n counts: I_n, u_(n+1) stand beside it. */
function isOfCount(one: RawFact, facts: readonly RawFact[]): boolean {
  const [, letter] =
    /^[\s$]*([a-z])\s*(?:>|≥|\\geq?(?:slant)?(?![a-z]))\s*\d[\s$]*$/.exec(String(one.of[0])) ?? [];
  return (
    letter !== undefined &&
    isRestriction(one) &&
    facts.some((other) => other !== one && countsIn(other).includes(letter))
  );
}

/** n of I_n and of u_(n+1). */
const countsIn = ({ of: [text] }: RawFact): string[] =>
  [...String(text).matchAll(/_\s?\{?\s?([a-z])\b/g)].map(([, letter]) => letter!);

/** Each fact is to be shown; for what a definition holds, and from which count on, is said of it. */
export function shownOf(facts: RawFact[]): RawGoal[] | null {
  // Between what a root lies is shown of an equation that is told with it.
  if (facts.some(({ relation }) => relation === 'root-of') && facts.length > 1) return null;
  const said = facts.filter(
    (one) =>
      one.relation === 'domain' ||
      (one.relation === 'when' && facts.some(({ relation }) => relation === 'equal')) ||
      (one.relation === 'holds' && isOfCount(one, facts)),
  );
  return facts
    .filter((one) => !said.includes(one))
    .map((one) => ({
      verb: 'show',
      target: the(`statement:${one.relation}`, ...one.of),
      ...(said.length > 0 && { where: said }),
    }));
}

/** "y = 3 and dy/dx = 0 when x = 1": both hold there. */
export function bothTold(facts: RawFact[], others: RawFact[]): RawFact[] {
  const [last, next] = [facts.at(-1), others[0]];
  const [, letter] = /^[\s$]*([a-z])\s*=[^=]{1,60}$/.exec(String(last?.of[0])) ?? [];
  const isThere =
    last?.relation === 'holds' &&
    next?.relation === 'when' &&
    letter !== undefined &&
    /^.{0,24}?d[\W\d]{0,8}([a-z])\b/.exec(String(next.of[0]))?.[1] === letter;
  return isThere
    ? [
        ...facts.slice(0, -1),
        fact('when', last.of[0]!, next.of[1]!),
        fact('holds', next.of[0]!),
        ...others.slice(1),
      ]
    : [...facts, ...others];
}

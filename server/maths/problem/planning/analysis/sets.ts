import {
  difference,
  type Expression,
  mapParts,
  negative,
  partsOf,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Sign, Statement } from '../../../algebra-system/parsing/statement-kinds.ts';
import { polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import type { Root } from '../../../algebra-system/polynomials/root.ts';
import { setWhere } from '../../../techniques/algebra/solution-intervals.ts';
import { exactZeros } from '../../../techniques/calculus/zeros.ts';
import { simpleFraction } from '../../../algebra-system/polynomials/one-fraction.ts';

export type Relation = Extract<Statement, { kind: 'relation' }>;
export type Intervals = ReturnType<typeof setWhere>;

const HOLDS: Partial<Record<Sign, (a: number, b: number) => boolean>> = {
  '=': (a, b) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a)),
  '<': (a, b) => a < b - 1e-12,
  '>': (a, b) => a > b + 1e-12,
  '<=': (a, b) => a <= b + 1e-12,
  '>=': (a, b) => a >= b - 1e-12,
};

/** Whether a relation holds for a number. */
export function holdsFor({ sides, signs }: Relation, letter: string, at: number): boolean {
  const [a, b] = sides.map((side) => evaluate(side, { [letter]: at })) as [number, number];
  return HOLDS[signs[0]!]?.(a, b) ?? false;
}

/** Moduli of one relation at most. */
const MAX_MODULI = 3;

const moduliIn = (one: Expression): Expression[] => [
  ...(one.kind === 'call' && one.name === 'abs' ? [one] : []),
  ...partsOf(one).flatMap(moduliIn),
];

/** The expression with its moduli taken as what stands in them, or as the opposite, in every way. */
function signed(one: Expression): Expression[] {
  const moduli = [...new Map(moduliIn(one).map((each) => [JSON.stringify(each, plain), each])).keys()];
  return Array.from({ length: 2 ** moduli.length }, (_, choice) => {
    const walk = (part: Expression): Expression => {
      if (part.kind !== 'call' || part.name !== 'abs') return mapParts(part, walk);
      const at = moduli.indexOf(JSON.stringify(part, plain));
      return (choice >> at) % 2 === 0 ? part.of : negative(part.of);
    };
    return walk(one);
  });
}

const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

/** Where a relation between polynomials and their moduli holds; null where it is of another kind. */
export function setOf(relation: Relation, letter: string): Intervals | null {
  const { sides, signs } = relation;
  if (signs.length !== 1 || !HOLDS[signs[0]!] || sides.length !== 2) return null;
  const rest = difference(sides[0]!, sides[1]!);
  if (moduliIn(rest).length > MAX_MODULI) return null;
  const under = denominatorsIn(rest);
  const poles = under.length > MAX_MODULI ? null : polesOf(under, letter);
  if (!poles) return null;
  const roots = new Map<string, Root>();
  for (const pole of poles)
    roots.set(evaluate(pole).toFixed(9), { value: evaluate(pole), exact: pole } as Root);
  for (const each of signed(rest)) {
    const one = under.length === 0 ? each : simpleFraction(each)?.over;
    if (!one || !polynomialOf(one, letter)) return null;
    const zeros = exactZeros(one, letter);
    if (!zeros) return null;
    for (const zero of zeros) {
      const value = evaluate(zero);
      if (Math.abs(evaluate(rest, { [letter]: value })) < 1e-9)
        roots.set(value.toFixed(9), { value, exact: zero } as Root);
    }
  }
  const at = [...roots.values()].sort((a, b) => a.value - b.value);
  const isPole = (x: number) => poles.some((one) => Math.abs(evaluate(one) - x) < 1e-9);
  return setWhere((x) => !isPole(x) && holdsFor(relation, letter, x), at);
}

/** What letters are divided by. */
const denominatorsIn = (one: Expression): Expression[] => [
  ...(one.kind === 'quotient' && symbolsOf(one.denominator).length > 0 ? [one.denominator] : []),
  ...partsOf(one).flatMap(denominatorsIn),
];

function polesOf(under: readonly Expression[], letter: string): Expression[] | null {
  const all = under.map((one) => (polynomialOf(one, letter) ? exactZeros(one, letter) : null));
  return all.every((one) => one !== null) ? all.flat() : null;
}

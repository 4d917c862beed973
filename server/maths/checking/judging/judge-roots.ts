import {
  difference,
  type Expression,
  I,
  negative,
  number,
  product,
  substitute,
  sum,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { quadraticEquation, quadraticOf } from '../mistakes/toolkit/quadratic-roots.ts';
import { complexRoots } from '../../algebra-system/polynomials/complex-roots.ts';
import { degree, polynomialOf } from '../../algebra-system/polynomials/polynomial.ts';
import { type Equations, equationsOf, rootsOf, sidesOf } from '../values/equations.ts';
import { haveOtherFactors } from './factors.ts';
import { judgeDegrees } from './judge-degrees.ts';
import { memoize, nameOf } from './mistake-naming.ts';
import { numeral } from '../values/worked-out.ts';
import { agrees, satisfies, slackAt } from '../values/satisfies.ts';
import { near } from '../values/scan.ts';
import type { Judged, Line, Surroundings } from './verdict.ts';
import { compareValues } from '../values/values.ts';
import { holdsWholeTurn } from './whole-turn.ts';

/** Unknowns whose negative roots count; of lengths, times and masses nobody writes them. */
export const UNKNOWNS = new Set(['x', 'y', 'z', 'u', 'w', 'p', 'q', 'k']);

/** Judges equations in one letter by their roots: which are lost, and which gained. */
export function judgeRoots(
  before: Line,
  after: Line,
  was: Equations,
  is: Equations,
  around: Surroundings,
): Judged {
  const [roots, others] = [rootsOf(was, around.window), rootsOf(is, around.window)];
  const lost = roots.filter((root) => satisfies(is, root, was) === 'no');
  const gained = others.filter((root) => satisfies(was, root, is) === 'no');
  const outside = outsideOf(after, around);
  if (lost.length === 0 && gained.length === 0 && outside.length > 0)
    return { verdict: 'gained', gained: outside };
  if (lost.length === 0 && gained.length === 0) {
    if (roots.length === 0 && others.length === 0 && differAsQuadratics(before, after))
      return wrongVerdict(before, after);
    const certain = others.length > 0 && roots.every((root) => satisfies(is, root, was) === 'yes');
    if (!certain || !others.every((root) => agrees(was, root, is))) return { verdict: 'unchecked' };
    if (is.isSolved && !was.isSolved && COMPLEX.has(was.letter) && leavesComplexRoots(was, roots.length))
      return { verdict: 'unchecked' };
    if (!is.isSolved && !was.isRounded && !is.isRounded && haveOtherFactors(was, is))
      return { verdict: 'unchecked' };
    const isExact = others.every((root) => roots.some((one) => near(one, root, 1e-9)));
    const rounded = !was.isRounded && is.isRounded && is.isSolved && !isExact;
    return { verdict: rounded ? 'rounded' : roots.length > 0 ? 'equivalent' : 'follows' };
  }
  if (gained.length > 0 && isListed(is) && was.isPeriodic) {
    const degrees = judgeDegrees(was, is, around);
    if (degrees) return degrees;
  }
  if (lost.length > 0 && gained.length > 0)
    return judgeDisjoint(before, after, was, is, { roots, lost, gained }, around);
  if (gained.length > 0) {
    if (gained.length === others.length && hasNone(was) && hasOnlyReal(is) && !after.rejects)
      return wrongVerdict(before, after, { gained });
    if (is.isSolved && gained.length === others.length && roots.length === 0 && !after.rejects)
      return wrongVerdict(before, after, { gained });
    return { verdict: 'gained', gained };
  }
  if (!others.every((root) => agrees(was, root, is))) return { verdict: 'unchecked' };
  if (others.length === 0 && is.isSolved) return { verdict: 'unchecked' };
  if (others.length === 0) {
    if (was.isPeriodic || is.isPeriodic) return { verdict: 'unchecked' };
    if (hasComplexRootOf(before, is)) return { verdict: 'follows' };
    return { verdict: 'lost', lost, named: memoize(() => nameOf(before, after.statement)) };
  }
  // There are infinitely many angles, and the line does not say which of them are meant.
  if (was.isPeriodic && isListed(is) && !around.window)
    return holdsWholeTurn(was, is) ? { verdict: 'follows' } : { verdict: 'lost', lost, isMeant: true };
  if (isCounted(was, roots, lost)) return { verdict: 'follows', lost };
  const isChosen = was.isSolved && was.cases.length > 1 && is.isSolved;
  const isOutsideDomain = !UNKNOWNS.has(was.letter) && lost.every((root) => root <= 0);
  const isMeant = isChosen || isOutsideDomain || after.rejects;
  return { verdict: 'lost', lost, isMeant, named: memoize(() => nameOf(before, after.statement)) };
}

/**
 * How many terms a sum has is no negative number, and neither is R of R cos(x - α). The n of n(n - 1) and n² may be
 * any power.
 */
function isCounted({ letter }: Equations, roots: number[], lost: number[]): boolean {
  if (lost.some((root) => root >= 0)) return false;
  if (letter === 'R') return true;
  const total = roots.reduce((sum, root) => sum + root, 0);
  return (
    letter === 'n' &&
    [0, 1].every((other) => !near(total, other)) &&
    roots.every((root) => lost.includes(root) || (root > 0 && Number.isInteger(root)))
  );
}

const COMPLEX = new Set(['z', 'w']);

/** z³ = 8 has two roots beside z = 2. */
function leavesComplexRoots({ cases, letter }: Equations, listed: number): boolean {
  const polynomial = polynomialOf(
    product(...cases.map(({ left, right }) => difference(left, right))),
    letter,
  );
  const roots = polynomial && degree(polynomial) > listed ? complexRoots(polynomial) : null;
  return roots?.some(({ im }) => Math.abs(im) > 1e-3) === true;
}

/** (z + 2)² = -9 has no real root, which z + 2 = ±3 has: that is no consequence of it. */
const hasNone = ({ cases }: Equations) => cases.every(({ exact }) => exact?.length === 0);
const hasOnlyReal = ({ cases }: Equations) => cases.every(({ exact }) => exact !== null && exact.length > 0);

/** 2x = 30 or 2x = 150: each case gives one root. */
const isListed = ({ cases, isPeriodic }: Equations) =>
  !isPeriodic &&
  cases.every(
    ({ left, right, exact }) =>
      exact?.length === 1 && (symbolsOf(left).length === 0 || symbolsOf(right).length === 0),
  );

/** The roots that a line gives although a condition rules them out. */
export function outsideOf(after: Line, around: Surroundings): number[] {
  const is = equationsOf(after.statement);
  if (!is?.isSolved || after.rejects) return [];
  return rootsOf(is, null).filter((root) => isOutside(root, is, around));
}

/** A condition such as 0 < x < 360 rules it out; 3.142 may be meant as the end of an interval. */
function isOutside(root: number, is: Equations, { conditions }: Surroundings): boolean {
  const { most } = slackAt(is, root);
  return conditions.some(
    ({ letter, allows, edges }) =>
      letter === is.letter &&
      allows(root) === false &&
      (!is.isRounded || edges.every((edge) => Math.abs(edge - root) > most)),
  );
}

/** Two quadratics without real roots that are no multiples of each other. */
const differAsQuadratics = (before: Line, after: Line) =>
  quadraticEquation(before) !== null && quadraticEquation(after) !== null;

function judgeDisjoint(
  before: Line,
  after: Line,
  was: Equations,
  is: Equations,
  { roots, lost, gained }: { roots: number[]; lost: number[]; gained: number[] },
  around: Surroundings,
): Judged {
  const shared = lost.length < roots.length;
  if (isOtherCase(before, after)) return { verdict: 'unchecked' };
  const uncertain = (was.isPeriodic || is.isPeriodic) && shared && !is.isSolved;
  // A second answer on a line of its own is judged against the equation that both come from.
  const another =
    was.isSolved && is.isSolved && was.cases.every(({ left, right }) => isBare(left) && isBare(right));
  if (uncertain || another) {
    const named = another ? null : nameOf(before, after.statement, ['sides']);
    return named ? { verdict: 'wrong', named: () => named, lost, gained } : { verdict: 'unchecked' };
  }
  // Where there are infinitely many roots, no single one is missing.
  const isEndless = was.isPeriodic && !around.window;
  return wrongVerdict(before, after, isEndless ? { gained } : { lost, gained });
}

/** A = B and then A = -B, the two cases of a modulus. */
function isOtherCase(before: Line, after: Line): boolean {
  const [was, is] = [sidesOf(before.statement)!, sidesOf(after.statement)!];
  if (was.length !== 1 || is.length !== 1) return false;
  const [one, other] = [was[0]!, is[0]!];
  const same = (a: Expression, b: Expression) => compareValues(a, b) === 'same';
  return (
    (same(one.left, other.left) && same(one.right, negative(other.right))) ||
    (same(one.right, other.right) && same(one.left, negative(other.left)))
  );
}

/** A factor without real roots, such as z² + 4 of (z + 1)(z² + 4) = 0. */
function hasComplexRootOf(before: Line, is: Equations): boolean {
  const [only, ...others] = is.cases;
  const quadratic = only && others.length === 0 ? quadraticOf(difference(only.left, only.right)) : null;
  if (!quadratic || quadratic.b * quadratic.b >= 4 * quadratic.a * quadratic.c) return false;
  const { a, b, c } = quadratic;
  const root = sum(
    numeral(-b / (2 * a)),
    product(numeral(Math.sqrt(4 * a * c - b * b) / (2 * Math.abs(a))), I),
  );
  return sidesOf(before.statement)!.some(
    ({ left, right }) =>
      compareValues(substitute(difference(left, right), is.letter, root), number(0)) === 'same',
  );
}

const isBare = (one: Expression): boolean =>
  (one.kind === 'negative' && isBare(one.of)) ||
  one.kind === 'symbol' ||
  one.kind === 'number' ||
  (one.kind === 'quotient' && isBare(one.numerator) && isBare(one.denominator));

export function wrongVerdict(
  before: Line,
  after: Line,
  roots: { lost?: number[]; gained?: number[] } = {},
): Judged {
  return { verdict: 'wrong', ...roots, named: memoize(() => nameOf(before, after.statement)) };
}

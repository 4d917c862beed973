import {
  call,
  contains,
  difference,
  I,
  negative,
  number,
  product,
  sum,
  type Expression,
  substitute,
  symbol,
  symbolsOf,
} from '../expressions/expression.ts';
import type { Statement } from '../expressions/statement.ts';
import { dividedByUnknown } from '../mistakes/divided-by-unknown.ts';
import { lostNegativeRoot } from '../mistakes/lost-negative-root.ts';
import { modulusOneCase } from '../mistakes/modulus-one-case.ts';
import { degreesForRadians } from '../mistakes/degrees-for-radians.ts';
import { numeral } from './plain.ts';
import { quadraticEquation, quadraticOf } from '../mistakes/quadratics.ts';
import { type Equations, equationsOf, rootsOf, satisfies, sidesOf } from './equations.ts';
import { lazily, lettersOf, nameOf, sameUpToFactor } from './naming.ts';
import { near } from './scan.ts';
import type { Judged, Line, Surroundings } from './step.ts';
import { compareValues, usesI } from './values.ts';

/** Unknowns whose negative roots count; of lengths, times and masses nobody writes them. */
const UNKNOWNS = new Set(['x', 'y', 'z', 'u', 'w', 'p', 'q', 'k']);

/** Judges an equation, or several joined by "or", against the one before it. */
export function judgeEquations(before: Line, after: Line, around: Surroundings): Judged {
  const [sides, others] = [sidesOf(before.statement), sidesOf(after.statement)];
  if (!sides || !others) return { verdict: 'unchecked' };
  if (others.every(({ left, right }) => compareValues(left, right) === 'same')) return { verdict: 'follows' };
  if (sides.some(({ left, right }) => compareValues(left, right) === 'same')) return { verdict: 'unchecked' };
  if (
    sides.length === 1 &&
    others.length === 1 &&
    !hasBars(sides[0]!) &&
    !hasBars(others[0]!) &&
    sameUpToFactor(gapOf(sides[0]!), gapOf(others[0]!))
  )
    return { verdict: 'equivalent' };
  if ([...sides, ...others].some(({ left, right }) => usesI(left) || usesI(right)))
    return judgeComplex(before, after);
  const [was, is] = [equationsOf(before.statement), equationsOf(after.statement)];
  if (was && is && was.letter === is.letter) return judgeRoots(before, after, was, is, around);
  if (was && lettersOf(after.statement).length === 0)
    return rootsOf(was, around.window).length > 0 && others.every(isFalse)
      ? wrong(before, after)
      : { verdict: 'unchecked' };
  return judgeRearranged(before, after);
}

type Sides = { left: Expression; right: Expression };
const gapOf = ({ left, right }: Sides) => difference(left, right);
/** |x + 4| is x + 4 at so many points that sampling could be deceived. */
const hasBars = (one: Sides) => contains(gapOf(one), (part) => part.kind === 'call' && part.name === 'abs');
const isFalse = ({ left, right }: Sides) => compareValues(left, right) === 'different';

function judgeRoots(before: Line, after: Line, was: Equations, is: Equations, around: Surroundings): Judged {
  const isRounded = was.isRounded || is.isRounded;
  const [roots, others] = [rootsOf(was, around.window), rootsOf(is, around.window)];
  const lost = roots.filter((root) => satisfies(is, root, isRounded) === 'no');
  const gained = others.filter((root) => satisfies(was, root, isRounded) === 'no');
  if (lost.length === 0 && gained.length === 0) {
    if (roots.length === 0 && others.length === 0 && differAsQuadratics(before, after))
      return wrong(before, after);
    const certain = others.length > 0 && others.every((root) => satisfies(was, root, isRounded) === 'yes');
    if (!certain) return { verdict: 'unchecked' };
    const rounded = !was.isRounded && is.isRounded && is.isSolved;
    return { verdict: rounded ? 'rounded' : roots.length > 0 ? 'equivalent' : 'follows' };
  }
  if (gained.length > 0 && is.isSolved && was.isPeriodic) {
    const degrees = judgeDegrees(was, is, around);
    if (degrees) return degrees;
  }
  if (lost.length > 0 && gained.length > 0) return disjoint(before, after, was, is, { roots, lost, gained });
  if (gained.length > 0) {
    if (is.isSolved && gained.length === others.length && roots.length === 0 && !after.rejects)
      return wrong(before, after, { gained });
    return { verdict: 'gained', gained };
  }
  if (others.some((root) => satisfies(was, root, isRounded) === 'unsure')) return { verdict: 'unchecked' };
  if (others.length === 0 && is.isSolved) return { verdict: 'unchecked' };
  if (others.length === 0) {
    if (was.isPeriodic || is.isPeriodic) return { verdict: 'unchecked' };
    if (hasComplexRootOf(before, is)) return { verdict: 'follows' };
    return { verdict: 'lost', lost, named: lazily(() => nameOf(before, after.statement)) };
  }
  if (was.isPeriodic && is.isSolved && !around.window) return { verdict: 'follows' };
  const chosen = was.isSolved && was.cases.length > 1 && is.isSolved;
  const unwanted = !UNKNOWNS.has(was.letter) && lost.every((root) => root <= 0);
  if (chosen || unwanted || after.rejects) return { verdict: 'follows', lost };
  return { verdict: 'lost', lost, named: lazily(() => nameOf(before, after.statement)) };
}

/** Two quadratics without real roots that are no multiples of each other. */
const differAsQuadratics = (before: Line, after: Line) =>
  quadraticEquation(before) !== null && quadraticEquation(after) !== null;

function disjoint(
  before: Line,
  after: Line,
  was: Equations,
  is: Equations,
  { roots, lost, gained }: { roots: number[]; lost: number[]; gained: number[] },
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
  return wrong(before, after, { lost, gained });
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
  const found = only && others.length === 0 ? quadraticOf(difference(only.left, only.right)) : null;
  if (!found || found.b * found.b >= 4 * found.a * found.c) return false;
  const { a, b, c } = found;
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

function wrong(before: Line, after: Line, roots: { lost?: number[]; gained?: number[] } = {}): Judged {
  return { verdict: 'wrong', ...roots, named: lazily(() => nameOf(before, after.statement)) };
}

/** sin x = 0.5, so x = 30: right in degrees, wrong where the interval is in radians. */
function judgeDegrees(was: Equations, is: Equations, around: Surroundings): Judged | null {
  const turned: Equations | null = equationsOf(
    orOf(was.cases.map(({ left, right }) => [left, right].map((side) => inDegrees(side, was.letter)))),
  );
  const values = rootsOf(is, null);
  if (!turned || !values.every((value) => satisfies(turned, value, true) === 'yes')) return null;
  if (around.angles === 'degrees') return { verdict: 'follows' };
  if (around.angles !== 'radians') return { verdict: 'unchecked' };
  return {
    verdict: 'wrong',
    named: () => ({
      id: degreesForRadians.id,
      wrong: { en: 'The answer is in degrees.', zh: '答案用了角度制。' },
      right: {
        en: 'The interval is in radians: multiply by $\\frac{\\pi}{180}$.',
        zh: '区间以弧度给出：要乘以 $\\frac{\\pi}{180}$。',
      },
    }),
  };
}

const inDegrees = (side: Expression, letter: string) =>
  substitute(side, letter, call('degrees', symbol(letter)));

const orOf = (cases: Expression[][]): Statement => ({
  kind: 'list',
  joined: 'or',
  items: cases.map((sides) => ({ kind: 'relation', sides, signs: ['='] })),
});

/** Complex roots are put back one by one; nothing is said about roots that are not listed. */
function judgeComplex(before: Line, after: Line): Judged {
  const [sides, solved] = [sidesOf(before.statement)!, sidesOf(after.statement)!.map(lone)];
  const letters = lettersOf(before.statement);
  if (letters.length !== 1 || solved.some((one) => one?.letter !== letters[0]))
    return { verdict: 'unchecked' };
  // A second root on a line of its own says nothing of the first.
  if (sides.every((one) => lone(one))) return { verdict: 'unchecked' };
  const verdicts = solved.map((one) =>
    sides.map(({ left, right }) =>
      compareValues(substitute(left, one!.letter, one!.value), substitute(right, one!.letter, one!.value)),
    ),
  );
  if (verdicts.every((each) => each.some((verdict) => verdict === 'same' || verdict === 'near')))
    return { verdict: 'follows' };
  return verdicts.some((each) => each.every((verdict) => verdict === 'different'))
    ? wrong(before, after)
    : { verdict: 'unchecked' };
}

/** Several letters: a formula made the subject is put back; what cannot be shown is not judged, unless a wrong rule made it. */
function judgeRearranged(before: Line, after: Line): Judged {
  const [sides, others] = [sidesOf(before.statement)!, sidesOf(after.statement)!];
  if (holdsWith(sides, others)) return { verdict: 'equivalent' };
  if (holdsWith(others, sides)) return { verdict: 'follows' };
  const letters = lettersOf(before.statement);
  if (letters.length < 2 || letters.join() !== lettersOf(after.statement).join())
    return { verdict: 'unchecked' };
  const named = nameOf(before, after.statement, ['sides']);
  if (!named) return { verdict: 'unchecked' };
  // In a formula nobody means the letter that was divided by to be zero, or the root to be negative.
  return LOSING.has(named.id) ? { verdict: 'follows' } : { verdict: 'wrong', named: () => named };
}

const LOSING = new Set([dividedByUnknown.id, lostNegativeRoot.id, modulusOneCase.id]);

function holdsWith(claims: Sides[], subjects: Sides[]): boolean {
  return subjects.every((subject) => {
    const made = lone(subject);
    return (
      made !== null &&
      claims.some(({ left, right }) => {
        const sides = [left, right].map((side) => substitute(side, made.letter, made.value));
        const concerned = contains(
          difference(left, right),
          (part) => part.kind === 'symbol' && part.name === made.letter,
        );
        return concerned && compareValues(sides[0]!, sides[1]!, true) === 'same';
      })
    );
  });
}

function lone({ left, right }: Sides): { letter: string; value: Expression } | null {
  if (left.kind === 'symbol' && !symbolsOf(right).includes(left.name))
    return { letter: left.name, value: right };
  if (right.kind === 'symbol' && !symbolsOf(left).includes(right.name))
    return { letter: right.name, value: left };
  return null;
}

/** Whether a root that a line no longer has was ruled out before it, or is found by another line. */
export function isExcused(
  root: number,
  letter: string,
  before: Line[],
  others: Line[],
  around: Surroundings,
): boolean {
  if (around.conditions.some((region) => region.letter === letter && region.allows(root) === false))
    return true;
  return (
    before.some((line) => rulesOut(line, letter, root)) ||
    others.some((line) => finds(line, letter, root, around))
  );
}

function rulesOut(line: Line, letter: string, root: number): boolean {
  const equations = equationsOf(line.statement);
  return equations?.letter === letter && satisfies(equations, root, equations.isRounded) === 'no';
}

function finds(line: Line, letter: string, root: number, around: Surroundings): boolean {
  const equations = equationsOf(line.statement);
  if (equations?.letter !== letter) return false;
  return rootsOf(equations, around.window).some((other) =>
    near(root, other, equations.isRounded ? 0.01 : 1e-6),
  );
}

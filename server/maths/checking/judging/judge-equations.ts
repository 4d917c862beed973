import {
  contains,
  difference,
  type Expression,
  product,
  substitute,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { dividedByUnknown } from '../mistakes/equations/divided-by-unknown.ts';
import { lostNegativeRoot } from '../mistakes/equations/lost-negative-root.ts';
import { modulusOneCase } from '../mistakes/equations/modulus-one-case.ts';
import { complexRoots } from '../../algebra-system/polynomials/complex-roots.ts';
import { coefficientsOf, polynomialOf } from '../../algebra-system/polynomials/polynomial.ts';
import { compile } from '../values/compiled.ts';
import { type Equations, equationsOf, rootsOf, sidesOf } from '../values/equations.ts';
import { judgeRoots, outsideOf, wrongVerdict } from './judge-roots.ts';
import { hasGaps, losesSolutions } from './lost-solutions.ts';
import { lettersOf, nameOf, sameUpToFactor } from './mistake-naming.ts';
import { areSameButForMasses } from './masses.ts';
import { agrees } from '../values/satisfies.ts';
import type { Judged, Line, Surroundings } from './verdict.ts';
import { compareValues, pointsOf, usesI } from '../values/values.ts';

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
    sameUpToFactor(gapOf(sides[0]!), gapOf(others[0]!)) &&
    sameDomain(gapOf(sides[0]!), gapOf(others[0]!)) &&
    sameKnownRoots(equationsOf(before.statement), equationsOf(after.statement))
  ) {
    const outside = outsideOf(after, around);
    if (lettersOf(before.statement).length > 1 && others.some(hasGaps) && losesSolutions(sides, others))
      return { verdict: 'unchecked' };
    return outside.length > 0 ? { verdict: 'gained', gained: outside } : { verdict: 'equivalent' };
  }
  if ([...sides, ...others].some(({ left, right }) => usesI(left) || usesI(right)))
    return judgeComplex(before, after);
  if ([...sides, ...others].some(isOfArgument)) return { verdict: 'unchecked' };
  const [was, is] = [equationsOf(before.statement), equationsOf(after.statement)];
  if (was && is && was.letter === is.letter) return judgeRoots(before, after, was, is, around);
  if (was && lettersOf(after.statement).length === 0)
    return rootsOf(was, around.window).length > 0 && others.every(isFalse)
      ? wrongVerdict(before, after)
      : { verdict: 'unchecked' };
  return judgeRearranged(before, after);
}

/** ln x² has a value where 2 ln x has none, so that roots may be lost or gained. */
function sameDomain(one: Expression, other: Expression): boolean {
  const letters = [...new Set([...symbolsOf(one), ...symbolsOf(other)])].sort();
  if (letters.length !== 1) return true;
  const [f, g] = [compile(one, letters), compile(other, letters)];
  return pointsOf(1).every((point) => Number.isFinite(f(point)) === Number.isFinite(g(point)));
}

/** Beside other terms 1.6 × 10⁻¹⁹ is lost to rounding; known roots are substituted instead. */
const sameKnownRoots = (was: Equations | null, is: Equations | null): boolean =>
  !was ||
  !is ||
  (knownRoots(is).every((root) => agrees(was, root, is)) &&
    knownRoots(was).every((root) => agrees(is, root, was)));

const knownRoots = ({ cases }: Equations): number[] => cases.flatMap(({ exact }) => exact ?? []);

type Sides = { left: Expression; right: Expression };
const gapOf = ({ left, right }: Sides) => difference(left, right);
/** |x + 4| equals x + 4 at most points, which sampling cannot tell apart. */
const hasBars = (one: Sides) => contains(gapOf(one), (part) => part.kind === 'call' && part.name === 'abs');
/** |z| = 2, arg z = π/3 and Re z = 1 describe a number that is not one of finitely many roots. */
const isOfPart = (one: Sides) => hasBars(one) || isOfArgument(one);
const isOfArgument = (one: Sides) =>
  contains(gapOf(one), (part) => part.kind === 'call' && ['arg', 're', 'im', 'conj'].includes(part.name));
const isFalse = ({ left, right }: Sides) => compareValues(left, right) === 'different';

/** Complex roots are substituted one by one; roots that are not listed are not judged. */
function judgeComplex(before: Line, after: Line): Judged {
  const [sides, solved] = [sidesOf(before.statement)!, sidesOf(after.statement)!.map(isolatedLetter)];
  if (holdsOfValue(sides, sidesOf(after.statement)!)) return { verdict: 'follows' };
  const letters = lettersOf(before.statement);
  if (letters.length !== 1 || solved.some((one) => one?.letter !== letters[0]))
    return { verdict: 'unchecked' };
  // A second root on a line of its own says nothing of the first.
  if (sides.every((one) => isolatedLetter(one))) return { verdict: 'unchecked' };
  const verdicts = solved.map((one) =>
    sides.map(({ left, right }) =>
      compareValues(substitute(left, one!.letter, one!.value), substitute(right, one!.letter, one!.value)),
    ),
  );
  if (verdicts.every((each) => each.some((verdict) => verdict === 'same' || verdict === 'near')))
    return {
      verdict: sides.some(isOfPart) || leavesRoots(sides, solved, letters[0]!) ? 'unchecked' : 'follows',
    };
  return verdicts.some((each) => each.every((verdict) => verdict === 'different'))
    ? wrongVerdict(before, after)
    : { verdict: 'unchecked' };
}

/** z² = 5 + 12i has two roots; one alone is half of the answer. */
function leavesRoots(sides: Sides[], solved: ReturnType<typeof isolatedLetter>[], letter: string): boolean {
  const gap = product(...sides.map(gapOf));
  const most = (coefficientsOf(gap, letter)?.length ?? 1) - 1;
  const listed = solved.filter(
    (one, index) =>
      !solved.slice(0, index).some((other) => compareValues(one!.value, other!.value) === 'same'),
  );
  if (listed.length >= most) return false;
  const polynomial = polynomialOf(gap, letter);
  const roots = polynomial && complexRoots(polynomial);
  const distinct = roots?.filter(
    (one, index) =>
      !roots.slice(0, index).some((other) => Math.hypot(one.re - other.re, one.im - other.im) < 1e-4),
  );
  return !distinct || distinct.length > listed.length;
}

/** After z = 3 - 4i, statements about z are tested with that value. */
function holdsOfValue(sides: Sides[], others: Sides[]): boolean {
  const [made, ...more] = sides.map(isolatedLetter);
  if (!made || more.length > 0 || symbolsOf(made.value).length > 0) return false;
  return others.every(
    ({ left, right }) =>
      symbolsOf(difference(left, right)).join() === made.letter &&
      compareValues(substitute(left, made.letter, made.value), substitute(right, made.letter, made.value)) ===
        'same',
  );
}

/** Several letters: a formula made the subject is put back; what cannot be shown is not judged, unless a wrong rule made it. */
function judgeRearranged(before: Line, after: Line): Judged {
  const [sides, others] = [sidesOf(before.statement)!, sidesOf(after.statement)!];
  const isSame = holdsWith(sides, others);
  if (isSame || holdsWith(others, sides))
    return { verdict: losesSolutions(sides, others) ? 'unchecked' : isSame ? 'equivalent' : 'follows' };
  if (sides.length === 1 && others.length === 1 && areSameButForMasses(sides[0]!, others[0]!))
    return { verdict: 'equivalent' };
  const letters = lettersOf(before.statement);
  if (letters.length < 2 || letters.join() !== lettersOf(after.statement).join())
    return { verdict: 'unchecked' };
  const named = nameOf(before, after.statement, ['sides']);
  if (!named) return { verdict: 'unchecked' };
  // In a formula the letter that was divided by is seldom meant to be zero, or the root to be negative.
  if (LOSING.has(named.id)) return { verdict: losesSolutions(sides, others) ? 'unchecked' : 'follows' };
  return { verdict: 'wrong', named: () => named };
}

const LOSING = new Set([dividedByUnknown.id, lostNegativeRoot.id, modulusOneCase.id]);

function holdsWith(claims: Sides[], subjects: Sides[]): boolean {
  return subjects.every((subject) => {
    const made = isolatedLetter(subject);
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

function isolatedLetter({ left, right }: Sides): { letter: string; value: Expression } | null {
  if (left.kind === 'symbol' && !symbolsOf(right).includes(left.name))
    return { letter: left.name, value: right };
  if (right.kind === 'symbol' && !symbolsOf(left).includes(right.name))
    return { letter: right.name, value: left };
  return null;
}

import { difference, type Expression, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';
import { MISTAKES } from '../mistakes/library.ts';
import type { Given, Explanation } from '../mistakes/toolkit/mistake.ts';
import { compile } from '../values/compiled.ts';
import { equationsOf, asSymbols, rootsOf, sidesOf } from '../values/equations.ts';
import { satisfies } from '../values/satisfies.ts';
import { near } from '../values/scan.ts';
import { compareRegions, regionOf } from '../values/regions.ts';
import { hidesTerms } from '../values/smallness.ts';
import { agreeWherePositive, isPiecewise, pointsOf } from '../values/values.ts';

export interface Named extends Explanation {
  id: string;
}

/** Searches on the first call only: most lines that fail against one line hold against another. */
export function memoize(find: () => Named | null): () => Named | null {
  let cached: { named: Named | null } | null = null;
  return () => (cached ??= { named: find() }).named;
}

/** How nearly a wrong rule reproduces a line: side by side, up to a factor, or by its solutions alone. */
const NEARNESS = ['sides', 'factor', 'solutions'] as const;
type Nearness = (typeof NEARNESS)[number];

const MOST_SLIPS = 600;

/** The wrong rule that makes the typed line of the given one; of several the nearest, then the most specific. */
export function nameOf(given: Given, typed: Statement, sure: readonly Nearness[] = NEARNESS): Named | null {
  const candidates: { id: string; nearness: Nearness; rank: number; named: () => Named }[] = [];
  let tried = 0;
  for (const mistake of MISTAKES)
    for (const slip of mistake.slips(given)) {
      tried += 1;
      if (tried > MOST_SLIPS) break;
      const nearness = nearnessOf(slip.makes, typed);
      if (!nearness || !sure.includes(nearness)) continue;
      if (slip.isShownBy?.(typed) === false || saysTheSame(slip.makes, given.statement)) continue;
      const rank = NEARNESS.indexOf(nearness) - sharedTerms(slip.makes, typed);
      candidates.push({
        id: mistake.id,
        nearness,
        rank,
        named: () => ({ id: mistake.id, ...slip.explain() }),
      });
    }
  const least = Math.min(...candidates.map(({ rank }) => rank));
  const best = candidates.filter(({ rank }) => rank === least);
  // Two wrong rules lead to the same answer, so neither is named.
  if (best.some(({ id, nearness }) => nearness === 'solutions' && id !== best[0]!.id)) return null;
  return best[0]?.named() ?? null;
}

/** Whether the wrong rule leads to the same solutions here, so that it does no harm. */
function saysTheSame(makes: Statement, given: Statement): boolean {
  const [region, other] = [regionOf(makes), regionOf(given)];
  if (!region || !other) return sameRoots(makes, given);
  const { lost, gained } = compareRegions(region, other);
  return lost.length + gained.length === 0;
}

/** The share, below 1, of the typed terms that the wrong line has too; -2x + 2 shows which bracket went wrong. */
function sharedTerms(makes: Statement, typed: Statement): number {
  const [made, student] = [termsIn(makes), termsIn(typed)];
  if (student.length < 2) return 0;
  const shared = student.filter((term) => made.some((other) => near(term, other, 1e-9)));
  return shared.length / (student.length + 1);
}

const flatTerms = (one: Expression): Expression[] =>
  one.kind === 'sum' ? one.terms.flatMap(flatTerms) : [one];

/** Every term of every side, by its value somewhere. */
function termsIn(statement: Statement): number[] {
  if (statement.kind === 'list') return statement.items.flatMap(termsIn);
  const sides = statement.kind === 'expression' ? [statement.value] : statement.sides;
  return sides.flatMap(flatTerms).map((term) => {
    const letters = symbolsOf(term);
    return compile(term, letters)(letters.map(([first]) => 1.3 + (first!.codePointAt(0)! % 7) * 0.37));
  });
}

function nearnessOf(makes: Statement, typed: Statement): Nearness | null {
  if (makes.kind === 'expression' || typed.kind === 'expression') {
    if (makes.kind !== 'expression' || typed.kind !== 'expression') return null;
    return agreeWherePositive(makes.value, typed.value) ? 'sides' : null;
  }
  const [region, other] = [regionOf(makes), regionOf(typed)];
  if (region || other) {
    if (!region || !other || region.letter !== other.letter) return null;
    const { lost, gained } = compareRegions(region, other);
    return lost.length + gained.length === 0 ? 'solutions' : null;
  }
  const [made, student] = [sidesOf(makes), sidesOf(typed)];
  if (!made || !student) return null;
  if (made.length === 1 && student.length === 1) {
    const [one, two] = [made[0]!, student[0]!];
    if (agreeWherePositive(one.left, two.left) && agreeWherePositive(one.right, two.right)) return 'sides';
    if (agreeWherePositive(one.left, two.right) && agreeWherePositive(one.right, two.left)) return 'sides';
    if (sameUpToFactor(difference(one.left, one.right), difference(two.left, two.right))) return 'factor';
  }
  if (made.length > 1 && made.length === student.length && sameCases(made, student)) return 'sides';
  return sameRoots(makes, typed) ? 'solutions' : null;
}

type Sides = { left: Expression; right: Expression };

function sameCases(made: Sides[], student: Sides[]): boolean {
  return made.every((one) =>
    student.some(
      (other) => agreeWherePositive(one.left, other.left) && agreeWherePositive(one.right, other.right),
    ),
  );
}

/** One gap is a fixed multiple of the other. */
export function sameUpToFactor(one: Expression, other: Expression): boolean {
  const letters = [...new Set([...symbolsOf(one), ...symbolsOf(other)])].sort();
  const [f, g] = [compile(one, letters), compile(other, letters)];
  let ratio: number | null = null;
  const branched = isPiecewise(one) || isPiecewise(other);
  let agreed = 0;
  for (const point of pointsOf(letters.length)) {
    const [above, below] = [f(point), g(point)];
    if (!Number.isFinite(above) || !Number.isFinite(below)) continue;
    if (Math.abs(below) < 1e-9 || Math.abs(above) < 1e-9) {
      if (Math.abs(above - below) > 1e-6) return false;
      continue;
    }
    ratio ??= above / below;
    if (Math.abs(above / below - ratio) > 1e-7 * Math.abs(ratio)) return false;
    agreed += 1;
    if (agreed === 10 && !branched) break;
  }
  return agreed >= 4 && ![one, other].some((gap) => hidesTerms(gap, letters, pointsOf(letters.length)));
}

function sameRoots(makes: Statement, typed: Statement): boolean {
  const [one, other] = [equationsOf(makes), equationsOf(typed)];
  if (!one || !other || one.letter !== other.letter) return false;
  const isRounded = one.isRounded || other.isRounded;
  const studentRoots = rootsOf(other, null);
  if (studentRoots.length === 0 || !studentRoots.every((root) => satisfies(one, root, other) === 'yes'))
    return false;
  const made = rootsOf(one, null);
  return (
    (isRounded || made.length === studentRoots.length) &&
    made.every((root) => satisfies(other, root, one) === 'yes')
  );
}

export const lettersOf = (statement: Statement): string[] => {
  if (statement.kind === 'expression') return symbolsOf(asSymbols(statement.value));
  if (statement.kind === 'relation')
    return [...new Set(statement.sides.flatMap((side) => symbolsOf(asSymbols(side))))].sort();
  return [...new Set(statement.items.flatMap(lettersOf))].sort();
};

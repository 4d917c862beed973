import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { difference, type Expression, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { coefficientsOf } from '../../algebra-system/polynomials/polynomial.ts';
import { best, isConversion } from './sides.ts';
import { isSameLine, likenessTo } from './likeness.ts';
import { isSamePoint, nameOf, numbersAtEnd, pointsOf } from './lines/ends.ts';
import { among, byFacts, byGraph } from './by-facts.ts';
import { holdsAt } from './facts/inverse.ts';
import type { Known } from './knowledge/known.ts';
import { lettersFor } from './knowledge/nouns.ts';
import { bestLikeness, inDegrees, type Likeness, likeness, numbersOf, valuesOf } from './lines/numbers.ts';
import type { Said, Side } from './lines/said.ts';
import type { Truth } from './judged-line.ts';
import { type Zero, zerosOf } from './knowledge/system.ts';

/** By the values that the question and its solution give to what a line speaks of. */
export function truthOf(said: Said, known: Known, values: ReadonlyMap<string, readonly number[]>): Truth {
  if (said.isTaken || said.isRejected || isSetting(said) || isNaming(said)) return 'taken';
  if (isConversion(said, known)) return 'true';
  if (isChoice(said, values, known)) return 'taken';
  const name = nameOf(said);
  const last = said.sides.findLast((side) => numbersOf(side, known.measures).length > 0);
  const isNamed = name !== null && (said.sides.length > 1 || said.continues);
  const told = byFacts(said, isNamed && last ? { name, last } : null, known);
  if (told !== 'unknown') return told;
  const truth = isNamed ? (values.get(name) ?? worthOf(said, values, known)) : undefined;
  if (truth && last) {
    const found = among(last, truth, known);
    // E may be any energy: what the solution calls by another letter is not wrong.
    const isOther =
      found === 'false' &&
      known.subject === 'physics' &&
      isSpecial(numbersAtEnd(said, known.measures), last, known);
    return isOther ? 'placed' : found;
  }
  const wanted = known.wanted.map((one) => likenessTo(one, said, known));
  if (wanted.includes('same')) return 'true';
  const points = pointsOf(said);
  if (points.length > 0 && points.every((point) => known.points.some((one) => isSamePoint(one, point))))
    return 'true';
  if (points.length > 0 && isAskedPoint(said, points, known)) return 'false';
  if (isPlanned(said, known)) return 'true';
  if (isNamed && last && isCalled(name, last, known, values)) return 'true';
  const solved = byGraph(said, known);
  if (solved !== 'unknown') return solved;
  if (isOfCurve(said, known)) return 'unknown';
  const byLetters = byValues(said, values, known);
  if (byLetters !== 'unknown') return byLetters;
  if (
    last &&
    said.sides.length > 0 &&
    last.others.length === 0 &&
    isSpecial(numbersAtEnd(said, known.measures), last, known)
  )
    return 'placed';
  return 'unknown';
}

/** "t > 0" beside "t = 5 or −1": which of the values is kept. */
function isChoice(
  { statement }: Said,
  values: ReadonlyMap<string, readonly number[]>,
  known: Known,
): boolean {
  if (statement?.kind !== 'relation' || statement.sides.length !== 2) return false;
  const [letter, another] = statement.sides.flatMap(symbolsOf);
  if (!letter || another !== undefined || !statement.sides.some(({ kind }) => kind === 'symbol'))
    return false;
  const isAsked = known.wanted.some(
    (goal) => goal.said.statement?.kind === 'relation' && goal.said.sides.length === 0,
  );
  const own = [...(values.get(letter) ?? []), ...known.wanted.flatMap(({ numbers }) => numbers)];
  return (
    !isAsked &&
    statement.sides.some((side) => evaluate(side) === 0) &&
    own.some((value) => holdsAt(statement, { [letter]: value }))
  );
}

/** What cos θ is worth for the values of θ; undefined where the first side is no formula of letters with values. */
function worthOf(
  said: Said,
  values: ReadonlyMap<string, readonly number[]>,
  known: Known,
): number[] | undefined {
  const first = said.sides[0]?.value;
  if (!first || said.continues || first.kind !== 'call' || said.sides.length !== 2) return undefined;
  const [letter, ...others] = symbolsOf(first);
  const worth = letter && others.length === 0 ? values.get(letter) : undefined;
  const forms = known.measures.degrees ? [first, inDegrees(first)] : [first];
  return worth?.flatMap((value) =>
    forms.flatMap((form) => valuesOf(form, { ...known.measures, degrees: false }, { [letter!]: value })),
  );
}

/** Where a line or a curve is asked for, an equation of x and y is not right because it holds at one point. */
const isOfCurve = (said: Said, known: Known): boolean =>
  [said, ...known.wanted.map((goal) => goal.said)].filter((one) =>
    ['x', 'y'].every((letter) => lettersOf(one).includes(letter)),
  ).length > 1 && ['x', 'y'].every((letter) => lettersOf(said).includes(letter));

const lettersOf = ({ sides }: Said): string[] =>
  sides.flatMap(({ value }) => (value ? symbolsOf(value) : []));

/** The only point that is asked for, under its name, is another one. */
function isAskedPoint(said: Said, points: readonly number[][], known: Known): boolean {
  const wanted = known.wanted.flatMap((one) => pointsOf(one.said));
  if (wanted.length === 0 || wanted.length !== points.length) return false;
  const called = (said.sides.length > 1 ? said.sides[0]!.text : said.words).toLowerCase().trim();
  const isAsked =
    called.length > 1 &&
    /centre|center|圆心|stationary|驻点|minimum|maximum|vertex|顶点|intersect|交点|foot|垂足|midpoint|中点/.test(
      called,
    );
  return isAsked && points.every((point) => wanted.every((one) => !isSamePoint(point, one)));
}

/** A line of the solution, as it stands there. */
function isPlanned(said: Said, known: Known): boolean {
  if (said.statement === null || said.statement.kind === 'expression') return false;
  return known.plan.some((step) => step.said.some((one) => isSameLine(one, said)));
}

/** "gradient", "斜率": what the solution calls by a letter. */
function isCalled(
  name: string,
  last: Side,
  known: Known,
  values: ReadonlyMap<string, readonly number[]>,
): boolean {
  const own = numbersOf(last, known.measures);
  return lettersFor(name).some(
    (letter) => bestLikeness(values.get(letter) ?? [], own, last.value) === 'same',
  );
}

/** "dy/dx = 0" is what a stationary point is looked for by. */
const isSetting = ({ sides: [first, second, ...rest] }: Said): boolean =>
  rest.length === 0 && first?.value?.kind === 'derivative' && isZero(second);

/** "the common difference is d", "X = mass of an apple in g" */
const isNaming = ({ sides: [first, second, ...rest] }: Said): boolean =>
  rest.length === 0 &&
  first !== undefined &&
  second !== undefined &&
  second.others.length === 0 &&
  (first.value === null
    ? second.value?.kind === 'symbol'
    : first.value.kind === 'symbol' && second.value === null && /^[\p{L}\s]{1,60}$/u.test(second.text));

const isZero = (side: Side | undefined) => side?.value?.kind === 'number' && side.value.value.n === 0n;

const isSpecial = (numbers: number[], last: Side, known: Known) =>
  numbers.some((one) => Math.abs(one) > 12 || !Number.isInteger(one)) &&
  bestLikeness(known.pool, numbers, last.value) === 'same';

const MOST_WAYS = 40;

/** An equation whose letters all have values holds for some of them, or for none. */
function byValues(said: Said, values: ReadonlyMap<string, readonly number[]>, known: Known): Truth {
  const zeros = zerosOf(said);
  if (zeros.length === 0) return 'unknown';
  const letters = [...new Set(zeros.flatMap(({ left, right }) => [...symbolsOf(left), ...symbolsOf(right)]))];
  const lists = letters.map((letter) => (letter === 'g' ? known.measures.gravity : values.get(letter)));
  if (letters.length === 0 || lists.some((list) => !list || list.length === 0)) return 'unknown';
  let ways: Record<string, number>[] = [{}];
  for (const [at, letter] of letters.entries())
    ways = ways
      .flatMap((way) => [...new Set(lists[at]!)].map((value) => ({ ...way, [letter]: value })))
      .slice(0, MOST_WAYS);
  const forms = zeros.map((zero) => (known.measures.degrees ? [zero, turned(zero)] : [zero]));
  const found = ways.map((way) => forms.map((each) => best(each.map((zero) => holds(zero, way)))));
  const fits = found.map((each) => each.every((one) => one === 'same'));
  if (fits.includes(true))
    return zeros.length === said.sides.length - 1 && (fits.every(Boolean) || !isOfSomeRoots(zeros, letters))
      ? 'true'
      : 'unknown';
  return found.every((each) => each.includes('far')) ? 'false' : 'unknown';
}

/** A curved equation of one letter that holds for some of its values alone: one with another root may be another equation. */
function isOfSomeRoots(zeros: readonly Zero[], letters: readonly string[]): boolean {
  const [letter, another] = letters;
  return (
    letter !== undefined &&
    another === undefined &&
    zeros.some(({ left, right }) => (coefficientsOf(difference(left, right), letter)?.length ?? 3) > 2)
  );
}

/** With angles without a sign taken for degrees. */
export const turned = ({ left, right }: Zero): Zero => ({ left: inDegrees(left), right: inDegrees(right) });

/** Whether one equation holds for some of the values of its letters. */
export function holdsForValues(
  zero: Zero,
  values: ReadonlyMap<string, readonly number[]>,
  known: Known,
): boolean {
  const side = (value: Expression): Side => ({ value, text: '', scale: null, unit: null, others: [] });
  const said = {
    words: '',
    isTaken: false,
    continues: false,
    sides: [side(zero.left), side(zero.right)],
    statement: null,
    text: '',
  };
  return byValues(said, values, known) === 'true';
}

/** Whether an equation holds, measured by the size of its terms. */
export function holds({ left, right }: Zero, way: Record<string, number>): Likeness {
  const [a, b] = [evaluate(left, way), evaluate(right, way)];

  if (!Number.isFinite(a) || !Number.isFinite(b)) return 'unsure';
  const size = Math.max(sizeOf(left, way), sizeOf(right, way));
  if (!Number.isFinite(size)) return 'unsure';
  const apart = Math.abs(a - b);
  if (likeness(a, b) === 'same' || apart <= 0.0012 * size) return 'same';
  return apart > 0.02 * size ? 'far' : 'unsure';
}

/** The size of the terms, so that what cancels is seen against what it was. */
function sizeOf(one: Expression, way: Record<string, number>): number {
  switch (one.kind) {
    case 'sum':
      return one.terms.reduce((total, term) => total + sizeOf(term, way), 0);
    case 'negative':
      return sizeOf(one.of, way);
    case 'product':
      return one.factors.reduce((total, factor) => total * sizeOf(factor, way), 1);
    default:
      return Math.abs(evaluate(one, way));
  }
}

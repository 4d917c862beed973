import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, partsOf, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { HOLDS } from '../../planning/scope/conditions.ts';
import { alikeIn, renamedIn } from './alike.ts';
import { boundsIn } from '../sheet/bounds.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { CONSTANT_VALUES, G, GRAVITY } from '../network/constants.ts';
import type { Equation, Ranges, Values } from '../network/equation.ts';
import { hasEveryRoot, isMet, rootsOf } from '../network/roots.ts';
import { blocksFor } from '../network/search.ts';
import { solveBlock } from '../network/solve-block.ts';

/** What was found, from which equations, and every value that it may have. */
export interface Found {
  used: readonly Equation[];
  solutions: readonly Values[];
}

const MOST_ROUNDS = 300;

/** What is known before anything is worked out. */
export function knownOf({ paper, equations, given }: Sheet): Values {
  const isTold = equations.some(({ by, symbols }) => by && symbols.includes('g'));
  const gravity = paper === null ? null : GRAVITY[paper]!;
  return { ...CONSTANT_VALUES, ...given, ...(gravity !== null && !isTold && { [G]: gravity }) };
}

/** Every value of what is wanted that agrees with all that is told; null where nothing decides it. */
export function find(asked: Expression, sheet: Sheet): Found | null {
  const { equations, told: asTold, nameOf, same } = alikeIn(sheet.equations);
  const wanted = renamedIn(asked, nameOf);
  const ranges = narrowest(rangesOf(sheet), sheet, nameOf);
  const told = toldValues(equations, knownOf(sheet), ranges);
  const known = new Set(Object.keys(told.values));
  const letters = symbolsOf(wanted).filter((one) => !known.has(one));
  const worked = equations
    .map((one) => ({ one, open: openIn(one.zero, told.values) }))
    .filter(({ open }) => open.length > 0);
  for (const block of blocksFor(letters, worked)) {
    const zeros = block.equations.map(({ zero }) => zero);
    const solutions = solveBlock(zeros, block.letters, told.values, ranges)
      .flatMap((values) => spread(values, equations, ranges))
      .map((values) => withAlike(values, sheet, nameOf))
      .filter((values) => agrees(values, sheet) && !isWeightless(values));
    if (solutions.length > 0)
      return {
        used: [...block.equations, ...behind(block.equations, wanted, told.by)]
          .map((one) => asTold.get(one) ?? one)
          .concat(same.filter(({ symbols }) => symbols.every((letter) => isIn(letter, solutions)))),
        solutions: distinct(solutions, wanted),
      };
  }
  return null;
}

/** Where g was not said it is unknown, and not nought. */
const isWeightless = ({ [G]: gravity = 1 }: Values): boolean => Math.abs(gravity) < 1e-9;

/** All that follows from what is told, a letter at a time. */
export function followingFrom(sheet: Sheet): Values {
  const { equations, nameOf } = alikeIn(sheet.equations);
  const ranges = narrowest(rangesOf(sheet), sheet, nameOf);
  return withAlike(toldValues(equations, knownOf(sheet), ranges).values, sheet, nameOf);
}

const isIn = (letter: string, solutions: readonly Values[]): boolean =>
  solutions.every((values) => Object.hasOwn(values, letter));

/** Letters that were told to be the same lie where each of them may lie. */
function narrowest(ranges: Ranges, sheet: Sheet, nameOf: (letter: string) => string): Ranges {
  const letters = [...new Set(sheet.equations.flatMap(({ symbols }) => symbols))];
  const byName = Map.groupBy(letters, nameOf);
  return (letter) => {
    const all = (byName.get(letter) ?? [letter]).map(ranges);
    return [Math.max(...all.map(([low]) => low)), Math.min(...all.map(([, high]) => high))];
  };
}

const withAlike = (values: Values, { equations }: Sheet, nameOf: (letter: string) => string): Values => ({
  ...values,
  ...Object.fromEntries(
    equations
      .flatMap(({ symbols }) => symbols)
      .filter((letter) => nameOf(letter) !== letter && Object.hasOwn(values, nameOf(letter)))
      .map((letter) => [letter, values[nameOf(letter)]!]),
  ),
});

/** The told values that the equations rest on. */
function behind(
  equations: readonly Equation[],
  wanted: Expression,
  by: ReadonlyMap<string, Equation>,
): Equation[] {
  const all = new Set<Equation>();
  const add = (letters: readonly string[]): void =>
    letters.forEach((letter) => {
      const from = by.get(letter);
      if (!from || all.has(from)) return;
      all.add(from);
      add(from.symbols);
    });
  add(symbolsOf(wanted));
  for (const { symbols } of equations) add(symbols);
  return [...all].filter((one) => !equations.includes(one));
}

/** What is told, or a law, that cannot hold with the rest of what is told; null where nothing is against it. */
export function contradictionIn(sheet: Sheet): Equation | null {
  const { equations, told, nameOf } = alikeIn(sheet.equations);
  const ranges = narrowest(rangesOf(sheet), sheet, nameOf);
  const { values } = toldValues(equations, knownOf(sheet), ranges, hasEveryRoot);
  // What was told is named rather than a law.
  const inOrder = [...equations.filter(({ by }) => by), ...equations.filter(({ by }) => !by)];
  const found = inOrder.find(({ zero, by }) => {
    const open = openIn(zero, values);
    if (open.length === 0) return !isMet(zero, values, 1e-6);
    const [letter] = open as [string];
    const rootsWithin = (range: ReturnType<Ranges>) => rootsOf(zero, letter, values, range).length;
    return (
      by !== null &&
      open.length === 1 &&
      hasEveryRoot(zero, letter) &&
      rootsWithin(ranges(letter)) === 0 &&
      rootsWithin([-Infinity, Infinity]) > 0
    );
  });
  return found ? (told.get(found) ?? found) : null;
}

/** What is told outright, and what follows from it a letter at a time: each a letter that can have one value only. */
function toldValues(
  equations: readonly Equation[],
  known: Values,
  ranges: Ranges,
  isSure: (zero: Expression, letter: string) => boolean = () => true,
) {
  let values = known;
  const by = new Map<string, Equation>();
  const told = equations.filter((one) => one.by);
  const laws = equations.filter((one) => !one.by);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = values;
    for (const one of [...told, ...laws]) {
      const open = openIn(one.zero, values);
      if (open.length !== 1) continue;
      const [letter] = open as [string];
      if (!isSure(one.zero, letter)) continue;
      const roots = rootsOf(one.zero, letter, values, ranges(letter));
      if (roots.length !== 1) continue;
      values = { ...values, [letter]: roots[0]! };
      by.set(letter, one);
      if (!one.by) break;
    }
    if (values === before) break;
  }
  return { values, by };
}

/** The letters that have no number, but for those that are taken 0 times. */
function openIn(one: Expression, values: Values): string[] {
  if (one.kind === 'symbol') return Object.hasOwn(values, one.name) ? [] : [one.name];
  const parts = partsOf(one).map((part) => [part, openIn(part, values)] as const);
  const isNothing =
    one.kind === 'product' && parts.some(([part, open]) => open.length === 0 && evaluate(part, values) === 0);
  return isNothing ? [] : [...new Set(parts.flatMap(([, open]) => open))];
}

/** All that follows a letter at a time, so that nothing told is against it. */
function spread(values: Values, equations: readonly Equation[], ranges: Ranges): Values[] {
  let known = values;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let isChanged = false;
    for (const { zero, symbols } of equations) {
      if (symbols.every((letter) => Object.hasOwn(known, letter))) continue;
      const open = openIn(zero, known);
      if (open.length !== 1) continue;
      const roots = rootsOf(zero, open[0]!, known, ranges(open[0]!));
      if (roots.length !== 1) continue;
      known = { ...known, [open[0]!]: roots[0]! };
      isChanged = true;
    }
    if (!isChanged) break;
  }
  return [known];
}

/** Whether every equation and condition of which all letters are known holds. */
function agrees(values: Values, { equations, conditions, counts, given }: Sheet): boolean {
  const isKnown = (letters: readonly string[]) => letters.every((one) => Object.hasOwn(values, one));
  const exactness = exactnessIn(equations);
  return (
    equations.every((one) => !isKnown(one.symbols) || isMet(one.zero, values, exactness(one))) &&
    counts.every((one) => {
      const letters = symbolsOf(one);
      // A size that stands for every number is none.
      if (!isKnown(letters) || letters.some((letter) => Object.hasOwn(given, letter))) return true;
      const count = evaluate(one, values);
      return count > 0.5 && Math.abs(count - Math.round(count)) < 1e-6;
    }) &&
    conditions.every(({ sides, signs }) => {
      if (!isKnown(sides.flatMap(symbolsOf))) return true;
      const at = sides.map((side) => evaluate(side, values));
      return signs.every((sign, i) => HOLDS[sign](at[i]!, at[i + 1]!));
    })
  );
}

/** R and the product of k and the number of particles in a mole are the same only to the figures of the data sheet. */
function exactnessIn(equations: readonly Equation[]): (one: Equation) => number {
  const isMeasured = equations.some(({ symbols }) => symbols.some((letter) => MEASURED.test(letter)));
  return ({ by }) => (by === null && isMeasured ? 2e-3 : 1e-6);
}

const MEASURED = /^(?:Rgas|kB|NA)⟨constant⟩$/;

function distinct(all: readonly Values[], wanted: Expression): Values[] {
  const byValue = new Map(all.map((one) => [evaluate(wanted, one).toPrecision(8), one] as const));
  return [...byValue.values()].toSorted((a, b) => evaluate(wanted, a) - evaluate(wanted, b));
}

/** Where a quantity may lie: what cannot be negative is not, an angle is acute, and a letter is as was said. */
function rangesOf({ quantities, conditions }: Sheet): Ranges {
  const byLetter = new Map([...quantities.values()].map((one) => [one.symbol, one.property] as const));
  return (letter) => {
    const property = byLetter.get(letter);
    if (!property) return boundsIn(conditions, letter);
    if (property.unit === 'rad' && property.letter === 'θ')
      return property.isSigned ? [-Math.PI, Math.PI] : [0, Math.PI / 2];
    return property.isSigned ? [-Infinity, Infinity] : [0, Infinity];
  };
}

import type { Fact } from '../schema/problem.ts';
import { areIntervals, type Class, classesIn } from './classes.ts';
import { binomialOf, geometricOf, type Law, lawIn, poissonOf } from './laws.ts';

/** Counts by classes, and what they are expected to be. */
export interface Counts {
  classes: Class[];
  observed: number[];
  /** The classes and the cells of the row of expected frequencies, numbers or letters. */
  expected: { classes: Class[]; cells: string[] } | null;
  law: Law | null;
}

const bare = (cell: string): string => cell.replace(/\\[,;! ]|[$\s*]/g, '');
const isWhole = (cell: string): boolean => /^\d{1,6}$/.test(bare(cell));
const EXPECTED = /expected|期望/i;

/** The one table of counts by classes; null where there is none, or one does not go with what is told. */
export function countsIn(facts: readonly Fact[]): Counts | null {
  const tables = facts
    .filter(({ relation }) => relation === 'table')
    .map(({ of }) => JSON.parse(String(of[0])) as string[][]);
  let classes: Class[] | null = null;
  let last: Class[] | null = null;
  let observed: number[] | null = null;
  let expected: Counts['expected'] = null;
  for (const row of tables.flat()) {
    const [name = '', ...cells] = row;
    const own: Class[] | null = observedIs(name) || EXPECTED.test(name) ? null : classesIn(cells);
    if (own) {
      last = own;
      continue;
    }
    if (!last || cells.length !== last.length) return null;
    if (EXPECTED.test(name)) {
      if (expected || !cells.every((cell) => /^(?:\d{1,5}(?:\.\d{1,4})?|[a-z])$/.test(bare(cell))))
        return null;
      expected = { classes: last, cells: cells.map(bare) };
    } else {
      if (observed || !cells.every(isWhole)) return null;
      [classes, observed] = [last, cells.map((cell) => Number(bare(cell)))];
    }
  }
  if (!classes || !observed || !areSizes(facts, observed)) return null;
  const laws = facts.filter(({ relation }) => relation === 'law');
  const names = [...new Set(laws.map(({ of }) => JSON.stringify(of)))];
  if (names.length > 1) return null;
  const law = laws[0] ? lawTold(laws[0].of.map(String), classes, observed) : null;
  return laws.length > 0 && !law ? null : { classes, observed, expected, law };
}

const observedIs = (name: string): boolean =>
  /observed|^frequency$|^(?:number|no\.?) of (?:days|pages|weeks|intervals|periods|families|packets|boxes|rolls)$|频数|时段数|天数/i.test(
    name.trim(),
  );

/** How many there are is the total of the counts. */
function areSizes(facts: readonly Fact[], observed: readonly number[]): boolean {
  const total = observed.reduce((a, b) => a + b, 0);
  const sizes = facts.filter(({ relation }) => relation === 'size').map(({ of }) => Number(of[0]));
  const amounts = facts
    .filter(({ relation }) => relation === 'amount')
    .map(({ of }) => String(of[0]))
    .flatMap((text) => /^(\d+)⟨days?⟩$/.exec(text)?.[1] ?? []);
  return [...sizes, ...amounts.map(Number)].every((one) => one === total);
}

/** A law by its formula, or by its name with what it is found from. */
function lawTold(
  [name, mean, n]: string[],
  classes: readonly Class[],
  observed: readonly number[],
): Law | null {
  if (name === 'formula') return lawIn(mean!);
  if (mean !== '' && mean !== undefined) {
    if (name === 'poisson') return poissonOf(Number(mean));
    if (name === 'geometric') return geometricOf(Number(mean));
    return null;
  }
  const own = meanOf(classes, observed);
  if (own === null) return null;
  if (name === 'poisson') return poissonOf(own, 1);
  return name === 'binomial' && n ? binomialOf(Number(n), own / Number(n), 1) : null;
}

/** The mean of what was counted; null where a class with some in it is open. */
export function meanOf(classes: readonly Class[], observed: readonly number[]): number | null {
  if (areIntervals(classes) || classes.some(({ low, high }, at) => low !== high && observed[at]! > 0))
    return null;
  const total = observed.reduce((a, b) => a + b, 0);
  return classes.reduce((sum, { low }, at) => sum + low * observed[at]!, 0) / total;
}

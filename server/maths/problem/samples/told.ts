import { numberOf, plain } from '../statistics/facts/notation.ts';
import type { Fact } from '../schema/problem.ts';
import { sumIn, type SumTold } from '../reading/samples/sums.ts';
import { type Sample, sampleBySums, sampleOf } from './sample.ts';
import { tellingIn } from '../statistics/facts/words.ts';

/** All that is told of samples and of where they come from. */
export interface Told {
  samples: Sample[];
  /** Whether the data of two rows belong together one by one. */
  isPaired: boolean;
  isNormal: boolean;
  hasSameVariance: boolean;
  isSymmetrical: boolean;
  sigma: number | null;
  claims: Fact[];
  hypotheses: { sign: string; letter: string } | null;
  rejected: { level: number; isSo: boolean } | null;
  /** How many of what was told, by what stands before and behind each. */
  sizes: Size[];
  /** Amounts, with what stands before them. */
  amounts: { value: number; words: string }[];
  words: string;
}

export interface Size {
  size: number;
  words: string;
  isWord: boolean;
}

const BACKGROUND = new Set(['scene', 'words', 'amount', 'letter']);
const KNOWN = new Set(
  'size count list sum holds question table normal same-variance sigma claim interval-told hypotheses rejected symmetrical pairs'.split(
    ' ',
  ),
);

const of = (facts: readonly Fact[], relation: string): string[][] =>
  facts.filter((one) => one.relation === relation).map((one) => one.of.map(String));

const valueOf = (text: string): number => numberOf(plain(text.replace(/\\?%$/, ''))) ?? Number.NaN;

/** Everything that was said, taken apart; null where one fact is not understood or two do not go together. */
export function toldIn(facts: readonly Fact[]): Told | null {
  if (!facts.every(({ relation }) => BACKGROUND.has(relation) || KNOWN.has(relation))) return null;
  const words = of(facts, 'words').flat().join(' ');
  const rows = rowsOf(of(facts, 'table').map(([json]) => JSON.parse(json!) as string[][]));
  if (rows === null) return null;
  const sizes = sizesIn(facts);
  const lists = [
    ...of(facts, 'list').map(([values, name]) => ({ name: name!, values: numbersIn(values!)! })),
    ...rows.lists,
  ];
  const samples = samplesIn(facts, sizes, lists);
  if (samples === null) return null;
  const sigmas = [...new Set(of(facts, 'sigma').map(([value]) => valueOf(value!)))];
  const hypotheses = of(facts, 'hypotheses');
  const rejected = of(facts, 'rejected');
  if (sigmas.length > 1 || hypotheses.length > 1 || rejected.length > 1) return null;
  const [hypothesis] = hypotheses;
  const [decision] = rejected;
  return {
    samples,
    isPaired: isPaired(facts, samples, rows.individuals, sizes),
    isNormal: of(facts, 'normal').length > 0,
    hasSameVariance: of(facts, 'same-variance').length > 0,
    isSymmetrical: of(facts, 'symmetrical').length > 0,
    sigma: sigmas[0] ?? null,
    claims: facts.filter(({ relation }) => relation === 'claim'),
    hypotheses: hypothesis ? { letter: hypothesis[0]!, sign: hypothesis[1]! } : null,
    rejected: decision ? { level: valueOf(decision[0]!) / 100, isSo: decision[1] === 'yes' } : null,
    sizes,
    amounts: of(facts, 'amount').map(([value, name]) => ({
      value: valueOf(value!.split('⟨')[0]!),
      words: name!,
    })),
    words,
  };
}

/** So many are spoken of: numbers first, words for numbers too. */
function sizesIn(facts: readonly Fact[]): Size[] {
  const all = facts.flatMap((one): Size[] => {
    if (one.relation !== 'size' && one.relation !== 'count') return [];
    const [size, before, after] = one.of.map(String);
    return [{ size: Number(size), words: sizeWords(before!, after!), isWord: one.relation === 'count' }];
  });
  return [...new Map(all.map((one) => [`${one.size} ${[...tellingIn(one.words)].join(' ')}`, one])).values()];
}

/** What stands behind a number tells of what it counts; in Chinese, what stands before it does too. */
function sizeWords(before: string, after: string): string {
  if (/\p{Script=Han}/u.test(before)) return `${before.split(' ').slice(-6).join(' ')} ${after}`;
  return after === '' ? before : after;
}

interface List {
  name: string;
  values: number[];
}

function samplesIn(facts: readonly Fact[], sizes: Size[], lists: List[]): Sample[] | null {
  const sums = [...of(facts, 'sum'), ...of(facts, 'holds')]
    .flatMap(([source]) => source!.split(/\\q?quad/))
    .map((source) => sumIn(source));
  if (!sums.every((one) => one !== null)) return null;
  const intervals = of(facts, 'interval-told');
  if ([lists.length > 0, sums.length > 0, intervals.length > 0].filter(Boolean).length > 1) return null;
  if (lists.length > 0) return samplesOfLists(sizes, lists);
  if (sums.length > 0) return samplesOfSums(facts, sizes, sums as SumTold[]);
  // What is known of a sample by an interval is worked out where it is asked for.
  return [];
}

function samplesOfLists(sizes: Size[], lists: List[]): Sample[] | null {
  const lengths = lists.map(({ values }) => values.length);
  const total = lengths.reduce((a, b) => a + b, 0);
  const isThere = ({ size, isWord }: Size) =>
    lengths.includes(size) || size === total || (isWord && (size === lists.length || size === 1));
  if (!sizes.every(isThere) || lists.length > 2) return null;
  return lists.map(({ name, values }) => {
    const own = tellingIn(name);
    const same = sizes.filter(
      ({ size, words }) => size === values.length && [...tellingIn(words)].some((word) => own.has(word)),
    );
    return sampleOf(
      [name, ...(sizes.length > 1 ? same.map(({ words }) => words) : [])].join(' '),
      null,
      values,
    );
  });
}

/** The groups that sums go over, each with its size: in the order in which both are told, or by their letters. */
function samplesOfSums(facts: readonly Fact[], sizes: Size[], all: SumTold[]): Sample[] | null {
  const letters = of(facts, 'letter').map(([letter, , before, after]) => ({
    letter: letter!,
    words: `${before!} ${after!}`,
  }));
  const inSums = [...new Set(all.map(({ letter }) => letter))].filter((one) => one !== 'n');
  const inOrder = [...new Set(letters.map(({ letter }) => letter))].filter((one) => inSums.includes(one));
  const order = inOrder.length === inSums.length ? inOrder : inSums;
  if (order.length > 2 || (order.length === 2 && inOrder.length !== 2 && inSums.join('') !== 'xy'))
    return null;
  const counts = sizes.filter(({ isWord, size }) => !isWord || size > 4);
  const sum = counts.reduce((total, { size }) => total + size, 0);
  const parts = counts.length === order.length + 1 ? counts.filter(({ size }) => size * 2 !== sum) : counts;
  const own = all.filter(({ kind }) => kind === 'size');
  if (parts.length !== order.length && own.length !== order.length) return null;
  if (sizes.some(({ isWord, size }) => isWord && size <= 4 && size !== order.length && size !== 1))
    return null;
  // How many there are may be told twice.
  if (own.some(({ value, letter }) => letter === 'n' && parts.some(({ size }) => size !== value)))
    return null;
  const samples = order.map((letter, at): Sample | null => {
    const told =
      own.find((one) => one.letter === letter || (one.letter === 'n' && order.length === 1))?.value ??
      parts[at]?.size;
    const sums = all.filter((one) => one.letter === letter && one.kind !== 'size');
    const named = letters.find((one) => one.letter === letter)?.words ?? '';
    return told === undefined ? null : sampleBySums(`${parts[at]?.words ?? ''} ${named}`, told, sums);
  });
  if (!samples.every((one) => one !== null) || samples.some(({ size }) => size < 2)) return null;
  return areInOrder(parts, letters, order) ? samples : null;
}

/** "x for those of B and y for those of A" behind "8 of A and 10 of B": then the order says nothing. */
function areInOrder(
  sizes: Size[],
  letters: { letter: string; words: string }[],
  order: readonly string[],
): boolean {
  if (order.length < 2 || sizes.length < 2) return true;
  const labels = sizes.map(({ words }) => tellingIn(words));
  return order.every((letter, at) => {
    const own = tellingIn(letters.find((one) => one.letter === letter)?.words ?? '');
    const [mine, other] = [labels[at]!, labels[1 - at]!];
    return ![...own].some((word) => other.has(word) && !mine.has(word));
  });
}

const IN_TURN =
  /\b(?:before|after|old|new|first|second|previous|matched|pairs?|paired|each)\b|[前后]|配对|成对/i;

/** Whether two rows are as long and tell of the same ones. */
function isPaired(facts: readonly Fact[], samples: Sample[], hasHeader: boolean, sizes: Size[]): boolean {
  const [first, second] = samples;
  if (!first?.values || !second?.values || first.size !== second.size) return false;
  const isOneGroup = sizes.filter(({ isWord, size }) => !isWord || size > 4).length <= 1;
  return (
    isOneGroup &&
    (hasHeader || of(facts, 'pairs').length > 0 || (IN_TURN.test(first.words) && IN_TURN.test(second.words)))
  );
}

const NUMBER = /^[-−]?\d+(?:\.\d+)?$/;

const bare = (cell: string): string => cell.replace(/\\[,;! ]|[$\s]/g, '').replace('−', '-');
const isNumber = (cell: string): boolean => NUMBER.test(bare(cell));

/** Numbers beside each other; null where one of them is none. */
function numbersIn(text: string): number[] | null {
  const all = text.split(' ').filter((one) => one !== '');
  return all.every(isNumber) ? all.map((one) => Number(bare(one))) : null;
}

interface Rows {
  lists: { name: string; values: number[] }[];
  /** Whether those of whom the numbers tell stand above them. */
  individuals: boolean;
}

const isCounted = (values: readonly number[]): boolean => values.every((one, at) => one === at + 1);

/** Rows of numbers with a name before each, or without one; null where something else stands in them. */
function rowsOf(tables: readonly string[][][]): Rows | null {
  const lists: Rows['lists'] = [];
  let individuals = false;
  for (const table of tables) {
    const loose: number[] = [];
    for (const [at, printed] of table.entries()) {
      const row = withName(printed);
      const [name, ...cells] = row;
      if (row.every(isNumber)) loose.push(...row.map((cell) => Number(bare(cell))));
      else if (cells.length > 1 && cells.every(isNumber)) {
        const values = cells.map((cell) => Number(bare(cell)));
        if (at === 0 && table.length > 2 && isCounted(values)) individuals = true;
        else lists.push({ name: name!, values });
      } else if (at === 0 && isNameRow(row, table[1])) individuals = true;
      else return null;
    }
    if (loose.length > 0 && (loose.length < 5 || lists.length > 0)) return null;
    if (loose.length > 0) lists.push({ name: '', values: loose });
  }
  return lists.every(({ values }) => values.length > 2) ? { lists, individuals } : null;
}

/** "Machine X: 41.2" in one cell: its name and the first number. */
function withName([first = '', ...cells]: string[]): string[] {
  const [, name, value] = /^([^:：]{1,60})[:：]\s*(\S+)$/.exec(first) ?? [];
  return name && value && isNumber(value) ? [name, value, ...cells] : [first, ...cells];
}

/** A, B, C, … above as many numbers. */
const isNameRow = ([, ...cells]: string[], next: string[] | undefined): boolean =>
  next !== undefined &&
  (cells.length === next.length - 1 || cells.length === next.length) &&
  new Set(cells.map(bare)).size === cells.length &&
  cells.every((cell) => /^(?:[A-Z]|[A-Z][a-z]{1,12}|\p{Script=Han}{1,3})$/u.test(bare(cell)));

import type { Fact } from '../schema/problem.ts';
import { sumTold, type RecordSum } from '../reading/records/sums.ts';
import { groupedIn } from '../statistics/asked/grouped.ts';
import type { Grouped } from '../statistics/asked/read-off.ts';
import { numberOf, plain } from '../statistics/facts/notation.ts';
import { contentOf } from '../statistics/facts/words.ts';

/** One set of data: one by one, in classes, by sums, or by its mean and spread. */
export interface DataSet {
  words: string;
  size: number | null;
  values: number[] | null;
  grouped: Grouped | null;
  sums: RecordSum[];
  mean: number | null;
  variance: number | null;
}

export interface Records {
  sets: DataSet[];
  changes: { less: number | null; more: number | null }[];
  /** Bars of a histogram that are measured. */
  bars: { name: string; width: string; height: string }[];
  /** All that was said. */
  words: string;
}

const KNOWN = new Set([
  'flat',
  'words',
  'size',
  'count',
  'letter',
  'list',
  'sum',
  'amount',
  'table',
  'moments',
  'change',
  'scene',
  'bar',
]);
/** What may be said behind the data: only that they are shown. */
const SHOWN =
  /^(?:the|these|this|his|her|their|all) [a-z' -]{2,60} (?:is|are|was|were) (?:also |then )?(?:summarised|summarized|shown|given|recorded|displayed|illustrated|represented|listed|grouped)\b[a-z ,]{0,60}$/;

const DRAWN =
  /^(?:a|the) (?:histogram|cumulative frequency graph|graph|diagram) is (?:to be )?drawn\b[a-z ,]{0,60}$/;

const empty = (words: string): DataSet => ({
  words,
  size: null,
  values: null,
  grouped: null,
  sums: [],
  mean: null,
  variance: null,
});

interface Sentence {
  text: string;
  facts: Fact[];
}

/** What was told sentence by sentence; a table, and what a rule read, each for itself. */
function sentencesIn(facts: readonly Fact[]): Sentence[] {
  const all: Sentence[] = [];
  let isOpen = false;
  for (const one of facts) {
    const isOwn = ['table', 'moments', 'change', 'scene', 'bar'].includes(one.relation);
    if (one.relation === 'flat') all.push({ text: String(one.of[0]), facts: [] });
    else if (isOwn || !isOpen) all.push({ text: '', facts: [one] });
    else all.at(-1)!.facts.push(one);
    isOpen = !isOwn;
  }
  return all;
}

const of = (facts: readonly Fact[], relation: string): string[][] =>
  facts.filter((one) => one.relation === relation).map((one) => one.of.map(String));

/** Everything that was said of data; null where a part of it is not understood. */
export function recordsIn(facts: readonly Fact[]): Records | null {
  if (!facts.every(({ relation }) => KNOWN.has(relation)) || of(facts, 'scene').length > 0) return null;
  const sets: DataSet[] = [];
  const changes: Records['changes'] = [];
  const bars: Records['bars'] = [];
  let open: { size: number; isWord: boolean }[] = [];
  let story = '';
  for (const { text, facts: own } of sentencesIn(facts)) {
    const words = [...of(own, 'words').flat(), ...of(own, 'list').map(([, name]) => name)].join(' ');
    story += ` ${words} ${of(own, 'moments')
      .map(([, said]) => said)
      .join(' ')}`;
    const sizes = own.flatMap((one) =>
      one.relation === 'size' || one.relation === 'count'
        ? [{ size: Number(one.of[0]), isWord: one.relation === 'count' }]
        : [],
    );
    const isData = own.some(({ relation }) =>
      ['list', 'sum', 'table', 'moments', 'change'].includes(relation),
    );
    if (own.some(({ relation }) => relation === 'bar')) {
      bars.push(
        ...of(own, 'bar').map(([name, width, height]) => ({ name: name!, width: width!, height: height! })),
      );
      continue;
    }
    if (!isData && sets.length > 0 && !SHOWN.test(text) && !DRAWN.test(text)) return null;
    if (!isData) {
      if (of(own, 'amount').length > 0 && sets.length > 0) return null;
      open = [...open, ...sizes];
      continue;
    }
    if (changes.length > 0 && of(own, 'change').length === 0) return null;
    if (!takeData(own, `${words} ${text}`, sizes, open, sets, changes)) return null;
    if (of(own, 'table').length > 0 || of(own, 'list').length > 0) open = [...open, ...sizes];
  }
  return sets.length > 0 && areSizes(open, sets) ? { sets, changes, bars, words: story } : null;
}

function takeData(
  own: readonly Fact[],
  words: string,
  sizes: { size: number; isWord: boolean }[],
  open: { size: number; isWord: boolean }[],
  sets: DataSet[],
  changes: Records['changes'],
): boolean {
  for (const one of own) {
    const texts = one.of.map(String);
    if (one.relation === 'list') {
      const values = numbersIn(texts[0]!.split(' '));
      if (!values) return false;
      sets.push({ ...empty(words), values, size: values.length });
    } else if (one.relation === 'table') {
      if (!takeTable(JSON.parse(texts[0]!) as string[][], sets)) return false;
    } else if (one.relation === 'moments') {
      if (!takeMoments(texts, sets)) return false;
    } else if (one.relation === 'change') {
      const [less, more] = texts.map((text) => (text === '' ? null : amountOf(text.split('|')[0]!)));
      // A pear is none of the apples.
      const known = new Set(contentOf(sets.map((set) => set.words).join(' ')));
      if (
        !texts.every((text) =>
          contentOf(text.split('|')[1] ?? '').every((word) => known.has(word) || ANYONE.has(word)),
        )
      )
        return false;
      if (Number.isNaN(less ?? 0) || Number.isNaN(more ?? 0)) return false;
      changes.push({ less: less!, more: more! });
    }
  }
  const sums = of(own, 'sum').map(([source]) => sumTold(source!));
  if (!sums.every((one) => one !== null)) return false;
  return (
    sums.length === 0 ||
    takeSums(sums, words, [...sizes, ...(sizes.length === 0 ? open : [])], of(own, 'letter'), sets)
  );
}

const ANYONE = new Set(contentOf('member person value'));

const amountOf = (text: string): number => numberOf(plain(text.split('⟨')[0]!)) ?? Number.NaN;

function takeMoments([n, words, mean, spread, kind]: string[], sets: DataSet[]): boolean {
  // "The mean of these values is 28": of the only ones that there are.
  if (n === '') {
    const [only, other] = sets;
    if (!only || other || only.sums.length === 0 || only.mean !== null) return false;
    only.mean = amountOf(mean!);
    return !Number.isNaN(only.mean);
  }
  const [size, middle, off] = [Number(n), amountOf(mean!), spread ? amountOf(spread) : null];
  if (!(size > 0) || Number.isNaN(middle) || Number.isNaN(off ?? 0) || (off ?? 0) < 0) return false;
  const variance = off === null ? null : kind === 'variance' ? off : off ** 2;
  // The mean of those of which sums are told.
  const same = sets.find((one) => one.sums.length > 0 && one.size === size && one.mean === null);
  if (same && variance === null) same.mean = middle;
  else sets.push({ ...empty(words!), size, mean: middle, variance });
  return true;
}

function takeSums(
  sums: readonly RecordSum[],
  words: string,
  sizes: { size: number; isWord: boolean }[],
  letters: string[][],
  sets: DataSet[],
): boolean {
  const [letter, other] = [...new Set(sums.map((one) => one.letter))];
  if (other !== undefined) return false;
  const before = sets.find((one) => one.sums[0]?.letter === letter);
  const counts = sizes.filter(({ isWord, size }) => !isWord || size > 2);
  const isOpen = letters.some(([name]) => name === 'n');
  if (before) {
    before.sums.push(...sums);
    return counts.every(({ size }) => size === before.size);
  }
  if (counts.length !== 1 && !(isOpen && counts.length === 0)) return false;
  sets.push({ ...empty(words), size: counts[0]?.size ?? null, sums: [...sums] });
  return true;
}

const CELL = /^[-−]?\d+(?:\.\d+)?$/;
const bare = (cell: string): string => cell.replace(/[$\s]|\\[,;!]/g, '').replace('−', '-');

function numbersIn(cells: readonly string[]): number[] | null {
  const all = cells.map(bare);
  return all.length > 0 && all.every((one) => CELL.test(one)) ? all.map(Number) : null;
}

/** Classes with their frequencies, or a row of data behind each name. */
function takeTable(rows: string[][], sets: DataSet[]): boolean {
  const grouped = groupedIn(rows);
  if (grouped) {
    sets.push({ ...empty(rows[0]![0]!), grouped, size: grouped.total });
    return true;
  }
  if (rows.some(([name]) => /frequen|cumulative|number of|densit|percent/i.test(name ?? ''))) return false;
  const lists = rows.map(([name, ...cells]) => ({ name: name!, values: numbersIn(cells) }));
  if (lists.every(({ name, values }) => values && /\p{L}/u.test(name))) {
    for (const { name, values } of lists) sets.push({ ...empty(name), values, size: values!.length });
    return true;
  }
  const loose = numbersIn(rows.flat());
  if (loose) sets.push({ ...empty(''), values: loose, size: loose.length });
  return loose !== null;
}

/** What was told of how many there are goes with what is printed. */
function areSizes(open: { size: number; isWord: boolean }[], sets: readonly DataSet[]): boolean {
  const printed = sets.filter(({ values, grouped }) => values || grouped);
  if (printed.length === 0) return true;
  const total = printed.reduce((sum, { size }) => sum + size!, 0);
  return open.every(
    ({ size, isWord }) =>
      printed.some((one) => one.size === size) ||
      size === total ||
      (isWord && (size === printed.length || size === 2)),
  );
}

import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const itemsOf = (term: RawTerm): RawTerm[] => (typeof term === 'object' && 'all' in term ? term.all : [term]);
const isOfEvents = (facts: RawFact[]): boolean => facts.every(({ relation }) => relation === 'event');
const SORTS: readonly [sort: string, words: string][] = [
  ['odd', '[an] odd [number]'],
  ['even', '[an] even [number]'],
  ['prime', '[a] prime [number]'],
  ['positive', '[a] positive [number]'],
  ['negative', '[a] negative [number]'],
  ['square', '[a] (square number|perfect square)'],
];

/** How likely each of several ways is, and what happens where it is the one. */
const TOLD: Rule[] = [
  ...rule<{ p: string; q: string }>('chances', '{p:chance} [,] and {q:chance}', ({ p, q }) => ({
    all: [p, q],
  })),
  ...rule<{ p: string; q: RawTerm }>('chances', '{p:chance} , {q:chances}', ({ p, q }) => ({
    all: [p, ...itemsOf(q)],
  })),
  ...rule<{ l: RawTerm }>(
    'told',
    '[the] probabilities of (these|these events|these ways|this|each of these) are {l:chances} [,] [respectively]',
    ({ l }) => [fact('parts are', ...itemsOf(l))],
  ),
  ...rule<{ l: RawTerm }>(
    'facts',
    '[the] probabilities of these [values] are {l:chances} [,] [respectively]',
    ({ l }) => [fact('chances are', ...itemsOf(l))],
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('told', '{f:told} , {g:told}', ({ f, g }) =>
    isOfEvents([...f, ...g]) && [...f, ...g].every(({ of }) => of.length === 3) ? [...f, ...g] : null,
  ),
  ...rule<{ c: string; v: string }>(
    'told',
    '[the] probability that {c:clause} (on|in|for|at) a [randomly chosen|given|particular|randomly selected] {b:open} is {v:chance}',
    ({ c, v }) => [fact('event', v, c)],
  ),
  ...['number', 'count'].flatMap((kind) =>
    rule<{ n: string; w: string }>(
      'facts',
      `[a] [random] sample of {n:${kind}} {w:open} (is|are) (now|also|then) (chosen|taken|selected|tested|picked)`,
      ({ n, w }) => [fact('sample', n, w)],
    ),
  ),
];

/** How many are looked at until the first that is so. */
const WAITS: Rule[] = [
  ...rule<{ x: string; c: string }>(
    'facts',
    '[{a:open} (are|is) (inspected|tested|examined|checked|chosen|tried) (in order|in turn|one at a time|one by one) [,] and] [the] [discrete] [random variable] {x:label} (denotes|represents|is) the number of {w:open} up to and including the first [one|{v:open}] (which|that|who) {c:open}',
    ({ x, c }) => [fact('until', '', c, '', ''), fact('waits', x)],
  ),
  ...rule<{ a: string; v: string }>(
    'told',
    '{a:open} with probability {v:chance} [,] independently of (each other|one another|all other {w:open}|the other {w:open})',
    ({ a, v }) => [fact('event', v, a)],
  ),
];

/** What sort of number a variable is. */
const VALUES: Rule[] = [
  ...SORTS.flatMap(([sort, words]) => rule<object>('value-sort', words, () => the('sort', sort))),
  ...rule<{ r: RawTerm }>('value-sort', '{r:range-of}', ({ r }) => r),
  ...rule<{ x: string; s: RawTerm }>('value', '[the] probability that {x:rv} is {s:value-sort}', ({ x, s }) =>
    isSort(s) ? the('value chance', x, s) : null,
  ),
  ...rule<{ x: string; s: RawTerm; y: string; t: RawTerm }>(
    'value',
    '[the] probability that {x:rv} is {s:value-sort} [,] given that ({y:rv}|it) is {t:value-sort}',
    ({ x, s, y, t }: { x: string; s: RawTerm; y?: string; t: RawTerm }) =>
      y === undefined || y === x ? the('value chance', x, s, t) : null,
  ),
];

const isSort = (one: RawTerm): boolean => typeof one === 'object' && 'the' in one && one.the === 'sort';

export const CHANCE_RULES: Rule[] = [...TOLD, ...WAITS, ...VALUES];

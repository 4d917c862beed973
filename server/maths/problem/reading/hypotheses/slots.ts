import type { Rule } from '../rule.ts';
import { rule } from '../rule.ts';

export const BE =
  '(is|are|was|were|has been|have been|had been|has had|have had|had|has|have|being|is now|was now|are now|will be)';
export const FOUND =
  '[known to be|found to be|given as|equal to|calculated to be|calculated as|thought to be|believed to be|claimed to be|supposed to be|assumed to be|estimated to be|given by|still|actually|really|in fact|now|now in fact|in fact now|now actually|at|exactly]';
const KIND_OF =
  '[population|true|actual|overall|usual|long-term|historical|real|corresponding|underlying|new|current|average|unknown]';

/** What is measured of a population: its mean, its spread, a share of it. */
const NOUNS: Rule[] = [
  ...rule<object>('mean-noun', `${KIND_OF} (mean|means|average|expected value)`, () => 'mean'),
  ...rule<object>('mean-noun', 'average', () => 'mean'),
  ...rule<object>(
    'sample-noun',
    '(sample mean|mean of (the|this|his|her|their|that) [random] sample)',
    () => 'sample mean',
  ),
  ...rule<object>('spread-noun', `[the|a] ${KIND_OF} standard deviation`, () => 'deviation'),
  ...rule<object>('spread-noun', `[the|a] ${KIND_OF} variance`, () => 'variance'),
  ...rule<object>(
    'share-noun',
    `${KIND_OF} (proportion|percentage|fraction|probability|chance)`,
    () => 'share',
  ),
  ...rule<object>('number-noun', '(number|total number|numbers)', () => 'number'),
];

/** Words of a story, one after the other. */
const WORDS: Rule[] = [
  ...rule<{ a: string }>('w', '{a:w-word}', ({ a }) => a),
  ...rule<{ a: string; b: string }>('w', '{a:w-word} {b:w}', ({ a, b }) => `${a} ${b}`),
  ...rule<{ p: string }>(
    'w-word',
    '(last|next|first|previous|following|recent) {p:period-noun}',
    () => 'then',
  ),
  ...rule<object>('w-word', '[part] {l:part-label}', () => 'above'),
  ...rule<{ x: string }>('w-word', '{x:label}', ({ x }) => (x === 'A' || x === 'I' ? null : x)),
  ...rule<{ n: string }>('w-word', '(a|an) {n:count}', ({ n }) => `a ${n}`),
  ...rule<object>('w-word', '(years|months) ago', () => 'before'),
  // In which unit it is measured, and by which letter it goes.
  ...rule<{ a: string; b: string }>('w', '{a:w-word} , in {b:measure} , {c:w}', ({ a, b }) => `${a}⟨${b}⟩`),
  ...rule<{ x: string }>('aside', ', {x:w} ,', ({ x }) => x),
  ...rule<{ x: string }>('aside', '\\( {x:w} \\)', ({ x }) => x),
  ...rule<{ x: string }>('aside', ', {x:letter} ,', ({ x }) => x),
  ...rule<{ x: string }>('aside', ', {x:label} ,', ({ x }) => x),
  ...rule<{ x: string }>('aside', ', {x:measured-label} ,', ({ x }) => x),
];

const TIME = /^(\d+)⟨(second|minute|hour|day|week|month|year|metre|kilometre|litre)s?⟩$/;
const PER =
  /^([\d.]+)⟨per (?:(\d+) )?(second|minute|hour|day|week|month|year|metre|kilometre|litre|page)s?⟩$/;

/** Numbers of every kind. */
const NUMBERS: Rule[] = [
  ...['number', 'amount', 'count', 'percent', 'expression'].flatMap((kind) =>
    rule<{ v: string }>('v', `{v:${kind}}`, ({ v }) =>
      (kind !== 'amount' || !PER.test(v)) && (kind !== 'expression' || /^\s*\\?\d?frac|^[\d\s./]+$/.test(v))
        ? v
        : null,
    ),
  ),
  ...rule<{ v: string; u: string }>('v', '{v:number} {u:measure}', ({ v, u }) => `${v}⟨${u}⟩`),
  ...['number', 'count'].flatMap((kind) =>
    rule<{ v: string }>('n', `{v:${kind}}`, ({ v }) =>
      /^\d{1,6}$/.test(v.replace(/[\s,]|\\,/g, '')) ? v.replace(/[\s,]|\\,/g, '') : null,
    ),
  ),
  ...rule<{ u: string }>(
    'period-noun',
    '(second|minute|hour|day|week|fortnight|month|quarter|year|seconds|minutes|hours|days|weeks|months|quarters|years)',
    () => 'period',
  ),
];

/** "2.6 per hour", where it is one quantity. */
const RATES: Rule[] = [
  ...rule<{ v: string }>('per-amount', '{v:amount}', ({ v }) => {
    const [, value, n = '1', unit] = PER.exec(v) ?? [];
    return value && unit ? `${value} ${n} ${unit}` : null;
  }),
  ...rule<{ v: string }>(
    'period',
    '[a|the|any|each|every|one|this] [randomly chosen|random|first|next|last|following|new] [period of] {v:amount} [period]',
    ({ v }) => {
      const [, n, unit] = TIME.exec(v) ?? [];
      return n && unit ? `${n} ${unit}` : null;
    },
  ),
];

/** A length of time: so many, and of which. */
const PERIODS: Rule[] = PERIOD_WORDS().flatMap(([unit, words]) => [
  ...rule<{ n: string }>(
    'period',
    `[a|the|any|each|every|one|this|given|particular] [randomly chosen|random|typical|given|first|next|last|following|new|randomly selected] [period of] {n:n} [randomly chosen|consecutive] (${words}) [period]`,
    ({ n }) => `${n} ${unit}`,
  ),
  ...rule<object>(
    'period',
    `(a|the|any|each|every|one|per|this|that) [randomly chosen|random|typical|given|single|particular] (${words})`,
    () => `1 ${unit}`,
  ),
  ...rule<object>(
    'per',
    `(per|a|each|every|in a|in each|in every|for each|in one) [randomly chosen|given|typical] (${words})`,
    () => `1 ${unit}`,
  ),
  ...rule<{ n: string }>(
    'per',
    `(per|every|in|in every|in each|in a period of|in any period of|over|for every) {n:n} (${words})`,
    ({ n }) => `${n} ${unit}`,
  ),
]);

function PERIOD_WORDS(): [unit: string, words: string][] {
  return [
    'second',
    'minute',
    'hour',
    'day',
    'week',
    'month',
    'quarter',
    'year',
    'metre',
    'kilometre',
    'page',
    'litre',
  ].map((unit) => [unit, `${unit}|${unit}s`]);
}

export const SLOTS: Rule[] = [...NOUNS, ...WORDS, ...NUMBERS, ...RATES, ...PERIODS];

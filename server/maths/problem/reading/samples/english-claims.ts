import { type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

export const claim = (
  kind: string,
  sign: string,
  left: string,
  right: string,
  amount: string,
  text: string,
): RawTerm => the('claim', kind, sign, left, right, amount, text);

const MORE = [
  [
    '>',
    '(greater|more|higher|larger|longer|heavier|taller|bigger|older|warmer|wider|thicker|stronger)',
    'greater',
  ],
  ['<', '(less|lower|smaller|shorter|lighter|fewer|younger|colder|narrower|thinner|weaker)', 'less'],
] as const;
const IS = '(is|are|was|were|will be|has been|have been)';
const POPULATION = '[the] [population|true|corresponding]';
const ON_AVERAGE = '[, on average ,|on average|, on average]';
const OF_THAT = '(that|those) (of|for|in|from|at|on|with|by|when|using)';

const AVERAGES = [
  ['mean', '(mean|means|average)'],
  ['median', '(median|medians)'],
] as const;

/** Averages of which one is more or less than another, or than an amount. */
const ordered = (kind: string, words: string): Rule[] => [
  ...MORE.flatMap(([sign, adjective, plain]) => [
    ...rule<{ a: string; b: string; v: string }>(
      'claim',
      `${POPULATION} ${words} {a:w} ${IS} ${adjective} than (${POPULATION} ${words}|${OF_THAT}) {b:w} [by more than {v:amount}]`,
      ({ a, b, v = '' }: { a: string; b: string; v?: string }) =>
        claim(kind, sign, a, b, v, `the ${kind} ${a} is ${plain} than the ${kind} ${b}${more(v)}`),
    ),
    ...rule<{ a: string; b: string; v: string }>(
      'claim',
      `${POPULATION} ${words} {a:w} ${IS} more than {v:amount} ${adjective} than (${POPULATION} ${words}|${OF_THAT}) {b:w}`,
      ({ a, b, v }) =>
        claim(
          kind,
          sign,
          a,
          b,
          v,
          `the ${kind} ${a} is ${sign === '>' ? 'greater' : 'less'} than the ${kind} ${b}${more(v)}`,
        ),
    ),
    ...rule<{ a: string; v: string }>(
      'claim',
      `${POPULATION} ${words} [value] [{a:w}] ${IS} ${adjective} than {v:amount}`,
      ({ a = '', v }: { a?: string; v: string }) =>
        claim(kind, sign, a, '', v, `the ${kind} ${a} is ${plain} than ${bare(v)}`),
    ),
  ]),
  ...(
    [
      ['>', 'exceeds'],
      ['<', 'is below'],
    ] as const
  )
    .map(([sign, verb]) =>
      rule<{ a: string; b: string; v: string }>(
        'claim',
        `${POPULATION} ${words} {a:w} ${verb} (${POPULATION} ${words}|${OF_THAT}) {b:w} [by more than {v:amount}]`,
        ({ a, b, v = '' }: { a: string; b: string; v?: string }) =>
          claim(
            kind,
            sign,
            a,
            b,
            v,
            `the ${kind} ${a} is ${sign === '>' ? 'greater' : 'less'} than the ${kind} ${b}${more(v)}`,
          ),
      ),
    )
    .flat(),
];

/** Averages that are not the same. */
const different = (kind: string, words: string): Rule[] => [
  ...rule<{ a: string; b: string }>(
    'claim',
    `${POPULATION} ${words} {a:w} ${IS} (different from|not equal to|not the same as) (${POPULATION} ${words}|${OF_THAT}) {b:w}`,
    ({ a, b }) => claim(kind, '!=', a, b, '', `the ${kind} ${a} is different from that ${b}`),
  ),
  ...rule<{ a: string }>(
    'claim',
    `[the] [two] [population] ${words} [{a:w}] ${IS} (different|not equal|not the same|unequal|equal|the same)`,
    ({ a = '' }: { a?: string }) => claim(kind, '!=', a, '', '', `the two ${kind}s are different`),
  ),
  ...rule<{ a: string; v: string }>(
    'claim',
    `${POPULATION} ${words} [value] [{a:w}] ${IS} (different from|not equal to|not) {v:amount}`,
    ({ a = '', v }: { a?: string; v: string }) =>
      claim(kind, '!=', a, '', v, `the ${kind} ${a} is not ${bare(v)}`),
  ),
  ...rule<{ a: string; v: string }>(
    'claim',
    `${POPULATION} ${words} [{a:w}] (differs|differ) [from {v:amount}]`,
    ({ a = '', v = '' }: { a?: string; v?: string }) => claim(kind, '!=', a, '', v, ''),
  ),
  ...rule<{ a: string; b: string; v: string }>(
    'claim',
    `[there is] (any|a|some|no) [significant] difference (between|in) ${POPULATION} ${words} [{a:ws}]`,
    ({ a = '' }: { a?: string }) =>
      claim(kind, '!=', a, '', '', `there is a difference between the two ${kind}s`),
  ),
];

/** An average that has become another. */
const moved = (kind: string, words: string): Rule[] => [
  ...(
    [
      ['>', '(increased|risen|improved)'],
      ['<', '(decreased|fallen|reduced|been reduced)'],
      ['!=', 'changed'],
    ] as const
  ).flatMap(([sign, verb]) =>
    rule<{ a: string; v: string }>(
      'claim',
      `${POPULATION} ${words} [{a:w}] (has|have) ${verb} from {v:amount}`,
      ({ a = '', v }: { a?: string; v: string }) => claim(kind, sign, a, '', v, ''),
    ),
  ),
  ...(
    [
      ['>', '(increase|improvement|rise|gain)'],
      ['<', '(decrease|reduction|fall|loss|drop)'],
    ] as const
  ).flatMap(([sign, noun]) =>
    rule<{ a: string; v: string }>(
      'claim',
      `${POPULATION} ${words} ${noun} [in {a:w}] ${IS} (more|greater) than {v:amount}`,
      ({ a = '', v }: { a?: string; v: string }) => claim('change', sign, a, '', v, ''),
    ),
  ),
];

/** One group beside another. */
const BESIDE: Rule[] = AVERAGES.flatMap(([kind, words]) => [
  ...ordered(kind, words),
  ...different(kind, words),
  ...moved(kind, words),
]);

/** What lies how beside what, without a word for its average. */
const PLAINLY: Rule[] = [
  ...MORE.flatMap(([sign, adjective, plain]) => [
    ...rule<{ a: string; b: string }>(
      'claim',
      `[on average ,] {a:w} (${IS}|tend to be) ${ON_AVERAGE} ${adjective} ${ON_AVERAGE} [,] than {b:w} ${ON_AVERAGE}`,
      ({ a, b }) => claim('', sign, a, b, '', `${a} are on average ${plain} than ${b}`),
    ),
    ...rule<{ a: string; b: string; c: string }>(
      'claim',
      `[on average ,] {a:w} (has|have|had|give|gives|produce|produces|take|takes|took) ${ON_AVERAGE} [a] ${adjective} [mean] [{c:w}] ${ON_AVERAGE} than {b:w} ${ON_AVERAGE}`,
      ({ a, b }) => claim('', sign, a, b, '', `${a} have on average a ${plain} value than ${b}`),
    ),
    ...rule<{ a: string; b: string }>(
      'claim',
      `[on average ,] {a:w} ${IS} ${adjective} [, on average ,] (on|with|in|for|after|using|when|at|under) {b:w}`,
      ({ a, b }) => claim('', sign, b, '', '', `${a} are ${plain} with ${b}`),
    ),
  ]),
  ...rule<{ a: string; b: string }>(
    'claim',
    `[on average ,] [there is] (any|a|some|no) [significant] difference ${ON_AVERAGE} [(between|in) [the] {a:ws}] ${ON_AVERAGE}`,
    ({ a = '' }: { a?: string }) => claim('', '!=', a, '', '', 'there is a difference'),
  ),
  ...rule<{ a: string; b: string }>(
    'claim',
    `[on average ,] {a:w} (differ|differs) ${ON_AVERAGE} [in {b:w}]`,
    ({ a, b = '' }: { a: string; b?: string }) =>
      claim('', '!=', `${a} ${b}`, '', '', `${a} differ${b === '' ? '' : ` in ${b}`}`),
  ),
  ...rule<{ a: string; b: string }>(
    'claim',
    '{a:w} (has|have) (an|any) (effect|influence) [on {b:w}]',
    ({ a, b = '' }: { a: string; b?: string }) =>
      claim('', '!=', `${a} ${b}`, '', '', `${a} has an effect on ${b === '' ? 'the results' : b}`),
  ),
  ...rule<{ a: string; b: string }>(
    'claim',
    '{a:w} (affects|affect|influences|has affected|have affected) {b:w}',
    ({ a, b }) =>
      claim('', '!=', `${a} ${b}`, '', '', `${a} has an effect on ${b === '' ? 'the results' : b}`),
  ),
];

/** What a change brings about, from before it to behind it. */
const CHANGES: Rule[] = (
  [
    ['>', '(increases|increase|raises|has increased|have increased|has raised|will increase|increased)', ''],
    [
      '<',
      '(reduces|reduce|decreases|decrease|lowers|has reduced|has decreased|has lowered|will reduce|will decrease|reduced|decreased)',
      '',
    ],
    ['>', '(improves|improve|has improved|have improved|will improve|improved)', '~better'],
  ] as const
).flatMap(([sign, verb, mark]) => [
  ...rule<{ a: string; b: string; v: string }>(
    'claim',
    `[on average ,] {a:w} ${ON_AVERAGE} ${verb} [the mean|the average|the median] {b:w} ${ON_AVERAGE} [by more than {v:amount}] ${ON_AVERAGE}`,
    ({ a, b, v = '' }: { a: string; b: string; v?: string }) =>
      claim('change', sign, `${a} ${b} ${mark}`, '', v, ''),
  ),
  ...rule<{ b: string; v: string }>(
    'claim',
    `[on average ,] [the] [mean|average|median] {b:w} ${ON_AVERAGE} (${verb}|is reduced|is increased|are reduced|has been reduced|has been increased) [by more than {v:amount}] ${ON_AVERAGE}`,
    ({ b, v = '' }: { b: string; v?: string }) =>
      mark === '' ? null : claim('change', sign, `${b} ${mark}`, '', v, ''),
  ),
  ...rule<{ b: string; v: string; w: string }>(
    'claim',
    `[on average ,] [the] [mean|average|median] {b:w} ${ON_AVERAGE} ${sign === '>' ? '(has increased|have increased|is increased|are increased|has been increased)' : '(is reduced|are reduced|has been reduced|have been reduced|has decreased|is decreased|has fallen)'} [by more than {v:amount}] [{w:w}] ${ON_AVERAGE}`,
    ({ b, v = '', w = '' }: { b: string; v?: string; w?: string }) =>
      mark === '' ? claim('change', sign, `${b} ${w}`, '', v, '') : null,
  ),
]);

/** Claims in letters. */
const LETTERS: Rule[] = [
  ...MORE.flatMap(([sign, adjective]) =>
    rule<{ m: string; v: string }>('claim', `{m:letter} ${IS} ${adjective} than {v:amount}`, ({ m, v }) =>
      isMean(m) ? claim('mean', sign, '', '', v, `μ ${sign} ${bare(v)}`) : null,
    ),
  ),
  ...rule<{ m: string; v: string }>(
    'claim',
    `{m:letter} ${IS} (different from|not equal to|not) {v:amount}`,
    ({ m, v }) => (isMean(m) ? claim('mean', '!=', '', '', v, `μ ≠ ${bare(v)}`) : null),
  ),
];

const more = (v: string): string => (v === '' ? '' : ` by more than ${bare(v)}`);
export const bare = (amount: string): string => amount.replace('⟨', ' ').replace('⟩', '').trim();
export const isMean = (letter: string): boolean => /^[$\s]*(?:\\mu|μ|mu)[$\s]*$/.test(letter);

export const ENGLISH_CLAIMS: Rule[] = [...BESIDE, ...PLAINLY, ...CHANGES, ...LETTERS];

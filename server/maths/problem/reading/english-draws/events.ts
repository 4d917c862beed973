import { type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { itemsOf } from './things.ts';

const BE = '(is|are|was|were|will be|shows|show)';
const TAKEN =
  '(chosen|drawn|selected|taken|removed|picked|taken out|obtained|that are chosen|that are drawn|that are selected|that are taken|which are chosen|which are drawn|thrown|that {w:person} (takes|chooses|draws|selects|picks)|{w:person} (takes|chooses|draws|selects|picks)|she has chosen)';
const COLOUR = '(colour|color|type|kind|flavour|sort|variety)';

const taken = (n: string | undefined, k: string | undefined, one: RawTerm): RawTerm =>
  n === undefined && k === undefined ? one : the('of taken', n ?? '', k ?? '', one);

const value = (...of: string[]): RawTerm => the('value', ...of);

/** What a number is said to be. */
const NUMBERS: Rule[] = [
  ...rule<{ v: string }>('sort', '{v:num}', ({ v }) => value('=', v)),
  ...rule<{ v: string }>('sort', '(equal to|exactly) {v:num}', ({ v }) => value('=', v)),
  ...rule<object>('sort', '[an] even [number]', () => value('even')),
  ...rule<object>('sort', '[an] odd [number]', () => value('odd')),
  ...rule<object>('sort', '[a] prime [number]', () => value('prime')),
  ...rule<object>('sort', '[a] (square number|perfect square|square)', () => value('square')),
  ...rule<{ v: string }>('sort', '(a multiple of|divisible by) {v:num}', ({ v }) => value('multiple', v)),
  ...rule<{ v: string }>('sort', 'a factor of {v:num}', ({ v }) => value('factor', v)),
  ...rule<{ v: string }>('sort', '(greater than|more than|bigger than|larger than|over) {v:num}', ({ v }) =>
    value('>', v),
  ),
  ...rule<{ v: string }>('sort', '(less than|smaller than|fewer than|under) {v:num}', ({ v }) =>
    value('<', v),
  ),
  ...rule<{ v: string }>(
    'sort',
    '(at least|not less than|no less than|greater than or equal to) {v:num}',
    ({ v }) => value('>=', v),
  ),
  ...rule<{ v: string }>('sort', '{v:num} or (more|greater|over)', ({ v }) => value('>=', v)),
  ...rule<{ v: string }>('sort', '{v:num} or (less|fewer|under)', ({ v }) => value('<=', v)),
  ...rule<{ v: string }>(
    'sort',
    '(at most|no more than|not more than|not greater than|less than or equal to) {v:num}',
    ({ v }) => value('<=', v),
  ),
  ...rule<{ v: string; w: string }>('sort', 'between {v:num} and {w:num} inclusive', ({ v, w }) =>
    value('inclusive', v, w),
  ),
  ...rule<{ s: RawTerm }>('face', '{s:sort}', ({ s }) => s),
  ...rule<{ k: string }>('face', '{k:kind}', ({ k }) => the('kind', k)),
  ...rule<{ f: RawTerm }>('face', 'not {f:face}', ({ f }) => the('not', f)),
  ...(['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'] as const).flatMap((word, at) =>
    rule<object>('score-word', word, () => value('=', String(at + 1))),
  ),
  ...rule<{ v: string }>('score-word', '[a] {v:num}', ({ v }) => value('=', v)),
];

/** How many of those that are taken. */
const AMOUNTS: Rule[] = [
  ...(
    [
      ['=', 'exactly|only|precisely|just'],
      ['>=', 'at least'],
      ['>', 'more than'],
      ['<', 'fewer than|less than'],
      ['<=', 'at most|no more than|not more than'],
    ] as const
  ).flatMap(([sign, words]) =>
    rule<{ n: string }>('amount', `(${words}) {n:num}`, ({ n }) => the('n', sign, n)),
  ),
  ...rule<object>('amount', '(none|no)', () => the('n', '=', '0')),
  ...rule<object>('amount', 'both', () => the('n', 'all', '')),
  ...rule<object>('amount', 'all', () => the('n', 'all', '')),
];

function counted(amount: RawTerm, face: RawTerm): RawTerm {
  const [sign, n] = (amount as { of: RawTerm[] }).of;
  return the('count', sign!, n!, face);
}

interface Slots {
  n?: string;
  k?: string;
  a: RawTerm;
  f: RawTerm;
  i: string;
}

const SCORES = '(numbers|scores|values|number|score|outcomes)';
const THEM = `(the|these|those|all the|all|both|all of the|both of the|all these|) [{n:num}] [chosen|selected|drawn] ({k:kind}|numbers|scores|values|outcomes) [${TAKEN}]`;
const OF_THEM = `[of (them|the [{n:num}] {k:kind} [${TAKEN}]|these [{n:num}] {k:kind})]`;

/** What is said of colours. */
const COLOURS: Rule[] = [
  ...rule<Slots>('draw-cond', `${THEM} ${BE} [all|both] {f:face}`, ({ n, k, f }) =>
    taken(n, k, the('count', 'all', '', f)),
  ),
  ...rule<Slots>('draw-cond', `(they|all of them|all|both|both of them) ${BE} [all|both] {f:face}`, ({ f }) =>
    the('count', 'all', '', f),
  ),
  ...rule<Slots>('draw-cond', `all {n:num} ${BE} {f:face}`, ({ n, f }) =>
    taken(n, '', the('count', 'all', '', f)),
  ),
  ...[
    [`${BE} [all|both] [of] the same ${COLOUR}`, 'alike', 'kind'],
    [`have the same ${COLOUR}`, 'alike', 'kind'],
    [
      `${BE} [all|both] [of] different ${COLOUR.replace(/\)$/, '|colours|types|kinds|flavours)')}`,
      'unlike',
      'kind',
    ],
    [`${BE} [all|both] (the same|equal|equal to each other)`, 'alike', 'value'],
    [`${BE} [all|both] (different|different from each other)`, 'unlike', 'value'],
    [`(show|shows) the same (number|score)`, 'alike', 'value'],
    [`show different (numbers|scores)`, 'unlike', 'value'],
  ].flatMap(([words, shape, by]) => [
    ...rule<Slots>('draw-cond', `${THEM} ${words}`, ({ n, k }) => taken(n, k, the(shape!, by!))),
    ...rule<Slots>('draw-cond', `they ${words}`, () => the(shape!, by!)),
    ...rule<Slots>('draw-cond', `all {n:num} ${words}`, ({ n }) => taken(n, '', the(shape!, by!))),
  ]),
  ...rule<Slots>(
    'draw-cond',
    `no two [of] [the|these] [{k:kind}] [${TAKEN}] ${BE} [of] the same ${COLOUR}`,
    ({ k }) => taken(undefined, k, the('unlike', 'kind')),
  ),
  ...rule<Slots>('draw-cond', `{a:amount} ${OF_THEM} ${BE} {f:face}`, ({ a, n, k, f }) =>
    taken(n, k, counted(a, f)),
  ),
  ...rule<Slots>('draw-cond', `{a:amount} {f:kind} ${BE} ${TAKEN}`, ({ a, f }) => counted(a, the('kind', f))),
  ...rule<Slots>('draw-cond', `{a:amount} {f:score-word} ${BE} (obtained|thrown|scored)`, ({ a, f }) =>
    counted(a, f),
  ),
  ...rule<Slots>('draw-cond', `there (is|are) {a:amount} {f:kind} [among ${THEM}]`, ({ a, f, n, k }) =>
    taken(n, k, counted(a, the('kind', f))),
  ),
  ...rule<Slots>(
    'draw-cond',
    `{w:person} (chooses|takes|draws|gets|obtains|picks|selects) {a:amount} {f:kind}`,
    ({ a, f }) => counted(a, the('kind', f)),
  ),
  ...rule<Slots>(
    'draw-cond',
    `{w:person} (gets|obtains|throws|scores) {a:amount} {f:score-word}`,
    ({ a, f }) => counted(a, f),
  ),
  ...rule<Slots>('draw-cond', `the {i:ordinal} [{k:kind}] [${TAKEN}] ${BE} [also] {f:face}`, ({ i, k, f }) =>
    taken(undefined, k, the('at', i, f)),
  ),
  ...rule<Slots>('draw-cond', `the last [{k:kind}] [${TAKEN}] ${BE} [also] {f:face}`, ({ k, f }) =>
    taken(undefined, k, the('at', '-1', f)),
  ),
  ...rule<{ g: RawTerm }>('draw-cond', `{g:kind-groups} ${BE} ${TAKEN}`, ({ g }) =>
    the('mix', ...itemsOf(g)),
  ),
  ...rule<{ g: RawTerm }>(
    'draw-cond',
    `{w:person} (chooses|takes|draws|gets|picks|selects) {g:kind-groups}`,
    ({ g }) => the('mix', ...itemsOf(g)),
  ),
  ...rule<{ g: RawTerm }>('draw-cond', `there are {g:kind-groups}`, ({ g }) => the('mix', ...itemsOf(g))),
  ...rule<{ n: string; k: string; m: string; l: string }>(
    'draw-cond',
    `{n:num} ${OF_THEM.replace('{n:num}', '{h:num}').replace('{n:num}', '{h:num}')} ${BE} {f:kind} and {m:num} ${BE} {l:kind}`,
    ({ n, f, m, l }: { n: string; f?: string; m: string; l: string }) =>
      the('mix', the('group', n, f!), the('group', m, l)),
  ),
  ...rule<Slots>('draw-cond', `(there is|) one [{k:kind}] of each ${COLOUR} [${BE} ${TAKEN}]`, () =>
    the('one of each'),
  ),
  ...rule<Slots>(
    'draw-cond',
    `{w:person} (chooses|takes|draws|gets|picks|selects) one [{k:kind}] of each ${COLOUR}`,
    () => the('one of each'),
  ),
];

const OF_SCORES = `[of (the|these|) [{n:num}] [${SCORES}|{k:kind}] [${TAKEN}|on the [{h:num}] (dice|spinners)|on (the|these|all) [{h:num}] {k:kind}|on which (it|the spinner|they|the spinners|the dice) (lands|land)|shown|scored|obtained on the dice]]`;

/** Sums and other numbers that are made of the scores. */
const MEASURES: Rule[] = [
  ...(
    [
      ['sum', 'sum|total'],
      ['product', 'product'],
      ['greatest', 'largest|greatest|highest|larger|higher|greater|maximum|biggest'],
      ['least', 'smallest|least|lowest|smaller|lower|minimum'],
    ] as const
  ).flatMap(([name, words]) => [
    ...rule<Slots>('measure', `[the] (${words}) [${SCORES}] ${OF_SCORES}`, ({ n, k }) =>
      taken(n, k, the(name)),
    ),
    ...(name === 'greatest' || name === 'least'
      ? rule<Slots>('measure', `[the] (${words}) [${SCORES}] ${TAKEN}`, () => the(name))
      : []),
  ]),
  ...rule<{ m: RawTerm }>('measure', `the total score`, () => the('sum')),
  ...rule<Slots>(
    'measure',
    `[the] [positive|numerical|absolute] difference [in value] between (the|these) [{n:num}] ${SCORES} [${TAKEN}|on the dice|shown|obtained]`,
    ({ n }) => taken(n, undefined, the('difference')),
  ),
  ...rule<{ m: RawTerm }>(
    'measure',
    `{m:measure} [,] (or|and) [,] (if (the|they|these) [{n:num}] [${SCORES}|{k:kind}] are (equal|the same) [,] (their common value|the common score|the common value|that score|this score|the score on either die|that number|this number))`,
    ({ m }) => (JSON.stringify(m).includes('est"') ? m : null),
  ),
  ...rule<{ t: string }>('score-of', `the (score|number) on (the|) {t:tint} {m:machine}`, ({ t }) =>
    the('score', t),
  ),
  ...rule<{ i: string }>('score-of', `the {i:ordinal} (score|number)`, ({ i }) => the('score', i)),
  ...rule<{ i: string }>(
    'score-of',
    `the (score|number) on the {i:ordinal} (throw|roll|spin|die|dice|spinner)`,
    ({ i }) => the('score', i),
  ),
  ...rule<object>(
    'measure',
    `[the] (score|number|number obtained|score obtained|number on which (it|the spinner|the die) lands|number shown)`,
    () => the('score'),
  ),
  ...rule<{ f: string }>(
    'measure',
    `[the] number of {f:kind} [that are] [${TAKEN}|obtained|in (the|his|her) (sample|selection)]`,
    ({ f }) => the('number of', the('kind', f)),
  ),
  ...rule<{ f: string }>(
    'measure',
    `[the] number of {f:kind} (among|in|that are among) ${THEM}`,
    ({ f, n, k }: { f: string; n?: string; k?: string }) => taken(n, k, the('number of', the('kind', f))),
  ),
  ...rule<{ f: string }>(
    'measure',
    `[the] number of [these|the] [{n:num}] {k:kind} (that|which) are {f:face}`,
    ({ f, n, k }: { f: string; n?: string; k?: string }) => taken(n, k, the('number of', f)),
  ),
  ...rule<{ f: RawTerm }>('measure', `[the] number of {f:score-word} [obtained|thrown|scored]`, ({ f }) =>
    the('number of', f),
  ),
  ...rule<{ f: string }>(
    'measure',
    `[the] number of {f:kind} {w:person} (takes|chooses|draws|gets|obtains|selects|picks)`,
    ({ f }) => the('number of', the('kind', f)),
  ),
];

const OVER: Rule[] = [
  ...['measure', 'score-of'].flatMap((kind) => [
    ...rule<{ m: RawTerm; s: RawTerm }>('draw-cond', `{m:${kind}} ${BE} {s:sort}`, ({ m, s }) =>
      the('measure', m, s),
    ),
    ...rule<{ m: RawTerm; s: RawTerm }>(
      'draw-cond',
      `{m:${kind}} (exceeds) {v:num}`,
      ({ m, v }: { m: RawTerm; v?: string }) => the('measure', m, value('>', v!)),
    ),
  ]),
  ...rule<{ s: string }>('draw-cond', `(the|these) [{n:num}] ${SCORES} add up to {s:num}`, ({ s }) =>
    the('measure', the('sum'), value('=', s)),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'draw-cond',
    `{a:score-of} is (greater than|higher than|more than|larger than) {b:score-of}`,
    ({ a, b }) => the('compare', '>', a, b),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'draw-cond',
    `{a:score-of} is (less than|lower than|smaller than) {b:score-of}`,
    ({ a, b }) => the('compare', '>', b, a),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('draw-cond', `{a:draw-cond} [,] (and|but) {b:draw-cond}`, ({ a, b }) =>
    the('both', a, b),
  ),
];

export const EVENT_RULES: Rule[] = [...NUMBERS, ...AMOUNTS, ...COLOURS, ...MEASURES, ...OVER];

import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const ROUNDED = '[, [each] [correct|measured|rounded] to the nearest {z:open}]';
const MEASURED = '(measured|recorded|noted|weighed|timed|observed|counted)';
const SUMMARISED = '(is|are|was|were|can be) (summarised|summarized) [by|as follows|as|below] [:]';
const SHOWN =
  '(are|were) [as follows|shown below|given below|listed below|recorded below|shown in the table|given in the table] [:]';

/** How data came about, and of how many they are. */
const TOLD: Rule[] = [
  ...rule<{ d: RawFact[] }>('facts', `{d:data} (is|are|was|were) ${MEASURED} ${ROUNDED}`, ({ d }) => d),
  ...rule<{ w: string }>(
    'facts',
    `[(each|every) {y:open} [,]] [the] [total|average] {w:tale} , {x:lettered} , {v:tale} (is|are|was|were) ${MEASURED} [{t:tale}] ${ROUNDED}`,
    () => [fact('scene', 'the results are shown')],
  ),
  ...rule<{ n: string; f: RawFact[] }>(
    'facts',
    `(the|these|his|her|their) (results|data|values|records|figures) (for|of|from|over) [the|these|all] [last|past|first|next] {n:counted} ${SUMMARISED} {f:facts}`,
    ({ n, f }) => [fact('size', n, 'values'), ...f],
  ),
  ...['number', 'count'].flatMap((kind) => [
    ...rule<{ n: string; w: string; f: RawFact[] }>(
      'facts',
      `(the|these|his|her|their) (results|data|values|records|figures) (for|of|from) [the|these|all] {n:${kind}} {w:tale} ${SUMMARISED} {f:facts}`,
      ({ n, w, f }) => [fact('size', n, w), ...f],
    ),
    // Of so many, one by one.
    ...rule<{ n: string; w: string; a: string }>(
      'facts',
      `[the|these] {n:${kind}} {w:tale} (have|had|has) the following {a:tale} [:]`,
      ({ n, w, a }) => [fact('size', n, `${w} ${a}`)],
    ),
    ...rule<{ a: string; n: string; w: string; x: string }>(
      'facts',
      `{a:tale} [{x:apposition}] (of|by|for) the {n:${kind}} {w:open} (of|from|in) each of (two|the two|three|the) {v:open} [, {p:open} and {q:open} ,] ${SHOWN}`,
      ({ a, x }: { a: string; x?: string }) => [fact('rows of', `${a} ${x ?? ''}`)],
    ),
  ]),
  ...rule<{ a: string; b: string; c: string }>(
    'facts',
    '{a:open} and {b:open} each {c:open}',
    ({ a, b, c }) => [fact('scene', `${a} ${b} ${c}`)],
  ),
  // Of another group the summary alone.
  ...rule<{ w: string; f: RawFact[] }>('facts', '(for|of) {w:open} {f:five}', ({ w, f }) =>
    f.map(({ relation, of }) => fact(relation, w, ...of)),
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('five', '{f:five} [,] [and] {g:five}', ({ f, g }) => [...f, ...g]),
  ...rule<{ m: string; v: string }>('five', '{m:moment} [of {w:tale}] is {v:amount}', ({ m, v }) => [
    fact('told summary', m, v),
  ]),
  ...rule<{ v: string }>(
    'five',
    '[the] (smallest|least|shortest|lowest|largest|greatest|longest|highest|heaviest|lightest) {w:open} is {v:amount}',
    ({ v }) => [fact('told summary', 'end', v)],
  ),
  ...rule<{ m: string; v: string; w: string; f: RawFact[] }>(
    'facts',
    '{m:moment} of {w:tale} is {v:amount} [,] and {f:five}',
    ({ m, v, w, f }) => [
      fact('told summary', w, m, v),
      ...f.map((one) => fact('told summary', w, ...one.of)),
    ],
  ),
];

const AGED =
  '(who (is|was)|whose {h:tale} (is|was)|with [a] {h:tale} of|of {h:tale}|aged|weighing|that (is|was))';
const ITEM = `(a|an|the|one|another|this) [of the] [new|further|extra|additional|other|second] {w:tale}`;
const LEAVES =
  '(leaves|left|is removed|was removed|is taken out|was taken out|is withdrawn|drops out of|moves away from|resigns from|retires|retires from|is not included)';
const JOINS = '(joins|joined|is added to|was added to|is added|was added|is now included)';

/** One more, or one less, of those of which data were told. */
const CHANGES: Rule[] = [
  ...rule<{ v: string; w: string }>(
    'changing',
    `${ITEM} [,] ${AGED} {v:amount} [old|long|tall] [,]`,
    ({ v, w }) => changed(v, w),
  ),
  ...rule<{ v: string; w: string }>('changing', `${ITEM} of {v:amount}`, ({ v, w }) => changed(v, w)),
  ...rule<{ v: RawTerm }>('facts', `{v:changing} ${LEAVES} [{t:tale}] [and is not replaced]`, ({ v }) => [
    fact('data less', ...partsOf(v)),
  ]),
  ...rule<{ v: RawTerm }>('facts', `{v:changing} ${JOINS} [{t:tale}]`, ({ v }) => [
    fact('data more', ...partsOf(v)),
  ]),
  ...rule<{ v: RawTerm; u: RawTerm }>(
    'facts',
    `{v:changing} [${LEAVES} [{t:tale}] and] (is|was) replaced by {u:changing}`,
    ({ v, u }) => [fact('data less', ...partsOf(v)), fact('data more', ...partsOf(u))],
  ),
  ...rule<{ v: RawTerm; u: RawTerm }>(
    'facts',
    `{v:changing} ${LEAVES} [{t:tale}] [,] and {u:changing} ${JOINS} [{s:tale}]`,
    ({ v, u }) => [fact('data less', ...partsOf(v)), fact('data more', ...partsOf(u))],
  ),
];

const changed = (value: string, noun: string): RawTerm | null =>
  /^(?:of the|new|further|extra|additional|other|second) /.test(`${noun} `)
    ? null
    : the('changed', value, noun);

const partsOf = (changed: RawTerm): RawTerm[] => (changed as { of: RawTerm[] }).of;

/** Those that there are behind a change. */
const NOW: Rule[] = ['number', 'count'].flatMap((kind) => [
  ...rule<{ n: string }>(
    `joined-${kind}`,
    `[the] {n:${kind}} {w:open} [who are|that are|which are] (now|remaining|left) [{v:open}]`,
    ({ n }) => the('group', n, 'now'),
  ),
  ...rule<{ n: string }>(`joined-${kind}`, `[the] (remaining|other) {n:${kind}} {w:open}`, ({ n }) =>
    the('group', n, 'now'),
  ),
  ...rule<{ n: string }>(`joined-${kind}`, `[the] new (group|team|set) of {n:${kind}} {w:open}`, ({ n }) =>
    the('group', n, 'now'),
  ),
]);

const ofData = (moments: string[], words = ''): RawTerm => ({
  all: moments.map((one) => the('of data', one, words)),
});
const QUARTILES = ['lower quartile', 'upper quartile'];

const ASKED: Rule[] = [
  ...['[the] quartiles', '[the] (lower and upper|upper and lower) quartiles'].flatMap((words) => [
    ...rule<{ w: string }>('wanted', `${words} [(of|for) {w:tale}]`, ({ w }: { w?: string }) =>
      ofData(QUARTILES, w),
    ),
    ...rule<{ m: string; w: string }>(
      'wanted',
      `{m:moment} and ${words} [(of|for) {w:tale}]`,
      ({ m, w }: { m: string; w?: string }) => ofData([m, ...QUARTILES], w),
    ),
  ]),
  ...rule<{ m: string; w: string; n: string }>(
    'value',
    '{m:moment} {w:tale} (over|for|in|of|during) [the|these|all] {n:counted}',
    ({ m, w, n }) => the('of data', m, w, n),
  ),
  ...rule<{ w: string }>('value', '[the] sum of the squares of {w:tale}', ({ w }) =>
    the('of data', 'sum of squares', w),
  ),
  ...rule<object>('manner', '[correct] to the nearest (whole number|integer)', () => ({
    figures: { kind: 'places', digits: 0 },
  })),
];

export const DESCRIBED_RULES: Rule[] = [...TOLD, ...CHANGES, ...NOW, ...ASKED];

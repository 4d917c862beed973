import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const AGAIN =
  '[repeatedly|again and again|over and over again|continually|several times|as many times as necessary]';
const FIRST = '(a|an|the|his|her|its|their) first';

/** What ends a row of attempts: "he wins", "it lands on 5", "she obtains her first 6". */
const FEATS: Rule[] = [
  ...rule<{ c: string }>('feat', '{c:clause}', ({ c }) =>
    /(?:label|of)-/.test(c) ? null : the('feat', c, ''),
  ),
  ...rule<{ a: string; b: string }>('feat', `{a:open} ${FIRST} {b:open}`, ({ a, b }) =>
    the('feat', `${a} ${b}`, ''),
  ),
  ...['number', 'count'].flatMap((kind) => [
    ...rule<{ a: string; n: string; b: string }>(
      'feat',
      `{a:open} [on|a|an] {n:${kind}} [{b:open}]`,
      ({ a, n, b }: { a: string; n: string; b?: string }) =>
        the('feat', `${a.replace(/ (?:on|an?)$/, '')} ${b ?? ''}`.trim(), n),
    ),
    ...rule<{ a: string; n: string }>('feat', `{a:open} ${FIRST} {n:${kind}}`, ({ a, n }) =>
      the('feat', a, n),
    ),
    ...rule<{ n: string; b: string }>('feat', `(a|an|the first) {n:${kind}} {b:open}`, ({ n, b }) =>
      the('feat', b, n),
    ),
  ]),
];

const featOf = (feat: RawTerm): string[] => (feat as { of: string[] }).of;
/** What ends them, and who does what until then. */
const until = (feat: RawTerm, deed: string): RawFact[] => {
  const [clause, number] = featOf(feat);
  return [fact('until', '', clause!, number!, deed)];
};

/** "He throws darts until he hits the target." */
const TOLD: Rule[] = [
  ...rule<{ a: string; c: RawTerm }>(
    'facts',
    `{a:open} ${AGAIN} until {c:feat} [for the first time]`,
    ({ a, c }) => until(c, a),
  ),
  ...rule<{ a: string; c: RawTerm }>(
    'facts',
    '{a:open} (once|[more than] once|one at a time|one by one|one after another) until {c:feat} [for the first time]',
    ({ a, c }) => until(c, a),
  ),
  ...rule<{ a: string; f: RawFact[] }>('facts', '(each|every) {a:open} , {f:facts}', ({ f }) =>
    f.length === 1 && f[0]!.relation === 'until' ? f : null,
  ),
  ...rule<{ x: string }>(
    'facts',
    '[the|let] [discrete] [random variable] {x:label} (is|denotes|represents|be|denote) the [total] number of {w:open} [(up to and including|until|before|including) {v:tales}]',
    ({ x }) => [fact('waits', x)],
  ),
  ...rule<{ x: string }>(
    'facts',
    'the [total] number of {w:open} is denoted by [the] [random variable] {x:label}',
    ({ x }) => [fact('waits', x)],
  ),
];

/** After so many, where it is said again what ends them. */
const waits = (range: RawTerm, feat?: RawTerm): RawTerm =>
  the('wait chance', range, ...(feat === undefined ? [] : featOf(feat)));
const AFTER = [
  ['=', 'on|at|in|with'],
  ['>', 'after'],
  ['<', 'before'],
] as const;

/** After how many attempts it is done. */
const ASKED: Rule[] = [
  ...rule<{ n: RawTerm }>('attempts', '{n:how-many} {u:open}', ({ n }) => n),
  ...['number', 'count'].flatMap((kind) => [
    ...rule<{ n: string }>('bare-many', `{n:${kind}}`, ({ n }) => the('range', '=', n)),
    ...rule<{ n: string }>('bare-many', `within {n:${kind}}`, ({ n }) => the('range', '<=', n)),
    ...rule<{ n: string }>('bare-many', `within the first {n:${kind}}`, ({ n }) => the('range', '<=', n)),
  ]),
  ...rule<{ h: RawTerm }>('attempts', '{h:bare-many} {u:open}', ({ h }) => h),
  ...rule<{ a: RawTerm; c: RawTerm; w: string }>(
    'value',
    '[the] probability that (it (takes|will take)|{w:open} (needs|takes|requires|makes|has|will need|will take|uses)) [{v:open}] {a:attempts} [(to|until|before|for) {c:feat}]',
    ({ a, c, w }: { a: RawTerm; c?: RawTerm; w?: string }) =>
      waits(a, c ?? (w === undefined ? undefined : the('feat', w, '~'))),
  ),
  ...rule<{ a: RawTerm }>(
    'value',
    '[the] probability that {a:attempts} (are|is|will be) (needed|required|made|taken|necessary)',
    ({ a }) => waits(a),
  ),
  ...rule<{ c: RawTerm; a: RawTerm }>(
    'value',
    '[the] probability that {c:feat} [for the first time] in {a:attempts}',
    ({ c, a }) => waits(a, c),
  ),
  ...rule<{ c: RawTerm; a: RawTerm }>('value', '[the] probability that {c:feat} {a:within}', ({ c, a }) =>
    waits(a, c),
  ),
  ...rule<{ h: RawTerm }>('within', '{h:bare-many} {u:open}', ({ h }) => (isWithin(h) ? h : null)),
  ...AFTER.flatMap(([sign, words]) => [
    ...rule<{ w: string; k: string; d: RawTerm }>(
      'value',
      `[the] probability that {w:open} first {d:feat-end} (${words}) (the|his|her|its|their) {k:ordinal} {u:open}`,
      ({ w, k, d }) => waits(the('range', sign, k), withSubject(w, d)),
    ),
    ...rule<{ k: string; c: RawTerm }>(
      'value',
      `[the] probability that {c:feat} for the first time (${words}) (the|his|her|its|their) {k:ordinal} {u:open}`,
      ({ c, k }) => waits(the('range', sign, k), c),
    ),
    ...rule<{ k: string }>(
      'value',
      `[the] probability that {w:open} (stops|finishes|is successful|succeeds) (${words}) (the|his|her|its|their) {k:ordinal} {u:open}`,
      ({ k }) => waits(the('range', sign, k)),
    ),
    ...rule<{ k: string; d: string }>(
      'value',
      `[the] probability that (the|his|her) first {d:open} [(is|occurs|comes|happens|will be)] (${words}) (the|his|her|its) {k:ordinal} {u:open}`,
      ({ d, k }) => waits(the('range', sign, k), the('feat', d, '')),
    ),
  ]),
  ...rule<{ a: string }>('feat-end', '{a:open}', ({ a }) => the('feat', a, '')),
  ...['number', 'count'].flatMap((kind) =>
    rule<{ a: string; n: string }>(
      'feat-end',
      `[{a:open}] [on|a|an] {n:${kind}}`,
      ({ a, n }: { a?: string; n: string }) => the('feat', (a ?? '').replace(/ (?:on|an?)$/, ''), n),
    ),
  ),
  ...rule<object>(
    'value',
    '[the] (expected|mean|average) number of {u:open} [(that|which) {v:open}] [(needed|required|taken|made)] [(to|until|before) {c:feat}]',
    () => the('wait mean'),
  ),
];

/** "He first obtains a 5": the subject stands before the word that tells when. */
const withSubject = (subject: string, feat: RawTerm): RawTerm => {
  const [clause, number] = featOf(feat);
  return the('feat', `${subject} ${clause!}`, number!);
};

const isWithin = (range: RawTerm): boolean => (range as { of: string[] }).of[0] === '<=';

export const ATTEMPT_RULES: Rule[] = [...FEATS, ...TOLD, ...ASKED];

import { fact, type RawFact, type RawProperty, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { asWord, LETTERED } from '../statistics/lettered.ts';
import { wantedOf } from './samples.ts';

interface Told {
  a: string;
  b: string;
  v: string;
  w: string;
}

/** The name that a pronoun stands for: it tells no event from another. */
const nameBefore = (clause: string, other: string): string =>
  /^(?:he|she) /.test(other) && !/^(?:he|she|the|a|an|it|not) /.test(clause) ? clause.split(' ')[0]! : '';

/** Events that are told as what is so or not, by turns. */
const EVENTS: Rule[] = [
  ...rule<{ a: string; b: string }>('clause', '{a:open} also {b:open}', ({ a, b }) => `${a} ${b}`),
  ...rule<Told>(
    'told',
    '[the] probability that {a:open} is {v:chance} (;|,|and) otherwise [,] {b:open}',
    ({ v, a, b }) => [fact('parts', nameBefore(a, b), v, a, 'rest', b)],
  ),
  ...rule<Told & { z: string }>(
    'told',
    '[each|on each|on any|every|on every] [{z:open}] [,] either {a:open} with probability {v:chance} [,] or {b:open} with probability {w:chance}',
    ({ z = '', v, a, w, b }: Partial<Told> & { z?: string }) => [fact('parts', z, v!, a!, w!, b!)],
  ),
  ...rule<Told & { z: string }>(
    'told',
    '[each|on each|on any|every|on every] {z:open} , {y:open} either {a:open} with probability {v:chance} [,] or {b:open} with probability {w:chance}',
    ({ z, y, v, a, w, b }: Told & { z: string; y?: string }) => [fact('parts', `${z} ${y!}`, v, a, w, b)],
  ),
  ...rule<Told>(
    'told',
    '(for|of) [any|each|every] {a:clause} , [the] probability that {b:clause} is {v:chance}',
    ({ a, b, v }) => [fact('event', v, b, a)],
  ),
  ...rule<Told>('told', '(on|for) any given {z:open-word} , {f:told}', ({ f }: Told & { f?: RawFact[] }) =>
    f?.length === 1 && f[0]!.relation === 'event' ? f : null,
  ),
];

/** Variables by their values and tables. */
const TABLES: Rule[] = [
  ...rule<{ x: string; v: RawTerm }>(
    'facts',
    '{x:rv} (can take|takes) [only] the values {v:value-run} [only]',
    ({ x, v }) => [fact('support', x, v)],
  ),
  ...rule<{ x: string }>(
    'goals',
    '(draw up|write down|construct|draw) [the|a] [probability distribution table|table for the probability distribution] (for|of) {x:rv} [,] giving [the|your|each of the] (probabilities|probability|answers) as [numerical|simplified] fractions',
    ({ x }) => [{ verb: 'find', target: the('table', x) }],
  ),
];

const SAMPLE = '[any] [a random sample of|a sample of|a period of|random sample of|period of]';

/** How many of several are so, and which is the first that is. */
const REPEATED: Rule[] = [
  ...rule<{ a: string }>(
    'clause',
    '{a:clause} on (any|a) [particular|given|randomly chosen] (day|morning|occasion|school day|working day|weekday|evening) [that (he|she|it) is at {b:open-word}]',
    ({ a }) => a,
  ),
  ...rule<{ c: RawTerm; w: string; n: string }>(
    'value',
    `[the] probability that [,] (for|in|during|over) ${SAMPLE} {n:counted} [,] {w:clause} on {c:how-many-days}`,
    ({ c, w, n }) => the('trials', n, '', c, w),
  ),
  ...rule<{ k: string; u: string; w: string }>(
    'value',
    '[the] probability that the {k:ordinal} {u:open} is the first [person|one|student|adult|resident|customer|child|man|woman] (who|that|which|to) {w:clause}',
    ({ k, u, w }) => the('first', '=', k, w, u),
  ),
  ...rule<{ n: string; a: string }>('facts', '{n:number} {a:open} , in turn , {b:open}', ({ n, a }) => [
    fact('sample', n, a),
  ]),
  ...rule<{ t: RawTerm }>(
    'goals',
    '(use|using) (an approximation|an appropriate approximation|a suitable normal approximation) [to] [,] (find|calculate) {t:wanted}',
    ({ t }) => wantedOf(t).map((goal) => ({ ...goal, where: [fact('approximation')] })),
  ),
];

/** Populations that go by a letter, and how many of a sample are so. */
const POPULATIONS: Rule[] = [
  ...LETTERED.map(
    (noun): Rule =>
      rule<{ x: string }>('open', `${noun} {x:label}`, ({ x }) => `${noun} ${asWord('label', x)}`)[0]!,
  ),
  ...LETTERED.map(
    (noun): Rule =>
      rule<{ a: string; x: string }>(
        'open',
        `{a:open} ${noun} {x:label}`,
        ({ a, x }) => `${a} ${noun} ${asWord('label', x)}`,
      )[0]!,
  ),
  ...['number', 'count'].flatMap((kind) =>
    rule<{ n: string; k: string; a: string; w: string; r: RawTerm }>(
      'facts',
      `(in|out of|from|of) (a [random] sample of|a random selection of|) {n:number} {a:open} [,] [it is found that|it was found that] {k:${kind}} [of (them|these)] {w:open} {r:range-of}`,
      ({ n, k, a, w, r }) => share(k, n, `${a} ${w}`, r),
    ),
  ),
  ...rule<{ n: string; w: string; r: RawTerm }>(
    'goals',
    '(in|out of|of|from|for) [a (random sample|sample|period) of] {n:number} {v:open} , how many [of (these|them)] would you expect to {w:open} {r:range-of}',
    ({ n, v, w, r }: { n: string; v?: string; w: string; r: RawTerm }) => [
      { verb: 'find', target: the('expected count', n, `${v!} ${w}`, r) },
    ],
  ),
];

function share(part: string, whole: string, words: string, range: RawTerm): RawFact[] | null {
  const [k, n] = [part, whole].map((one) => Number(one.replace(/[\s$]|\\,/g, '')));
  return k! > 0 && n! > k! ? [fact('share', `100*${k!}/${n!}`, words, range)] : null;
}

const groupOf = (group: RawTerm): string[] => (group as RawProperty).of as string[];

/** Two groups whose means are told one after the other. */
const GROUPS: Rule[] = [
  ...rule<{ g: RawTerm; m: string; w: string }>(
    'facts',
    '(a|another) [second|further|third] {v:tale} (contains|has|consists of) {g:group} [,] and the mean {w:tale} of (these|them) is {m:amount}',
    ({ g, m }) => [fact('group', ...groupOf(g), m)],
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'facts',
    '{f:group-mean} [,] (and|while|whereas) {g:group-mean}',
    ({ f, g }) => [...f, ...g],
  ),
  ...rule<{ g: RawTerm; m: string }>(
    'group-mean',
    '[the] mean {w:tale-of} {g:group} is {m:amount}',
    ({ g, m }) => [fact('group', ...groupOf(g), m)],
  ),
];

export const SAID_RULES: Rule[] = [...EVENTS, ...TABLES, ...REPEATED, ...POPULATIONS, ...GROUPS];

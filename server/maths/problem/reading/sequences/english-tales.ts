import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { nth, total } from './terms.ts';

const ONE = 'p:of ?';
const PERIOD = '(week|month|year|day|minute|hour)';
const PERIODS = '(weeks|months|years|days|minutes|hours)';

/** A word that may be a condition on what is asked for: a sentence with it sets no scene. */
const SAYS_SOMETHING =
  /^(?:curve|line|point|graph|ax[ei]s|circle|triangle|positive|negative|integer|whole|number|term|sum|ratio|difference|greater|less|more|fewer|than|equal|same|constant|prime|even|odd|real|zero|last|never|alone|once|twice|thrice|sometimes|stop|skip|miss|lose|spend|withdraw|(?:in|de)creas|converg|diverg|doubl|trebl|tripl|halv)/i;

/** Who does it, or what grows: by name, or the one that was spoken of. */
const ACTORS: Rule[] = [
  ...rule<{ n: string }>('actor', '{n:name} [also]', ({ n }) => `p:of ${n}`),
  ...rule<{ n: string }>(
    'actor',
    '(a|an|another) [second|third|fourth] {w:noun-word} , {n:name} , [also]',
    ({ n }) => `p:of ${n}`,
  ),
  ...rule<object>('actor', '(she|he|it|they) [also]', () => 'p:of ?'),
  ...rule<{ w: string }>(
    'actor',
    '(the|a|an|this|her|his|its|their) [{v:noun-word}] {w:noun-word} [also]',
    () => 'p:of ?',
  ),
  ...rule<object>('actor', '(each of them|they each|both of them|each) [also]', () => 'p:of all'),
  ...rule<{ a: string; b: string }>(
    'facts',
    'two {w:noun-word} , {a:name} and {b:name} , {s:scene-words}',
    ({ a, b }) => [fact('actors', a, b)],
  ),
  ...rule<{ a: string; b: string }>('facts', '{a:name} and {b:name} {s:scene-words}', ({ a, b }) => [
    fact('actors', a, b),
  ]),
  ...rule<{ w: string }>('facts', '(a|an) {w:noun-word} {s:scene-words}', ({ w }) =>
    SAYS_SOMETHING.test(w) ? null : [fact('scene')],
  ),
  ...rule<{ a: string }>('facts', '{a:name} {s:scene-words}', ({ a }) => [fact('actors', a)]),
  ...['noun-word', 'filler'].flatMap((kind) => [
    ...rule<{ w: string }>('scene-words', `{w:${kind}}`, ({ w }) => (SAYS_SOMETHING.test(w) ? null : w)),
    ...rule<{ w: string; s: string }>('scene-words', `{w:${kind}} {s:scene-words}`, ({ w, s }) =>
      SAYS_SOMETHING.test(w) ? null : `${w} ${s}`,
    ),
  ]),
  ...rule<object>('filler', '(is|are|for|a|the|to|in|an|his|her|their|of|some|on)', () => ''),
];

/** How much, and of what. */
const AMOUNTS: Rule[] = [
  ...['quantity', 'expression'].flatMap((kind) =>
    rule<{ q: RawTerm }>('much', `{q:${kind}} [{w:noun-word}]`, ({ q }) => (isPercent(q) ? null : q)),
  ),
  ...rule<{ q: RawTerm }>('much', '(a|an) {w:noun-word} of {q:much}', ({ q }) => q),
  ...rule<{ q: RawTerm }>('percent', '{q:quantity}', ({ q }) =>
    typeof q === 'object' && 'amount' in q && q.unit === '%' ? q.amount : null,
  ),
  ...rule<{ q: string }>('percent', '{q:expression}', ({ q }) =>
    q.endsWith('%') ? q.slice(0, -1).replace('\\', '') : null,
  ),
  ...rule<{ q: string }>('percent', '{q:percent-sign}', ({ q }) => q.replace(/\\?%$/, '')),
];

const isPercent = (one: RawTerm): boolean =>
  typeof one === 'object' ? 'amount' in one && one.unit === '%' : one.includes('%');

const EACH = `(in|on|during|for|) (each|every) (later|subsequent|following|succeeding|further|successive|) ${PERIOD} [after (the first|that)|thereafter|after the first ${PERIOD}]`;
const BEFORE = `([in|on|during] the (previous|preceding) ${PERIOD}|[in|on|during] the ${PERIOD} before|{x:actor} [{y:noun-word}|did] [in|on|during] the (previous|preceding) ${PERIOD}|{x:actor} [{y:noun-word}|did] [in|on|during] the ${PERIOD} before)`;
const FIRST = `(in|on|during) (the|its|her|his|their) first ${PERIOD}`;

const percentStep = (q: string, isLess: boolean): RawTerm => (isLess ? `1 - (${q})/100` : `1 + (${q})/100`);
const grows = (who: string, by: RawTerm, isLess: boolean): RawFact[] => [
  fact('kind', who, 'arithmetic'),
  fact('equal', the('difference', who), isLess ? the('minus', '0', by) : by),
];
const scales = (who: string, q: string, isLess: boolean): RawFact[] => [
  fact('kind', who, 'geometric'),
  fact('equal', the('ratio', who), percentStep(q, isLess)),
];

const CHANGES: Rule[] = [
  ...(
    [
      ['(more|further|longer|greater|higher|extra)', false],
      ['(less|fewer|shorter|smaller|lower)', true],
    ] as const
  ).flatMap(([words, isLess]) => [
    ...rule<{ q: RawTerm }>('change', `{q:much} ${words}`, ({ q }) =>
      the('grows', q, isLess ? 'less' : 'more'),
    ),
    ...rule<{ q: string }>('change', `{q:percent} ${words}`, ({ q }) =>
      the('scales', q, isLess ? 'less' : 'more'),
    ),
  ]),
  ...(
    [
      ['(increases|grows|rises|is increased|will increase)', false],
      ['(decreases|falls|drops|reduces|is reduced|will decrease)', true],
    ] as const
  ).flatMap(([words, isLess]) => [
    ...rule<{ q: RawTerm }>('rise', `${words} [(her|his|its|their|the) {n:noun-word}] by {q:much}`, ({ q }) =>
      the('grows', q, isLess ? 'less' : 'more'),
    ),
    ...rule<{ q: string }>(
      'rise',
      `${words} [(her|his|its|their|the) {n:noun-word}] by {q:percent}`,
      ({ q }) => the('scales', q, isLess ? 'less' : 'more'),
    ),
  ]),
];

/** Of whoever it was: "more than Ben ran" is no rule for another. */
function changed(who: string, change: RawTerm, before = who): RawFact[] | null {
  if (before !== who && before !== ONE && who !== ONE) return null;
  if (typeof change !== 'object' || !('the' in change)) return null;
  const [by, way] = change.of;
  return change.the === 'grows' ? grows(who, by!, way === 'less') : scales(who, String(by), way === 'less');
}

/** "8 years" as one quantity. */
const spanIn = (q: RawTerm): string | null =>
  typeof q === 'object' && 'amount' in q && /^(?:years?|days?|hours?|minutes?|min|h)$/.test(q.unit)
    ? q.amount
    : null;

const TOLD: Rule[] = [
  ...rule<object>(
    'measured-noun',
    '(the|its|her|his|their) (number|amount|value|{w:noun-word}) [of {v:noun-word}] [{u:noun-word}]',
    () => 'p:of ?',
  ),
  ...rule<{ a: string; c: RawTerm; x?: string }>(
    'facts',
    `${EACH} [,] {a:measured-noun} (is|was|will be) {c:change} than ${BEFORE}`,
    ({ a, c, x }) => changed(a, c, x),
  ),
  ...rule<{ a: string; c: RawTerm; x?: string }>(
    'facts',
    `{a:measured-noun} (is|was|will be) {c:change} than ${BEFORE} ${EACH}`,
    ({ a, c, x }) => changed(a, c, x),
  ),
  ...rule<{ a: string; c: RawTerm; x?: string }>('facts', `{a:measured-noun} {c:rise} ${EACH}`, ({ a, c }) =>
    changed(a, c),
  ),
  ...rule<{ a: string; q: RawTerm }>('facts', `{a:actor} {v:noun-word} {q:much} ${FIRST}`, ({ a, q }) => [
    fact('equal', nth(a, '1'), q),
  ]),
  ...rule<{ a: string; q: RawTerm }>('facts', `${FIRST} [,] {a:actor} {v:noun-word} {q:much}`, ({ a, q }) => [
    fact('equal', nth(a, '1'), q),
  ]),
  ...rule<{ a: string; q: RawTerm; o: string }>(
    'facts',
    `(in|on) the {o:ordinal} ${PERIOD} [,] {a:actor} {v:noun-word} {q:much}`,
    ({ a, q, o }) => [fact('equal', nth(a, o), q)],
  ),
  ...rule<{ a: string; q: RawTerm; o: string }>(
    'facts',
    `{a:actor} {v:noun-word} {q:much} (in|on) the {o:ordinal} ${PERIOD}`,
    ({ a, q, o }) => [fact('equal', nth(a, o), q)],
  ),
  ...rule<{ a: string; c: RawTerm; x?: string }>(
    'facts',
    `${EACH} [,] {a:actor} {v:noun-word} {c:change} than ${BEFORE}`,
    ({ a, c, x }) => changed(a, c, x),
  ),
  ...rule<{ a: string; c: RawTerm; x?: string }>(
    'facts',
    `{a:actor} {v:noun-word} {c:change} ${EACH} than ${BEFORE}`,
    ({ a, c, x }) => changed(a, c, x),
  ),
  ...rule<{ a: string; c: RawTerm; x?: string }>(
    'facts',
    `{a:actor} {v:noun-word} {c:change} than ${BEFORE}`,
    ({ a, c, x }) => changed(a, c, x),
  ),
  ...rule<{ a: string; c: RawTerm; x?: string }>('facts', `{a:actor} {c:rise} ${EACH}`, ({ a, c }) =>
    changed(a, c),
  ),
  ...rule<{ a: string; c: RawTerm; x?: string }>('facts', `${EACH} [,] {a:actor} {c:rise}`, ({ a, c }) =>
    changed(a, c),
  ),
  ...rule<{ a: string; q: RawTerm; c: RawTerm; x?: string }>(
    'facts',
    `{a:actor} {v:noun-word} {q:much} ${FIRST} [,] and [then] {c:rise} ${EACH}`,
    ({ a, q, c }) => {
      const then = changed(a, c);
      return then && [fact('equal', nth(a, '1'), q), ...then];
    },
  ),
  ...rule<{ a: string; q: RawTerm; c: RawTerm; x?: string }>(
    'facts',
    `{a:actor} {v:noun-word} {q:much} ${FIRST} [,] and [then] ${EACH} [,] [{b:actor}] {w:noun-word} {c:change} than ${BEFORE}`,
    ({ a, q, c, x }) => {
      const then = changed(a, c, x);
      return then && [fact('equal', nth(a, '1'), q), ...then];
    },
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'facts',
    '{f:facts} [,] (while|whereas|but) {g:facts}',
    ({ f, g }) => [...f, ...g],
  ),
  ...rule<{ o: string; a: string; b: string }>(
    'facts',
    `(in|on) the {o:ordinal} ${PERIOD} [,] {a:actor} {v:noun-word} the same [{w:noun-word}] as {b:actor}`,
    ({ o, a, b }) => [fact('equal', nth(a, o), nth(b, o))],
  ),
];

const ASKED: Rule[] = [
  ...rule<{ n: string }>('span', `{n:how-many} ${PERIODS}`, ({ n }) => n),
  ...rule<{ q: RawTerm }>('span', '{q:quantity}', ({ q }) => spanIn(q)),
  ...rule<{ n: string }>(
    'term',
    `the total (number|amount|value) [of {w:noun-word}] [{v:noun-word}] (in|during|over) the first {n:span}`,
    ({ n }) => total('p:of ?', n),
  ),
  ...rule<{ o: string }>(
    'term',
    `the (number|amount|value) [of {w:noun-word}] [{v:noun-word}] (in|during) the {o:order} ${PERIOD}`,
    ({ o }) => nth('p:of ?', o),
  ),
  ...rule<{ a: string; n: string }>(
    'term',
    `the total [number|amount|value|{w:noun-word}] [that|which] {a:actor} [{u:will}] {v:noun-word} (in|during|over) the first {n:span}`,
    ({ a, n }) => total(a, n),
  ),
  ...rule<{ a: string; n: string }>(
    'term',
    `the total (number|amount|value|{w:noun-word}) [{v:noun-word}] [by {a:actor}] (in|during|over) the first {n:span}`,
    ({ a, n }: { a?: string; n: string }) => total(a ?? 'p:of ?', n),
  ),
  ...rule<{ a: string; o: string }>(
    'term',
    `(the (number|amount|value|{w:noun-word})|how (far|much)) [that|which] {a:actor} [{u:will}] {v:noun-word} (in|on|during) the {o:order} ${PERIOD}`,
    ({ a, o }) => nth(a, o),
  ),
  ...rule<{ a: string; o: string }>(
    'term',
    `(the (number|amount|value|{w:noun-word})|how (far|much)) [that|which] {a:actor} [{u:will}] {v:noun-word} in ${PERIOD} {o:how-many}`,
    ({ a, o }) => nth(a, o),
  ),
  ...rule<{ o: string; a: string }>(
    'term',
    `the (number|amount|value|{w:noun-word}) [{v:noun-word}] [by {a:actor}] (in|on|during) the {o:order} ${PERIOD}`,
    ({ o, a }: { o: string; a?: string }) => nth(a ?? 'p:of ?', o),
  ),
  ...rule<object>('will', '(will|would|should)', () => ''),
  ...rule<object>('manner', '[correct] to the nearest {w:noun-word}', () => ({
    figures: { kind: 'places' as const, digits: 0 },
  })),
  ...rule<{ a: string; q: RawTerm }>(
    'goals',
    `find [the] (first ${PERIOD}|${PERIOD}) in which {a:actor} [first] [will] {v:noun-word} (more than|over) {q:much} [for the first time]`,
    ({ a, q }) => [{ verb: 'find', target: the('least', 'n'), where: [fact('greater', nth(a, 'n'), q)] }],
  ),
];

export const ENGLISH_TALES: Rule[] = [...ACTORS, ...AMOUNTS, ...CHANGES, ...TOLD, ...ASKED];

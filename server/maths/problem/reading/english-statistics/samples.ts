import { type RawFact, type RawGoal, type RawTerm, fact, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

/** One of a population is taken: of it all is asked that is asked of any. */
const PICKED = 'the results of one';

/** What is said of probabilities in words. */
export const CHANCES: Rule[] = [
  ...rule<{ r: RawTerm }>('range-of', 'last [for] {r:range-of}', ({ r }) => r),
  ...rule<{ p: string; w: string; r: RawTerm }>(
    'share',
    '{p:percent} of {w:open} {r:range-of}',
    ({ p, w, r }) => [fact('share', p, w, r)],
  ),
  ...rule<{ p: string; w: string; r: RawTerm }>('share', '{p:percent} {w:open} {r:range-of}', ({ p, w, r }) =>
    w.startsWith('of ') ? null : [fact('share', p, w, r)],
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('share', '{f:share} [,] and {g:share}', ({ f, g }) => [...f, ...g]),
  ...rule<{ f: RawFact[] }>('facts', '[it is (found|known) that] {f:share}', ({ f }) => f),
  ...rule<{ f: RawFact[] }>('facts', 'of [all] {w:open} , {f:share}', ({ f }) => f),
  ...rule<{ a: string; f: RawFact[] }>('facts', '{a:open} [,] {f:share}', ({ a, f }) =>
    a.startsWith('it is')
      ? null
      : f.map(({ relation, of: [p, w, r] }) => fact(relation, p!, `${a} ${String(w)}`, r!)),
  ),
  ...['heaviest', 'longest', 'tallest', 'largest', 'highest', 'greatest', 'slowest', 'oldest'].flatMap(
    (most) => tail('top share', most),
  ),
  ...['lightest', 'shortest', 'smallest', 'lowest', 'least', 'fastest', 'youngest'].flatMap((most) =>
    tail('bottom share', most),
  ),
  ...rule<{ n: string; w: string }>('facts', '[a] [random] sample of {n:number} {w:open}', ({ n, w }) => [
    fact('sample', n, w),
  ]),
  ...['number', 'count'].flatMap((kind) =>
    rule<{ n: string; w: string; a: string }>(
      'facts',
      `{a:open-word} [now|then] (buys|selects|chooses|takes|plants|tests|throws|opens|makes|plays|attempts|orders|picks|checks|inspects|sows|collects) {n:${kind}} {w:open}`,
      ({ n, w }) => (n === '1' ? null : [fact('sample', n, w)]),
    ),
  ),
  ...['number', 'count'].flatMap((kind) =>
    rule<{ n: string; w: string }>('facts', `{n:${kind}} {w:open}`, ({ n, w }) =>
      w === 'respectively' ? null : [n === '1' ? fact('scene', PICKED) : fact('sample', n, w)],
    ),
  ),
];

function tail(relation: string, most: string): Rule[] {
  return rule<{ p: string; w: string; c: string }>(
    'facts',
    `the ${most} {p:percent} of {w:open} (are|is) {c:open}`,
    ({ p, w, c }) => [fact(relation, p, w, c, /^(?:fast|slow)est$/.test(most) ? 'time' : '', most)],
  );
}

const VALUES =
  '[independent|random|randomly chosen|independent random|randomly selected] (values|observations)';
const GROUP =
  '[these|the|those|(a|each) [random|new|large] (sample|group|batch|crate|box|set|consignment|collection|class|delivery|bag|tray|period|year|month|term|season) of]';

/** How many of several. */
export const COUNTS: Rule[] = [
  ...(
    [
      ['=', 'exactly'],
      ['>=', 'at least'],
      ['>', 'more than'],
      ['<', 'fewer than|less than'],
      ['<=', 'at most|no more than|not more than'],
    ] as const
  ).flatMap(([sign, words]) =>
    ['number', 'count', 'counted'].flatMap((kind) =>
      rule<{ n: string }>(
        kind === 'counted' ? 'how-many-days' : 'how-many',
        `(${words}) {n:${kind}}`,
        ({ n }) => the('range', sign, n),
      ),
    ),
  ),
  ...['number', 'count'].flatMap((kind) => [
    ...rule<{ a: string; b: string }>(
      'how-many',
      `(at least {a:${kind}} and at most {b:${kind}}|at least {a:${kind}} but no more than {b:${kind}}|at least {a:${kind}} but not more than {b:${kind}}|between {a:${kind}} and {b:${kind}} inclusive|between {a:${kind}} and {b:${kind}} \\( inclusive \\)|from {a:${kind}} to {b:${kind}} inclusive|at least {a:${kind}} and no more than {b:${kind}}|at least {a:${kind}} but at most {b:${kind}})`,
      ({ a, b }) => the('range', 'between', a, b),
    ),
    ...rule<{ a: string; b: string }>(
      'how-many',
      `(at least {a:${kind}} (but|and) (fewer|less) than {b:${kind}})`,
      ({ a, b }) => the('range', 'between', a, String(Number(b) - 1)),
    ),
    ...rule<{ a: string; b: string }>(
      'how-many',
      `(more than {a:${kind}} (but|and) (fewer|less) than {b:${kind}})`,
      ({ a, b }) => the('range', 'between', String(Number(a) + 1), String(Number(b) - 1)),
    ),
    ...rule<{ a: string; b: string }>(
      'how-many',
      `(more than {a:${kind}} (but|and) (at most|no more than|not more than) {b:${kind}})`,
      ({ a, b }) => the('range', 'between', String(Number(a) + 1), b),
    ),
    ...rule<{ a: string }>('how-many', `{a:${kind}} or more`, ({ a }) => the('range', '>=', a)),
    ...rule<{ a: string }>('how-many', `{a:${kind}} or (fewer|less)`, ({ a }) => the('range', '<=', a)),
  ]),
  ...['number', 'count'].flatMap((kind) =>
    rule<{ n: string; v: string; w: string; r: RawTerm }>(
      'goals',
      `(in|out of|of|from) [a random sample of|a sample of] {n:${kind}} [of these] {v:open} , how many would you expect to (have|be|take|weigh|last|live|run) [a] [{w:open}] {r:range-of}`,
      ({ n, v, w, r }: { n: string; v: string; w?: string; r: RawTerm }) => [
        { verb: 'find', target: the('expected count', n, `${v} ${w ?? ''}`, r) },
      ],
    ),
  ),
  ...rule<{ n: string; v: string; w: string; r: RawTerm }>(
    'goals',
    '(find|calculate|estimate|determine) (the expected number|an estimate for the number|the number) of {v:open} in a (random sample|sample|group) of {n:number} [{u:open}] (which|that|whose|with|who) {w:open} {r:range-of}',
    ({ n, v, w, r }) => [{ verb: 'find', target: the('expected count', n, `${v} ${w}`, r) }],
  ),
  ...['number', 'count'].flatMap((kind) => [
    ...rule<{ n: string; x: string }>(
      'facts',
      `[a random sample of] {n:${kind}} ${VALUES} of {x:rv} (are|is) [now] (chosen|taken|selected|observed|made|recorded) [at random|independently]`,
      ({ n, x }) => [fact('sample', n, `of variable ${x}`)],
    ),
    ...rule<{ c: RawTerm; n: string; x: string; r: RawTerm }>(
      'value',
      `[the] probability that {c:how-many} [out] of {n:${kind}} ${VALUES} of {x:rv} (are|is|will be|) {r:range-of}`,
      ({ c, n, x, r }) => ({
        ...the('count chance', c, '', r),
        where: [fact('sample', n, `of variable ${x}`)],
      }),
    ),
    ...rule<{ c: RawTerm; n: string; w: string; r: RawTerm }>(
      'value',
      `[the] probability that {c:how-many} [out] of [a random sample of|a group of] {n:${kind}} {w:open} {r:range-of}`,
      ({ c, n, w, r }) => ({ ...the('count chance', c, w, r), where: [fact('sample', n, w)] }),
    ),
  ]),
  ...['number', 'count', 'counted'].flatMap((kind) => [
    ...rule<{ n: string; v?: string; w: string; r: RawTerm }>(
      'goals',
      `[(on|in|for)] how many [{z:open-word}] (of|in|out of) ${GROUP} {n:${kind}} [{v:open}] (would you expect|would be expected|do you expect|could be expected) {w:open} {r:range-of}`,
      ({ n, v = '', w, r }) => [{ verb: 'find', target: the('expected count', n, `${v} ${w}`, r) }],
    ),
    ...rule<{ n: string; v?: string; w: string; r: RawTerm }>(
      'goals',
      `${'(find|calculate|estimate|determine)'} (the expected number|an estimate for the number|an estimate of the number|the number) of {v:open} (in|among|from|out of) ${GROUP} {n:${kind}} [{u:open}] (for which|in which|on which|which|that|whose|with|who) {w:open} {r:range-of}`,
      ({ n, v = '', w, r }) => [{ verb: 'find', target: the('expected count', n, `${v} ${w}`, r) }],
    ),
  ]),
  ...rule<object>('how-many', 'all', () => the('range', 'all')),
  ...rule<object>('how-many', 'none', () => the('range', '=', '0')),
  ...rule<{ c: RawTerm; w: string; r: RawTerm }>(
    'value',
    '[the] probability that {c:how-many} [of (them|these)] {w:open} {r:range-of}',
    ({ c, w, r }) => the('count chance', c, w, r),
  ),
  ...rule<{ n: string; v: string; c: RawTerm; w: string; r: RawTerm }>(
    'value',
    '[the] probability that [,] (of|in|in a random sample of) {n:number} {v:open} , {c:how-many} [of them] {w:open} {r:range-of}',
    ({ n, v, c, w, r }) => ({ ...the('count chance', c, w, r), where: [fact('sample', n, v)] }),
  ),
  ...rule<{ c: RawTerm; w: string; p: string }>(
    'value',
    '[the] probability that {c:how-many} of (these|them|the) [{w:open}] (are|is|will be) {p:open}',
    ({ c, w, p }: { c: RawTerm; w?: string; p: string }) => the('count called', c, w ?? '', p),
  ),
  ...rule<{ n: string; w: string; r: RawTerm }>(
    'goals',
    '(find|calculate|estimate) [the] [expected] number of (these|the) {n:number} {w:open} (which|that|whose|with) {v:open} {r:range-of}',
    ({ n, w, r }) => [{ verb: 'find', target: the('expected count', n, w, r) }],
  ),
  ...rule<{ t: RawTerm }>(
    'goals',
    '(use|using) (a suitable approximation|an approximating distribution|a normal approximation|a suitable approximating distribution) [to] [,] (find|estimate|calculate) {t:wanted}',
    ({ t }) => wantedOf(t).map((goal) => ({ ...goal, where: [fact('approximation')] })),
  ),
];

export function wantedOf(t: RawTerm): RawGoal[] {
  const all = typeof t === 'object' && 'all' in t ? t.all : [t];
  return all.map((target) => ({ verb: 'find', target }));
}

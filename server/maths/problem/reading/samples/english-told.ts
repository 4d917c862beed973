import { fact, type RawFact, type RawProperty } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { isMean } from './english-claims.ts';

const TAKEN =
  '(is|are|was|were|may be|can be|should be|is known to be|are known to be|may reasonably be|can reasonably be)';
const THAT =
  '(it is assumed that|it may be assumed that|it can be assumed that|you may assume that|assume that|assume|assuming that|assuming|it is known that|it is given that|you should assume that|it is believed that|{z:w} assumes that|{z:w} assume that)';
const SAME = '(the same|a common|equal|the same population|equal population|the same common|common)';

/** What populations are taken to be like. */
const DISTRIBUTED: Rule[] = [
  ...['normal', 'symmetrical'].flatMap((kind) => {
    const words =
      kind === 'normal'
        ? '(normally distributed|normal)'
        : '(symmetrical|symmetric|symmetrically distributed) [about (its|their|the) (median|medians)]';
    const a =
      kind === 'normal'
        ? '([a] normal (distribution|distributions)|normally distributed populations|normal populations)'
        : '[a] (symmetrical|symmetric) (distribution|distributions)';
    return [
      ...rule<object>(
        'taken',
        `[that] {a:w} ${TAKEN} [assumed to be|taken to be|assumed to have been] [approximately] ${words}`,
        () => [fact(kind)],
      ),
      ...rule<object>(
        'taken',
        `[that] {a:w} (has|have|follow|follows|come from|comes from|are taken from|${TAKEN} assumed to (have|follow|come from)|${TAKEN} taken from) ${a}`,
        () => [fact(kind)],
      ),
    ];
  }),
  ...rule<{ f: RawFact[] }>(
    'taken',
    `{f:taken} [,] (with|and|, and [that] {a:w} (has|have)) ${SAME} (variance|variances)`,
    ({ f }) => (f[0]!.relation === 'normal' ? [...f, fact('same-variance')] : null),
  ),
  ...rule<{ f: RawFact[]; m: string }>(
    'taken',
    '{f:taken} [,] with [population|unknown] (mean|means) {m:amount}',
    ({ f, m }) => (isMean(m.split('⟨')[0]!) ? f : null),
  ),
  ...rule<{ f: RawFact[]; m: string; s: string }>(
    'taken',
    '{f:taken} [,] with [population|unknown] mean {m:amount} and (standard deviation {s:amount}|variance {v:amount})',
    ({ f, m, s, v }: { f: RawFact[]; m: string; s?: string; v?: string }) => {
      const value = Number((s ?? v!).split('⟨')[0]);
      if (!isMean(m.split('⟨')[0]!)) return null;
      if (/^[$\s]*\\?(?:sigma|σ)/.test(s ?? v!)) return f;
      return value > 0 ? [...f, fact('sigma', String(s === undefined ? Math.sqrt(value) : value))] : null;
    },
  ),
  ...rule<object>(
    'taken',
    `{a:w} (has|have|${TAKEN} assumed to have) ${SAME} [population] (variance|variances)`,
    () => [fact('same-variance')],
  ),
  ...rule<object>(
    'taken',
    `[the] [two] [population] variances [of {a:w}] ${TAKEN} [assumed to be] (equal|the same)`,
    () => [fact('same-variance')],
  ),
  ...rule<object>('taken', '(equal|common) [population] (variances|variance)', () => [fact('same-variance')]),
  ...rule<object>('taken', 'normality', () => [fact('normal')]),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('taken', '{f:taken} [,] and [that] {g:taken}', ({ f, g }) => [
    ...f,
    ...g,
  ]),
  ...rule<{ f: RawFact[] }>('facts', `[${THAT}] {f:taken}`, ({ f }) => f),
];

/** Claims, intervals and tests that are told of. */
const TOLD: Rule[] = [
  ...rule<{ c: RawProperty }>(
    'facts',
    '{w:w} (claims|believes|suspects|thinks|states|suggests|asserts|wonders|claim|believe|suspect|think) (that|if|whether) [,] {c:claim}',
    ({ c }) => [fact('claim', ...c.of)],
  ),
  ...rule<{ c: RawProperty }>(
    'facts',
    'it is (claimed|believed|suspected|thought|suggested|stated|asserted) that {c:claim}',
    ({ c }) => [fact('claim', ...c.of)],
  ),
  ...rule<{ c: RawProperty }>(
    'facts',
    '{w:w} (wishes|wish|wants|want|would like|hopes|intends|decides) to (test|investigate|know|find out|determine|see|check|show|discover) (if|whether|that) [,] {c:claim}',
    ({ c }) => [fact('claim', ...c.of)],
  ),
  ...rule<{ p: string; m: string; i: string }>(
    'facts',
    '[{w:w} [,]] (a|the) [symmetric] {p:percent} confidence interval for (the [population] mean [{v:w}] [{m:letter}]|[the mean] {m:amount}) (is|was) [calculated to be|found to be|calculated as|given by|calculated and found to be] {i:ends}',
    ({ p, i }) => intervalTold(p, i),
  ),
  ...rule<{ p: string; m: string; i: string }>(
    'facts',
    'using (the|this|these) {w:w} , (a|the) [symmetric] {p:percent} confidence interval for (the [population] mean [{v:w}] [{m:letter}]|[the mean] {m:amount}) (is|was) [calculated to be|found to be|calculated as|given by] {i:ends}',
    ({ p, i }) => intervalTold(p, i),
  ),
  ...rule<{ m: string; k: string }>(
    'facts',
    '(a|the) [significance|hypothesis] test is carried out [on the basis of (this|the) {w:w}|using (this|the|these) {w:w}] [,] with null hypothesis {m:condition} and alternative hypothesis {k:condition}',
    ({ m, k }) => hypotheses(m, k),
  ),
  ...rule<{ p: string; n: string }>(
    'facts',
    '[in {w:w} ,] the null hypothesis (is|was) [{n:not}] (rejected|accepted) at the {p:percent} [significance] level [of significance]',
    ({ p, n }: { p: string; n?: string }) => [fact('rejected', p, n === undefined ? 'yes' : 'no')],
  ),
  ...rule<object>('not', 'not', () => 'not'),
  ...rule<object>(
    'facts',
    '(where|here) {a:bar-name} and {b:bar-name} (are|denote) the [sample] means',
    () => [fact('scene')],
  ),
  ...rule<object>('facts', '(where|here) {a:bar-name} (is|denotes) the [sample] mean', () => [fact('scene')]),
  ...rule<object>(
    'facts',
    'it is not known (whether|if|that) {a:w} (are|is|have|has) (normal|normally distributed|a normal distribution|normal distributions)',
    () => [fact('scene')],
  ),
  ...rule<object>('facts', '[but] {a:w} may be assumed to have the same shape', () => [fact('scene')]),
  ...rule<object>(
    'facts',
    '[the] [two] [population] variances [of {a:w}] ((are|is|may|can) not [be] [assumed|known|taken] to be (equal|the same)|cannot be assumed to be (equal|the same))',
    () => [fact('scene')],
  ),
];

const ENDS = /^[([]?\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*[)\]]?$/;
const RANGE =
  /^(-?\d+(?:\.\d+)?)\s*(?:<=?|≤|\\leq?(?:slant)?)\s*(?:\\mu|μ|mu)\s*(?:<=?|≤|\\leq?(?:slant)?)\s*(-?\d+(?:\.\d+)?)$/;

function intervalTold(percent: string, ends: string): RawFact[] | null {
  const source = ends
    .replace(/[$]|\\(?:left|right|,)/g, '')
    .replaceAll('−', '-')
    .trim();
  const [, low, high] = ENDS.exec(source) ?? RANGE.exec(source) ?? [];
  return low && high ? [fact('interval-told', percent, low, high)] : null;
}

/** μ = k against μ < k. */
function hypotheses(one: string, other: string): RawFact[] | null {
  const plain = (text: string) => text.replace(/[$\s]/g, '').replace(/\\mu|mu(?![a-z])/, 'μ');
  const [, letter] = /^μ=([a-z])$/.exec(plain(one)) ?? [];
  const [, sign, same] = /^μ(<|>|≠|!=|\\neq?)([a-z])$/.exec(plain(other)) ?? [];
  return letter && letter === same ? [fact('hypotheses', letter, /[<>]/.test(sign!) ? sign! : '!=')] : null;
}

export const ENGLISH_TOLD: Rule[] = [...DISTRIBUTED, ...TOLD];

import { type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const LEVEL = '(at|using) (the|a) {p:percent} [significance] level [of significance]';
const OUT = '(carry out|conduct|perform|use|using|by using|by carrying out|apply)';
const WHY =
  '(to (test|determine|investigate|decide|find out|see|check)|and (test|determine|decide)|to (test|decide) ,)';
const OF = '(to test|of|for|to investigate)';

const test = (percent: string, name: string, claim: RawTerm): RawGoal[] => [
  { verb: 'find', target: the('test', percent, name, claim) },
];
const TOLD = the('claim', 'told');

/** Whose claim it is: without an article. */
export const ownerIn = (words: string): string => words.replace(/^(?:the|this|his|her|their) /, '');

const NAMES: Rule[] = (
  [
    ['', '[suitable|appropriate] [hypothesis|significance|statistical] test'],
    ['', 'significance test'],
    ['t', '[one-sample] (t-test|{t:letter} - test|{t:letter}-test|{t:letter} test)'],
    [
      'paired t',
      '(paired|paired-sample|paired sample|matched-pairs|matched pairs) (t-test|{t:letter} - test|{t:letter} test)',
    ],
    [
      'two t',
      '(two-sample|two sample|2-sample|unpaired|independent samples) (t-test|{t:letter} - test|{t:letter} test)',
    ],
    ['signed ranks', 'wilcoxon [single-sample|one-sample] (signed-rank|signed rank) test'],
    [
      'paired ranks',
      '[wilcoxon] (matched-pairs|matched pairs|paired|paired-sample|paired sample) [wilcoxon] (signed-rank|signed rank) test',
    ],
    ['rank sum', '[wilcoxon] (rank-sum|rank sum) test'],
    ['this', 'this test'],
    ['ranks', 'wilcoxon test'],
    ['signs', '[paired|paired-sample|matched-pairs|single-sample] sign test'],
  ] as const
).flatMap(([name, words]) =>
  rule<{ t: string }>('test-name', `[a|an|the] ${words}`, ({ t }) =>
    t === undefined || t.replace(/[$\s]/g, '') === 't' ? name : null,
  ),
);

const CLAIMED: Rule[] = [
  ...rule<object>('t-name', '(t-distribution|{t:letter} - distribution|{t:letter}-distribution)', () => 't'),
  ...rule<{ w: string }>(
    'told-claim',
    '[the|this|his|her|their] [{w:w}] (claim|belief|suspicion|theory|hypothesis|suggestion|assertion)',
    ({ w = '' }: { w?: string }) => the('claim', 'told', ownerIn(w)),
  ),
  ...rule<object>(
    'these-data',
    '[the|this|these|his|her|their] [same|sample|above] (data|result|results|sample|samples|figures|values|measurements|information|evidence)',
    () => 'data',
  ),
  ...rule<{ c: RawTerm }>(
    'tested',
    '{c:told-claim} (is|are) [supported|justified|correct|true|valid|reasonable|acceptable] [by {d:these-data}]',
    ({ c }) => c,
  ),
  ...rule<{ c: RawTerm }>(
    'tested',
    '([there is] [sufficient|significant|enough|any] evidence|{d:these-data} (provides|provide|gives|give|supports|support) [sufficient|significant|enough|any] evidence|{d:these-data} (supports|support)) [to support|for|in support of|in favour of] {c:told-claim}',
    ({ c }) => c,
  ),
  ...rule<{ c: RawTerm }>(
    'tested',
    '[there is|{d:these-data} (provides|provide|gives|give)] [sufficient|significant|enough|any] evidence (that|to support the claim that|to suggest that|to conclude that|to show that) {c:claim}',
    ({ c }) => c,
  ),
  ...rule<{ c: RawTerm }>(
    'tested',
    '[there is] [sufficient|significant|enough|any] evidence of {c:claim}',
    ({ c }) => c,
  ),
  ...rule<{ c: RawTerm }>('tested', '{c:claim}', ({ c }) => c),
];

const TESTS: Rule[] = [
  ...rule<{ p: string; c: RawTerm }>('goals', `test [,] ${LEVEL} [,] (whether|if) {c:tested}`, ({ p, c }) =>
    test(p, '', c),
  ),
  ...rule<{ p: string; c: RawTerm }>('goals', `test (whether|if) {c:tested} [,] ${LEVEL}`, ({ p, c }) =>
    test(p, '', c),
  ),
  ...rule<{ p: string; c: RawTerm }>('goals', `[,] ${LEVEL} , test (whether|if) {c:tested}`, ({ p, c }) =>
    test(p, '', c),
  ),
  ...rule<{ p: string; c: RawTerm }>('goals', `test {c:told-claim} [,] ${LEVEL}`, ({ p, c }) =>
    test(p, '', c),
  ),
  ...rule<{ p: string; c: RawTerm }>('goals', `test [,] ${LEVEL} [,] {c:told-claim}`, ({ p, c }) =>
    test(p, '', c),
  ),
  ...rule<{ n: string; p: string; c: RawTerm }>(
    'goals',
    `${OUT} {n:test-name} [,] ${LEVEL} [,] ${WHY} (whether|if) {c:tested}`,
    ({ n, p, c }) => test(p, n, c),
  ),
  ...rule<{ n: string; p: string; c: RawTerm }>(
    'goals',
    `${OUT} {n:test-name} [,] ${WHY} [,] ${LEVEL} [,] (whether|if) {c:tested}`,
    ({ n, p, c }) => test(p, n, c),
  ),
  ...rule<{ n: string; p: string; c: RawTerm }>(
    'goals',
    `${OUT} {n:test-name} ${WHY} (whether|if) {c:tested} [,] ${LEVEL}`,
    ({ n, p, c }) => test(p, n, c),
  ),
  ...rule<{ n: string; p: string; c: RawTerm }>(
    'goals',
    `${OUT} {n:test-name} [,] ${LEVEL} [,] ${OF} {c:told-claim}`,
    ({ n, p, c }) => test(p, n, c),
  ),
  ...rule<{ n: string; p: string; c: RawTerm }>(
    'goals',
    `${OUT} {n:test-name} ${OF} {c:told-claim} [,] ${LEVEL}`,
    ({ n, p, c }) => test(p, n, c),
  ),
  ...rule<{ n: string; p: string }>(
    'goals',
    `${OUT} {n:test-name} [on the same data|on these data|on the data|for these data] [,] ${LEVEL}`,
    ({ n, p }) => test(p, n, TOLD),
  ),
  ...rule<{ p: string; m: string; k: string }>(
    'goals',
    `test [,] ${LEVEL} [,] the null hypothesis {m:condition} against the alternative hypothesis {k:condition}`,
    ({ p, m, k }) => against(p, m, k),
  ),
  ...rule<{ n: string; p: string; m: string; k: string }>(
    'goals',
    `${OUT} {n:test-name} [,] ${LEVEL} [,] (to test|of) the null hypothesis {m:condition} against the alternative hypothesis {k:condition}`,
    ({ n, p, m, k }) => against(p, m, k, n),
  ),
  ...rule<{ g: RawGoal[]; f: RawFact[] }>('goals', '{g:goals} [,] assuming [that] {f:taken}', ({ g, f }) =>
    under(g, f),
  ),
  ...rule<{ g: RawGoal[]; f: RawFact[] }>('goals', 'assuming [that] {f:taken} , {g:goals}', ({ g, f }) =>
    under(g, f),
  ),
  ...rule<{ g: RawGoal[] }>('goals', 'without assuming [that] {f:taken} , {g:goals}', ({ g }) => g),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} [,] stating (your|the) [null and alternative] hypotheses [clearly|and conclusion|used]',
    ({ g }) => g,
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(use|using|for|from|on the basis of) (the|this|these) [same] {w:w} [,] [to] {g:goals}',
    ({ g, w }: { g: RawGoal[]; w?: string }) => (/^(?:samples?|data|results)$/.test(w ?? '') ? g : null),
  ),
];

const under = (goals: RawGoal[], facts: RawFact[]): RawGoal[] =>
  goals.map((one) => ({ ...one, where: [...(one.where ?? []), ...facts] }));

const plain = (text: string) =>
  text
    .replace(/[$\s{}]/g, '')
    .replaceAll('\\mu', 'μ')
    .replace(/mu(?=[_=<>≠!\\])/g, 'μ')
    .replace('−', '-');

/** μ = 8.2 against μ < 8.2; μ_A = μ_B against μ_A > μ_B. */
function against(percent: string, one: string, other: string, name = ''): RawGoal[] | null {
  const [a, b] = [plain(one), plain(other)];
  const signOf = (text: string) => (/[<>]/.test(text) ? text : '!=');
  const single = /^μ=(-?\d+(?:\.\d+)?)$/.exec(a);
  const side = /^μ(<|>|≠|!=|\\neq?)(-?\d+(?:\.\d+)?)$/.exec(b);
  if (single && side)
    return single[1] === side[2]
      ? test(percent, name, the('claim', 'mean', signOf(side[1]!), '', '', single[1]!, ''))
      : null;
  const pair = /^μ_(\w)=μ_(\w)$/.exec(a);
  const sides = /^μ_(\w)(<|>|≠|!=|\\neq?)μ_(\w)$/.exec(b);
  return pair && sides && new Set([pair[1], pair[2], sides[1], sides[3]]).size === 2 && sides[1] !== sides[3]
    ? test(percent, name, the('claim', 'mean', signOf(sides[2]!), sides[1]!, sides[3]!, '', ''))
    : null;
}

const FIND = '(find|calculate|determine|obtain|estimate|construct|write down|state)';
export const find = (...targets: RawTerm[]): RawGoal[] => targets.map((target) => ({ verb: 'find', target }));

const ESTIMATES: Rule[] = [
  ...rule<object>(
    'goals',
    `${FIND} (a|the) [unbiased] pooled [unbiased] estimate (of|for) (the|this) [common|population|common population] [population] variance [of {w:w}]`,
    () => find(the('pooled')),
  ),
  ...(['mean', 'variance'] as const).flatMap((name) =>
    rule<{ w: string }>(
      'goals',
      `${FIND} (an|the) unbiased estimate (of|for) the [population] ${name} [(of|for) {w:w}]`,
      ({ w = '' }: { w?: string }) => find(the('unbiased', name, w)),
    ),
  ),
  ...rule<{ w: string }>(
    'goals',
    `${FIND} [the] unbiased estimates (of|for) the [population] mean and [the] [population] variance [(of|for) {w:w}]`,
    ({ w = '' }: { w?: string }) => find(the('unbiased', 'mean', w), the('unbiased', 'variance', w)),
  ),
  ...rule<{ w: string }>(
    'goals',
    `${FIND} [the] unbiased estimates (of|for) the [two] [population] variances [(of|for) {w:ws}]`,
    ({ w = '' }: { w?: string }) => find(the('unbiased', 'variance', `both ${w}`)),
  ),
  ...rule<{ p: string; m: string; w: string }>(
    'goals',
    `${FIND} (a|the) [symmetric] {p:percent} confidence interval for ({m:letter}|[the] [population|true] mean [{w:w}] [, {m:letter} ,] [{v:w}])`,
    ({ p, m, w = '', v = '' }: { p: string; m?: string; w?: string; v?: string }) =>
      m !== undefined && !/^[$\s]*(?:\\mu|μ|mu)/.test(m)
        ? null
        : find(the('interval', p, 'mean', `${w} ${v}`.trim())),
  ),
  ...rule<{ p: string; m: string; w: string }>(
    'goals',
    `${FIND} (a|the) [symmetric] {p:percent} confidence interval for the [mean] difference [, {m:expression} ,] (between|in|of) [the] [two] [population|mean|true|corresponding population] [mean] ({w:ws}|means [{w:ws}]|mean {w:ws})`,
    ({ p, m, w = '' }: { p: string; m?: string; w?: string }) =>
      find(the('interval', p, 'difference', `${m === undefined ? '' : plain(m).replace('-', ' - ')} ${w}`)),
  ),
  ...rule<{ p: string; m: string }>(
    'goals',
    `${FIND} (a|the) [symmetric] {p:percent} confidence interval for {m:expression}`,
    ({ p, m }) =>
      /^μ_\w-μ_\w$/.test(plain(m))
        ? find(the('interval', p, 'difference', plain(m).replace('-', ' - ')))
        : null,
  ),
  ...(
    [
      ['>', '(increase|gain|rise)'],
      ['<', '(decrease|reduction|fall|loss)'],
    ] as const
  ).flatMap(([sign, noun]) =>
    rule<{ p: string; w: string }>(
      'goals',
      `${FIND} (a|the) [symmetric] {p:percent} confidence interval for the [population] mean ${noun} [in {w:w}]`,
      ({ p, w = '' }: { p: string; w?: string }) => find(the('interval', p, `change ${sign}`, w)),
    ),
  ),
  ...rule<{ a: string; b: string }>(
    'goals',
    `${FIND} the (value|values) of {a:sum-name} and {b:sum-name} [(for|of) {w:w}]`,
    ({ a, b }) => find(a, b),
  ),
  ...rule<{ k: string }>('goals', `${FIND} the (set|range) of [possible] values of {k:letter}`, ({ k }) =>
    find(the('rejecting', k.replaceAll('$', ''))),
  ),
];

export const ENGLISH_ASKED: Rule[] = [...NAMES, ...CLAIMED, ...TESTS, ...ESTIMATES];

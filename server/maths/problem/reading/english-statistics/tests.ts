import { type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { byTest, isMean, MORE, testOf } from '../statistics/tests.ts';

const LEVEL =
  '(at (the|a) {p:percent} [significance] level [of significance]|using (the|a) {p:percent} [significance] level [of significance])';
const OUT = '(carry out|conduct|perform|use|by using|using|by carrying out|apply)';
const WHY =
  '(to (test|determine|investigate|decide|find out|see|check)|of|for|to (test|decide) ,|and (test|determine|decide))';

/** What is to be tested of a mean or a median. */
const CLAIMS: Rule[] = [
  ...MORE.flatMap(([sign, words]) => [
    ...rule<{ m: string; v: string }>('test-claim', `{m:letter} is ${words} {v:amount}`, ({ m, v }) =>
      isMean(m) ? the('claim', 'mean', sign, v) : null,
    ),
    ...(['mean', 'median'] as const).flatMap((name) =>
      rule<{ w: string; v: string }>(
        'test-claim',
        `the [population|true] ${name} [value] [[of] {w:tale}] is ${words} {v:amount}`,
        ({ v }) => the('claim', name, sign, v),
      ),
    ),
  ]),
  ...(
    [
      ['>', 'increased'],
      ['<', 'decreased'],
      ['!=', 'changed'],
    ] as const
  ).flatMap(([sign, verb]) =>
    (['mean', 'median'] as const).flatMap((name) =>
      rule<{ w: string; v: string }>(
        'test-claim',
        `the [population|true] ${name} [[of] {w:tale}] has ${verb} from {v:amount}`,
        ({ v }) => the('claim', name, sign, v),
      ),
    ),
  ),
  ...rule<object>(
    'test-claim',
    '({a:tale} (is|are) independent of {b:tale}|{a:tale} and {b:tale} are independent|there is (any|an|some) association between {a:tale} and {b:tale}|there is (any|a) (relationship|dependence) between {a:tale} and {b:tale})',
    () => the('claim', 'independence'),
  ),
];

/** Which test. */
const TESTS: Rule[] = [
  ...rule<object>(
    'test-name',
    '(a|an|the) [suitable|appropriate] [hypothesis|significance|statistical] test',
    () => '',
  ),
  ...rule<{ t: string }>(
    'test-name',
    '(a|the) [one-sample] ({t:letter} - test|t-test|{t:letter} test)',
    ({ t }) => (t === undefined || t.replace(/[$\s]/g, '') === 't' ? 't' : null),
  ),
  ...rule<object>(
    'test-name',
    '(a|the) wilcoxon [single-sample|one-sample] (signed-rank|signed rank) test',
    () => 'signed ranks',
  ),
  ...rule<object>('test-name', '(a|the) sign test', () => 'signs'),
  ...rule<{ e: string }>(
    'test-name',
    '(a|an|the) ({e:expression} - test|{e:expression} test|chi-squared test|chi-square test) [for (independence|association)]',
    ({ e }) => (e === undefined || /^[$\s]*(?:\\chi|χ)/.test(e) ? 'chi-squared' : null),
  ),
];

/** A claim that somebody makes, and that is spoken of as such from there on. */
const CLAIMED: Rule[] = [
  ...rule<{ c: RawTerm }>(
    'facts',
    '{w:open} (claims|believes|suspects|thinks|states|suggests|asserts) that {c:test-claim}',
    ({ c }) => [{ relation: 'claim', of: (c as { of: RawTerm[] }).of }],
  ),
  ...rule<object>('told-claim', '[the|this] [{w:open}] (claim|belief|suspicion|theory|hypothesis)', () =>
    the('claim', 'told'),
  ),
  ...rule<{ p: string; c: RawTerm }>('goals', `test {c:told-claim} [,] ${LEVEL}`, ({ p, c }) => testOf(p, c)),
  ...rule<{ p: string; c: RawTerm }>('goals', `test [,] ${LEVEL} [,] {c:told-claim}`, ({ p, c }) =>
    testOf(p, c),
  ),
  ...rule<{ n: string; p: string; c: RawTerm }>(
    'goals',
    `${OUT} {n:test-name} [,] ${LEVEL} [,] (to test|of|for) {c:told-claim}`,
    ({ n, p, c }) => testOf(p, c, n),
  ),
  ...rule<{ n: string; p: string; c: RawTerm }>(
    'goals',
    `${OUT} {n:test-name} (to test|of|for) {c:told-claim} [,] ${LEVEL}`,
    ({ n, p, c }) => testOf(p, c, n),
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(assuming|given) that [the] {a:open} (is|are) (symmetrical|symmetric|symmetrically distributed) [about {b:open}] , {g:goals}',
    ({ g }) => (g.every(({ target }) => isByRanks(target)) ? g : null),
  ),
];

/** Only a test by signed ranks takes a distribution to be symmetrical. */
const isByRanks = (target: RawTerm): boolean =>
  typeof target === 'object' && 'the' in target && target.the === 'test' && target.of[1] === 'signed ranks';

const GOALS: Rule[] = [
  ...rule<{ p: string; c: RawTerm }>(
    'goals',
    `test [,] ${LEVEL} [,] (whether|if) {c:test-claim}`,
    ({ p, c }) => testOf(p, c),
  ),
  ...rule<{ p: string; c: RawTerm }>('goals', `test (whether|if) {c:test-claim} [,] ${LEVEL}`, ({ p, c }) =>
    testOf(p, c),
  ),
  ...rule<{ n: string; p: string; c: RawTerm }>(
    'goals',
    `${OUT} {n:test-name} [,] ${LEVEL} [,] ${WHY} (whether|if) {c:test-claim}`,
    ({ n, p, c }) => testOf(p, c, n),
  ),
  ...rule<{ n: string; p: string; c: RawTerm }>(
    'goals',
    `${OUT} {n:test-name} ${WHY} (whether|if) {c:test-claim} [,] ${LEVEL}`,
    ({ n, p, c }) => testOf(p, c, n),
  ),
  ...rule<{ n: string; g: RawGoal[] }>(
    'goals',
    `(use|using|by using) {n:test-name} [to|,] {g:goals}`,
    ({ n, g }) => byTest(n, g),
  ),
  ...rule<{ n: string; p: string }>('goals', `${OUT} {n:test-name} ${LEVEL}`, ({ n, p }) =>
    n === 'chi-squared' ? testOf(p, the('claim', 'independence'), n) : null,
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} [,] stating (your|the) [null and alternative] hypotheses [clearly]',
    ({ g }) => byTest('', g),
  ),
  ...rule<{ p: string; m: string }>(
    'value',
    '(a|the) [symmetric] {p:percent} confidence interval for {m:letter}',
    ({ p, m }) => (isMean(m) ? the('confidence', p) : null),
  ),
];

/** Tests of hypotheses. */
export const TEST_RULES: Rule[] = [...CLAIMS, ...TESTS, ...CLAIMED, ...GOALS];

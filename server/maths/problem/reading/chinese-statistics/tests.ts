import { type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { byTest, isMean, testOf } from '../statistics/tests.ts';

const LEVEL = '(在|以|取) {p:percent} 的? (显著性水平|显著水平) (下|上|)'.replace('的?', '[的]');
const MEAN = '(总体均值|总体平均数|均值|平均数|平均值|总体平均值)';

/** What is to be tested of a mean or a median. */
const CLAIMS: Rule[] = (
  [
    ['>', '(大于|高于|多于|超过|长于|重于)'],
    ['<', '(小于|低于|少于|短于|轻于|不足)'],
    ['!=', '(不等于|不同于|异于)'],
  ] as const
).flatMap(([sign, words]) => [
  ...rule<{ m: string; v: string }>('test-claim', `{m:letter} [是否] ${words} {v:amount}`, ({ m, v }) =>
    isMean(m) ? the('claim', 'mean', sign, v) : null,
  ),
  ...rule<{ v: string }>(
    'test-claim',
    `[该|这] [{w:open}] [的] ${MEAN} [{m:letter}] [是否] ${words} {v:amount}`,
    ({ v }) => the('claim', 'mean', sign, v),
  ),
  ...rule<{ v: string }>(
    'test-claim',
    `[该|这] [{w:open}] [的] (中位数|总体中位数) [{m:letter}] [是否] ${words} {v:amount}`,
    ({ v }) => the('claim', 'median', sign, v),
  ),
]);

const INDEPENDENT: Rule[] = [
  ...rule<object>('test-claim', '{a:open} (与|和) {b:open} 是否 [相互] 独立', () =>
    the('claim', 'independence'),
  ),
  ...rule<object>('test-claim', '{a:open} (与|和) {b:open} [之间] 是否 (有关|有关联|存在关联|相关)', () =>
    the('claim', 'independence'),
  ),
];

const TESTS: Rule[] = [
  ...rule<object>('test-name', '{t:letter} 检验', () => 't'),
  ...rule<object>(
    'test-name',
    '(威尔科克森|) 符号秩检验 [\\( wilcoxon signed-rank test \\)]',
    () => 'signed ranks',
  ),
  ...rule<object>('test-name', '符号检验', () => 'signs'),
  ...rule<{ e: string }>('test-name', '({e:expression}|卡方) 检验', () => 'chi-squared'),
];

const GOALS: Rule[] = [
  ...rule<{ p: string; c: RawTerm }>('goals', `${LEVEL} [,] 检验 {c:test-claim}`, ({ p, c }) => testOf(p, c)),
  ...rule<{ p: string; c: RawTerm }>(
    'goals',
    `(检验|试检验) {c:test-claim} [,] \\( [显著性水平] {p:percent} \\)`,
    ({ p, c }) => testOf(p, c),
  ),
  ...rule<{ n: string; g: RawGoal[] }>('goals', '(用|利用|运用) {n:test-name} [,] {g:goals}', ({ n, g }) =>
    byTest(n, g),
  ),
  ...rule<{ p: string; m: string }>('goals', '(求|计算) {m:letter} 的 {p:percent} 置信区间', ({ p, m }) =>
    isMean(m) ? [{ verb: 'find', target: the('confidence', p) }] : null,
  ),
];

/** Tests of hypotheses. */
export const TEST_RULES: Rule[] = [...CLAIMS, ...INDEPENDENT, ...TESTS, ...GOALS];

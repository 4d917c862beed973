import { fact, type RawFact, type RawGoal, type RawProperty, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { bare, claim, isMean } from './english-claims.ts';
import { find } from './english-asked.ts';

const kindOf = (words: string): string =>
  /中 ?位/.test(words) ? 'median' : /平 ?均|均 ?值/.test(words) ? 'mean' : '';
const joined = (words: string): string => words.replace(/(?<=[\u4e00-\u9fff]) | (?=[\u4e00-\u9fff])/g, '');

const MORE = [
  ['>', '(大于|高于|多于|长于|重于|超过)', '大于'],
  ['<', '(小于|低于|少于|短于|轻于)', '小于'],
] as const;
const IF = '[是否|是否显著|是否明显|显著|明显]';

const CLAIMS: Rule[] = [
  ...MORE.flatMap(([sign, words, plain]) => [
    ...rule<{ a: string; b: string }>('claim', `{a:w} ${IF} ${words} {b:w}`, ({ a, b }) =>
      claim(kindOf(a), sign, joined(a), joined(b), '', `${joined(a)}${plain}${joined(b)}`),
    ),
    ...rule<{ a: string; v: string }>('claim', `{a:w} [{m:letter}] ${IF} ${words} {v:amount}`, ({ a, v }) =>
      kindOf(a) === '' ? null : claim(kindOf(a), sign, joined(a), '', v, `${joined(a)}${plain} ${bare(v)}`),
    ),
    ...rule<{ m: string; v: string }>('claim', `{m:letter} ${IF} ${words} {v:amount}`, ({ m, v }) =>
      isMean(m) ? claim('mean', sign, '', '', v, `μ ${sign} ${bare(v)}`) : null,
    ),
  ]),
  ...rule<{ a: string }>(
    'claim',
    '{a:w} (是否|) [有|存在] [显著|明显|显著的|明显的] (差异|差别|不同)',
    ({ a }) => claim(kindOf(a), '!=', joined(a), '', '', `${joined(a)}有差异`),
  ),
  ...rule<{ a: string }>('claim', '{a:w} 是否 (相等|相同)', ({ a }) =>
    claim(kindOf(a), '!=', joined(a), '', '', `${joined(a)}不同`),
  ),
  ...rule<{ a: string; v: string }>('claim', '{a:w} 是否 (不等于|不同于) {v:amount}', ({ a, v }) =>
    kindOf(a) === '' ? null : claim(kindOf(a), '!=', joined(a), '', v, `${joined(a)}不等于 ${bare(v)}`),
  ),
  ...(
    [
      ['>', '(提高|增加|提升|改善)', '~better'],
      ['<', '(减少|降低|缩短|下降)', ''],
    ] as const
  ).flatMap(([sign, verb, mark]) => [
    ...rule<{ a: string; b: string }>(
      'claim',
      `{a:w} [能否|是否能|是否|能] [有效|显著] ${verb} [了] {b:w}`,
      ({ a, b }) => claim('change', sign, `${joined(a)}${joined(b)}${mark}`, '', '', ''),
    ),
    ...rule<{ a: string; v: string }>(
      'claim',
      `{a:w} [是否] ${verb} [了] (超过|多于) {v:amount}`,
      ({ a, v }) => claim('change', sign, joined(a), '', v, ''),
    ),
  ]),
];

/** What has changed from what it was told to be. */
const TRENDS: Rule[] = (
  [
    ['>', '(变长|变大|变高|增大|偏高|偏大|偏长|有所增加)'],
    ['<', '(变短|变小|变低|减小|偏低|偏小|偏短|有所减少)'],
  ] as const
).flatMap(([sign, words]) =>
  rule<{ a: string }>('claim', `{a:w} ${words} [了]`, ({ a }) => claim('trend', sign, joined(a), '', '', '')),
);

const TOLD: Rule[] = [
  ...rule<object>('taken', '{a:w} [均|都] (服从|来自|为) 正态 (分布|总体)', () => [fact('normal')]),
  ...rule<object>('taken', '[{a:w}] [总体] 方差 [均|都] (相等|相同)', () => [fact('same-variance')]),
  ...rule<object>('taken', '{a:w} [均|都] (服从|来自) 方差 (相等|相同) 的 正态 (分布|总体)', () => [
    fact('normal'),
    fact('same-variance'),
  ]),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('taken', '{f:taken} [,] (且|并且|而且) {g:taken}', ({ f, g }) => [
    ...f,
    ...g,
  ]),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '[假定|假设|设|已知|可认为|可以认为|可以假定|可以假设|可假定|可假设] {f:taken}',
    ({ f }) => f,
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>('sentence', '(假定|假设|设) {f:taken} , {g:goals}', ({ f, g }) => ({
    facts: [],
    goals: g.map((one) => ({ ...one, where: [...(one.where ?? []), ...f] })),
  })),
  ...rule<{ c: RawProperty }>(
    'facts',
    '[{w:w}] [并|且] (怀疑|认为|声称|断言|宣称|猜测) {c:claim}',
    ({ c }) => [fact('claim', ...c.of)],
  ),
  ...rule<{ c: RawProperty }>('facts', '为 [了] (检验|判断|研究|考察|确定) {c:claim}', ({ c }) => [
    fact('claim', ...c.of),
  ]),
  ...rule<{ b: string; v: string }>('facts', '{a:w} 称 {b:w} 为 {v:amount}', ({ b, v }) => [
    fact('amount', v, b, ''),
  ]),
  ...rule<object>('facts', '{w:w} 想 (了解|知道) {a:w} 和 能否 {b:w} 是否 (有关|有关联)', () => [
    fact('scene'),
  ]),
];

const LEVEL = '(在|以|取) {p:percent} [的] (显著性水平|显著水平) [下|上]';
const WILCOXON = '[威尔科克森|wilcoxon|威尔科克森 \\( wilcoxon \\)]';
const test = (percent: string, name: string, of: RawTerm): RawGoal[] => find(the('test', percent, name, of));

const NAMES: Rule[] = (
  [
    ['signed ranks', `${WILCOXON} 符号秩检验 [\\( wilcoxon (signed-rank|signed rank) test \\)]`],
    ['paired ranks', `${WILCOXON} (配对|成对) 符号秩检验`],
    ['rank sum', `${WILCOXON} 秩和检验`],
    ['signs', '[配对|成对|\\( 配对 \\)] 符号检验'],
    ['t', '{t:letter} 检验'],
    ['paired t', '(配对|成对|配对样本) {t:letter} 检验'],
    ['two t', '(两样本|双样本) {t:letter} 检验'],
    ['this', '(该|这种|此) 检验'],
  ] as const
).flatMap(([name, words]) =>
  rule<{ t: string }>('test-name', words, ({ t }) =>
    t === undefined || t.replace(/[$\s]/g, '') === 't' ? name : null,
  ),
);

const TESTS: Rule[] = [
  ...rule<object>('tested', '{w:w} (怀疑|说法|看法|观点|断言|结论|声称) 是否 (成立|正确|合理)', () =>
    the('claim', 'told'),
  ),
  ...rule<{ c: RawTerm }>('tested', '{c:claim}', ({ c }) => c),
  ...rule<{ p: string; c: RawTerm }>('goals', `${LEVEL} [,] [试] (检验|判断) {c:tested}`, ({ p, c }) =>
    test(p, '', c),
  ),
  ...rule<{ n: string; p: string; c: RawTerm }>(
    'goals',
    `用 {n:test-name} [,] ${LEVEL} [,] [试] (检验|判断) {c:tested}`,
    ({ n, p, c }) => test(p, n, c),
  ),
  ...rule<{ n: string; p: string; c: RawTerm }>(
    'goals',
    `${LEVEL} [,] 用 {n:test-name} [,] [试] (检验|判断) {c:tested}`,
    ({ n, p, c }) => test(p, n, c),
  ),
  ...rule<{ n: string; p: string }>('goals', `${LEVEL} [,] (作|进行|做) {n:test-name}`, ({ n, p }) =>
    test(p, n, the('claim', 'told')),
  ),
  ...rule<{ p: string }>(
    'goals',
    `${LEVEL} [,] [检验] {a:w} (和) {b:w} [是否] [相互] (独立|有关|有关联|相关)`,
    ({ p }) => find(the('association', p)),
  ),
  ...rule<{ p: string }>(
    'goals',
    `${LEVEL} [,] 检验 {a:w} 和 {b:w} 是否 [相互] (独立|有关|有关联|相关)`,
    ({ p }) => find(the('association', p)),
  ),
  ...rule<object>('facts', '{w:w} 想 (了解|知道) {a:w} 和 {b:w} 是否 (有关|有关联|相互独立)', () => [
    fact('scene'),
  ]),
  ...rule<{ p: string }>(
    'goals',
    `[若|如果] 将 显著性水平 改为 {p:percent} , [检验的] 结论 是否 [会] (改变|变化|不同) [, 说明理由]`,
    ({ p }) => find(the('other level', p)),
  ),
];

const ESTIMATES: Rule[] = [
  ...rule<object>(
    'goals',
    '求 [{w:w} [的]] [总体] (公共方差|共同方差|共同的方差) 的 合并 [无偏] 估计 [值]',
    () => find(the('pooled')),
  ),
  ...rule<object>('goals', '求 [{w:w} [的]] 合并方差 [的估计值|的无偏估计值|的估计]', () =>
    find(the('pooled')),
  ),
  ...(['mean', 'variance'] as const).flatMap((name) =>
    rule<{ w: string }>(
      'goals',
      `求 [{w:w} [的]] ${name === 'mean' ? '(总体均值|均值)' : '(总体方差|方差)'} 的 无偏估计 [值]`,
      ({ w = '' }: { w?: string }) => find(the('unbiased', name, joined(w))),
    ),
  ),
  ...rule<{ p: string; w: string }>('goals', '求 {w:w} 之差 [的] {p:percent} [的] 置信区间', ({ p, w }) =>
    find(the('interval', p, 'difference', joined(w))),
  ),
  ...rule<{ p: string; m: string; w: string }>(
    'goals',
    '求 ({m:letter}|{w:w} [{m:letter}]) 的 {p:percent} [的] 置信区间',
    ({ p, m, w }: { p: string; m?: string; w?: string }) =>
      (m !== undefined && !isMean(m)) || (w !== undefined && kindOf(w) !== 'mean') || /之 ?差/.test(w ?? '')
        ? null
        : find(the('interval', p, 'mean', joined(w ?? ''))),
  ),
  ...rule<{ p: string; g: RawGoal[] }>(
    'goals',
    '{g:goals} [,] 并 说明 [它|该区间|结果] 和 {p:part-label} [中|问] 的 (结论|检验结果|检验结论) 是否 一致',
    ({ g }) => (g.length === 1 ? [...g, ...find(the('agrees'))] : null),
  ),
];

const MORE_ASKED: Rule[] = [
  ...rule<{ g: RawGoal[]; m: Partial<RawGoal> }>(
    'goals',
    '{g:goals} , (上下限|端点|区间端点|区间的端点) {m:manner}',
    ({ g, m }) => g.map((one) => ({ ...one, ...m })),
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} , 并 (说明|求|指出) 所需 [的] [一个] (假设|假定|条件)',
    ({ g }) => [...g, ...find(the('assumption', 'this'))],
  ),
];

const NEEDED = '[一个|两个|一条] (假设|假定|前提|条件|假设条件)';

const REASONS: Rule[] = [
  ...rule<{ n: string }>(
    'goals',
    `(求|说明|给出|指出) (进行|作|使用|应用|做) [配对样本] {n:test-name} [时] [所需|需要] [的] ${NEEDED}`,
    ({ n }) => find(the('assumption', n === 'signed ranks' || n === 'paired ranks' ? 'signed ranks' : n)),
  ),
  ...rule<{ n: string }>(
    'goals',
    '(使用|用|应用) {n:test-name} [时] , 对 总体 [分布] 需要 [作|做] (什么|何种|哪些) (假定|假设)',
    ({ n }) => find(the('assumption', n)),
  ),
  ...rule<{ n: string; m: string }>(
    'goals',
    '(说明|解释) [这里] 为什么 (选用|用|采用|宜用) {n:test-name} [,] 而 不 [选用|用|采用] {m:test-name}',
    ({ n, m }) => whyNot(n, m),
  ),
  ...rule<{ n: string; m: string }>(
    'goals',
    '(说明|解释) 在 什么 (情形|情况|条件) 下 (宜|应|适合) (采用|用|选用) {n:test-name} [,] 而 不 [宜] (采用|用|选用) {m:test-name}',
    ({ n, m }) => whyNot(n, m),
  ),
];

function whyNot(chosen: string, other: string): RawGoal[] | null {
  if (!other.endsWith('t') || !/rank|this/.test(chosen)) return null;
  return find(the('assumption', chosen === 'this' ? 'why this' : 'why ranks'));
}

export const CHINESE_SAMPLES: Rule[] = [
  ...CLAIMS,
  ...TRENDS,
  ...TOLD,
  ...NAMES,
  ...TESTS,
  ...ESTIMATES,
  ...MORE_ASKED,
  ...REASONS,
];

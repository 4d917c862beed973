import { asks, fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { holds } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { valuesWhere } from '../shared/clauses.ts';

const WAYS = [
  ['increasing', '(增函数|递增函数|单调增函数|单调递增函数|单调递增|递增)'],
  ['decreasing', '(减函数|递减函数|单调减函数|单调递减函数|单调递减|递减)'],
] as const;
const nameIn = (f: string): string => f.replaceAll('$', '').replace(/\(.*$/s, '');
const valueIn = (f: string): string => (f.includes('(') ? f : `${f.replaceAll('$', '')}(x)`);
const isAllReal = (text: string): boolean =>
  /^\$?\s*(?:\\mathbb\{?\s*R\}?|\\mathbf\{R\}|ℝ|R)\s*\$?$/.test(text);

/** Functions that increase, and how great and small they become. */
const FUNCTIONS: Rule[] = [
  ...WAYS.flatMap(([way, noun]) => [
    ...rule<{ e: string }>('facts', `[函数] {e:equation} [在 定义域 上] (是|为|) ${noun}`, ({ e }) => {
      const name = /^\W*(?:\\?mathrm\{)?([fgh])\}?\s*\(/.exec(e)?.[1];
      return name ? [holds(e), fact('monotone', name, way)] : null;
    }),
    ...['function-name', 'function-value'].flatMap((kind) => [
      ...rule<{ f: string }>('facts', `[函数] {f:${kind}} [在 定义域 上] (是|为) ${noun}`, ({ f }) => [
        fact('monotone', nameIn(f), way),
      ]),
      ...rule<{ f: string; k: string }>(
        'set',
        `[使|使得] [函数] {f:${kind}} (是|为|) ${noun} 的 {k:letter} 的 (取值范围|取值集合|范围)`,
        ({ f, k }) => (/^\$?[xt]\$?$/.test(k) ? the(way, nameIn(f), k) : null),
      ),
    ]),
  ]),
  ...['function-value', 'function-name'].flatMap((kind) => [
    ...rule<{ f: string; a: RawTerm; b: RawTerm }>(
      'facts',
      `{f:${kind}} 的 最大值 (为|是|等于) {a:value} [,] [且|而|和] [其] 最小值 (为|是|等于) {b:value}`,
      ({ f, a, b }) => [
        fact('equal', the('greatest value', valueIn(f)), a),
        fact('equal', the('least value', valueIn(f)), b),
      ],
    ),
    ...rule<{ f: string; a: RawTerm; b: RawTerm }>(
      'facts',
      `{f:${kind}} 的 最小值 (为|是|等于) {a:value} [,] [且|而|和] [其] 最大值 (为|是|等于) {b:value}`,
      ({ f, a, b }) => [
        fact('equal', the('least value', valueIn(f)), a),
        fact('equal', the('greatest value', valueIn(f)), b),
      ],
    ),
  ]),
  ...rule<{ f: RawFact[]; d: string }>(
    'facts',
    '{f:facts} , [其] 定义域 [均|都] (为|是) {d:expression}',
    ({ f, d }) => (isAllReal(d) ? f : null),
  ),
  ...rule<{ k: string; f: RawFact[] }>(
    'wanted',
    '{f:facts} 时 [常数|实数] {k:letter} 的 (值|所有值|所有可能的值|可能值)',
    ({ k, f }) => valuesWhere('values', k, f),
  ),
  ...rule<{ k: string; f: RawFact[] }>(
    'wanted',
    '{f:facts} 时 [常数|实数] {k:letter} 的 (取值范围|取值集合|范围)',
    ({ k, f }) => valuesWhere('set of values', k, f),
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>(
    'sentence',
    '(若改为|若改设|现改为|现改设|改为已知) {f:facts} , {g:goals}',
    ({ f, g }) => asks(g, [fact('instead', 'instead'), ...f]),
  ),
];

/** What is compared, and how an answer is to be written. */
const MANNERS: Rule[] = [
  ...rule<{ v: RawTerm; w: RawTerm }>('note', '{v:value} 大于 {w:value}', ({ v, w }) =>
    typeof v === 'string' ? null : [fact('greater', v, w)],
  ),
  ...rule<{ v: RawTerm; w: RawTerm }>('note', '{v:value} 小于 {w:value}', ({ v, w }) =>
    typeof v === 'string' ? null : [fact('less', v, w)],
  ),
  ...rule<{ v: RawTerm }>('note', '{v:value} (为|是) (负|负数|负值)', ({ v }) =>
    typeof v === 'string' ? null : [fact('less', v, '0')],
  ),
  ...rule<{ v: RawTerm }>('note', '{v:value} (为|是) (正|正数|正值)', ({ v }) =>
    typeof v === 'string' ? null : [fact('greater', v, '0')],
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} [,] [并] (化简|将 结果 化简|将 答案 化简|化为 最简 形式|化成 最简 形式|写成 最简 形式|化简 结果|化简 答案|化简 各项 [的] 系数)',
    ({ g }) => (g.every(({ verb }) => verb === 'find') ? g : null),
  ),
  ...rule<{ g: RawGoal[] }>('goals', '{g:goals} \\( 按 {x:letter} 的 升幂 [排列|顺序] \\)', ({ g }) =>
    JSON.stringify(g).includes('first terms') ? g : null,
  ),
  ...rule<object>('first-terms', '前两项', () => '2'),
  ...rule<{ l: string; g: RawGoal[] }>(
    'goals',
    '(利用|用|根据|由|借助) [第] {l:part-label} [问|题] [中|的] [的] (结果|恒等式|结论|等式) [,] {g:goals}',
    ({ g }) => g,
  ),
];

export const FUNCTION_RULES: Rule[] = [...FUNCTIONS, ...MANNERS];

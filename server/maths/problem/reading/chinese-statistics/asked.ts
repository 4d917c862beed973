import { type RawFact, type RawGoal, type RawTerm, type Said, fact, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { AND } from './data.ts';
import { wantedOf } from './samples.ts';

const MOMENTS: [noun: string, name: string][] = [
  ['期望', 'mean'],
  ['数学期望', 'mean'],
  ['均值', 'mean'],
  ['平均数', 'mean'],
  ['平均值', 'mean'],
  ['方差', 'variance'],
  ['标准差', 'standard deviation'],
  ['中位数', 'median'],
  ['下四分位数', 'lower quartile'],
  ['上四分位数', 'upper quartile'],
  ['四分位距', 'interquartile range'],
  ['众数', 'mode'],
];

/** k = …, P(X < 3) = …: what is shown is worth something. */
const IS_QUANTITY = /^(?:\\?[a-z]{1,7}|(?:\\(?:mathrm|text|operatorname)\{)?(?:P|E|Var)\}?\(.*\)) ?=/;

/** What is asked of a variable, a population or a sample. */
export const ASKED: Rule[] = [
  ...rule<{ p: string }>('value', '[{w:open}] [总体] 平均 {v:open} 的 {p:percent} [的] 置信区间', ({ p }) =>
    the('confidence', p),
  ),
  ...rule<{ f: RawFact[]; l: string; s: Said }>(
    'sentence',
    '{f:facts} , (测得|量得|记录|得到|测得它们的|记录了) [其|它们的] {w:open} [{b:bracket}] [分别] (如下|为|如下所示) [:] {l:numbers} {s:sentence}',
    ({ f, l, s }) => ({ facts: [...f, fact('list', l), ...s.facts], goals: s.goals }),
  ),
  ...rule<{ f: RawFact[]; l: string }>(
    'sentence',
    '{f:facts} , (测得|量得|记录|得到|测得它们的|记录了) [其|它们的] {w:open} [{b:bracket}] [分别] (如下|为|如下所示) [:] {l:numbers}',
    ({ f, l }) => ({ facts: [...f, fact('list', l)], goals: [] }),
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>(
    'sentence',
    '(假设|假定|设|若) {f:facts} , {g:goals}',
    ({ f, g }) => ({
      facts: f,
      goals: g,
    }),
  ),
  ...MOMENTS.flatMap(([noun, name]) => rule<object>('moment', noun, () => name)),
  ...rule<{ m: string; x: string }>('value', '{x:rv} 的 {m:moment}', ({ m, x }) => the(m, x)),
  ...rule<{ m: string; n: string; x: string }>(
    'values',
    `{x:rv} 的 {m:moment} ${AND} {n:moment}`,
    ({ m, n, x }) => ({ all: [the(m, x), the(n, x)] }),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('wanted', '{a:wanted} , 并 求 {b:wanted}', ({ a, b }) => ({
    all: [
      ...(typeof a === 'object' && 'all' in a ? a.all : [a]),
      ...(typeof b === 'object' && 'all' in b ? b.all : [b]),
    ],
  })),
  ...rule<{ m: string }>('goals', '(求|计算|写出) 该正态分布的 {m:moment}', ({ m }) => [
    { verb: 'find', target: the('of law', m) },
  ]),
  ...rule<{ m: string; n: string }>(
    'goals',
    `(求|计算|写出) (该|这个|此) [正态] 分布的 {m:moment} ${AND} {n:moment}`,
    ({ m, n }) => [m, n].map((one) => ({ verb: 'find', target: the('of law', one) })),
  ),
  ...rule<{ e: string }>('wanted', '{e:expression} [的值]', ({ e }) => e),
  ...rule<{ a: string; b: string }>('wanted', `{a:expression} ${AND} {b:expression} [的值]`, ({ a, b }) => ({
    all: [a, b],
  })),
  ...rule<{ w: string; r: RawTerm }>('value', '{w:open} {r:range-of} 的概率', ({ w, r }) =>
    the('chance', w, r),
  ),
  ...rule<{ x: string }>('value', '{x:rv} 的 (分布函数|累积分布函数) [{f:function-value}]', ({ x }) =>
    the('distribution function', x),
  ),
  ...rule<{ x: string }>('value', '{x:rv} 的 (概率密度函数|密度函数)', ({ x }) => the('density', x)),
  ...rule<{ x: string }>('value', '{x:rv} 的概率生成函数 [{g:expression}]', ({ x }) =>
    the('generating function', x),
  ),
  ...rule<{ g: RawGoal[]; t: string }>(
    'goals',
    '{g:goals} , [将结果|结果|并] (写成|表示成|表示为) {t:letter} 的多项式 [的形式]',
    ({ g, t }) =>
      t === 't' &&
      g.every(
        ({ target }) => typeof target === 'object' && 'the' in target && target.the === 'generating function',
      )
        ? g
        : null,
  ),
  ...rule<{ p: string }>(
    'value',
    '[{w:open}] (总体均值|总体平均数|均值|总体平均值) [{v:open}] 的 {p:percent} [的] 置信区间',
    ({ p }) => the('confidence', p),
  ),
  ...rule<object>('value', '总体 (均值|平均数|平均值) 的无偏估计 [值|量]', () => the('unbiased', 'mean')),
  ...rule<object>('value', '总体方差的无偏估计 [值|量]', () => the('unbiased', 'variance')),
  ...rule<object>('wanted', '总体 (均值|平均数|平均值) (和|与|及) [总体] 方差的无偏估计 [值|量]', () => ({
    all: [the('unbiased', 'mean'), the('unbiased', 'variance')],
  })),
  ...rule<{ w: string; f: RawFact[] }>(
    'facts',
    '(测得|量得|记录|得到) [其|它们的] {w:open} [{x:letter}] [{b:bracket}] [的] [数据] (满足|为|汇总为|的汇总数据为|汇总如下) [:] {f:facts}',
    ({ f }) => f,
  ),
  ...rule<{ w: string; l: string }>(
    'facts',
    '(测得|量得|记录|得到) [其|它们的] {w:open} [{b:bracket}] [分别] (如下|为|如下所示) [:] {l:numbers}',
    ({ l }) => [fact('list', l)],
  ),
  ...rule<{ e: string }>('facts', '令 {e:equation}', ({ e }) => [fact('holds', e)]),
  ...rule<{ y: string; n: string; x: string }>(
    'facts',
    '[设] [随机变量] {y:label} (是|为) {x:label} 的 {n:count} 个 [相互] 独立 [的] (观测值|观察值|观测) 之和',
    ({ y, n, x }) => [fact('observations', y, n, x)],
  ),
  ...rule<{ x: string }>('value', '{x:rv} 的 (概率分布|分布列|概率分布表)', ({ x }) => the('table', x)),
  ...rule<{ x: string }>(
    'goals',
    '(列出|列表写出|列表给出|作出|制作|画出|填写|列表表示) {x:rv} 的 (概率分布|分布列|概率分布表|分布表)',
    ({ x }) => [{ verb: 'find', target: the('table', x) }],
  ),
  ...rule<{ c: string }>('goals', '(证明|验证) [:] {c:equation}', ({ c }) =>
    IS_QUANTITY.test(c) ? [{ verb: 'show', target: the('statement:holds', c) }] : null,
  ),
  ...rule<{ t: RawTerm }>(
    'goals',
    '(用|利用|由) ({g:expression}|[{x:rv} 的] 概率生成函数|此函数) (求|计算) {t:wanted}',
    ({ t }) => wantedOf(t),
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>('sentence', '[设] {f:facts} , {g:goals}', ({ f, g }) =>
    f.every(({ relation }) => relation === 'observations') ? { facts: f, goals: g } : null,
  ),
];

import { asks, fact, isAll, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { turningAt } from '../shared/gradients.ts';
import { UNNAMED } from '../shared/iterations.ts';
import { exactly } from '../shared/manners.ts';
import { type Rule, rule } from '../rule.ts';

/** 曲线的驻点. */
const TURNING: Rule[] = [
  ...(
    [
      ['(最高点|极大值点|最大值点)', 'maximum'],
      ['(最低点|极小值点|最小值点)', 'minimum'],
      ['驻点', 'stationary'],
    ] as const
  ).flatMap(([noun, word]) =>
    rule<{ x: RawTerm; m: string }>(
      'facts',
      `(图示|图中所示|下图所示|右图所示) [为] {x:curve} (及|和|以及) [其|它 的] ${noun} {m:label}`,
      ({ x, m }, [at]) => turningAt(word, reference('point', m.replace(/\W/g, ''), 'the', at), x),
    ),
  ),
  ...rule<object>('wanted', '该 [驻点|点|极值点|极大值点|极小值点] 的 (准确|精确) 坐标', (_, [at]) =>
    exactly(the('coordinates', reference('point', null, 'left out', at))),
  ),
  ...rule<object>('wanted', '该 (驻点|点|极值点|极大值点|极小值点) 的 坐标', (_, [at]) =>
    the('coordinates', reference('point', null, 'left out', at)),
  ),
  ...rule<{ e: string }>('manner', '[答案] 用 {e:letter-e} 表示', () => ({ exact: true as const })),
];

/** 旋转体. */
const SOLIDS: Rule[] = rule<{ r: RawTerm; x: RawTerm }>(
  'goals',
  '求 {r:region} 绕 {x:line} 旋转 (一周|一圈|360°|一整周) [后] [所得|形成|得到] [的] [旋转体|立体|几何体] 的 体积 [的] [精确值|准确值]',
  ({ r, x }) => [{ verb: 'find', target: the('volume', r), where: [fact('rotated', r, x)] }],
);

/** 迭代. */
const ITERATIONS: Rule[] = [
  ...rule<{ e: string; m: Partial<RawGoal> }>(
    'goals',
    '(用|利用|由) 迭代公式 [{e:equation}] [,] 求 (该|此|这个|方程 的) (根|正根) [的 值] [,] [结果|答案] {m:manner}',
    ({ e, m }: { e?: string; m: Partial<RawGoal> }) => [
      { verb: 'find', target: the('limit', e ?? '', '', UNNAMED), ...m },
    ],
  ),
  ...rule<{ a: string; m: Partial<RawGoal> }>(
    'goals',
    '用 (基于|根据|由) [第] {l:part-label} [问|部分|中] [的] (方程|结果|等式) [得到] [的] 迭代公式 求 {a:letter} [的 值] [,] [结果|答案] {m:manner}',
    ({ a, m }) => [{ verb: 'find', target: the('limit', 'rearranged', '', a), ...m }],
  ),
  ...rule<{ e: string; s: string; a: string }>(
    'facts',
    '由 迭代公式 {e:equation} [,|和] (初值|初始值) [为] {s:equation} [给出|确定|得到|产生] [的] 数列 收敛 于 {a:letter}',
    ({ e, s, a }) => [fact('iteration', e, s, a)],
  ),
  ...rule<{ g: RawGoal[]; n: string }>(
    'goals',
    '{g:goals} , [并] (求|给出|列出|写出|) 每次迭代 [的] 结果 [,] [\\(] (保留|精确到|给出|写到) [小数点后] {n:digits} 位 [小数] [\\)]',
    ({ g, n }) => g.map((one) => ({ ...one, each: Number(n) })),
  ),
];

const LINE = '[一条] 直线';
const ON_LINE =
  '[,] (所得|得到|各|) [的] [各|数据|这些] 点 [大致|近似|都|均|恰好|几乎] [落|分布|位于|] 在 [同] [一条] 直线 上';
const THROUGH = '[,] [且] [该|此|这条|] [直线|它] 过 [点|两点] {p:pairs} [两点]';

/** 图像为直线的关系. */
const LAWS: Rule[] = [
  ...rule<{ e: string; n: RawFact[] }>(
    'facts',
    '变量 {a:letter} [,|和] {b:letter} 的 (关系|关系式) 为 {e:equation} [, 其中 {n:note}]',
    ({ e, n }: { e: string; n?: RawFact[] }) => [fact('holds', e), ...(n ?? [])],
  ),
  ...[
    '以 {x:expression} 为 横 (轴|坐标) [,] [以] {u:expression} 为 纵 (轴|坐标) [作图|画图|描点|作出 图像|画出 图像]',
    '以 {u:expression} 为 纵 (轴|坐标) [,] [以] {x:expression} 为 横 (轴|坐标) [作图|画图|描点|作出 图像|画出 图像]',
    '(作|画|作出|画出) {u:expression} (关于|对) {x:expression} 的 (图像|图|散点图)',
  ].flatMap((pattern) => rule<{ u: string; x: string }>('drawn', pattern, ({ u, x }) => [u, x])),
  ...[
    `{d:drawn} ${ON_LINE} ${THROUGH}`,
    `{d:drawn} [,] [所] (得|得到) [的] (图像|图形) 为 ${LINE} ${THROUGH}`,
    `{d:drawn} [,] (得|得到|可得) ${LINE} ${THROUGH}`,
    `{d:drawn} [,] (得|得到|可得|所得 图像 为) [一条] 过 [点|两点] {p:pairs} [两点] 的 直线`,
  ].flatMap((pattern) =>
    rule<{ d: string[]; p: RawTerm }>('facts', pattern, ({ d: [u, x], p }) =>
      isAll(p) && p.all.length === 2 ? [fact('straight', u!, x!, p)] : null,
    ),
  ),
  ...rule<{ a: string; b: string; e: string }>(
    'facts',
    '[{w:story-name}|小组|某 小组] (认为|猜想|假设|推测|发现|知道) [两个|两] [变量|量] {a:letter} 和 {b:letter} [之间] [近似] 满足 [关系|关系式|方程|模型] {e:equation}',
    ({ e }) => (isOfRate(e) ? null : [fact('holds', e)]),
  ),
  ...rule<{ u: string; x: string; p: RawTerm }>(
    'facts',
    `{u:expression} (对|关于|与) {x:expression} 的 (图像|关系图|散点图) 为 ${LINE} , [且] [它] 过 [点] {p:pairs} [两点] [, 如图所示]`,
    ({ u, x, p }) => (isAll(p) && p.all.length === 2 ? [fact('straight', u, x, p)] : null),
  ),
];

const isOfRate = (e: string): boolean => /frac\{?\\?(?:mathrm\{)?d|d[a-z]\/d[a-z]/.test(e);

/** 微分方程. */
const CHANGES: Rule[] = [
  ...rule<{ e: string; y: string; x: string }>(
    'goals',
    '求 微分方程 {e:equation} 的 解 , 将 {y:letter} 用 {x:letter} 表示',
    ({ e, y, x }) => [{ verb: 'find', target: the('solution', y, x), where: [fact('differential', e)] }],
  ),
  ...rule<{ a: string; b: string }>('facts', '{a:equation} 当 {b:equation}', ({ a, b }) => [
    fact('when', a, b),
  ]),
];

/** 关于答案的句子. */
const ANSWERS: Rule[] = rule<{ m: Partial<RawGoal> }>(
  'sentence',
  '(各|每个|所有) (值|答案|结果) [均|都] {m:manner}',
  ({ m }) => asks([{ verb: 'manner', target: '', ...m }]),
);

export const ANALYSIS_RULES: Rule[] = [...TURNING, ...SOLIDS, ...ITERATIONS, ...LAWS, ...CHANGES, ...ANSWERS];

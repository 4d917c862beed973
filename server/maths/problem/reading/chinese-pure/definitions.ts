import { asks, fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { holds, isRestriction, mapped } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';

const WAYS = [
  ['increasing', '(增函数|递增函数|单调增函数|单调递增函数|单调递增|递增|递增的)'],
  ['decreasing', '(减函数|递减函数|单调减函数|单调递减函数|单调递减|递减|递减的)'],
] as const;
const nameIn = (f: string): string | undefined => /^\W*(?:\\?mathrm\{)?([fgh])\}?/.exec(f)?.[1];
const isDefinition = (f: RawFact[]): boolean =>
  f.every(({ relation }) => ['holds', 'domain'].includes(relation));
const inverseOf = (f: string): string => `${nameIn(f) ?? 'f'}^{-1}(x)`;
const isInverse = (f: string): boolean => /(?:\^|⁻)/.test(f);

/** A function by its name, its rule and its domain. */
const DEFINITIONS: Rule[] = [
  ...rule<{ m: string }>('facts', '[函数] {m:mapping}', ({ m }) => mapped(m)),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '函数 {n:function-name} [(和|,) {m:function-name}] [分别] (由|定义为|满足|分别由) [:] {f:facts} [所] (定义|给出|确定)',
    ({ f }) => (isDefinition(f) ? f : null),
  ),
  ...rule<{ c: string; f: RawFact[] }>(
    'facts',
    '(对|对于|当) [所有|任意|任意的] {c:condition} [时] , {f:facts}',
    ({ c, f }) => {
      const name = f.length === 1 && f[0]!.relation === 'holds' ? nameIn(String(f[0]!.of[0])) : undefined;
      return name && isRestriction(holds(c)) ? [...f, fact('domain', name, c)] : null;
    },
  ),
  ...rule<{ e: string; x: string }>(
    'facts',
    '[函数] {e:equation} 对 所有 实数 {x:letter} [都] 有 定义',
    ({ e }) => (nameIn(e) ? [holds(e)] : null),
  ),
];

/** What is asked of a function: its inverse, its range, where it increases. */
const ASKED: Rule[] = [
  ...rule<{ f: string }>('wanted', '[函数] {f:function-name} 的 反函数 [的] [表达式]', ({ f }) =>
    inverseOf(f),
  ),
  ...rule<{ f: string }>('wanted', '其 反函数 {f:function-value} [的] [表达式]', ({ f }) =>
    isInverse(f) ? f : null,
  ),
  ...rule<{ f: string; x: string }>(
    'wanted',
    '{f:function-value} (关于|用) {x:letter} [表示] 的 表达式',
    ({ f }) => (isInverse(f) ? f : null),
  ),
  ...rule<{ f: string; x: string }>('goals', '(用|以) {x:letter} 表示 {f:function-value}', ({ f }) =>
    isInverse(f) ? [{ verb: 'find', target: f }] : null,
  ),
  ...rule<{ f: string }>('set', '[函数] {f:function-value} 的 (值域|取值范围)', ({ f }) =>
    isInverse(f) || !/^\W*(?:\\?mathrm\{)?[fgh]\}?\s*\(x\)\W*$/.test(f) ? null : the('range', nameIn(f)!),
  ),
  ...(['值域', '反函数'] as const).flatMap((noun) =>
    rule<{ e: string; c: string }>(
      'sentence',
      `求 函数 {e:equation} (\\( {c:condition} \\)|, {c:condition} ,|) [的] ${noun}`,
      ({ e, c }) => {
        const name = nameIn(e);
        if (!name) return null;
        const facts = [holds(e), ...(c === undefined ? [] : [fact('domain', name, c)])];
        const target: RawTerm = noun === '值域' ? the('range', name) : `${name}^{-1}(x)`;
        return asks([{ verb: 'find', target }], facts);
      },
    ),
  ),
  ...WAYS.flatMap(([way, noun]) => [
    ...['function-name', 'function-value'].flatMap((kind) =>
      rule<{ f: string; k: string }>(
        'set',
        `[使] [函数] {f:${kind}} [为] ${noun} (的|时) [,] {k:letter} 的 (取值范围|范围)`,
        ({ f, k }) => (/^\$?[xt]\$?$/.test(k) && nameIn(f) ? the(way, nameIn(f)!) : null),
      ),
    ),
    ...rule<{ e: string; k: string }>(
      'sentence',
      `求 使 函数 {e:equation} [为] ${noun} 的 {k:letter} 的 (取值范围|范围)`,
      ({ e, k }) =>
        /^\$?[xt]\$?$/.test(k) && nameIn(e)
          ? asks([{ verb: 'find', target: the(way, nameIn(e)!) }], [holds(e)])
          : null,
    ),
  ]),
];

const RATE = '(每秒 {n:number} [个] 单位 [长度]|{n:number} [个] 单位 (/|每) 秒)';
const AXES = [
  ['x', '(横坐标|{k:letter} 坐标)'],
  ['y', '(纵坐标|{k:letter} 坐标)'],
] as const;

/** A point that moves on a curve, and how fast its other coordinate changes. */
const MOVING: Rule[] = AXES.flatMap(([axis, noun]) => [
  ...rule<{ c: RawTerm; k?: string; n: string }>(
    'facts',
    `(一点|点|某点|质点|动点|一动点|一个点) [{p:label}|{l:labelled-point}] (沿|在) [着] {c:curve} [上] (运动|移动) , [使] [(其|它的|该点的|点 的|[点] {q:label} 的)] ${noun} [正] 以 ${RATE} 的 [恒定|固定|不变 的] (速率|速度) [不断] 增加`,
    ({ c, k, n }) => (k === undefined || k === axis ? [fact('moving', c, axis, n)] : null),
  ),
  ...rule<{ e: string; k?: string }>(
    'goals',
    `求 [当] {e:rate-place} 时 [,] [(其|它的|该点的|点 的|[点] {q:label} 的)] ${noun} [随 时间] 的 (变化率|增加率|变化 速率|增加 速率|增加 速度|变化 速度)`,
    ({ e, k }): RawGoal[] | null =>
      k === undefined || k === axis
        ? [{ verb: 'find', target: the('rate of change', axis, the('statement', e)) }]
        : null,
  ),
]);

const WHEN: Rule[] = [
  ...rule<{ e: string }>('rate-place', '{e:equation}', ({ e }) => e),
  ...(['x', 'y'] as const).flatMap((axis) =>
    rule<{ v: string; k?: string }>(
      'rate-place',
      `[(其|它的|该点的|点 的|[点] {q:label} 的)] ${AXES[axis === 'x' ? 0 : 1][1]} 为 {v:number}`,
      ({ v, k }) => (k === undefined || k === axis ? `${axis} = ${v.replaceAll('$', '')}` : null),
    ),
  ),
];

export const DEFINITION_RULES: Rule[] = [...DEFINITIONS, ...ASKED, ...MOVING, ...WHEN];

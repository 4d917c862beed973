import { fact, isAll, isReference, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { sectorOf } from '../shared/figures.ts';

const COORDINATES = [
  ['x', '横坐标'],
  ['y', '纵坐标'],
] as const;

const isPoint = (one: RawTerm): boolean => isReference(one) && one.a === 'point';

const upright = (e: string, at: number): RawTerm | null =>
  /^\$?[xy]\s*=/.test(e.trim())
    ? { ...reference('line', null, 'a', at), says: [fact('equal', the('equation', SELF), e)] }
    : null;

/** Points that move along curves. */
const RATES: Rule[] = COORDINATES.flatMap(([letter, noun]) => [
  ...rule<{ c: RawTerm; n: string; p?: string; q?: string }>(
    'facts',
    `(一动点|动点|一点|点|某点|质点|一质点|一个点) [{p:label}] 沿 [着] {c:curve} (运动|移动) , [使] (其|它的|该点的|[点] {q:label} 的) ${noun} [正] 以 每秒 {n:number} [个] 单位 [长度] 的 [恒定|固定|不变] [的] (速率|速度) [不断] (增加|增大)`,
    ({ c, n }) => [fact('moving', c, letter, n)],
  ),
  ...rule<{ e: string; p?: string }>(
    'goals',
    `(求|计算) [当] {e:equation} 时 [,] (其|它的|该点的|该点|动点|[点] {p:label} 的|) [的] ${noun} [随 时间] 的 (变化率|增加率|变化 速率|增加 速率)`,
    ({ e }): RawGoal[] => [{ verb: 'find', target: the('rate of change', letter, the('statement', e)) }],
  ),
]);

/** Two points of a circle, and a chord. */
const CIRCLE =
  '(以 {o:label} 为圆心 [,] [且] [以] (半径 为 {r:measure}|{r:measure} 为半径) 的|圆心 为 {o:label} [,] [且] 半径 (为|是) {r:measure} 的) [一个] (圆|圆周)';
const CHORDS: Rule[] = [
  ...rule<{ a: string; b: string; o: string; r: RawTerm }>(
    'facts',
    `[点] {a:label} (,|和|与) [点] {b:label} [两点] [都|均] (在|位于) [一个] ${CIRCLE} 上`,
    ({ a, b, o, r }, [at]) => sectorOf(o, `${a}${b}`, r, at),
  ),
  ...rule<{ c: string; o: string; r: RawTerm }>(
    'facts',
    `{c:two-labels} (是|为) [一个] ${CIRCLE} 的 [一条] 弦`,
    ({ c, o, r }, [at]) => sectorOf(o, c, r, at),
  ),
];

/** Regions by lines that are told together. */
const REGIONS: Rule[] = [
  ...rule<{ a: string; b: string }>(
    'lines',
    '直线 {a:equation} (和|与|,|及) [直线] {b:equation}',
    ({ a, b }, [at]) => {
      const all = [upright(a, at), upright(b, at + 0.5)];
      return all.every((one) => one !== null) ? { all: all as RawTerm[] } : null;
    },
  ),
  ...rule<object>('lines', '(两坐标轴|两条坐标轴|坐标轴)', (_, [at]) => ({
    all: [reference('line', 'x-axis', 'the', at), reference('line', 'y-axis', 'the', at + 0.5)],
  })),
  ...rule<{ a: RawTerm; b: RawTerm; c: RawTerm }>(
    'bounds',
    '{c:thing} (,|和|与|及) {a:lines} (和|与|及|以及|, 以及|,) {b:thing}',
    ({ a, b, c }) => (isAll(a) && !isPoint(b) ? { all: [c, ...a.all, b] } : null),
  ),
  ...['周长', '面积'].flatMap((first) =>
    ['sector', 'region', 'triangle'].flatMap((kind) =>
      rule<{ s: RawTerm }>(
        'wanted',
        `{s:${kind}} 的 ${first} (和|与|及|以及) ${first === '周长' ? '面积' : '周长'}`,
        ({ s }) => ({
          all:
            first === '周长' ? [the('perimeter', s), the('area', s)] : [the('area', s), the('perimeter', s)],
        }),
      ),
    ),
  ),
  ...rule<{ x: RawTerm }>('wanted', '{x:curve} 的 顶点 [的] 坐标', ({ x }) =>
    the('coordinates', the('stationary points', x)),
  ),
];

export const CURVE_RULES: Rule[] = [...RATES, ...CHORDS, ...REGIONS];

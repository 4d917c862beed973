import {
  eachOf,
  fact,
  isAll,
  isReference,
  type RawFact,
  type RawGoal,
  type RawTerm,
  SELF,
  the,
} from '../meaning.ts';
import { reference } from '../references.ts';
import { restricted } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';

const curve = (at: number): RawTerm => reference('curve', null, 'left out', at);
const nature = (at: number): RawGoal => ({ verb: 'find', target: the('nature', curve(at)) });
const named = (name: string) => name.replace(/\$/g, '').trim();
const GROW = (way: '减' | '增') => (way === '减' ? 'decreasing' : 'increasing');

/** Stationary points, increase and decrease, and curves by their gradient. */
const CALCULUS: Rule[] = [
  ...rule<{ e: string }>('facts', '曲线 [的] 方程 (为|是) {e:equation}', ({ e }, [at]) => [
    fact('equal', the('equation', reference('curve', null, 'a', at)), e),
  ]),
  ...rule<{ e: string; c: string }>(
    'facts',
    '曲线 [的] 方程 (为|是) {e:equation} \\( {c:condition} \\)',
    ({ e, c }, [at]) =>
      restricted([fact('equal', the('equation', reference('curve', null, 'a', at)), e)], [c]),
  ),
  ...rule<{ x?: RawTerm }>(
    'point',
    '[{x:curve}] [的|上|上的] (各|每个|所有|全部|两个|各个|唯一|唯一的|) 驻点',
    ({ x }, [at]) => the('stationary points', x ?? reference('curve', null, 'only', at)),
  ),
  ...rule<object>('point', '其 驻点', (_, [at]) => the('stationary points', curve(at))),
  ...rule<object>(
    'goals',
    '[分别] (判断|确定|求|说明|判定|并判断|指出) (各|每个|每一个|这些|两个|该|这个|此|各个|其|它们|它|) [驻点|点] [的] (性质|类型|极值性质)',
    (_, [at]) => [nature(at)],
  ),
  ...rule<object>(
    'goals',
    '[分别] (判断|确定|说明|判定|指出) (各|每个|每一个|这些|两个|该|这个|此|各个|其|它们|它|) [驻点|点] [各|分别] [是|为] (极大值点还是极小值点|极大值还是极小值|极大点还是极小点|最大值还是最小值|极小值还是极大值|极小值点还是极大值点)',
    (_, [at]) => [nature(at)],
  ),
  ...(['极大值', '极小值'] as const).flatMap((word, at) =>
    rule<{ x?: RawTerm }>('value', `[{x:curve} 的] ${word}`, ({ x }, [from]) =>
      the('y-coordinate', the(at === 0 ? 'maximum point' : 'minimum point', x ?? curve(from))),
    ),
  ),
  ...(['减', '增'] as const).flatMap((way) => [
    ...rule<{ f: string }>('set', `[函数] {f:function-value} [的] [单调] 递${way} [的] 区间`, ({ f }) =>
      the(GROW(way), bare(f)),
    ),
    ...rule<{ f: string; k: string }>(
      'set',
      `(使|使得) [函数] {f:function-value} (递${way}|单调递${way}|为${way}函数|是${way}函数|为递${way}函数|是递${way}函数) 的 {k:letter} 的 (取值范围|取值集合|范围)`,
      ({ f }) => the(GROW(way), bare(f)),
    ),
  ]),
  ...rule<{ e: string }>(
    'does-curve',
    '(满足|的 导数 为|的 导函数 为|的 斜率 满足|的 梯度 满足) {e:equation}',
    ({ e }) => slope(e),
  ),
  ...rule<{ e: string; c: string }>(
    'does-curve',
    '(满足|的 导数 为|的 导函数 为) {e:equation} [,] [\\(|其中] {c:condition} [\\)]',
    ({ e, c }) => {
      const said = slope(e);
      return said && [...said, fact('domain', SELF, c)];
    },
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'does-curve',
    '{a:does-curve} [,] (且|并且|并|其图像|图像) {b:does-curve}',
    ({ a, b }) => [...a, ...b],
  ),
  ...rule<{ p?: string; c: RawTerm; k: string; n: string }>(
    'facts',
    '(一点|点|某点|一个点|一动点|动点) [{p:label}] 沿 [着] {c:curve} (运动|移动) , (其|它的|该点的|点的) {k:letter} 坐标 [以|正以] 每秒 {n:number} [个] 单位 的 [恒定|固定] (速率|速度) [不断] (增加|增大)',
    ({ c, k, n }) => (k === 'x' || k === 'y' ? [fact('moving', c, k, n)] : null),
  ),
  ...rule<{ k: string; e: string; p?: string }>(
    'goals',
    '求 [当] {e:equation} 时 [,] [其|该点的|{p:label} 的|点 {p:label} 的|它的] {k:letter} 坐标 [随 时间] 的 变化率',
    ({ k, e }) =>
      k === 'x' || k === 'y'
        ? [{ verb: 'find', target: the('rate of change', k, the('statement', e)) }]
        : null,
  ),
];

const bare = (f: string) => f.replace(/\(.*$/s, '').trim();

/** dy/dx = …, f'(x) = … */
function slope(e: string): RawFact[] | null {
  if (/\\d?frac\{(?:d|\\mathrm\{d\})(?:\^\{?2\}?)?\s?y\}|dy\/dx|d[²^]2?y\/dx/.test(e))
    return [fact('slope', SELF, e)];
  const primed = /^\W*(?:\\mathrm\{)?f\}?\s*(?:'|′|\^\{?\\prime\}?)\s*\(x\)\s*=/.exec(e);
  return primed
    ? [fact('slope', SELF, `\\frac{dy}{dx} = ${e.slice(primed[0].length).replace(/\$/g, '')}`)]
    : null;
}

const ENCLOSED =
  '(所围成的|所围成|所围|围成的|所围的|围成|所包围的|包围的) [封闭|有限|平面] (区域|图形|三角形|部分)';
const region = (at: number, bounds: RawTerm, name: string | null = null): RawTerm => ({
  ...reference('region', name, 'the', at),
  says: [fact('bounded', SELF, ...eachOf(bounds).flatMap(eachOf))],
});
const NOUN = '(区域|阴影区域|阴影部分|图形|封闭区域|有限区域|阴影 的 区域)';

const isPoint = (one: RawTerm): boolean => isReference(one) && one.a === 'point';

/** Regions, with their bounds and names. */
const REGIONS: Rule[] = [
  ...['thing', 'segment'].flatMap((kind) => [
    ...rule<{ a: RawTerm; b: RawTerm }>(
      'bounds',
      `{a:thing} (和|与|及|以及|, 以及|, 与|, 和|,) {b:${kind}}`,
      ({ a, b }) => ([a, b].some(isPoint) ? null : { all: [a, b] }),
    ),
  ]),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'bounds',
    '{a:thing} (和|与|及|以及|, 以及|, 与|, 和|,) {b:lines}',
    ({ a, b }) => (isAll(b) ? { all: [a, ...b.all] } : null),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('bounds', '{a:thing} (,|和|与) {b:bounds}', ({ a, b }) =>
    isAll(b) ? { all: [a, ...b.all] } : null,
  ),
  ...rule<{ b: RawTerm; r?: string }>(
    'region',
    `[由|被] {b:bounds} ${ENCLOSED} [{r:label}]`,
    ({ b, r }, [at]) => region(at, b, r === undefined ? null : named(r)),
  ),
  ...rule<{ b: RawTerm; r: string }>(
    'facts',
    `[由|被] {b:bounds} ${ENCLOSED} [记] (为|作|记为|记作) [区域] {r:label}`,
    ({ b, r }, [at]) => [fact('given', region(at, b, named(r)))],
  ),
  ...rule<{ b: RawTerm }>(
    'facts',
    `[由|被] {b:bounds} ${ENCLOSED} (为|是) (阴影部分|阴影区域|图中阴影部分)`,
    ({ b }, [at]) => [fact('given', region(at, b))],
  ),
  ...rule<{ r: RawTerm; b: RawTerm }>(
    'facts',
    '[图中] {r:region} (由|是由|是) {b:bounds} (围成|所围成|围成 的|所围成 的) [区域|部分|图形]',
    ({ r, b }) => [fact('bounded', r, ...(isAll(b) ? b.all : [b]))],
  ),
  ...rule<{ b: RawTerm; r?: string }>(
    'facts',
    `{b:bounds} (围成|所围成) [的] ${NOUN} [{r:label}]`,
    ({ b, r }, [at]) => [fact('given', region(at, b, r === undefined ? null : named(r)))],
  ),
  ...rule<{ r: string }>('region', `[该|此|这个|图中] [的] ${NOUN} {r:label}`, ({ r }, [at]) =>
    reference('region', named(r), 'the', at),
  ),
  ...rule<object>('region', `[该|此|这个|图中|上述] [的] ${NOUN}`, (_, [at]) =>
    reference('region', null, 'any', at),
  ),
  ...rule<{ r: string }>('value', '{r:label} 的 面积', ({ r }, [at]) =>
    the('area', reference('region', named(r), 'bare', at)),
  ),
  ...rule<{ r: RawTerm; x: RawTerm }>(
    'volume',
    '[将|把] {r:region} 绕 {x:line} 旋转 (一周|一圈|360°|一整周)',
    ({ r, x }) => [fact('rotated', r, x)],
  ),
  ...rule<{ f: RawFact[] }>(
    'goals',
    `(求|求出|计算) {f:rotation} [后|时] [,] ${'(所得|所成|所形成|形成|生成|所生成|得到|所得到)'} [的] [旋转体|立体|几何体|立体图形] 的 体积`,
    ({ f }, [at]) => [
      { verb: 'find', target: the('volume', reference('region', null, 'left out', at)), where: f },
    ],
  ),
  ...rule<{ r: RawTerm; x: RawTerm }>(
    'rotation',
    '[将|把] {r:region} 绕 {x:line} 旋转 (一周|一圈|一整周)',
    ({ r, x }) => [fact('rotated', r, x)],
  ),
  ...['expression', 'number', 'quantity'].flatMap((kind) =>
    rule<{ r: RawTerm; a: RawTerm; x: RawTerm }>(
      'rotation',
      `[将|把] {r:region} 绕 {x:line} 旋转 {a:${kind}}`,
      ({ r, a, x }) => (isFullTurn(a) ? [fact('rotated', r, x)] : null),
    ),
  ),
  ...rule<object>(
    'value',
    '(所得|所成|所形成|形成|生成|所生成|得到|所得到) [的] [旋转体|立体|几何体|立体图形] 的 体积',
    (_, [at]) => the('volume', reference('region', null, 'left out', at)),
  ),
];

const isFullTurn = (angle: RawTerm): boolean =>
  typeof angle === 'string'
    ? /^(?:360(?:°|\^\{?\\circ\}?)|2(?:\\pi|π))$/.test(angle.replace(/[\s$]/g, ''))
    : 'amount' in angle &&
      ((angle.amount === '360' && /^(?:°|deg)/.test(angle.unit)) ||
        (/^2(?:\\pi|π)$/.test(angle.amount) && angle.unit.startsWith('rad')));

const inverse = (f: string): RawTerm => the('inverse', f.replace(/\^.*$|⁻.*$/s, ''));

/** Functions and their inverses. */
const FUNCTIONS: Rule[] = [
  ...rule<{ f: RawFact[] }>('facts', '函数 {f:facts}', ({ f }) =>
    f.every(({ relation }) => ['holds', 'domain'].includes(relation)) ? f : null,
  ),
  ...rule<{ f: RawFact[]; g?: string }>(
    'facts',
    '函数 {name:function-name} [(与|和|及|,) {g:function-name}] (定义如下|的 定义 如下|的 定义 [分别] 为|分别定义为|由下式定义|定义为) [:|,] {f:facts}',
    ({ f }) => f,
  ),
  ...rule<{ f: string }>('set', '函数 {f:function-name} 的 值域', ({ f }) => the('range', f)),
  ...rule<{ f: string }>('set', '{f:function-value} 的 值域', ({ f }) =>
    /^\W*(?:\\mathrm\{)?[fgh]\}?\s*\(x\)$/.test(f) ? the('range', bare(f)) : null,
  ),
  ...rule<{ e: string }>(
    'goals',
    '(求|求出|写出) [反函数] {e:function-value} [的 表达式] [,] [并|且|并且] [写出|求|求出|指出|给出|说明] (其|它的|该反函数的|该函数的) 定义域',
    ({ e }) =>
      /^\W*(?:\\?mathrm\{)?[fgh]\}?\s*(?:\^|⁻)/.test(e)
        ? [
            { verb: 'find', target: e },
            { verb: 'find', target: the('domain', inverse(e)) },
          ]
        : null,
  ),
  ...rule<{ f: string }>('wanted', '反函数 {f:function-value} [的 表达式]', ({ f }) => f),
  ...(['最大', '最小'] as const).flatMap((word, at) =>
    rule<{ f: RawFact[]; k: string }>(
      'wanted',
      `(使|使得) {f:facts} [成立] 的 [常数] {k:letter} 的 ${word} [的] (可能值|可能的值|值|取值)`,
      ({ k, f }) => ({ the: at === 0 ? 'greatest' : 'least', of: [k], where: f }),
    ),
  ),
  ...(['最大', '最小'] as const).flatMap((word, at) =>
    rule<{ f: RawFact[]; k: string }>(
      'wanted',
      `(使|使得) {f:facts} [成立] 的 ${word} [的] [常数] {k:letter} [值|的 值]`,
      ({ k, f }) => ({ the: at === 0 ? 'greatest' : 'least', of: [k], where: f }),
    ),
  ),
  ...rule<{ e: string; n: string }>(
    'facts',
    '{e:an-equation} 有 两个 [不相等|不同|相异|不等] [的] (实根|实数根|实数解|根|解)',
    ({ e }) => [fact('equal', the('number of roots', e), '2')],
  ),
  ...rule<{ e: string }>('facts', '{e:an-equation} 有 [两个] (相等|相同) [的] (实根|实数根|根)', ({ e }) => [
    fact('equal', the('number of roots', e), '1'),
  ]),
  ...rule<{ e: string }>(
    'facts',
    '{e:an-equation} (有 重根|有 二重根|只有一个 实根|有且只有一个 实根|只有一个 实数根)',
    ({ e }) => [fact('equal', the('number of roots', e), '1')],
  ),
];

export const GRAPH_RULES: Rule[] = [...CALCULUS, ...REGIONS, ...FUNCTIONS];

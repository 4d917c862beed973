import { fact, isAll, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { meeting, reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const isPoint = (one: RawTerm): boolean => isReference(one) && one.a === 'point';
const region = (at: number, bounds: RawTerm[]): RawTerm | null =>
  bounds.some(isPoint)
    ? null
    : { ...reference('region', null, 'the', at), says: [fact('bounded', SELF, ...bounds)] };
const all = (lines: RawTerm): RawTerm[] => (isAll(lines) ? lines.all : [lines]);
const ENCLOSED = '(所围成的|所围|围成的|所围的|围成) [封闭|有限] (区域|图形)';
const isFullTurn = (angle: RawTerm): boolean =>
  typeof angle === 'string'
    ? /^(?:360(?:°|\^\{?\\circ\}?)|2(?:\\pi|π))$/.test(angle.replace(/[\s$]/g, ''))
    : 'amount' in angle &&
      ((angle.amount === '360' && /^(?:°|deg)/.test(angle.unit)) ||
        (/^2(?:\\pi|π)$/.test(angle.amount) && angle.unit.startsWith('rad')));
const slope = (e: string): RawFact => fact('slope', SELF, `\\frac{dy}{dx} = ${e}`);

const isIntegral = (source: string): boolean =>
  /^(?:\\int|∫)/.test(source.replace('\\displaystyle', '').trimStart());

/** Regions between curves, volumes of revolution, and curves whose gradient is given. */
export const REGION_RULES: Rule[] = [
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'region',
    `[由] {x:thing} (与|和|、) {y:thing} ${ENCLOSED}`,
    ({ x, y }, [at]) => region(at, [x, y]),
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'region',
    `[由] {x:thing} (与|和) {y:segment} ${ENCLOSED}`,
    ({ x, y }, [at]) => region(at, [x, y]),
  ),
  ...rule<{ x: RawTerm; y: RawTerm; z: RawTerm }>(
    'region',
    `[由] {x:thing} , {y:thing} (与|和|及|以及) {z:thing} ${ENCLOSED}`,
    ({ x, y, z }, [at]) => region(at, [x, y, z]),
  ),
  ...rule<{ x: RawTerm; y: RawTerm; z: RawTerm }>(
    'region',
    `[由] {x:thing} , {y:thing} (与|和|及|以及) {z:lines} ${ENCLOSED}`,
    ({ x, y, z }, [at]) => region(at, [x, y, ...all(z)]),
  ),
  ...rule<{ x: RawTerm; z: RawTerm }>(
    'region',
    `[由] {x:thing} (与|和|及) {z:lines} ${ENCLOSED}`,
    ({ x, z }, [at]) => region(at, [x, ...all(z)]),
  ),
  ...rule<object>('region', '(该|这个|此) 区域', (_, [at]) => reference('region', null, 'the', at)),
  ...rule<{ p: string }>('region', '{p:part-label} 中 的 区域', (_, [at]) =>
    reference('region', null, 'the', at),
  ),
  ...rule<{ r: RawTerm; x: RawTerm }>(
    'facts',
    '[将|把] {r:region} 绕 {x:line} 旋转 (一周|一圈)',
    ({ r, x }) => [fact('rotated', r, x)],
  ),
  ...['expression', 'number', 'quantity'].flatMap((kind) =>
    rule<{ r: RawTerm; a: RawTerm; x: RawTerm }>(
      'facts',
      `[将|把] {r:region} 绕 {x:line} 旋转 {a:${kind}}`,
      ({ r, a, x }) => (isFullTurn(a) ? [fact('rotated', r, x)] : null),
    ),
  ),
  ...rule<object>('value', '(所得|所成|所生成的|得到的) [旋转体|立体|几何体] 的 体积', (_, [at]) =>
    the('volume', reference('region', null, 'left out', at)),
  ),
  ...rule<{ e: string }>('does-curve', '满足 {e:equation}', ({ e }) =>
    /dy|mathrm\{d\}y/.test(e) ? [fact('slope', SELF, e)] : null,
  ),
  ...rule<{ e: string; c: string }>('does-curve', '对 {c:condition} 满足 {e:equation}', ({ e, c }) =>
    /dy|mathrm\{d\}y/.test(e) ? [fact('slope', SELF, e), fact('domain', SELF, c)] : null,
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'does-curve',
    '{a:does-curve} [,] (且|并且) {b:does-curve}',
    ({ a, b }) => [...a, ...b],
  ),
  ...rule<{ e: string }>(
    'does-curve',
    '上 (任一点|任意一点) [处] [的] [切线] [的] 斜率 为 {e:expression}',
    ({ e }) => [slope(e)],
  ),
  ...rule<{ e: string; c: string }>(
    'does-curve',
    '上 (任一点|任意一点) [处] [的] [切线] [的] 斜率 为 {e:expression} \\( {c:condition} \\)',
    ({ e, c }) => [slope(e), fact('domain', SELF, c)],
  ),
  ...rule<{ c: string }>('facts', '只考虑 {c:condition} 的 部分', ({ c }, [at]) => [
    fact('domain', reference('curve', null, 'left out', at), c),
  ]),
  ...rule<{ x: RawTerm }>('points', '{x:curve} 与 (两条坐标轴|两坐标轴|坐标轴) 的 交点', ({ x }, [at]) => ({
    all: [
      meeting(x, reference('line', 'x-axis', 'the', at), at),
      meeting(x, reference('line', 'y-axis', 'the', at + 0.1), at + 0.2),
    ],
  })),
  ...rule<{ e: string }>('wanted', '{e:expression} [的 [准确|精确] 值]', ({ e }) =>
    isIntegral(e) ? the('value', e) : null,
  ),
];

import { fact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { holds } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';

const curve = (at: number): RawTerm => reference('curve', null, 'left out', at);
const nature = (at: number): RawGoal => ({ verb: 'find', target: the('nature', curve(at)) });

/** Stationary points and their nature, increase and decrease, intervals of solutions. */
export const CALCULUS_RULES: Rule[] = [
  ...rule<object>(
    'goals',
    '(判断|确定|说明) [该|这些|各|每个] [驻点] [各] 是 (极大值点还是极小值点|极大值还是极小值|极大点还是极小点)',
    (_, [at]) => [nature(at)],
  ),
  ...rule<object>('goals', '(判断|确定|求) (该|这些|各|每个|其|它们的|它的) [驻点] [的] 性质', (_, [at]) => [
    nature(at),
  ]),
  ...rule<{ x: RawTerm; k: string }>('value', '{x:curve} [的] 驻点 的 {k:letter} 坐标', ({ x, k }) =>
    k === 'x' || k === 'y' ? the(`${k}-coordinate`, the('stationary points', x)) : null,
  ),
  ...rule<{ x: RawTerm; k: string }>('value', '{x:point} 的 {k:letter} 坐标', ({ x, k }) =>
    k === 'x' || k === 'y' ? the(`${k}-coordinate`, x) : null,
  ),
  ...rule<{ x: RawTerm }>('value', '{x:curve} [的] 驻点 的 (x-坐标|横坐标)', ({ x }) =>
    the('x-coordinate', the('stationary points', x)),
  ),
  ...rule<{ x: RawTerm }>('point', '{x:curve} 的 (两个|所有|全部) 驻点', ({ x }) =>
    the('stationary points', x),
  ),
  ...(
    [
      ['decreasing', '减小'],
      ['increasing', '增大'],
    ] as const
  ).flatMap(([way, word]) =>
    rule<{ y: string; x: string }>(
      'set',
      `使 [得] {y:letter} 随 {x:letter} [的] 增大而 ${word} 的 {k:letter} 的 (取值范围|取值集合)`,
      (_, [at]) => the(way, curve(at), 'x'),
    ),
  ),
  ...(
    [
      ['decreasing', '减'],
      ['increasing', '增'],
    ] as const
  ).flatMap(([way, word]) => [
    ...rule<{ f: string }>('set', `[函数] {f:function-name} 的 [单调] 递${word} 区间`, ({ f }) =>
      the(way, f),
    ),
    ...rule<{ f: string }>(
      'set',
      `使 [函数] {f:function-name} (递${word}|单调递${word}|为${word}函数) 的 {k:letter} 的 (取值范围|取值集合)`,
      ({ f }) => the(way, f),
    ),
  ]),
  ...rule<{ g: RawGoal[]; c: string }>('goals', '{g:goals} , [其中] {c:condition}', ({ g, c }) =>
    g.map((one) => ({ ...one, where: [...(one.where ?? []), holds(c)] })),
  ),
  ...rule<{ g: RawGoal[]; c: string }>('goals', '{g:goals} \\( {c:condition} \\)', ({ g, c }) =>
    g.map((one) => ({ ...one, where: [...(one.where ?? []), holds(c)] })),
  ),
  ...rule<{ c: string; g: RawGoal[] }>(
    'goals',
    '(在 {c:condition} [范围|区间] (内|上)|当 {c:condition} 时) [,] {g:goals}',
    ({ g, c }) => g.map((one) => ({ ...one, where: [...(one.where ?? []), holds(c)] })),
  ),
  ...rule<{ p: string }>('manner', '用 {p:expression} 表示', ({ p }) =>
    /^\\?pi$|^π$/.test(p.trim()) ? { exact: true as const } : null,
  ),
  ...['expression', 'number'].flatMap((kind) =>
    rule<{ n: string }>('manner', `精确到 {n:${kind}}`, ({ n }) => {
      const places = /^0?\.(0*)1\s*(?:°|\^\{?\\circ\}?)?$/.exec(n.trim());
      return places ? { figures: { kind: 'places' as const, digits: places[1]!.length + 1 } } : null;
    }),
  ),
  ...rule<{ c: RawTerm; k: string; n: string }>(
    'facts',
    '(一点|点|某点) 沿 [着] {c:curve} 运动 , (其|它的) {k:letter} 坐标以 每秒 {n:number} 个单位 的 [恒定] (速率|速度) 增加',
    ({ c, k, n }) => (k === 'x' || k === 'y' ? [fact('moving', c, k, n)] : null),
  ),
  ...rule<{ k: string; e: string }>(
    'goals',
    '求 当 {e:equation} 时 [,] [其|该点的] {k:letter} 坐标 的 变化率',
    ({ k, e }) =>
      k === 'x' || k === 'y'
        ? [{ verb: 'find', target: the('rate of change', k, the('statement', e)) }]
        : null,
  ),
  ...rule<{ g: RawGoal[]; h: RawGoal[] }>(
    'goals',
    '{g:goals} [,] 并 (由此|据此|进而) {h:goals}',
    ({ g, h }) => [...g, ...h],
  ),
];

import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const bare = (name: string): string => name.replace(/\\mathrm|[{}$\s]/g, '');
const ONE = '(一个|唯一|唯一的|唯一一个|一)';
const TURNINGS: [noun: string, name: string][] = [
  ['(极大值点|极大点|最高点|最大值点)', 'maximum point'],
  ['(极小值点|极小点|最低点|最小值点)', 'minimum point'],
  ['驻点', 'stationary points'],
];

/** Of several stationary points it is one. */
const turningOf = (name: string, curve: RawTerm, point: RawTerm): RawFact[] => [
  name === 'stationary points' ? fact('stationary', point, curve) : fact('equal', the(name, curve), point),
];

/** 极值点的名称, 对应于参数的点. */
export const TURNING_RULES: Rule[] = [
  ...TURNINGS.flatMap(([noun, name]) => [
    ...rule<{ m: string }>(
      'does-curve',
      `(有|的|具有) [${ONE}] ${noun} [为|是|在|记为] [点] {m:label}`,
      ({ m }, [at]) => turningOf(name, SELF, reference('point', bare(m), 'the', at)),
    ),
    ...rule<{ c: RawTerm; m: string }>(
      'facts',
      `(图中|图|如图) [所示|,] (给出|显示|画出|为|是|所示为) [了] {c:curve} (及|和|与|以及) (其|它的|该曲线的) ${noun} {m:label}`,
      ({ c, m }, [at]) => [
        fact('given', c),
        ...turningOf(name, c, reference('point', bare(m), 'the', at + 0.5)),
      ],
    ),
    ...rule<{ c: RawTerm; m: string }>(
      'facts',
      `[点] {m:label} (是|为) {c:curve} 的 [${ONE}] ${noun}`,
      ({ c, m }, [at]) => turningOf(name, c, reference('point', bare(m), 'the', at)),
    ),
  ]),
  ...rule<{ d: string; t: string }>('goals', '(用|以) [参数] {t:letter} 表示 {d:derivative}', ({ d, t }) => [
    { verb: 'find', target: d, terms: [t] },
  ]),
  ...rule<{ d: string; t: string }>(
    'goals',
    '(求|求出) {d:derivative} [,] [\\(] (用|以) [参数] {t:letter} 表示 [\\)] [,] [并] [化简|写成最简形式|化为最简形式]',
    ({ d, t }) => [{ verb: 'find', target: d, terms: [t] }],
  ),
  ...rule<{ d: string; t: string }>(
    'goals',
    '(求|求出) {d:derivative} (关于|用) [参数] {t:letter} [表示] 的 表达式',
    ({ d, t }) => [{ verb: 'find', target: d, terms: [t] }],
  ),
  ...rule<{ d: string; x: string; y: string }>(
    'goals',
    '(求|求出) {d:derivative} [,] [\\(] (用|以) {x:letter} (与|和|,) {y:letter} 表示 [\\)]',
    ({ d, x, y }) => [{ verb: 'find', target: d, terms: [x, y] }],
  ),
  ...rule<{ d: string; x: string; y: string }>(
    'goals',
    '(用|以) {x:letter} (与|和|,) {y:letter} 表示 {d:derivative}',
    ({ d, x, y }) => [{ verb: 'find', target: d, terms: [x, y] }],
  ),
  ...rule<{ c?: RawTerm; e: string }>(
    'point',
    '[{c:curve} 上] [参数] {e:equation} [所] (对应 的|对应) [一] 点',
    ({ c, e }, [at]) => there(c ?? reference('curve', null, 'left out', at + 0.5), e, at),
  ),
  ...rule<{ c?: RawTerm; e: string }>('point', '[{c:curve} 上] 对应于 {e:equation} 的 点', ({ c, e }, [at]) =>
    there(c ?? reference('curve', null, 'left out', at + 0.5), e, at),
  ),
];

const there = (curve: RawTerm, equation: string, at: number): RawTerm => {
  const says: RawFact[] = [fact('on', SELF, curve), fact('there', SELF, the('statement', equation))];
  return { ...reference('point', null, 'the', at), says };
};

import { fact, isReference, type RawFact, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const pair = (at: number): RawTerm => reference('physics pair of charges', null, 'any', at);
const APART = '[在] [真空|空气] [中] 相距 [为] {d:quantity}';

/** Two point charges, what moves in a field, and what comes from a star. */
export const USUAL_RULES: Rule[] = [
  ...rule<{ a: RawTerm; b: RawTerm; d: RawTerm }>(
    'facts',
    `[两 [个]] [点] 电荷 [的] (电荷量|电量) 分别 为 {a:quantity} (和|与) {b:quantity} , ${APART}`,
    ({ a, b, d }, [at]) => pairOf(a, b, d, at),
  ),
  ...rule<{ a: RawTerm; b: RawTerm; d: RawTerm }>(
    'facts',
    `(电荷量|电量) 分别 为 {a:quantity} (和|与) {b:quantity} 的 两 [个] 点电荷 [,] ${APART}`,
    ({ a, b, d }, [at]) => pairOf(a, b, d, at),
  ),
  ...rule<object>(
    'quant',
    '[两|它们|这两] [个] [点] [电荷] [之] 间 [的] (作用力|库仑力|静电力|电场力|相互作用力) [的 大小]',
    (_, [at]) => the('force between the charges', reference('physics pair of charges', null, 'the', at)),
  ),
  ...rule<object>(
    'quant',
    '[两|它们|这两] [个] [点] [电荷] [之] 间 的 电势能|[该|这个] [系统|两 电荷 系统] 的 电势能',
    (_, [at]) => the('potential energy', reference('physics pair of charges', null, 'the', at)),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '{e:entity} [做 圆周运动|在 磁场 中] [的] (运动轨迹|轨迹|圆形轨迹|圆周轨迹|圆周运动) 的 半径',
    ({ e }) => (isReference(e) ? the('radius', e) : null),
  ),
  ...rule<{ p: string }>('quant', '(在 地球 [处|上]|地球 处|到达 地球 [处]) 的 {p:property}', ({ p }, [at]) =>
    the(p, reference(`has ${p}`, null, 'only', at)),
  ),
];

const pairOf = (a: RawTerm, b: RawTerm, d: RawTerm, at: number): RawFact[] => [
  fact('equal', the('charge', pair(at)), a),
  fact('equal', the('other charge', pair(at)), b),
  fact('equal', the('separation', pair(at)), d),
];

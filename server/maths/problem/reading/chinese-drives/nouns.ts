import { type RawTerm, the } from '../meaning.ts';
import { CHINESE_BODIES, MORE_CHINESE_BODIES } from '../mechanics/bodies.ts';
import { VALUE_RULES } from '../mechanics/values.ts';
import { type Rule, rule } from '../rule.ts';
import { bit } from '../mechanics/bit.ts';

const NOUNS = [
  ...new Set(
    `${CHINESE_BODIES} ${MORE_CHINESE_BODIES} 物体 雪橇 车 人 女孩 滑块 吊车 电梯 升降机 运动员 车辆 木箱 箱子 自行车运动员 骑行者 司机`.split(
      ' ',
    ),
  ),
];
const COUNT =
  '(一|一个|一辆|一列|一名|一块|一件|一只|一位|某|有一|有一个|该|此|这|这个|这辆|这列|这名|那|另一)';
const TOGETHER = '(连同|和|与) [他|她|其|它] [的] (自行车|摩托车|雪橇|行李|乘客|装备)';

const both = (a: RawTerm, b: RawTerm): RawTerm => ({ all: [a, b] });

const NAMES: Rule[] = [
  ...NOUNS.flatMap((noun) => rule<object>('drive-noun', noun, () => noun)),
  ...rule<{ n: string }>('who', `[${COUNT}] [小|重|静止 的] {n:drive-noun} [${TOGETHER}]`, ({ n }) => n),
  ...rule<{ l: string }>('who', `[${COUNT}] [小] {n:drive-noun} {l:label}`, ({ l }) => l),
  ...rule<{ l: string }>('who', '{l:label}', ({ l }) => l),
  ...rule<object>('who', '(它|他|她|其|自身)', () => 'it'),
  ...rule<object>(
    'whos',
    '(系统|整个系统|它们|两者|(两|两个|两辆) {n:drive-noun}|二者|两车|车辆)',
    () => 'they',
  ),
  ...rule<{ a: string; b: string }>(
    'whos',
    '[{n:drive-noun}] {a:label} (、|和|与) {b:label} [两|两个] [{m:drive-noun}]',
    ({ a, b }) => both(a, b),
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>('whos', '{x:who} (和|、|与) {y:who}', ({ x, y }) =>
    x === y || x === 'it' || y === 'it' ? null : both(x, y),
  ),
  ...rule<{ x: RawTerm }>('any-who', '({x:who}|{x:whos})', ({ x }) => x),
  ...rule<{ x: RawTerm; m: RawTerm }>(
    'whom',
    `[${COUNT}] [总] (质量|体重) [为] {m:mass} 的 {x:who}`,
    ({ x, m }) => the('massed', x, m),
  ),
  ...rule<{ x: RawTerm; m: RawTerm; k: RawTerm }>(
    'whom',
    `[两|两个] 质量 分别 为 {m:mass} (和|、|与|,) {k:mass} 的 {x:whos}`,
    ({ x, m, k }) => the('massed', x, both(m, k)),
  ),
  ...rule<{ x: RawTerm }>('whom', '{x:any-who}', ({ x }) => x),
  ...bit<{ x: RawTerm }>('{x:whom}', ({ x }) => the('who', x)),
  ...bit<{ x: RawTerm; m: RawTerm }>('{x:any-who} 的 [总] 质量 为 {m:mass}', ({ x, m }) =>
    the('mass of', x, m),
  ),
  ...bit<{ x: RawTerm; m: RawTerm; k: RawTerm }>(
    '{x:whos} 的 质量 分别 为 {m:mass} (和|、|与|,) {k:mass}',
    ({ x, m, k }) => the('mass of', x, both(m, k)),
  ),
  ...bit<{ m: RawTerm }>('[的] [总] (质量|体重) 为 {m:mass}', ({ m }) => the('mass', m)),
];

/** θ(sin θ = 0.05). */
function sineIn(text: string): RawTerm | null {
  const found = /^\\?[a-zα-ω]{1,7}\s?\(\s?\\?sin\s?\\?[a-zα-ω]{1,7}\s?=\s?([\d./]{1,8})\s?\)$/u.exec(text);
  return found ? the('sine', found[1]!) : null;
}

const VALUES: Rule[] = [
  ...VALUE_RULES,
  ...rule<{ a: RawTerm }>('ang', '{a:angle}', ({ a }) => a),
  ...rule<{ a: string }>('ang', '{a:letter}', ({ a }) => a),
  ...rule<{ a: string }>(
    'ang',
    '{a:expression}',
    ({ a }) => sineIn(a) ?? (/sin\s?\^/.test(a) || a.includes('arcsin') ? a : null),
  ),
  ...rule<object>(
    'state',
    '(不变|保持不变|仍不变|均不变|均保持不变|没有变化|[均] 与 之前 相同|[大小] [都|均] 不变)',
    () => 'unchanged',
  ),
  ...rule<object>('state', '(恒定|[大小] 恒定|保持恒定|为恒力|[大小] 恒定 不变)', () => 'constant'),
];

type Owned = { x?: RawTerm };
const quant = (name: string, nouns: string): Rule[] => [
  ...rule<Owned>(
    'quant',
    `[[{x:any-who}] [的|所受|所受的|受到的|所受到的|运动 时 受到 的|行驶 时 所受|行驶 时 受到 的|行驶 时 所受 的|克服 的]] [恒定 的] (${nouns}) [的] [大小]`,
    ({ x }) => the('q', name, x ?? ''),
  ),
];

const QUANTITIES: Rule[] = [
  ...quant('resistance', '[总|运动|空气] 阻力 [\\( (不含|不包括|除去) 重力 [的] (分力|分量) \\)]'),
  ...quant('steady speed', '(稳定|稳定 的) (速度|速率|车速)'),
  ...quant('rub', '[滑动] 摩擦力|摩擦阻力'),
  ...quant('drive', '[发动机 的] (牵引力|驱动力)'),
  ...quant('brake', '制动力|刹车 [所] 产生 的 制动力'),
  ...quant('power', '[发动机 的|发动机] [输出] 功率'),
  ...quant('most power', '[发动机 的|发动机] [的] 最大 [输出] 功率'),
  ...quant('acceleration', '[瞬时] 加速度'),
  ...quant('deceleration', '减速度'),
  ...quant('speed', '速度|速率|车速'),
  ...quant('greatest speed', '[所] [能] [达到|够 达到] [的] (最大|最大 稳定) (速度|速率|车速)'),
  ...rule<Owned>('quant', '{x:any-who} [所] (能|能够) 达到 的 (最大|最大 稳定) (速度|速率)', ({ x }) =>
    the('q', 'greatest speed', x ?? ''),
  ),
  ...quant('tension', '[绳|绳子|细绳|轻绳|绳中|拖杆|缆绳|钢索] [中] [的] (张力|拉力)'),
  ...quant('bar force', '(拖杆|连杆|挂钩) [中] [的] (作用力|力|受力)'),
  ...rule<{ x?: RawTerm }>(
    'quant',
    '[{x:who} (与|和) {t:surface} [之间|间] 的] [动|滑动] (摩擦因数|摩擦系数)',
    ({ x }) => the('q', 'friction', x ?? ''),
  ),
  ...rule<{ x?: RawTerm }>(
    'quant',
    '[{t:surface} (与|和) {x:who} [之间|间] 的] [动|滑动] (摩擦因数|摩擦系数)',
    ({ x }) => the('q', 'friction', x ?? ''),
  ),
];

export const CHINESE_NOUNS: Rule[] = [...NAMES, ...VALUES, ...QUANTITIES];

import { fact, isAll, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { factsOf, nameOf } from '../shared/bodies.ts';

const TABLE = '(光滑水平面|光滑水平桌面|光滑的水平面|光滑的水平桌面|水平面|桌面)';
const THEM = '(两球|两小球|两个小球|它们|两者|两质点|两物体|两个球)';
const AFTER = '(碰撞后|碰后|碰撞之后|碰撞结束后|碰撞后瞬间|碰后瞬间|碰撞刚结束时|反弹后|碰撞后的)';
const CENTRES = '(连心线|球心连线|两球心连线|两球连心线|两球球心连线|球心的连线)';
const WALL = '[一面|一堵|一] [光滑] [竖直] [固定] [的] [光滑|竖直|固定] [竖直|光滑] [的] (墙|墙壁|墙面|挡板)';

const BEFOREHAND: Rule[] = [
  ...rule<object>('them', THEM, () => ''),
  ...rule<{ p: RawTerm }>('say', `${TABLE} 上 {p:couple}`, ({ p }) =>
    isAll(p) ? p.all.flatMap(factsOf) : null,
  ),
  ...rule<{ p: RawTerm; m: RawTerm }>(
    'say',
    `[在] ${TABLE} 上 [有] {p:couple} [,] [其] 质量 分别 (为|是) {m:amounts}`,
    ({ p, m }) =>
      isAll(p) && isAll(m) && p.all.length === m.all.length
        ? p.all.map((one, at) => fact('mass', nameOf(one), m.all[at]!))
        : null,
  ),
  ...rule<object>(
    'does',
    `(静止|静止 不动|静止 在 ${TABLE} 上|静止 于 ${TABLE} 上|原来静止|原先静止|开始时静止)`,
    () => [fact('rests', SELF)],
  ),
  ...rule<object>('say', `(放|置|静置|都 放) (在|于) ${TABLE} 上`, () => []),
  ...rule<{ v: RawTerm; y: RawTerm }>(
    'does',
    `[沿 直线] 以 [大小 为] [速率|速度] {v:amount} [的 (速率|速度)] [沿 直线] 向 {y:who} 运动`,
    ({ v, y }) => [fact('moves', SELF, v), fact('towards', SELF, nameOf(y))],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    `[在 ${TABLE} 上] 以 [大小 为] [速率|速度] {v:amount} [的 (速率|速度)] [在 ${TABLE} 上] 运动`,
    ({ v }) => [fact('moves', SELF, v)],
  ),
  ...rule<{ v: RawTerm; y: RawTerm }>(
    'does',
    `以 [大小 为] [速率|速度] {v:amount} [的 (速率|速度)] (与|和) {y:who} (斜碰|正碰|相碰|碰撞|发生正碰|发生斜碰|发生碰撞|发生正面碰撞)`,
    ({ v, y }) => [fact('moves', SELF, v), fact('hits', SELF, nameOf(y))],
  ),
  ...rule<{ y: RawTerm }>(
    'does',
    `[并] (与|和) (之|{y:who}) (斜碰|正碰|相碰|碰撞|发生正碰|发生斜碰|发生碰撞|发生正面碰撞)`,
    ({ y }: { y?: RawTerm }) => [y === undefined ? fact('collide') : fact('hits', SELF, nameOf(y))],
  ),
  ...rule<object>('say', `{z:them} (相碰|发生碰撞|发生正碰|发生斜碰|碰撞|正碰|斜碰)`, () => [
    fact('collide'),
  ]),
  ...rule<{ x: RawTerm; t: RawTerm }>(
    'say',
    `[碰撞瞬间|碰撞前|碰撞前瞬间|碰前|碰前瞬间] [,] {x:who} 的 (运动方向|速度方向|速度) 与 ${CENTRES} (成|夹|的夹角为|成的角为) [角] {t:amount} [角]`,
    ({ x, t }) => [fact('at an angle', nameOf(x), t)],
  ),
  ...rule<{ p: RawTerm; v: RawTerm }>(
    'say',
    '{p:couple} [沿 同一直线] (相向|相对) 运动 , 速率 分别 (为|是) {v:amounts}',
    ({ p, v }) => facing(p, v),
  ),
  ...rule<{ p: RawTerm; v: RawTerm }>(
    'say',
    '{p:couple} 分别 以 [速率|速度] {v:amounts} [的 (速率|速度)] [沿 同一直线] (相向|相对) 运动',
    ({ p, v }) => facing(p, v),
  ),
];

function facing(p: RawTerm, v: RawTerm): RawFact[] | null {
  if (!isAll(p) || !isAll(v) || p.all.length !== 2 || v.all.length !== 2) return null;
  return p.all.flatMap((one, at) => [
    ...factsOf(one),
    fact('moves', nameOf(one), v.all[at]!),
    fact('towards', nameOf(one), nameOf(p.all[1 - at]!)),
  ]);
}

const BOUNCES: Rule[] = [
  ...rule<{ e: RawTerm }>('say', '恢复系数 (为|是) {e:amount}', ({ e }) => [fact('bounce', e)]),
  ...rule<{ x: RawTerm; y: RawTerm; e: RawTerm }>(
    'say',
    '(碰撞 的|两球 碰撞 的|碰撞时 的|这次碰撞 的) 恢复系数 (为|是) {e:amount}',
    ({ e }) => [fact('bounce', e)],
  ),
  ...rule<{ y: RawTerm }>(
    'does',
    '(与|和|撞上|碰到) 静止 [在 水平面 上|在 桌面 上] 的 {y:who} [发生] (正碰|斜碰|碰撞|相碰|正面碰撞)',
    ({ y }) => [...factsOf(y), fact('rests', nameOf(y)), fact('hits', SELF, nameOf(y))],
  ),
  ...rule<{ v: RawTerm; y: RawTerm }>(
    'does',
    `[在 ${TABLE} 上] 以 [大小 为] [速率|速度] {v:amount} [的 (速率|速度)] [在 ${TABLE} 上] (与|和) 静止 [在 ${TABLE} 上] 的 {y:who} [发生] (正碰|斜碰|碰撞|相碰|正面碰撞)`,
    ({ v, y }) => [
      ...factsOf(y),
      fact('moves', SELF, v),
      fact('rests', nameOf(y)),
      fact('hits', SELF, nameOf(y)),
    ],
  ),
  ...rule<{ e: RawTerm }>('say', `{z:them} [之间|间] 的 恢复系数 (为|是) {e:amount}`, ({ e }) => [
    fact('bounce', e),
  ]),
  ...rule<{ e: RawTerm; x: RawTerm; y: RawTerm }>(
    'say',
    '{x:who} (与|和) {y:who} [之间|间] 的 恢复系数 (为|是) {e:amount}',
    ({ e, x, y }) => [fact('bounce', e, nameOf(x), nameOf(y))],
  ),
  ...rule<{ e: RawTerm; x: RawTerm }>(
    'say',
    '{x:who} (与|和) (墙|墙壁|墙面|挡板) [之间|间] 的 恢复系数 (为|是) {e:amount}',
    ({ e, x }) => [fact('wall bounce', e, nameOf(x))],
  ),
  ...rule<object>(
    'does',
    `[沿 垂直 于 (墙面|墙|墙壁) 的 方向|垂直] (撞上|撞到|撞击|与|碰到|碰上) ${WALL} [碰撞|相碰|相撞] [并 被 弹回|并 反弹|后 反弹|后 被 弹回]`,
    () => [fact('hits wall', SELF)],
  ),
  ...rule<{ x: RawTerm; d: RawTerm }>(
    'say',
    `[{z:them} 相碰 时|碰撞 时|{z:them} 碰撞 时] [,] {x:who} (与|到|距) (墙|墙面|墙壁|挡板) [的] 距离 (为|是) {d:amount}`,
    ({ x, d }) => [fact('wall gap', nameOf(x), d)],
  ),
];

const AFTERWARDS: Rule[] = [
  ...rule<{ f: RawFact[] }>('say', `${AFTER} [,] {f:after}`, ({ f }) => f),
  ...rule<{ f: RawFact[] }>('say', `${AFTER} [,] {f:wall}`, ({ f }) => f),
  ...rule<{ x: RawTerm; d: RawFact[] }>('wall', '{x:who} {d:does}', ({ x, d }) =>
    d.every(({ relation }) => relation === 'hits wall')
      ? d.map(({ relation }) => fact(relation, nameOf(x)))
      : null,
  ),
  ...rule<object>('after', '({z:them}|{p:couple}) [的] (运动方向|速度方向) [互相|相互] 垂直', () => [
    fact('perpendicular'),
  ]),
  ...rule<{ x: RawTerm }>(
    'after',
    '{x:who} [的] (运动方向|速度方向) (与 原来 [的] [运动] [方向] 垂直|偏转 了 直角|垂直 于 原来 [的] [运动] 方向)',
    ({ x }) => [fact('turned', nameOf(x), { amount: '90', unit: '°' })],
  ),
  ...rule<{ x: RawTerm; t: RawTerm }>(
    'after',
    '{x:who} [的] (运动方向|速度方向) (偏转|改变) [了] {t:amount}',
    ({ x, t }) => [fact('turned', nameOf(x), t)],
  ),
  ...rule<{ x: RawTerm }>('after', '{x:who} (静止|停止|停止运动)', ({ x }) => [
    fact('after speed', nameOf(x), '0'),
  ]),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'after',
    '{x:who} 的 (速率|速度大小) (为|是) {v:amount}',
    ({ x, v }) => [fact('after speed', nameOf(x), v)],
  ),
];

const speedOf = (p: RawTerm): RawTerm =>
  isAll(p) ? { all: p.all.map((one) => the('after speed', nameOf(one))) } : the('after speed', nameOf(p));

const WANTS: Rule[] = [
  ...rule<{ x: RawTerm }>('want', `${AFTER} [,] {x:who} [的] (速率|速度大小|速度 的 大小)`, ({ x }) =>
    speedOf(x),
  ),
  ...rule<{ p: RawTerm }>(
    'want',
    `${AFTER} [,] {p:couple} [各自|两球] [的] (速率|速度大小|速度 的 大小)`,
    ({ p }) => speedOf(p),
  ),
  ...rule<object>('want', `${AFTER} [,] {z:them} [各自] [的] (速率|速度大小)`, () => the('after speeds')),
  ...rule<{ x: RawTerm }>(
    'want',
    '{x:who} 的 (运动方向|速度方向) (因碰撞而|因碰撞|) (偏转|改变) 的 (角度|角)',
    ({ x }) => the('deflection', nameOf(x)),
  ),
  ...rule<object>('want', '(碰撞中|碰撞 过程 中|因碰撞|由于碰撞) [而] 损失 的 [总] 动能', () =>
    the('energy lost'),
  ),
  ...rule<object>(
    'want',
    '(碰撞中|碰撞 过程 中|因碰撞|由于碰撞) [而] 损失 的 [总] 动能 (占|与) [碰撞前|原来|初始] [的] 总动能 的 (比例|分数|几分之几|比)',
    () => the('fraction lost'),
  ),
  ...rule<object>(
    'want',
    '[从] {z:them} 第一次 (相碰|碰撞) 到 第二次 (相碰|碰撞) (所经过|所用|经过|所需|经历) 的 时间',
    () => the('time between'),
  ),
  ...rule<object>(
    'want',
    '{z:them} 第二次 (相碰|碰撞) (处|的位置|点|位置|时) (与|到|距|距离) (墙|墙面|墙壁) 的 距离',
    () => the('place of second'),
  ),
  ...rule<{ x: RawTerm }>('want', '[碰撞中|碰撞时] {x:who} (受到|所受) 的 冲量 [大小|的大小]', ({ x }) =>
    the('impulse', nameOf(x)),
  ),
];

export const IMPACT_RULES: Rule[] = [...BEFOREHAND, ...BOUNCES, ...AFTERWARDS, ...WANTS];

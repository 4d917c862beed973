import { parseUnit } from '../../../algebra-system/numbers/units.ts';
import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const INITIAL = 'initial velocity';
const FINAL = 'final velocity';
const SPEED = '速度|速率|初速度|初速率|水平速度|恒定速度';
const LINE =
  '[沿 [水平] (直线|公路|路面|轨道|地面|水平面|平直公路|平直轨道|斜面|斜坡) [向上|向下]|在 (水平路面|平直公路|水平面|水平轨道|平直轨道) 上]';
const FASTER =
  '[均匀] (做匀加速直线运动|做匀加速运动|匀加速运动|匀加速行驶|匀加速前进|匀加速直线运动|匀加速|做匀加速直线行驶|均匀加速|均匀加速行驶)';
const SLOWER =
  '[均匀] (做匀减速直线运动|做匀减速运动|匀减速运动|匀减速行驶|匀减速直线运动|匀减速|匀减速滑行|均匀减速|匀减速刹车|做匀减速滑行)';
const TO =
  '增加到|增大到|增至|升到|升至|加速到|提高到|达到|减小到|减为|减到|降到|降至|降为|减至|减速到|变为|均匀增加到|均匀减小到|均匀增大到|均匀减为|均匀减小为|均匀降为';
const STOPS = '停下|停下来|停止|静止|停住|停止运动|完全停下|停了下来';

const moves = (...facts: RawFact[]): RawFact[] => [fact('also', SELF, 'motion'), ...facts];
const is = (name: string, value: RawTerm): RawFact => fact('equal', the(name, SELF), value);

const measures = (v: RawTerm, unit: string): boolean =>
  typeof v === 'object' &&
  'unit' in v &&
  parseUnit(v.unit)?.dimension.join() === parseUnit(unit)!.dimension.join();

/** How fast it is at first and in the end. */
const ENDS: Rule[] = [
  ...rule<object>('does', '(由|从) 静止 [状态] [开始|出发|启动]', () => [is(INITIAL, '0')]),
  ...rule<{ v: RawTerm }>(
    'does',
    `以 {v:quantity} 的 (初速度|初速率) [开始] [运动|滑行|滑上|沿斜面向上滑行|出发]`,
    ({ v }) => [is(INITIAL, v)],
  ),
  ...rule<{ a: RawTerm; b: RawTerm; t?: RawTerm }>(
    'does',
    `[的] [速度|速率] [在 {t:quantity} [时间] 内] (由|从) {a:quantity} [在 {t:quantity} 内] (${TO}) {b:quantity}`,
    ({ a, b, t }) =>
      measures(a, 'm s^-1') && measures(b, 'm s^-1')
        ? moves(is(INITIAL, a), is(FINAL, b), ...(t ? [is('time', t)] : []))
        : null,
  ),
  ...rule<{ b: RawTerm }>('does', `[的] (速度|速率) (${TO}) {b:quantity}`, ({ b }) =>
    measures(b, 'm s^-1') ? [is(FINAL, b)] : null,
  ),
  ...rule<{ b: RawTerm }>(
    'does',
    '[匀] (加速到|减速到|加速至|减速至) {b:quantity} [的 (速度|速率)]',
    ({ b }) => (measures(b, 'm s^-1') ? moves(is(FINAL, b)) : null),
  ),
  ...rule<object>('does', `[最后|最终|直到|直至|后|, 最后|然后] (${STOPS})`, () => [is(FINAL, '0')]),
  ...rule<object>('does', '[匀] 减速 (到零|至零|到静止|至静止|直到停下|直至停止)', () =>
    moves(is(FINAL, '0')),
  ),
];

/** Uniformly faster or slower. */
const STEADY: Rule[] = [
  ...rule<{ v?: RawTerm }>('does', `[以 {v:quantity} 的 [恒定] 加速度] ${LINE} ${FASTER}`, ({ v }) =>
    moves(...(v ? [is('acceleration', v)] : [])),
  ),
  ...rule<{ v?: RawTerm }>('does', `[以 {v:quantity} 的 [恒定] (加速度|减速度)] ${LINE} ${SLOWER}`, ({ v }) =>
    moves(...(v ? [is('deceleration', v)] : [])),
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    `做 加速度 [为|大小为] {v:quantity} 的 (匀加速直线运动|匀加速运动)`,
    ({ v }) => moves(is('acceleration', v)),
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    `做 加速度 [为|大小为] {v:quantity} 的 (匀减速直线运动|匀减速运动)`,
    ({ v }) => moves(is('deceleration', v)),
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    `以 {v:quantity} 的 (${SPEED}) ${LINE} [匀速] [行驶|运动|前进] [时] [,] [突然|紧急] (刹车|制动|开始刹车|急刹车|开始减速)`,
    ({ v }) => moves(is(INITIAL, v)),
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '[共|又] (行驶|滑行|运动|前进|移动|通过|下滑|滑动|位移|行进) [了] {v:quantity} [的 (距离|路程)] [后]',
    ({ v }) => (measures(v, 'm') ? [is('displacement', v)] : measures(v, 's') ? [is('time', v)] : null),
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '(用时|历时|经过|经|用了|耗时|共用时|所用时间为|用) {v:quantity} [的 时间] [后]',
    ({ v }) => (measures(v, 's') ? [is('time', v)] : null),
  ),
  ...rule<{ v: RawTerm; f: RawFact[] }>('does', '[在] {v:quantity} (内|后|末) [,] {f:does}', ({ v, f }) =>
    measures(v, 's') ? [is('time', v), ...f] : null,
  ),
];

const HIGH =
  '[从 (高|离地|离地面|距地面|距离地面|离地高) {h:quantity} [高] [处|的 (塔顶|悬崖顶|楼顶|桌面|阳台|平台|屋顶|高处|悬崖|塔|高楼|楼上|桥上)]|从 {h:quantity} [高] (处|高处|的 高处|的 (塔顶|悬崖顶|楼顶|平台|屋顶|悬崖上|高塔))]';

const falls = (h: RawTerm | undefined, ...facts: RawFact[]): RawFact[] | null =>
  h === undefined || measures(h, 'm')
    ? [fact('also', SELF, 'fall'), ...facts, ...(h ? [is('displacement', h)] : [])]
    : null;

/** Under gravity alone. */
const FREE: Rule[] = [
  ...rule<{ h?: RawTerm }>(
    'does',
    `${HIGH} (由|从) 静止 [开始] (释放|下落|落下|自由下落|掉下|自由落下|释放 后 自由下落)`,
    ({ h }) => falls(h, is(INITIAL, '0')),
  ),
  ...rule<{ h?: RawTerm }>('does', `(由|从) 静止 [开始] ${HIGH} (释放|下落|落下|自由下落|掉下)`, ({ h }) =>
    falls(h, is(INITIAL, '0')),
  ),
  ...rule<{ h?: RawTerm }>('does', `${HIGH} (自由下落|自由落下|做自由落体运动)`, ({ h }) =>
    falls(h, is(INITIAL, '0')),
  ),
  ...rule<{ h?: RawTerm; v: RawTerm }>(
    'does',
    `${HIGH} [被] 以 {v:quantity} 的 (${SPEED}) [被] 竖直向下 (抛出|抛|扔出)`,
    ({ h, v }) => falls(h, is(INITIAL, v)),
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    `[从 地面|从 水平 地面] [被] 以 {v:quantity} 的 (${SPEED}) [从 地面] [被] 竖直 向上 (抛出|抛|射出|发射|上抛|弹起)`,
    ({ v }) => [fact('also', SELF, 'throw upwards'), is(INITIAL, v)],
  ),
  ...rule<{ e?: RawTerm }>(
    'quant',
    '[{e:entity}] [上升|能 上升|能 达到|所能 达到|达到|上升 所能 达到] 的 最大高度',
    ({ e }, [at]) => {
      const owner = e ?? reference('physics thing', null, 'only', at);
      return { the: 'displacement', of: [owner], where: [fact('equal', the(FINAL, owner), '0')] };
    },
  ),
  ...rule<{ e?: RawTerm }>(
    'quant',
    '[{e:entity}] (到达|达到|上升到|升到) (最高点|最大高度) [所] [需|用|需要] 的 时间',
    ({ e }, [at]) => {
      const owner = e ?? reference('physics thing', null, 'only', at);
      return { the: 'time', of: [owner], where: [fact('equal', the(FINAL, owner), '0')] };
    },
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '{e:entity} (落地|着地|到达地面|落到地面|落地前瞬间|触地|落地前|撞击地面) [时] 的 (速度|速率)',
    ({ e }) => the(FINAL, e),
  ),
  ...rule<{ e?: RawTerm }>(
    'quant',
    '[{e:entity}] (落地|着地|到达地面|落到地面|下落到地面) [所] [需|用|需要] 的 时间',
    ({ e }, [at]) => the('time', e ?? reference('physics thing', null, 'only', at)),
  ),
  ...rule<{ f: RawFact[] }>(
    'does',
    '[司机|驾驶员] [紧急] (刹车|制动|踩下刹车) 后 [,] [汽车|火车|车|该车] {f:does}',
    ({ f }) => f,
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '{e:entity} (刹车|制动|加速|减速) 过程 [中] [通过] 的 (距离|位移|路程)',
    ({ e }) => the('displacement', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '{e:entity} [在] [此|这段] [过程 中|时间 内] [行驶|运动|滑行|通过|前进|下落|移动|刹车] 的 (距离|位移|路程)',
    ({ e }) => the('displacement', e),
  ),
];

export const MOTION_RULES: Rule[] = [...ENDS, ...STEADY, ...FREE];

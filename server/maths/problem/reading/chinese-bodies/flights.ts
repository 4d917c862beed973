import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { nameOf } from '../shared/bodies.ts';

const SPEED = '(速率|速度|初速率|初速度|初速)';
const FROM = '[从] (水平地面|水平面|地面) 上 [的] [一] {o:place}';
const OFF = '[被] (抛出|射出|投出|发射)';

/** Bodies that are thrown. */
export const FLIGHT_RULES: Rule[] = [
  ...rule<{ o: RawTerm }>('from', FROM, ({ o }) => [fact('on a plane'), fact('origin', nameOf(o))]),
  ...rule<{ o: RawTerm }>('from', '[从] {o:place}', ({ o }) => [fact('origin', nameOf(o))]),
  ...rule<{ h: RawTerm }>(
    'from',
    '[从] (离|距|距离|高出|高于) [水平] 地面 [高] {h:amount} [高] [处] [的] [{o:place}]',
    ({ h }) => [fact('from a height', h)],
  ),
  ...rule<{ f: RawFact[]; v: RawTerm; t: RawTerm }>(
    'does',
    `{f:from} [,] 以 [大小 为] [${SPEED}] {v:amount} [的 ${SPEED}] [,] (与 (水平方向|水平面|水平) 成 {t:amount} [角]|与 (水平方向|水平面|水平) 的 夹角 为 {t:amount}|与 (水平方向|水平面) 成 角 {t:amount}|沿 与 水平方向 成 {t:amount} [角] 的 方向|以 {t:amount} 的 仰角|仰角 [为] {t:amount}) [的 方向] [斜] [向上] ${OFF}`,
    ({ f, v, t }) => [...f, fact('projected', SELF, the('speed', v), the('angle', t, 'above'))],
  ),
  ...rule<{ f: RawFact[]; v: RawTerm; t: RawTerm }>(
    'does',
    `以 [大小 为] [${SPEED}] {v:amount} [的 ${SPEED}] [,] {f:from} [,] (与 (水平方向|水平面|水平) 成 {t:amount} [角]|与 (水平方向|水平面|水平) 的 夹角 为 {t:amount}|以 {t:amount} 的 仰角) [的 方向] [斜] [向上] ${OFF}`,
    ({ f, v, t }) => [...f, fact('projected', SELF, the('speed', v), the('angle', t, 'above'))],
  ),
  ...rule<{ f: RawFact[]; v: RawTerm }>(
    'does',
    `{f:from} [,] 以 [大小 为] [${SPEED}] {v:amount} [的 ${SPEED}] 水平 ${OFF}`,
    ({ f, v }) => [...f, fact('projected', SELF, the('level'), the('speed', v))],
  ),
  ...rule<object>('does', '[此后] [仅|只] 在 重力 作用 下 [自由] 运动', () => [fact('free')]),
  ...rule<object>('state', '{x:who} (到达|达到|在|位于) (最高点|最大 高度)', () => the('top')),
  ...rule<object>('state', '{x:who} (落地|落回 地面|着地|落到 (地面|水平面) [上])', () => the('landed')),
  ...rule<{ t: RawTerm }>('state', '(抛出 后 {t:amount}|{t:amount} 后|{t:amount} 时)', ({ t }) =>
    the('time', t),
  ),
  ...rule<{ t: RawTerm }>(
    'state',
    '{x:who} 的 (运动方向|速度方向) 与 (初速度|抛出 方向|初速度 方向|初始 [运动] 方向) 垂直',
    () => the('turned right'),
  ),
  ...rule<{ p: string }>('place-at', '[点] [{l:label}] {p:pair}', ({ p }) => {
    const [x, y, more] = p.slice(p.indexOf('(') + 1, p.lastIndexOf(')')).split(',');
    return x && y && more === undefined ? the('place', x, y) : null;
  }),
  ...rule<{ p: RawTerm }>('does', '(经过|通过) {p:place-at}', ({ p }) => [fact('state', p)]),
  ...rule<object>('want', '[{x:who}] (能|所能|) (达到|到达|上升) 的 (最大高度|最高点 的 高度)', () =>
    the('top'),
  ),
  ...rule<object>('want', '[{x:who} [的]] (最大高度)', () => the('top')),
  ...rule<object>('want', '[{x:who} 的] (水平射程|射程|水平 射程)', () => the('range')),
  ...rule<object>('want', '[{x:who}] [的|在空中 的|在空中] (飞行时间|运动时间|飞行 时间)', () =>
    the('time of flight'),
  ),
  ...rule<object>('want', '[{x:who}] (到达|达到) (最高点|最大高度) (所用|所需|用|需要) [的] 时间', () =>
    the('time to top'),
  ),
];

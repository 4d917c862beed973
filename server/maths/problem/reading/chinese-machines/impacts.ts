import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { also, equalTo, isSpeed, isTime } from '../english-physics/tails.ts';

const STRIKER = '墙|墙壁|竖直墙|竖直墙壁|竖直的墙|球拍|球棒|地面|水平地面|球杆|地板|钢板|木板|挡板|脚|头';
const SPEED = '速度|速率|水平速度|竖直速度|初速度';
const only = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'only', at);
const going = (v: RawTerm): RawFact[] => [...also('traveller'), fact('going', SELF, v)];

const BACK =
  '反向飞出|反向弹回|弹回|反弹|沿原路返回|沿原路弹回|沿原路反弹|原路弹回|反方向飞出|反方向弹回|竖直弹起|竖直反弹|弹起|反向运动|沿反方向飞出|竖直向上弹起';

/** How fast something goes, what it strikes and how it leaves that. */
const MEETS: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'does',
    `以 {v:quantity} 的 [恒定] (${SPEED}) [沿 [平直] (公路|轨道|直线|水平面|光滑水平面) | 在 [平直|水平|光滑] (公路|轨道|水平面|水平轨道) 上] [水平] [向右|向前] (行驶|运动|飞行|滑行|前进) [时]`,
    ({ v }) => (isSpeed(v) ? going(v) : null),
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    `[下落 后] 以 {v:quantity} 的 (${SPEED}) [水平|竖直|垂直] (飞向|撞向|撞击|击中|撞上|落到|落在|打在|碰到|碰撞|打向) [(${STRIKER})] [上] [时] [,] [并|后|然后]`,
    ({ v }) => (isSpeed(v) ? going(v) : null),
  ),
  ...rule<object>('does', `被 (${STRIKER}) (击中|击打|击出|踢|打) [后|,]`, () => [fact('scene', SELF)]),
  ...rule<{ v: RawTerm }>('does', `[又|再|然后] 以 {v:quantity} 的 (${SPEED}) (${BACK})`, ({ v }) =>
    isSpeed(v) ? [...also('rebound'), equalTo('rebound speed', v)] : null,
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    `[然后] 以 {v:quantity} 的 (${SPEED}) [沿 原 方向] (飞出|离开 (${STRIKER})|被击出)`,
    ({ v }) =>
      isSpeed(v) ? [...also('traveller', 'course', 'moved mass'), equalTo('final velocity', v)] : null,
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `[{e:entity}] [(与|和|同) (${STRIKER})] [的|之间 的] (接触时间|作用时间|碰撞时间) (为|是) {v:quantity}`,
    ({ v }, [at]) => (isTime(v) ? [equalTo('time of contact', v, only('average force', at))] : null),
  ),
  ...rule<{ e: RawTerm }>('quant', '{e:entity} [的] 动量 [的] (变化|改变|变化量|改变量)', ({ e }) =>
    the('change in momentum', e),
  ),
  ...rule<object>(
    'quant',
    `((${STRIKER}) (对|给) {e:entity}|{f:entity} (对|给) (${STRIKER})) [的] [平均] (作用力|冲力|冲击力|力)`,
    (_, [at]) => the('average force', only('average force', at)),
  ),
  ...rule<{ e: RawTerm }>('quant', '{e:entity} [在 碰撞 中] [损失 的 动能|动能 的 损失]', ({ e }) =>
    the('loss of kinetic energy', e),
  ),
];

const BOTH = '两车|两球|两者|它们|二者|两物体|两木块|两滑块|两小车|两小球|他们';

/** What collides and goes on together. */
const CLASHES: Rule[] = [
  ...rule<{ f: RawFact[]; n: string; l?: string }>(
    'entity',
    '[{a:new}] {f:with} 的 [原来] (静止|静止的) {n:physics-noun} [{l:physics-name}]',
    ({ f, n, l }, [at]) => saying(reference(`physics ${n}`, l ?? null, 'the', at), [...f, ...going('0')]),
  ),
  ...rule<{ e: RawTerm }>('entity', '[原来] (静止|静止的) [的] {e:entity}', ({ e }) => saying(e, going('0'))),
  ...rule<{ v: RawTerm; f: RawTerm }>(
    'does',
    `以 {v:quantity} 的 (${SPEED}) [沿 光滑水平面|在 光滑 水平面 上] [向右] [运动] [,] [并] (与|和|跟|同) {f:entity} [发生] [正] (碰撞|相碰|碰)`,
    ({ v, f }) => (isSpeed(v) ? [...going(v), fact('clash', SELF, f)] : null),
  ),
  ...rule<object>(
    'facts',
    `[碰 后|碰撞 后|碰撞 之 后|相碰 后] [,] (${BOTH}) [立即] (粘 在 一 起|粘 合 在 一 起|一 起 运动|共同 运动|结合 在 一 起|连 在 一 起|粘 在 一 起 运动|以 共同 速度 运动)`,
    () => [fact('clash together')],
  ),
  ...rule<object>('quant', `[碰 后|碰撞 后|碰撞 之 后] [(${BOTH})] [的] 共同 (速度|速率)`, () =>
    the('clash total', 'together'),
  ),
  ...rule<object>('quant', `[碰撞 中|碰撞 过程 中|碰撞 过程] [损失 的] [总] 动能 [的] 损失 [量]`, () =>
    the('clash total', 'loss'),
  ),
];

export const IMPACT_RULES: Rule[] = [...MEETS, ...CLASHES];

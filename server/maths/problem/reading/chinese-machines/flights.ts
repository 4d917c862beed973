import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { also, equalTo, isLength, isSpeed } from '../english-physics/tails.ts';

const TOP =
  '悬崖顶端|悬崖顶部|悬崖边缘|悬崖边|悬崖|崖顶|塔顶|高塔|楼顶|高楼|平台|桌面边缘|桌面|桌边|屋顶|高台|桥上|窗口|阳台';
const GROUND = '海面|地面|水面|水平地面|海中|水中|地上|沙滩上|沙滩';
const HIGH =
  '高|高度为|的高度为|高为|距海面|距地面|离地面|离地|距水面|离海面|离水面|距地|距离海面|距离地面|距海面高|离地面高';
const SPEED = '速度|初速度|水平速度|水平初速度|速率|初速率';
const AWAY = '抛出|飞出|射出|滑出|离开|踢出|发射|击出|被抛出|扔出';
/** What was said to fly: of a thing of that kind alone. */
const flying = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'the', at);

const above = (h: RawTerm): RawFact[] => [...also('landing'), equalTo('height of projection', h)];

/** From where it is thrown, how, and where it lands. */
const FLIES: Rule[] = [
  ...rule<{ h?: RawTerm }>(
    'flight-from',
    `(从|由|自) [一 [座|个]] [(${HIGH}) {h:quantity} [高] [的|处 的]] (${TOP}) [(${HIGH}) {h:quantity}] [处|上] [,]`,
    ({ h }) => (h === undefined ? [] : isLength(h) ? above(h) : null),
  ),
  ...rule<object>('flight-from', '(从|自|由) (水平地面|地面|水平地面上)', () =>
    also('landing on the level', 'landing'),
  ),
  ...rule<{ f?: RawFact[]; v: RawTerm; g?: RawFact[] }>(
    'does',
    `[{f:flight-from}] [被] 以 {v:quantity} 的 (${SPEED}) [{g:flight-from}] [被] [沿] 水平 [方向] (${AWAY})`,
    ({ f, v, g }) => thrown(['thrown horizontally'], v, [...(f ?? []), ...(g ?? [])]),
  ),
  ...rule<{ f?: RawFact[]; v: RawTerm }>(
    'does',
    `[{f:flight-from}] [被] 以 {v:quantity} 的 (水平速度|水平初速度) [{g:flight-from}] [被] (${AWAY})`,
    ({ f, v }) => thrown(['thrown horizontally'], v, f ?? []),
  ),
  ...rule<{ f?: RawFact[]; v: RawTerm; a: RawTerm; g?: RawFact[] }>(
    'does',
    `[{f:flight-from}] [被] 以 {v:quantity} 的 (${SPEED}) [{g:flight-from}] [,] [沿|以] 与 (水平方向|水平面|水平地面) 成 {a:quantity} [角] [的] [方向] [斜向上] [被] (${AWAY})`,
    ({ f, v, a, g }) =>
      thrown(['thrown at an angle'], v, [equalTo('angle of projection', a), ...(f ?? []), ...(g ?? [])]),
  ),
  ...rule<{ h: RawTerm }>('facts', `(${TOP}) [的] (${HIGH}) {h:quantity} [高]`, ({ h }, [at]) =>
    isLength(h)
      ? [equalTo('height of projection', h, flying('height of projection', at)), ...landing(at)]
      : null,
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    `[最后|最终] 落 在 (距|离|距离) (悬崖|塔|楼|桌子|平台|桌边|崖) (底部|底端|脚下|脚|底) [水平 距离 [为]] {v:quantity} [远] [处] [的 (地方|地面 上|海面 上)]`,
    ({ v }) => (isLength(v) ? [...also('landing'), equalTo('range', v)] : null),
  ),
  ...rule<object>('does', `[最后|最终] (落到|落入|落在|掉入) (${GROUND})`, () => also('landing')),
];

function thrown(kinds: string[], v: RawTerm, ways: RawFact[]): RawFact[] | null {
  return isSpeed(v)
    ? [...also(...kinds), equalTo('speed of projection', v), ...ways, fact('phase', SELF)]
    : null;
}

const landing = (at: number): RawFact[] => [fact('also', flying('height of projection', at), 'landing')];

const LANDS = `(落到|落在|到达|落入|着落到) (${GROUND})|落地|着地|落水|入水`;
const WHEN = `(${LANDS}) [时|前瞬间|前一瞬间|瞬间|的瞬间]`;

const ASKED: Rule[] = [
  ...rule<object>('quant', `[{e:entity}] (${LANDS}) [所] (用|需|需要|经过|经历) 的 时间`, (_, [at]) =>
    the('time of flight', flying('time of flight', at)),
  ),
  ...rule<object>(
    'quant',
    '[{e:entity}] [在 空中 [飞行|运动]|飞行] 的 [总] (飞行时间|运动时间|时间)',
    (_, [at]) => the('time of flight', flying('time of flight', at)),
  ),
  ...rule<object>(
    'quant',
    '[{e:entity}] [的] (落水点|落地点|着地点|落点) (到|与|距|离) (悬崖|塔|楼|桌子|平台|崖) (底部|底端|脚|底) [间|之间] 的 [水平] (距离|位移)',
    (_, [at]) => the('range', flying('range', at)),
  ),
  ...rule<object>('quant', '[{e:entity}] [的] (水平射程|射程|水平位移|水平 飞行 距离)', (_, [at]) =>
    the('range', flying('range', at)),
  ),
  ...rule<object>('quant', `[{e:entity}] ${WHEN} [的] (速度|速率) [的 大小]`, (_, [at]) =>
    the('final speed', flying('final speed', at)),
  ),
  ...rule<object>(
    'quant',
    `[{e:entity}] [${WHEN}] [的] [其|速度|速度方向|该速度|它] 与 (水平方向|水平面) [的|所成的|之间的] (夹角|角度)`,
    (_, [at]) => the('angle at the ground', flying('angle at the ground', at)),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('wanted', '{a:quant} (及|以及|和|与) {b:quant}', ({ a, b }) => ({
    all: [a, b],
  })),
  ...rule<object>('quant', `(${TOP}) [的] 高度`, (_, [at]) =>
    the('height of projection', flying('height of projection', at)),
  ),
  ...rule<object>('quant', '[{e:entity}] [能|所能] (达到|上升|到达) 的 最大高度', (_, [at]) =>
    the('maximum height', flying('range', at)),
  ),
];

/** What is thrown from somewhere, and where it comes down. */
export const FLIGHT_RULES: Rule[] = [...FLIES, ...ASKED];

import { fact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const it = (at: number): RawTerm => reference('body', null, 'left out', at);
const own = (x: RawTerm | undefined, at: number) => x ?? it(at);
const LEVEL = '(与 水平 方向|与 水平 面|与 水平)';

/** A body that is thrown and then moves under gravity alone. */
const TOLD: Rule[] = [
  ...rule<{ o: RawTerm }>('how', '从 水平 地面 上 [的] [一点] {o:origin}', ({ o }) =>
    the('from the ground', o),
  ),
  ...rule<object>('how', '从 (水平 地面|地面) [上]', () => the('from the ground')),
  ...rule<{ h: RawTerm }>(
    'how',
    '从 (离|距) (地面|水平 地面|海面) [高] {h:length} (处|高 处|的 高处|的 [点] {o:origin})',
    ({ h }) => the('from a height', h),
  ),
  ...rule<{ h: RawTerm }>(
    'how',
    '从 (高|高度 为) {h:length} 的 (塔 顶|悬崖 顶|崖 顶|楼 顶|悬崖 顶端|塔 顶端) [处]',
    ({ h }) => the('from a height', h),
  ),
  ...rule<{ a: RawTerm }>('how', `[以] ${LEVEL} 成 {a:an-angle} [角|的 角] [斜 向上|向上|斜向上]`, ({ a }) =>
    the('upwards at', a),
  ),
  ...rule<{ a: RawTerm }>('how', '[以] 仰角 [为] {a:an-angle}', ({ a }) => the('upwards at', a)),
  ...rule<{ v: RawTerm }>('how', '以 {v:speed} 的 初速率', ({ v }) => the('speed', v)),
  ...rule<{ v: RawTerm }>('how', '以 (初 速度|初速度|初速率|初 速率|速度|速率) {v:speed}', ({ v }) =>
    the('speed', v),
  ),
  ...rule<object>('how', '竖直 向上', () => the('up')),
  ...rule<object>('how', '竖直 向下', () => the('down')),
  ...rule<object>('how', '水平', () => the('horizontally')),
  ...rule<object>('go-verb', '(抛出|斜抛|发射|被 抛出|射出|上抛)', () => 'project'),
  ...rule<object>('does-body', '[仅] 在 重力 作用 下 (自由 运动|运动)', () => [fact('free')]),
  ...rule<{ h: RawTerm }>('does-body', '(达到|上升) 的 最大 高度 为 {h:length}', ({ h }) => [
    fact('equal', the('greatest height', SELF), h),
  ]),
];

/** What is asked of it. */
const ASKED: Rule[] = [
  ...rule<{ x: RawTerm }>('wanted', '{x:body} [所] (能|能够|) 达到 的 最大 高度', ({ x }) =>
    the('greatest height', x),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '{x:body} (能|所能|) (达到|上升) 的 (离地|距 地面|距 海面|离 地面) [的] 最大 高度',
    ({ x }) => the('greatest height', x, 'ground'),
  ),
  ...rule<{ x: RawTerm }>('wanted', '{x:body} (离地|距 地面|距 海面|离 地面) 的 最大 高度', ({ x }) =>
    the('greatest height', x, 'ground'),
  ),
  ...rule<{ x: RawTerm }>('wanted', '{x:body} [上升] 的 最大 高度', ({ x }) => the('greatest height', x)),
  ...rule<{ x: RawTerm; h: RawTerm }>(
    'wanted',
    '{x:body} [处于|位于|在] [距|高于|离] 地面 {h:length} 以上 的 时间',
    ({ x, h }) => the('time above', x, h, 'ground'),
  ),
  ...rule<{ x: RawTerm; h: RawTerm }>(
    'wanted',
    '{x:body} (高于|离 地面 高度 超过|距 地面 高度 超过|高度 超过) [地面] {h:length} 的 时间',
    ({ x, h }) => the('time above', x, h, 'ground'),
  ),
  ...rule<{ x: RawTerm }>('wanted', '[{x:body}] 的 飞行 时间', ({ x }: { x?: RawTerm }, [at]) =>
    the('time of flight', own(x, at)),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '{x:body} [从 抛出] [到|直到] (落地|着地|落回 地面) [所用|所需|所经] 的 时间',
    ({ x }) => the('time to the floor', x),
  ),
  ...rule<{ x: RawTerm }>('wanted', '[{x:body}] 的 [水平] 射程', ({ x }: { x?: RawTerm }, [at]) =>
    the('range', own(x, at)),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[{x:body}] (落地|着地) 时 的 (速率|速度 大小|速度 的 大小)',
    ({ x }: { x?: RawTerm }, [at]) => the('speed at the floor', own(x, at)),
  ),
  ...rule<{ t: RawTerm; x: RawTerm }>(
    'wanted',
    '[{x:body}] 抛出 [后] {t:duration} (时|后) [{x:body}] [的] (速率|速度 大小|速度 的 大小)',
    ({ x, t }: { x?: RawTerm; t: RawTerm }, [at]) => the('speed later', own(x, at), t),
  ),
];

export const PROJECTILE_RULES: Rule[] = [...TOLD, ...ASKED];

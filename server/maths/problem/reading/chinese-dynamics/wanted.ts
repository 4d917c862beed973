import { fact, type RawFact, type RawTerm, sayOf, the } from '../meaning.ts';
import { it } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { when, withWhere } from './quantities.ts';

const DURING =
  '[(在|) (这一|该|此|) (下滑|上滑|上坡|下坡|运动|爬坡|整个|滑行|加速|减速|碰撞) [的] 过程 [中]]';
/** What is asked for. */
export const WANTED_RULES: Rule[] = [
  ...rule<{ x: RawTerm }>('wanted', '{x:body} (上升|能 达到|达到) 的 最大 高度', ({ x }) =>
    the('greatest height', x),
  ),
  ...rule<{ x: RawTerm }>('wanted', '{x:body} 离 地面 的 最大 高度', ({ x }) =>
    the('greatest height', x, the('ground')),
  ),
  ...rule<{ x: RawTerm }>('wanted', '{x:bodys} 的 共同 (速率|速度)', () => the('speed together')),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[{x:body}] [所] 能 [够] (到达|达到|上升 到) [的] [离 地面 的] 最大 高度',
    ({ x }: { x?: RawTerm }, [at]) => the('greatest height', x ?? it(at)),
  ),
  ...rule<{ x: RawTerm; p: RawTerm }>(
    'wanted',
    '{x:body} [能] [达到 的|上升 的] (相对|离|距) {p:place} 的 最大 高度',
    ({ x, p }) => the('greatest height', x, p),
  ),
  // "The time that P takes to reach the ground".
  ...rule<{ x: RawTerm; d: RawFact[] }>(
    'wanted',
    '[从 (抛出|释放|开始 运动|出发|开始)] [到|至] {x:body} {d:does} [所] (用|需|需要|经过|经历|花) 的 [总] 时间',
    ({ x, d }) => ({ the: 'time until', of: [x], where: sayOf(x, d) }),
  ),
  ...rule<{ x: RawTerm; d: RawFact[] }>(
    'wanted',
    '{x:body} 从 (抛出|释放|开始 运动|出发|开始) (到|至) {d:does} [所] (用|需|需要|经过|经历|花) 的 [总] 时间',
    ({ x, d }) => ({ the: 'time until', of: [x], where: sayOf(x, d) }),
  ),
  ...rule<{ x: RawTerm; d: RawTerm; p: RawTerm }>(
    'wanted',
    '{x:body} (离|距|距离|高于|高出) {p:place} [的] [高度] (超过|大于|不低于|不小于|高于|至少 为) {d:length} [以上] 的 [总] (时间|时长)',
    ({ x, d, p }) => the('time above', x, d, p),
  ),
  ...rule<{ x: RawTerm; n: string }>('wanted', '{x:body} [的] {n:attribute} 的 大小', ({ x, n }) =>
    n === 'friction' ? null : the(n, x),
  ),
  ...rule<object>('wanted', '[它们|两者|二者|两质点] [的] 共同 [的] (速率|速度) [的] [大小]', () =>
    the('speed together'),
  ),
  ...rule<{ q: RawTerm }>('wanted', '{q:quant}', ({ q }) => q),
  ...rule<{ q: RawTerm }>('wanted', `(全程|整个 过程|整个 行程) 的 {q:quant}`, ({ q }) => q),
  ...rule<{ x: RawTerm; q: RawTerm }>(
    'wanted',
    '{x:body} (全程|在 全程|整个 行程) 的 (平均速率|平均速度)',
    ({ x }) => the('average speed', x),
  ),
  ...rule<{ x: RawTerm; p: RawTerm }>(
    'wanted',
    '{x:body} (到达|经过|通过) {p:place} 时 的 (速率|速度) [大小]',
    ({ x, p }) =>
      withWhere(the('speed', x), [
        fact('when', when(sayOf(x, [fact('act', { self: true }, 'reach', the('object', p))]))),
      ]),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    `[{x:body}] ${DURING} [{x:body}] 克服 (阻力|摩擦力|摩擦) [所] 做 的 功`,
    ({ x }: { x?: RawTerm }, [at]) => the('work against', x ?? it(at)),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    `[{x:body}] ${DURING} (发动机|{x:body}|牵引力) [对 {x:body}] [所] 做 的 [总] 功`,
    ({ x }: { x?: RawTerm }, [at]) => the('work', x ?? it(at)),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    `[{x:body}] ${DURING} [系统] [中] (损失 的 动能|动能 的 损失|动能 的 减少量|损失 的 机械能|动能 损失)`,
    ({ x }: { x?: RawTerm }) => the('loss of kinetic energy', ...(x === undefined ? [] : [x])),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    `[{x:body}] ${DURING} 动能 的 (增加量|增量)`,
    ({ x }: { x?: RawTerm }, [at]) => the('gain of kinetic energy', x ?? it(at)),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    `[{x:body}] ${DURING} [{x:body}] [的] (加速度|加速度大小|加速度 的 大小)`,
    ({ x }: { x?: RawTerm }, [at]) => the('acceleration', x ?? it(at)),
  ),
  ...rule<{ x: RawTerm }>('wanted', '(全程|总|整个 行程) [的] [所用] [总] (时间|用时)', () =>
    the('whole time'),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '{x:body} [从 (开始运动|释放|静止 释放|开始)] [到|至|直到] (停下|静止|停止 运动|停下来|停止) [所] (经过|通过|运动|走过|滑行) 的 [总] (路程|距离)',
    ({ x }) => ({
      the: 'way',
      of: [x],
      where: [fact('until', { the: 'moment', of: [], where: [fact('act', x, 'stop')] })],
    }),
  ),
  ...rule<{ x: RawTerm }>('wanted', '(全程|) [的] 总 路程', () => the('whole distance')),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[此后|之后|随后] [{x:body}] [沿 {t:track}] (继续|还能|还 能|继续 向上) (上升|上滑|运动|滑行|向上 运动|前进) 的 [最大] (距离|高度)',
    ({ x }: { x?: RawTerm }, [at]) => the('way on', x ?? it(at)),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[{x:body}] (上滑|沿 斜面 上滑|沿 斜面 向上 运动) 的 最大 距离',
    ({ x }: { x?: RawTerm }, [at]) => the('way up', x ?? it(at)),
  ),
  ...rule<{ x: RawTerm; t: RawTerm }>(
    'wanted',
    '[{x:body}] (沿|在) {t:track} [上] [能|还能|继续] (行驶|滑行|运动|移动|滑动) 的 [总|最大] (距离|路程)',
    ({ x, t }: { x?: RawTerm; t: RawTerm }, [at]) =>
      withWhere(the('way', x ?? it(at)), [fact('with', the('on', t))]),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[{x:body}] (行驶|滑行|运动|移动|通过|下滑|上滑) 的 (距离|路程)',
    ({ x }: { x?: RawTerm }, [at]) => the('way', x ?? it(at)),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[{x:body}] [全程|一共|共] (行驶|滑行|运动|移动|通过|下滑|上滑) 的 总 (距离|路程)',
    ({ x }: { x?: RawTerm }, [at]) => the('way', x ?? it(at), 'total'),
  ),
  ...rule<{ t: RawTerm }>('wanted', '{t:track} [的] (倾角|倾斜角) [的 大小]', () => the('slope')),
  ...rule<object>('wanted', '(两者|它们|粘合体|合体|结合体|二者) [的] (共同|) (速率|速度)', () =>
    the('speed together'),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '{x:body} (着地|落地|到达 地面) (时|前 瞬间) 的 (速率|速度) [大小]',
    ({ x }) =>
      withWhere(the('speed', x), [
        fact('when', when(sayOf(x, [fact('act', { self: true }, 'reach', the('object', the('ground')))]))),
      ]),
  ),
];

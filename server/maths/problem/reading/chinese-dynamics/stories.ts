import { fact, isAll, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const HIT = '(发生 [正|对心] 碰撞|碰撞|发生 正碰|正碰|相碰|相撞|发生 碰撞|发生 对心碰撞|垂直 相碰)';
const AND = '[、|,|且|并]';

/** A body with what it weighs and does before its noun: "质量为 2 kg、以 3 m/s 的速度向左运动的小球". */
const BODIES: Rule[] = [
  ...rule<{ m: RawTerm; d: RawFact[]; x: RawTerm }>(
    'body',
    `[一|一个|另一|另一个] 质量 [为] {m:mass} [的] ${AND} {d:does} 的 {x:body}`,
    ({ m, d, x }) => (areActs(d) ? saying(x, [fact('equal', the('mass', SELF), m), ...d]) : null),
  ),
  ...rule<{ m: RawTerm; d: RawFact[]; x: RawTerm }>(
    'body',
    `[一|一个|另一|另一个] {d:does} [的] ${AND} [一|一个] 质量 [为] {m:mass} 的 {x:body}`,
    ({ m, d, x }) => (areActs(d) ? saying(x, [fact('equal', the('mass', SELF), m), ...d]) : null),
  ),
  ...rule<{ d: RawFact[]; x: RawTerm }>('body', '[一|一个] {d:does} 的 {x:body}', ({ d, x }) =>
    areActs(d) ? saying(x, d) : null,
  ),
  ...(
    [
      ['右|东|正方向|正 方向', 'right'],
      ['左|西|负方向|负 方向', 'left'],
    ] as const
  ).flatMap(([words, way]) => rule<object>('how', `(向|朝|沿) [正] (${words})`, () => the(way))),
];

const areActs = (facts: RawFact[]): boolean =>
  facts.length === 1 && facts[0]!.relation === 'act' && ['move', 'rest'].includes(String(facts[0]!.of[1]));

const has = (track: RawTerm, name: string): boolean =>
  typeof track === 'object' &&
  'the' in track &&
  track.of.some((one) => typeof one === 'object' && 'the' in one && one.the === name);

/** What happens when bodies meet. */
const HITS: Rule[] = [
  // Where nothing holds them back, the surface says no more.
  ...rule<{ t: RawTerm; f: RawFact[] }>('facts', '[在] {t:track} 上 , {f:facts}', ({ t, f }) =>
    has(t, 'smooth') && has(t, 'horizontal') ? f : null,
  ),
  ...rule<{ a: RawFact[]; y: RawTerm }>(
    'does',
    `{a:does} [,] [并|后|随后|恰好] (与|和|跟) {y:body} ${HIT}`,
    ({ a, y }) => [...a, fact('act', SELF, 'collide', the('with', y))],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '以 [大小 为] {v:speed} 的 (速率|速度) [被] (弹回|反弹|反弹回来|弹回来|反向弹回|返回)',
    ({ v }) => [fact('equal', the('speed', SELF), v), fact('turned', SELF, 'yes')],
  ),
  ...rule<object>('does', '(被 弹回|反向 运动|被 反弹)', () => [fact('turned', SELF, 'yes')]),
  ...rule<object>(
    'moment',
    '(碰撞|碰|相碰|碰撞 结束|这次 碰撞|该 碰撞|此次 碰撞) (后|之后) [的] [瞬间] [,]',
    () => ({
      the: 'moment',
      of: ['after collision'],
      where: [],
    }),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '{x:body} [的] (速度|速率) [的] 大小 (和|与|及|以及) [运动] 方向',
    ({ x }) => the('velocity', x),
  ),
  ...rule<object>(
    'wanted',
    `[在] [(这次|此次|该|本次)] 碰撞 [过程] [中] [系统|两球|两物体|两质点] [所] (损失 的 [机械能|总] 动能|损失 的 机械能|动能 的 损失 [量]|损失 动能|动能 损失 [量])`,
    () => ({ the: 'energy lost', of: ['last'] }),
  ),
  ...rule<object>(
    'wanted',
    '[在] [(这次|此次|该)] 碰撞 [过程] [中] [系统] [所] 损失 的 [总] (动能|机械能) 占 [碰撞 前|碰 前|原来|初始|原] [的] [系统] [总] (动能|机械能) 的 (百分之几|百分比)',
    () => ({ the: 'energy lost', of: ['share'] }),
  ),
  ...rule<{ g: RawTerm }>('goals', '[试] (求|求出|计算|) {g:share-asked}', ({ g }) => [
    { verb: 'find', target: g },
  ]),
  ...rule<object>(
    'share-asked',
    '[在] 碰撞 [过程] [中] [系统] [所] 损失 的 [总] (动能|机械能) 占 [碰撞 前|碰 前|原来|初始|原] [的] [系统] [总] (动能|机械能) 的 (百分之几|百分之多少)',
    () => ({ the: 'energy lost', of: ['share'] }),
  ),
];

const PULLEY = '{p:pulley}';

/** Strings, each end of which is told by itself, and how bodies on them are let go. */
const STRINGS: Rule[] = [
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'facts',
    `{s:string} [的] 一端 (系|连|固定|连接|拴|挂) (在|于|着|住|有|) {x:body} [上] [,] [其|绳 的] 另一端 (跨过|绕过|经过) ${PULLEY} [后] [,] (悬挂|悬挂着|挂着|挂|系着|系|连着|连接) [着|有] {y:body}`,
    ({ x, y }) => [
      fact('act', y, 'hang', the('freely')),
      fact('link', x, the('string', the('over')), the('with', y)),
    ],
  ),
  ...rule<object>(
    'pulley-hows',
    '(固定|安装|装|位于) [在|于] (桌边|桌 边|桌面 边缘|桌子 边缘|桌 边缘|台边|平台 边缘|斜面 顶端|斜面 顶部|桌面 右端|桌面 一端) [的|处 的|上 的] [{more:pulley-hows}]',
    () => '',
  ),
  ...rule<object>(
    'facts',
    '({x:body} (与|和) 滑轮 [之] 间 的 [{h:string-hows}] (绳|绳子|绳段|轻绳|细绳)|(绳|轻绳|细绳) [与|和] {x:body} [相连] [的] [部分|一段]) [保持|始终] (水平|与 {t:track} 平行|平行 于 {t:track}|竖直)',
    () => [fact('taut')],
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'facts',
    '(开始时|初始时|起初|最初|开始 时|起始 时) [,] {f:facts}',
    ({ f }) =>
      f.every(
        ({ relation, of }) =>
          relation === 'taut' || (relation === 'act' && ['rest', 'hang'].includes(String(of[1]))),
      )
        ? f
        : null,
  ),
  ...rule<object>(
    'facts',
    '[现] 将 (系统|整个 系统|两 物体|两物块|物体) (由|从) 静止 [状态] [开始] 释放',
    () => [fact('released')],
  ),
  ...rule<{ x: RawTerm; w: RawTerm }>(
    'wanted',
    '{x:body} (着地|落地|到达 地面|触地|碰地) (时|前 瞬间|前 的 瞬间|前 一 瞬间|瞬间|的 瞬间) 的 (速率|速度|速度大小|速率 大小)',
    ({ x }) => ({
      the: 'speed',
      of: [x],
      where: [
        fact('when', {
          the: 'moment',
          of: ['when'],
          where: [fact('act', x, 'reach', the('object', the('ground')))],
        }),
      ],
    }),
  ),
  ...(
    [
      ['下落|下降|落下', 'fall'],
      ['上升|运动|下滑|上滑', ''],
    ] as const
  ).flatMap(([words, verb]) =>
    rule<{ x: RawTerm }>(
      'wanted',
      `{x:body} [在] (${words}) (过程 中|的 过程 中|时|期间) [的] 加速度 [的] [大小]`,
      ({ x }) =>
        verb === ''
          ? the('acceleration', x)
          : {
              the: 'acceleration',
              of: [x],
              where: [fact('when', { the: 'moment', of: ['when'], where: [fact('act', x, verb)] })],
            },
    ),
  ),
];

/** Journeys: who covers what, and what a place is. */
const JOURNEYS: Rule[] = [
  ...rule<{ t: RawTerm }>(
    'how',
    '[在] (最后|最初|开始|前|后|接下来) [的] {t:duration} [内|中|里] [,]',
    ({ t }) => the('time', t),
  ),
  ...rule<{ t: RawTerm }>(
    'facts',
    '(全程|整个 (行程|过程|运动 过程|旅程)|总 共|一共) [共|所] (用时|历时|用 时|需时|需要|用|需|耗时) {t:duration}',
    ({ t }) => [fact('equal', the('whole time'), t)],
  ),
  ...rule<{ t: RawTerm }>(
    'facts',
    '(全程|整个 (行程|过程|旅程)|运动) [的] 总 (时间|用时) (为|是) {t:duration}',
    ({ t }) => [fact('equal', the('whole time'), t)],
  ),
  ...rule<{ p: RawTerm; q: RawTerm; t: RawTerm }>(
    'facts',
    '[{x:body}] 从 {p:place} (到|至|运动到|行驶到|驶到) {q:place} [共|所] (用时|历时|用 时|用|需|经过|需要|所用 时间 为|的 时间 为) {t:duration}',
    ({ p, q, t }) => [fact('equal', the('time between', p, q), t)],
  ),
  ...rule<{ x: RawTerm; h: RawTerm; p: RawTerm }>(
    'facts',
    '{x:body} 依次 (经过|通过|驶过) {p:places-in-order}',
    ({ x, p }) =>
      isAll(p) ? p.all.flatMap((one) => sayOf(x, [fact('act', SELF, 'pass', the('object', one))])) : null,
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'places-in-order',
    '{a:place} (、|,|和|与) {b:place} [三点|两点]',
    ({ a, b }) => ({
      all: [a, b],
    }),
  ),
  ...rule<{ a: RawTerm; b: RawTerm; c: RawTerm }>(
    'places-in-order',
    '{a:place} (、|,) {b:place} (、|,|和|与) {c:place} [三点|三处|三个 (路标|站)]',
    ({ a, b, c }) => ({ all: [a, b, c] }),
  ),
  ...rule<object>('does', '(关闭 (发动机|引擎)|发动机 (关闭|熄火)|停止 蹬车)', () => [
    fact('engine off', SELF),
  ]),
  ...rule<{ x: RawTerm }>('wanted', '{x:body} (克服 阻力|克服 摩擦力) [所] 做 的 功', ({ x }) =>
    the('work against', x),
  ),
];

export const STORY_RULES: Rule[] = [...BODIES, ...HITS, ...STRINGS, ...JOURNEYS];

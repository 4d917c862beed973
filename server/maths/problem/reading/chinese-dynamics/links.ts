import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { it } from './bodies.ts';

const STRING =
  '(轻绳|细绳|轻质细绳|不可伸长的轻绳|轻质不可伸长的细绳|一根轻绳|一根不可伸长的轻绳|一条不可伸长的轻绳|绳|一根轻质不可伸长的细绳|一根细绳|轻质细线|细线|一条轻绳|不可伸长的轻质细绳|不可伸长的细绳)';
const PULLEY =
  '[一个|一|固定在桌边的|桌边的|固定的|固定于桌边的|位于桌边的|固定在桌子边缘的|固定在斜面顶端的|斜面顶端的] [光滑|固定光滑|光滑固定|小|轻质|轻] [的] [光滑] [小|轻|定] (滑轮|定滑轮|小滑轮)';
const OVER = `[,] [绳] (跨过|绕过|经过) ${PULLEY} [,]`;

const hung = (x: RawTerm, y: RawTerm): RawFact[] => [
  fact('act', y, 'hang', the('freely')),
  fact('link', x, the('string', the('over')), the('with', y)),
];

export const LINK_RULES: Rule[] = [
  ...rule<object>('string', STRING, () => the('string')),
  ...rule<{ y: RawTerm }>(
    'does',
    `[用|通过|由] {s:string} ${OVER} (与|和) {y:body} (相连|连接|相连接)`,
    ({ y }) => [fact('link', SELF, the('string', the('over')), the('with', y))],
  ),
  ...rule<object>('does', `(用|通过|由) {s:string} [(相连|连接)] ${OVER} [(相连|连接)]`, () => [
    fact('link', SELF, the('string', the('over'))),
  ]),
  ...rule<object>(
    'does',
    `(分别)? (系|连|挂) 在 {s:string} [的] 两端 ${OVER}`.replace('(分别)?', '[分别]'),
    () => [fact('link', SELF, the('string', the('over')))],
  ),
  // One end holds a body, over the pulley the other one another.
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'facts',
    `{s:string} [的] 一端 (系着|系住|系|连着|连接|连|拴着|与) {x:body} [相连] ${OVER} [后] [,] [其] 另一端 (悬挂|悬挂着|挂着|挂|系着|系|连着|连接) {y:body}`,
    ({ x, y }) => hung(x, y),
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'facts',
    `{s:string} ${OVER} [,] [其] 一端 (系着|系住|系|连着|连接|连|拴着) {x:body} [,] [其] 另一端 (悬挂|悬挂着|挂着|挂|系着|系|连着|连接) {y:body}`,
    ({ x, y }) => hung(x, y),
  ),
  ...rule<{ x: RawTerm }>(
    'facts',
    '{x:body} (着地|落地|触地|到达 地面|落到 地面) 后 (不|不再|没有) (反弹|弹起)',
    ({ x }) => [
      fact('when', {
        the: 'moment',
        of: ['when'],
        where: [fact('act', x, 'reach', the('object', the('ground')))],
      }),
      fact('act', x, 'no rebound'),
    ],
  ),
  ...rule<{ f: RawFact[] }>('facts', '(开始时|初始时|起初|最初) [,] {f:facts}', ({ f }) =>
    f.every(({ relation }) => relation === 'taut' || relation === 'released') ? f : null,
  ),
  ...rule<object>('facts', `[绳] (跨过|绕过) ${PULLEY}`, () => [fact('pulley')]),
  ...rule<{ d: RawTerm }>(
    'does',
    '[竖直|自由] (悬挂|悬挂着|悬空|悬挂 在 空中|下垂) [,] [在|于] [离|距|距离] [水平] (地面|地板) [的 高度 为|高|高度 为|上方|] {d:length} [处|高 处]',
    ({ d }) => [fact('act', SELF, 'hang', the('freely'), the('height', d, the('ground')))],
  ),
  ...rule<object>('does', '[竖直|自由] (悬挂|悬挂着|悬空)', () => [fact('act', SELF, 'hang', the('freely'))]),
  ...rule<{ d: RawTerm }>(
    'does',
    '(离|距|距离) [水平] (地面|地板) [的 高度 为|高|高度 为|] {d:length}',
    ({ d }) => [fact('act', SELF, 'rest', the('height', d, the('ground')))],
  ),
  ...rule<{ d: RawTerm }>('does', '(离|距|到|与) 滑轮 [的] [距离] [为] {d:length}', ({ d }) => [
    fact('act', SELF, 'rest', the('off', d, the('pulley'))),
  ]),
  ...rule<object>('facts', '(系统|两物体|整个系统|两质点|两物块) [由|从] [静止] [开始] (释放|被释放)', () => [
    fact('released'),
  ]),
  ...rule<object>('facts', '(绳|绳子|轻绳|细绳) (伸直|拉直|绷直|绷紧|处于 伸直 状态)', () => [fact('taut')]),
  ...rule<object>('does', '(始终 没有|没有|不会|始终 不会|未) (碰到|到达) 滑轮', () => [
    fact('no pulley', SELF),
  ]),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'facts',
    '{x:body} (拖着|牵引|拉着) {y:body} [{h:hows}] [行驶|前进|运动]',
    ({ x, y }) => [fact('tow', x, y)],
  ),
  ...rule<{ x: RawTerm; r: RawTerm }>(
    'facts',
    '{x:body} [的] 运动 方向 (不变|没有 改变|未 改变)',
    ({ x }) => [fact('turned', x, 'no')],
  ),
  ...rule<{ x: RawTerm }>('facts', '{x:body} [的] 运动 方向 (反向|改变|与 原来 相反|相反)', ({ x }) => [
    fact('turned', x, 'yes'),
  ]),
  ...rule<{ v: RawTerm }>('facts', '共同 [的] (速率|速度) 为 {v:speed}', ({ v }, [at]) => [
    fact('equal', the('speed together', it(at)), v),
  ]),
  ...rule<object>('facts', '(滑离 时|此 过程 中|转折 处) (速率|速度|能量|机械能) 没有 损失', () => [
    fact('no loss'),
  ]),
];

import { allOf, fact, isAll, type RawFact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { it, reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const ATTRIBUTES: Record<string, string> = {
  speed: '速率|速度|速度大小|速度的大小|末速度|末速率',
  'initial speed': '初速度|初速率|初速',
  'greatest speed':
    '最大速率|最大速度|最大行驶速度|能达到的最大速度|能达到的最大速率|所能达到的最大速度|所能达到的最大速率|最大稳定速率|最大稳定速度',
  acceleration: '加速度|加速度大小|加速度的大小',
  deceleration: '减速度|减速度大小|减速度的大小',
  mass: '质量',
  'average speed': '平均速率|平均速度',
  'driving force': '牵引力|驱动力|牵引力大小|牵引力的大小',
  resistance:
    '阻力|阻力大小|阻力的大小|所受阻力|所受的阻力|受到的阻力|运动阻力|所受阻力的大小|所受阻力大小|总阻力|行驶阻力|所受总阻力',
  power: '功率|发动机功率|发动机的功率|输出功率|发动机输出功率|发动机的输出功率|功率大小',
  'braking force': '制动力|制动力大小',
  friction: '动摩擦因数|摩擦系数|摩擦因数',
};

const QUANTS: Rule[] = [
  ...Object.entries(ATTRIBUTES).flatMap(([name, nouns]) =>
    nouns.split('|').flatMap((noun) => rule<object>('attribute', noun, () => name)),
  ),
  ...rule<{ x: RawTerm; n: string }>('quant', '{x:body} [的] {n:attribute}', ({ x, n }) =>
    n === 'friction' ? null : the(n, x),
  ),
  ...rule<{ n: string }>('quant', '{n:attribute}', ({ n }, [at]) => the(n, it(at))),
  ...rule<{ x: RawTerm; n: string }>('quant', '{x:bodys} [的] {n:attribute}', ({ x, n }) =>
    isAll(x) && n === 'acceleration' ? the(n, x) : null,
  ),
  ...rule<{ x: RawTerm; t: RawTerm }>(
    'quant',
    '({x:body} (与|和) {t:track} [之] 间|{t:track} (与|和) {x:body} [之] 间) 的 (动摩擦因数|摩擦系数|摩擦因数)',
    ({ x }) => the('friction', x),
  ),
  ...rule<{ t: RawTerm }>('quant', '与 {t:track} [之] 间 的 (动摩擦因数|摩擦系数|摩擦因数)', (_, [at]) =>
    the('friction', it(at)),
  ),
  ...rule<{ x: RawTerm; n: string }>(
    'quant',
    '{x:body} (下落|下降|运动|上升|下滑|上滑|滑下|滑行) [过程 中|时] 的 {n:attribute} [的] [大小]',
    ({ x, n }) => (n === 'acceleration' || n === 'deceleration' ? the(n, x) : null),
  ),
  ...rule<{ l: string }>(
    'quant',
    '{l:two-labels} [间|之间|两点间|两站间|两地间] [的] [距离|长度|长]',
    ({ l }, [at]) => {
      const [one, other] = [...l.replace(/[^A-Z]/g, '')];
      return one && other
        ? the('distance', reference('point', one, 'the', at), reference('point', other, 'the', at + 0.1))
        : null;
    },
  ),
  ...rule<{ p: RawTerm; q: RawTerm }>(
    'quant',
    '{p:place} [与|和|、|,|到|至] {q:place} [(两|两个) (站|点|地|车站)] [间|之间] 的 距离',
    ({ p, q }) => the('distance', p, q),
  ),
  ...rule<object>('quant', '{s:string} [中|上|内] [的] (张力|拉力) [的] [大小]', () => the('tension')),
  ...rule<object>('quant', '(拖杆|连杆|牵引杆|杆|连接杆|拖车杆) [中|上] [的] (张力|拉力) [的|] [大小]', () =>
    the('tension'),
  ),
];

const BE =
  '(为|是|等于|恒为|恒定 为|恒 等于|始终 为|变为|大小 为|的 大小 为|大小 恒为|保持 为|大小 恒定 为|恒定 , 大小 为)';
const SAID: Rule[] = [
  ...'speed rate mass length duration force energy power'
    .split(' ')
    .flatMap((kind) =>
      rule<{ v: RawTerm }>('amount', `{v:${kind}}`, ({ v }) =>
        typeof v === 'object' && 'amount' in v ? v : null,
      ),
    ),
  ...['number', 'letter', 'expression'].flatMap((kind) =>
    rule<{ v: string }>('amount', `{v:${kind}}`, ({ v }) => v),
  ),
  ...rule<{ q: RawTerm; v: RawTerm }>('facts', `{q:quant} ${BE} {v:amount}`, ({ q, v }) => [
    fact('equal', q, v),
  ]),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'facts',
    '[{x:body}] (行驶|运动|滑动) (时|中|过程中) [所] 受 [到] [的] (阻力|总阻力) [大小] (为|恒为|始终为) {v:force}',
    ({ x, v }: { x?: RawTerm; v: RawTerm }, [at]) => [fact('equal', the('resistance', x ?? it(at)), v)],
  ),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'facts',
    '{x:bodys} [所] (受|受到) [到] 的 [运动] 阻力 [大小] 分别 (为|恒为) {v:forces}',
    ({ x, v }) =>
      isAll(x) && isAll(v) && x.all.length === v.all.length
        ? x.all.map((one, at) => fact('equal', the('resistance', one), v.all[at]!))
        : null,
  ),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'facts',
    '[{x:body}] (发动机|引擎) [的] [输出] 功率 (为|恒为|保持|恒定为) {v:power}',
    ({ x, v }: { x?: RawTerm; v: RawTerm }, [at]) => [fact('equal', the('power', x ?? it(at)), v)],
  ),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'facts',
    '[{x:body}] (发动机|引擎) 以 {v:power} 的 (恒定|) 功率 工作',
    ({ x, v }: { x?: RawTerm; v: RawTerm }, [at]) => [fact('equal', the('power', x ?? it(at)), v)],
  ),
  ...rule<{ v: RawTerm }>('how', '以 {v:power} 的 (恒定|不变|) [的] 功率', ({ v }) => the('power', v)),
  ...rule<{ p: RawTerm; q: RawTerm; v: RawTerm; w: RawTerm }>(
    'facts',
    '[{x:body}] (在|经过|通过) {p:place} (和|、|与) {q:place} [时|处] 的 (速率|速度) 分别 为 {v:speed} (和|、) {w:speed}',
    ({ p, q, v, w }, [at]) => [
      fact('equal', { the: 'speed', of: [it(at)], where: [fact('at', p)] }, v),
      fact('equal', { the: 'speed', of: [it(at)], where: [fact('at', q)] }, w),
    ],
  ),
  ...rule<{ p: RawTerm; x: RawTerm; v: RawTerm }>(
    'facts',
    '[{x:body}] (在|到达|经过) {p:place} (时|处|时 的|处 的) [的] (速率|速度) (为|是) {v:speed}',
    ({ p, v, x }: { p: RawTerm; v: RawTerm; x?: RawTerm }, [at]) => [
      fact('equal', { the: 'speed', of: [x ?? it(at)], where: [fact('at', p)] }, v),
    ],
  ),
  ...rule<{ d: RawTerm }>('facts', '(全程|总) [共] (用时|时间 为|历时|用 时 为) {d:duration}', ({ d }) => [
    fact('equal', the('whole time'), d),
  ]),
  ...rule<{ d: RawTerm }>('facts', '(全程|总路程|总 路程|全程 长) (为|) {d:length}', ({ d }) => [
    fact('equal', the('whole distance'), d),
  ]),
  ...rule<{ p: RawTerm; q: RawTerm; d: RawTerm }>(
    'facts',
    '{p:place} 比 {q:place} 高 [出] {d:length}',
    ({ p, q, d }) => [fact('equal', the('rise', q, p), d)],
  ),
  ...rule<{ f: RawFact[] }>('facts', '(假设|设|若) {f:facts}', ({ f }) => f),
  ...rule<{ v: RawTerm }>(
    'does',
    '[所] (受|受到) [到] [的] [大小] [恒] [为] {v:force} [的] [恒定|大小 恒定|不变] [的] [运动|行驶] [总] (阻力|阻力 作用)',
    ({ v }) => [fact('equal', the('resistance', SELF), v)],
  ),
  ...rule<{ v: RawTerm }>('does', '受到 的 [总] 阻力 [大小] (恒为|为|恒定为|始终为) {v:force}', ({ v }) => [
    fact('equal', the('resistance', SELF), v),
  ]),
  ...rule<object>(
    'does',
    '[恰好|刚好|正好] (处于|保持|达到|恰) (极限平衡|极限平衡状态|临界平衡状态) [状态]',
    () => [fact('state', SELF, 'limiting')],
  ),
  ...rule<object>(
    'does',
    '(即将|刚要|刚好 要|恰好 要|快 要) [开始|沿 斜面] (下滑|滑动|滑下|向下 滑动|运动)',
    () => [fact('state', SELF, 'limiting')],
  ),
  ...rule<object>(
    'does',
    '(恰好|刚好|恰) (能|可以|能够) (静止|保持 静止|保持 平衡|平衡) [不动|不 下滑]',
    () => [fact('state', SELF, 'limiting')],
  ),
  ...rule<object>('does', '(处于|保持) 平衡 [状态]', () => [fact('state', SELF, 'equilibrium')]),
  ...rule<object>('facts', '(阻力|阻力 大小|所 受 阻力) (不变|保持 不变|恒定)', () => [
    fact('steady resistance'),
  ]),
  ...rule<object>('facts', '(不计空气阻力|空气阻力不计|不计一切阻力|忽略空气阻力)', () => [fact('no air')]),
  ...rule<{ f: RawFact[] }>('sentence', '取 {f:note}', ({ f }) => ({ facts: f, goals: [] })),
  ...rule<{ f: RawFact[]; n: RawFact[] }>('sentence', '{f:facts} , 取 {n:note}', ({ f, n }) => ({
    facts: [...n, ...f],
    goals: [],
  })),
];

export const when = (facts: RawFact[]): RawTerm => ({ the: 'moment', of: ['when'], where: facts });
export const withWhere = (quant: RawTerm, facts: RawFact[]): RawTerm | null =>
  isAll(quant)
    ? allOf(quant.all.map((one) => withWhere(one, facts)))
    : typeof quant === 'object' && 'the' in quant
      ? { ...quant, where: [...(quant.where ?? []), ...facts] }
      : null;

const MOMENTS: Rule[] = [
  ...rule<{ f: RawFact[] }>('moment', '[当] {f:facts} (时|的时候|的瞬间|前的瞬间|前瞬间|时刻)', ({ f }) =>
    f.length === 1 && f[0]!.relation !== 'holds' ? when(f) : null,
  ),
  ...rule<{ f: RawFact[] }>('moment', '{f:facts} (后|之后)', ({ f }) =>
    f.length === 1 && f[0]!.relation === 'act'
      ? f[0]!.of[1] === 'collide'
        ? { the: 'moment', of: ['after collision'], where: [] }
        : when(f)
      : null,
  ),
  ...rule<object>('moment', '(碰撞|碰|相碰|碰撞 结束) (后|之后) [瞬间]', () => ({
    the: 'moment',
    of: ['after collision'],
    where: [],
  })),
  ...rule<{ m: RawTerm; f: RawFact[] }>('facts', '{m:moment} [,] {f:facts}', ({ m, f }) => [
    fact('when', m),
    ...f,
  ]),
  ...rule<{ m: RawTerm; q: RawTerm }>('wanted', '{m:moment} [,] [的] {q:wanted}', ({ m, q }) =>
    withWhere(q, [fact('when', m)]),
  ),
  ...rule<{ m: RawTerm; g: RawGoal[] }>('sentence', '{m:moment} , {g:goals}', ({ m, g }) => ({
    facts: [],
    goals: g.map((one) => ({ ...one, where: [...(one.where ?? []), fact('when', m)] })),
  })),
];

export const QUANTITY_RULES: Rule[] = [...QUANTS, ...SAID, ...MOMENTS];

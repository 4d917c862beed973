import { fact, isAll, paired, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { holds } from '../restrictions.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { CHINESE_BODIES } from '../mechanics/bodies.ts';
import { several } from '../chinese/nouns.ts';

const it = (at: number): RawTerm => reference('body', null, 'left out', at);

/** "Towards each other" is said of two together. */
const isShared = ({ of }: RawFact): boolean =>
  of.some((one) => typeof one === 'object' && 'the' in one && ['approach', 'speeds'].includes(one.the));

const NAMES: Rule[] = [
  ...CHINESE_BODIES.split(' ').flatMap((noun) => rule<object>('body-noun', noun, () => noun)),
  ...rule<{ n: string }>('body', '(该|此|这个|这辆) {n:body-noun}', ({ n }, [at]) =>
    reference(n, null, 'the', at),
  ),
  ...rule<{ n: string }>('body', '[一|一个|一辆|一列|某|一名] {n:body-noun}', ({ n }, [at]) =>
    reference(n, null, 'any', at),
  ),
  ...rule<{ n: string; l: string }>(
    'body',
    '[一|一个|另一|另一个] {n:body-noun} {l:label}',
    ({ n, l }, [at]) => reference(n, l, 'the', at),
  ),
  ...rule<{ l: string }>('body', '{l:label}', ({ l }, [at]) => reference('body', l, 'bare', at)),
  ...rule<object>('body', '(它|其)', (_, [at]) => it(at)),
  ...several('body'),
  ...several('mass'),
  ...several('speed'),
  ...rule<{ n: string; l: RawTerm }>(
    'bodys',
    '(两个|两|三个|) [光滑] {n:body-noun} {l:labels}',
    ({ n, l }, [at]) =>
      isAll(l) ? { all: l.all.map((name, i) => reference(n, name as string, 'the', at + i / 100)) } : null,
  ),
  ...rule<{ m: RawTerm; x: RawTerm }>('body', '[一个|一辆] 质量 [为] {m:mass} 的 {x:body}', ({ m, x }) =>
    saying(x, [fact('equal', the('mass', SELF), m)]),
  ),
  ...rule<{ m: RawTerm; x: RawTerm }>('facts', '{x:body} [的] 质量 为 {m:mass}', ({ m, x }) => [
    fact('equal', the('mass', x), m),
  ]),
  ...rule<{ m: RawTerm }>('facts', '质量 为 {m:mass}', ({ m }, [at]) => [
    fact('equal', the('mass', it(at)), m),
  ]),
  ...rule<{ m: RawTerm; x: RawTerm }>('facts', '{x:bodys} [的|,] 质量 分别 为 {m:masss}', ({ m, x }) =>
    paired('mass', x, m),
  ),
  ...rule<{ m: RawTerm; x: RawTerm }>(
    'facts',
    '光滑 水平 (面|桌面|地面) 上 有 {x:bodys} , 质量 分别 为 {m:masss}',
    ({ m, x }) => paired('mass', x, m),
  ),
  ...rule<{ m: RawTerm; x: RawTerm }>('bodys', '质量 分别 为 {m:masss} 的 {x:bodys}', ({ m, x }) => {
    const masses = paired('mass', x, m);
    return masses && isAll(x)
      ? {
          all: x.all.map((each, at) =>
            typeof each === 'object' && 'a' in each
              ? { ...each, says: [...each.says, fact('equal', the('mass', SELF), masses[at]!.of[1]!)] }
              : each,
          ),
        }
      : null;
  }),
  ...rule<{ x: RawTerm; says: RawFact[] }>('facts', '{x:body} {says:does-body}', ({ x, says }) =>
    sayOf(x, says),
  ),
  ...rule<{ says: RawFact[] }>('facts', '{says:does-body}', ({ says }, [at]) =>
    says.some(isShared) ? null : sayOf(it(at), says),
  ),
  ...rule<{ x: RawTerm; says: RawFact[] }>('facts', '{x:bodys} [均|都] {says:does-body}', ({ x, says }) =>
    says.some(isShared) ? null : sayOf(x, says),
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'does-body',
    '{a:does-body} [,|并|且|, 并] {b:does-body}',
    ({ a, b }) => [...a, ...b],
  ),
];

const LINE =
  '(直线|一条直线|水平直线|同一直线|水平直路|水平直路面|水平路面|直路|平直公路|平直路面|直轨道|水平轨道|水平公路)';
/** How a body goes; it stands before the verb. */
const GOING: Rule[] = [
  ...rule<{ h: RawTerm }>('hows', '{h:how}', ({ h }) => ({ all: [h] })),
  ...rule<{ h: RawTerm; r: RawTerm }>('hows', '{h:how} [,|、] {r:hows}', ({ h, r }) =>
    isAll(r) ? { all: [h, ...r.all] } : null,
  ),
  ...rule<object>('go-verb', '(运动|行驶|滑动|前进|行进|做直线运动)', () => 'move'),
  ...rule<object>('go-verb', '(出发|开始运动)', () => 'start'),
  ...rule<object>('go-verb', '(释放|被释放)', () => 'release'),
  ...rule<{ h: RawTerm; v: string }>('does-body', '{h:hows} {v:go-verb}', ({ h, v }) =>
    isAll(h) ? [fact('go', SELF, v, ...h.all)] : null,
  ),
  ...rule<object>('does-body', '做直线运动', () => [fact('go', SELF, 'move', the('in a line'))]),
  ...rule<object>('does-body', '(静止|原来静止|保持静止|开始时静止|静止不动)', () => [
    fact('go', SELF, 'rest'),
  ]),
  ...rule<{ v: RawTerm }>('how', '以 {v:speed} 的 (速率|速度|初速度)', ({ v }) => the('speed', v)),
  ...rule<{ v: RawTerm }>('how', '以 {v:speed} 的 (恒定|不变|均匀) [的] (速率|速度)', ({ v }) =>
    the('steady', v),
  ),
  ...rule<{ v: RawTerm }>('how', '以 (恒定|不变) [的] (速率|速度) {v:speed}', ({ v }) => the('steady', v)),
  ...rule<object>('how', `沿 ${LINE}`, () => the('in a line')),
  ...rule<object>('how', `在 ${LINE} 上`, () => the('in a line')),
  ...rule<object>('how', '在 光滑 水平 (面|桌面|地面) 上', () => the('on a smooth floor')),
  ...rule<object>('how', '相向', () => the('approach')),
  ...rule<object>('how', '同向', () => the('same way')),
  ...rule<{ y: RawTerm }>('how', '(向|朝) {y:body}', ({ y }) => the('towards', y)),
  ...rule<{ o: RawTerm }>('how', '从 {o:origin}', ({ o }) => the('from', o)),
  ...rule<object>('how', '(由|从) 静止', () => the('from rest')),
  ...rule<{ o: RawTerm }>('how', '从 {o:origin} (由|从) 静止 [开始]', ({ o }) => the('from rest', o)),
  ...rule<{ l: string }>('origin', '[固定] [点] {l:label} [点|处]', ({ l }, [at]) =>
    reference('point', l, 'the', at),
  ),
  ...rule<object>('origin', '(定点|固定点|原点)', (_, [at]) => reference('point', 'O', 'the', at)),
  ...rule<{ a: RawTerm }>('slope-of', '倾角 为 {a:an-angle}', ({ a }) => a),
  ...rule<{ a: string; s: string }>('slope-of', '倾角 为 {a:letter} \\( {s:equation} \\)', ({ a, s }) =>
    the('angle with', a, s),
  ),
  ...rule<{ s: RawTerm; w: string }>(
    'how',
    '沿 {s:slope-of} 的 (斜坡|直坡|斜面|山坡|坡路|直路) 向上',
    ({ s }) => the('uphill', s),
  ),
  ...rule<{ s: RawTerm; w: string }>(
    'how',
    '沿 {s:slope-of} 的 (斜坡|直坡|斜面|山坡|坡路|直路) 向下',
    ({ s }) => the('downhill', s),
  ),
  ...rule<{ a: RawTerm }>('an-angle', '{a:angle}', ({ a }) => a),
  ...rule<{ a: string }>('an-angle', '{a:letter}', ({ a }) => a),
  ...rule<{ f: RawFact[] }>('facts', '(随后|接着|现在|然后) [,] {f:facts}', ({ f }) =>
    f.every(({ relation }) => relation === 'go' || relation === 'holds') ? f : null,
  ),
  ...rule<object>('opening', '(碰撞|碰) (后|之后)', () => the('after')),
  ...rule<{ h: RawTerm; f: RawFact[] }>('facts', '{h:opening} [,] {f:facts}', ({ h, f }) =>
    f.some(({ relation }) => relation === 'go')
      ? f.map((one) => (one.relation === 'go' ? { ...one, of: [...one.of, h] } : one))
      : null,
  ),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'facts',
    '{x:body} 的 运动 方向 (反向|相反|与 原来 相反) , 速率 为 {v:speed}',
    ({ x, v }) => [fact('go', x, 'move', the('speed', v), the('other way'))],
  ),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'facts',
    '{x:body} (反向|沿 反 方向|沿 原来 相反 的 方向) (运动|弹回) , 速率 为 {v:speed}',
    ({ x, v }) => [fact('go', x, 'move', the('speed', v), the('other way'))],
  ),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'facts',
    '{x:body} 以 {v:speed} 的 速率 (反向|沿 反 方向) (运动|弹回)',
    ({ x, v }) => [fact('go', x, 'move', the('speed', v), the('other way'))],
  ),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'facts',
    '{x:body} (沿 原 方向|沿 原来 的 方向) 以 {v:speed} 的 速率 运动',
    ({ x, v }) => [fact('go', x, 'move', the('speed', v), the('same way'))],
  ),
];

const isPairOfSpeeds = (h: RawTerm) => isAll(h) && h.all.length === 2;
const TOGETHER: Rule[] = [
  ...rule<{ x: RawTerm; y: RawTerm; u: RawTerm; v: RawTerm; h: RawTerm }>(
    'facts',
    '{x:body} 以 {u:speed} 的 (速率|速度) (,|和) {y:body} 以 {v:speed} 的 (速率|速度) [在 同一直线 上|沿 同一直线|在 一条直线 上] 相向 运动',
    ({ x, y, u, v }) => [
      fact('go', x, 'move', the('speed', u), the('towards', y)),
      fact('go', y, 'move', the('speed', v), the('towards', x)),
    ],
  ),
  ...rule<{ x: RawTerm; v: RawTerm }>(
    'facts',
    '{x:bodys} [在 光滑 水平 面 上] [沿 同一直线|在 同一直线 上] 相向 运动 , 速率 分别 为 {v:speeds}',
    ({ x, v }) =>
      isAll(x) && isAll(v) && isPairOfSpeeds(x) && isPairOfSpeeds(v)
        ? x.all.map((one, at) =>
            fact('go', one, 'move', the('speed', v.all[at]!), the('towards', x.all[1 - at]!)),
          )
        : null,
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'facts',
    '{x:body} (与|和) {y:body} (相碰|碰撞|发生碰撞|正碰|发生正碰)',
    ({ x, y }) => [fact('collision', x, y)],
  ),
  ...rule<object>('facts', '(两球|两者|两物体|两质点) (相碰|碰撞|发生碰撞)', () => [fact('collision')]),
  ...rule<object>(
    'facts',
    '(碰撞后|碰后|) [两球|两者|两物体|它们] (粘在一起|合为一体|结合在一起|一起运动)',
    () => [fact('coalesce')],
  ),
  ...rule<{ x: RawTerm }>('wanted', '(碰撞后|碰后) {x:body} 的 (速率|速度大小)', ({ x }) =>
    the('speed after', x),
  ),
  ...rule<{ x: RawTerm }>('wanted', '{x:body} (碰撞后|碰后) 的 (速率|速度大小)', ({ x }) =>
    the('speed after', x),
  ),
  ...rule<object>('wanted', '(碰撞|碰撞过程) [中] [系统] (损失的动能|动能的损失|损失的总动能)', () =>
    the('energy lost'),
  ),
  ...rule<object>('wanted', '碰撞后 [两者|它们] 的 共同 (速率|速度)', () => the('speed together')),
];

const QUANTITY = { displacement: '位移', velocity: '速度', acceleration: '加速度' };
/** The time, and what depends on it. */
const LAWS: Rule[] = [
  ...rule<{ t: RawTerm }>('clock', '[在|经过] {t:duration} (时|末|后|时刻)', ({ t }) => clock(t)),
  ...rule<{ t: string }>('clock', '[在] (时刻 {t:letter}|{t:letter} 时刻)', ({ t }) => clock(t)),
  ...Object.entries(QUANTITY).flatMap(([name, noun]) => [
    ...rule<{ x: RawTerm }>('quantity-of', `{x:body} [的] ${noun}`, ({ x }) => the(name, x)),
    ...rule<object>('quantity-of', `[其|它的|的] ${noun}`, (_, [at]) => the(name, it(at))),
  ]),
  ...['speed', 'rate', 'length'].flatMap((kind) =>
    rule<{ v: RawTerm }>('said-value', `{v:${kind}}`, ({ v }) => v),
  ),
  ...rule<{ v: string }>('said-value', '{v:expression}', ({ v }) => v),
  ...rule<{ c: RawFact[]; q: RawTerm; v: RawTerm }>(
    'facts',
    '{c:clock} [,] {q:quantity-of} 为 {v:said-value}',
    ({ c, q, v }) => [...c, fact('equal', q, v)],
  ),
  ...rule<{ c: RawFact[]; x: RawTerm; v: RawTerm }>(
    'facts',
    '{x:body} {c:clock} 的 速度 为 {v:said-value}',
    ({ c, x, v }) => [...c, fact('equal', the('velocity', x), v)],
  ),
];

/** The letter of a time in seconds. */
const letterOf = (t: RawTerm): string | null =>
  typeof t === 'string'
    ? t
    : typeof t === 'object' && 'amount' in t && ['s', '秒'].includes(t.unit) && /^[a-zA-Z]$/.test(t.amount)
      ? t.amount
      : null;

function clock(t: RawTerm): RawFact[] | null {
  const letter = letterOf(t);
  return letter === null ? null : [fact('clock', letter)];
}

const ASKED: Rule[] = [
  ...rule<{ e: string }>('moment', '{e:equation}', ({ e }) => [holds(e)]),
  ...rule<{ x: RawTerm }>('moment', '{x:body} (瞬时静止|静止|速度为零)', ({ x }) => [fact('at rest', x)]),
  ...rule<{ m: RawFact[]; t: RawTerm }>(
    'goals',
    '(求|计算|求出) [当] {m:moment} 时 [,] {t:wanted}',
    ({ m, t }) => [{ verb: 'find', target: t, where: m }],
  ),
  ...rule<{ q: RawTerm }>('wanted', '{q:quantity-of}', ({ q }) => q),
  ...rule<{ q: RawTerm }>('wanted', '{q:quantity-of} 的 大小', ({ q }) => the('magnitude', q)),
  ...rule<{ x: RawTerm }>('goals', '{x:body} 在 哪些 时刻 (瞬时静止|静止|速度为零)', ({ x }) => [
    { verb: 'find', target: { the: 'times', of: ['t'], where: [fact('at rest', x)] } },
  ]),
  ...rule<{ x: RawTerm; d: RawTerm }>(
    'wanted',
    '{x:body} 在 (前|最初) {d:duration} 内 (通过|经过|运动|走过) 的 (总路程|路程|总距离)',
    ({ x, d }) => ({ the: 'distance travelled', of: [x], where: [fact('from', '0'), fact('to', d)] }),
  ),
  ...rule<{ m: RawFact[] }>('wanted', '{m:moment} 的 时刻', ({ m }) => ({
    the: 'times',
    of: ['t'],
    where: m,
  })),
  ...rule<{ t: string; m: RawFact[] }>('wanted', '{m:moment} 时 {t:letter} 的 值', ({ m, t }) => ({
    the: 'times',
    of: [t],
    where: m,
  })),
  ...rule<{ f: RawFact[] }>('sentence', '取 {f:note}', ({ f }) => ({ facts: f, goals: [] })),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('sentence', '[现|又|若] {f:facts} , 取 {g:note}', ({ f, g }) => ({
    facts: [...f, ...g],
    goals: [],
  })),
];

export const MOTION_RULES: Rule[] = [...NAMES, ...GOING, ...TOGETHER, ...LAWS, ...ASKED];

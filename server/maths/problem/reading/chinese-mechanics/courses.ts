import { fact, isReference, type RawFact, type RawTerm, the } from '../meaning.ts';
import { holds } from '../restrictions.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const it = (at: number): RawTerm => reference('body', null, 'left out', at);
const QUANTITY = { displacement: '位移', velocity: '速度', acceleration: '加速度' };
const KINDS = { displacement: 'length', velocity: 'speed', acceleration: 'rate' };
const isO = (origin: RawTerm): boolean => isReference(origin) && origin.name === 'O';

const SECONDS = ['s', '秒'];
function clock(t: RawTerm, from?: RawTerm): RawFact[] | null {
  const letter =
    typeof t === 'string'
      ? t
      : typeof t === 'object' && 'amount' in t && SECONDS.includes(t.unit) && /^[a-zA-Z]$/.test(t.amount)
        ? t.amount
        : null;
  return letter === null ? null : [from === undefined ? fact('clock', letter) : fact('clock', letter, from)];
}

const spanned = (a: string, b: string): RawFact[] | null => {
  const [from, to] = [a, b].map((one) => /^\s*t\s*=\s*([\d./]+)\s*$/.exec(one)?.[1]);
  return from && to ? [fact('from', from), fact('to', to)] : null;
};

/** When it is, and how what is measured depends on it. */
const LAWS: Rule[] = [
  ...rule<{ t: RawTerm }>('clock', '[在] 时刻 {t:duration} [时]', ({ t }) => clock(t)),
  ...rule<{ t: RawTerm }>(
    'clock',
    '(出发|开始 运动|运动) (后|之后) [的] [第] {t:duration} [时|末|后]',
    ({ t }) => clock(t),
  ),
  ...rule<{ t: RawTerm }>('clock', '(出发|运动) {t:duration} (后|时)', ({ t }) => clock(t)),
  ...rule<{ t: RawTerm; o: RawTerm }>(
    'clock',
    '[在] [{x:body}] (离开|经过|通过|从) {o:origin} [出发] [后|之后] [的] [时间|时刻|第] {t:duration} [后|时|末]',
    ({ t, o }) => clock(t, o),
  ),
  ...Object.entries(QUANTITY).flatMap(([name, noun]) => [
    ...rule<{ c: RawFact[]; x: RawTerm; v: RawTerm }>(
      'facts',
      `[{x:body}] {c:clock} [,] [时] [的] ${noun} (为|是) {v:said-value}`,
      ({ c, x, v }: { c: RawFact[]; x?: RawTerm; v: RawTerm }, [at]) => [
        ...c,
        fact('equal', the(name, x ?? it(at)), v),
      ],
    ),
    // "Its velocity v m/s is given by v = …".
    ...[`${noun} [,] {v:${KINDS[name as 'velocity']}} [,]`, `${noun} {v:letter}`].flatMap((said) =>
      rule<{ c: RawFact[]; x: RawTerm; v: RawTerm; e: string }>(
        'facts',
        `[{x:body}] {c:clock} [,] [时] [的] [{x:body} 的] ${said} (由|满足|为) {e:equation} [给出|表示|确定]`,
        ({ c, x, v, e }: { c: RawFact[]; x?: RawTerm; v: RawTerm; e: string }, [at]) => [
          ...c,
          fact('equal', the(name, x ?? it(at)), v),
          holds(e),
        ],
      ),
    ),
    ...rule<{ c: RawFact[]; x: RawTerm; e: string }>(
      'facts',
      `[{x:body}] {c:clock} [,] [时] [的] [{x:body} 的] ${noun} (由|满足) {e:equation} [给出|表示|确定]`,
      ({ c, x, e }: { c: RawFact[]; x?: RawTerm; e: string }, [at]) => {
        const letter = /^\s*([a-z])\s*=/.exec(e)?.[1];
        return letter ? [...c, fact('equal', the(name, x ?? it(at)), letter), holds(e)] : null;
      },
    ),
  ]),
  ...rule<{ o: RawTerm }>('how', '(从|自) {o:origin} [点] 出发', ({ o }) => the('from', o)),
  ...rule<{ o: RawTerm }>('how', '(从|自) {o:origin} (由|从) 静止 [开始] 出发', ({ o }) =>
    the('from rest', o),
  ),
  ...rule<object>('go-verb', '(沿 [一条] 直线 运动|做 直线 运动|作 直线 运动)', () => 'move'),
];

/** From when to when. */
const PERIODS: Rule[] = [
  ...rule<{ d: RawTerm }>('period', '[在] [运动 的] (前|最初|开始 的|这) {d:duration} [内|中]', ({ d }) => [
    fact('from', '0'),
    fact('to', d),
  ]),
  ...rule<{ a: string; b: string }>(
    'period',
    '(从|在|由) {a:equation} (到|至|与|和) {b:equation} [这段 时间 内|期间|之间|内|的 时间 内|时间 内]',
    ({ a, b }) => spanned(a, b),
  ),
  ...rule<{ a: string }>('period', '[在] [时间] {a:range} [时间 内|期间|内|这段 时间 内]', ({ a }) => [
    holds(a),
  ]),
  ...rule<object>('period', '[在] [这] 两次 (瞬时静止|静止|速度 为 零) (的 时刻|时刻|)  [之] 间', () => [
    fact('between rests'),
  ]),
];

const DID = '(通过|经过|运动|走过|行进|所走|所 走|经历) [过] 的 [总] (路程|距离)';
const ASKED: Rule[] = [
  ...rule<{ x: RawTerm; p: RawFact[] }>(
    'wanted',
    `[{x:body}] {p:period} ${DID}`,
    ({ x, p }: { x?: RawTerm; p: RawFact[] }, [at]) => ({
      the: 'distance travelled',
      of: [x ?? it(at)],
      where: p,
    }),
  ),
  ...rule<{ x: RawTerm; p: RawFact[] }>('wanted', `{p:period} {x:body} ${DID}`, ({ x, p }) => ({
    the: 'distance travelled',
    of: [x],
    where: p,
  })),
  ...rule<{ x: RawTerm; o: RawTerm }>(
    'wanted',
    '{x:body} (到|离|距|距离|与) {o:origin} [点] [的] [距离]',
    ({ x, o }) => (isO(o) ? the('magnitude', the('displacement', x)) : null),
  ),
  ...(
    [
      ['greatest', '最大'],
      ['least', '最小'],
    ] as const
  ).flatMap(([kind, word]) =>
    (['velocity', 'acceleration'] as const).flatMap((name) => [
      ...rule<{ x: RawTerm }>(
        'wanted',
        `[{x:body}] [的] ${word} ${QUANTITY[name]}`,
        ({ x }: { x?: RawTerm }, [at]) => the(kind, the(name, x ?? it(at))),
      ),
      ...rule<{ x: RawTerm }>(
        'wanted',
        `[{x:body}] [的] ${QUANTITY[name]} [的] ${word} 值`,
        ({ x }: { x?: RawTerm }, [at]) => the(kind, the(name, x ?? it(at))),
      ),
    ]),
  ),
  ...rule<{ x: RawTerm }>('moment', '{x:body} [的] 速度 为 (零|0)', ({ x }) => [fact('at rest', x)]),
  ...rule<{ x: RawTerm }>('moment', '{x:body} (处于|达到) (瞬时 静止|静止) [状态]', ({ x }) => [
    fact('at rest', x),
  ]),
  ...rule<{ q: RawTerm }>('moment', '{q:quantity-of} 为 (零|0)', ({ q }) => [fact('equal', q, '0')]),
  ...rule<{ x: RawTerm; o: RawTerm }>(
    'moment',
    '{x:body} [再次|又|重新] (回到|返回|返回到|经过|通过) {o:origin}',
    ({ x, o }) => (isO(o) ? [fact('back', x, o)] : null),
  ),
  ...rule<{ x: RawTerm }>('moment', '{x:body} (改变 运动 方向|运动 方向 改变|掉头|反向)', ({ x }) => [
    fact('turns', x),
  ]),
  ...rule<{ m: RawFact[] }>('wanted', '{m:moment} [时] 的 [两个|所有] (时刻|时间)', ({ m }) => ({
    the: 'times',
    of: ['t'],
    where: m,
  })),
  ...rule<{ m: RawFact[]; t: string }>('wanted', '使 {m:moment} 的 {t:letter} [的] 值', ({ m, t }) => ({
    the: 'times',
    of: [t],
    where: m,
  })),
  ...rule<{ m: RawFact[]; q: RawTerm }>(
    'wanted',
    '{x:body} 在 {m:moment} 时 的 {n:quantity-noun}',
    (slots) => {
      const { x, m, n } = slots as unknown as { x: RawTerm; m: RawFact[]; n: string };
      return { the: n, of: [x], where: m };
    },
  ),
  ...Object.entries(QUANTITY).flatMap(([name, noun]) => rule<object>('quantity-noun', noun, () => name)),
];

/** What is told and asked of a body of which the velocity, the displacement or the acceleration is given for each time. */
export const COURSE_RULES: Rule[] = [...LAWS, ...PERIODS, ...ASKED];

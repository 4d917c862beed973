import { eachOf, fact, isAll, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { it, reference } from '../references.ts';
import { happening, withWhere } from './events.ts';

const TIME = '(时刻|时间|瞬间)';
const FROM_START = '[从 (出发|开始|开始 运动|抛出|释放) (到|至)]';

const TIMES: Rule[] = [
  ...rule<{ y: RawTerm }>('event-of', '(追上|赶上|超过|追 到) {y:body}', ({ y }, [at]) =>
    happening(fact('meet', it(at), y)),
  ),
  ...rule<{ p: RawTerm }>('event-of', '(到达|经过|通过|回到|返回) {p:place}', ({ p }, [at]) =>
    happening(fact('at', it(at), p, 'later')),
  ),
  ...rule<{ e: RawTerm }>('wanted', `{e:event} [时] [的] ${TIME}`, ({ e }) => the('times', 'some', e)),
  ...rule<{ e: RawTerm }>('wanted', `{e:event} [时] [的] (两 个|两) ${TIME}`, ({ e }) =>
    the('times', '2', e),
  ),
  ...rule<{ e: RawTerm }>('wanted', `{e:event} [时] [的] (所有|各个|各) ${TIME}`, ({ e }) =>
    the('times', 'some', e),
  ),
  ...rule<{ e: RawTerm; t: string }>('wanted', '[使] {e:event} [时] 的 {t:letter} [的] 值', ({ e, t }) =>
    t === 't' ? the('times', 'some', e) : null,
  ),
  ...rule<{ e: RawTerm; t: string }>(
    'wanted',
    '[使] {e:event} [时] [的] {t:letter} 的 (两 个|两) 值',
    ({ e, t }) => (t === 't' ? the('times', '2', e) : null),
  ),
  ...rule<{ e: RawTerm; o: string }>(
    'wanted',
    '除 {o:equation} [以] 外 [,] [使] {e:event} [时] [的] ({t:letter} [的] 值|时刻)',
    ({ e, o }) => (/^\s*t\s*=\s*0\s*$/.test(o) ? the('times', 'some', 'later', e) : null),
  ),
  ...rule<{ e: RawTerm }>(
    'wanted',
    `${FROM_START} {e:event} [所] (用|需|需要|经过|经历|花) [的] [总] 时间`,
    ({ e }) => the('times', 'begin', e),
  ),
  ...rule<{ x: RawTerm; e: RawTerm }>(
    'wanted',
    '{x:body} 从 (出发|开始|开始 运动|抛出|释放) (到|至) {e:event-of} [所] [用|需|需要|经过|经历] [的] [总] 时间',
    ({ x, e }) => the('times', 'begin', subject(e, x)),
  ),
  ...rule<{ x: RawTerm }>('wanted', '{x:body} [在] 空中 [运动|飞行] [的] [总] 时间', ({ x }) =>
    the('times', 'begin', happening(fact('at', x, the('ground')))),
  ),
  // "At which two times does it rest?"
  ...rule<{ x: RawTerm; e: RawTerm; n: string }>(
    'goals',
    '{x:body} 在 (哪 两 个|哪 两) 时刻 {e:event-of}',
    ({ x, e }) => [{ verb: 'find', target: the('times', '2', subject(e, x)) }],
  ),
  ...rule<{ x: RawTerm; e: RawTerm }>(
    'goals',
    '{x:body} [在] (何时|什么 时候|哪 个 时刻) {e:event-of}',
    ({ x, e }) => [{ verb: 'find', target: the('times', 'one', subject(e, x)) }],
  ),
  ...rule<{ e: RawTerm }>('goals', '[经过|再 经过] (多久|多长时间|多少时间) [后] {e:event}', ({ e }) => [
    { verb: 'find', target: the('times', 'begin', e) },
  ]),
  ...rule<{ x: RawTerm; e: RawTerm }>(
    'goals',
    '{x:body} (起动|启动|出发|抛出|开始 运动) [后] [经过|经] (多久|多长 时间|多少 时间) [后] {e:event-of}',
    ({ x, e }) => [
      {
        verb: 'find',
        target: the('lasts', happening(fact('from to', happening(fact('starts', x)), subject(e, x)))),
      },
    ],
  ),
];

const subject = (event: RawTerm, x: RawTerm): RawTerm =>
  typeof event === 'object' && 'the' in event
    ? { ...event, where: (event.where ?? []).map((one) => ({ ...one, of: [x, ...one.of.slice(1)] })) }
    : event;

const DID = '[所] [共] (通过|经过|运动|走过|行进|走|经历|行驶|移动) [过] 的 [总] (路程|距离)';
const WAYS: Rule[] = [
  ...rule<{ s: RawTerm; x: RawTerm }>('wanted', `[{x:body}] {s:span} [,] [{y:body}] [的] ${DID}`, way),
  ...rule<{ s: RawTerm; x: RawTerm }>('wanted', '[{x:body}] {s:span} [,] [{y:body}] [的] [总] 路程', way),
  ...rule<{ s: RawTerm; x: RawTerm }>(
    'goals',
    '[{x:body}] {s:span} [,] [{y:body}] [共|总共|一共] (运动|走|移动|行驶|经过) [了] 多远',
    (of, [at]) => [{ verb: 'find', target: way(of, [at, at])! }],
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    `[{x:body}] [所] [(通过|运动|行驶|走过|滑行|骑行) 的|的] 总路程`,
    ({ x }: { x?: RawTerm }, [at]) => the('way', x ?? it(at)),
  ),
  ...(
    [
      ['速度', 'velocity'],
      ['速率', 'speed'],
    ] as const
  ).flatMap(([word, name]) =>
    rule<{ x: RawTerm; s: RawTerm }>(
      'wanted',
      `[{x:body}] {s:span} 的 平均 ${word}`,
      ({ x, s }: { x?: RawTerm; s: RawTerm }, [at]) =>
        withWhere(the(`average ${name}`, x ?? it(at)), [fact('when', s)]),
    ),
  ),

  ...rule<{ x: RawTerm; m: RawTerm }>(
    'wanted',
    '{m:moment} {x:bodys} [之] [间] [的] (距离|相距)',
    ({ x, m }) =>
      isAll(x) && x.all.length === 2 ? withWhere(the('gap', ...x.all), [fact('when', m)]) : null,
  ),
  ...rule<{ x: RawTerm; s: RawTerm }>(
    'goals',
    '{s:span} [,] {x:bodys} [之] [间] 的 最大 距离 [是 多少|为 多少]',
    ({ x, s }) =>
      isAll(x) && x.all.length === 2
        ? [{ verb: 'find', target: withWhere(the('greatest gap', ...x.all), [fact('when', s)])! }]
        : null,
  ),
  ...rule<{ x: RawTerm; s: RawTerm }>(
    'wanted',
    '[{s:span}] [,] {x:bodys} [之] [间] 的 最大 距离',
    ({ x, s }: { x: RawTerm; s?: RawTerm }) =>
      isAll(x) && x.all.length === 2 && s !== undefined
        ? withWhere(the('greatest gap', ...x.all), [fact('when', s)])
        : null,
  ),
  ...rule<{ l: string }>(
    'wanted',
    '({l:two-labels} [的] [(长度|长|距离)]|距离 {l:two-labels})',
    ({ l }: { l?: string }, [at]) => {
      const [one, other] = [...(l ?? '').replace(/[^A-Z]/g, '')];
      return one && other
        ? the('apart', reference('point', one, 'the', at), reference('point', other, 'the', at + 0.1))
        : null;
    },
  ),
  ...rule<{ p: RawTerm; q: RawTerm }>(
    'wanted',
    '{p:place} [,|与|和|到] {q:place} [两] [站|点|地] [之] [间] 的 距离',
    ({ p, q }) => the('apart', p, q),
  ),
];

function way(
  { x, y, s }: { x?: RawTerm; y?: RawTerm; s: RawTerm },
  [at]: readonly [number, number],
): RawTerm | null {
  return withWhere(the('way', x ?? y ?? it(at)), [fact('when', s)]);
}

const VALUES: Rule[] = [
  ...rule<{ x: RawTerm; p: RawTerm; e: RawTerm }>(
    'wanted',
    '{x:bodys} (相遇|相碰|相撞|碰撞) (处|点|时|位置) [离|距] [{p:place}] [的] 高度',
    ({ x, p }: { x: RawTerm; p?: RawTerm }) =>
      isAll(x) && x.all.length === 2
        ? withWhere(the('same', ...x.all.map((one) => the('height', one, ...(p === undefined ? [] : [p])))), [
            fact('when', happening(fact('meet', ...x.all))),
          ])
        : null,
  ),
  ...rule<{ q: RawTerm }>('wanted', '{q:qty}', ({ q }) => q),
  ...rule<{ q: RawTerm }>('wanted', '{q:qty} 的 大小', ({ q }) => the('size', q)),
  ...rule<{ m: RawTerm; q: RawTerm }>('wanted', '{m:moment} [,] [的] {q:qty}', ({ m, q }) =>
    withWhere(q, [fact('when', m)]),
  ),
  ...rule<{ x: RawTerm; m: RawTerm; q: RawTerm }>(
    'wanted',
    '{x:body} [在] {m:moment} [,] [的] {q:qty}',
    ({ x, m, q }) => withWhere(ofBody(q, x), [fact('when', m)]),
  ),
  ...rule<{ q: RawTerm; n: RawTerm }>('wanted', '{q:qty} [(和|与|及)] 加速度', ({ q }) =>
    typeof q === 'object' && 'the' in q && q.the === 'velocity'
      ? { all: [q, the('acceleration', ...q.of)] }
      : null,
  ),
  ...rule<{ x: RawTerm }>('extreme', '[{x:body}] [的] 最大 速度', ({ x }: { x?: RawTerm }, [at]) =>
    the('extreme', 'greatest', the('velocity', x ?? it(at))),
  ),
  ...rule<{ x: RawTerm }>('extreme', '[{x:body}] [的] 最大 速率', ({ x }: { x?: RawTerm }, [at]) =>
    the('extreme', 'greatest', the('speed', x ?? it(at))),
  ),
  ...rule<{ x: RawTerm }>('extreme', '[{x:body}] [的] 最小 速度', ({ x }: { x?: RawTerm }, [at]) =>
    the('extreme', 'least', the('velocity', x ?? it(at))),
  ),
  ...rule<{ q: RawTerm; k: string }>('extreme', '{q:qty} 的 {k:most}', ({ q, k }) => the('extreme', k, q)),
  ...rule<{ x: RawTerm }>('extreme', '[{x:body}] [的] 最大 加速度', ({ x }: { x?: RawTerm }, [at]) =>
    the('extreme', 'greatest', the('acceleration', x ?? it(at))),
  ),
  ...rule<{ x: RawTerm; p: RawTerm }>(
    'extreme',
    '[{x:body}] [所] [能] [到达|达到|上升] [的] [(离|距) {p:place}] [的] 最大 (高度|距离)',
    ({ x, p }: { x?: RawTerm; p?: RawTerm }, [at]) =>
      the(
        'extreme',
        'greatest',
        the(p === undefined ? 'height' : 'distance', x ?? it(at), ...(p === undefined ? [] : [p])),
      ),
  ),
  ...rule<{ q: RawTerm }>('wanted', '{q:extreme}', ({ q }) => q),
  ...rule<{ q: RawTerm; s: RawTerm }>('wanted', '{s:span} [,] [的] {q:extreme}', ({ q, s }) =>
    withWhere(q, [fact('when', s)]),
  ),
  ...rule<{ q: RawTerm; t: string }>(
    'wanted',
    '[用|以] {t:letter} (表示|表示 的) [的] {q:qty} [的 表达式]',
    ({ q }) => the('law of', q),
  ),
  ...rule<{ q: RawTerm; t: string }>(
    'wanted',
    '{q:qty} (关于 {t:letter} 的 (表达式|函数)|的 表达式|[随|与] (时间|{t:letter}) [变化] [的] (关系|关系式|表达式))',
    ({ q }) => the('law of', q),
  ),
  // "At each of these times": when what was asked for before happens.
  ...rule<{ q: RawTerm; g: RawGoal[] }>(
    'goals',
    '[并] [分别] (求|求出) (这 两 个|这些) 时刻 [的] {q:qty}',
    ({ q }) => [
      { verb: 'find', target: withWhere(the('each', q), [fact('when', happening(fact('this')))])! },
    ],
  ),
  ...rule<{ x: RawTerm; p: RawTerm }>(
    'goals',
    '[{m:moment}] [,] {x:bodys} (距|离|距离) {p:place} [点] 多远',
    (slots) => {
      const { x, p, m } = slots as unknown as { x: RawTerm; p: RawTerm; m?: RawTerm };
      const all = eachOf(x);
      const same = the('same', ...all.map((one) => the('distance', one, p)));
      return m === undefined ? null : [{ verb: 'find', target: withWhere(same, [fact('when', m)])! }];
    },
  ),
];

function ofBody(q: RawTerm, x: RawTerm): RawTerm {
  return typeof q === 'object' && 'the' in q ? { ...q, of: [x, ...q.of.slice(1)] } : q;
}

export const CHINESE_WANTED: Rule[] = [...TIMES, ...WAYS, ...VALUES];

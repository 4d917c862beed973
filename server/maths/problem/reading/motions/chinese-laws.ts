import { fact, isAll, type RawFact, type RawTerm, the } from '../meaning.ts';
import { it } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { happening, isScaled, letterOf, sidesOf } from './events.ts';

const NOUNS: Record<string, [noun: string, kind: string]> = {
  velocity: ['(速度|瞬时速度)', 'speed'],
  speed: ['(速率|速度大小|速度 的 大小)', 'speed'],
  acceleration: ['加速度', 'rate'],
  displacement: ['位移', 'length'],
  distance: ['距离', 'length'],
  height: ['[离地] (高度|高)', 'length'],
};
const FROM = '(相对 于|离|距离|距|到|与|相对|对) {p:place} [点]';

type Of = { x?: RawTerm; p?: RawTerm };
const quant = (name: string, { x, p }: Of, at: number): RawTerm | null =>
  name === 'distance' && p === undefined ? null : the(name, x ?? it(at), ...(p === undefined ? [] : [p]));

const NAMES: Rule[] = Object.entries(NOUNS).flatMap(([name, [noun, kind]]) => [
  ...rule<Of>('qty', `[{x:body}] [的] [${FROM}] [的] ${noun}`, (of, [at]) => quant(name, of, at)),
  ...rule<{ q: RawTerm; v: RawTerm }>('named-qty', `{q:qty} [为|是] [,] {v:letter-of-${kind}}`, ({ q, v }) =>
    typeof q === 'object' && 'the' in q && q.the === name && typeof v === 'string' ? { all: [q, v] } : null,
  ),
]);

const KINDS = ['speed', 'rate', 'length'];
/** A letter whose unit stands apart from it. */
const UNITS: Record<string, RegExp> = {
  speed: /s\^?\{?-?1?\}?$|\/s$/,
  rate: /\/s(?:\^\{?2\}?|²)$|s\^\{?-2\}?$|s⁻²$/,
  length: /^m$/,
};
const LETTERS: Rule[] = [
  ...KINDS.flatMap((kind) => [
    ...rule<{ v: string; u: string }>(`letter-of-${kind}`, '{v:letter} {u:unit}', ({ v, u }) =>
      UNITS[kind]!.test(u) ? letterOf(v) : null,
    ),
    ...rule<{ v: RawTerm }>(`letter-of-${kind}`, `{v:${kind}}`, ({ v }) => letterOf(v)),
    ...['letter', 'expression'].flatMap((one) =>
      rule<{ v: string }>(`letter-of-${kind}`, `{v:${one}}`, ({ v }) => letterOf(v)),
    ),
  ]),
  ...[...KINDS, 'duration', 'mass'].flatMap((kind) =>
    rule<{ v: RawTerm }>('amount', `{v:${kind}}`, ({ v }) =>
      typeof v === 'object' && 'amount' in v && !isScaled(v) ? v : null,
    ),
  ),
  ...['number', 'letter', 'expression'].flatMap((kind) =>
    rule<{ v: string }>('amount', `{v:${kind}}`, ({ v }) => v),
  ),
  ...rule<object>('amount', '零', () => '0'),
];

type Time = { t: RawTerm; o?: RawTerm };
function clock({ t, o }: Time): RawFact[] | null {
  const letter = letterOf(t);
  return letter === null || letter !== letter.toLowerCase()
    ? null
    : [fact('clock', letter, ...(o === undefined ? [] : [o]))];
}

const CLOCKS: Rule[] = [
  ...rule<Time>('clock', '[在] [时刻|时间] {t:duration} (时|后|末|时刻)', clock),
  ...rule<Time>('clock', '[在] [时刻|时间] {t:letter} [秒] (时|后|末|时刻)', clock),
  ...rule<Time>('clock', '[在] 时刻 {t:duration} [时]', clock),
  ...rule<Time>(
    'clock',
    '[{x:body}] (出发|开始 运动|运动|起动|启动) (后|之后) [的] [第|时刻|时间] {t:duration} [时|末|后] [的]',
    clock,
  ),
  ...rule<Time>('clock', '[{x:body}] (出发|运动|开始 运动|离开 出发点) {t:duration} (后|时|末)', clock),
  ...rule<Time>(
    'clock',
    '[在] [{x:body}] (离开|经过|通过|从) {o:place} [点] [出发] [后|之后] [的] [时间|时刻|第] {t:duration} [后|时|末]',
    clock,
  ),
];

const isOfTime = (text: string): boolean => /[<>≤≥]|\\(?:le|ge|lt|gt)/.test(text);

function line(equation: string, when = ''): RawFact[] | null {
  const sides = sidesOf(equation);
  return sides && [fact('line', sides[0], sides[1], ...(when === '' ? [] : [when]))];
}

const LINES: Rule[] = [
  ...rule<{ e: string }>('lines', '{e:equation}', ({ e }) => line(e)),
  ...rule<{ e: string; c: string }>(
    'lines',
    '[当|若|在] {c:condition} [时] [,] [有] {e:equation}',
    ({ e, c }) => (isOfTime(c) ? line(e, c) : null),
  ),
  ...rule<{ e: string; c: string }>('lines', '{e:equation} [,] [其中] {c:condition}', ({ e, c }) =>
    isOfTime(c) ? line(e, c) : null,
  ),
  ...rule<{ e: string; c: string }>('lines', '{e:equation} \\( [其中] {c:condition} \\)', ({ e, c }) =>
    isOfTime(c) ? line(e, c) : null,
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>('lines', '{a:lines} [,|;] [而|且] {b:lines}', ({ a, b }) => [
    ...a,
    ...b,
  ]),
  ...rule<{ l: RawFact[] }>('facts', '{l:lines}', ({ l }) => (l.some(({ of }) => of.length > 2) ? l : null)),
];

type Law = { c?: RawFact[]; q: RawTerm; l: RawFact[] };
function lawOf({ c, q, l }: Law): RawFact[] | null {
  const [of, letter] = isAll(q) ? q.all : [q, l[0]?.of[0]];
  return of === undefined || letter === undefined || l.some((one) => one.of[0] !== letter)
    ? null
    : [...(c ?? []), fact('named', of, letter), ...l];
}

const GIVEN =
  '[(由|满足|为|是|可 表示 为|按|按照|的 关系 为|的 变化 规律 为) [下式|下列 式子]] [给出|确定|表示] [:|,]';
const TIME = '[(与|随) 时间 {t:duration} [的] [(变化|之间)] [的] [(关系|规律|关系 式)]]';
const LAWS: Rule[] = [
  ...['named-qty', 'qty'].flatMap((kind) => [
    ...rule<Law>('facts', `{c:clock} [,] [时] [的] {q:${kind}} ${GIVEN} {l:lines} [给出|确定|表示]`, lawOf),
    ...rule<Law>(
      'facts',
      `{x:body} [,] [在] {c:clock} [,] [时] [的] {q:${kind}} ${GIVEN} {l:lines} [给出|确定|表示]`,
      ({ ...of }) => {
        const { x, q } = of as unknown as { x: RawTerm; q: RawTerm };
        return lawOf({ ...of, q: ofBody(q, x) });
      },
    ),
    ...rule<Law & { t: RawTerm }>(
      'facts',
      `{q:${kind}} ${TIME} ${GIVEN} {l:lines} [给出|确定|表示]`,
      ({ t, ...of }) => {
        const c = t === undefined ? undefined : clock({ t });
        return c === null ? null : lawOf({ ...of, ...(c && { c }) });
      },
    ),
  ]),
  ...rule<{ c: RawFact[]; q: RawTerm; r: RawTerm }>(
    'facts',
    '[设] {c:clock} [,] [时] [的] {q:named-qty} [[,] {r:named-qty}]',
    ({ c, q, r }: { c: RawFact[]; q: RawTerm; r?: RawTerm }) => [
      ...c,
      ...[q, r].flatMap((one) => (one !== undefined && isAll(one) ? [fact('named', ...one.all)] : [])),
    ],
  ),
  ...rule<{ c: RawFact[]; q: RawTerm; v: RawTerm }>(
    'facts',
    '{c:clock} [,] [时] [的] {q:qty} (为|是|等于) {v:amount}',
    ({ c, q, v }) => (letterOf(v) === null ? [...c, fact('law', q, v)] : null),
  ),
  ...rule<{ x: RawTerm; c: RawFact[]; q: RawTerm; v: RawTerm }>(
    'facts',
    '{x:body} [,] [在] {c:clock} [,] [时] [的] {q:qty} (为|是|等于) {v:amount}',
    ({ x, c, q, v }) => (letterOf(v) === null ? [...c, fact('law', ofBody(q, x), v)] : null),
  ),
];

/** What is said of it is said of the body before. */
function ofBody(q: RawTerm, x: RawTerm): RawTerm {
  if (isAll(q)) return { all: [ofBody(q.all[0]!, x), ...q.all.slice(1)] };
  return typeof q === 'object' && 'the' in q ? { ...q, of: [x, ...q.of.slice(1)] } : q;
}

const CONDITIONS: Rule[] = [
  ...rule<{ x: RawTerm; a: RawTerm }>(
    'facts',
    '[{x:body} 的] 加速度 [的] [大小] (为|是) {a:rate}',
    ({ x, a }: { x?: RawTerm; a: RawTerm }, [at]) =>
      letterOf(a) === null ? [fact('act', x ?? it(at), 'rate', the('acceleration', a))] : null,
  ),
  ...rule<{ t: RawTerm }>(
    'facts',
    '(全程|整个 (运动 过程|行程|过程)|总共|一共|共) [所] [共] (用时|历时|用|需时|耗时) {t:duration}',
    ({ t }) => [fact('equal', the('whole time'), t)],
  ),
  ...rule<{ d: RawTerm }>(
    'facts',
    '(全程|总路程|通过 的 总路程|总 位移) [长] (为|是|共) {d:length}',
    ({ d }) => [fact('equal', the('whole distance'), d)],
  ),
  ...rule<{ m: RawTerm; e: RawTerm }>('facts', '{m:moment} [,] {e:event}', ({ m, e }) => [fact('so', e, m)]),
  ...rule<{ m: RawTerm; x: RawTerm; e: RawTerm }>(
    'facts',
    '{x:body} [在] {m:moment} [,] {e:event-of}',
    ({ m, x, e }) => [fact('so', eventOf(e, x), m)],
  ),
  ...rule<{ q: RawTerm; v: RawTerm }>('facts', '{q:extreme} (为|是|等于) {v:amount}', ({ q, v }) => [
    fact('extreme is', q, v),
  ]),
  ...rule<object>(
    'facts',
    '[{x:body}] [的] (速度|速率) [在] [{e:equation} 时] (没有 突变|不 突变|不 发生 突变|无 突变|连续)',
    () => [fact('no jump')],
  ),
  ...rule<{ p: RawTerm; q: RawTerm; d: RawTerm }>(
    'facts',
    '[已知] {p:place} [,|与|和|到] {q:place} [两] [站|点|地|处] [之] [间] (相距|的 距离 为|距离 为|相隔|间距 为) {d:length}',
    ({ p, q, d }) => [fact('apart', p, q, d)],
  ),
  ...rule<{ x: RawTerm; c: RawFact[]; y: RawTerm }>('facts', '[设] {c:clock} [,] {e:event}', (slots) => {
    const { c, e } = slots as unknown as { c: RawFact[]; e: RawTerm };
    return [...c, fact('so', e, happening(fact('now')))];
  }),
];

const eventOf = (event: RawTerm, x: RawTerm): RawTerm =>
  typeof event === 'object' && 'the' in event
    ? { ...event, where: (event.where ?? []).map((one) => ({ ...one, of: [x, ...one.of.slice(1)] })) }
    : event;

export const CHINESE_LAWS: Rule[] = [...NAMES, ...LETTERS, ...CLOCKS, ...LINES, ...LAWS, ...CONDITIONS];

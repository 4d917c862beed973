import { fact, isAll, type RawFact, type RawTerm, SELF } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { factsOf, named, nameOf, saidOf, withFacts } from '../shared/bodies.ts';

const LOOKS = '[光滑|均匀|均匀光滑|光滑均匀|小|光滑 的|均匀 的]';
export const NOUN =
  '(质点|小球|球|物体|小物体|物块|小物块|滑块|小珠|珠子|圆环|小环|石子|小圆盘|圆盘|汽车|小车|摩托艇|船|冰壶|冰壶 模型|弹珠)';

const BODIES: Rule[] = [
  ...rule<{ l: string }>('noun-who', `[一个|一|另一个|另一|该|此] ${LOOKS} ${NOUN} {l:label}`, ({ l }) =>
    named('body', l),
  ),
  ...rule<object>('noun-who', `[一个|一|该|此] ${LOOKS} ${NOUN}`, () => named('body', '')),
  ...rule<{ m: RawTerm; x: RawTerm }>(
    'noun-who',
    '[一个|一|另一个|另一] 质量 [为|是] {m:amount} 的 {x:noun-who}',
    ({ m, x }) => withFacts(x, [fact('mass', SELF, m)]),
  ),
  ...rule<{ x: RawTerm }>('who', '{x:noun-who}', ({ x }) => x),
  ...rule<{ l: string }>('who', '{l:label} [球]', ({ l }) => named('body', l)),
  ...rule<object>('who', '(它|其)', () => named('body', '')),
  ...rule<{ m: RawTerm }>('does', '[的] 质量 (为|是) {m:amount}', ({ m }) => [fact('mass', SELF, m)]),
  ...rule<{ x: RawTerm; d: RawFact[] }>('say', '{x:who} {d:does}', ({ x, d }) => [
    ...factsOf(x),
    ...saidOf(nameOf(x), d),
  ]),
  ...rule<{ x: RawTerm; d: RawFact[] }>('say', '{d:does}', ({ d }) => saidOf('', d)),
  ...rule<{ x: RawTerm; d: RawFact[] }>('say', '{x:couple} [均|都] {d:does}', ({ x, d }) =>
    isAll(x) ? x.all.flatMap((one) => [...factsOf(one), ...saidOf(nameOf(one), d)]) : null,
  ),
  ...rule<{ a: string; b: string }>(
    'couple',
    `[有] [两个|两] ${LOOKS} ${NOUN} {a:label} (,|和|与) {b:label}`,
    ({ a, b }) => ({
      all: [named('body', a), named('body', b)],
    }),
  ),
  ...rule<{ a: string; b: string }>(
    'couple',
    `[有] [两个|两] (半径 相等 的|半径 相同 的|大小 相同 的|相同 大小 的|等 半径 的|半径 相等|半径 相同) ${LOOKS} ${NOUN} {a:label} (,|和|与) {b:label}`,
    ({ a, b }) => ({
      all: [named('body', a), named('body', b)],
    }),
  ),
  ...rule<{ a: string; b: string }>('couple', '{a:label} (,|和|与) {b:label} [两球]', ({ a, b }) => ({
    all: [named('body', a), named('body', b)],
  })),
  ...rule<{ p: RawTerm; m: RawTerm }>(
    'say',
    '{p:couple} [,] [的|它们 的|其] 质量 分别 (为|是) {m:amounts}',
    ({ p, m }) =>
      isAll(p) && isAll(m) && p.all.length === m.all.length
        ? p.all.flatMap((one, at) => [...factsOf(one), fact('mass', nameOf(one), m.all[at]!)])
        : null,
  ),
  ...rule<{ p: RawTerm; m: RawTerm }>(
    'say',
    '{p:couple} [,] [的|它们 的] 质量 (都|均) (为|是) {m:amount}',
    ({ p, m }) => (isAll(p) ? p.all.flatMap((one) => [...factsOf(one), fact('mass', nameOf(one), m)]) : null),
  ),
];

const ALIKE: Rule[] = rule<{ p: RawTerm }>('couple', '{p:couple} [的] 半径 (相同|相等) [,]', ({ p }) => p);

const CORD_KINDS: [kind: string, words: string][] = [
  ['inextensible', '[轻质|轻] [的] (不可伸长|不能伸长) 的 [轻质|轻] (绳|细绳|轻绳|绳子|细线|轻线|轻细绳)'],
  ['inextensible', '(轻绳|轻质细绳|轻细绳|轻质绳|轻质绳子|细绳|细线)'],
  ['elastic', '[轻质|轻] (弹性绳|弹性细绳|弹性轻绳|弹性绳子)'],
  ['spring', '[轻质|轻] 弹簧'],
  ['rod', '(轻杆|轻质杆|轻质细杆|轻质刚性杆|轻质硬杆|轻细杆)'],
  ['', '(绳|绳子|杆|细绳|弹性绳)'],
];

const HANG = '(固定|系|悬挂|拴|连接|挂|连)';
const CORDS: Rule[] = [
  ...CORD_KINDS.flatMap(([kind, words]) =>
    rule<object>('cord', `[一根|一条|该|此] ${words}`, () =>
      named('cord', kind, kind === '' ? [] : [fact('cord', kind)]),
    ),
  ),
  ...rule<{ c: RawTerm; l: RawTerm }>(
    'cord',
    '[一根|一条] (长|长度) [为] {l:amount} 的 {c:cord}',
    ({ c, l }) => withFacts(c, [fact('length', l)]),
  ),
  ...rule<{ c: RawTerm; l: RawTerm }>('say', '{c:cord} [的] (长|长度) 为 {l:amount}', ({ c, l }) => [
    ...factsOf(c),
    fact('length', l),
  ]),
  ...rule<{ c: RawTerm; l: RawTerm; m: RawTerm }>(
    'cord',
    '[一根|一条] (自然长度|原长|自然长) [为] {l:amount} [,|、] [且] 弹性模量 [为] {m:amount} 的 {c:cord}',
    ({ c, l, m }) => withFacts(c, [fact('natural length', l), fact('modulus', m)]),
  ),
  ...rule<{ c: RawTerm; l: RawTerm; m: RawTerm }>(
    'say',
    '{c:cord} [的] (自然长度|原长|自然长) (为|是) {l:amount} , 弹性模量 (为|是) {m:amount}',
    ({ c, l, m }) => [...factsOf(c), fact('natural length', l), fact('modulus', m)],
  ),
  ...rule<{ c: RawTerm }>('end', '{c:cord} [的] (一端|另一端|上端|下端)', ({ c }) =>
    named('end', '', factsOf(c)),
  ),
  ...rule<object>('end', '(一端|另一端|上端|下端)', () => named('end', '')),
  ...rule<{ l: string }>(
    'place',
    '[天花板 上 的|水平面 上 的] (固定点|定点|点|悬点) [{l:label}]',
    ({ l }: { l?: string }) => named('place', l ?? ''),
  ),
  ...rule<{ l: string }>('place', '{l:label} [点]', ({ l }) => named('place', l)),
  ...rule<{ e: RawTerm; p: RawTerm }>('say', `{e:end} ${HANG} (于|在|到) {p:place} [上|处]`, ({ e, p }) => [
    ...factsOf(e),
    fact('anchored', nameOf(p)),
  ]),
  ...rule<{ e: RawTerm; x: RawTerm }>('say', `{e:end} ${HANG} [着|有|接] {x:noun-who}`, ({ e, x }) => [
    ...factsOf(e),
    ...factsOf(x),
    fact('tied', nameOf(x)),
  ]),
  ...rule<{ e: RawTerm }>('does', `[被] ${HANG} (于|在|到) {e:end} [上]`, ({ e }) => [
    ...factsOf(e),
    fact('tied', SELF),
  ]),
  ...rule<{ c: RawTerm; p: RawTerm }>(
    'does',
    `(用|通过|由) {c:cord} ${HANG} (于|在|到) {p:place} [上|下|处]`,
    ({ c, p }) => [...factsOf(c), fact('tied', SELF), fact('anchored', nameOf(p))],
  ),
];

export const NOUN_RULES: Rule[] = [...BODIES, ...ALIKE, ...CORDS];

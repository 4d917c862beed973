import { kindsAbove } from '../kinds.ts';
import {
  eachOf,
  fact,
  isReference,
  mapFacts,
  type RawFact,
  type RawGoal,
  type RawTerm,
  type Reference,
  sayOf,
  SELF,
  the,
} from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { beside, chosen, inQuadrant, nearer, underCase } from '../shared/clauses.ts';

const SIZES = { greatest: '较大|更大|最大', least: '较小|更小|最小' };
const WHICH = [...Object.entries(SIZES), ['positive', '正'], ['negative', '负']] as [string, string][];
const FOUND = '(该|上述|上述 该|上面 的|所求 的|求得 的|求出 的)';

/** In which case something is asked. */
const CASES: Rule[] = [
  ...rule<{ k: string }>(
    'case',
    `(当|若|设|取|令) {k:letter} (取|等于|为) ${FOUND} [最大|最小] [数] 值 [时]`,
    ({ k }) => [fact('as-found', k)],
  ),
  ...rule<{ k: string }>('case', `(对|对于|取|用|当 取) {k:letter} 的 ${FOUND} [数] 值 [时]`, ({ k }) => [
    fact('as-found', k),
  ]),
  ...WHICH.flatMap(([which, words]) => [
    ...rule<{ k: string }>(
      'case',
      `(当|若|设|取|令) {k:letter} (取|为) [其中] [的] (${words}) [的] [那个|一个|该] 值 [时]`,
      ({ k }) => chosen(k, which),
    ),
    ...rule<{ k: string }>(
      'case',
      `(对|对于|取|用) {k:letter} 的 (${words}) [的] [那个|一个] 值 [时]`,
      ({ k }) => chosen(k, which),
    ),
    ...rule<{ k: string }>(
      'case',
      `(对|对于|取|用) (${words}) 的 [那个|一个] {k:letter} [的] [值] [时]`,
      ({ k }) => chosen(k, which),
    ),
  ]),
  ...rule<{ k: string }>(
    'case',
    '(对|对于|取) {k:letter} 的 (这|上述|每) [两|一] [个] [可能] [的] 值 [中 的 每 一 个]',
    ({ k }) => [fact('each-found', k)],
  ),
  ...rule<{ f: RawFact[] }>('case', '(在|当) {f:facts} 的 (情况下|情形下|条件下|情况|情形)', ({ f }) => f),
  ...rule<{ c: RawFact[]; g: RawGoal[] }>('goals', '{c:case} [,] {g:goals}', ({ c, g }) => underCase(g, c)),
];

const SIDES = [
  ['x', 'less', '(左侧|左边|左方|左面)'],
  ['x', 'greater', '(右侧|右边|右方|右面)'],
  ['y', 'greater', '(上方|上面)'],
  ['y', 'less', '(下方|下面)'],
] as const;
const COORDINATES = [
  ['x', '(横坐标|x-坐标)'],
  ['y', '(纵坐标|y-坐标)'],
] as const;

/** Where a point lies, beside axes and other points. */
const PLACES: Rule[] = [
  ...[...'一二三四'].flatMap((n, at) =>
    rule<object>('does-point', `(在|位于|落在) 第 ${n} 象限 [内]`, () => inQuadrant(at)),
  ),
  ...SIDES.flatMap(([letter, way, noun]) =>
    rule<{ p: RawTerm }>('does-point', `(在|位于) {p:point} [的] ${noun}`, ({ p }) =>
      isReference(p) && p.name !== null ? beside(letter, way, p) : null,
    ),
  ),
  ...COORDINATES.flatMap(([letter, noun]) =>
    (
      [
        ['greater', '大'],
        ['less', '小'],
      ] as const
    ).flatMap(([way, word]) => [
      ...rule<{ p: RawTerm }>('facts', `{p:point} 的 ${noun} 较${word}`, ({ p }) => [
        fact('outermost', p, letter, way),
      ]),
      ...rule<{ p: RawTerm; q: RawTerm }>(
        'facts',
        `{p:point} 的 ${noun} (比 {q:point} 的 [${noun}] ${word}|${word}于 {q:point} 的 ${noun})`,
        ({ p, q }) => [fact(way, the(`${letter}-coordinate`, p), the(`${letter}-coordinate`, q))],
      ),
    ]),
  ),
  ...rule<{ a: RawTerm; o: RawTerm; b: RawTerm }>(
    'facts',
    '{a:point} 比 {b:point} (更 (靠近|接近) {o:point}|(离|距) {o:point} [更] 近)',
    ({ a, o, b }, [at]) => nearer(a, o, b, at + 0.2),
  ),
];

const CURVED = ['curve', 'line', 'circle'];

/** What a sentence speaks of that its next clause leaves out: 圆的圆心为 C, 且过点 A. */
function subjectIn(facts: RawFact[], kind: string): Reference | null {
  for (const one of facts.toReversed()) {
    const spoken: Reference[] = [];
    mapFacts([one], (part) => {
      if (isReference(part) && !part.name?.endsWith('-axis')) spoken.push(part);
      return null;
    });
    // What a clause speaks of stands first in it.
    const [first] = spoken.sort((a, b) => a.at - b.at);
    if (first && kindsAbove(first.a).includes(kind)) return first;
  }
  return null;
}

const LEFT_OUT: Rule[] = [...CURVED, 'point'].flatMap((kind) =>
  rule<{ f: RawFact[]; d: RawFact[] }>(
    'facts',
    `{f:facts} (,|, 且|且|, 并|并|, 并且|并且|, 又|又|, 同时|同时) [它|也] {d:does-${kind}}`,
    ({ f, d }) => {
      const subject = subjectIn(f, kind);
      return subject && [...f, ...sayOf({ ...subject, says: [] }, d)];
    },
  ),
);

/** The curves and lines that a sentence speaks of. */
function curvesIn(facts: RawFact[]): Reference[] {
  const found = new Map<number, Reference>();
  mapFacts(facts, (part) => {
    const isCurved = isReference(part) && CURVED.some((kind) => kindsAbove(part.a).includes(kind));
    if (isCurved && !found.has(part.at)) found.set(part.at, { ...part, says: [] });
    return null;
  });
  return [...found.values()];
}

const MEETINGS: Rule[] = [
  ...rule<object>('point', '(这|该) 两 个 (交点|公共点)', (_, [at]) => ({
    ...reference('point', null, 'the', at),
    says: ['line', 'curve'].map((kind, i) =>
      fact('on', SELF, reference(kind, null, 'left out', at + 0.3 * (i + 1))),
    ),
  })),
  ...['lines', 'curves', 'circles'].flatMap((kind) =>
    rule<{ x: RawTerm }>('wanted', `{x:${kind}} 的 方程`, ({ x }) => ({
      all: eachOf(x).map((one) => the('equation', one)),
    })),
  ),
  ...['point', 'points'].flatMap((kind) =>
    rule<{ f: RawFact[]; p: RawTerm }>(
      'facts',
      `{f:facts} [,] [且] (它们|两者|二者) 交于 {p:${kind}}`,
      ({ f, p }) => {
        const [x, y, more] = curvesIn(f);
        return x && y && !more
          ? [...f, ...eachOf(p).flatMap((one) => [fact('on', one, x), fact('on', one, y)])]
          : null;
      },
    ),
  ),
  ...CURVED.flatMap((kind) => [
    ...rule<{ x: RawTerm; p: RawTerm }>(`does-${kind}`, '再次 和 {x:thing} 交于 {p:point}', ({ x, p }) => [
      fact('on', p, SELF),
      fact('on', p, x),
      fact('again', p),
    ]),
    ...rule<{ x: RawTerm; p: RawTerm }>(
      `does-${kind}`,
      '和 {x:thing} 的 另 一 [个] 交点 为 {p:point}',
      ({ x, p }) => [fact('on', p, SELF), fact('on', p, x), fact('again', p)],
    ),
  ]),
  ...['curve', 'circle'].flatMap((kind) => [
    ...rule<{ x: RawTerm; p: RawTerm }>(`does-${kind}`, '和 {x:thing} 相切 于 {p:point}', ({ x, p }) => [
      fact('tangent', x, SELF),
      fact('on', p, SELF),
      fact('on', p, x),
    ]),
    ...rule<{ c: RawTerm; p: RawTerm }>('line', `过 {p:point} 的 {c:${kind}} 的 切线`, ({ c, p }, [at]) => ({
      ...reference('tangent', null, 'the', at),
      says: [fact('on', p, c), fact('is', SELF, the('tangent', c, p))],
    })),
  ]),
];

/** An article before a noun with its clause: 一条斜率为 m 的直线. */
const ARTICLES: Rule[] = CURVED.flatMap((kind) =>
  rule<{ x: RawTerm }>(kind, `(一条|一个|某|另一条) {x:${kind}}`, ({ x }) =>
    isReference(x) && x.name === null && x.says.length > 0 ? { ...x, article: 'a' } : null,
  ),
);

/** 条件, 位置与省略主语的分句. */
/** What is told once more in one sentence; functions on all of the line. */
const JOINED: Rule[] = [
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'facts',
    '{f:facts} [,] (已知|又知|又已知) {g:facts}',
    ({ f, g }) => [...f, ...g],
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '[函数] {n:function-name} [和 [函数] {m:function-name}] 的 定义域 [均|都] 为 {r:expression} [,] [且] {f:facts}',
    ({ f, r }: { f: RawFact[]; r?: string }) =>
      /^\$?\\?(?:mathbb\{?R\}?|ℝ|R)\$?$/.test(r ?? '') && f.every(({ relation }) => relation === 'holds')
        ? f
        : null,
  ),
];

export const CLAUSE_RULES: Rule[] = [...JOINED, ...CASES, ...PLACES, ...LEFT_OUT, ...MEETINGS, ...ARTICLES];

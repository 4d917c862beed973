import { fact, isAll, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { defined, reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const CURVED = ['curve', 'line', 'circle'];
const named = (name: string) => name.replace(/\$/g, '').trim();
const point = (name: string, at: number, says: RawFact[]): RawTerm => ({
  ...reference('point', named(name), 'the', at),
  says,
});

/** Points by what they lie on and their coordinates. */
const POINTS: Rule[] = [
  ...rule<{ p: string }>('point', '{p:pair}', ({ p }, [at]) => ({
    ...reference('point', null, 'a', at),
    says: [fact('equal', the('coordinates', SELF), p)],
  })),
  ...[
    ['x-coordinate', '(横坐标|x-坐标)'],
    ['y-coordinate', '(纵坐标|y-坐标)'],
  ].flatMap(([name, noun]) => [
    ...rule<{ v: RawTerm }>('place', `${noun!} (为|是|等于) {v:value}`, ({ v }) => [
      fact('equal', the(name!, SELF), v),
    ]),
    ...rule<{ x: RawTerm }>('value', `{x:point} 的 ${noun!}`, ({ x }) => the(name!, x)),
    ...rule<object>('value', `(其|该点的|它的) ${noun!}`, (_, [at]) =>
      the(name!, reference('point', null, 'left out', at)),
    ),
    ...rule<{ x: RawTerm; p: string; v: RawTerm }>(
      'facts',
      `{x:thing} 上 (一点|的 点|的 一点|点) {p:label} 的 ${noun!} (为|是) {v:value}`,
      ({ x, p, v }, [at]) => [
        fact('on', reference('point', named(p), 'the', at), x),
        fact('equal', the(name!, reference('point', named(p), 'the', at)), v),
      ],
    ),
  ]),
  ...rule<{ e: string }>('place', '[满足] {e:equation}', ({ e }) => [
    fact('there', SELF, the('statement', e)),
  ]),
  ...CURVED.flatMap((kind) => [
    ...rule<{ x: RawTerm; w: RawFact[]; p: string }>(
      'point',
      `{x:${kind}} 上 {w:place} (的 点|的 一点|处 的 点|点) {p:label}`,
      ({ x, w, p }, [at]) => point(p, at, [fact('on', SELF, x), ...w]),
    ),
    ...rule<{ x: RawTerm; w: RawFact[] }>(
      'point',
      `{x:${kind}} 上 {w:place} (的 点|的 一点|处 的 点)`,
      ({ x, w }, [at]) => ({
        ...reference('point', null, 'the', at),
        says: [fact('on', SELF, x), ...w],
      }),
    ),
    ...rule<{ x: RawTerm; p: string }>(
      'point',
      `{x:${kind}} 上 (的 点|一点|的 一点) {p:label}`,
      ({ x, p }, [at]) => point(p, at, [fact('on', SELF, x)]),
    ),
    ...rule<{ x: RawTerm }>('does-point', `(是|为) {x:${kind}} 上 的 [一] 点`, ({ x }) => [
      fact('on', SELF, x),
    ]),
    ...rule<{ x: RawTerm; w: RawFact[] }>(
      'does-point',
      `(是|为) {x:${kind}} 上 {w:place} 的 [一] 点`,
      ({ x, w }) => [fact('on', SELF, x), ...w],
    ),
    ...rule<{ x: RawTerm; e: string }>('line', `{x:${kind}} 在 {e:equation} 处 的 切线`, ({ x, e }, [at]) =>
      defined('tangent', at, the('tangent', x, whereIs(x, e, at + 0.25))),
    ),
    ...rule<{ x: RawTerm; e: string }>('line', `{x:${kind}} 在 {e:equation} 处 的 法线`, ({ x, e }, [at]) =>
      defined('normal', at, the('normal', x, whereIs(x, e, at + 0.25))),
    ),
  ]),
  ...rule<{ s: RawTerm; m: string }>('point', '{s:segment} [的] 中点 {m:label}', ({ s, m }, [at]) =>
    point(m, at, [fact('is', SELF, the('midpoint', s))]),
  ),
  ...rule<{ s: RawTerm; m: RawTerm }>('facts', '{m:point} (是|为) {s:segment} 的 中点', ({ s, m }) =>
    isReference(m) && m.name !== null ? [fact('is', m, the('midpoint', s))] : null,
  ),
  ...rule<{ p: RawTerm }>('points', '{p:points} (三点|两点|四点|三个点|两个点)', ({ p }) => p),
  ...rule<{ p: RawTerm }>('points', '(三点|两点|四点|三个点|两个点|点) {p:points}', ({ p }) => p),
];

const whereIs = (curve: RawTerm, e: string, at: number): RawTerm => ({
  ...reference('point', null, 'a', at),
  says: [fact('on', SELF, curve), fact('there', SELF, the('statement', e))],
});

const parallelTo = (at: number, p: RawTerm, relation: string, l: RawTerm): RawTerm => ({
  ...reference('line', null, 'a', at),
  says: [fact('on', p, SELF), fact(relation, SELF, l)],
});

/** A segment stands for the line through its ends. */
const LINES: Rule[] = [
  ...['line', 'segment'].flatMap((kind) => [
    ...rule<{ p: RawTerm; l: RawTerm }>(
      'line',
      `(过|经过|通过) {p:point} [且] (与 {l:${kind}} 平行|平行于 {l:${kind}}) 的 直线`,
      ({ p, l }, [at]) => parallelTo(at, p, 'parallel', l),
    ),
    ...rule<{ p: RawTerm; l: RawTerm }>(
      'line',
      `(过|经过|通过) {p:point} [且] (与 {l:${kind}} 垂直|垂直于 {l:${kind}}) 的 直线`,
      ({ p, l }, [at]) => parallelTo(at, p, 'perpendicular', l),
    ),
    ...rule<{ l: RawTerm }>('does-line', `(与 {l:${kind}} 平行|平行于 {l:${kind}})`, ({ l }) => [
      fact('parallel', SELF, l),
    ]),
    ...rule<{ l: RawTerm }>('does-line', `(与 {l:${kind}} 垂直|垂直于 {l:${kind}})`, ({ l }) => [
      fact('perpendicular', SELF, l),
    ]),
  ]),
  ...rule<{ p: RawTerm }>('line', '(过|经过|通过) {p:points} 的 直线', ({ p }, [at]) =>
    isAll(p)
      ? { ...reference('line', null, 'a', at), says: p.all.map((one) => fact('on', one, SELF)) }
      : null,
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'does-line',
    '{a:does-line} [,] (且|并且|并) {b:does-line}',
    ({ a, b }) => [...a, ...b],
  ),
  ...rule<{ x: RawTerm }>('formula', '{x:line} 方程', ({ x }) => the('equation', x)),
  ...(
    [
      ['tangent', '切线'],
      ['normal', '法线'],
    ] as const
  ).flatMap(([kind, noun]) => [
    ...rule<object>('line', noun, (_, [at]) => reference(kind, null, 'the', at)),
    ...rule<{ p: RawTerm }>('formula', `在 {p:point} 处 的 ${noun} 方程`, ({ p }, [at]) =>
      the('equation', defined(kind, at, the(kind, reference('curve', null, 'left out', at), p))),
    ),
    ...rule<{ x: RawTerm; y: RawTerm }>('facts', `{x:line} (是|为) {y:thing} 的 [一条] ${noun}`, ({ x, y }) =>
      kind === 'tangent' ? [fact('tangent', x, y)] : null,
    ),
    ...rule<{ x: RawTerm; y: RawTerm; p: RawTerm }>(
      'facts',
      `{x:line} (是|为) {y:thing} 在 {p:point} 处 的 ${noun}`,
      ({ x, y, p }, [at]) => [fact('same line', x, defined(kind, at, the(kind, y, p)))],
    ),
  ]),
  ...CURVED.flatMap((kind) => [
    ...rule<{ x: RawTerm; p: RawTerm }>(
      `does-${kind}`,
      '与 {x:thing} (再次相交于|再次交于|另交于|还交于|再交于|的 另 一个 交点 (为|是)) {p:point}',
      ({ x, p }) => [fact('on', p, SELF), fact('on', p, x), fact('again', p)],
    ),
    ...rule<{ x: RawTerm }>(
      `does-${kind}`,
      '与 {x:thing} (有且只有一个公共点|有且仅有一个公共点|只有一个公共点|恰有一个公共点|有唯一公共点|只有一个交点|有且只有一个交点|恰有一个交点)',
      ({ x }) => [fact('equal', the('number of intersections', SELF, x), '1')],
    ),
  ]),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'facts',
    '{x:thing} (与|和) {y:thing} (有且只有一个公共点|有且仅有一个公共点|只有一个公共点|恰有一个公共点|有唯一公共点|只有一个交点|有且只有一个交点|恰有一个交点)',
    ({ x, y }) => [fact('equal', the('number of intersections', x, y), '1')],
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'point',
    '{x:thing} (与|和) {y:thing} 的 [两个|所有] 交点',
    ({ x, y }, [at]) => ({
      ...reference('point', null, 'the', at),
      says: [fact('on', SELF, x), fact('on', SELF, y)],
    }),
  ),
];

/** Circles, and their centres and radii side by side. */
const CIRCLES: Rule[] = [
  ...rule<{ s: RawTerm; c: RawTerm }>(
    'facts',
    '以 {s:segment} 为直径 (作|画) [一个] {c:circle}',
    ({ s, c }) => [fact('diameter', c, s)],
  ),
  ...rule<{ s: RawTerm; c: RawTerm }>('circle', '以 {s:segment} 为直径 的 {c:circle}', ({ s, c }) =>
    saying(c, [fact('diameter', SELF, s)]),
  ),
  ...rule<{ s: RawTerm; c: RawTerm }>(
    'facts',
    '{c:circle} (以|的 直径 为) {s:segment} [为直径]',
    ({ s, c }) => [fact('diameter', c, s)],
  ),
  ...rule<{ x: RawTerm }>('wanted', '{x:circle} 的 圆心 [的] [坐标] (和|与|及|以及) 半径', ({ x }) => ({
    all: [the('coordinates', the('centre', x)), the('radius', x)],
  })),
  ...rule<object>('wanted', '[其] 圆心 [的] 坐标 (和|与|及|以及) [其] 半径', (_, [at]) => {
    const circle = reference('circle', null, 'only', at);
    return { all: [the('coordinates', the('centre', circle)), the('radius', circle)] };
  }),
  ...rule<object>('point', '[其] 圆心', (_, [at]) => the('centre', reference('circle', null, 'only', at))),
  ...rule<{ v: RawTerm }>('being-circle', '半径 (为|是) {v:value}', ({ v }) => [
    fact('equal', the('radius', SELF), v),
  ]),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'being-circle',
    '{a:being-circle} [,] [且|、] {b:being-circle}',
    ({ a, b }) => [...a, ...b],
  ),
  ...rule<{ p: RawTerm }>('being-circle', '以 {p:point} 为圆心', ({ p }) => [
    fact('equal', the('centre', SELF), p),
  ]),
  ...rule<{ v: RawTerm }>('being-circle', '(以 {v:value} 为半径|{v:value} 为半径)', ({ v }) => [
    fact('equal', the('radius', SELF), v),
  ]),
  ...rule<{ x: RawTerm; says: RawFact[] }>('circle', '{says:being-circle} 的 {x:circle}', ({ x, says }) =>
    saying(x, says),
  ),
  ...rule<{ t: string }>('triangle', '{t:triangle-name}', ({ t }, [at]) =>
    reference('triangle', t.replace(/\\triangle|△|\\Delta|\W/g, ''), 'the', at),
  ),
];

export const POINT_RULES: Rule[] = [...POINTS, ...LINES, ...CIRCLES];

import { asks, fact, isReference, type RawFact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { defined, meeting, reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const CURVED = ['curve', 'line', 'circle'];
const TOUCHING = [
  ['tangent', '切线'],
  ['normal', '法线'],
] as const;
const named = (name: string) => name.replace(/\$/g, '').trim();
const isOn = (point: RawTerm): boolean =>
  isReference(point) && point.says.some(({ relation }) => relation === 'on');

/** The point of a curve that a place tells. */
const placeOn = (curve: RawTerm, where: RawFact[], at: number): RawTerm => ({
  ...reference('point', null, 'a', at),
  says: [fact('on', SELF, curve), ...where],
});

/** What is said of a thing before its noun: 过点 P 且与 l 垂直的直线. */
const CLAUSES: Rule[] = [
  ...[...CURVED, 'point'].flatMap((kind) => [
    ...rule<{ a: RawFact[]; b: RawFact[] }>(
      `being-${kind}`,
      `{a:being-${kind}} (,|且|, 且|并且|, 并且|并|, 并|和) {b:being-${kind}}`,
      ({ a, b }) => [...a, ...b],
    ),
    ...rule<{ x: RawTerm; says: RawFact[] }>(kind, `{says:being-${kind}} 的 {x:${kind}}`, ({ x, says }) =>
      isReference(x) && x.article === 'any' ? saying({ ...x, article: 'a' }, says) : null,
    ),
  ]),
  ...['line', 'segment'].flatMap((kind) => [
    ...rule<{ l: RawTerm }>('being-line', `(和 {l:${kind}} 垂直|垂直于 {l:${kind}})`, ({ l }) => [
      fact('perpendicular', SELF, l),
    ]),
    ...rule<{ l: RawTerm }>('being-line', `(和 {l:${kind}} 平行|平行于 {l:${kind}})`, ({ l }) => [
      fact('parallel', SELF, l),
    ]),
  ]),
  ...rule<{ x: RawTerm }>('being-line', '和 {x:thing} 相切', ({ x }) => [fact('tangent', SELF, x)]),
  ...rule<{ k: RawTerm; n: string }>('facts', '[设] {k:line} 为 [直线] {n:label}', ({ k, n }) =>
    isReference(k) && k.article === 'a' && k.name === null
      ? [fact('given', { ...k, name: named(n), article: 'the' })]
      : null,
  ),
  ...rule<{ k: RawTerm; n: string }>('facts', '[设] {k:line} 为 [直线] {n:line-name}', ({ k, n }) =>
    isReference(k) && k.article === 'a' && k.name === null
      ? [fact('given', { ...k, name: named(n), article: 'the' })]
      : null,
  ),
];

/** Tangents, normals and the places where they are drawn. */
const PLACES: Rule[] = [
  ...CURVED.flatMap((kind) =>
    TOUCHING.flatMap(([name, noun]) => [
      ...rule<{ x: RawTerm; w: RawFact[] }>(
        'line',
        `{x:${kind}} (在|上|上 在) {w:place} [的] [点] 处 的 ${noun}`,
        ({ x, w }, [at]) => defined(name, at, the(name, x, placeOn(x, w, at + 0.25))),
      ),
      ...rule<{ x: RawTerm; p: RawTerm }>(
        'line',
        `{x:${kind}} 在 {p:point} [处] 的 ${noun}`,
        ({ x, p }, [at]) => defined(name, at, the(name, x, p)),
      ),
      ...rule<{ x: RawTerm; p: RawTerm }>(
        'line',
        `{x:${kind}} 在 其 上 [的] [一] {p:point} 处 的 ${noun}`,
        ({ x, p }, [at]) => defined(name, at, the(name, x, p)),
      ),
      ...rule<{ x: RawTerm; p: RawTerm }>(
        'facts',
        `过 {p:point} 作 {x:${kind}} 的 ${noun}`,
        ({ x, p }, [at]) => (isOn(p) ? [fact('given', defined(name, at, the(name, x, p)))] : null),
      ),
    ]),
  ),
  ...TOUCHING.flatMap(([name, noun]) => [
    ...rule<object>('line', `该 ${noun}`, (_, [at]) => reference(name, null, 'the', at)),
    ...rule<{ p: RawTerm }>('line', `在 {p:point} [处] 的 ${noun}`, ({ p }, [at]) =>
      defined(name, at, the(name, reference('curve', null, 'left out', at), p)),
    ),
  ]),
  ...rule<{ x: RawTerm; p: RawTerm }>('does-line', '和 {x:thing} 相切 于 {p:point}', ({ x, p }, [at]) => [
    fact('same line', SELF, defined('tangent', at, the('tangent', x, p))),
  ]),
  ...rule<{ p: RawTerm; l: RawTerm }>(
    'facts',
    '过 {p:point} 作 {l:line} 的 垂线 [{n:label}]',
    ({ p, l }, [at]) => [
      fact('given', {
        ...reference('line', null, 'a', at),
        says: [fact('on', p, SELF), fact('perpendicular', SELF, l)],
      }),
    ],
  ),
  ...rule<object>('line', '该 (垂线|平行线)', (_, [at]) => reference('line', null, 'the', at)),
  ...rule<{ p: string }>('point', '{p:label} 点', ({ p }, [at]) => reference('point', named(p), 'the', at)),
  ...rule<{ x: RawTerm; p: RawTerm }>('facts', '{x:thing} 上 有 [一] {p:point}', ({ x, p }) => [
    fact('on', p, x),
  ]),
  ...rule<{ x: RawTerm; p: RawTerm }>('point', '{x:thing} 上 [的|一] {p:point}', ({ x, p }) =>
    isReference(p) && p.article !== 'any' ? saying(p, [fact('on', SELF, x)]) : null,
  ),
];

const left = (kind: string, at: number): RawTerm => reference(kind, null, 'left out', at);

/** Where things meet. */
const MEETINGS: Rule[] = [
  ...CURVED.flatMap((kind) => [
    ...rule<{ y: RawTerm; p: RawTerm }>(`does-${kind}`, '交 {y:thing} 于 {p:point}', ({ y, p }) => [
      fact('on', p, SELF),
      fact('on', p, y),
    ]),
    ...['points', 'labels'].flatMap((points) =>
      rule<{ y: RawTerm; p: RawTerm }>(
        `does-${kind}`,
        `(交 {y:thing} 于|和 {y:thing} 交于) [两点] [点] {p:${points}} [两点]`,
        ({ y, p }, [at]) =>
          pointsOf(p, at)?.flatMap((one) => [fact('on', one, SELF), fact('on', one, y)]) ?? null,
      ),
    ),
  ]),
  ...rule<{ x: RawTerm; y: RawTerm; p: RawTerm }>(
    'facts',
    '{x:thing} 和 {y:thing} [的] [两个] 交点 [分别] 为 {p:points}',
    ({ x, y, p }, [at]) =>
      pointsOf(p, at)?.flatMap((one) => [fact('on', one, x), fact('on', one, y)]) ?? null,
  ),
  ...rule<{ x: RawTerm; y: RawTerm; p: RawTerm }>(
    'facts',
    '{x:thing} 和 {y:thing} [的] 交点 为 {p:point}',
    ({ x, y, p }) => [fact('on', p, x), fact('on', p, y)],
  ),
  ...rule<{ x: RawTerm; y: RawTerm; g: RawGoal[] }>(
    'sentence',
    '[已知|若] {x:thing} 和 {y:thing} 相交 , {g:goals}',
    ({ x, y, g }) =>
      g.some(({ verb }) => verb === 'show') ? null : asks(g, [fact('given', x), fact('given', y)]),
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'point',
    '{x:thing} 和 {y:thing} [的] [两个|两|所有] 交点',
    ({ x, y }, [at]) => meeting(x, y, at),
  ),
  ...rule<object>('point', '[该] [两个] 交点', (_, [at]) =>
    meeting(left('line', at + 0.3), left('curve', at + 0.6), at),
  ),
];

/** Points by their letters. */
function pointsOf(p: RawTerm, at: number): RawTerm[] | null {
  if (typeof p !== 'object' || !('all' in p)) return null;
  return p.all.map((one, i) =>
    typeof one === 'string' ? reference('point', named(one), 'the', at + 0.7 + i / 100) : one,
  );
}

export const RELATIVE_RULES: Rule[] = [...CLAUSES, ...PLACES, ...MEETINGS];

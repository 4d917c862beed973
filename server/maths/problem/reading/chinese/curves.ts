import { fact, isAll, isReference, type RawTerm, SELF, the } from '../meaning.ts';
import { defined, labelled, meeting, reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { property, several, thing } from './nouns.ts';

const NOUNS: Record<string, string> = { curve: '曲线', line: '直线', circle: '圆' };
const CURVED = Object.keys(NOUNS);

const THINGS: Rule[] = [
  ...CURVED.flatMap((kind) => thing(kind, NOUNS[kind]!)),
  ...thing('point', '点'),
  ...several('pair'),
  ...rule<object>('line', '(x-轴)', (_, [at]) => reference('line', 'x-axis', 'the', at)),
  ...['x', 'y'].flatMap((letter) =>
    rule<{ k: string }>('line', '{k:letter} 轴', ({ k }, [at]) =>
      k === letter ? reference('line', `${letter}-axis`, 'the', at) : null,
    ),
  ),
  ...rule<{ ends: string }>('segment', '(线段|弦|边|) {ends:two-labels}', ({ ends }, [at]) =>
    reference('segment', ends.replace(/\W/g, ''), 'the', at),
  ),
  ...rule<{ t: string }>('triangle', '三角形 {t:three-labels}', ({ t }, [at]) =>
    reference('triangle', t.replace(/\W/g, ''), 'the', at),
  ),
  ...rule<{ p: string }>('point', '[点] {p:labelled-point}', ({ p }, [at]) => labelled(p, at)),
  ...rule<{ p: string }>('point', '点 {p:pair}', ({ p }, [at]) => ({
    ...reference('point', null, 'a', at),
    says: [fact('equal', the('coordinates', SELF), p)],
  })),
  ...rule<{ p: RawTerm }>('facts', '{p:points}', ({ p }) =>
    isAll(p) && p.all.some((one) => isReference(one) && one.says.length > 0)
      ? p.all.map((one) => fact('given', one))
      : null,
  ),
  ...rule<{ p: RawTerm }>(
    'facts',
    '[空间|平面] [中|内|上] [的] (两|三|四|五) [个] 点 的 坐标 [分别|依次] (为|是) [:] {p:points}',
    ({ p }) =>
      isAll(p) && p.all.every((one) => isReference(one) && one.says.length > 0)
        ? p.all.map((one) => fact('given', one))
        : null,
  ),
  ...CURVED.flatMap((kind) => [
    ...rule<{ e: string }>(kind, `${NOUNS[kind]} {e:equation}`, ({ e }, [at]) => ({
      ...reference(kind, null, 'a', at),
      says: [fact('equal', the('equation', SELF), e)],
    })),
    ...rule<{ name: string; e: string }>(
      kind,
      `${NOUNS[kind]} {name:label} [:] {e:equation}`,
      ({ name, e }, [at]) => ({
        ...reference(kind, name, 'the', at),
        says: [fact('equal', the('equation', SELF), e)],
      }),
    ),
    ...rule<{ x: RawTerm }>('facts', `{x:${kind}}`, ({ x }) =>
      typeof x === 'object' && 'says' in x && x.says.length > 0 ? [fact('given', x)] : null,
    ),
  ]),
  ...rule<{ e: string }>('curve', '{e:equation} 的 图像', ({ e }, [at]) => ({
    ...reference('curve', null, 'a', at),
    says: [fact('equal', the('equation', SELF), e)],
  })),
];

const PROPERTIES: Rule[] = [
  ...property({ the: 'equation', noun: '方程', of: CURVED, gives: 'formula' }),
  ...rule<{ e: string }>('formula', '{e:equation}', ({ e }) => e),
  ...property({ the: 'coordinates', noun: '坐标', of: ['point'], gives: 'coordinates' }),
  ...rule<{ p: string }>('coordinates', '{p:pair}', ({ p }) => p),
  ...rule<{ p: RawTerm }>('coordinatess', '{p:pairs}', ({ p }) => p),
  ...property({ the: 'x-coordinate', noun: '横坐标', of: ['point'] }),
  ...property({ the: 'y-coordinate', noun: '纵坐标', of: ['point'] }),
  ...property({ the: 'gradient', noun: '斜率', of: ['curve', 'line'], at: 'point' }),
  ...property({ the: 'centre', noun: '圆心', of: ['circle'], gives: 'point' }),
  ...property({ the: 'radius', noun: '半径|半径长|半径的长|半径长度|半径的长度', of: ['circle'] }),
  ...property({ the: 'length', noun: '长|长度', of: ['segment'] }),
  ...property({ the: 'midpoint', noun: '中点', of: ['segment'], gives: 'point' }),
  ...property({ the: 'area', noun: '面积', of: ['triangle', 'region'] }),
  ...property({ the: 'minimum point', noun: '最低点|极小值点|最小值点', of: ['curve'], gives: 'point' }),
  ...property({ the: 'maximum point', noun: '最高点|极大值点|最大值点', of: ['curve'], gives: 'point' }),
  ...property({ the: 'stationary points', noun: '驻点|两个驻点', of: ['curve'], gives: 'point' }),
  ...rule<{ s: RawTerm }>('line', '{s:segment} 的 (垂直平分线|中垂线)', ({ s }, [at]) =>
    defined('bisector', at, the('perpendicular bisector', s)),
  ),
  ...[
    ['tangent', '切线'],
    ['normal', '法线'],
  ].flatMap(([kind, noun]) => [
    ...rule<{ c: RawTerm; p: RawTerm }>('line', `{c:thing} 在 {p:point} 处 的 ${noun!}`, ({ c, p }, [at]) =>
      defined(kind!, at, the(kind!, c, p)),
    ),
    ...rule<{ c: RawTerm; p: RawTerm }>(
      'formula',
      `{c:thing} 在 {p:point} 处 的 ${noun!} 方程`,
      ({ c, p }, [at]) => the('equation', defined(kind!, at, the(kind!, c, p))),
    ),
  ]),
];

const RELATIONS: Rule[] = [
  ...CURVED.flatMap((kind) => [
    ...rule<{ p: RawTerm }>(`does-${kind}`, '(过|经过|通过) {p:point}', ({ p }) => [fact('on', p, SELF)]),
    ...rule<{ p: RawTerm }>(`does-${kind}`, '(过|经过|通过) {p:points}', ({ p }) =>
      isAll(p) ? p.all.map((one) => fact('on', one, SELF)) : null,
    ),
    ...rule<{ p: RawTerm }>(`being-${kind}`, '(过|经过|通过) {p:point}', ({ p }) => [fact('on', p, SELF)]),
    ...rule<{ x: RawTerm }>('does-point', `在 {x:${kind}} 上`, ({ x }) => [fact('on', SELF, x)]),
    ...rule<{ x: RawTerm; p: RawTerm }>(
      `does-${kind}`,
      '与 {x:thing} (交于|相交于) {p:point}',
      ({ x, p }) => [fact('on', p, SELF), fact('on', p, x)],
    ),
    ...rule<{ x: RawTerm; p: RawTerm }>(
      `does-${kind}`,
      '与 {x:thing} (交于|相交于) {p:points} [两点]',
      ({ x, p }) => (isAll(p) ? p.all.flatMap((one) => [fact('on', one, SELF), fact('on', one, x)]) : null),
    ),
    ...rule<{ x: RawTerm }>(`does-${kind}`, '与 {x:thing} 相切', ({ x }) => [fact('tangent', SELF, x)]),
    ...rule<{ x: RawTerm }>(
      `does-${kind}`,
      '与 {x:thing} 相交于 (两个不同的点|两个点|不同的两点)',
      ({ x }) => [fact('equal', the('number of intersections', SELF, x), '2')],
    ),
    ...rule<{ x: RawTerm }>(`does-${kind}`, '与 {x:thing} (没有公共点|不相交)', ({ x }) => [
      fact('equal', the('number of intersections', SELF, x), '0'),
    ]),
    ...rule<{ x: RawTerm; y: RawTerm }>('facts', `{x:${kind}} 与 {y:thing} 相切`, ({ x, y }) => [
      fact('tangent', y, x),
    ]),
  ]),
  ...rule<object>('point', '切点', (_, [at]) =>
    meeting(reference('line', null, 'left out', at), reference('curve', null, 'left out', at + 0.5), at),
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>('point', '{x:thing} 与 {y:thing} 的 交点', ({ x, y }, [at]) =>
    meeting(x, y, at),
  ),
];

export const CURVE_RULES: Rule[] = [...THINGS, ...PROPERTIES, ...RELATIONS];

import { fact, isAll, paired, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { defined, meeting, reference, isDefinition, pointsIn } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { named, property, several, thing } from './nouns.ts';

const NOUNS: Record<string, string> = { line: '直线', plane: '平面' };
const KINDS = Object.keys(NOUNS);
const AND = '(与|和|及)';

const THINGS: Rule[] = [
  ...named('line', '直线', 'line-name'),
  ...several('line-name'),
  ...thing('plane', '平面', 'plane-name'),
  ...named('plane', '平面', 'line-name'),
  ...several('plane-name'),
  ...several('vector'),
  ...several('formula'),
  ...several('tuple'),
  ...rule<{ v: string }>('vector', '向量 {v:vector}', ({ v }) => v),
  ...rule<{ ends: string }>('line', '[过] [直线] {ends:two-labels} [的 直线]', ({ ends }, [at]) =>
    defined('line', at, the('line through', ...pointsIn(ends, at))),
  ),
  ...rule<{ p: RawTerm }>('line', '(过|经过) {p:points} 的 直线', ({ p }, [at]) =>
    isAll(p) && p.all.length === 2 ? defined('line', at, the('line through', ...p.all)) : null,
  ),
  ...rule<{ t: string }>('plane', '平面 {t:three-labels}', ({ t }, [at]) =>
    defined('plane', at, the('plane through', ...pointsIn(t, at))),
  ),
  ...rule<{ p: RawTerm }>('plane', '(过|经过|包含) {p:points} [三点] 的 平面', ({ p }, [at]) =>
    isAll(p) && p.all.length === 3 ? defined('plane', at, the('plane through', ...p.all)) : null,
  ),
  ...KINDS.flatMap((kind) => [
    ...rule<{ says: RawFact[] }>(kind, `{says:does-${kind}} 的 ${NOUNS[kind]!}`, ({ says }, [at]) => ({
      ...reference(kind, null, 'the', at),
      says,
    })),
    ...rule<{ name: string; e: string }>(
      kind,
      `${NOUNS[kind]!} {name:${kind}-name} [:] {e:equation}`,
      ({ name, e }, [at]) => ({
        ...reference(kind, name.replace(/\\math\w+|[{}\s]/g, ''), 'the', at),
        says: [fact('equal', the('equation', SELF), e)],
      }),
    ),
  ]),
  ...rule<{ e: string }>('plane', '平面 {e:equation}', ({ e }, [at]) => ({
    ...reference('plane', null, 'a', at),
    says: [fact('equal', the('equation', SELF), e)],
  })),
];

const EQUATION = '[一个] [向量|直角坐标|笛卡尔] 方程';
const PROPERTIES: Rule[] = [
  ...property({
    the: 'position vector',
    noun: '位置向量|两个可能的位置向量|所有可能的位置向量|可能的位置向量|两个位置向量',
    of: ['point'],
    gives: 'vector',
  }),
  ...rule<{ p: RawTerm; v: RawTerm }>(
    'facts',
    '{p:points} 的 位置向量 (分别|依次|) [为|是] {v:vectors}',
    ({ p, v }) => paired('position vector', p, v),
  ),
  ...rule<{ p: string }>('coordinates', '{p:tuple}', ({ p }) => p),
  ...rule<{ p: RawTerm }>('coordinatess', '{p:tuples}', ({ p }) => p),
  ...property({
    the: 'equation',
    noun: '方程|向量方程|直角坐标方程|笛卡尔方程',
    of: ['plane'],
    gives: 'formula',
  }),
  ...property({
    the: 'equation',
    noun: '向量方程|一个 向量方程|直角坐标方程',
    of: ['line'],
    gives: 'formula',
  }),
  ...KINDS.flatMap((kind) => [
    ...rule<{ x: RawTerm }>('formula', `{x:${kind}} 的 ${EQUATION}`, ({ x }) => the('equation', x)),
    ...rule<{ x: RawTerm; v: RawTerm }>(
      'facts',
      `{x:${kind}s} 的 ${EQUATION} (分别|依次|) (为|是) {v:formulas}`,
      ({ x, v }) => paired('equation', x, v),
    ),
  ]),
  ...['垂线 的 垂足', '垂线 垂足', '垂足'].flatMap((noun) => [
    ...rule<{ p: RawTerm; l: RawTerm }>(
      'point',
      `(从|由|过|) {p:point} (到|向|作) {l:thing} [所] [作] [的] ${noun}`,
      ({ p, l }, [at]) => defined('point', at, the('foot', p, l)),
    ),
  ]),
  ...rule<{ p: RawTerm; l: RawTerm }>(
    'point',
    '{p:point} (在|到) {l:thing} 上 的 (垂足|射影|投影)',
    ({ p, l }, [at]) => defined('point', at, the('foot', p, l)),
  ),
  ...rule<{ p: RawTerm; l: RawTerm }>(
    'point',
    '{p:point} 关于 {l:thing} 的 (对称点|镜像|反射点)',
    ({ p, l }, [at]) => defined('point', at, the('reflection', p, l)),
  ),
  ...rule<{ q: RawTerm; p: RawTerm; l: RawTerm }>(
    'facts',
    `{q:point} ${AND} {p:point} 关于 {l:thing} 对称`,
    ({ q, p, l }) => [fact('is', q, the('reflection', p, l))],
  ),
  ...rule<{ v: RawTerm }>('vector', '(与|沿) {v:direction} [方向|同向|平行] 的 单位向量', ({ v }) =>
    the('unit vector', v),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'vector',
    `[一个] 与 {a:direction} ${AND} {b:direction} (都|均) 垂直 的 [一个] 向量`,
    ({ a, b }) => the('common perpendicular', a, b),
  ),
  ...['vector', 'line', 'segment'].flatMap((kind) =>
    rule<{ v: RawTerm }>('direction', `{v:${kind}}`, ({ v }) => v),
  ),
  ...rule<{ v: RawTerm }>('wanted', '{v:vector}', ({ v }) => v),
];

const two =
  (name: string) =>
  ({ a, b }: { a: RawTerm; b: RawTerm }) =>
    the(name, a, b);
const bothOf =
  (kind: string, name: string) =>
  (_: object, [at]: readonly [number, number]) =>
    the(name, reference(kind, null, 'one', at), reference(kind, null, 'other', at + 0.5));

const MADE = '(所 成|之间|所 夹|) 的';
const MEASURES: Rule[] = [
  ...[
    ['line', 'line', '(锐角|夹角)'],
    ['plane', 'plane', '(锐角|夹角|锐 二面角)'],
    ['line', 'plane', '(锐角|夹角|角)'],
    ['segment', 'plane', '(锐角|夹角|角)'],
    ['plane', 'line', '(锐角|夹角|角)'],
  ].flatMap(([a, b, noun]) =>
    rule<{ a: RawTerm; b: RawTerm }>(
      'value',
      `{a:${a!}} ${AND} {b:${b!}} ${MADE} ${noun!}`,
      two('acute angle'),
    ),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'value',
    `{a:vector} ${AND} {b:vector} ${MADE} (夹角|角)`,
    two('angle between directions'),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'value',
    `{a:direction} ${AND} {b:direction} ${MADE} 锐角`,
    two('acute angle'),
  ),
  ...KINDS.flatMap((kind) => [
    ...rule<object>(
      'value',
      `(两|两条|这两条|两个|这两个) ${NOUNS[kind]!} ${MADE} (锐角|夹角)`,
      bothOf(kind, 'acute angle'),
    ),
    ...rule<object>(
      'value',
      `(两|两条|这两条|两个|这两个) ${NOUNS[kind]!} (之间|间) 的 [最短] 距离`,
      bothOf(kind, 'distance'),
    ),
  ]),
  ...rule<{ t: string }>(
    'value',
    '([∠|角] {t:three-labels}|{t:angle-name}) [的 (大小|度数)]',
    ({ t }, [at]) => the('angle at', ...pointsIn(t, at)),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('value', '{a:point} 到 {b:thing} 的 [最短|垂直] 距离', two('distance')),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'value',
    `{a:line} ${AND} {b:line} [之间|间] 的 [最短] 距离`,
    two('distance'),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'value',
    `{a:plane} ${AND} {b:plane} [之间|间] 的 [最短] 距离`,
    two('distance'),
  ),
  ...rule<{ t: string }>('value', '四面体 {t:many-labels} 的 体积', ({ t }, [at]) =>
    t.replace(/\W/g, '').length === 4 ? the('volume', ...pointsIn(t, at)) : null,
  ),
];

const RELATIONS: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'facts',
    '(相对于|以|关于) [定点|原点] [{o:label}] [为 原点] , {f:facts}',
    ({ f }) => f,
  ),
  ...KINDS.flatMap((kind) => [
    ...['vector', 'plane', 'segment', 'line'].flatMap((other) => [
      ...rule<{ v: RawTerm }>(`does-${kind}`, `[与|和] {v:${other}} 平行`, ({ v }) => [
        fact('parallel', SELF, v),
      ]),
      ...rule<{ v: RawTerm }>(`does-${kind}`, `平行于 {v:${other}}`, ({ v }) => [fact('parallel', SELF, v)]),
      ...rule<{ v: RawTerm }>(`does-${kind}`, `[与|和] {v:${other}} 垂直`, ({ v }) => [
        fact('perpendicular', SELF, v),
      ]),
      ...rule<{ v: RawTerm }>(`does-${kind}`, `垂直于 {v:${other}}`, ({ v }) => [
        fact('perpendicular', SELF, v),
      ]),
    ]),
    ...rule<{ f: RawFact[]; g: RawFact[] }>(
      `does-${kind}`,
      `{f:does-${kind}} (,|且|并|并且|, 且) {g:does-${kind}}`,
      ({ f, g }) => [...f, ...g],
    ),
  ]),
  ...rule<{ v: RawTerm }>('does-line', '[的] 方向 [向量] (为|是) {v:vector}', ({ v }) => [
    fact('parallel', SELF, v),
  ]),
  ...rule<{ a: RawTerm; b: RawTerm }>('facts', `{a:line} ${AND} {b:line} 相交`, ({ a, b }) => [
    fact('intersect', a, b),
  ]),
  ...rule<object>('facts', '(两|两条|这两条) 直线 相交', (_, [at]) => [
    fact('intersect', reference('line', null, 'one', at), reference('line', null, 'other', at + 0.5)),
  ]),
  ...rule<{ a: RawTerm; b: RawTerm }>('facts', `{a:line} ${AND} {b:line} (互相|) 垂直`, ({ a, b }) => [
    fact('perpendicular', a, b),
  ]),
  ...rule<{ a: RawTerm; b: RawTerm; p: RawTerm }>(
    'facts',
    `{a:line} ${AND} {b:line} (相交于|交于) {p:point}`,
    ({ a, b, p }) => [fact('on', p, a), fact('on', p, b)],
  ),
  ...rule<object>('point', '[它们的|两直线的] 交点', (_, [at]) =>
    meeting(reference('line', null, 'one', at + 0.2), reference('line', null, 'other', at + 0.5), at),
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>('line', `{x:plane} ${AND} {y:plane} 的 (交线)`, ({ x, y }, [at]) =>
    defined('line', at, the('meeting line', x, y)),
  ),
  ...rule<object>('line', '(两|这两个|两个) 平面 的 交线', (_, [at]) =>
    defined(
      'line',
      at,
      the('meeting line', reference('plane', null, 'one', at), reference('plane', null, 'other', at + 0.5)),
    ),
  ),
  ...rule<{ l: RawTerm }>('does-plane', '(包含|含有) {l:line}', ({ l }) => [fact('contains', SELF, l)]),
  ...rule<{ p: RawTerm }>('does-plane', '(过|经过|包含) {p:point}', ({ p }) => [fact('on', p, SELF)]),
  ...rule<{ p: RawTerm }>('does-plane', '(过|经过|包含) {p:points}', ({ p }) =>
    isAll(p) ? p.all.map((one) => fact('on', one, SELF)) : null,
  ),
  ...KINDS.flatMap((kind) =>
    rule<{ x: RawTerm; n: string }>(
      'facts',
      `{x:${kind}} (记为|记作|设为|称为|为|是) [${NOUNS[kind]!}] {n:${kind}-name}`,
      ({ x, n }, [at]) => isDefinition(x, reference(kind, n.replace(/\\math\w+|[{}\s]/g, ''), 'the', at)),
    ),
  ),
  ...rule<{ p: RawTerm; l: RawTerm }>('does-plane', `(包含|过) {p:point} ${AND} {l:line}`, ({ p, l }) => [
    fact('on', p, SELF),
    fact('contains', SELF, l),
  ]),
  ...rule<{ x: RawTerm }>('does-point', '在 {x:plane} (上|内)', ({ x }) => [fact('on', SELF, x)]),
  ...rule<{ p: RawTerm; q: RawTerm }>('facts', '{p:point} (为|是) {q:point}', ({ p, q }) =>
    isDefinition(q, p),
  ),
];

export const SPACE_RULES: Rule[] = [...THINGS, ...PROPERTIES, ...MEASURES, ...RELATIONS];

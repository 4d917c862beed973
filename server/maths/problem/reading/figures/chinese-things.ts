import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { ofCircle } from './english-things.ts';
import { eachNoun, idOfNoun, IT, noun, plain } from './terms.ts';

const SHAPES: Record<string, string> = {
  三角形: 'triangle',
  直角三角形: 'right-angled',
  等边三角形: 'equilateral',
  正三角形: 'equilateral',
  等腰三角形: 'isosceles',
  四边形: 'quadrilateral',
  矩形: 'rectangle',
  长方形: 'rectangle',
  正方形: 'square',
  菱形: 'rhombus',
  平行四边形: 'parallelogram',
};

const AND = '(和|,)';

const POINTS: Rule[] = [
  ...rule<{ p: string }>('point', '[点] {p:label} [点]', ({ p }) => noun(`point:${plain(p)}`)),
  ...rule<{ p: RawTerm }>('points', '{p:several-points} [两点|三点]', ({ p }) => p),
  ...rule<{ p: RawTerm; q: RawTerm }>('several-points', `{p:point} ${AND} {q:point}`, ({ p, q }) => ({
    all: [p, q],
  })),
  ...rule<{ p: RawTerm; q: RawTerm }>('several-points', '{p:point} , {q:several-points}', ({ p, q }) => ({
    all: [p, ...eachNoun(q)],
  })),
];

const LINE = '(线段|直线|边|切线|切线段|斜边|垂线)';

const LINES: Rule[] = [
  ...rule<{ s: string }>('seg', `[${LINE}] {s:two-labels}`, ({ s }) => noun(`seg:${plain(s)}`)),
  ...rule<{ s: string }>('seg', '[圆|该圆] [的] 弦 {s:two-labels}', ({ s }) =>
    noun(`seg:${plain(s)}`, fact('as chord', IT)),
  ),
  ...rule<{ s: string }>('seg', '直径 {s:two-labels}', ({ s }) =>
    noun(`seg:${plain(s)}`, fact('as diameter', IT)),
  ),
  ...rule<{ s: string }>('seg', '半径 {s:two-labels}', ({ s }) =>
    noun(`seg:${plain(s)}`, fact('as radius', IT)),
  ),
  ...rule<{ s: RawTerm; t: RawTerm }>('segs', `{s:seg} ${AND} {t:seg}`, ({ s, t }) => ({ all: [s, t] })),
  ...rule<{ s: RawTerm; t: RawTerm }>('segs', '{s:seg} , {t:segs}', ({ s, t }) => ({
    all: [s, ...eachNoun(t)],
  })),
  ...rule<{ s: RawTerm; p: RawTerm }>(
    'tangent-line',
    '[过 {p:point}|在 {p:point} 处] [作] [圆|圆 {c:label}] 的 切线',
    ({ p }: { p?: RawTerm }) => (p === undefined ? null : the('tangent-at', noun('circle:'), p)),
  ),
  ...rule<{ p: RawTerm; c: RawTerm }>('tangent-line', '{c:circle} 在 {p:point} 处 的 切线', ({ p, c }) =>
    the('tangent-at', c, p),
  ),
];

const SIZES: Rule[] = [
  ...rule<{ q: RawTerm }>('size', '{q:quantity}', ({ q }) => q),
  ...rule<{ e: string }>('size', '{e:expression}', ({ e }) => (/^[A-Z]{2,}$/.test(plain(e)) ? null : e)),
  ...rule<{ e: string }>('size', '{e:expression} 弧度', ({ e }) => ({ amount: e, unit: 'rad' })),
  ...rule<{ e: string; u: string }>('size', '{e:expression} {u:unit}', ({ e, u }) => ({
    amount: e,
    unit: u,
  })),
];

const HAVING: Rule[] = [
  ...rule<{ p: RawTerm }>('has', '[的] 圆心 [为|在] {p:point}', ({ p }) => [fact('centre', IT, p)]),
  ...rule<{ r: RawTerm }>('has', '[的] 半径 [为|长为] {r:size}', ({ r }) => [fact('radius', IT, r)]),
  ...rule<{ r: RawTerm }>('has', '[的] 半径 为 {r:seg}', ({ r }) => [fact('radius', IT, r)]),
  ...rule<{ r: RawTerm }>('has', '[的] 直径 [为] {r:size}', ({ r }) => [fact('diameter size', IT, r)]),
  ...rule<{ d: RawTerm }>('has', '[的] 直径 [为] {d:seg}', ({ d }) => [fact('diameter', IT, d)]),
  ...rule<{ s: RawTerm }>('has', '[的] 圆心角 [为] {s:size}', ({ s }) => [fact('sector angle', IT, s)]),
  ...rule<{ s: RawTerm; a: string }>(
    'has',
    '[的] 圆心角 angle {a:three-labels} (为|=) {s:size}',
    ({ s, a }) => [fact('equal', the('angle', plain(a)), s)],
  ),
  ...(
    [
      ['perimeter', '周长'],
      ['area', '面积'],
      ['length', '(弧长|长|长度)'],
    ] as const
  ).flatMap(([what, words]) =>
    rule<{ s: RawTerm }>('has', `[的] ${words} 为 {s:size}`, ({ s }) => [fact('equal', the(what, IT), s)]),
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>('has', '{a:has} (,|, 且|且|和) {b:has}', ({ a, b }) => [
    ...a,
    ...b,
  ]),
];

/** A circle is called by its centre where that is said. */
function circleWith(says: RawFact[]): RawTerm {
  const centre = says.find(({ relation }) => relation === 'centre')?.of[1];
  return noun(`circle:${centre === undefined ? '' : idOfNoun(centre).slice(6)}`, ...says);
}

const ROUND: Rule[] = [
  ...rule<object>('circle', '[该|一个|此] 圆', () => noun('circle:')),
  ...rule<{ c: string }>('circle', '圆 {c:label}', ({ c }) =>
    noun(`circle:${plain(c)}`, fact('centre', IT, noun(`point:${plain(c)}`))),
  ),
  ...rule<{ p: RawTerm; r: RawTerm }>(
    'circle',
    '以 {p:point} 为 圆心 [,] [半径 为 {r:size}|{r:size} 为 半径|以 {r:size} 为 半径|{r:seg} 为 半径|以 {r:seg} 为 半径] (的 圆|作 圆|画 圆)',
    ({ p, r }: { p: RawTerm; r?: RawTerm }) =>
      circleWith([fact('centre', IT, p), ...(r === undefined ? [] : [fact('radius', IT, r)])]),
  ),
  ...rule<{ h: RawFact[] }>('circle', '{h:has} 的 圆', ({ h }) => circleWith(h)),
  ...rule<object>('semicircle', '[该|一个] 半圆', () => noun('semicircle:')),
  ...rule<{ d: RawTerm }>('semicircle', '以 {d:seg} 为 直径 的 半圆', ({ d }) =>
    noun('semicircle:', fact('diameter', IT, d)),
  ),
  ...rule<{ s: string }>('sector', '[阴影] 扇形 {s:three-labels}', ({ s }) => noun(`sector:${plain(s)}`)),
  ...rule<object>('sector', '[该|一个|此] 扇形', () => noun('sector:')),
  ...rule<{ s: string }>('arc', '[圆] [劣] 弧 {s:two-labels}', ({ s }) => noun(`arc:${plain(s)}`)),
  ...rule<{ s: string }>('arc', '优弧 {s:two-labels}', ({ s }) => noun(`arc:major ${plain(s)}`)),
  ...rule<{ p: RawTerm; s: string }>('arc', '以 {p:point} 为 圆心 的 [圆] 弧 {s:two-labels}', ({ p, s }) =>
    noun(`arc:${plain(s)}`, fact('centre', IT, p)),
  ),
  ...rule<{ a: RawTerm; c: RawTerm }>('arc', '{c:circle} 的 {a:arc}', ({ a, c }) => ofCircle(a, c)),
];

const STRAIGHT: Rule[] = Object.entries(SHAPES).flatMap(([words, kind]) =>
  ['three-labels', 'many-labels'].flatMap((labels) => [
    ...rule<{ s: string }>(
      'shape',
      `(${words}${kind === 'triangle' ? '|triangle' : ''}) {s:${labels}}`,
      ({ s }) => noun(`shape:${plain(s)}`, fact('shape', IT, kind)),
    ),
    ...rule<{ s: string }>('facts', `[四边形|三角形|triangle] {s:${labels}} 为 [一个] ${words}`, ({ s }) => [
      fact('shape', noun(`shape:${plain(s)}`), kind),
    ]),
  ]),
);

const bounded = (edges: RawTerm): RawFact => fact('bounded', IT, ...eachNoun(edges));
const PART = '(区域|部分|图形|阴影部分|阴影区域|阴影图形)';

const REGIONS: Rule[] = [
  ...rule<{ r: string }>('region', `[该|图中|此] ${PART} [{r:label}]`, ({ r }: { r?: string }) =>
    noun(`region:${r === undefined ? '' : plain(r)}`),
  ),
  ...rule<object>('region', '[该|阴影|此] 弓形', () => noun('region:segment')),
  ...rule<{ e: RawTerm; r: string }>(
    'region',
    `[由] {e:edges} 围成的 (${PART}|弓形|阴影弓形) [{r:label}]`,
    ({ e, r }: { e: RawTerm; r?: string }) => noun(`region:${r === undefined ? '' : plain(r)}`, bounded(e)),
  ),
  ...rule<object>('region', '(两圆|两个圆|这两个圆|两圆的) [的] (公共部分|公共区域|重叠部分|重叠区域)', () =>
    noun('region:common', fact('common', IT)),
  ),
  ...rule<{ s: RawTerm; t: RawTerm }>('edges', `{s:edge} ${AND} {t:edge}`, ({ s, t }) => ({
    all: [...eachNoun(s), ...eachNoun(t)],
  })),
  ...rule<{ s: RawTerm; t: RawTerm }>('edges', '{s:edge} , {t:edges}', ({ s, t }) => ({
    all: [...eachNoun(s), ...eachNoun(t)],
  })),
  ...['seg', 'arc'].flatMap((kind) => rule<{ x: RawTerm }>('edge', `{x:${kind}}`, ({ x }) => x)),
];

export const CHINESE_THINGS: Rule[] = [
  ...POINTS,
  ...LINES,
  ...SIZES,
  ...HAVING,
  ...ROUND,
  ...STRAIGHT,
  ...REGIONS,
];

import { fact, isAll, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { defined, reference, saying } from '../references.ts';
import { shownOf } from '../shared/clauses.ts';
import { type Rule, rule } from '../rule.ts';

const FIGURES: Record<string, string> = {
  rhombus: '菱形',
  parallelogram: '平行四边形',
  rectangle: '矩形',
  square: '正方形',
};
const named = (labels: string) => labels.replace(/\W/g, '');
const corners = (labels: string, at: number, says: RawFact[] = []) => ({
  ...reference('triangle', named(labels), 'the', at),
  says,
});

export const FIGURE_RULES: Rule[] = [
  ...rule<{ t: string }>('triangle', '四边形 {t:many-labels}', ({ t }, [at]) =>
    named(t).length === 4 ? corners(t, at) : null,
  ),
  ...Object.entries(FIGURES).flatMap(([relation, noun]) => [
    ...rule<{ t: string }>('triangle', `${noun} {t:many-labels}`, ({ t }, [at]) =>
      named(t).length === 4 ? corners(t, at, [fact(relation, SELF)]) : null,
    ),
    ...rule<{ t: string }>('facts', `[四边形] {t:many-labels} (是|为) [一个] ${noun}`, ({ t }, [at]) =>
      named(t).length === 4 ? [fact(relation, corners(t, at))] : null,
    ),
  ]),
  ...rule<{ s: RawTerm; c: RawTerm }>(
    'facts',
    '{s:segment} (是|为) {c:circle} 的 [一条] 直径',
    ({ s, c }) => [fact('diameter', c, s)],
  ),
  ...rule<{ s: RawTerm; c: RawTerm }>('circle', '以 {s:segment} 为直径的 {c:circle}', ({ s, c }) =>
    saying(c, [fact('diameter', SELF, s)]),
  ),
  ...(
    [
      ['tangent', '切线'],
      ['normal', '法线'],
    ] as const
  ).flatMap(([kind, noun]) => [
    ...rule<object>('line', `(该|这条|此) ${noun}`, (_, [at]) => reference(kind, null, 'the', at)),
    ...rule<{ p: string }>('line', `{p:part-label} 中 [所求] 的 ${noun}`, (_, [at]) =>
      reference(kind, null, 'the', at),
    ),
    ...rule<{ p: RawTerm }>('line', `在 {p:point} 处 的 ${noun}`, ({ p }, [at]) =>
      defined(kind, at, the(kind, reference('curve', null, 'left out', at), p)),
    ),
  ]),
  ...rule<object>('line', '(该|这条|此) (垂直平分线|中垂线)', (_, [at]) =>
    reference('bisector', null, 'the', at),
  ),
  ...rule<object>('lines', '(坐标轴|两坐标轴|两条坐标轴)', (_, [at]) => ({
    all: [reference('line', 'x-axis', 'the', at), reference('line', 'y-axis', 'the', at + 0.5)],
  })),
  ...['line', 'curve', 'circle'].flatMap((kind) =>
    rule<{ x: RawTerm; p: RawTerm }>(
      `does-${kind}`,
      '与 {x:lines} 分别 (交于|相交于) [点] {p:points} [两点]',
      ({ x, p }) =>
        isAll(x) && isAll(p) && x.all.length === p.all.length
          ? p.all.flatMap((one, at) => [fact('on', one, SELF), fact('on', one, x.all[at]!)])
          : null,
    ),
  ),
  ...rule<{ o: string }>('note', '{o:label} (为|是) [坐标] 原点', ({ o }, [at]) => {
    const origin = reference('point', o, 'the', at);
    return o === 'O' ? [fact('given', origin)] : [fact('equal', the('coordinates', origin), '(0, 0)')];
  }),
  ...rule<{ f: RawFact[] }>('goals', '(证明|求证|验证) [:] {f:facts}', ({ f }) => shownOf(f)),
  ...rule<object>('manner', '[均|都] (写成|表示成|化为) 最简根式', () => ({ exact: true as const })),
];

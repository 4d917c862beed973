import { fact, type RawFact, type RawTerm } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { eachNoun, idOfNoun, IT, noun, plain, saidOfNoun, withSaid, across, tangentTo } from './terms.ts';

const ROUND = ['circle', 'semicircle', 'arc'];
const PLACES = ['seg', ...ROUND];

const OF_POINTS: Rule[] = [
  ...PLACES.flatMap((kind) => [
    ...rule<{ x: RawTerm }>(
      'of-point',
      `[均] (在|为|位于) {x:${kind}} (上|上 [的] 点|上 [的] 一点|上 [的] 两点|上 [的] 三点)`,
      ({ x }) => [fact('on', IT, x)],
    ),
  ]),
  ...rule<{ s: RawTerm }>('of-point', '为 {s:seg} 的 中点', ({ s }) => [fact('mid', IT, s)]),
  ...rule<{ s: RawTerm }>('of-point', '(在|位于) {s:seg} 的 延长线上', ({ s }) => [fact('beyond', IT, s)]),
  ...rule<{ c: RawTerm }>('of-point', '为 {c:circle} 的 圆心', ({ c }) => [fact('centre', c, IT)]),
  ...['point', 'points'].flatMap((kind) =>
    rule<{ p: RawTerm; f: RawFact[] }>('facts', `{p:${kind}} {f:of-point}`, ({ p, f }) => saidOfNoun(p, f)),
  ),
];

const OF_LINES: Rule[] = [
  ...rule<{ t: RawTerm }>('of-seg', '(垂直于|垂直|⊥) {t:seg}', ({ t }) => [fact('perp', IT, t)]),
  ...rule<{ t: RawTerm }>('of-seg', '(平行于|平行|∥) {t:seg}', ({ t }) => [fact('parallel', IT, t)]),
  ...rule<{ t: RawTerm }>('of-seg', '与 {t:seg} 垂直', ({ t }) => [fact('perp', IT, t)]),
  ...ROUND.flatMap((kind) => [
    ...rule<{ c: RawTerm; p: RawTerm }>(
      'of-seg',
      `(与 {c:${kind}} 相切|切 {c:${kind}}) (于|于 点) {p:point}`,
      ({ c, p }) => [fact('tangent', IT, c, p)],
    ),
    ...rule<{ c: RawTerm; p: RawTerm }>(
      'of-seg',
      `为 {c:${kind}} [在 {p:point} 处] 的 切线`,
      ({ c, p }: { c: RawTerm; p?: RawTerm }) => [fact('tangent', IT, c, ...(p ? [p] : []))],
    ),
    ...rule<{ c: RawTerm }>('of-seg', `为 {c:${kind}} 的 [一条] 直径`, ({ c }) => [fact('diameter', c, IT)]),
    ...rule<{ c: RawTerm }>('of-seg', `为 {c:${kind}} 的 [一条] 弦`, ({ c }) => [fact('chord', IT, c)]),
  ]),
  ...rule<{ s: RawTerm; f: RawFact[] }>('facts', '{s:seg} {f:of-seg}', ({ s, f }) => saidOfNoun(s, f)),
  ...rule<{ s: RawTerm; f: RawFact[] }>('facts', '{s:segs} {f:of-seg}', ({ s, f }) => saidOfNoun(s, f)),
  ...rule<{ s: RawTerm; t: RawTerm; p: RawTerm }>(
    'facts',
    '{s:seg} (与|和) {t:seg} (交于|相交于) {p:point}',
    ({ s, t, p }) => across(p, [s, t]),
  ),
  ...PLACES.flatMap((kind) =>
    PLACES.flatMap((other) =>
      kind === 'circle' && other === 'circle'
        ? []
        : [
            ...rule<{ s: RawTerm; t: RawTerm; p: RawTerm }>(
              'facts',
              `{s:${kind}} (交|与) {t:${other}} (于|交于) {p:point}`,
              ({ s, t, p }) => across(p, [s, t]),
            ),
            ...(other === 'seg' && kind !== 'seg'
              ? rule<{ s: RawTerm; t: RawTerm; p: RawTerm }>(
                  'facts',
                  `{s:${kind}} 分别 (交|与) {t:segs} (于|交于) {p:points}`,
                  ({ s, t, p }) => {
                    const [ls, ps] = [eachNoun(t), eachNoun(p)];
                    return ls.length === ps.length
                      ? ps.flatMap((one, at) => across(one, [ls[at]!, s]))
                      : null;
                  },
                )
              : []),
          ],
    ),
  ),
  ...rule<{ p: RawTerm; s: RawTerm; o: RawTerm; t: RawTerm }>(
    'facts',
    '以 {o:point} 为 圆心 , [以] {s:seg} 为 半径 [的|作|画] [圆] 弧 [,] 交 {t:seg} 于 {p:point}',
    ({ p, s, o, t }) => arcAbout(o, [s], t, p),
  ),
  ...rule<{ p: RawTerm; s: RawTerm; o: RawTerm; t: RawTerm }>(
    'facts',
    '以 {o:point} 为 圆心 , [以] {s:size} 为 半径 [的|作|画] [圆] 弧 [,] 交 {t:seg} 于 {p:point}',
    ({ p, s, o, t }) => arcAbout(o, [s], t, p),
  ),
  ...rule<{ t: RawTerm; s: RawTerm; p: RawTerm }>(
    'facts',
    '{t:tangent-line} (交|与) {s:seg} 的 延长线 (于|交于) {p:point}',
    ({ t, s, p }) => [...tangentTo(t, p), fact('beyond', p, s)],
  ),
  ...rule<{ t: RawTerm; s: RawTerm; p: RawTerm }>(
    'facts',
    '{t:tangent-line} (交|与) [直线] {s:seg} (于|交于) {p:point}',
    ({ t, s, p }) => [...tangentTo(t, p), fact('on line', p, s)],
  ),
  ...rule<{ p: RawTerm; t: RawTerm; c: RawTerm }>(
    'facts',
    '[过] {p:points} [分别] [作] {c:circle} 的 [两条] 切线 [,] [两切线|两条切线|它们] [相] 交于 {t:point}',
    ({ p, t, c }) => eachNoun(p).map((one) => fact('touching', t, one, c)),
  ),
  ...rule<{ p: RawTerm; t: RawTerm; c: RawTerm }>(
    'facts',
    '{c:circle} 在 {p:points} 处 的 [两条] 切线 [相] 交于 {t:point}',
    ({ p, t, c }) => eachNoun(p).map((one) => fact('touching', t, one, c)),
  ),
  ...rule<{ p: RawTerm; s: RawTerm }>('facts', '{s:seg} 延长 至 {p:point}', ({ p, s }) => [
    fact('beyond', p, s),
  ]),
  ...rule<{ p: RawTerm; s: RawTerm }>('facts', '延长 {s:seg} 至 {p:point}', ({ p, s }) => [
    fact('beyond', p, s),
  ]),
];

function arcAbout(o: RawTerm, [size]: RawTerm[], line: RawTerm, p: RawTerm): RawFact[] {
  const circle = noun(`circle:${idOfNoun(o).slice(6)}`, fact('centre', IT, o), fact('radius', IT, size!));
  return across(p, [line, circle]);
}

const TWO = '(两个圆|两圆|这两个圆|两个等圆)';

const OF_ROUND: Rule[] = [
  ...rule<{ s: RawTerm; a: RawTerm }>(
    'facts',
    '{s:seg} (所对的 圆心角|对应的 圆心角) 为 {a:size}',
    ({ s, a }) => [fact('subtends', s, a)],
  ),
  ...rule<{ o: RawTerm; r: RawTerm; s: RawTerm; p: RawTerm }>(
    'facts',
    '以 {o:point} 为 圆心 , {r:size} 为 半径 的 [圆] 弧 分别 交 {s:segs} 于 {p:points}',
    ({ o, r, s, p }) => {
      const [ls, ps] = [eachNoun(s), eachNoun(p)];
      return ls.length === ps.length ? ps.flatMap((each, at) => arcAbout(o, [r], ls[at]!, each)) : null;
    },
  ),
  ...['circle', 'semicircle', 'sector', 'arc'].flatMap((kind) => [
    ...rule<{ c: RawTerm; h: RawFact[] }>('facts', `{c:${kind}} {h:has}`, ({ c, h }) => saidOfNoun(c, h)),
    ...rule<{ c: RawTerm; h: RawFact[] }>(kind, `{h:has} 的 {c:${kind}}`, ({ c, h }) => withSaid(c, h)),
    ...rule<{ c: RawTerm; p: RawTerm }>('facts', `{c:${kind}} 过 {p:points}`, ({ c, p }) =>
      saidOfNoun(p, [fact('on', IT, c)]),
    ),
    ...rule<{ c: RawTerm; p: RawTerm }>('facts', `{c:${kind}} 过 {p:point}`, ({ c, p }) => [
      fact('on', p, c),
    ]),
  ]),
  ...rule<{ a: RawTerm; s: RawTerm }>(
    'facts',
    '{a:arc} (所对的 圆心角|对应的 圆心角|的 圆心角) 为 {s:size}',
    ({ a, s }) => [fact('subtends', a, s)],
  ),
  ...rule<{ a: string; p: RawTerm; r: RawTerm; s: string }>(
    'facts',
    '{s:three-labels} 为 (以 {p:point} 为 圆心|圆心 为 {p:point}) [,] [半径 为 {r:size}|{r:size} 为 半径] 的 扇形',
    ({ s, p, r }: { s: string; p: RawTerm; r?: RawTerm }) => [
      fact(
        'is',
        noun(
          `sector:${plain(s)}`,
          fact('centre', IT, p),
          ...(r === undefined ? [] : [fact('radius', IT, r)]),
        ),
      ),
    ],
  ),
  ...rule<{ s: string; h: RawFact[] }>(
    'facts',
    '{s:three-labels} 为 [{h:has} 的] 扇形',
    ({ s, h }: { s: string; h?: RawFact[] }) => [fact('is', noun(`sector:${plain(s)}`, ...(h ?? [])))],
  ),
  ...rule<{ s: string; p: RawTerm; c: RawTerm }>(
    'facts',
    '{s:two-labels} 为 以 {p:point} 为 圆心 的 [一段|圆] 弧',
    ({ s, p }) => [fact('is', noun(`arc:${plain(s)}`, fact('centre', IT, p)))],
  ),
  ...rule<{ p: RawTerm; s: RawTerm }>(
    'facts',
    `${TWO} 的 半径 (均 为|都 为|为) {s:size} , 圆心 分别 为 {p:points}`,
    ({ p, s }) => circles(p, [s, s]),
  ),
  ...rule<{ p: RawTerm; s: RawTerm; t: RawTerm }>(
    'facts',
    `${TWO} 的 半径 分别 为 {s:size} ${'(和|,)'} {t:size} , 圆心 分别 为 {p:points}`,
    ({ p, s, t }) => circles(p, [s, t]),
  ),
  ...rule<{ p: RawTerm; s: RawTerm; t: RawTerm }>(
    'facts',
    `${TWO} 的 圆心 分别 为 {p:points} , 半径 分别 为 {s:size} ${'(和|,)'} {t:size}`,
    ({ p, s, t }) => circles(p, [s, t]),
  ),
  ...rule<{ p: RawTerm; s: RawTerm }>(
    'facts',
    `${TWO} 的 圆心 分别 为 {p:points} , 半径 (均 为|为) {s:size}`,
    ({ p, s }) => circles(p, [s, s]),
  ),
  ...rule<{ p: RawTerm; s: RawTerm }>(
    'facts',
    `(以 {p:points} 为 圆心 [, 半径 均 为 {s:size}] 的 两个圆|圆心 分别 为 {p:points} [, 半径 均 为 {s:size}] 的 两个圆)`,
    ({ p, s }: { p: RawTerm; s?: RawTerm }) => circles(p, s === undefined ? [] : [s, s]),
  ),
  ...rule<object>(
    'facts',
    '(每个圆|每一个圆|其中每个圆|每个圆均|每个圆都) 过 (另一个圆|另一圆|对方) 的 圆心',
    () => [fact('through centres')],
  ),
  ...rule<{ p: RawTerm }>('facts', `${TWO} [相] 交于 {p:points}`, ({ p }) => [
    fact('circles meet', noun('circles:'), p),
  ]),
  ...rule<{ p: RawTerm }>('facts', `${TWO} [外] 切于 {p:point}`, ({ p }) => [
    fact('circles touch', noun('circles:'), p),
  ]),
];

const circles = (centres: RawTerm, sizes: RawTerm[]): RawFact[] =>
  eachNoun(centres).map((one, at) =>
    fact(
      'is',
      noun(
        `circle:${idOfNoun(one).slice(6)}`,
        fact('centre', IT, one),
        ...(sizes[at] === undefined ? [] : [fact('radius', IT, sizes[at])]),
      ),
    ),
  );

export const CHINESE_LINES: Rule[] = [...OF_POINTS, ...OF_LINES, ...OF_ROUND];

import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { saying } from '../references.ts';
import { ofThing } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';

const count = (x: RawTerm, y: RawTerm, n: string) => [fact('equal', the('number of intersections', x, y), n)];
const TWO = '(两个不同的点|两个点|不同的两点|两个不同点|两点)';

const OF_CURVES: Rule[] = ['curve', 'line', 'circle'].flatMap((kind) => [
  ...rule<{ x: RawTerm }>(`does-${kind}`, `与 {x:thing} (相交于|交于) ${TWO}`, ({ x }) =>
    count(SELF, x, '2'),
  ),
  ...rule<{ x: RawTerm }>(`does-${kind}`, '与 {x:thing} 有两个 (不同的|) (交点|公共点)', ({ x }) =>
    count(SELF, x, '2'),
  ),
  ...rule<{ x: RawTerm }>(`does-${kind}`, '与 {x:thing} (没有公共点|没有交点|无交点|无公共点)', ({ x }) =>
    count(SELF, x, '0'),
  ),
  ...['上', '下'].flatMap((side) =>
    rule<{ x: RawTerm }>(`does-${kind}`, `(全部|完全|总|始终|恒) [位] 在 {x:thing} 的 ${side}方`, ({ x }) => [
      fact(side === '上' ? 'above' : 'below', SELF, x),
    ]),
  ),
  ...rule<{ x: RawTerm; n: RawFact[] }>(kind, `{x:${kind}} \\( [其中] {n:note} \\)`, ({ x, n }) =>
    saying(x, n.map(ofThing)),
  ),
  ...rule<{ x: RawTerm; n: RawFact[] }>(kind, `{x:${kind}} , 其中 {n:note} ,`, ({ x, n }) =>
    saying(x, n.map(ofThing)),
  ),
  ...rule<{ e: string }>(
    kind,
    `(一条|另一条) ${{ curve: '曲线', line: '直线', circle: '圆' }[kind]!} {e:equation}`,
    ({ e }, [at]) => ({
      a: kind,
      name: null,
      article: 'a' as const,
      at,
      says: [fact('equal', the('equation', SELF), e)],
    }),
  ),
]);

/** How often curves meet and how many roots equations have. */
export const INTERSECTION_RULES: Rule[] = [
  ...OF_CURVES,
  ...rule<{ x: RawTerm; y: RawTerm; n: string }>(
    'facts',
    `{x:thing} (与|和) {y:thing} (相交于|有) ${TWO}`,
    ({ x, y }) => count(x, y, '2'),
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'facts',
    '{x:thing} (与|和) {y:thing} (没有公共点|没有交点|不相交)',
    ({ x, y }) => count(x, y, '0'),
  ),
  ...['curve', 'line', 'circle'].flatMap((kind) =>
    rule<{ x: RawTerm; y: RawTerm }>(
      'facts',
      `{x:${kind}} (与|和) {y:thing} 有 (公共点|交点)`,
      ({ x, y }) => [fact('at least', the('number of intersections', x, y), '1')],
    ),
  ),
  ...rule<{ e: string }>('facts', `{e:an-equation} 有 (实根|实数根|实数解)`, ({ e }) => [
    fact('at least', the('number of roots', e), '1'),
  ]),
];

import { fact, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { alongOf } from '../shared/paths.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

/** 由参数给出的曲线. */
const PARAMETRIC: Rule[] = [
  ...rule<{ x: string; y: string }>('parametric', '{x:equation} [,] [和|与] {y:equation}', ({ x, y }) =>
    alongOf(x, y),
  ),
  ...rule<{ c: RawTerm; p: RawFact[] }>(
    'facts',
    '{c:curve} 的 参数方程 (为|是|:) {p:parametric}',
    ({ c, p }) => sayOf(c, p),
  ),
  ...rule<{ c: RawTerm; p: RawFact[] }>(
    'facts',
    '{c:curve} (由|用) [参数方程] {p:parametric} (给出|定义|确定)',
    ({ c, p }) => sayOf(c, p),
  ),
  ...rule<{ f: RawFact[]; t: string; c?: string }>(
    'facts',
    '{f:facts} , [其中] {t:letter} (为|是) 参数 [, [且] {c:condition}]',
    ({ f, c }) => [...f, ...(c ? [fact('holds', c)] : [])],
  ),
];

type Place = (curve: RawTerm, slots: { e: string; v: RawTerm; l: RawTerm }) => RawFact[] | null;

const IS = '(为|是|等于)';

const axisFact = (l: RawTerm, curve: RawTerm): RawFact[] | null =>
  typeof l === 'object' && 'a' in l && l.name === 'x-axis'
    ? [fact('level', SELF, curve)]
    : typeof l === 'object' && 'a' in l && l.name === 'y-axis'
      ? [fact('upright', SELF, curve)]
      : null;

/** What is said of a point by what the curve does there. */
const PLACES: [pattern: string, place: Place][] = [
  ['[满足] {e:equation}', (_, { e }) => [fact('there', SELF, the('statement', e))]],
  ['(切线|切线 与) (平行于|平行 于) {l:line}', (curve, { l }) => axisFact(l, curve)],
  ['切线与 {l:line} 平行', (curve, { l }) => axisFact(l, curve)],
  ['切线水平', (curve) => [fact('level', SELF, curve)]],
  ['切线 (竖直|垂直于 x-轴)', (curve) => [fact('upright', SELF, curve)]],
  [
    `(斜率|切线斜率|切线的斜率) ${IS} {v:value}`,
    (curve, { v }) => [fact('equal', the('gradient', curve, SELF), v)],
  ],
  [
    `(法线斜率|法线的斜率) ${IS} {v:value}`,
    (curve, { v }) => [fact('equal', the('gradient', the('normal', curve, SELF)), v)],
  ],
];

const placed = (
  curve: RawTerm,
  at: number,
  says: RawFact[] | null,
  name: string | null = null,
): RawTerm | null =>
  says && { ...reference('point', name, 'the', at), says: [fact('on', SELF, curve), ...says] };

/** t = 2, and not f(x) = 2x. */
const LETTER_IS = /^\W*[a-zA-Z]+\s*=/;

const POINTS: Rule[] = [
  ...PLACES.flatMap(([pattern, place]) =>
    rule<{ x?: RawTerm; e: string; v: RawTerm; l: RawTerm }>(
      'point',
      `[{x:curve} 上] ${pattern} 的 [所有|各|全部] [点]`,
      (slots, [at]) => {
        const curve = slots.x ?? reference('curve', null, 'left out', at + 0.5);
        return placed(curve, at, place(curve, slots));
      },
    ),
  ),
  ...rule<{ e: string }>('point', '{e:equation} [的 点]', ({ e }, [at]) =>
    !LETTER_IS.test(e)
      ? null
      : placed(reference('curve', null, 'left out', at + 0.5), at, [
          fact('there', SELF, the('statement', e)),
        ]),
  ),
  ...rule<{ c: RawTerm; v: RawTerm }>(
    'facts',
    `{c:curve} 上 (某点|某一点|有一点|一点) 处 的 (斜率|切线斜率|切线的斜率) ${IS} {v:value}`,
    ({ c, v }, [at]) => {
      const where = placed(c, at, [fact('equal', the('gradient', c, SELF), v)]);
      return where && [fact('given', where)];
    },
  ),
  ...rule<object>('point', '(该点|这点|此点)', (_, [at]) => reference('point', null, 'the', at)),
];

export const PATH_RULES: Rule[] = [...PARAMETRIC, ...POINTS];

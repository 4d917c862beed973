import { fact, isAll, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { defined, reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const CENTRE = '圆心 [的] [坐标] (为|在|位于)';
const ENDS = '(直径 [的] [两个|两] 端点|直径 的 两端)';
const circle = (at: number): RawTerm => reference('circle', null, 'left out', at);
const diameterOf = (c: RawTerm, ends: RawTerm): RawFact[] | null =>
  isAll(ends) && ends.all.length === 2 ? [fact('diameter', c, ...ends.all)] : null;

/** Circles by their centres, radii and diameters. */
const CIRCLES: Rule[] = [
  ...rule<{ p: RawTerm }>('being-circle', `${CENTRE} {p:point}`, ({ p }) => [
    fact('equal', the('centre', SELF), p),
  ]),
  ...rule<{ p: RawTerm }>('does-circle', `[的] ${CENTRE} {p:point}`, ({ p }) => [
    fact('equal', the('centre', SELF), p),
  ]),
  ...rule<{ p: RawTerm }>('does-circle', '以 {p:point} 为圆心', ({ p }) => [
    fact('equal', the('centre', SELF), p),
  ]),
  ...rule<{ p: RawTerm }>('facts', `[其] ${CENTRE} {p:point}`, ({ p }, [at]) => [
    fact('equal', the('centre', circle(at)), p),
  ]),
  ...rule<{ c: RawTerm; p: RawTerm }>(
    'facts',
    `{c:circle} 的 [一条] ${ENDS} [的] [坐标] [分别] 为 {p:points}`,
    ({ c, p }) => diameterOf(c, p),
  ),
  ...rule<{ c: RawTerm; p: RawTerm }>('facts', `{p:points} 为 {c:circle} [的] [一条] ${ENDS}`, ({ c, p }) =>
    diameterOf(c, p),
  ),
  ...rule<{ c: RawTerm; p: RawTerm }>('facts', `{c:circle} 以 {p:points} 为 [一条] ${ENDS}`, ({ c, p }) =>
    diameterOf(c, p),
  ),
  ...['circle', 'curve'].flatMap((kind) =>
    rule<{ e: string; c: RawTerm }>('facts', `方程 {e:equation} 表示 {c:${kind}}`, ({ e, c }) => [
      fact('equal', the('equation', c), e),
    ]),
  ),
  ...rule<{ p: RawTerm; c: RawTerm }>(
    'circle',
    `以 {p:points} 为 [一条] ${ENDS} 的 {c:circle}`,
    ({ p, c }) => {
      const said = diameterOf(SELF, p);
      return said && isReference(c) ? { ...c, says: [...c.says, ...said] } : null;
    },
  ),
  ...rule<{ c: RawTerm }>('formula', '{c:circle} 的 标准方程', ({ c }) => the('equation', c)),
];

const nameOf = (one: RawTerm): string => (isReference(one) ? (one.name ?? '') : '');

const SEGMENTS: Rule[] = [
  ...rule<{ p: RawTerm }>('segment', '连接 {p:points} [两点] 的 线段', ({ p }, [at]) => {
    const name = isAll(p) ? p.all.map(nameOf).join('') : '';
    return isAll(p) && /^[A-Z]{2}$/.test(name)
      ? { ...reference('segment', name, 'the', at), says: p.all.map((one) => fact('given', one)) }
      : null;
  }),
  ...rule<{ l: RawTerm; s: RawTerm }>('facts', '{l:line} 为 {s:segment} 的 垂直平分线', ({ l, s }, [at]) => [
    fact('same line', l, defined('bisector', at, the('perpendicular bisector', s))),
  ]),
  ...['x', 'y'].flatMap((axis) => [
    ...rule<{ k: string; v: RawTerm }>('place', '{k:letter} 坐标 为 {v:value}', ({ k, v }) =>
      k === axis ? [fact('equal', the(`${axis}-coordinate`, SELF), v)] : null,
    ),
    ...rule<{ p: RawTerm; k: string; v: RawTerm }>(
      'facts',
      '{p:point} 的 {k:letter} 坐标 为 {v:value}',
      ({ p, k, v }) => (k === axis ? [fact('equal', the(`${axis}-coordinate`, p), v)] : null),
    ),
  ]),
];

export const CIRCLE_RULES: Rule[] = [...CIRCLES, ...SEGMENTS];

import { eachOf, fact, isAll, type RawFact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { defined, meeting, reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { sectorOf } from '../shared/figures.ts';

const MEET = '(~meet|~intersect|~cut|~cross)';
const CURVED = ['curve', 'line', 'circle'];
const any = (kind: string, at: number): RawTerm => reference(kind, null, 'left out', at);
const plain = (label: string): string => label.replace(/\W/g, '');
const upright = (e: string, at: number): RawTerm | null =>
  /^\$?[xy]\s*=/.test(e.trim())
    ? { ...reference('line', null, 'a', at), says: [fact('equal', the('equation', SELF), e)] }
    : null;
const count = (pair: RawTerm, n: string): RawFact[] | null =>
  isAll(pair) ? [fact('equal', the('number of intersections', pair.all[0]!, pair.all[1]!), n)] : null;

/** "The line and the curve", as two things that were spoken of. */
const PAIRS: Rule[] = [
  ...CURVED.flatMap((one) =>
    CURVED.filter((other) => other !== one).flatMap((other) =>
      rule<object>('pair-of-curves', `[the] ${one} and [the] ${other}`, (_, [at]) => ({
        all: [any(one, at), any(other, at + 0.5)],
      })),
    ),
  ),
  ...rule<{ p: RawTerm; n: string }>(
    'facts',
    `{p:pair-of-curves} ${MEET} (at|in) {n:number-word} [distinct|different] points`,
    ({ p, n }) => count(p, n),
  ),
  ...rule<{ p: RawTerm }>(
    'facts',
    '{p:pair-of-curves} (do not meet|do not intersect|have no points in common|have no point in common|never meet)',
    ({ p }) => count(p, '0'),
  ),
  ...rule<{ p: RawTerm }>(
    'point',
    '[the] (point|points) of intersection of {p:pair-of-curves}',
    ({ p }, [at]) => (isAll(p) ? meeting(p.all[0]!, p.all[1]!, at) : null),
  ),
  ...rule<{ x: RawTerm; y: RawTerm; p: RawTerm }>(
    'facts',
    `{x:thing} and {y:thing} ${MEET} at [the] {p:points}`,
    ({ x, y, p }) => (isAll(p) ? p.all.flatMap((one) => [fact('on', one, x), fact('on', one, y)]) : null),
  ),
  ...rule<{ x: RawTerm; y: RawTerm; p: RawTerm }>(
    'facts',
    `{x:thing} and {y:thing} ${MEET} at [the] [point] {p:point}`,
    ({ x, y, p }) => [fact('on', p, x), fact('on', p, y)],
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'point',
    '[the] point (where|at which) {x:thing} (touches|is tangent to|is a tangent to|just touches) {y:thing}',
    ({ x, y }, [at]) => meeting(x, y, at),
  ),
];

/** Points and lines by their equations. */
const THINGS: Rule[] = [
  ...rule<{ a: string; b: string }>(
    'lines',
    '[the] lines {a:equation} and {b:equation}',
    ({ a, b }, [at]) => {
      const all = [upright(a, at), upright(b, at + 0.5)];
      return all.every((one) => one !== null) ? { all: all as RawTerm[] } : null;
    },
  ),
  ...rule<{ p: RawTerm }>('points', '[the] points {p:pairs}', ({ p }, [at]) =>
    isAll(p)
      ? {
          all: p.all.map((pair, i) => ({
            ...reference('point', null, 'a', at + i / 100),
            says: [fact('equal', the('coordinates', SELF), pair)],
          })),
        }
      : null,
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('bounds', '{a:lines} [,] and {b:thing}', ({ a, b }) =>
    isAll(a) ? { all: [...a.all, b] } : null,
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('bounds', '{a:lines} , {b:bounds}', ({ a, b }) =>
    isAll(a) && isAll(b) ? { all: [...a.all, ...b.all] } : null,
  ),
  ...rule<{ b: RawTerm }>(
    'region',
    '(the|a|that) [finite|shaded] [region|area] [which is] (bounded|enclosed) by {b:bounds}',
    ({ b }, [at]) => ({
      ...reference('region', null, 'the', at),
      says: [fact('bounded', SELF, ...eachOf(b).flatMap(eachOf))],
    }),
  ),
  ...['tangent', 'normal'].flatMap((kind) => [
    ...rule<{ l: RawTerm; e: string }>(
      'facts',
      `{l:${kind}} (is|has equation|is the line [with equation]|is given by) {e:equation}`,
      ({ l, e }, [at]) => [
        fact('same line', l, {
          ...reference('line', null, 'a', at + 0.5),
          says: [fact('equal', the('equation', SELF), e)],
        }),
      ],
    ),
    ...rule<{ l: RawTerm; e: string }>(
      'facts',
      `[the] equation of {l:${kind}} is {e:equation}`,
      ({ l, e }, [at]) => [
        fact('same line', l, {
          ...reference('line', null, 'a', at + 0.5),
          says: [fact('equal', the('equation', SELF), e)],
        }),
      ],
    ),
    ...rule<{ l: RawTerm; v: RawTerm }>('facts', `{l:${kind}} has gradient {v:value}`, ({ l, v }) => [
      fact('equal', the('gradient', l), v),
    ]),
  ]),
  ...rule<{ v: RawTerm; e: string; c: RawTerm }>(
    'facts',
    '[the] gradient of {c:curve} (is {v:value} when|when) {e:equation} [is {w:value}]',
    ({ c, e, v, w }: { v: RawTerm; e: string; c: RawTerm; w?: RawTerm }, [at]) =>
      (v === undefined) === (w === undefined)
        ? null
        : [fact('equal', the('gradient', c, whereIs(c, e, at + 0.3)), (v ?? w)!)],
  ),
  ...rule<{ e: string }>('line', '[the|a] straight line [with equation] {e:equation}', ({ e }, [at]) => ({
    ...reference('line', null, 'a', at),
    says: [fact('equal', the('equation', SELF), e)],
  })),
  ...rule<{ p: string; c: string }>('note', '{p:label} is [the point|at] {c:pair}', ({ p, c }, [at]) => [
    fact('equal', the('coordinates', reference('point', plain(p), 'the', at)), c),
  ]),
  ...['tangent', 'normal'].flatMap((kind) =>
    rule<{ x: RawTerm; c: RawTerm; p: RawTerm }>(
      'facts',
      `{x:line} is (a|the) ${kind} to {c:thing} at [the point] {p:point}`,
      ({ x, c, p }, [at]) => [
        fact('on', p, c),
        fact('same line', x, defined(kind, at + 0.4, the(kind, c, p))),
      ],
    ),
  ),
  ...rule<{ c: RawTerm; l: RawTerm }>(
    'point',
    '[the] (point|points) on {c:curve} (where|at which) the tangent is parallel to {l:line}',
    ({ c, l }, [at]) =>
      isAxis(l)
        ? null
        : {
            ...reference('point', null, 'the', at),
            says: [fact('on', SELF, c), fact('parallel', the('tangent', c, SELF), l)],
          },
  ),
  ...rule<{ a: string; b: string; o: string; r: RawTerm }>(
    'facts',
    '[the] [points] {a:label} and {b:label} (lie on|are points on|are on) [the circumference of] a circle (with|,|of) centre {o:label} (and|,|, and) [with|of] radius [of] {r:measure}',
    ({ a, b, o, r }, [at]) => sectorOf(o, `${a}${b}`, r, at),
  ),
  ...rule<{ c: string; o: string; r: RawTerm }>(
    'facts',
    '{c:two-labels} is a chord of a circle (with|,|of) centre {o:label} (and|,|, and) [with|of] radius [of] {r:measure}',
    ({ c, o, r }, [at]) => sectorOf(o, c, r, at),
  ),
  ...rule<{ a: string }>('value', '[the] distance {a:two-labels}', ({ a }, [at]) =>
    the('length', reference('segment', plain(a), 'the', at)),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'value',
    '[the] [exact] distance (between|from) {a:point} (and|to) {b:point}',
    ({ a, b }, [at]) =>
      nameOf(a) && nameOf(b)
        ? the('length', {
            ...reference('segment', `${nameOf(a)}${nameOf(b)}`, 'the', at),
            says: [a, b].filter(isTold).map((one) => fact('given', one)),
          })
        : null,
  ),
  ...rule<{ p: RawTerm; c: RawTerm }>('facts', '[the] points {p:points} lie on {c:circle}', ({ p, c }) =>
    isAll(p) ? p.all.map((one) => fact('on', one, c)) : null,
  ),
];

/** A tangent along an axis is level or upright. */
const isAxis = (one: RawTerm): boolean =>
  typeof one === 'object' && 'a' in one && (one.name ?? '').endsWith('-axis');

/** With its coordinates beside it. */
const isTold = (one: RawTerm): boolean => typeof one === 'object' && 'a' in one && one.says.length > 0;

const nameOf = (one: RawTerm): string | null =>
  typeof one === 'object' && 'a' in one && one.name?.length === 1 ? one.name : null;

const whereIs = (curve: RawTerm, e: string, at: number): RawTerm => ({
  ...reference('point', null, 'a', at),
  says: [fact('on', SELF, curve), fact('there', SELF, the('statement', e))],
});

/** The lowest point of a parabola, under its other name. */
const VERTEX: Rule[] = [
  ...rule<{ x: RawTerm }>('wanted', '[the] coordinates of the vertex of {x:curve}', ({ x }) =>
    the('coordinates', the('stationary points', x)),
  ),
];

/** Volumes and areas that are asked for in one sentence. */
const REGIONS: Rule[] = [
  ...rule<{ r: RawTerm; x: RawTerm; a: string }>(
    'facts',
    '{r:region} is rotated through four right angles about {x:line}',
    ({ r, x }) => [fact('rotated', r, x)],
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} [,] (giving|leaving) your answer as a multiple of π',
    ({ g }) => g.map((one) => ({ ...one, exact: true as const })),
  ),
];

export const CURVE_RULES: Rule[] = [...PAIRS, ...THINGS, ...VERTEX, ...REGIONS];

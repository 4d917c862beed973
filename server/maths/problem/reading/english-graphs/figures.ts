import { fact, isAll, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { defined, reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const FIGURES: Record<string, string> = {
  rhombus: 'rhombus',
  parallelogram: 'parallelogram',
  rectangle: 'rectangle',
  square: 'square',
};
const named = (labels: string) => labels.replace(/\W/g, '');
const corners = (labels: string, at: number, says: RawFact[] = []) => ({
  ...reference('triangle', named(labels), 'the', at),
  says,
});

/** Figures with corners, and circles on a diameter. */
const SHAPES: Rule[] = [
  ...rule<{ t: string }>('triangle', '[the] quadrilateral {t:many-labels}', ({ t }, [at]) =>
    named(t).length === 4 ? corners(t, at) : null,
  ),
  ...Object.entries(FIGURES).flatMap(([relation, noun]) => [
    ...rule<{ t: string }>('triangle', `[the|a] ${noun} {t:many-labels}`, ({ t }, [at]) =>
      named(t).length === 4 ? corners(t, at, [fact(relation, SELF)]) : null,
    ),
    ...rule<{ t: string }>('facts', `[the] [quadrilateral] {t:many-labels} is a ${noun}`, ({ t }, [at]) =>
      named(t).length === 4 ? [fact(relation, corners(t, at))] : null,
    ),
  ]),
  ...rule<{ x: RawTerm; says: RawFact[] }>(
    'triangle',
    '{x:triangle} [,] {says:being-triangle}',
    ({ x, says }) => saying(x, says),
  ),
  ...rule<{ s: RawTerm; t: RawTerm }>('facts', '{s:segment} is a diagonal of {t:triangle}', ({ s, t }) => {
    const [ends, all] = [s, t].map((one) => (typeof one === 'object' && 'a' in one ? (one.name ?? '') : ''));
    const [from, to] = [...ends!].map((label) => all!.indexOf(label));
    return Math.abs(from! - to!) === 2 && from! >= 0 && to! >= 0 ? [fact('given', t)] : null;
  }),
  ...rule<{ p: RawTerm }>(
    'being-circle',
    '(which has|having|with|that has) {p:points} (as [the] (ends|end-points|endpoints) of [a|its] diameter|at [the] ends of [a|its] diameter)',
    ({ p }) => (isAll(p) && p.all.length === 2 ? [fact('diameter', SELF, ...p.all)] : null),
  ),
  ...rule<{ s: RawTerm }>('being-circle', '(with|on) diameter {s:segment}', ({ s }) => [
    fact('diameter', SELF, s),
  ]),
  ...rule<{ s: RawTerm }>(
    'being-circle',
    '(with|on|which has|having) {s:segment} as [a] diameter',
    ({ s }) => [fact('diameter', SELF, s)],
  ),
  ...rule<{ s: RawTerm; c: RawTerm }>('facts', '{s:segment} is a diameter of {c:circle}', ({ s, c }) => [
    fact('diameter', c, s),
  ]),
];

const pairs = (things: RawTerm, points: RawTerm, x: (at: number) => RawTerm): RawFact[] | null =>
  isAll(things) && isAll(points) && things.all.length === points.all.length
    ? points.all.flatMap((p, at) => [fact('on', p, things.all[at]!), fact('on', p, x(at))])
    : null;

const AXES = (at: number): RawTerm => ({
  all: [reference('line', 'x-axis', 'the', at), reference('line', 'y-axis', 'the', at + 0.5)],
});

/** Tangents and normals, several at once, and where they meet other lines. */
const LINES: Rule[] = [
  ...rule<{ c: RawTerm; p: RawTerm }>(
    'lines',
    '[the] tangent and [the] normal to {c:thing} at {p:point}',
    ({ c, p }, [at]) => ({
      all: [defined('tangent', at, the('tangent', c, p)), defined('normal', at, the('normal', c, p))],
    }),
  ),
  ...rule<{ p: RawTerm }>('lines', '[the] tangent and [the] normal at {p:point}', ({ p }, [at]) => {
    const c = reference('curve', null, 'left out', at);
    return {
      all: [defined('tangent', at, the('tangent', c, p)), defined('normal', at, the('normal', c, p))],
    };
  }),
  ...rule<object>('lines', '[the] (coordinate axes|axes)', (_, [at]) => AXES(at)),
  ...rule<{ l: RawTerm; x: RawTerm; p: RawTerm }>(
    'facts',
    '{l:lines} (~meet|~cut|~cross|~intersect) {x:line} at {p:points} [respectively]',
    ({ l, x, p }) => pairs(l, p, () => x),
  ),
  ...rule<{ l: RawTerm; x: RawTerm; p: RawTerm }>(
    'facts',
    '{l:line} (~meet|~cut|~cross|~intersect) {x:lines} at {p:points} [respectively]',
    ({ l, x, p }) => pairs(x, p, () => l),
  ),
  ...rule<{ l: RawTerm; x: RawTerm; y: RawTerm; p: RawTerm; q: RawTerm }>(
    'facts',
    '{l:line} (~meet|~cut|~cross|~intersect) {x:line} at {p:point} and {y:line} at {q:point}',
    ({ l, x, y, p, q }) => [fact('on', p, l), fact('on', p, x), fact('on', q, l), fact('on', q, y)],
  ),
  ...rule<{ o: RawTerm; d: RawTerm; p: RawTerm }>(
    'facts',
    '[the] [two] tangents from {o:point} [to {c:circle}] touch {d:circle} at {p:points}',
    ({ o, d, p }) =>
      isAll(p)
        ? p.all.flatMap((one) => [fact('on', one, d), fact('right angle', one, o, the('centre', d))])
        : null,
  ),
  ...rule<{ o: string }>('note', '{o:label} is the origin', ({ o }, [at]) => originOf(o, at)),
  ...rule<{ o: string }>('point', '[the] origin {o:label}', ({ o }, [at]) => ({
    ...reference('point', o, 'the', at),
    says: o === 'O' ? [] : [fact('equal', the('coordinates', SELF), '(0, 0)')],
  })),
  ...rule<object>('point', 'the origin', (_, [at]) => reference('point', 'O', 'the', at)),
];

function originOf(name: string, at: number): RawFact[] {
  const origin = reference('point', name, 'the', at);
  return name === 'O' ? [fact('given', origin)] : [fact('equal', the('coordinates', origin), '(0, 0)')];
}

export const FIGURE_RULES: Rule[] = [...SHAPES, ...LINES];

import { fact, isReference, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { AT, onlyWith } from '../english-physics/things.ts';

interface Axis {
  p: string;
  e: RawTerm | null;
  s: string | null;
}

const asAxis = (one: Axis): RawTerm => ({ all: [one.p, one.e ?? '', one.s ?? ''] });
const axisOf = (term: RawTerm): Axis => {
  const [p, e, s] = (term as { all: RawTerm[] }).all;
  return { p: p as string, e: e === '' ? null : e!, s: s === '' ? null : (s as string) };
};

/** The two quantities of a graph, of one thing; null where they are of two. */
function quantitiesOf(y: RawTerm, x: RawTerm, at: number): [RawTerm, RawTerm] | null {
  const [a, b] = [axisOf(y), axisOf(x)];
  const owner = a.e ?? b.e ?? onlyWith(a.p, at);
  if (a.e && b.e && JSON.stringify(a.e) !== JSON.stringify(b.e)) return null;
  return [the(a.p, owner), the(b.p, owner)];
}

type Point = [RawTerm, RawTerm];

const pointOf = (term: RawTerm): Point => (term as { all: RawTerm[] }).all as Point;

/** What a point of the graph tells: one quantity where the other has a value. */
function pointed(quantities: [RawTerm, RawTerm], [x, y]: Point): RawFact[] {
  const [q, r] = quantities;
  return [fact('equal', { ...(q as Extract<RawTerm, { the: string }>), where: [fact('equal', r, x)] }, y)];
}

const AGAINST = '(against|plotted against|as a function of)';
const STRAIGHT = '(is|gives) [a] straight [line]';

/** Graphs that are told in words: straight, through a point or two. */
export const GRAPH_RULES: Rule[] = [
  ...rule<{ p: string; s?: string; e?: RawTerm }>(
    'axis',
    `[the] {p:property} [{s:letter}] [${AT} {e:entity}]`,
    ({ p, s, e }) => asAxis({ p, e: e && isReference(e) ? e : null, s: s ?? null }),
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>('graph-point', '\\( {x:quantity} , {y:quantity} \\)', ({ x, y }) => ({
    all: [x, y],
  })),
  ...rule<{ y: RawTerm; x: RawTerm; a: RawTerm }>(
    'facts',
    `(a|the) graph of {y:axis} ${AGAINST} {x:axis} ${STRAIGHT} (from the origin (to|and|through)|through the origin and|passing through the origin and|that passes through the origin and) [the] point {a:graph-point}`,
    ({ y, x, a }, [at]) => {
      const both = quantitiesOf(y, x, at);
      return both && pointed(both, pointOf(a));
    },
  ),
  ...rule<{ y: RawTerm; x: RawTerm; a: RawTerm; b: RawTerm }>(
    'facts',
    `(a|the) graph of {y:axis} ${AGAINST} {x:axis} ${STRAIGHT} (through|passing through|that passes through|joining) [the points] {a:graph-point} and {b:graph-point}`,
    ({ y, x, a, b }, [at]) => {
      const both = quantitiesOf(y, x, at);
      return both && [...pointed(both, pointOf(a)), ...pointed(both, pointOf(b))];
    },
  ),
  ...rule<{ y: string; x: string; a: RawTerm; b: RawTerm }>(
    'facts',
    `(a|the) graph of {y:letter} ${AGAINST} {x:letter} ${STRAIGHT} (through|passing through|that passes through|joining) [the points] {a:graph-point} and {b:graph-point}`,
    ({ y, x, a, b }) => [a, b].map((one) => fact('graph point', y, x, ...pointOf(one))),
  ),
  ...rule<{ p: string; s: string; e: RawTerm; q: string }>(
    'facts',
    `[as {z:varied-what} (is|are) (varied|changed|increased) ,] the {p:property} {s:letter} ${AT} {e:entity} and the {q:property} {r:letter} [(in|of|through) ({f:entity}|the circuit|it)] are measured`,
    (slots) => {
      const { p, s, e, q, r } = slots as unknown as {
        p: string;
        s: string;
        e: RawTerm;
        q: string;
        r: string;
      };
      return spokenOf(the(p, e, s), the(q, e, r));
    },
  ),
  ...rule<object>('varied-what', '[the] {p:property} [of ({e:entity}|it)]', () => ''),
  ...rule<object>(
    'facts',
    '(beyond|after) this point the (line|graph) (curves|is curved|begins to curve) [, [with] (the|its) gradient (becoming|becomes) (smaller|less)]',
    () => spokenOf(),
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    '(loads|masses|weights) are (added to|hung from|attached to) [the (lower|free) end of] {e:entity}',
    ({ e }) => spokenOf(e),
  ),
];

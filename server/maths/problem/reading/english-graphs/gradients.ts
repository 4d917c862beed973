import { fact, type RawFact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { isUnder } from '../shared/clauses.ts';
import { gradientOf, turningAt } from '../shared/gradients.ts';
import { type Rule, rule } from '../rule.ts';

const curve = (at: number): RawTerm => reference('curve', null, 'left out', at);
const FIND = '(find|determine|calculate|obtain|state|write down|work out|give)';
const TURNING = '(stationary|turning|minimum|maximum)';

/** Curves by their gradient, and where they are stationary. */
export const GRADIENT_RULES: Rule[] = [
  ...['equation', 'expression'].flatMap((kind) => [
    ...rule<{ x: RawTerm; e: string }>(
      'facts',
      `[the] gradient [function] of {x:curve} [at (any|a general|the|each) point [{p:pair}] [on (it|the curve)]] is [given by|equal to] {e:${kind}}`,
      ({ x, e, p }: { x: RawTerm; e: string; p?: string }) => (isAnyPoint(p) ? gradientOf(x, e) : null),
    ),
    ...rule<{ x: RawTerm; e: string; p?: string }>(
      'facts',
      `{x:curve} has gradient [function] [given by] {e:${kind}} [at (any|the|each) point {p:pair} [on (it|the curve)]]`,
      ({ x, e, p }) => (kind === 'equation' && isAnyPoint(p) ? gradientOf(x, e) : null),
    ),
  ]),
  ...rule<{ x: RawTerm; f: RawFact[] }>(
    'facts',
    '[the] equation of {x:curve} is such that {f:facts}',
    ({ x, f }) => ofCurve(x, f),
  ),
  ...rule<{ f: RawFact[] }>(
    'does-curve',
    '~have [an|its] equation (for which|such that|satisfying) {f:facts}',
    ({ f }) => ofCurve(SELF, f),
  ),
  ...rule<{ e: string }>('does-curve', '(satisfies|is defined by) {e:equation}', ({ e }) =>
    gradientOf(SELF, e),
  ),
  ...['stationary|turning', 'minimum', 'maximum'].flatMap((word) => [
    ...rule<{ x: RawTerm; p: RawTerm }>(
      'facts',
      `{x:curve} has (a|one|its|its only|exactly one) (${word}) point at {p:point}`,
      ({ x, p }) => turningAt(word, p, x),
    ),
    ...rule<{ x: RawTerm; p: string; e: string }>(
      'facts',
      `{x:curve} has (a|one|its|its only|exactly one) (${word}) point [at] [the] [point] {p:label} [,] [at the point] (where|when|at) {e:equation}`,
      ({ x, p, e }, [at]) => turningAt(word, saying(reference('point', bare(p), 'the', at), [there(e)])!, x),
    ),
    ...rule<{ x: RawTerm; e: string }>(
      'facts',
      `{x:curve} has (a|one|its|its only) (${word}) point [at the point] (where|when|at) {e:equation}`,
      ({ x, e }, [at]) => turningAt(word, { ...reference('point', null, 'a', at), says: [there(e)] }, x),
    ),
    ...rule<{ x: RawTerm; v: RawTerm }>(
      'facts',
      `{x:curve} has (a|one|its|its only) (${word}) point with x-coordinate {v:value}`,
      ({ x, v }, [at]) =>
        turningAt(
          word,
          { ...reference('point', null, 'a', at), says: [fact('equal', the('x-coordinate', SELF), v)] },
          x,
        ),
    ),
    ...rule<{ x: RawTerm; p: RawTerm }>(
      'facts',
      `{p:point} is (a|the|its) (${word}) point (of|on) {x:curve}`,
      ({ x, p }) => turningAt(word, p, x),
    ),
    ...rule<{ x: RawTerm; p: string }>(
      'facts',
      `(the|a) (${word}) point (of|on) {x:curve} is {p:pair}`,
      ({ x, p }, [at]) =>
        turningAt(
          word,
          { ...reference('point', null, 'a', at), says: [fact('equal', the('coordinates', SELF), p)] },
          x,
        ),
    ),
  ]),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    `{g:goals} [,] and [hence|also] (determine|find|state|establish|identify) (the nature of (each|each one|each of these points|each point|these points|each of them|the point|this point|this stationary point)|(its|their) nature|whether (it is|each is|each point is|this point is|this is|they are) (a maximum|a minimum|maximum|minimum) [point|points] or (a maximum|a minimum|maximum|minimum) [point|points])`,
    ({ g }, [at]) =>
      g.some(({ target }) => JSON.stringify(target).includes('stationary points')) && !isUnder(g, [])
        ? [...g.map((one) => ({ ...one, apart: true as const })), nature(at)]
        : null,
  ),
  ...rule<{ x?: RawTerm }>(
    'goals',
    `${FIND} [the] coordinates and [the] nature of (each of the|the|each|both|both of the|any|all) [two] (stationary|turning) (point|points) [(of|on) {x:curve}]`,
    ({ x }, [at]) => [
      { verb: 'find', target: the('coordinates', the('stationary points', x ?? curve(at))), apart: true },
      nature(at, x),
    ],
  ),
  ...rule<{ x?: RawTerm }>(
    'wanted',
    `[the] (x-coordinate|x-coordinates) of (each of the|the|each|both|both of the|any|all) [two] (stationary|turning) (point|points) [(of|on) {x:curve}]`,
    ({ x }, [at]) => the('x-coordinate', the('stationary points', x ?? curve(at))),
  ),
  ...rule<{ x?: RawTerm }>(
    'wanted',
    '[the] coordinates of (any|all|all the|all of the) (stationary|turning) (point|points) [(of|on) {x:curve}]',
    ({ x }, [at]) => the('coordinates', the('stationary points', x ?? curve(at))),
  ),
  ...rule<{ x?: RawTerm }>(
    'wanted',
    `[the] coordinates of the other ${TURNING} point [(of|on) {x:curve}]`,
    ({ x }, [at]) => the('coordinates', the('other stationary point', x ?? curve(at))),
  ),
];

const nature = (at: number, x: RawTerm = curve(at)): RawGoal => ({ verb: 'find', target: the('nature', x) });
const bare = (label: string) => label.replace(/\W/g, '');
const there = (e: string): RawFact => fact('there', SELF, the('statement', e));
const isAnyPoint = (p: string | undefined): boolean =>
  p === undefined || /^\(x,y\)$/.test(p.replace(/[\s$]/g, ''));

/** What is said of dy/dx is said of the curve; null where it is something else. */
function ofCurve(x: RawTerm, facts: RawFact[]): RawFact[] | null {
  const all = facts.map(({ relation, of: [text] }) =>
    relation === 'holds' && typeof text === 'string' ? gradientOf(x, text) : null,
  );
  return all.every((one) => one !== null) ? all.flat() : null;
}

import { parseUnit, sameDimension } from '../../../algebra-system/numbers/units.ts';
import { fact, isAll, isReference, type RawFact, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { holds } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';

const UNITS: Record<string, string> = { displacement: 'm', velocity: 'm s^-1', acceleration: 'm s^-2' };
const KINDS: Record<string, string> = { displacement: 'length', velocity: 'speed', acceleration: 'rate' };

const it = (at: number): RawTerm => reference('body', null, 'left out', at);

/** Whether a quantity is measured in its own unit, as the answers are. */
function isIn(quantity: RawTerm, unit: string): boolean {
  const own = typeof quantity === 'object' && 'the' in quantity ? UNITS[quantity.the] : undefined;
  const [one, other] = [parseUnit(unit), own === undefined ? null : parseUnit(own)];
  return (
    one !== null &&
    other !== null &&
    one.scale === other.scale &&
    sameDimension(one.dimension, other.dimension)
  );
}

const isO = (origin: RawTerm): boolean => isReference(origin) && origin.name === 'O';
const LETTER = /^\s*([a-zA-Z])\s*=/;

/** "Its velocity is v m s⁻¹, where v = …": the letter that the formula defines is the quantity. */
function byFormula(clock: RawFact[], quantity: RawTerm, equations: readonly string[]): RawFact[] | null {
  const [own, value] = isAll(quantity) ? quantity.all : [quantity, undefined];
  const letters = equations.map((one) => LETTER.exec(one)?.[1]);
  if (letters.some((one) => one === undefined || one !== letters[0])) return null;
  return [...clock, fact('equal', own!, value ?? letters[0]!), ...equations.map(holds)];
}

const IS =
  '(is|is given by|is given as|satisfies|is such that|is modelled by|is modelled as|is related to the time by|is given by the (formula|equation|expression)|, is given by)';

/** How the velocity, the displacement or the acceleration of a body depends on the time, in whatever order that is said. */
export const TOLD_LAWS: Rule[] = [
  ...rule<{ u: string }>('own-unit', '{u:unit}', ({ u }) => u),
  // "In m s⁻¹" looks like an amount m.
  ...rule<{ q: RawTerm }>('own-unit', '{q:quantity}', ({ q }) =>
    typeof q === 'object' && 'amount' in q && q.amount === 'm' ? `m ${q.unit}` : null,
  ),
  ...rule<{ q: RawTerm; u: string }>(
    'quantity-of',
    '{q:quantity-of} [,] [which is] [measured] in {u:own-unit} [,]',
    ({ q, u }) => (isIn(q, u) ? q : null),
  ),
  ...rule<{ x: RawTerm; o: RawTerm }>(
    'quantity-of',
    '(the|its) displacement [,] [measured] from {o:origin} [,] of {x:body}',
    ({ x, o }) => (isO(o) ? the('displacement', x) : null),
  ),
  ...rule<{ x: RawTerm; o: RawTerm }>(
    'quantity-of',
    '(the|its) displacement of {x:body} [,] measured from {o:origin}',
    ({ x, o }) => (isO(o) ? the('displacement', x) : null),
  ),
  ...rule<{ o: RawTerm }>(
    'quantity-of',
    '(the|its) displacement [,] [measured] from {o:origin}',
    ({ o }, [at]) => (isO(o) ? the('displacement', it(at)) : null),
  ),
  // "Its displacement from O, s metres": what it is called.
  ...Object.entries(KINDS).flatMap(([name, kind]) =>
    rule<{ q: RawTerm; v: RawTerm }>('quantity-said', `{q:quantity-of} [,] {v:${kind}} [,]`, ({ q, v }) =>
      typeof q === 'object' && 'the' in q && q.the === name ? { all: [q, v] } : null,
    ),
  ),
  ...rule<{ q: RawTerm }>('law-of', '({q:quantity-said}|{q:quantity-of})', ({ q }) => q),
  ...rule<{ v: RawTerm; x: RawTerm; n: string }>(
    'law-of',
    '(the|its) {n:law-noun} {v:letter} [of {x:body}]',
    ({ n, v, x }: { n: string; v: RawTerm; x?: RawTerm }, [at]) => ({ all: [the(n, x ?? it(at)), v] }),
  ),
  ...Object.keys(KINDS).flatMap((name) => rule<object>('law-noun', name, () => name)),
  // "At time t s, P has velocity v m s⁻¹, where v = …".
  ...Object.entries(KINDS).flatMap(([name, kind]) => [
    ...rule<{ c: RawFact[]; x: RawTerm; v: RawTerm; e: string }>(
      'facts',
      `{c:clock} [,] {x:body} has [a] ${name} [of] {v:${kind}} [,] where {e:equation}`,
      ({ c, x, v, e }) => byFormula(c, { all: [the(name, x), v] }, [e]),
    ),
    ...rule<{ c: RawFact[]; x: RawTerm; v: RawTerm }>(
      'facts',
      `{c:clock} [,] {x:body} has [a] ${name} [of] {v:${kind}}`,
      ({ c, x, v }) => [...c, fact('equal', the(name, x), v)],
    ),
  ]),
  // The clock before, behind or within.
  ...rule<{ c: RawFact[]; q: RawTerm }>('timed', '{c:clock} [,] {q:law-of} [,]', ({ c, q }) => ({
    all: [q, { the: 'clocked', of: [], where: c }],
  })),
  ...rule<{ c: RawFact[]; q: RawTerm }>('timed', '{q:law-of} [,] {c:clock} [,]', ({ c, q }) => ({
    all: [q, { the: 'clocked', of: [], where: c }],
  })),
  ...rule<{ t: RawTerm; e: string }>('facts', `{t:timed} ${IS} {e:equation}`, ({ t, e }) =>
    told(t, (clock, own) => byFormula(clock, own, [e])),
  ),
  ...rule<{ t: RawTerm; v: RawTerm; e: string }>(
    'facts',
    `{t:timed} (is|is given by) {v:said-value} [,] where {e:equation}`,
    ({ t, v, e }) => told(t, (clock, own) => (isAll(own) ? null : byFormula(clock, { all: [own, v] }, [e]))),
  ),
  ...rule<{ t: RawTerm; v: RawTerm }>('facts', `{t:timed} (is|is given by) {v:said-value}`, ({ t, v }) =>
    told(t, (clock, own) => (isAll(own) ? null : [...clock, fact('equal', own, v)])),
  ),
];

/** What is asked of a motion whose law is told. */
export const ASKED_OF_LAWS: Rule[] = [
  ...rule<{ m: RawFact[] }>('wanted', '[the] speed (with which|at which) {m:moment}', ({ m }) => {
    const [body] = m[0]?.of ?? [];
    return m.length === 1 && body !== undefined && m[0]!.relation !== 'holds' && m[0]!.relation !== 'equal'
      ? { the: 'magnitude', of: [the('velocity', body)], where: m }
      : null;
  }),
  ...rule<{ x: RawTerm; o: RawTerm }>(
    'wanted',
    '[the] (greatest|maximum) (distance of {x:body} from {o:origin}|distance from {o:origin} (of|reached by|attained by) {x:body}|displacement of {x:body} [from {o:origin}])',
    ({ x, o }: { x: RawTerm; o?: RawTerm }) =>
      o === undefined || isO(o) ? the('greatest distance', the('displacement', x)) : null,
  ),
  ...['speed', 'velocity', 'acceleration'].flatMap((name) =>
    (['greatest', 'least'] as const).flatMap((kind) =>
      rule<{ x: RawTerm }>(
        'wanted',
        `[the] ${kind === 'greatest' ? '(greatest|maximum|largest)' : '(least|minimum|smallest)'} ${name} (attained by|reached by|achieved by|that) {x:body} [reaches|attains] [in (this|the) (motion|interval|time)]`,
        ({ x }) =>
          name === 'speed'
            ? kind === 'greatest'
              ? the('greatest speed', x)
              : null
            : the(kind, the(name, x)),
      ),
    ),
  ),
  ...rule<{ d: string }>('period', '(for|in|during|over) {d:range}', ({ d }) => [holds(d)]),
];

function told(timed: RawTerm, make: (clock: RawFact[], own: RawTerm) => RawFact[] | null): RawFact[] | null {
  if (!isAll(timed)) return null;
  const [own, clocked] = timed.all as [RawTerm, RawTerm];
  return typeof clocked === 'object' && 'the' in clocked ? make(clocked.where ?? [], own) : null;
}

import { fact, isAll, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { pointsIn, reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const EQUATIONS = '[vector] equations';
const RELATIVE = '(relative to|with respect to|referred to) (the|an) [fixed] origin [{o:label}]';

/** P of AB with AP = 2PB: what it divides, and in which ratio. */
function dividing(ends: string, equation: string): RawTerm[] | null {
  const [from, to] = ends.replace(/\W/g, '');
  const plain = equation.replace(/[\s$]/g, '').replaceAll(/\\(?:mathrm|text)\{([A-Z]+)\}/g, '$1');
  const [, m = '1', left, n = '1', right] = /^(\d?)([A-Z]{2})=(\d?)([A-Z]{2})$/.exec(plain) ?? [];
  if (!left || !right || !from || !to) return null;
  const [a, b] = [left, right].map((side) => [...side].find((one) => one === from || one === to));
  const [p, q] = [left, right].map((side) => [...side].find((one) => one !== from && one !== to));
  if (!a || !b || a === b || !p || p !== q) return null;
  // m AP = n PB: AP is to PB as n to m.
  const parts = a === from ? [n || '1', m || '1'] : [m || '1', n || '1'];
  return [from, to, p, ...parts];
}

const divided = (p: RawTerm, ends: string, equation: string, at: number): RawFact[] | null => {
  const found = dividing(ends, equation);
  if (!found || typeof p !== 'object' || !('a' in p) || p.name !== found[2]) return null;
  const [from, to] = pointsIn(`${String(found[0])}${String(found[1])}`, at);
  return [fact('is', p, the('dividing point', from!, to!, found[3]!, found[4]!))];
};

/** Lines without names, points that divide a segment, and directions. */
export const DIRECTION_RULES: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'facts',
    `[the] two lines ~have ${EQUATIONS} {v:formulas} [respectively]`,
    ({ v }, [at]) =>
      isAll(v) && v.all.length === 2
        ? v.all.map((one, i) => fact('equal', the('equation', reference('line', null, 'a', at + i / 2)), one))
        : null,
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'value',
    '[the] acute angle between the directions of {a:direction} and {b:direction}',
    ({ a, b }) => the('acute angle', a, b),
  ),
  ...rule<object>(
    'value',
    '[the] acute angle between the directions of (the|these|the two) lines',
    (_, [at]) =>
      the('acute angle', reference('line', null, 'one', at), reference('line', null, 'other', at + 0.5)),
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    `{p:points} ~have position vectors [,] ${RELATIVE} [,] given by {f:facts}`,
    ({ f }) => f,
  ),
  ...rule<{ p: RawTerm; s: string; e: string }>(
    'facts',
    '{p:point} (lies on|is on|on) [the] [line segment|line] {s:two-labels} [and] is such that {e:equation}',
    ({ p, s, e }, [at]) => divided(p, s, e, at),
  ),
  ...rule<{ p: RawTerm; s: string; e: string }>(
    'facts',
    '{p:point} is the point on [the] [line segment|line] {s:two-labels} (such that|for which) {e:equation}',
    ({ p, s, e }, [at]) => divided(p, s, e, at),
  ),
  ...rule<{ p: RawTerm }>('facts', '{p:points} are collinear', ({ p }) =>
    isAll(p) && p.all.length === 3 ? [fact('collinear', ...p.all)] : null,
  ),
  ...rule<{ l: RawTerm }>('goals', 'solve the [simultaneous] equations for {l:letters}', ({ l }) =>
    isAll(l) ? l.all.map((target): RawGoal => ({ verb: 'find', target })) : null,
  ),
];

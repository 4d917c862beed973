import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Reading } from '../../reading/read-problem.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';

/** f′(x), f″(x) and f(x) before its sign of equality, with so many primes. */
const FUNCTION = /^([fgh])((?:'|′|″|''|\^\{?(?:\\prime){1,2}\}?){0,2})\(x\)$/;
const ORDERS = ['y', '\\frac{dy}{dx}', '\\frac{d^2y}{dx^2}'];

const plain = (text: Term | undefined): string =>
  typeof text === 'string' ? text.replace(/\\mathrm\{([a-z])\}/g, '$1').replace(/[\s$]/g, '') : '';

const primesIn = (marks: string): number =>
  [...marks.replaceAll('″', '′′').replaceAll('\\prime', '′')].filter((one) => one === '′' || one === "'")
    .length;

/** Which function it is, and how often it was differentiated. */
function functionIn(text: string): { name: string; order: number } | null {
  const [, name, marks] = FUNCTION.exec(text) ?? [];
  return name === undefined ? null : { name, order: primesIn(marks ?? '') };
}

const isEquation = ({ relation, of: [of] }: Fact): boolean =>
  relation === 'equal' && typeof of === 'object' && 'the' in of && of.the === 'equation';

const thingOf = ({ of: [of] }: Fact): Term | undefined =>
  typeof of === 'object' && 'the' in of ? of.of[0] : undefined;

const rightOf = (text: string): string => text.slice(text.indexOf('=') + 1).replaceAll('$', '');

/** What is said of f′(x) or f″(x) is said of the curve y = f(x), and f(x), once that is found, is what the curve is. */
export function withCurveOf(reading: Reading): Reading {
  const { facts } = reading;
  const named = facts.find((fact) => isEquation(fact) && /^y=[fgh]\(x\)$/.test(plain(fact.of[1])));
  const name = named && plain(named.of[1])[2];
  const curve = named && thingOf(named);
  if (!named || !name || curve === undefined) return reading;
  const slopes = facts.map((one) => slopeOf(one, name, curve) ?? one);
  const isTold = facts.some(({ relation, of: [text] }) => relation === 'holds' && isDefinition(text, name));
  if (isTold || slopes.every((one, at) => one === facts[at])) return { ...reading, facts: slopes };
  const found = facts.findLast(
    (fact) => isEquation(fact) && fact !== named && JSON.stringify(thingOf(fact)) === JSON.stringify(curve),
  );
  const known: Fact[] = found
    ? [{ relation: 'holds', of: [`${name}(x) = ${rightOf(String(found.of[1]))}`] }]
    : [];
  const order = slopes.some(
    ({ relation, of: [, text] }) => relation === 'slope' && plain(text).includes('d^2'),
  )
    ? 2
    : 1;
  return {
    ...reading,
    // What the curve is called says nothing of it until it is known.
    facts: [...slopes.filter((one) => one !== named), ...known],
    goals: found ? reading.goals : reading.goals.map((goal) => ofCurve(goal, name, curve, order)),
  };
}

const isDefinition = (text: Term | undefined, name: string): boolean =>
  plain(text).startsWith(`${name}(x)=`) && statementIn(String(text))?.kind === 'relation';

function slopeOf({ relation, of: [text] }: Fact, name: string, curve: Term): Fact | null {
  const [left, right, more] = relation === 'holds' ? plain(text).split('=') : [];
  const own = left === undefined ? null : functionIn(left);
  if (!own || own.name !== name || own.order === 0 || right === undefined || more !== undefined) return null;
  return { relation: 'slope', of: [curve, `${ORDERS[own.order]!} = ${rightOf(String(text))}`] };
}

/** f(x) as the equation of the curve, f′(x) as its gradient. */
function ofCurve(goal: Goal, name: string, curve: Term, order: number): Goal {
  const own = goal.verb === 'find' && typeof goal.target === 'string' ? functionIn(plain(goal.target)) : null;
  if (!own || own.name !== name) return goal;
  if (own.order === 0) return { ...goal, target: { the: 'equation', of: [curve] } };
  return own.order === 1 && order === 2 ? { ...goal, target: ORDERS[1]! } : goal;
}

import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  difference,
  type Expression,
  mapParts,
  number,
  product,
  rationalValue,
  sum,
  symbol,
  symbolsOf,
  exp,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { asLatex, rounded, THREE_FIGURES } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import { conditionsOn } from '../scope/conditions.ts';
import type { Scope } from '../scope/scope.ts';
import { type Assignment, solveSystem } from '../values/system.ts';
import { bare, check, type Operator } from '../analysis/operator.ts';
import { expressionIn } from '../analysis/integrals.ts';
import type { Relation } from '../analysis/sets.ts';

/** A graph that is a straight line: what is drawn upwards, what across, and two points of it. */
interface Line {
  up: Expression;
  across: Expression;
  points: [Expression, Expression][];
  fact: Fact;
}

function lineIn({ facts }: Scope): Line | null {
  const [fact, another] = facts.filter(({ relation }) => relation === 'straight');
  if (!fact || another) return null;
  const [up, across] = fact.of.slice(0, 2).map(expressionIn);
  const points = pointsOf(fact.of[2]);
  const slope = fact.of[3] === undefined ? null : expressionIn(fact.of[3]);
  if (!up || !across || !points) return null;
  const [first] = points;
  const all: [Expression, Expression][] =
    slope && first ? [first, [sum(first[0], number(1)), sum(first[1], slope)]] : points;
  return all.length === 2 && symbolsOf(up).length === 1 && symbolsOf(across).length === 1
    ? { up, across, points: all, fact }
    : null;
}

function pointsOf(term: Term | undefined): [Expression, Expression][] | null {
  if (typeof term !== 'object' || !('all' in term)) return null;
  const pairs = term.all.map((one) => {
    const pair = expressionIn(typeof one === 'string' ? bare(one).replace(/^\s*[A-Z]\s*(?=\()/, '') : one);
    return pair?.kind === 'tuple' && pair.items.length === 2
      ? (pair.items as [Expression, Expression])
      : null;
  });
  return pairs.every((one) => one !== null) ? pairs : null;
}

/** The logarithm of a product of powers, with ln_A for ln A. */
function logOf(one: Expression): Expression | null {
  switch (one.kind) {
    case 'symbol':
      return symbol(`ln_${one.name}`);
    case 'number':
      return evaluate(one) > 0 ? exact(call('ln', one)) : null;
    case 'constant':
      return one.name === 'e' ? number(1) : call('ln', one);
    case 'product':
    case 'quotient': {
      const parts = one.kind === 'product' ? one.factors : [one.numerator, one.denominator];
      const logs = parts.map(logOf);
      if (!logs.every((each) => each !== null)) return null;
      return one.kind === 'product' ? sum(...logs) : difference(logs[0]!, logs[1]!);
    }
    case 'power': {
      const log = logOf(one.base);
      return log && product(one.exponent, log);
    }
    case 'root': {
      const log = logOf(one.of);
      return log && { kind: 'quotient', numerator: log, denominator: number(one.index) };
    }
    default:
      return null;
  }
}

/** What is drawn, with ln_y for ln y. */
const drawn = (one: Expression): Expression =>
  one.kind === 'call' && one.name === 'ln' && one.of.kind === 'symbol'
    ? symbol(`ln_${one.of.name}`)
    : mapParts(one, drawn);

const replaced = (one: Expression, of: Expression, by: Expression): Expression =>
  toText(one) === toText(of) ? by : mapParts(one, (part) => replaced(part, of, by));

/** The law between the two variables. */
export function lawIn(scope: Scope, variables: readonly string[]): { law: Relation; fact: Fact } | null {
  const laws = scope.facts.flatMap((fact) => {
    const text = fact.of[0];
    const statement = fact.relation === 'holds' && typeof text === 'string' ? statementIn(text) : null;
    if (statement?.kind !== 'relation' || statement.signs.join('') !== '=') return [];
    const letters = statement.sides.flatMap(symbolsOf);
    return variables.every((one) => letters.includes(one)) ? [{ law: statement, fact }] : [];
  });
  return laws.length === 1 ? laws[0]! : null;
}

/** "The graph of ln y against x is a straight line through …": the constants of the law. */
export const straightLine: Operator = (goal, scope) => {
  const letter = expressionIn(goal.target);
  if (goal.verb !== 'find' || letter?.kind !== 'symbol' || goal.form || goal.terms) return null;
  const line = lineIn(scope);
  const variables = line && [symbolsOf(line.across)[0]!, symbolsOf(line.up)[0]!];
  const known = variables && lawIn(scope, variables);
  if (!line || !known || variables[0] === variables[1] || variables.includes(letter.name)) return null;
  const [left, right] = known.law.sides.map(logOf);
  if (!left || !right) return null;
  const law = difference(left, right);
  const plain = replaced(replaced(law, drawn(line.up), symbol('Y_0')), drawn(line.across), symbol('X_0'));
  if (!['X_0', 'Y_0'].every((axis) => coefficientsOf(plain, axis)?.length === 2)) return null;
  const equations = line.points.map(([x, y]) =>
    replaced(replaced(law, drawn(line.up), y), drawn(line.across), x),
  );
  const unknowns = [...new Set(equations.flatMap(symbolsOf))];
  const isVariable = (one: string) => variables.some((name) => one === name || one === `ln_${name}`);
  if (unknowns.some(isVariable)) return null;
  const solutions = solveSystem(equations, unknowns);
  if (solutions?.length !== 1) return null;
  const constants: Assignment = Object.fromEntries(
    Object.entries(solutions[0]!).map(([name, value]) =>
      name.startsWith('ln_') ? [name.slice(3), exact(exp(value))] : [name, value],
    ),
  );
  const value = constants[letter.name];
  const conditions = conditionsOn(scope, Object.keys(constants));
  if (!value || !conditions?.every((holds) => holds(constants))) return null;
  scope.used.add(line.fact);
  scope.used.add(known.fact);
  return shownConstant(letter.name, value, goal, { line, law, known: known.law, constants, equations });
};

interface Working {
  line: Line;
  law: Expression;
  known: Relation;
  constants: Assignment;
  equations: Expression[];
}

function shownConstant(name: string, value: Expression, goal: Goal, working: Working) {
  const { line, law, known, constants, equations } = working;
  const shown = figured(value, goal);
  const label = toLatex(symbol(name));
  return {
    title: { en: 'A straight-line graph', zh: '化为直线' },
    steps: [
      step({ en: 'Take logarithms of both sides.', zh: '两边取对数。' }, [`${toLatex(lnShown(law))} = 0`]),
      step(
        { en: 'Put the two points in.', zh: '代入两点。' },
        equations.map((one) => `${toLatex(lnShown(one))} = 0`),
      ),
      step({ en: 'Solve the two equations.', zh: '解这两个方程。' }, [`${label} = ${shown.tex}`]),
    ],
    answer: { text: `${name} = ${shown.text}`, tex: `${label} = ${shown.tex}` },
    checks: [
      check(
        'The law holds at both points in numbers.',
        '以数值代入，关系式在两点都成立。',
        holdsAtPoints(line, known, constants),
      ),
    ],
    topic: '9709/p3/logarithmic-and-exponential-functions',
    found: [{ relation: 'equal', of: [name, toText(value)] }],
  };
}

/** ln_A as ln A again. */
const lnShown = (one: Expression): Expression =>
  one.kind === 'symbol' && one.name.startsWith('ln_')
    ? call('ln', symbol(one.name.slice(3)))
    : mapParts(one, lnShown);

/** To the figures that were asked for; without any, a short decimal as it is and another to three. */
export function figured(value: Expression, { figures }: Goal): { text: string; tex: string } {
  const fraction = rationalValue(value);
  const size = evaluate(value);
  const short = Number(size.toPrecision(4));
  const isShort = fraction !== null && Math.abs(short - size) < 1e-12;
  if (isShort && (!figures || Number.isInteger(short))) {
    const text = String(short);
    return { text, tex: text };
  }
  const text = rounded(size, figures ?? THREE_FIGURES);
  return { text, tex: asLatex(text) };
}

function holdsAtPoints({ up, across, points }: Line, { sides }: Relation, constants: Assignment): boolean {
  const numbers = Object.fromEntries(Object.entries(constants).map(([name, one]) => [name, evaluate(one)]));
  const inverse = (one: Expression, level: Expression): number | null => {
    const [name] = symbolsOf(one);
    const zeros = zerosIn((at) => evaluate(one, { [name!]: at }) - evaluate(level), 1e-7, 2000, {
      steps: 40_000,
    });
    const rough = zeros[0];
    if (rough !== undefined) return rough;
    return one.kind === 'call' && one.name === 'ln' ? Math.exp(evaluate(level)) : evaluate(level);
  };
  return points.every(([x, y]) => {
    const [a, b] = [inverse(across, x), inverse(up, y)];
    if (a === null || b === null) return false;
    const values = { ...numbers, [symbolsOf(across)[0]!]: a, [symbolsOf(up)[0]!]: b };
    const [left, right] = sides.map((side) => evaluate(side, values)) as [number, number];
    return Math.abs(left - right) < 1e-4 * Math.max(Math.abs(left), Math.abs(right));
  });
}

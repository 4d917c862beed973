import { type Expression, sum, symbol, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { isAntiderivative } from '../../../algebra-system/equivalence/sampling.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import type { Operator } from '../analysis/operator.ts';
import { check } from '../analysis/operator.ts';
import { holdsInNumbers } from '../scope/numeric.ts';
import { isThing, type Scope } from '../scope/scope.ts';
import { solvedFor } from '../scope/solved-for.ts';
import { type Assignment, assigned } from '../values/system.ts';

interface ByGradient {
  slope: Fact;
  given: Expression;
  order: number;
  /** y, and before it dy/dx where the second derivative is given, each with its constants. */
  integrals: Expression[];
}

const CONSTANTS = ['c_1', 'c_2'];

/** A curve of which a derivative is given, and no equation. */
function byGradient(id: string, { facts }: Scope): ByGradient | null {
  const slopes = facts.filter((fact) => saidSlope(fact, id) !== null);
  const [slope, another] = slopes;
  const isKnown = facts.some(
    ({ relation, of: [left] }) =>
      relation === 'equal' &&
      typeof left === 'object' &&
      'the' in left &&
      left.the === 'equation' &&
      isThing(left.of[0], id),
  );
  const statement = slope && !another && !isKnown ? statementIn(saidSlope(slope, id)!) : null;
  const [left, given] = statement?.kind === 'relation' ? statement.sides : [];
  if (!slope || left?.kind !== 'derivative' || left.of !== 'y' || left.by !== 'x' || !given) return null;
  const { order } = left;
  if (order !== 1 && order !== 2) return null;
  const integrals: Expression[] = [];
  for (let at = 0; at < order; at += 1) {
    const before = integrals.at(-1) ?? given;
    const found = antiderivative(before, 'x')?.value;
    if (!found || !isIntegral(found, before)) return null;
    integrals.push(sum(found, symbol(CONSTANTS[at]!)));
  }
  return { slope, given, order, integrals };
}

/** dy/dx = …, or "the gradient of the curve is 2x − 3", at no point that is named. */
function saidSlope({ relation, of: [left, right] }: Fact, id: string): string | null {
  if (typeof right !== 'string') return null;
  if (relation === 'slope') return isThing(left, id) ? right : null;
  const isGradient =
    relation === 'equal' &&
    typeof left === 'object' &&
    'the' in left &&
    left.the === 'gradient' &&
    left.of.length === 1 &&
    isThing(left.of[0], id);
  const statement = isGradient ? statementIn(right) : null;
  return statement?.kind === 'expression' && symbolsOf(statement.value).includes('x')
    ? `\\frac{dy}{dx} = ${right}`
    : null;
}

/** With numbers for the letters that stand in both. */
function isIntegral(found: Expression, of: Expression): boolean {
  const letters = symbolsOf(of).filter((letter) => letter !== 'x');
  const numbers = Object.fromEntries(letters.map((letter, at) => [letter, exact(number(at))]));
  return isAntiderivative(assigned(found, numbers), assigned(of, numbers), 'x');
}

const number = (at: number): Expression => ({ kind: 'number', value: { n: BigInt(3 + 2 * at), d: 2n } });

const equationOf = (id: string, y: Expression): Fact => ({
  relation: 'equal',
  of: [{ the: 'equation', of: [{ thing: id }] }, `y = ${toText(y)}`],
});

interface Known {
  scope: Scope;
  integrals: Expression[];
  given: Expression;
  order: number;
  isHeld: boolean;
}

/** The same with the equation of the curve, its constants found where what is said of it tells them. */
function withEquation(id: string, scope: Scope): Known | null {
  const found = byGradient(id, scope);
  if (!found) return null;
  const rest = scope.facts.filter((fact) => fact !== found.slope);
  const open = { ...scope, facts: [...rest, equationOf(id, found.integrals.at(-1)!)] };
  const lettersOf = (all: Expression[]) =>
    [...new Set(all.flatMap(symbolsOf))].filter((letter) => letter !== 'x');
  const solved =
    solvedFor(lettersOf(found.integrals), open) ?? solvedFor(lettersOf(found.integrals.slice(0, -1)), open);
  if (solved && solved.solutions.length !== 1) return null;
  const values = solved?.solutions[0] ?? {};
  const integrals = found.integrals.map((one) => exact(assigned(one, values)));
  const given = exact(assigned(found.given, values));
  scope.used.add(found.slope);
  return {
    scope: { ...scope, facts: [...rest, equationOf(id, integrals.at(-1)!), ...lettersFound(values)] },
    integrals,
    given,
    order: found.order,
    isHeld: open.facts.every((fact) => holdsInNumbers(fact, open, values) !== false),
  };
}

/** The letters that stood in the derivative, as they were found. */
const lettersFound = (values: Assignment): Fact[] =>
  Object.entries(values)
    .filter(([letter, value]) => /^[a-z]$/.test(letter) && symbolsOf(value).length === 0)
    .map(([letter, value]) => ({ relation: 'equal', of: [letter, toText(value)] }));

/** The curves of which only a derivative is given, by their equations; null where there is none. */
export function withCurves(scope: Scope): Scope | null {
  const ids = scope.things.filter(({ kind }) => kind === 'curve').map(({ id }) => id);
  const known = ids.flatMap((id) => withEquation(id, scope) ?? []);
  return known.length === 1 && known[0]!.isHeld ? known[0]!.scope : null;
}

/** The equation of a curve, or its gradient, from a derivative and what is said of its points. */
export const integrateGradient: Operator = (goal, scope) => {
  if (goal.verb !== 'find' || goal.figures || goal.form || goal.terms || goal.where?.length) return null;
  const wanted = wantedOf(goal.target, scope);
  const known = wanted && withEquation(wanted.id, scope);
  if (!wanted || !known || !known.isHeld) return null;
  const { integrals, given, order } = known;
  if (wanted.is === 'gradient' && order !== 2) return null;
  const y = wanted.is === 'gradient' ? integrals[0]! : integrals.at(-1)!;
  if (symbolsOf(y).some((letter) => letter !== 'x')) return null;
  const chain = [given, ...integrals];
  const left = ['\\frac{\\mathrm{d}y}{\\mathrm{d}x}', 'y'].slice(-integrals.length);
  const label = wanted.is === 'gradient' ? left[0]! : 'y';
  markUsed(wanted.id, scope);
  return {
    title: { en: 'Curve from its gradient', zh: '由导数求曲线' },
    steps: [
      step(
        { en: 'Integrate, and find the constant from what is given.', zh: '积分，并由已知条件求常数。' },
        integrals.map((one, at) => `${left[at]!} = ${toLatex(one)}`),
      ),
    ],
    answer:
      wanted.is === 'gradient'
        ? { text: toText(y), tex: `${label} = ${toLatex(y)}` }
        : { text: `y = ${toText(y)}`, tex: `y = ${toLatex(y)}` },
    checks: [
      check(
        'Slopes by differences give back what was given.',
        '用差商求得的斜率与已知相符。',
        integrals.every((one, at) => isAntiderivative(one, chain[at]!, 'x')),
      ),
    ],
    topic: '9709/p1/integration',
    ...(wanted.is === 'equation' && { found: [equationOf(wanted.id, y)] }),
  };
};

/** What is said of the points of the curve was held to. */
function markUsed(id: string, scope: Scope): void {
  for (const fact of scope.facts)
    if (['on', 'stationary', 'minimum at', 'maximum at', 'domain'].includes(fact.relation))
      if (fact.of.some((term) => isThing(term, id))) scope.used.add(fact);
}

function wantedOf(target: Term, scope: Scope): { id: string; is: 'equation' | 'gradient' } | null {
  if (typeof target === 'string') {
    const read = statementIn(target);
    const curves = scope.things.filter(({ kind }) => kind === 'curve');
    const isSlope = read?.kind === 'expression' && read.value.kind === 'derivative' && read.value.order === 1;
    return isSlope && curves.length === 1 ? { id: curves[0]!.id, is: 'gradient' } : null;
  }
  const [of] = 'the' in target && target.the === 'equation' ? target.of : [];
  return typeof of === 'object' && 'thing' in of ? { id: of.thing, is: 'equation' } : null;
}

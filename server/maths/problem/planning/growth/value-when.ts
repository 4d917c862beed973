import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  has,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { statementLatex } from '../../../algebra-system/parsing/print-statement.ts';
import { asLatex, rounded } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import { conditionsOn } from '../scope/conditions.ts';
import type { Scope } from '../scope/scope.ts';
import { spelledOut } from '../scope/definitions.ts';
import { lawOfSolution } from './differential.ts';
import { differentialIn } from './given-equation.ts';
import { isReached } from './reached.ts';
import { check, type Operator, type Worked } from '../analysis/operator.ts';
import { letterAsked } from '../analysis/single-equation.ts';
import { lawIn } from './straight-line.ts';
import type { Relation } from '../analysis/sets.ts';

interface When {
  letter: string;
  /** y = 4 */
  other: string;
  value: Expression;
}

/** "x when y = 4", "the value of x for which y = 4". */
function whenIn(goal: Goal, { facts }: Scope): When | null {
  const { target, where = [] } = goal;
  const isWhen = typeof target === 'object' && 'the' in target && target.the === 'value when';
  const letter = isWhen ? (target as { of: Term[] }).of[0] : letterAsked(goal);
  const conditions = isWhen
    ? [(target as { of: Term[] }).of[1]!]
    : [...(typeof target === 'object' && 'where' in target ? (target.where ?? []) : []), ...where]
        .filter(({ relation }) => relation === 'holds')
        .map(({ of }) => of[0]!);
  const said = conditions.length > 0 ? conditions : facts.filter(isValue).map(({ of }) => of[0]!);
  const [condition, another] = [...new Set(said)];
  if (typeof letter !== 'string' || typeof condition !== 'string' || another) return null;
  const statement = statementIn(condition);
  if (statement?.kind !== 'relation' || statement.signs.join('') !== '=') return null;
  const [left, right] = statement.sides;
  return left?.kind === 'symbol' && right && symbolsOf(right).length === 0
    ? { letter: letter.replace('\\', ''), other: left.name, value: right }
    : null;
}

/** x = 1 */
function isValue({ relation, of: [text] }: Fact): boolean {
  const statement = relation === 'holds' && typeof text === 'string' ? statementIn(text) : null;
  const [left, right] =
    statement?.kind === 'relation' && statement.signs.join('') === '=' ? statement.sides : [];
  return left?.kind === 'symbol' && right !== undefined && symbolsOf(right).length === 0;
}

/** One of two variables from the other, by the law between them. */
export const valueWhen: Operator = (goal, scope, answerLine) => {
  if (goal.verb !== 'find' || goal.form || goal.terms) return null;
  const when = whenIn(goal, scope);
  if (!when || when.letter === when.other) return null;
  const letters = [when.letter, when.other];
  const own = lawIn(scope, letters) ? null : lawOfSolution(scope, answerLine);
  const known = lawIn(own ? { ...scope, facts: [...scope.facts, own] } : scope, letters);
  const sides = known?.law.sides.map((side) => spelledOut(side, scope));
  if (!known || !sides?.every((side) => side !== null)) return null;
  const put: Relation = {
    ...known.law,
    sides: sides.map((side) => substitute(side, when.other, when.value)),
  };
  if ([...new Set(put.sides.flatMap(symbolsOf))].join() !== when.letter) return null;
  const conditions = conditionsOn(scope, [when.letter]);
  if (!conditions) return null;
  const isKept = (value: Expression) => conditions.every((holds) => holds({ [when.letter]: value }));
  const worked =
    direct(put, when.letter, goal, isKept) ??
    (goal.figures ? numeric(put, when.letter, goal, isKept) : byLine(put, when.letter, isKept, answerLine));
  if (!worked || !isOnSolution(worked, when, own ? { ...scope, facts: [...scope.facts, own] } : scope))
    return null;
  scope.used.add(known.fact);
  for (const one of typeof goal.target === 'object' && 'where' in goal.target
    ? (goal.target.where ?? [])
    : [])
    scope.used.add(one);
  for (const one of [...(goal.where ?? []), ...scope.facts.filter(isValue)]) scope.used.add(one);
  return worked;
};

/** Whether what was found lies on the solution of the differential equation, if there is one. */
function isOnSolution(worked: Worked, { letter, other, value }: When, scope: Scope): boolean {
  const given = differentialIn(scope);
  if (!given) return true;
  const text = worked.answer.text.replace(/^.*=/, '');
  const statement = statementIn(text);
  const found = statement?.kind === 'expression' ? evaluate(statement.value) : NaN;
  if (given.x === letter && given.y === other) return isReached(scope, found, evaluate(value));
  if (given.x === other && given.y === letter) return isReached(scope, evaluate(value), found);
  return true;
}

const lineOf = (put: Relation) =>
  step({ en: 'Put the value into the relation.', zh: '把该值代入关系式。' }, [statementLatex(put)]);

function solved(letter: string, put: Relation, text: string, tex: string, value: number): Worked {
  const [a, b] = put.sides.map((side) => evaluate(side, { [letter]: value })) as [number, number];
  const label = toLatex(symbol(letter));
  return {
    title: { en: 'From the relation', zh: '由关系式求值' },
    steps: [lineOf(put), step({ en: 'Solve it.', zh: '求解。' }, [`${label} = ${tex}`])],
    answer: { text: `${letter} = ${text}`, tex: `${label} = ${tex}` },
    checks: [
      check(
        'The value satisfies the relation.',
        '该值满足关系式。',
        Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(a), Math.abs(b)),
      ),
    ],
    topic: '9709/p3/logarithmic-and-exponential-functions',
  };
}

/** The letter stands alone on one side. */
function direct(
  put: Relation,
  letter: string,
  { figures }: Goal,
  isKept: (value: Expression) => boolean,
): Worked | null {
  const [left, right] = put.sides as [Expression, Expression];
  const value = left.kind === 'symbol' && left.name === letter && !has(right, letter) ? exact(right) : null;
  if (!value || !Number.isFinite(evaluate(value)) || !isKept(value)) return null;
  const isWhole = Number.isInteger(evaluate(value));
  const text = figures && !isWhole ? rounded(evaluate(value), figures) : toText(value);
  return solved(letter, put, text, figures && !isWhole ? asLatex(text) : toLatex(value), evaluate(value));
}

const REACH = 400;

function numeric(
  put: Relation,
  letter: string,
  { figures }: Goal,
  isKept: (value: Expression) => boolean,
): Worked | null {
  const rest = difference(put.sides[0]!, put.sides[1]!);
  const zeros = zerosIn((at) => evaluate(rest, { [letter]: at }), -REACH, REACH, { steps: 80_000 }).filter(
    (at) => isKept({ kind: 'number', value: { n: BigInt(Math.round(at * 2 ** 40)), d: 2n ** 40n } }),
  );
  const [value, another] = zeros;
  if (value === undefined || another !== undefined || !figures) return null;
  const text = Number.isInteger(Number(value.toFixed(9)))
    ? String(Math.round(value))
    : rounded(value, figures);
  return solved(letter, put, text, asLatex(text), value);
}

function byLine(
  put: Relation,
  letter: string,
  isKept: (value: Expression) => boolean,
  answerLine: (line: string) => Worked | null,
): Worked | null {
  const answered = answerLine(`Solve the equation $${statementLatex(put)}$.`);
  const roots = answered?.answer.text.split(' or ').map((one) => {
    const statement = statementIn(one);
    return statement?.kind === 'relation' && statement.signs.join('') === '=' ? statement.sides[1]! : null;
  });
  if (!answered || !roots?.every((one) => one !== null && symbolsOf(one).length === 0)) return null;
  const kept = (roots as Expression[]).filter(isKept);
  if (kept.length !== 1) return null;
  const [value] = kept as [Expression];
  return solved(letter, put, toText(value), toLatex(value), evaluate(value));
}

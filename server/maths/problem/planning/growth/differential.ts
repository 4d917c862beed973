import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  has,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { gathered } from '../../../algebra-system/normal/terms.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { asLatex, rounded } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import type { Scope } from '../scope/scope.ts';
import { expressionIn } from '../analysis/integrals.ts';
import { type AnswerLine, check, type Operator, type Worked } from '../analysis/operator.ts';
import { storyIn } from './told-rates.ts';
import { byRate, conditionsIn, differentialIn, proportion, ratesIn, slopeAtPlace } from './given-equation.ts';
import { turned } from './turned.ts';
import { inOwnTime } from './own-time.ts';

const TOPIC = '9709/p3/differential-equations';

interface Solution {
  worked: Worked;
  y: string;
  x: string;
  value: Expression;
  /** The constant of proportion. */
  constant: { name: string; size: Expression } | null;
}

/**
 * The solution y = … that satisfies all that was given, or x = … where it is turned round; constants of proportion are
 * found first.
 */
export function solutionOf(scope: Scope, answerLine: AnswerLine, isTurned = false): Solution | null {
  const given = differentialIn(scope);
  const conditions = given && conditionsIn(scope, given);
  const [first] = conditions ?? [];
  if (!given || !conditions || !first) return null;
  const { x, y } = given;
  const constants = symbolsOf(given.slope).filter((one) => one !== x && one !== y);
  const [constant, another] = constants;
  const rates = ratesIn(scope, given, conditions);
  if (another || !rates || conditions.length + rates.length < constants.length + 1) return null;
  const size = constant
    ? rates[0]
      ? byRate(given, constant, rates[0])
      : proportion(given, constant, conditions)
    : null;
  if (constant && (!size || !isSigned(given.fact, size))) return null;
  const slope = constant ? gathered(substitute(given.slope, constant, size!)) : given.slope;
  const isRate = rates.every(
    (one) =>
      Math.abs(slopeAtPlace(slope, given, one) - evaluate(one.rate)) <
      1e-9 * Math.max(1, Math.abs(evaluate(one.rate))),
  );
  if (isTurned && has(slope, x)) return null;
  const [by, of] = isTurned ? [y, x] : [x, y];
  const rate: Expression = { kind: 'derivative', of: y, by: x, order: 1 };
  const start = `given that $${toLatex(symbol(y))} = ${toLatex(first.y)}$ when $${toLatex(symbol(x))} = ${toLatex(first.x)}$.`;
  const answered = !isRate
    ? null
    : isTurned
      ? turned(given, constant, conditions)
      : (answerLine(`Solve the differential equation $${toLatex(rate)} = ${toLatex(slope)}$, ${start}`) ??
        inOwnTime(slope, { x, y, at: first }, answerLine));
  const statement = answered && statementIn(answered.answer.text);
  const [left, value] = statement?.kind === 'relation' ? statement.sides : [];
  if (!answered || left?.kind !== 'symbol' || left.name !== of || !value) return null;
  const isMet = conditions.every((one) => {
    const [known, wanted] = (isTurned ? [one.y, one.x] : [one.x, one.y]).map((part) => evaluate(part)) as [
      number,
      number,
    ];
    return Math.abs(evaluate(value, { [by]: known }) - wanted) < 1e-6 * Math.max(1, Math.abs(wanted));
  });
  for (const { fact } of [given, ...conditions, ...rates]) scope.used.add(fact);
  for (const fact of [...given.others, ...storyIn(scope).background]) scope.used.add(fact);
  for (const fact of scope.facts)
    if (constant && fact.of[0] === constant && fact.of.length === 1) scope.used.add(fact);
  const lead = constant
    ? [
        step({ en: 'The two conditions give the constant.', zh: '由两个条件求出常数。' }, [
          `${toLatex(symbol(constant))} = ${toLatex(size!)}`,
        ]),
      ]
    : [];
  return {
    x: by,
    y: of,
    value,
    constant: constant && size ? { name: constant, size } : null,
    worked: {
      ...answered,
      steps: [...lead, ...answered.steps],
      topic: TOPIC,
      checks: [
        ...answered.checks,
        check('Every condition holds in numbers.', '各条件经数值验证成立。', isMet),
      ],
      found: [{ relation: 'holds', of: [`${of} = ${toText(value)}`] }],
    },
  };
}

/** "The rate of decrease is proportional to …": by a positive number. */
const isSigned = ({ relation, of: [, sign] }: Fact, size: Expression): boolean =>
  relation !== 'rate-law' || sign === '' || evaluate(size) > 0;

const isSolution = ({ verb, target }: Goal) =>
  verb === 'find' && typeof target === 'object' && 'the' in target && target.the === 'solution';

/** "Solve the differential equation", "find an expression for y in terms of x". */
export const solveDifferential: Operator = (goal, scope, answerLine) => {
  if (goal.form || goal.figures) return null;
  const { target } = goal;
  const isAsked = isSolution(goal);
  if (!isAsked && !(goal.verb === 'find' && goal.terms && typeof target === 'string')) return null;
  const letters = typeof target === 'object' && 'the' in target ? target.of : [target, ...(goal.terms ?? [])];
  const names = letters
    .map((one) => expressionIn(one))
    .map((one) => (one?.kind === 'symbol' ? one.name : null));
  const isTurned = names.length === 2 && differentialIn(scope)?.x === names[0];
  const found = solutionOf(scope, answerLine, isTurned);
  if (!found) return null;
  const isSame = names.length === 0 || (names.length === 2 && names[0] === found.y && names[1] === found.x);
  return isSame ? found.worked : null;
};

/** Values of the solution are asked for without the solution itself. */
export const lawOfSolution = (scope: Scope, answerLine: AnswerLine): Fact | null => {
  const found = solutionOf(scope, answerLine);
  const isSound = found?.worked.checks.every(({ passed }) => passed);
  return isSound ? (found?.worked.found?.[0] ?? null) : null;
};

/** "Find the value of k" of dx/dt = kx, where two conditions give it. */
export const constantOfLaw: Operator = ({ verb, target, form, figures, terms }, scope, answerLine) => {
  if (verb !== 'find' || form || terms || typeof target !== 'string') return null;
  const found = solutionOf(scope, answerLine);
  const constant = found?.constant;
  if (!found || !constant || target.replace(/[$\\\s]/g, '') !== constant.name) return null;
  const text = figures ? rounded(evaluate(constant.size), figures) : toText(constant.size);
  const tex = figures ? asLatex(text) : toLatex(constant.size);
  return {
    ...found.worked,
    answer: { text: `${constant.name} = ${text}`, tex: `${toLatex(symbol(constant.name))} = ${tex}` },
  };
};

import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  difference,
  type Expression,
  fraction,
  mapParts,
  number,
  power,
  quotient,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { makeSubject } from '../../../techniques/algebra/rearranging.ts';
import { step } from '../../../writing/step.ts';
import type { Fact } from '../../schema/problem.ts';
import { type AnswerLine, check, type Operator, type Worked } from '../analysis/operator.ts';
import type { Scope } from '../scope/scope.ts';
import { solveSystem } from '../values/system.ts';
import { solutionIn } from './spoken.ts';
import { sidesIn, worked } from '../working/worked.ts';

const TOPIC = '9231/p2/differential-equations';
const CONSTANTS = ['A', 'B', 'C', 'K'];

const bare = (text: unknown): string => String(text).replaceAll('$', '').trim();

/** dw/dx: w and x. */
function variablesOf(equation: string): { of: string; by: string } | null {
  const sides = sidesIn(equation);
  const found: { of: string; by: string }[] = [];
  for (const side of sides ?? [])
    contains(side, (one) => {
      if (one.kind === 'derivative' && typeof one.of === 'string') found.push({ of: one.of, by: one.by });
      return false;
    });
  const [first] = found;
  return first && found.every(({ of, by }) => of === first.of && by === first.by) ? first : null;
}

/** y from w = F(x, y), or from y = F(x, w), with what w is. */
function backFrom(replaced: string, y: string, w: string, value: Expression): Expression | null {
  const sides = sidesIn(replaced);
  for (const [left, right] of sides ? [sides, sides.toReversed()] : []) {
    if (left!.kind !== 'symbol') continue;
    if (left!.name === y && !symbolsOf(right!).includes(y)) return exact(substitute(right!, w, value));
    if (left!.name !== w) continue;
    for (const size of [1, 2, 3, 4, -1, -2, -3]) {
      const factor = exact(quotient(right!, power(symbol(y), size)));
      if (symbolsOf(factor).includes(y)) continue;
      const whole = exact(quotient(value, factor));
      return size === 1 ? whole : size === -1 ? quotient(number(1), whole) : power(whole, fraction(1, size));
    }
  }
  return null;
}

/** With t for which x = F(t), where that has one. */
function withVariable(replaced: string, x: string, t: string, value: Expression): Expression | null {
  const sides = sidesIn(replaced);
  const isOf = (one: Expression) => one.kind === 'symbol' && (one.name === x || one.name === t);
  const [left, right] = sides && isOf(sides[0]) ? sides : [];
  if (!left || left.kind !== 'symbol' || !right) return null;
  if (left.name === t) return exact(substitute(value, t, right));
  const found = makeSubject({ left, right }, t);
  return found?.values.length === 1 ? exact(substitute(value, t, found.values[0]!)) : null;
}

/** An equation with y and its derivatives put in, at some places: whether it holds. */
function satisfies(equation: string, y: string, x: string, value: Expression): boolean {
  const sides = sidesIn(equation);
  if (!sides) return false;
  const first = differentiate(value, x);
  const second = differentiate(first, x);
  const walk = (one: Expression): Expression => {
    if (one.kind === 'derivative') return one.order === 2 ? second : first;
    if (one.kind === 'symbol' && one.name === y) return value;
    return mapParts(one, walk);
  };
  const rest = difference(walk(sides[0]), walk(sides[1]));
  const constants = Object.fromEntries(
    symbolsOf(rest)
      .filter((one) => one !== x)
      .map((one, at) => [one, 1.7 + at]),
  );
  const gaps = [0.61, 0.93, 1.27, 1.9].map((at) => evaluate(rest, { ...constants, [x]: at }));
  const sizes = [0.61, 0.93, 1.27, 1.9].map((at) =>
    Math.abs(evaluate(walk(sides[0]), { ...constants, [x]: at })),
  );
  const known = gaps.filter((one) => Number.isFinite(one));
  return (
    known.length > 1 &&
    gaps.every((one, at) => !Number.isFinite(one) || Math.abs(one) < 1e-6 * Math.max(1, sizes[at]!))
  );
}

/** The general solution for y by the equation that a substitution has led to. */
function throughSubstitution(
  scope: Scope,
  answerLine: AnswerLine,
): { worked: Worked; y: string; x: string; value: Expression } | null {
  const said = scope.facts.filter(({ relation }) => relation === 'replaced');
  const [only, another] = said;
  if (!only || another) return null;
  const [substitution, equation] = only.of.map(bare) as [string, string];
  const inner = variablesOf(equation);
  const outerFacts = scope.facts.filter(
    ({ relation, of: [text] }) =>
      relation === 'differential' ||
      (relation === 'holds' &&
        variablesOf(bare(text)) !== null &&
        sidesIn(bare(text)) !== null &&
        !isStart(text)),
  );
  const told = outerFacts.map(({ of }) => bare(of[0]));
  const outer = told.length === 1 ? variablesOf(told[0]!) : null;
  const letters = (sidesIn(substitution) ?? []).flatMap(symbolsOf);
  const y = outer?.of ?? letters.find((one) => one !== inner?.of && one !== inner?.by);
  const isVariable = inner && outer && y === inner.of && outer.by !== inner.by;
  if (!inner || !y || (y === inner.of && !isVariable)) return null;
  const found = answerLine(`Find the general solution of the differential equation $${equation}$.`);
  const sides = found && sidesIn(found.answer.text);
  if (!found || sides?.[0].kind !== 'symbol' || sides[0].name !== inner.of) return null;
  const value = isVariable
    ? withVariable(substitution, outer.by, inner.by, sides[1])
    : backFrom(substitution, y, inner.of, sides[1]);
  if (!value || symbolsOf(value).includes(isVariable ? inner.by : inner.of)) return null;
  const x = isVariable ? outer.by : inner.by;
  scope.used.add(only);
  for (const one of outerFacts) scope.used.add(one);
  const isTrue = told.length === 0 ? null : satisfies(told[0]!, y, x, value);
  if (isTrue === null) return null;
  return {
    y,
    x,
    value,
    worked: {
      ...found,
      topic: TOPIC,
      steps: [
        ...found.steps,
        step({ en: 'Go back to the first unknown.', zh: '换回原来的未知函数。' }, [
          `${substitution}`,
          `${y} = ${toLatex(value)}`,
        ]),
      ],
      answer: { text: `${y} = ${toText(value)}`, tex: `${y} = ${toLatex(value)}` },
      checks: [
        ...found.checks,
        check('It satisfies the first differential equation.', '代入原微分方程成立。', isTrue),
      ],
      found: [{ relation: 'equal', of: [y, toText(value)] }],
    },
  };
}

/** dy/dx = 2: a value alone. */
const isStart = (text: unknown): boolean => {
  const sides = sidesIn(bare(text));
  return sides?.[0].kind === 'derivative' && symbolsOf(sides[1]).length === 0;
};

/** "y in terms of x", or the general solution, behind a substitution. */
export const bySubstitution: Operator = (goal, scope, answerLine) => {
  const asked = solutionIn(goal);
  if (!asked || goal.form || goal.unit || goal.figures) return null;
  const isGeneral = asked.the === 'general solution' && asked.of.length === 0;
  const isSolution =
    asked.the === 'solution' || (asked.the === 'particular solution' && asked.of.length === 0);
  if (!isGeneral && !isSolution) return null;
  const starts = [...scope.facts].filter(({ relation }) => relation === 'when');
  const found = throughSubstitution(scope, answerLine);
  if (!found) return null;
  if (starts.length === 0) return isGeneral ? found.worked : null;
  return isGeneral ? null : withStarts(found, starts, scope);
};

/** The constants from what holds at the start. */
function withStarts(
  { worked: found, y, x, value }: { worked: Worked; y: string; x: string; value: Expression },
  starts: readonly Fact[],
  scope: Scope,
): Worked | null {
  const constants = symbolsOf(value).filter((one) => CONSTANTS.includes(one));
  const when = sidesIn(starts[0]!.of[1]);
  if (when?.[0].kind !== 'symbol' || when[0].name !== x) return null;
  if (starts.some(({ of }) => of[1] !== starts[0]!.of[1])) return null;
  const beside = scope.facts.filter(({ relation, of: [text] }) => {
    const sides = relation === 'holds' ? sidesIn(text) : null;
    return sides?.[0].kind === 'derivative' && symbolsOf(sides[1]).length === 0;
  });
  const texts = [...starts.map(({ of }) => of[0]), ...beside.map(({ of }) => of[0])];
  const slope = differentiate(value, x);
  const equations = texts.map((text) => {
    const sides = sidesIn(text);
    const left = sides?.[0];
    const of =
      left?.kind === 'symbol' && left.name === y
        ? value
        : left?.kind === 'derivative' && left.order === 1
          ? slope
          : null;
    return of && sides ? exact(difference(substitute(of, x, when[1]), sides[1])) : null;
  });
  if (!equations.every((one) => one !== null) || equations.length !== constants.length) return null;
  const solutions = solveSystem(equations, constants);
  const [only, another] = solutions ?? [];
  if (!only || another || !constants.every((one) => only[one])) return null;
  for (const one of [...starts, ...beside]) scope.used.add(one);
  const whole = exact(constants.reduce((before, one) => substitute(before, one, only[one]!), value));
  const at = evaluate(when[1]);
  const isRight = equations.every(
    (one) =>
      Math.abs(evaluate(one, Object.fromEntries(constants.map((c) => [c, evaluate(only[c]!)])))) < 1e-9,
  );
  return worked(
    found.title,
    TOPIC,
    [
      ...found.steps,
      step(
        { en: 'Put in what holds at the start.', zh: '代入初始条件。' },
        constants.map((one) => `${one} = ${toLatex(only[one]!)}`),
      ),
    ],
    { text: `${y} = ${toText(whole)}`, tex: `${y} = ${toLatex(whole)}` },
    [
      ...found.checks,
      check(
        'It begins as it was said to.',
        '满足初始条件。',
        isRight && Number.isFinite(evaluate(whole, { [x]: at })),
      ),
    ],
    [{ relation: 'equal', of: [y, toText(whole)] }],
  );
}

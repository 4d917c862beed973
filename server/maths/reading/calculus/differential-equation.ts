import {
  contains,
  difference,
  type Expression,
  mapParts,
  substitute,
  symbol,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { differentiate } from '../../algebra-system/expressions/differentiate.ts';
import { parse } from '../../algebra-system/parsing/statement.ts';
import { assignmentOf, formulasOf, isPlain, plainText } from './calculus-question.ts';
import { gathered } from '../../algebra-system/normal/terms.ts';

/** y = value, or its derivative = value, where x = at. */
export interface Condition {
  order: number;
  at: Expression;
  value: Expression;
}

export interface DifferentialEquation {
  /** The unknown function and its variable. */
  y: string;
  x: string;
  order: number;
  left: Expression;
  right: Expression;
  conditions: Condition[];
}

/** The letters that stand for the derivatives while they are handled as letters. */
const RATE = (order: number) => `rate_${order}`;

const WORDS =
  /\b(?:solve|differential|general|particular|solutions?|integrating|factor|use|using|with|in terms of [a-z]|find [a-z] in terms of [a-z]|find (?=y\b)|at|on)\b|解微分方程|微分方程|通解|特解|积分因子|求解|解|用|满足|初始条件|条件|下/giu;

/** A question that gives one differential equation and, maybe, as many conditions as its order. */
export function differentialEquationIn(text: string): DifferentialEquation | null {
  const plain = plainText(text);
  if (!/\bsolve\b|solution|in terms of|解|通解/i.test(plain) || /show|verify|iterat|euler|证明/i.test(plain))
    return null;
  const formulas = formulasOf(
    plain.replace(/^(?:find|express) [a-zA-Z] (?:in terms of|as a function of) [a-z]\s*:?/i, ' '),
    WORDS,
  );
  const statements = formulas?.flatMap((formula) => {
    const parsed = parse(formula);
    if (!parsed.ok) return [null];
    const { statement } = parsed;
    return statement.kind === 'list' ? statement.items : [statement];
  });
  if (!statements || statements.some((one) => one === null)) return null;
  const [equation, ...rest] = statements;
  if (equation?.kind !== 'relation' || equation.signs.join() !== '=') return null;
  const [left, right] = equation.sides as [Expression, Expression];
  const rates = ratesOf(left).concat(ratesOf(right));
  const [first] = rates;
  if (!first || rates.some((one) => one.of !== first.of || one.by !== first.by)) return null;
  const { of: y, by: x } = first;
  const order = Math.max(...rates.map((one) => one.order));
  const [a, b] = [left, right].map((side) => withLetters(side)) as [Expression, Expression];
  const letters = symbolsOf(difference(a, b)).filter((name) => !name.startsWith('rate_'));
  if (letters.some((name) => name !== x && name !== y) || !isPlain(a) || !isPlain(b) || order > 2)
    return null;
  const conditions = conditionsIn(rest as NonNullable<(typeof rest)[number]>[], x, y);
  return conditions && (conditions.length === 0 || conditions.length === order)
    ? { y, x, order, left, right, conditions }
    : null;
}

type Rate = Extract<Expression, { kind: 'derivative' }>;

function ratesOf(one: Expression): Rate[] {
  const rates: Rate[] = [];
  contains(one, (part) => {
    if (part.kind === 'derivative') rates.push(part);
    return false;
  });
  return rates;
}

function withLetters(one: Expression): Expression {
  return one.kind === 'derivative' ? symbol(RATE(one.order)) : mapParts(one, withLetters);
}

/** Values of the function and its derivative, all at the same place. */
function conditionsIn(
  statements: Parameters<typeof assignmentOf>[0][],
  x: string,
  y: string,
): Condition[] | null {
  if (statements.length === 0) return [];
  const places = statements.map(assignmentOf).filter((one) => one?.letter === x);
  const values = statements.flatMap((statement) => {
    const plain = assignmentOf(statement);
    if (plain?.letter === y) return [{ order: 0, value: plain.value }];
    if (
      statement.kind !== 'relation' ||
      statement.sides[0]?.kind !== 'derivative' ||
      statement.signs.join() !== '='
    )
      return [];
    const [rate, value] = statement.sides;
    return rate.order === 1 && rate.of === y && rate.by === x && symbolsOf(value!).length === 0
      ? [{ order: 1, value: value! }]
      : [];
  });
  if (places.length !== 1 || values.length + 1 !== statements.length) return null;
  const sorted = values.sort((a, b) => a.order - b.order);
  return sorted.every(({ order }, index) => order === index)
    ? sorted.map((one) => ({ ...one, at: places[0]!.value }))
    : null;
}

/** The equation as a linear expression in its derivatives: what stands before each, and the rest; all on one side. */
export function partsOfEquation({ left, right, y }: DifferentialEquation): {
  before: Expression[];
  rest: Expression;
} {
  const all = withLetters(difference(left, right));
  const before = [y, RATE(1), RATE(2)].map((letter) => gathered(differentiate(all, letter)));
  const rest = [RATE(1), RATE(2)].reduce(
    (value, letter) => substitute(value, letter, { kind: 'number', value: { n: 0n, d: 1n } }),
    all,
  );
  return { before, rest: gathered(rest) };
}

/** dy/dx alone: what it is in x and y; null where the equation is not of the first order and linear in it. */
export function slopeIn(equation: DifferentialEquation): Expression | null {
  const { before, rest } = partsOfEquation(equation);
  const [, rate] = before as [Expression, Expression];
  if (equation.order !== 1 || symbolsOf(rate).some((name) => name.startsWith('rate_'))) return null;
  return gathered({ kind: 'quotient', numerator: { kind: 'negative', of: rest }, denominator: rate });
}

/** Whether the derivative stands alone on its side, with a factor in x or without. */
export function isIsolated({ left, right }: DifferentialEquation): boolean {
  return [left, right].some((side) => {
    const inner = side.kind === 'negative' ? side.of : side;
    return (
      inner.kind === 'derivative' ||
      (inner.kind === 'product' && inner.factors.some(({ kind }) => kind === 'derivative')) ||
      (inner.kind === 'quotient' && ratesOf(inner.numerator).length > 0)
    );
  });
}

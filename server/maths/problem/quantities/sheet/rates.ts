import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  has,
  mapParts,
  partsOf,
  product,
  quotient,
  number,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { separated } from '../../../techniques/calculus/separation.ts';
import type { Fact } from '../../schema/problem.ts';
import { Fault } from '../fault.ts';
import { equation } from '../network/equation.ts';
import { bodyOf, derivativeOf, integralOf } from './bodies.ts';
import { type Sheet, shown } from './sheet.ts';

const RATE = { en: 'The rate of change is the derivative.', zh: '变化率即导数。' };
const FROM_RATE = {
  en: 'Integrate the rate of change from the value that is known.',
  zh: '由已知值对变化率积分。',
};
const SEPARATED = { en: 'Separate the variables and integrate.', zh: '分离变量并积分。' };

/** [v, s, t]: v is the rate of change of s with t. */
export function tellRate(fact: Fact, sheet: Sheet): void {
  const [rate, of, by] = fact.of;
  if (![rate, of, by].every((one) => typeof one === 'string'))
    throw new Fault('“rate of change” needs three letters', '“rate of change”需要三个字母');
  sheet.rates.push({ rate: rate as string, of: of as string, by: by as string, fact });
}

/** ["v = 0", "t = 2"]: what a letter is when another has a value. */
export function tellStart(fact: Fact, sheet: Sheet): void {
  const [value, at] = fact.of.map((term) => sidesOf(term === undefined ? '' : shown(term)));
  if (!value || !at) throw new Fault(`“when” needs two equations`, '“when”需要两个等式');
  sheet.starts.push({ letter: value.letter, value: value.value, by: at.letter, at: at.value, fact });
}

function sidesOf(text: string): { letter: string; value: Expression } | null {
  const statement = statementIn(text);
  if (statement?.kind !== 'relation' || statement.sides.length !== 2 || statement.signs[0] !== '=')
    return null;
  const [left, right] = statement.sides as [Expression, Expression];
  return left.kind === 'symbol' ? { letter: left.name, value: right } : null;
}

/** What rates of change and differential equations say, as equations between letters. */
export function tellRates(sheet: Sheet): void {
  for (let round = 0; round <= sheet.rates.length; round += 1)
    for (const { rate, of, by, fact } of sheet.rates) {
      const [ofBody, rateBody] = [bodyOf(of, sheet), bodyOf(rate, sheet)];
      if (ofBody && has(ofBody, by) && !rateBody)
        sheet.equations.push(equation(symbol(rate), derivativeOf(ofBody, by), { name: RATE, by: fact }));
      const start = ofBody ? null : sheet.starts.find((one) => one.letter === of && one.by === by);
      if (rateBody && start)
        sheet.equations.push(
          equation(symbol(of), exact(sum(start.value, integralOf(rateBody, by, start.at, symbol(by)))), {
            name: FROM_RATE,
            by: fact,
          }),
        );
    }
  for (const { left, right, fact } of sheet.differentials) tellSeparated(left, right, fact, sheet);
}

/** dy/dx = g(x) h(y) with a value that is known, as ∫ 1/h dy = ∫ g dx. */
function tellSeparated(left: Expression, right: Expression, fact: Fact, sheet: Sheet): void {
  const found = slopeIn(left, right);
  if (!found) return;
  const { of: y, by: x, slope } = found;
  const start = sheet.starts.find((one) => one.letter === y && one.by === x);
  const parts = separated(slope, x, y);
  if (!start || !parts) return;
  const inY = withoutBars(
    integralOf(exact(quotient(number(1), parts.inY)), y, start.value, symbol(y)),
    y,
    evaluate(start.value),
  );
  const inX = integralOf(parts.inX, x, start.at, symbol(x));
  sheet.equations.push(equation(inX, inY, { name: SEPARATED, by: fact }));
  sheet.slopes.push({ of: y, by: x, slope, start });
}

/** |v² − 100| as 100 − v², which it is where the motion starts and does not pass. */
const withoutBars = (one: Expression, letter: string, at: number): Expression => {
  if (one.kind !== 'call' || one.name !== 'abs')
    return mapParts(one, (part) => withoutBars(part, letter, at));
  const size = evaluate(one.of, { [letter]: at });
  return size > 0 ? one.of : size < 0 ? exact(product(number(-1), one.of)) : one;
};

/** What dy/dx is, from an equation in which it stands in the first power. */
export function slopeIn(
  left: Expression,
  right: Expression,
): { of: string; by: string; slope: Expression } | null {
  const whole = difference(left, right);
  const node = derivativeIn(whole);
  if (node?.order !== 1) return null;
  const marked = replaced(whole, node);
  const coefficients = coefficientsOf(marked, MARK);
  if (coefficients?.length !== 2) return null;
  const [free, before] = coefficients.map(tidy) as [Expression, Expression];
  const slope = exact(product(number(-1), quotient(free, before)));
  return derivativeIn(slope) ? null : { of: node.of, by: node.by, slope };
}

const MARK = 'slope⟨⟩';

type Derivative = Extract<Expression, { kind: 'derivative' }>;

function derivativeIn(one: Expression): Derivative | null {
  if (one.kind === 'derivative') return one;
  for (const part of partsOf(one)) {
    const found = derivativeIn(part);
    if (found) return found;
  }
  return null;
}

const replaced = (one: Expression, node: Derivative): Expression =>
  one.kind === 'derivative' && one.of === node.of && one.by === node.by && one.order === node.order
    ? symbol(MARK)
    : mapParts(one, (part) => replaced(part, node));

import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  rationalValue,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Sign, Statement } from '../../../algebra-system/parsing/statement-kinds.ts';
import { withKnown } from './known-letters.ts';
import type { Fact, Term } from '../../schema/problem.ts';

type Values = Readonly<Record<string, Expression>>;
type Condition = (values: Values) => boolean;

const QUALITIES: Record<string, (value: number, one: Expression) => boolean> = {
  positive: (value) => value > 1e-12,
  negative: (value) => value < -1e-12,
  nonzero: (value) => Math.abs(value) > 1e-12,
  integer: (value) => Math.abs(value - Math.round(value)) < 1e-9,
  constant: () => true,
  real: () => true,
  rational: (_, one) => rationalValue(exact(one)) !== null,
};

/** Whether two numbers stand in a relation, within what computing leaves. */
export const HOLDS: Record<Sign, (a: number, b: number) => boolean> = {
  '=': (a, b) => Math.abs(a - b) < 1e-9,
  '~=': (a, b) => Math.abs(a - b) < 1e-9,
  '!=': (a, b) => Math.abs(a - b) > 1e-9,
  '<': (a, b) => a < b - 1e-12,
  '>': (a, b) => a > b + 1e-12,
  '<=': (a, b) => a <= b + 1e-9,
  '>=': (a, b) => a >= b - 1e-9,
};

/** What was said of these letters that is no equation; null where something said of them cannot be judged. */
export function conditionsOn(
  { facts, used }: { facts: readonly Fact[]; used: Set<Fact> },
  letters: readonly string[],
  domainOf?: Term,
): Condition[] | null {
  const conditions: Condition[] = [];
  for (const one of facts) {
    const { relation, of } = one;
    const isDomain =
      relation === 'domain' && domainOf !== undefined && JSON.stringify(of[0]) === JSON.stringify(domainOf);
    const text = isDomain ? of[1] : of[0];
    if (typeof text !== 'string') continue;
    if (relation === 'holds' || isDomain) {
      if (/\\in\b|∈/.test(text)) {
        used.add(one);
        continue;
      }
      const statement = statementIn(text);
      if (!statement) return null;
      for (const of of [statement, ...atPoints(statement, letters)]) {
        const own = conditionOf(withKnown(of, { facts, used }, letters), letters);
        if (own === null) return null;
        if (own.length > 0) used.add(one);
        conditions.push(...own);
      }
    } else if (Object.hasOwn(QUALITIES, relation) && letters.includes(text)) {
      used.add(one);
      const holds = QUALITIES[relation]!;
      conditions.push((values) => !values[text] || holds(evaluate(values[text]), values[text]));
    }
  }
  return conditions;
}

/** What is said of a parameter is said of its value at each point: t > 0 of t_P. */
function atPoints(statement: Statement, letters: readonly string[]): Statement[] {
  if (statement.kind !== 'relation') return [];
  const [letter, another] = [...new Set(statement.sides.flatMap(symbolsOf))];
  if (!letter || another || letter === 'x' || letter === 'y') return [];
  return letters
    .filter((one) => one.startsWith(`${letter}_`))
    .map((one) => ({
      ...statement,
      sides: statement.sides.map((side) => substitute(side, letter, symbol(one))),
    }));
}

/** Between which numbers a letter was said to lie; null where it was not said of both sides. */
export function boundsOf(
  { facts }: { facts: readonly Fact[] },
  letter: string,
): readonly [number, number] | null {
  let [low, high] = [-Infinity, Infinity];
  for (const { relation, of } of facts) {
    const statement = relation === 'holds' && typeof of[0] === 'string' ? statementIn(of[0]) : null;
    if (statement?.kind !== 'relation') continue;
    const ends = [statement, ...atPoints(statement, [letter])].flatMap((one) =>
      one.kind === 'relation' ? endsIn(one, letter) : [],
    );
    for (const [isLow, value] of ends)
      if (isLow) low = Math.max(low, value);
      else high = Math.min(high, value);
  }
  return Number.isFinite(low) && Number.isFinite(high) ? [low, high] : null;
}

/** a < x, x < b: whether it is the lower end, and the number. */
function endsIn(
  { sides, signs }: Extract<Statement, { kind: 'relation' }>,
  letter: string,
): [boolean, number][] {
  return signs.flatMap((sign, at): [boolean, number][] => {
    const [left, right] = [sides[at]!, sides[at + 1]!];
    const isLess = sign === '<' || sign === '<=';
    if (!isLess && sign !== '>' && sign !== '>=') return [];
    if (right.kind === 'symbol' && right.name === letter && symbolsOf(left).length === 0)
      return [[isLess, evaluate(left)]];
    if (left.kind === 'symbol' && left.name === letter && symbolsOf(right).length === 0)
      return [[!isLess, evaluate(right)]];
    return [];
  });
}

function conditionOf(statement: Statement, letters: readonly string[]): Condition[] | null {
  if (statement.kind !== 'relation') return null;
  const { sides, signs } = statement;
  const used = sides.flatMap(symbolsOf);
  if (signs.every((sign) => sign === '=') || !used.some((one) => letters.includes(one))) return [];
  if (!used.every((one) => letters.includes(one))) return null;
  return [
    (values) => {
      const numbers = sides.map((side) =>
        evaluate(
          side,
          Object.fromEntries(used.map((one) => [one, values[one] ? evaluate(values[one]) : NaN])),
        ),
      );
      return signs.every(
        (sign, i) => Number.isNaN(numbers[i]! + numbers[i + 1]!) || HOLDS[sign](numbers[i]!, numbers[i + 1]!),
      );
    },
  ];
}

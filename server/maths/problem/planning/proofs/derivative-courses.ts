import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import {
  contains,
  difference,
  type Expression,
  mapParts,
  negative,
  product,
  quotient,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import type { Fact } from '../../schema/problem.ts';
import { type Scope, valueOf } from '../scope/scope.ts';
import { sidesIn } from '../working/worked.ts';

export type Derivative = Extract<Expression, { kind: 'derivative' }>;

/** What stands for y and for its derivatives, and how each was found. */
export interface Course {
  /** The letters that are free on it. */
  free: string[];
  /** A relation that its points satisfy, where it is none of the letters alone. */
  rest: Expression | null;
  put: (one: Expression) => Expression | null;
  fact: Fact | null;
}

export const HIGHEST = 5;

/** The ways in which what is told gives these derivatives. */
export function coursesOf(scope: Scope, all: readonly Derivative[]): Course[] {
  const pairs = new Set(all.map(({ of, by }) => `${of} ${by}`));
  const curves = scope.things.filter(({ kind }) => kind === 'curve');
  const paths = curves.flatMap(({ id }) => {
    const value = valueOf({ thing: id }, scope);
    return value?.is === 'path' ? [value] : [];
  });
  const [path, another] = paths;
  if (path && !another && curves.length === 1) return [alongPath(path)];
  const [only] = pairs;
  if (pairs.size !== 1 || !only) return [];
  const [of, by] = only.split(' ') as [string, string];
  const told: { sides: [Expression, Expression]; fact: Fact | null }[] = scope.facts.flatMap((fact) => {
    const sides = fact.relation === 'holds' ? sidesIn(fact.of[0]) : null;
    return sides && !sides.some(isOfDerivatives) ? [{ sides, fact }] : [];
  });
  for (const { id } of curves) {
    const value = valueOf({ thing: id }, scope);
    if (value?.is === 'equation') told.push({ sides: [value.left, value.right], fact: null });
  }
  const fitting = told.filter(({ sides }) => sides.some((side) => symbolsOf(side).includes(of)));
  return fitting.length === 1 ? courseIn(fitting[0]!, of, by) : [];
}

const isOfDerivatives = (one: Expression): boolean => contains(one, ({ kind }) => kind === 'derivative');

function courseIn(
  { sides, fact }: { sides: [Expression, Expression]; fact: Fact | null },
  of: string,
  by: string,
): Course[] {
  const [left, right] = sides;
  const letters = [...new Set(sides.flatMap(symbolsOf))];
  const explicit = [
    [left, right],
    [right, left],
  ].find(([one, other]) => one!.kind === 'symbol' && one!.name === of && !symbolsOf(other!).includes(of));
  if (explicit) return [explicitly(explicit[1]!, of, by, fact)];
  return letters.includes(by) && letters.length === 2
    ? [implicitly(difference(left, right), of, by, fact)]
    : [];
}

/** y = f(x). */
function explicitly(value: Expression, of: string, by: string, fact: Fact | null): Course {
  const chain = [value];
  for (let order = 1; order <= HIGHEST; order += 1) chain.push(exact(differentiate(chain.at(-1)!, by)));
  const put = (one: Expression): Expression =>
    one.kind === 'derivative'
      ? chain[one.order]!
      : one.kind === 'symbol' && one.name === of
        ? value
        : mapParts(one, put);
  return { free: [...new Set([by, ...symbolsOf(value)])], rest: null, put, fact };
}

/** F(x, y) = 0. */
function implicitly(rest: Expression, of: string, by: string, fact: Fact | null): Course {
  const first = negative(quotient(differentiate(rest, by), differentiate(rest, of)));
  const chain: Expression[] = [symbol(of), first];
  for (let order = 2; order <= 3; order += 1) {
    const last = chain.at(-1)!;
    chain.push(sum(differentiate(last, by), product(differentiate(last, of), first)));
  }
  const put = (one: Expression): Expression | null =>
    contains(one, (part) => part.kind === 'derivative' && part.order > 3) ? null : walk(one);
  const walk = (one: Expression): Expression =>
    one.kind === 'derivative' ? chain[one.order]! : mapParts(one, walk);
  return { free: [by, of], rest, put, fact };
}

/** x = f(t), y = g(t). */
function alongPath({ letter, x, y }: { letter: string; x: Expression; y: Expression }): Course {
  const own: Record<string, Expression> = { x, y };
  const speed = differentiate(x, letter);
  const valueOfOne = ({ of, by, order }: Derivative): Expression | null => {
    const from = own[of];
    if (!from) return null;
    let found = from;
    for (let turn = 0; turn < order; turn += 1) {
      found = differentiate(found, letter);
      if (by === 'x' && of === 'y') found = quotient(found, speed);
      else if (by !== letter) return null;
    }
    return exact(found);
  };
  const put = (one: Expression): Expression | null => {
    let isKnown = true;
    const walk = (part: Expression): Expression => {
      if (part.kind === 'symbol' && own[part.name]) return own[part.name]!;
      if (part.kind !== 'derivative') return mapParts(part, walk);
      const value = valueOfOne(part);
      if (!value) isKnown = false;
      return value ?? part;
    };
    const found = walk(one);
    return isKnown ? found : null;
  };
  return { free: [...new Set([letter, ...symbolsOf(x), ...symbolsOf(y)])], rest: null, put, fact: null };
}

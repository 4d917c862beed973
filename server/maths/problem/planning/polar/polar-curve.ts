import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  number,
  power,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { sidesIn } from '../working/worked.ts';
import { isThing, type Scope, use } from '../scope/scope.ts';

export const TOPIC = '9231/p1/polar-coordinates';
export const THETA = 'theta';

export interface PolarCurve {
  /** r², of a curve of size 1. */
  squared: Expression;
  /** The length a in r = a f(θ), which was said to be positive. */
  size: string | null;
  /** r, where that is given and not its square. */
  radius: Expression | null;
  ends: [Expression, Expression];
  tex: string;
}

/** A curve r = f(θ) or r² = g(θ) with its ends, all in numbers. */
export function polarIn(curve: Term | undefined, scope: Scope): PolarCurve | null {
  if (typeof curve !== 'object' || !('thing' in curve)) return null;
  const isOf = ({ relation, of: [left] }: Fact) =>
    relation === 'equal' &&
    typeof left === 'object' &&
    'the' in left &&
    left.the === 'polar equation' &&
    isThing(left.of[0], curve.thing);
  const said = use(scope, isOf);
  const sides = sidesIn(said?.of[1]);
  const own = scope.facts.filter(
    ({ relation, of }) =>
      relation === 'domain' &&
      isThing(of[0], curve.thing) &&
      !/[xy]/.test(String(of.at(-1)).replace(/\\[a-z]+/g, '')),
  );
  const isOfAngle = ({ relation, of: [text] }: Fact) =>
    relation === 'holds' && typeof text === 'string' && endsIn(text) !== null;
  const domains = own.length > 0 ? own : scope.facts.filter(isOfAngle);
  const ends = domains.length === 1 ? endsIn(String(domains[0]!.of.at(-1))) : null;
  if (!sides || !ends) return null;
  scope.used.add(domains[0]!);
  const [left, right] = sides;
  const squared =
    left.kind === 'symbol' && left.name === 'r'
      ? power(right, 2)
      : left.kind === 'power' &&
          left.base.kind === 'symbol' &&
          left.base.name === 'r' &&
          evaluate(left.exponent) === 2
        ? right
        : null;
  const [size = null, another] = squared ? symbolsOf(squared).filter((one) => one !== THETA) : [];
  if (!squared || another || (size !== null && !isLength(size, squared, scope))) return null;
  const one = size === null ? squared : exact(substitute(squared, size, number(1)));
  const isPlain_ = left.kind === 'symbol';
  return {
    squared: one,
    size,
    radius: isPlain_ ? (size === null ? right : exact(substitute(right, size, number(1)))) : null,
    ends,
    tex: `${toLatex(left)} = ${toLatex(right)}`,
  };
}

/** Whether every r is a multiple of the letter, which was said to be positive. */
function isLength(letter: string, squared: Expression, scope: Scope): boolean {
  const said = scope.facts.filter(({ relation, of: [of] }) => relation === 'positive' && of === letter);
  if (said.length === 0) return false;
  for (const fact of scope.facts) if (fact.of.length === 1 && fact.of[0] === letter) scope.used.add(fact);
  return [0.3, 0.8, 1.1].every((theta) => {
    const at = (size: number) => evaluate(squared, { theta, [letter]: size });
    return [2, 3.7].every(
      (size) => Math.abs(at(size) - size * size * at(1)) < 1e-9 * Math.max(1, Math.abs(at(size))),
    );
  });
}

/** −π < θ ≤ π: its ends. */
function endsIn(text: string): [Expression, Expression] | null {
  const statement = statementIn(text.replaceAll('$', ''));
  if (statement?.kind !== 'relation' || statement.sides.length !== 3) return null;
  if (!statement.signs.every((sign) => sign === '<' || sign === '<=')) return null;
  const [low, middle, high] = statement.sides as [Expression, Expression, Expression];
  const isAngle = middle.kind === 'symbol' && middle.name === THETA;
  return isAngle && symbolsOf(low).length + symbolsOf(high).length === 0 ? [low, high] : null;
}

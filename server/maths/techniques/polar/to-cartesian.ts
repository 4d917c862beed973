import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import {
  call,
  difference,
  type Expression,
  number,
  power,
  product,
  sum,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../algebra-system/expressions/print.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import { type Normal, normalOfTerms, term } from '../../algebra-system/normal/normal.ts';
import { normalOf } from '../../algebra-system/normal/of-expression.ts';
import { tidy } from '../../algebra-system/normal/tidy.ts';
import { type Conversion, R, relation, type Relation, SQUARES, THETA, X, Y } from './relation.ts';

/** The functions of θ and of 2θ by the key of their normal form. */
const KNOWN = new Map(
  (['cos', 'sin', 'sec', 'cosec'] as const).flatMap((name) =>
    [THETA, product(number(2), THETA)].map((angle, index) => {
      const [only] = normalOf(call(name, angle))!.terms;
      return [only!.factors[0]!.base.key, `${name}${index ? '2' : ''}`] as const;
    }),
  ),
);

/** r = f(θ) or r² = f(θ) in x and y, for lines, circles, cardioids and lemniscates; null for any other. */
export function cartesianOf({ sides: [left, right] }: Relation): Conversion | null {
  const isSquare =
    left!.kind === 'power' &&
    left!.base.kind === 'symbol' &&
    left!.base.name === 'r' &&
    toText(left!.exponent) === '2';
  if (!isSquare && !(left!.kind === 'symbol' && left!.name === 'r')) return null;
  if (symbolsOf(right!).includes('r')) return null;
  const normal = normalOf(right!);
  const coefficients = normal && waves(normal);
  if (!coefficients) return reciprocalOf(right!, isSquare);
  const has = [...coefficients.keys()].sort().join();
  const at = (name: string) => coefficients.get(name) ?? number(0);
  const times = (name: string, by: Expression) => product(at(name), by);
  if (isSquare) {
    if (has === '') return { relation: relation(SQUARES, exact(right!)), working: ['r^2 = x^2 + y^2'] };
    if (has === 'sin2')
      return {
        relation: relation(power(SQUARES, 2), exact(product(number(2), at('sin2'), X, Y))),
        working: [`r^4 = ${toLatex(product(at('sin2'), number(2)))}(r\\cos\\theta)(r\\sin\\theta)`],
      };
    const squares = difference(power(X, 2), power(Y, 2));
    return has === 'cos2'
      ? {
          relation: relation(power(SQUARES, 2), exact(product(at('cos2'), squares))),
          working: [`r^4 = ${toLatex(at('cos2'))}\\left(r^2\\cos^2\\theta - r^2\\sin^2\\theta\\right)`],
        }
      : null;
  }
  if (has === '')
    return evaluate(right!) > 0
      ? { relation: relation(SQUARES, exact(power(right!, 2))), working: ['r^2 = x^2 + y^2'] }
      : null;
  if (has === 'sec')
    return { relation: relation(X, at('sec')), working: [`r\\cos\\theta = ${toLatex(at('sec'))}`] };
  if (has === 'cosec')
    return { relation: relation(Y, at('cosec')), working: [`r\\sin\\theta = ${toLatex(at('cosec'))}`] };
  if (['cos', 'sin', 'cos,sin'].includes(has)) {
    const rounds = exact(
      sum(
        ...(coefficients.has('cos') ? [times('cos', X)] : []),
        ...(coefficients.has('sin') ? [times('sin', Y)] : []),
      ),
    );
    return { relation: relation(SQUARES, rounds), working: [`r^2 = ${toLatex(product(R, right!))}`] };
  }
  // r = a(1 ± cos θ): multiplied by r, and the rest squared.
  const [name, letter] = has === ',cos' ? ['cos', X] : has === ',sin' ? ['sin', Y] : ['', X];
  if (!name || Math.abs(evaluate(at(''))) !== Math.abs(evaluate(at(name as string)))) return null;
  const moved = exact(product(number(-1), at(name as string), letter as Expression));
  return {
    relation: relation(power(sum(SQUARES, moved), 2), product(exact(power(at(''), 2)), SQUARES)),
    working: [`r^2 = ${toLatex(product(R, right!))}`],
  };
}

/** r = c/(a cos θ + b sin θ) is a line. */
function reciprocalOf(right: Expression, isSquare: boolean): Conversion | null {
  if (right.kind !== 'quotient' || isSquare || symbolsOf(right.numerator).length > 0) return null;
  const below = normalOf(right.denominator);
  const coefficients = below && waves(below);
  if (!coefficients || ![...coefficients.keys()].every((name) => name === 'cos' || name === 'sin'))
    return null;
  const line = exact(sum(...[...coefficients].map(([name, by]) => product(by, name === 'cos' ? X : Y))));
  return {
    relation: relation(line, exact(right.numerator)),
    working: [`r\\left(${toLatex(right.denominator)}\\right) = ${toLatex(right.numerator)}`],
  };
}

/** What stands with each of the functions of θ in a sum; '' for a number alone. null for anything else in it. */
function waves(one: Normal): Map<string, Expression> | null {
  const sums = new Map<string, Expression>();
  for (const each of one.terms) {
    const turning = each.factors.filter(({ base }) => base.kind === 'function' || base.kind === 'letter');
    const rest = tidy(
      normalOfTerms([
        term(
          each.coefficient,
          each.factors.filter((factor) => !turning.includes(factor)),
        ),
      ]),
    );
    const [only, more] = turning;
    if (more || (only && (only.exponent.n !== 1n || only.exponent.d !== 1n))) return null;
    const name = only ? KNOWN.get(only.base.key) : '';
    if (name === undefined || sums.has(name)) return null;
    sums.set(name, rest);
  }
  return sums;
}

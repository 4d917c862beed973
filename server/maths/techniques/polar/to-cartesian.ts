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
import { type Changed, R, relation, type Relation, SQUARES, THETA, X, Y } from './relation.ts';

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
export function cartesianOf({ sides: [left, right] }: Relation): Changed | null {
  const isSquare =
    left!.kind === 'power' &&
    left!.base.kind === 'symbol' &&
    left!.base.name === 'r' &&
    toText(left!.exponent) === '2';
  if (!isSquare && !(left!.kind === 'symbol' && left!.name === 'r')) return null;
  if (symbolsOf(right!).includes('r')) return null;
  const normal = normalOf(right!);
  const found = normal && waves(normal);
  if (!found) return reciprocalOf(right!, isSquare);
  const has = [...found.keys()].sort().join();
  const at = (name: string) => found.get(name) ?? number(0);
  const times = (name: string, by: Expression) => product(at(name), by);
  if (isSquare) {
    if (has === '') return { found: relation(SQUARES, exact(right!)), way: ['r^2 = x^2 + y^2'] };
    if (has === 'sin2')
      return {
        found: relation(power(SQUARES, 2), exact(product(number(2), at('sin2'), X, Y))),
        way: [`r^4 = ${toLatex(product(at('sin2'), number(2)))}(r\\cos\\theta)(r\\sin\\theta)`],
      };
    const squares = difference(power(X, 2), power(Y, 2));
    return has === 'cos2'
      ? {
          found: relation(power(SQUARES, 2), exact(product(at('cos2'), squares))),
          way: [`r^4 = ${toLatex(at('cos2'))}\\left(r^2\\cos^2\\theta - r^2\\sin^2\\theta\\right)`],
        }
      : null;
  }
  if (has === '')
    return evaluate(right!) > 0
      ? { found: relation(SQUARES, exact(power(right!, 2))), way: ['r^2 = x^2 + y^2'] }
      : null;
  if (has === 'sec') return { found: relation(X, at('sec')), way: [`r\\cos\\theta = ${toLatex(at('sec'))}`] };
  if (has === 'cosec')
    return { found: relation(Y, at('cosec')), way: [`r\\sin\\theta = ${toLatex(at('cosec'))}`] };
  if (['cos', 'sin', 'cos,sin'].includes(has)) {
    const rounds = exact(
      sum(...(found.has('cos') ? [times('cos', X)] : []), ...(found.has('sin') ? [times('sin', Y)] : [])),
    );
    return { found: relation(SQUARES, rounds), way: [`r^2 = ${toLatex(product(R, right!))}`] };
  }
  // r = a(1 ± cos θ): multiplied by r, and the rest squared.
  const [name, letter] = has === ',cos' ? ['cos', X] : has === ',sin' ? ['sin', Y] : ['', X];
  if (!name || Math.abs(evaluate(at(''))) !== Math.abs(evaluate(at(name as string)))) return null;
  const moved = exact(product(number(-1), at(name as string), letter as Expression));
  return {
    found: relation(power(sum(SQUARES, moved), 2), product(exact(power(at(''), 2)), SQUARES)),
    way: [`r^2 = ${toLatex(product(R, right!))}`],
  };
}

/** r = c/(a cos θ + b sin θ) is a line. */
function reciprocalOf(right: Expression, isSquare: boolean): Changed | null {
  if (right.kind !== 'quotient' || isSquare || symbolsOf(right.numerator).length > 0) return null;
  const below = normalOf(right.denominator);
  const found = below && waves(below);
  if (!found || ![...found.keys()].every((name) => name === 'cos' || name === 'sin')) return null;
  const line = exact(sum(...[...found].map(([name, by]) => product(by, name === 'cos' ? X : Y))));
  return {
    found: relation(line, exact(right.numerator)),
    way: [`r\\left(${toLatex(right.denominator)}\\right) = ${toLatex(right.numerator)}`],
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

import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import {
  call,
  difference,
  type Expression,
  number,
  power,
  product,
  quotient,
  root,
  sum,
} from '../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../algebra-system/expressions/print.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import {
  isConstantNormal,
  type Normal,
  normalOfTerms,
  sameNormal,
  term,
} from '../../algebra-system/normal/normal.ts';
import { normalOf } from '../../algebra-system/normal/of-expression.ts';
import { tidy } from '../../algebra-system/normal/tidy.ts';
import { type Conversion, R, relation, type Relation, THETA } from './relation.ts';

/** An equation in x and y as r = f(θ) or r² = f(θ), for lines, circles through or about the origin, and lemniscates. */
export function polarOf({ sides: [left, right] }: Relation): Conversion | null {
  const all = normalOf(difference(left!, right!));
  if (!all) return null;
  // The coefficients of a·x + b·y + c and what is left of higher degree.
  const by = new Map<string, Normal>();
  for (const each of all.terms) {
    const letters = each.factors.filter(({ base }) => base.kind === 'letter');
    const key = letters.map(({ base, exponent }) => `${base.key}${exponent.n}`).join('');
    const rest = normalOfTerms([
      term(
        each.coefficient,
        each.factors.filter((factor) => !letters.includes(factor)),
      ),
    ]);
    if (
      !isConstantNormal(rest) ||
      letters.some(({ exponent }) => exponent.d !== 1n || exponent.n < 0n) ||
      by.has(key)
    )
      return null;
    by.set(key, rest);
  }
  const part = (key: string) => (by.has(key) ? tidy(by.get(key)!) : number(0));
  const keys = [...by.keys()].sort().join();
  const minus = (one: Expression, lead: Expression) => exact(quotient(product(number(-1), one), lead));
  const [cos, sin] = [call('cos', THETA), call('sin', THETA)];
  const isOnly = (allowed: string[]) => [...by.keys()].every((key) => allowed.includes(key));
  const square = by.get('$x2');
  if (
    square &&
    by.has('$y2') &&
    sameNormal(square, by.get('$y2')!) &&
    isOnly(['$x2', '$y2', '$x1', '$y1', ''])
  ) {
    const lead = part('$x2');
    const isRound = !by.has('');
    if (!isRound && (by.has('$x1') || by.has('$y1'))) return null;
    const size = isRound ? null : minus(part(''), lead);
    if (size)
      return evaluate(size) > 0
        ? { relation: relation(R, exact(root(size))), working: [`r^2 = ${toLatex(size)}`] }
        : null;
    const terms = [
      by.has('$x1') ? product(minus(part('$x1'), lead), cos) : null,
      by.has('$y1') ? product(minus(part('$y1'), lead), sin) : null,
    ].filter((one) => one !== null);
    return terms.length > 0
      ? { relation: relation(R, sum(...terms)), working: [`r^2 = r\\left(${toLatex(sum(...terms))}\\right)`] }
      : null;
  }
  if (isOnly(['$x1', '$y1', '']) && by.has('')) {
    const [a, b, c] = [part('$x1'), part('$y1'), part('')];
    if (!by.has('$y1'))
      return {
        relation: relation(R, product(minus(c, a), call('sec', THETA))),
        working: [`r\\cos\\theta = ${toLatex(minus(c, a))}`],
      };
    if (!by.has('$x1'))
      return {
        relation: relation(R, product(minus(c, b), call('cosec', THETA))),
        working: [`r\\sin\\theta = ${toLatex(minus(c, b))}`],
      };
    const below = sum(product(a, cos), product(b, sin));
    return {
      relation: relation(R, quotient(minus(c, number(1)), below)),
      working: [`r\\left(${toLatex(below)}\\right) = ${toLatex(minus(c, number(1)))}`],
    };
  }
  return keys.includes('$x4') ? lemniscateOf(by, part, minus) : null;
}

/** (x² + y²)² = 2c·xy, or c(x² − y²). */
function lemniscateOf(
  by: Map<string, Normal>,
  part: (key: string) => Expression,
  minus: (one: Expression, lead: Expression) => Expression,
): Conversion | null {
  const lead = by.get('$x4');
  const middle = by.get('$x2$y2');
  const isQuartic =
    lead &&
    by.get('$y4') &&
    middle &&
    sameNormal(lead, by.get('$y4')!) &&
    Math.abs(evaluate(tidy(middle)) - 2 * evaluate(tidy(lead))) < 1e-12;
  if (!isQuartic) return null;
  const rest = [...by.keys()]
    .filter((key) => !['$x4', '$y4', '$x2$y2'].includes(key))
    .sort()
    .join();
  const double = product(number(2), THETA);
  if (rest === '$x1$y1') {
    const size = exact(quotient(minus(part('$x1$y1'), part('$x4')), number(2)));
    return {
      relation: relation(power(R, 2), product(size, call('sin', double))),
      working: [
        `r^4 = ${toLatex(product(minus(part('$x1$y1'), part('$x4')), power(R, 2)))}\\cos\\theta\\sin\\theta`,
      ],
    };
  }
  if (rest !== '$x2,$y2' || Math.abs(evaluate(part('$x2')) + evaluate(part('$y2'))) > 1e-12) return null;
  const size = minus(part('$x2'), part('$x4'));
  return {
    relation: relation(power(R, 2), product(size, call('cos', double))),
    working: [`r^4 = ${toLatex(product(size, power(R, 2)))}\\left(\\cos^2\\theta - \\sin^2\\theta\\right)`],
  };
}

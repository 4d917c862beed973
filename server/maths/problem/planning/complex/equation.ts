import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import {
  contains,
  difference,
  type Expression,
  I,
  negative,
  number,
  product,
  substitute,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import {
  type Complex,
  complex,
  opposite,
  over,
  plus,
  raised,
  times,
} from '../../../algebra-system/numbers/complex.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import type { Term } from '../../schema/problem.ts';
import type { Look } from '../values/area.ts';
import { solveSystem } from '../values/system.ts';
import { divided, multiplied, type Pair, pairOf } from './formula.ts';
import { squareRootsOf } from './roots.ts';

interface Unknown {
  /** To be zero. */
  whole: Expression;
  letter: string;
}

function unknownIn([text]: Term[]): Unknown | null {
  const statement = typeof text === 'string' ? statementIn(text) : null;
  if (statement?.kind !== 'relation' || statement.signs.join() !== '=') return null;
  const whole = difference(statement.sides[0]!, statement.sides[1]!);
  const [letter, another] = symbolsOf(whole);
  return letter && !another && 'zw'.includes(letter) ? { whole, letter } : null;
}

const hasParts = (one: Expression): boolean =>
  contains(one, (part) => part.kind === 'call' && ['conj', 'abs', 're', 'im'].includes(part.name));

/** The complex numbers that satisfy an equation of the second degree, or one with conjugates and moduli. */
export function rootsOfEquation(of: Term[], look: Look): Pair[] | null {
  const found = unknownIn(of);
  if (!found) return null;
  return hasParts(found.whole) ? byParts(found, look) : byFormula(found, look);
}

function byParts({ whole, letter }: Unknown, look: Look): Pair[] | null {
  const [re, im] = ['re_0', 'im_0'];
  const put = substitute(whole, letter, sum(symbol(re), product(symbol(im), I)));
  const pair = pairOf(put, look);
  const solutions = pair && solveSystem(pair, [re, im]);
  return solutions && solutions.length > 0 ? solutions.map((one) => [one[re]!, one[im]!] as const) : null;
}

function byFormula({ whole, letter }: Unknown, look: Look): Pair[] | null {
  const coefficients = coefficientsOf(whole, letter)?.map((one) => pairOf(tidy(one), look));
  if (coefficients?.length !== 3 || !coefficients.every((one) => one !== null)) return null;
  const [c, b, a] = coefficients as [Pair, Pair, Pair];
  const four = multiplied([number(4), number(0)], multiplied(a, c))!;
  const square = multiplied(b, b)!;
  const roots = squareRootsOf([exact(difference(square[0], four[0])), exact(difference(square[1], four[1]))]);
  if (!roots) return null;
  const below = multiplied([number(2), number(0)], a);
  return roots.map((one) => divided([sum(negative(b[0]), one[0]), sum(negative(b[1]), one[1])], below)!);
}

/** The same in decimals: by the formula, or from the parts that were found, which have to satisfy the equation. */
export function rootsNear(of: Term[], look: Look | null): Complex[] | null {
  const found = unknownIn(of);
  if (!found) return null;
  const at = (z: Complex) => evaluateComplex(found.whole, { [found.letter]: z });
  if (hasParts(found.whole)) return look && checked(rootsOfEquation(of, look), at);
  const [c, one, other] = [at(complex(0)), at(complex(1)), at(complex(-1))];
  const a = plus(over(plus(one, other), complex(2)), opposite(c));
  const b = over(plus(one, opposite(other)), complex(2));
  const size = raised(plus(times(b, b), opposite(times(complex(4), times(a, c)))), complex(0.5));
  const below = times(complex(2), a);
  return [size, opposite(size)].map((each) => over(plus(opposite(b), each), below));
}

function checked(roots: Pair[] | null, at: (z: Complex) => Complex): Complex[] | null {
  const all = roots?.map(([re, im]) => complex(evaluate(re), evaluate(im))) ?? null;
  return all && all.every((z) => Math.hypot(at(z).re, at(z).im) < 1e-7) ? all : null;
}

import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import {
  call,
  type Expression,
  type FunctionName,
  number,
  power,
  product,
  quotient,
  root,
  substitute,
  sum,
  symbol,
  E,
} from '../../algebra-system/expressions/expression.ts';
import { differentiate } from '../../algebra-system/expressions/differentiate.ts';
import {
  commonDivisor,
  dividePolynomials,
  polynomialExpression,
  polynomialOf,
} from '../../algebra-system/polynomials/polynomial.ts';
import { factorise } from '../../algebra-system/polynomials/factors.ts';
import { inPowersOf } from '../../algebra-system/polynomials/exponentials.ts';
import { signOf } from '../../algebra-system/numbers/rational.ts';
import { realFunction } from '../../algebra-system/equivalence/sampling.ts';
import { fractionOf } from './partial-fractions.ts';
import { expanded, gathered, termsOf } from '../../algebra-system/normal/terms.ts';
import { fromTerms } from '../../algebra-system/normal/from-terms.ts';
import { keyOf } from '../../algebra-system/normal/term.ts';
import { asMultipleAngles } from './trig-powers.ts';

/** A curve y = f(x) or x = f(t), y = g(t) between two ends. */
export interface Arc {
  letter: string;
  /** null for y = f(x). */
  x: Expression | null;
  y: Expression;
  ends: [Expression, Expression];
}

/** 1 + (dy/dx)², or (dx/dt)² + (dy/dt)², multiplied out. */
export function squaredElement({ letter, x, y }: Arc): Expression {
  const squares = [x ?? symbol(letter), y].map((one) => power(gathered(differentiate(one, letter)), 2));
  return expanded(sum(...squares.map((one) => expanded(one))));
}

/** ds as a function that can be integrated: the root is taken out where what is under it is a square on the arc. */
export function lengthElement(arc: Arc): Expression | null {
  const squared = simplifySquare(squaredElement(arc), arc.letter);
  const taken =
    rootOf(squared, arc.letter) ?? rootOfGrowth(squared, arc.letter) ?? rootOfPart(squared, arc.letter);
  if (!taken) return rootOfFraction(squared, arc.letter);
  const [from, to] = arc.ends.map((end) => evaluate(end)) as [number, number];
  const f = realFunction(taken, arc.letter);
  const signs = Array.from({ length: 41 }, (_, index) => f(from + ((to - from) * (index + 0.5)) / 41));
  if (signs.every((value) => value > -1e-12)) return taken;
  return signs.every((value) => value < 1e-12) ? gathered({ kind: 'negative', of: taken }) : null;
}

/** √(4/(4 − x²)) as 2/√(4 − x²), what is common to both cancelled. */
function rootOfFraction(squared: Expression, letter: string): Expression {
  const fraction = fractionOf(squared, letter);
  if (!fraction) return root(squared);
  const shared = commonDivisor(fraction.above, fraction.below);
  const [above, below] = [fraction.above, fraction.below].map((part) =>
    root(gathered(polynomialExpression(dividePolynomials(part, shared).quotient, letter))),
  ) as [Expression, Expression];
  return gathered(quotient(above, below));
}

/** sin² + cos² = 1, 1 + tan² = sec², 1 + sinh² = cosh². */
function simplifySquare(one: Expression, letter: string): Expression {
  const squares: Expression[] = [];
  const seen = new Set<string>();
  const walk = (part: Expression) => {
    if (part.kind === 'call' && !seen.has(keyOf(part.of))) {
      seen.add(keyOf(part.of));
      const of = part.of;
      if (['sin', 'cos', 'tan', 'sec'].includes(part.name))
        squares.push(call('sec', of), ...ofHalf(of), ...ofPowers('sin', 'cos', of));
      if (['tanh', 'sech'].includes(part.name)) squares.push(call('tanh', of), call('sech', of));
      if (['sinh', 'cosh'].includes(part.name))
        squares.push(call('cosh', of), ...ofPowers('sinh', 'cosh', of));
    }
    Object.values(part).forEach((inner: unknown) => {
      if (Array.isArray(inner)) inner.forEach((each) => walk(each as Expression));
      else if (typeof inner === 'object' && inner !== null && 'kind' in inner) walk(inner as Expression);
    });
  };
  walk(one);
  const candidates: Expression[] = squares.flatMap((one) => [power(one, 2), number(1)]);
  const growths = termsOf(one).flatMap(({ factors }) =>
    factors
      .filter(({ base }) => base.kind === 'constant' && base.name === 'e')
      .map(({ exponent }) => power(E, exponent)),
  );
  const constant = [...candidates, ...growths, number(1)].find((candidate) =>
    isMultiple(one, candidate, letter),
  );
  if (constant) {
    const at = 0.4321;
    const times = evaluate(one, { [letter]: at }) / evaluate(constant, { [letter]: at });
    const whole = Math.round(times * 144) / 144;
    if (Math.abs(whole - times) < 1e-9) return gathered(product(rationalNumber(whole), constant));
  }
  const angles = asMultipleAngles(one, letter);
  return angles ?? one;
}

/** √(2 − 2cos u) is 2 sin(u/2). */
const ofHalf = (of: Expression): Expression[] =>
  (['sin', 'cos'] as const).map((name) => call(name, gathered(quotient(of, number(2)))));

/** sin u cos u, sin² u cos u, …: what astroids and their like lead to. */
const ofPowers = (one: FunctionName, other: FunctionName, of: Expression): Expression[] =>
  [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 0],
    [0, 2],
    [2, 1],
    [1, 2],
    [2, 2],
  ].map(([a, b]) => product(power(call(one, of), a!), power(call(other, of), b!)));

function rationalNumber(value: number): Expression {
  return gathered(quotient(number(Math.round(value * 144)), number(144)));
}

function isMultiple(one: Expression, candidate: Expression, letter: string): boolean {
  const ratios = [0.21, 0.4321, 0.77, 1.13].map(
    (at) => evaluate(one, { [letter]: at }) / evaluate(candidate, { [letter]: at }),
  );
  return ratios.every(
    (ratio) => Number.isFinite(ratio) && Math.abs(ratio - ratios[0]!) < 1e-10 * Math.max(1, Math.abs(ratio)),
  );
}

/** The root of a square of a rational function, or of a single power; null where there is none. */
function rootOf(squared: Expression, letter: string): Expression | null {
  const terms = termsOf(squared);
  if (terms.length === 1) {
    const [term] = terms;
    const halves = term!.factors.map(({ base, exponent }) =>
      power(base, gathered(quotient(exponent, number(2)))),
    );
    return gathered(product(root(number(term!.coefficient)), ...halves));
  }
  const fraction = fractionOf(squared, letter);
  if (!fraction || !polynomialOf(polynomialExpression(fraction.above, letter), letter)) return null;
  const [above, below] = [fraction.above, fraction.below].map((part) => {
    const { content, factors } = factorise(part);
    const isSquare = signOf(content) > 0 && factors.every(({ times }) => times % 2 === 0);
    return isSquare
      ? product(
          root(number(content)),
          ...factors.map((factor) =>
            power(polynomialExpression(factor.polynomial, letter), factor.times / 2),
          ),
        )
      : null;
  });
  return above && below ? expanded(quotient(expanded(above), gathered(below))) : null;
}

/** √(e^(2t) + 2e^t + 1) is e^t + 1. */
function rootOfGrowth(squared: Expression, letter: string): Expression | null {
  const inU = inPowersOf(squared, letter, 'u');
  const taken = inU && rootOf(expanded(inU.value), 'u');
  return taken && expanded(substitute(taken, 'u', power(E, product(number(inU.rate), symbol(letter)))));
}

/** √(36t² + 36t⁴) is 6t√(1 + t²): what is a square stands before the root. */
function rootOfPart(squared: Expression, letter: string): Expression | null {
  const polynomial = polynomialOf(squared, letter);
  if (!polynomial) return null;
  const { content, factors } = factorise(polynomial);
  const whole = factors.filter(({ times }) => times > 1);
  if (whole.length === 0 || signOf(content) <= 0) return null;
  const outside = whole.map((one) =>
    power(polynomialExpression(one.polynomial, letter), Math.floor(one.times / 2)),
  );
  const inside = factors
    .filter(({ times }) => times % 2 === 1)
    .map((one) => polynomialExpression(one.polynomial, letter));
  return gathered(product(root(number(content)), ...outside, root(expanded(product(...inside)))));
}

/** √(x)·√(1 + 1/x) is √(x + 1): roots in a product become one root, if that is simpler. */
export function combineRoots(one: Expression): Expression {
  const terms = termsOf(one);
  if (terms.length !== 1) return gathered(one);
  const [term] = terms;
  const isHalf = ({ exponent }: { exponent: Expression }) =>
    exponent.kind === 'number' && exponent.value.n % 2n !== 0n && exponent.value.d === 2n;
  const [roots, others] = [term!.factors.filter(isHalf), term!.factors.filter((factor) => !isHalf(factor))];
  if (roots.length < 2) return gathered(one);
  const inside = expanded(
    product(...roots.map(({ base, exponent }) => power(base, gathered(product(number(2), exponent))))),
  );
  return gathered(product(fromTerms([{ ...term!, factors: others }]), root(inside)));
}

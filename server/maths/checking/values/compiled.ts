import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import type { Expression, FunctionName } from '../../algebra-system/expressions/expression.ts';
import { toNumber } from '../../algebra-system/numbers/rational.ts';

/** An expression as a function of its letters, for the many points of a scan; NaN where it has no real value. */
export type Compiled = (values: readonly number[]) => number;

export function compile(one: Expression, letters: readonly string[]): Compiled {
  const names = letters.join();
  const before = known.get(one);
  if (before?.names === names) return before.compiled;
  const compiled = compileParts(one, letters);
  known.set(one, { names, compiled });
  return compiled;
}

const known = new WeakMap<Expression, { names: string; compiled: Compiled }>();

function compileParts(one: Expression, letters: readonly string[]): Compiled {
  switch (one.kind) {
    case 'number': {
      const value = toNumber(one.value);
      return () => value;
    }
    case 'constant': {
      const value = evaluate(one);
      return () => value;
    }
    case 'symbol': {
      const index = letters.indexOf(one.name);
      return (values) => values[index] ?? NaN;
    }
    case 'sum': {
      const terms = one.terms.map((term) => compileParts(term, letters));
      return (values) => {
        let total = 0;
        for (const term of terms) total += term(values);
        return total;
      };
    }
    case 'product': {
      const factors = one.factors.map((factor) => compileParts(factor, letters));
      return (values) => {
        let total = 1;
        for (const factor of factors) total *= factor(values);
        return total;
      };
    }
    case 'negative': {
      const of = compileParts(one.of, letters);
      return (values) => -of(values);
    }
    case 'quotient': {
      const [above, below] = [compileParts(one.numerator, letters), compileParts(one.denominator, letters)];
      return (values) => {
        const divisor = below(values);
        return divisor === 0 ? NaN : above(values) / divisor;
      };
    }
    default:
      return compileWhole(one, letters);
  }
}

/** The functions that most formulas use, called directly instead of through `evaluate`. */
const FREQUENT: Partial<Record<FunctionName, (value: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  abs: Math.abs,
  ln: (value) => (value > 0 ? Math.log(value) : NaN),
  degrees: (value) => (value * Math.PI) / 180,
};

function compileWhole(one: Expression, letters: readonly string[]): Compiled {
  if (one.kind === 'power') {
    const [base, exponent] = [compileParts(one.base, letters), compileParts(one.exponent, letters)];
    const exact = byEvaluation(one, letters);
    return (values) => {
      const [of, to] = [base(values), exponent(values)];
      return of > 0 || (of < 0 && Number.isInteger(to)) ? of ** to : exact(values);
    };
  }
  if (one.kind === 'root' && one.index === 2) {
    const of = compileParts(one.of, letters);
    return (values) => Math.sqrt(of(values));
  }
  const frequent = one.kind === 'call' ? FREQUENT[one.name] : undefined;
  if (one.kind === 'call' && frequent) {
    const of = compileParts(one.of, letters);
    return (values) => frequent(of(values));
  }
  if (one.kind === 'call') {
    const of = compileParts(one.of, letters);
    const called: Expression = { ...one, of: { kind: 'symbol', name: 'value' } };
    return (values) => evaluate(called, { value: of(values) });
  }
  return byEvaluation(one, letters);
}

function byEvaluation(one: Expression, letters: readonly string[]): Compiled {
  return (values) =>
    evaluate(one, Object.fromEntries(letters.map((letter, index) => [letter, values[index]!])));
}

import { negative, quotient, substitute } from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import type { Area } from '../values/area.ts';
import { expressionValue, type Value } from '../values/value.ts';
import { divided, polynomialWith } from './division.ts';

const inOneLetter = (of: Value | undefined, by: Value | undefined) => {
  if (of?.is !== 'expression' || by?.is !== 'expression') return null;
  const [letter, another] = symbolsOf(by.value);
  const done = letter && !another ? divided(of.value, by.value, letter) : null;
  return done && { ...done, letter: letter! };
};

/** Polynomials and what is left when they are divided. */
export const POLYNOMIALS: Area = {
  topic: '9709/p3/algebra',
  things: {},
  properties: {
    remainder: (of, divisor) => {
      if (of?.is !== 'expression' || divisor?.is !== 'expression') return null;
      const [letter, another] = symbolsOf(divisor.value);
      const coefficients = letter && !another ? coefficientsOf(divisor.value, letter) : null;
      if (!letter || !coefficients) return null;
      if (coefficients.length !== 2) {
        const done = inOneLetter(of, divisor);
        return done && expressionValue(polynomialWith(done.rest, letter));
      }
      const [free, before] = coefficients.map(tidy);
      return expressionValue(exact(substitute(of.value, letter, exact(quotient(negative(free!), before!)))));
    },
    quotient: (of, divisor) => {
      const done = inOneLetter(of, divisor);
      return done && expressionValue(polynomialWith(done.quotient, done.letter));
    },
  },
  relations: {
    divisible: (of, divisor) => inOneLetter(of, divisor)?.rest ?? null,
  },
  numeric: { properties: {}, relations: {} },
};

import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  has,
  negative,
  quotient,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { cleared } from '../../planning/values/system.ts';
import type { Ranges, Values } from './equation.ts';
import { isMet, rootsOf } from './roots.ts';

const MOST_BRANCHES = 16;

/** All values of the letters for which the expressions are zero: as many letters as expressions. */
export function solveBlock(
  zeros: readonly Expression[],
  letters: readonly string[],
  known: Values,
  ranges: Ranges,
): Values[] {
  const found = follow(zeros, letters, known, ranges);
  return found.filter((values) => zeros.every((zero) => isMet(zero, values)));
}

function follow(
  zeros: readonly Expression[],
  letters: readonly string[],
  known: Values,
  ranges: Ranges,
): Values[] {
  if (letters.length === 0) return [known];
  const openIn = (zero: Expression) => symbolsOf(zero).filter((one) => letters.includes(one));
  const single = zeros.find((zero) => openIn(zero).length === 1);
  if (single) {
    const [letter] = openIn(single) as [string];
    const rest = letters.filter((one) => one !== letter);
    return rootsOf(single, letter, known, ranges(letter))
      .slice(0, MOST_BRANCHES)
      .flatMap((value) =>
        follow(
          zeros.filter((one) => one !== single),
          rest,
          { ...known, [letter]: value },
          ranges,
        ),
      )
      .slice(0, MOST_BRANCHES);
  }
  const step = linearIn(zeros, letters);
  if (!step) return [];
  const { letter, value, from } = step;
  const others = zeros
    .filter((one) => one !== from)
    .map((one) => (has(one, letter) ? substitute(one, letter, value) : one));
  return follow(
    others,
    letters.filter((one) => one !== letter),
    known,
    ranges,
  ).flatMap((values) => {
    const here = evaluate(value, values);
    const [low, high] = ranges(letter);
    return here >= low && here <= high ? [{ ...values, [letter]: here }] : [];
  });
}

/** Null where it divides by nothing. */
function coefficientsIn(zero: Expression, letter: string): ReturnType<typeof coefficientsOf> {
  try {
    return coefficientsOf(cleared(zero), letter);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A letter that stands in the first power, as the others give it; one without letters before it first. */
function linearIn(zeros: readonly Expression[], letters: readonly string[]) {
  let second: { letter: string; value: Expression; from: Expression } | null = null;
  for (const from of zeros)
    for (const letter of symbolsOf(from).filter((one) => letters.includes(one))) {
      const coefficients = coefficientsIn(from, letter);
      if (coefficients?.length !== 2) continue;
      const [free, before] = coefficients.map(tidy) as [Expression, Expression];
      const found = { letter, value: quotient(negative(free), before), from };
      if (!symbolsOf(before).some((one) => letters.includes(one))) return found;
      second ??= found;
    }
  return second;
}

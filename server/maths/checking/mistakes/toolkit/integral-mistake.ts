import {
  type Expression,
  has,
  negative,
  product,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import type { Random } from './random.ts';
import { derivativeOf } from './derivative-mistake.ts';
import type { Mistake, Explanation, Slip } from './mistake.ts';
import { factorsOf, isNegative, productOf, sizeOf, termsOf, without } from './parts.ts';

/** What the wrong rule takes to be an antiderivative of one term. */
export interface WrongIntegral {
  integral: Expression;
  explain: () => Explanation;
}

type Rule = (core: Expression, by: string) => WrongIntegral[];

/** A mistake in the integral of a term (its constant factor taken out), or of several terms at once. */
export function integralMistake(mistake: {
  id: string;
  at: Rule;
  make: (random: Random) => string[];
}): Mistake {
  return {
    id: mistake.id,
    make: mistake.make,
    slips: ({ task }) => (task?.kind === 'integrate' ? wrongIntegrals(task.of, task.by, mistake.at) : []),
  };
}

function* wrongIntegrals(of: Expression, by: string, at: Rule): Generator<Slip> {
  const terms = termsOf(of);
  const firsts: (Expression | null)[] = [];
  let explain: (() => Explanation) | null = null;
  for (const [index, term] of terms.entries()) {
    const { times, core } = splitConstant(term, by);
    const wrongs = at(core, by).map((wrong) => ({
      ...wrong,
      slope: scaled(times, derivativeOf(wrong.integral, by)),
    }));
    for (const wrong of wrongs)
      if (wrong.slope)
        yield {
          makes: { kind: 'expression', value: sum(wrong.slope, ...without(terms, index)) },
          explain: wrong.explain,
        };
    firsts.push(wrongs[0]?.slope ?? null);
    explain ??= wrongs[0]?.explain ?? null;
  }
  if (explain && firsts.filter((one) => one !== null).length > 1)
    yield {
      makes: { kind: 'expression', value: sum(...terms.map((term, index) => firsts[index] ?? term)) },
      explain,
    };
}

/** A term as the product of its constant factors and the factors that contain the letter. */
function splitConstant(term: Expression, by: string): { times: Expression; core: Expression } {
  const size = sizeOf(term);
  const minus = (one: Expression) => (isNegative(term) ? negative(one) : one);
  if (size.kind === 'quotient') {
    const [above, below] = [splitConstant(size.numerator, by), splitConstant(size.denominator, by)];
    const core: Expression = { kind: 'quotient', numerator: above.core, denominator: below.core };
    const plain = below.core.kind === 'number' ? above.core : core;
    return {
      times: minus({ kind: 'quotient', numerator: above.times, denominator: below.times }),
      core: plain,
    };
  }
  const factors = factorsOf(size);
  return {
    times: minus(productOf(factors.filter((factor) => !has(factor, by)))),
    core: productOf(factors.filter((factor) => has(factor, by))),
  };
}

function scaled(times: Expression, slope: Expression | null): Expression | null {
  return slope && product(times, slope);
}

/** The inner function of a composite where it is linear, and the outer one as a function of `inner`. */
export function linearInside(core: Expression, by: string) {
  const inner =
    core.kind === 'power'
      ? has(core.exponent, by)
        ? core.exponent
        : core.base
      : core.kind === 'call' || core.kind === 'root'
        ? core.of
        : core.kind === 'quotient' && !has(core.numerator, by)
          ? linearInsideOf(core.denominator)
          : null;
  const slope = inner && has(inner, by) ? derivativeOf(inner, by) : null;
  if (!inner || !slope || has(slope, by)) return null;
  return { inner, slope, outer: replaced(core, inner, symbol('inner')) };
}

const linearInsideOf = (below: Expression): Expression =>
  below.kind === 'power' ? below.base : below.kind === 'root' ? below.of : below;

function replaced(one: Expression, part: Expression, by: Expression): Expression {
  if (one === part) return by;
  if (one.kind === 'quotient') return { ...one, denominator: replaced(one.denominator, part, by) };
  if (one.kind === 'power')
    return one.base === part ? { ...one, base: by } : { ...one, exponent: replaced(one.exponent, part, by) };
  return one.kind === 'call' || one.kind === 'root' ? { ...one, of: by } : one;
}

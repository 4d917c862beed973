import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  has,
  negative,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { fromTerms } from '../../../algebra-system/normal/from-terms.ts';
import { termsOf } from '../../../algebra-system/normal/terms.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import type { Interval } from '../functions/intervals.ts';
import { definitionsIn } from './definitions.ts';
import { domainIn } from './mappings.ts';
import type { Scope } from './scope.ts';

interface Wave {
  body: Expression;
  letter: string;
  on: Interval;
}

/** f(x) of a function that is defined, on its domain. */
export function waveIn(term: Term, scope: Scope): Wave | null {
  const read = typeof term === 'string' ? statementIn(term) : null;
  const value = read?.kind === 'expression' ? read.value : null;
  if (value?.kind !== 'apply' || value.primes !== 0 || value.of.kind !== 'symbol') return null;
  const definition = definitionsIn(scope).get(value.name);
  const on = definition && domainIn(value.name, definition.letter, scope);
  return definition && on && definition.letter === value.of.name
    ? { body: definition.body, letter: definition.letter, on }
    : null;
}

/**
 * "The greatest value of f(x) is 7" of f(x) = a + b sin x, where the sign of b is known: a + b or a − b. Whether the
 * sine takes the values 1 and −1 is seen when the values are scanned.
 */
export function extremeEquation([left, right]: Fact['of'], scope: Scope): Expression[] | null {
  if (typeof left !== 'object' || !('the' in left) || typeof right !== 'string') return null;
  const wave = waveIn(left.of[0]!, scope);
  const size = statementIn(right);
  if (!wave || size?.kind !== 'expression') return null;
  const terms = termsOf(wave.body);
  const varying = terms.filter((term) => has(fromTerms([term]), wave.letter));
  const [term] = varying;
  const turning = term?.factors.filter(({ base }) => has(base, wave.letter)) ?? [];
  const [factor] = turning;
  if (varying.length !== 1 || turning.length !== 1 || factor?.base.kind !== 'call') return null;
  const isOne = factor.exponent.kind === 'number' && factor.exponent.value.n === factor.exponent.value.d;
  if (!isOne || (factor.base.name !== 'sin' && factor.base.name !== 'cos')) return null;
  const before = fromTerms([{ ...term!, factors: term!.factors.filter((one) => one !== factor) }]);
  const sign = signOf(before, scope);
  const middle = fromTerms(terms.filter((one) => one !== term));
  if (sign === 0) return null;
  const swing = sign > 0 ? before : negative(before);
  const extreme = left.the === 'greatest value' ? sum(middle, swing) : difference(middle, swing);
  return [exact(difference(extreme, size.value))];
}

/** The sign of a number, or of a product of letters that were said to be positive or negative. */
function signOf(one: Expression, { facts, used }: Scope): number {
  const values: Record<string, number> = {};
  for (const letter of symbolsOf(one)) {
    const said = facts.find(
      ({ relation, of: [of] }) => (relation === 'positive' || relation === 'negative') && of === letter,
    );
    if (!said) return 0;
    used.add(said);
    values[letter] = said.relation === 'positive' ? 1 : -1;
  }
  return Math.sign(evaluate(one, values));
}

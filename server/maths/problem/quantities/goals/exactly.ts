import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  mapParts,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { makeSubject } from '../../../techniques/algebra/rearranging.ts';
import { asOneFraction, assigned, solveSystem } from '../../planning/values/system.ts';
import type { Found } from '../finding/found.ts';
import { CONSTANT_VALUES } from '../network/constants.ts';
import type { Values } from '../network/equation.ts';

const MOST_LETTERS = 10;
const WHOLE = 'whole⟨⟩';

/**
 * What was found in numbers, exactly or in terms of letters; null where it cannot be given so. It is kept only where it
 * comes to the same number.
 */
export function exactly(
  wanted: Expression,
  { used, solutions }: Found,
  terms: readonly string[],
): Expression | null {
  const free = new Set([...terms, ...Object.keys(CONSTANT_VALUES)]);
  const own = (one: Expression) => symbolsOf(one).filter((letter) => !free.has(letter));
  if (own(wanted).length === 0) return exact(wanted);
  const letters = [...new Set(used.flatMap(({ zero }) => own(zero)))];
  const [values] = solutions;
  if (letters.length > MOST_LETTERS || solutions.length !== 1 || !values) return null;
  const candidates = [
    ...(
      solveSystem(
        used.map(({ zero }) => zero),
        letters,
      ) ?? []
    ).map((one) => asOneFraction(exact(assigned(wanted, one)))),
    ...subjects(
      wanted,
      used.filter(({ zero }) => own(zero).length > 0),
    ),
  ];
  return candidates.find((one) => own(one).length === 0 && isSame(one, wanted, values)) ?? null;
}

const isSame = (one: Expression, wanted: Expression, values: Values): boolean => {
  const [a, b] = [evaluate(one, values), evaluate(wanted, values)];
  return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(b), 1e-12);
};

/** What is wanted made the subject of the one equation that has it. */
function subjects(wanted: Expression, used: Found['used']): Expression[] {
  const [only, ...others] = used;
  if (!only || others.length > 0) return [];
  const text = JSON.stringify(wanted, big);
  const marked = (one: Expression): Expression =>
    JSON.stringify(one, big) === text ? symbol(WHOLE) : mapParts(one, marked);
  const found = makeSubject({ left: marked(only.left), right: marked(only.right) }, WHOLE);
  return (found?.values ?? []).map((one) => exact(one));
}

const big = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import type { Definition } from '../knowledge/integrals.ts';
import { likeness } from '../lines/numbers.ts';
import type { Said } from '../lines/said.ts';

/** "x = 0, u = 1": whether the second is what the definition of u makes of the first; null where it is no such pair. */
function isPair(
  one: Said | undefined,
  other: Said | undefined,
  definitions: readonly Definition[],
): boolean | null {
  const [at, worth] = [valueIn(one), valueIn(other)];
  if (!at || !worth) return null;
  const definition = definitions.find(({ name, by }) => name === worth.name && by === at.name);
  if (!definition) return null;
  const value = evaluate(definition.is, { [at.name]: at.value });
  return Number.isFinite(value) ? likeness(value, worth.value) === 'same' : null;
}

function valueIn(said: Said | undefined): { name: string; value: number } | null {
  const [first, second, third] = said?.sides ?? [];
  if (first?.value?.kind !== 'symbol' || !second?.value || third || second.others.length > 0) return null;
  if (symbolsOf(second.value).length > 0) return null;
  return { name: first.value.name, value: evaluate(second.value) };
}

/** Ends of an integral in one letter and then in another, all of them, or not one of them, as the definition has them. */
export function areMoments(said: readonly Said[], definitions: readonly Definition[]): boolean | null {
  const pairs = said.map((one, at) => ({
    found: isPair(said[at - 1], one, definitions),
    next: isPair(one, said[at + 1], definitions),
  }));
  const isOfPair = pairs.every(({ found, next }) => found !== null || next !== null);
  if (said.length < 2 || !isOfPair) return null;
  return pairs.every(({ found }) => found !== false);
}

import type { Expression } from '../../algebra-system/expressions/expression.ts';
import { expressionOf, propertyIn } from '../planning/told/told.ts';
import type { Term } from '../schema/problem.ts';

/** How something is done, by the name of the adverb. */
export type Hows = Map<string, readonly Term[]>;

export const howsOf = (terms: readonly Term[]): Hows | null => {
  const hows: Hows = new Map();
  for (const term of terms) {
    const how = propertyIn(term);
    if (!how || hows.has(how.name)) return null;
    hows.set(how.name, how.of);
  }
  return hows;
};

export const take = (hows: Hows, name: string): Expression | null => {
  const value = expressionOf(hows.get(name)?.[0]);
  if (value) hows.delete(name);
  return value;
};

export const flag = (hows: Hows, name: string): boolean => hows.delete(name);

export const nameIn = (hows: Hows, role: string): string | null => {
  const [name] = hows.get(role) ?? [];
  hows.delete(role);
  return typeof name === 'string' ? name : null;
};

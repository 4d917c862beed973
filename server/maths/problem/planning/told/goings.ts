import { difference, type Expression, number } from '../../../algebra-system/expressions/expression.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { expressionOf, idOf, propertyIn } from './told.ts';

/** One thing that a body was said to do: how fast, which way, for how long. */
export interface Going {
  fact: Fact;
  body: string;
  verb: string;
  roles: ReadonlyMap<string, readonly Term[]>;
}

/** `go` of a body, a verb and how; null for another fact, or one that says the same thing twice. */
export function goingIn(fact: Fact): Going | null {
  const [of, verb, ...hows] = fact.of;
  const body = idOf(of);
  if (fact.relation !== 'go' || !body || typeof verb !== 'string') return null;
  const roles = new Map<string, readonly Term[]>();
  for (const how of hows) {
    const role = propertyIn(how);
    if (!role || roles.has(role.name)) return null;
    roles.set(role.name, role.of);
  }
  return { fact, body, verb, roles };
}

export const valueIn = ({ roles }: Going, role: string): Expression | null =>
  expressionOf(roles.get(role)?.[0]);

/** Whether nothing else is said of it. */
export const saysOnly = ({ roles }: Going, allowed: readonly string[]): boolean =>
  [...roles.keys()].every((role) => allowed.includes(role));

export const negated = (one: Expression): Expression => difference(number(0), one);

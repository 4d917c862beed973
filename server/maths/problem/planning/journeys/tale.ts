import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { definitionIn, expressionOf, idOf, propertyIn } from '../told/told.ts';

/** What bodies do, with how: each role is read once, and none may be left. */
export interface Act {
  fact: Fact;
  bodies: string[];
  verb: string;
  roles: Map<string, readonly Term[]>;
}

export const bodiesIn = (term: Term | undefined): string[] =>
  typeof term === 'object' && 'all' in term
    ? term.all.flatMap(bodiesIn)
    : [idOf(term)].flatMap((id) => id ?? []);

export function actIn(fact: Fact): Act | null {
  const [of, verb, ...hows] = fact.of;
  const bodies = bodiesIn(of);
  if ((bodies.length === 0 && propertyIn(of)?.name !== 'both') || typeof verb !== 'string') return null;
  const roles = new Map<string, readonly Term[]>();
  for (const how of hows) {
    const role = propertyIn(how);
    if (!role || roles.has(role.name)) return null;
    roles.set(role.name, role.of);
  }
  return { fact, bodies, verb, roles };
}

/** The role, which is then read. */
export function take({ roles }: Act, name: string): readonly Term[] | null {
  const found = roles.get(name) ?? null;
  roles.delete(name);
  return found;
}

export const takeValue = (act: Act, name: string): Expression | null => expressionOf(take(act, name)?.[0]);

/** A place by its name: of a point its id, otherwise what it is called. */
export function placeIn(term: Term | undefined): string | null {
  const property = propertyIn(term);
  if (property?.name === 'on the ground') return idOf(property.of[0]);
  return idOf(term) ?? property?.name ?? null;
}

/** A letter with its value, or an equation for one. */
export function letterIn(fact: Fact): { letter: string; value: Expression } | null {
  const found = definitionIn(fact);
  return found && symbolsOf(found.value).length === 0 ? found : null;
}

/** sin α = 3/5: how large an angle is. */
export function isRatio({ relation, of }: Fact): boolean {
  const statement = relation === 'holds' && typeof of[0] === 'string' ? statementIn(of[0]) : null;
  return (
    statement?.kind === 'relation' &&
    statement.signs.join('') === '=' &&
    statement.sides[0]?.kind === 'call' &&
    ['sin', 'cos', 'tan'].includes(statement.sides[0].name)
  );
}

/** Facts that say nothing of a motion. */
export const isAside = ({ relation }: Fact): boolean =>
  ['dynamics', 'given', 'scene', 'positive constant', 'constant', 'taut', 'no air', 'bar told'].includes(
    relation,
  );

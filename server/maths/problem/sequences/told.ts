import { difference, type Expression, quotient } from '../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';
import type { Term } from '../schema/problem.ts';

export type Relation = Extract<Statement, { kind: 'relation' }>;

export interface Progression {
  id: string;
  kind: 'arithmetic' | 'geometric' | null;
  first: Expression;
  step: Expression;
}

/** Progressions as they were told: equations between their first terms, steps and other letters, and conditions. */
export interface Told {
  all: Progression[];
  equations: Expression[];
  /** What has to be above zero, and what not zero. */
  positive: Expression[];
  nonzero: Expression[];
  /** Ratios between −1 and 1. */
  small: Expression[];
  whole: Set<string>;
  relations: Relation[];
  rows: { kind: string; values: Expression[] }[];
  actors: string[];
  unit: string | null;
  isTale: boolean;
  /** The equations as they are written. */
  lines: string[];
  language: string;
}

export type Of = Extract<Term, { the: string }>;
export const isOf = (term: Term | undefined): term is Of => typeof term === 'object' && 'the' in term;

/** The progression that an id names; null where it may be one of several. */
export function progressionOf(told: Told, id: string, suits: Progression['kind'] = null): Progression | null {
  const { all } = told;
  const name = id.replace('!', '');
  const known = all.find((one) => one.id === name);
  if (known) return known;
  if (name === 'p:of ?') return all.findLast((one) => one.id.startsWith('p:of ')) ?? null;
  const kind = /^p:(arithmetic|geometric)$/.exec(name)?.[1];
  const own = all.filter((one) =>
    kind === undefined ? suits === null || one.kind === suits || one.kind === null : one.kind === kind,
  );
  if (name === 'p:' || kind !== undefined) return own.length === 1 ? own[0]! : null;
  return null;
}

export function ofKind(
  told: Told,
  id: Term | undefined,
  kind: 'arithmetic' | 'geometric',
): Progression | null {
  const found = progressionOf(told, String(id), kind);
  if (found) return found.kind === kind || found.kind === null ? found : null;
  const row = rowOf(told, String(id));
  return row?.kind === kind ? row : null;
}

/** The progression that three values were said to be in. */
export function rowOf(told: Told, id: string): Progression | null {
  const rows = told.rows.filter(({ kind }) => id === `p:${kind}` || (id === 'p:' && told.all.length === 0));
  const [row, more] = rows;
  if (!row || more) return null;
  const kind = row.kind as 'arithmetic' | 'geometric';
  const [first, second] = row.values as [Expression, Expression];
  return {
    id,
    kind,
    first,
    step: kind === 'geometric' ? quotient(second, first) : difference(second, first),
  };
}

import type { Expression } from '../../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../../algebra-system/parsing/statement-kinds.ts';
import type { Fact, Term, Thing } from '../../schema/problem.ts';
import { Fault } from '../fault.ts';
import type { Kind, Property } from '../../kinds/kind.ts';
import { kindNamed } from '../../kinds/kinds.ts';
import type { Equation } from '../network/equation.ts';

/** A quantity of a thing, at some time, and the letter that stands for it. */
export interface Quantified {
  symbol: string;
  property: Property;
  thing: Thing;
  state: string;
}

type Inequality = Extract<Statement, { kind: 'relation' }>;

/** All that is told, as equations between letters. */
export interface Sheet {
  things: ReadonlyMap<string, Thing>;
  quantities: Map<string, Quantified>;
  equations: Equation[];
  conditions: Inequality[];
  /** Numbers of terms: positive whole numbers. */
  counts: Expression[];
  /** v is the rate of change of s with t. */
  rates: { rate: string; of: string; by: string; fact: Fact }[];
  /** What a letter is when another has a value. */
  starts: { letter: string; value: Expression; by: string; at: Expression; fact: Fact }[];
  differentials: { left: Expression; right: Expression; fact: Fact }[];
  /** What dy/dx is, of a differential equation with a value that is known. */
  slopes: { of: string; by: string; slope: Expression; start: { value: Expression; at: Expression } }[];
  /** The sum or the term of a sequence for every n. */
  sequences: Map<string, { is: 'sum' | 'term'; letter: string; body: Expression }>;
  /** The paper whose conventions hold. */
  paper: string | null;
  /** Sizes for the letters in terms of which an answer is wanted. */
  given: Readonly<Record<string, number>>;
  /** Half of the interval in which a told value lies. */
  within: Map<string, number>;
  isInDegrees: boolean;
  /** Things of which something steady is told at two moments. */
  changing: ReadonlySet<string>;
}

export const emptySheet = (things: readonly Thing[]): Sheet => ({
  things: new Map(things.map((one) => [one.id, one])),
  quantities: new Map(),
  equations: [],
  conditions: [],
  counts: [],
  rates: [],
  starts: [],
  differentials: [],
  slopes: [],
  sequences: new Map(),
  paper: null,
  given: {},
  within: new Map(),
  isInDegrees: false,
  changing: new Set(),
});

export const kindOf = ({ kind }: Thing): Kind | null => kindNamed(kind);

/** The letter of a property of a thing; `state` tells one time from another. */
export function quantityOf(sheet: Sheet, thing: Thing, property: Property, state: string): Quantified {
  const at = isLasting(sheet, thing, property) ? '' : state;
  const key = JSON.stringify([thing.id, property.name, at]);
  const known = sheet.quantities.get(key);
  if (known) return known;
  const made = { symbol: `${property.letter}⟨${key}⟩`, property, thing, state: at };
  sheet.quantities.set(key, made);
  return made;
}

export const isLasting = ({ changing }: Sheet, { id }: Thing, { isLasting: lasts, isSteady }: Property) =>
  lasts && !(isSteady && changing.has(id));

/** The things of which something steady is told at two moments. */
export function changingIn(facts: readonly Fact[], things: readonly Thing[]): ReadonlySet<string> {
  const kinds = new Map(things.map((one) => [one.id, kindOf(one)]));
  const moments = new Map<string, Set<string>>();
  const look = (term: Term): void => {
    if (typeof term === 'string' || !('of' in term)) return;
    const [owner, moment = ''] = term.of;
    if (typeof owner === 'object' && 'thing' in owner && typeof moment === 'string') {
      if (kinds.get(owner.thing)?.properties.get(term.the)?.isSteady)
        moments.set(owner.thing, (moments.get(owner.thing) ?? new Set()).add(moment));
    } else term.of.forEach(look);
  };
  for (const { of } of facts) of.forEach(look);
  return new Set([...moments].flatMap(([id, all]) => (all.size > 1 ? [id] : [])));
}

/** The thing that a term names. */
export function thingIn(term: Term | undefined, { things }: Sheet): Thing {
  if (typeof term !== 'object' || !('thing' in term))
    throw new Fault(`${shown(term)} is no thing`, `${shown(term)} 不是一个物体`);
  const found = things.get(term.thing);
  if (!found) throw new Fault(`the thing “${term.thing}” was not declared`, `没有声明物体“${term.thing}”`);
  return found;
}

/** A term as it is named to a reader. */
export function shown(term: Term | undefined): string {
  if (term === undefined) return '?';
  if (typeof term === 'string') return term;
  if ('amount' in term) return `${term.amount} ${term.unit}`.trim();
  if ('thing' in term) return term.thing;
  if ('all' in term) return term.all.map(shown).join(', ');
  return [`“${term.the}”`, ...term.of.map(shown)].join(' ');
}

/** What an expression is worth, and what it measures; null where that is not known. */
export interface Amount {
  value: Expression;
  dimension: Property['dimension'] | null;
}

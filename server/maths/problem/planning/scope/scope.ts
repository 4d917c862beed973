import { contains, type Expression } from '../../../algebra-system/expressions/expression.ts';
import type { Fact, Term, Thing } from '../../schema/problem.ts';
import { conditionsOn } from './conditions.ts';
import { definitionsIn, writtenOut } from './definitions.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { formulaIn, lookUp } from './areas.ts';
import type { Look } from '../values/area.ts';
import { quantityIn } from '../values/quantity.ts';
import { equationValue, expressionValue, type Path, point, type Value } from '../values/value.ts';

/** What a part may be worked out from. */
export interface Scope {
  things: readonly Thing[];
  facts: readonly Fact[];
  /** The facts that were made use of so far. */
  used: Set<Fact>;
}

/** A fact of which use is made. */
export function use(scope: Scope, wanted: (fact: Fact) => boolean): Fact | null {
  const found = scope.facts.find(wanted) ?? null;
  if (found) scope.used.add(found);
  return found;
}

export const isThing = (term: Term | undefined, id: string): boolean =>
  typeof term === 'object' && 'thing' in term && term.thing === id;

/** What a term is worth, unknown letters standing in it; null where nobody here knows. */
export function valueOf(term: Term, scope: Scope): Value | null {
  if (typeof term === 'string') return ofAnArea(term, scope) ?? written(valueOfFormula(term), scope);
  if ('amount' in term) return quantityIn(term);
  if ('thing' in term) {
    const thing = scope.things.find(({ id }) => id === term.thing);
    return thing ? valueOfThing(thing, scope) : null;
  }
  if ('all' in term) {
    const items = term.all.map((one) => valueOf(one, scope));
    return items.every((one) => one !== null) ? { is: 'many', items } : null;
  }
  const form = lookUp(({ forms = {} }) => forms, term.the)?.(term.of, lookOf(scope)) ?? null;
  if (form) return form;
  const property = lookUp(({ properties }) => properties, term.the);
  const of = term.of.map((one) => valueOf(one, scope));
  if (!property || term.where || !of.every((one) => one !== null)) return null;
  const value = property(...of);
  return value?.is === 'many' && TURNING.has(term.the) ? within(value, term.of[0]!, scope) : value;
}

/** Points of a curve, of which only those in its domain count. */
export const TURNING = new Set(['stationary points', 'minimum point', 'maximum point']);

/** The value with every function that is defined written out. */
function written(value: Value | null, scope: Scope): Value | null {
  const isNamed = (one: Expression) => contains(one, ({ kind }) => kind === 'apply');
  if (value?.is === 'equation' && (isNamed(value.left) || isNamed(value.right))) {
    const [left, right] = [value.left, value.right].map((one) => writtenOut(one, definitionsIn(scope)));
    return left && right ? equationValue(left, right) : null;
  }
  if (value?.is !== 'expression' || !isNamed(value.value)) return value;
  const one = writtenOut(value.value, definitionsIn(scope));
  return one && expressionValue(one);
}

function valueOfFormula(text: string): Value | null {
  const statement = statementIn(text);
  if (statement?.kind === 'expression') {
    const { value } = statement;
    if (value.kind === 'tuple')
      return value.items.length === 2 ? point(value.items[0]!, value.items[1]!) : null;
    return expressionValue(value);
  }
  if (statement?.kind !== 'relation' || statement.signs.length !== 1 || statement.signs[0] !== '=')
    return null;
  return equationValue(statement.sides[0]!, statement.sides[1]!);
}

function valueOfThing(thing: Thing, scope: Scope): Value | null {
  return lookUp(({ things }) => things, thing.kind)?.(thing, lookOf(scope)) ?? null;
}

export const lookOf = (scope: Scope): Look => ({
  things: scope.things,
  facts: scope.facts,
  use: (wanted) => use(scope, wanted),
  formula: (one) => valueOfExpression(one, scope),
  written: (one) => writtenOut(one, definitionsIn(scope)),
  value: (term) => valueOf(term, scope),
  given: (property, id) => givenValue(property, id, scope),
  pathOf: (id) => pathOf(id, scope),
  defined: (id) => {
    const by = use(scope, ({ relation, of: [of] }) => relation === 'is' && isThing(of, id));
    return by && valueOf(by.of[1]!, scope);
  },
});

/** What a formula says of the things of an area. */
function ofAnArea(text: string, scope: Scope): Value | null {
  const statement = statementIn(text);
  return statement?.kind === 'expression' ? valueOfExpression(statement.value, scope) : null;
}

export const valueOfExpression = (one: Expression, scope: Scope): Value | null =>
  formulaIn(one, lookOf(scope));

function givenValue(property: string, id: string, scope: Scope): Value | null {
  const given = use(
    scope,
    ({ relation, of: [left, right] }) =>
      relation === 'equal' &&
      isPropertyOf(left, property, id) &&
      (typeof right === 'string' || (typeof right === 'object' && 'amount' in right)),
  );
  const value = given?.of[1];
  if (typeof value === 'string') return ofAnArea(value, scope) ?? written(valueOfFormula(value), scope);
  return value ? valueOf(value, scope) : null;
}

/** The curve with a parameter on which a point was said to lie. */
function pathOf(id: string, scope: Scope): Path | null {
  for (const one of scope.facts) {
    const [point, on] = one.of;
    if (one.relation !== 'on' || !isThing(point, id) || typeof on !== 'object' || !('thing' in on)) continue;
    const curve = scope.things.find((other) => other.id === on.thing);
    const value = curve?.kind === 'curve' ? valueOfThing(curve, scope) : null;
    if (value?.is !== 'path') continue;
    scope.used.add(one);
    return value;
  }
  return null;
}

const isPropertyOf = (term: Term | undefined, property: string, id: string): boolean =>
  typeof term === 'object' && 'the' in term && term.the === property && isThing(term.of[0], id);

/** Of points, those in the domain that was said of x. */
function within(points: Extract<Value, { is: 'many' }>, curve: Term, scope: Scope): Value | null {
  const conditions = conditionsOn(scope, ['x'], curve);
  if (conditions === null) return null;
  const items = points.items.filter(
    (one) => one.is === 'point' && conditions.every((holds) => holds({ x: one.x })),
  );
  return items.length === 1 ? items[0]! : { ...points, items };
}

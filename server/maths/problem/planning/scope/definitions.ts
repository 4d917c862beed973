import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import {
  contains,
  type Expression,
  mapParts,
  partsOf,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { makeSubject } from '../../../techniques/algebra/rearranging.ts';
import type { Fact } from '../../schema/problem.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';

interface Definition {
  letter: string;
  body: Expression;
}

/** The functions that the facts define: f(x) = … */
export function definitionsIn({
  facts,
  used,
}: {
  facts: readonly Fact[];
  used: Set<Fact>;
}): Map<string, Definition> {
  const found = new Map<string, Definition>();
  const later: { name: string; letter: string; body: Expression; by: Fact }[] = [];
  for (const by of facts) {
    const [left, right] = sidesOf(by);
    if (left?.kind !== 'apply' || left.primes !== 0 || left.of.kind !== 'symbol' || !right) continue;
    const one = { name: left.name, letter: left.of.name, body: right, by };
    if (usesFunction(right)) later.push(one);
    else if (by.relation === 'holds' || !found.has(one.name)) {
      used.add(by);
      found.set(one.name, one);
    }
  }
  // g(x) = f(x), of a function that is defined.
  for (const { name, letter, body, by } of later) {
    const written = found.has(name) ? null : writtenOut(body, found);
    if (!written) continue;
    used.add(by);
    found.set(name, { letter, body: written });
  }
  return found;
}

/** f(x) = …, as it was told or found. */
function sidesOf({ relation, of: [left, right] }: Fact): Expression[] {
  if (relation === 'holds' && typeof left === 'string') {
    const statement = statementIn(left);
    return statement?.kind === 'relation' && statement.signs.every((sign) => sign === '=')
      ? statement.sides.slice(0, 2)
      : [];
  }
  const sides =
    relation === 'equal' && typeof left === 'string' && typeof right === 'string'
      ? [left, right].map(statementIn)
      : [];
  return sides.flatMap((one) => (one?.kind === 'expression' ? [one.value] : []));
}

/** The expression with its functions written out and the constants put in that were found before; null where it cannot be written so. */
export function spelledOut(
  one: Expression,
  scope: { facts: readonly Fact[]; used: Set<Fact> },
): Expression | null {
  const functions = definitionsIn(scope);
  const written = writtenOut(applied(one, functions), functions);
  return (
    written &&
    symbolsOf(written).reduce((before, letter) => {
      const value = constantFound(letter, scope);
      return value ? substitute(before, letter, value) : before;
    }, written)
  );
}

/** p(cos θ), which might be a product, where p is a function that was defined. */
function applied(one: Expression, functions: ReadonlyMap<string, Definition>): Expression {
  const inner = mapParts(one, (part) => applied(part, functions));
  if (inner.kind !== 'product') return inner;
  const at = inner.factors.findIndex((factor) => factor.kind === 'symbol' && functions.has(factor.name));
  const [name, of] = inner.factors.slice(at, at + 2);
  if (at < 0 || name?.kind !== 'symbol' || !of) return inner;
  const value: Expression = { kind: 'apply', name: name.name, primes: 0, of };
  const factors = [...inner.factors.slice(0, at), value, ...inner.factors.slice(at + 2)];
  return factors.length === 1 ? value : { ...inner, factors };
}

/** What a letter is worth that was called a constant and then found. */
function constantFound(
  letter: string,
  { facts, used }: { facts: readonly Fact[]; used: Set<Fact> },
): Expression | null {
  const isConstant = facts.some(
    ({ relation, of }) => of.length === 1 && of[0] === letter && CONSTANT.has(relation),
  );
  const values = facts.filter(
    ({ relation, of: [left, right] }) => relation === 'equal' && left === letter && typeof right === 'string',
  );
  const [value, another] = values;
  const statement = isConstant && value && !another ? statementIn(value.of[1] as string) : null;
  if (statement?.kind !== 'expression' || symbolsOf(statement.value).length > 0) return null;
  used.add(value!);
  return statement.value;
}

const CONSTANT = new Set('constant positive negative nonzero integer rational real'.split(' '));

const usesFunction = (one: Expression): boolean => one.kind === 'apply' || partsOf(one).some(usesFunction);

/** The expression with every function that is defined written out; null where one is not, or has no inverse here. */
export function writtenOut(one: Expression, functions: ReadonlyMap<string, Definition>): Expression | null {
  let isKnown = true;
  const walk = (part: Expression): Expression => {
    if (part.kind !== 'apply') return mapParts(part, walk);
    const of = walk(part.of);
    const definition = functions.get(part.name);
    const body =
      definition && (part.primes === -1 ? inverseOf(definition) : derivativeOf(definition, part.primes));
    if (!body) {
      isKnown = false;
      return part;
    }
    return substitute(body.body, body.letter, of);
  };
  const written = walk(one);
  return isKnown ? written : null;
}

function derivativeOf({ letter, body }: Definition, order: number): Definition | null {
  if (order < 0 || order > 2) return null;
  let found = body;
  for (let turn = 0; turn < order; turn += 1) found = exact(differentiate(found, letter));
  return { letter, body: found };
}

/** Where the equation y = f(x) has one x for each y. */
function inverseOf({ letter, body }: Definition): Definition | null {
  const found = makeSubject({ left: symbol('y_0'), right: body }, letter);
  return found?.values.length === 1 ? { letter: 'y_0', body: found.values[0]! } : null;
}

/** f(2) and f′(2) as what they are worth, of functions that are defined. */
export function withFunctionValues(
  one: Expression,
  scope: { facts: readonly Fact[]; used: Set<Fact> },
): Expression {
  if (!contains(one, ({ kind }) => kind === 'apply')) return one;
  const definitions = definitionsIn(scope);
  const walk = (part: Expression): Expression => {
    if (part.kind !== 'apply') return mapParts(part, walk);
    const definition = definitions.get(part.name);
    const at = walk(part.of);
    if (!definition || part.primes < 0 || symbolsOf(at).length > 0) return part;
    let body = definition.body;
    for (let turn = 0; turn < part.primes; turn += 1) body = differentiate(body, definition.letter);
    return exact(substitute(body, definition.letter, at));
  };
  return walk(one);
}

import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import {
  call,
  difference,
  type Expression,
  mapParts,
  number,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import { parseUnit, sameDimension } from '../../algebra-system/numbers/units.ts';
import { statementIn } from '../../algebra-system/parsing/statement.ts';
import { type Law, law } from '../planning/laws/law.ts';
import { quantityIn } from '../planning/values/quantity.ts';
import type { Fact, Goal, Term } from '../schema/problem.ts';

/** What was told of bodies, and what is asked. */
export interface Tale {
  facts: readonly Fact[];
  goal: Goal;
  angles: ReadonlyMap<string, Ratios>;
  /** g, as a letter or as a number. */
  g: Expression;
  /** The letters that were told. */
  letters: ReadonlySet<string>;
}

export interface Ratios {
  sine: Expression;
  cosine: Expression;
}

export const cosineOf = (letter: string): string => `cos_${letter}`;
export const sineOf = (letter: string): string => `sin_${letter}`;
export const tangentOf = (letter: string): Expression => symbol(`tan_${letter}`);
const RATIO = /^(cos|sin|tan)_([a-z]+)$/;

/** The letter of an angle whose cosine or sine is meant. */
export const angleOf = (name: string): string | null => RATIO.exec(name)?.[2] ?? null;

/** Coefficients of restitution are called e, which is no base of logarithms here; ratios of angles are letters. */
function plain(one: Expression, angles: ReadonlyMap<string, Ratios>): Expression {
  if (one.kind === 'constant' && one.name === 'e') return symbol('e');
  // mg(1 + cos θ): no letter of mechanics is a function.
  if (one.kind === 'apply' && one.primes === 0) return product(symbol(one.name), plain(one.of, angles));
  // e^(−2x) is an exponential.
  if (one.kind === 'power' && one.base.kind === 'constant' && symbolsOf(one.exponent).length > 0)
    return { ...one, exponent: plain(one.exponent, angles) };
  if (one.kind === 'call' && one.of.kind === 'symbol' && ['sin', 'cos', 'tan', 'sec'].includes(one.name)) {
    const { sine, cosine } = ratiosOf(one.of.name, angles);
    if (one.name === 'sec') return quotient(number(1), cosine);
    return one.name === 'sin' ? sine : one.name === 'cos' ? cosine : quotient(sine, cosine);
  }
  return mapParts(one, (part) => plain(part, angles));
}

export const ratiosOf = (letter: string, angles: ReadonlyMap<string, Ratios>): Ratios =>
  angles.get(letter) ?? { sine: symbol(sineOf(letter)), cosine: symbol(cosineOf(letter)) };

/** An amount as an expression in SI units; null where it is measured in something else. */
export function amountOf(
  term: Term | undefined,
  unit: string,
  { angles }: Pick<Tale, 'angles'>,
): Expression | null {
  if (typeof term === 'object' && 'amount' in term) {
    const [own, wanted] = [parseUnit(term.unit), parseUnit(unit)];
    const isOf = own && (unit === '' ? false : wanted && sameDimension(own.dimension, wanted.dimension));
    const value = isOf ? quantityIn(term)?.value : null;
    return value ? plain(value, angles) : null;
  }
  const statement = typeof term === 'string' ? statementIn(term) : null;
  return statement?.kind === 'expression' ? plain(statement.value, angles) : null;
}

/** The sine and the cosine of an angle. */
export function ratiosIn(term: Term | undefined, { angles }: Pick<Tale, 'angles'>): Ratios | null {
  if (typeof term === 'object' && 'amount' in term) {
    const value = term.unit === '°' ? quantityIn(term)?.value : null;
    return value ? { sine: exact(call('sin', value)), cosine: exact(call('cos', value)) } : null;
  }
  const statement = typeof term === 'string' ? statementIn(term) : null;
  if (statement?.kind !== 'expression') return null;
  const { value } = statement;
  if (value.kind === 'symbol') return ratiosOf(value.name, angles);
  return symbolsOf(value).length === 0
    ? { sine: exact(call('sin', value)), cosine: exact(call('cos', value)) }
    : null;
}

const besides = (one: Expression): Expression => exact(root(difference(number(1), power(one, 2))));

/** "Where tan θ = 3/4": what it says of the angle. */
export function ratiosSaid({ relation, of: [text, value] }: Fact): { letter: string; ratios: Ratios } | null {
  const statement = typeof text === 'string' ? statementIn(text) : null;
  const sides =
    relation === 'holds' && statement?.kind === 'relation' && statement.signs.join() === '='
      ? statement.sides
      : relation === 'equal' && statement?.kind === 'expression' && typeof value === 'string'
        ? [statement.value, rightOf(value)]
        : [];
  const [left, right] = sides;
  if (left?.kind === 'symbol' && relation === 'equal' && typeof value === 'object' && 'amount' in value)
    return null;
  if (!right || left?.kind !== 'call' || left.of.kind !== 'symbol' || symbolsOf(right).length > 0)
    return null;
  const letter = left.of.name;
  if (left.name === 'sin') return { letter, ratios: { sine: exact(right), cosine: besides(right) } };
  if (left.name === 'cos') return { letter, ratios: { sine: besides(right), cosine: exact(right) } };
  if (left.name !== 'tan') return null;
  const long = exact(root(sum(number(1), power(right, 2))));
  return { letter, ratios: { sine: exact(quotient(right, long)), cosine: exact(quotient(number(1), long)) } };
}

function rightOf(text: string): Expression | undefined {
  const statement = statementIn(text);
  return statement?.kind === 'expression' ? statement.value : undefined;
}

/** "θ = 60°". */
export function angleSaid({ relation, of: [text, value] }: Fact): { letter: string; ratios: Ratios } | null {
  if (relation !== 'equal' || typeof text !== 'string' || typeof value !== 'object' || !('amount' in value))
    return null;
  const letter = rightOf(text);
  const ratios =
    letter?.kind === 'symbol' && value.unit === '°' ? ratiosIn(value, { angles: new Map() }) : null;
  return ratios && letter?.kind === 'symbol' ? { letter: letter.name, ratios } : null;
}

/** left = right of letters: a law by itself. */
export function equationOf(
  { relation, of: [left, right] }: Fact,
  tale: Pick<Tale, 'angles'>,
): Expression | null {
  if (relation === 'equal' && typeof left === 'string') {
    const own = amountOf(left, '', tale);
    const value =
      typeof right === 'object' && 'amount' in right
        ? (quantityIn(right)?.value ?? null)
        : amountOf(right, '', tale);
    return own && value ? difference(own, value) : null;
  }
  const statement = relation === 'holds' && typeof left === 'string' ? statementIn(left) : null;
  if (statement?.kind !== 'relation' || statement.signs.join() !== '=') return null;
  const [one, other] = statement.sides as [Expression, Expression];
  return difference(plain(one, tale.angles), plain(other, tale.angles));
}

/** "The tension is 2mg": what was named is worth that. */
export function addWorth(
  [, value]: readonly Term[],
  sought: { value: Expression; unit: string; isSize?: boolean } | null,
  { laws, tale }: { laws: Law[]; tale: Pick<Tale, 'angles'> },
): boolean {
  const amount = amountOf(value, sought?.unit ?? '', tale);
  if (!sought || !amount || sought.isSize) return false;
  const { value: own } = sought;
  const zero = own.kind === 'root' ? difference(own.of, power(amount, 2)) : difference(own, amount);
  laws.push(law('What is known.', '已知。', zero));
  return true;
}

interface Wanted {
  value: Expression;
  isSize?: boolean;
}

/** "The tension at A is three times the tension at B." */
export function addRatio(
  times: Term | undefined,
  one: Wanted | null,
  other: Wanted | null,
  { laws, tale }: { laws: Law[]; tale: Pick<Tale, 'angles'> },
): boolean {
  const size = amountOf(times, '', tale);
  if (!one || !other || !size || one.isSize || other.isSize) return false;
  const [a, b] = [one.value, other.value];
  const zero =
    a.kind === 'root' && b.kind === 'root'
      ? difference(a.of, product(power(size, 2), b.of))
      : difference(a, product(size, b));
  laws.push(law('How the two compare.', '两者的关系。', zero));
  return true;
}

/** 0 < k < 1: between which numbers a letter is. */
export const isBound = ({ relation, of: [text] }: Fact): boolean =>
  relation === 'holds' && typeof text === 'string' && boundIn(text) !== null;

function boundIn(text: string): Extract<ReturnType<typeof statementIn>, { kind: 'relation' }> | null {
  const statement = statementIn(text);
  return statement?.kind === 'relation' && statement.signs.every((sign) => sign === '<' || sign === '<=')
    ? statement
    : null;
}

export const isWithin = (
  { facts, angles }: Pick<Tale, 'facts' | 'angles'>,
  values: Readonly<Record<string, number>>,
): boolean =>
  facts.filter(isBound).every(({ of: [text] }) => {
    const sizes = boundIn(String(text))!.sides.map((side) => evaluate(plain(side, angles), values));
    return sizes.every(
      (size, at) =>
        at === 0 || Number.isNaN(size) || Number.isNaN(sizes[at - 1]!) || sizes[at - 1]! < size + 1e-12,
    );
  });

export const isProperty = (term: Term | undefined): term is { the: string; of: Term[]; where?: Fact[] } =>
  typeof term === 'object' && 'the' in term;

/** Every letter in what was told and asked. */
export function lettersOf(terms: readonly Term[], angles: ReadonlyMap<string, Ratios>): string[] {
  return terms.flatMap((term): string[] => {
    if (typeof term === 'object' && 'the' in term)
      return [
        ...lettersOf(term.of, angles),
        ...(term.where ?? []).flatMap(({ of }) => lettersOf(of, angles)),
      ];
    if (typeof term === 'object' && 'all' in term) return lettersOf(term.all, angles);
    if (typeof term === 'object' && 'thing' in term) return [];
    const text = typeof term === 'object' ? term.amount : term;
    const statement = statementIn(text);
    const sides =
      statement?.kind === 'expression'
        ? [statement.value]
        : statement?.kind === 'relation'
          ? statement.sides
          : [];
    return sides.flatMap((one) => symbolsOf(plain(one, angles)));
  });
}

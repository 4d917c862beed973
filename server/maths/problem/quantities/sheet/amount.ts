import {
  call,
  contains,
  difference,
  type Expression,
  number,
  power,
  product,
  quotient,
  rationalValue,
  root,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import {
  type Dimension,
  DIMENSIONLESS,
  parseUnit,
  sameDimension,
} from '../../../algebra-system/numbers/units.ts';
import { toNumber } from '../../../algebra-system/numbers/rational.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { quantityIn } from '../../planning/values/quantity.ts';
import type { Quantity, Term } from '../../schema/problem.ts';
import { Fault } from '../fault.ts';
import { CALCULUS } from './calculus.ts';
import { isProgression, ofProgression } from './progressions.ts';
import { type Amount, kindOf, quantityOf, type Sheet, shown, thingIn } from './sheet.ts';

/** What a term is worth, in letters and SI units. */
export function amountOf(term: Term, sheet: Sheet): Amount {
  if (typeof term === 'string') return formulaIn(term);
  if ('amount' in term) return measured(term, sheet);
  if ('thing' in term || 'all' in term)
    throw new Fault(`${shown(term)} has no value`, `${shown(term)} 没有数值`);
  const isOfText = term.of.every((one) => typeof one === 'string' || 'all' in one);
  const calculus = isOfText && Object.hasOwn(CALCULUS, term.the) ? CALCULUS[term.the] : undefined;
  if (calculus) return calculus(term.of, sheet);
  const combine = !isOfThing(term) && Object.hasOwn(COMBINED, term.the) ? COMBINED[term.the] : undefined;
  if (combine && term.of.length === 0)
    throw new Fault(`“${term.the}” needs a term`, `“${term.the}”至少需要一项`);
  return combine
    ? combine(
        term.of.map((one) => amountOf(one, sheet)),
        shown(term),
      )
    : propertyIn(term, sheet);
}

/** A force has a magnitude, and so has a number. */
const isOfThing = ({ of: [first] }: Extract<Term, { the: string }>): boolean =>
  typeof first === 'object' && 'thing' in first;

const UNPLAIN = new Set(['apply', 'derivative', 'rate', 'tuple', 'matrix']);

/** "u(12)" may be a function or a product. */
export function refuseCalls(text: string): void {
  const found = /(?<![A-Za-z\\])[A-Za-eh-z]\s?\(\s?(?:[A-Za-z]|\d{1,9})\s?\)/.exec(text);
  if (found)
    throw new Fault(
      `“${found[0]}” may be a function or a product: write a product with *`,
      `“${found[0]}”可能是函数也可能是乘积：乘积请写 *`,
    );
}

/** A formula of numbers and letters. */
function formulaIn(text: string): Amount {
  refuseCalls(text);
  const statement = statementIn(text);
  const value = statement?.kind === 'expression' ? statement.value : null;
  if (!value || contains(value, ({ kind }) => UNPLAIN.has(kind)))
    throw new Fault(`“${text}” is no formula of letters and numbers`, `“${text}”不是由字母和数组成的算式`);
  return { value, dimension: null };
}

function measured(term: Quantity, sheet: Sheet): Amount {
  if (!parseUnit(term.unit) && term.unit !== '')
    throw new Fault(`the unit “${term.unit}” is not known`, `不认识单位“${term.unit}”`);
  const found = term.unit === '' ? { ...formulaIn(term.amount), dimension: DIMENSIONLESS } : quantityIn(term);
  if (!found) throw new Fault(`“${shown(term)}” is no amount`, `“${shown(term)}”不是一个量`);
  if (/°|\\circ|degree/.test(term.unit)) sheet.isInDegrees = true;
  return { value: found.value, dimension: found.dimension };
}

function propertyIn(term: Extract<Term, { the: string }>, sheet: Sheet): Amount {
  const [of, ...rest] = term.of;
  const thing = thingIn(of, sheet);
  if (isProgression(thing))
    return ofProgression(
      thing,
      term.the,
      rest[0] === undefined ? null : amountOf(rest[0], sheet).value,
      sheet,
    );
  const kind = kindOf(thing);
  if (!kind)
    throw new Fault(
      `the kind “${thing.kind}” of “${thing.id}” has no quantities`,
      `“${thing.id}”的种类“${thing.kind}”没有可用的量`,
    );
  const property = kind.properties.get(term.the);
  if (!property) {
    const known = [...kind.properties.keys()].join(', ');
    throw new Fault(
      `a “${thing.kind}” has no “${term.the}”; it has ${known}`,
      `“${thing.kind}”没有“${term.the}”，可用的有 ${known}`,
    );
  }
  const state = rest.map((one) => shown(one)).join(' ');
  const { symbol: letter } = quantityOf(sheet, thing, property, state);
  const [start, end] = ['initial velocity', 'final velocity'].map((name) => kind.properties.get(name));
  // Where it turns back, the way is longer than the displacement.
  if (start && end && property.isSigned && OF_THE_WAY.has(term.the))
    sheet.conditions.push({
      kind: 'relation',
      sides: [
        product(...[start, end].map((one) => symbol(quantityOf(sheet, thing, one, state).symbol))),
        number(0),
      ],
      signs: ['>='],
    });
  return { value: symbol(letter), dimension: property.dimension };
}

const OF_THE_WAY = new Set(['distance', 'average speed']);

type Combine = (all: readonly Amount[], text: string) => Amount;

/** Terms that are worked out from others. */
export const COMBINED: Readonly<Record<string, Combine>> = {
  sum: (all, text) => ({
    value: sum(...all.map(({ value }) => value)),
    dimension: sameIn(all, text),
  }),
  difference: (all, text) => ({
    value: all.slice(1).reduce((before, { value }) => difference(before, value), all[0]!.value),
    dimension: sameIn(all, text),
  }),
  product: (all) => ({
    value: product(...all.map(({ value }) => value)),
    dimension: all.map(({ dimension }) => dimension).reduce(plus),
  }),
  ratio: (all, text) => ({
    value: quotient(...pairIn(all, text)),
    dimension: all[0]!.dimension && all[1]!.dimension && minus(all[0]!.dimension, all[1]!.dimension),
  }),
  power: (all, text) => {
    const [base, exponent] = pairIn(all, text);
    const times = rationalValue(exponent);
    const { dimension } = all[0]!;
    return {
      value: power(base, exponent),
      dimension: times && dimension ? (dimension.map((one) => one * toNumber(times)) as never) : null,
    };
  },
  'square root': (all) => ({
    value: root(all[0]!.value),
    dimension: all[0]!.dimension && (all[0]!.dimension.map((one) => one / 2) as never),
  }),
  sine: (all, text) => ({ value: call('sin', angleIn(all, text)), dimension: DIMENSIONLESS }),
  cosine: (all, text) => ({ value: call('cos', angleIn(all, text)), dimension: DIMENSIONLESS }),
  tangent: (all, text) => ({ value: call('tan', angleIn(all, text)), dimension: DIMENSIONLESS }),
  magnitude: (all) => ({ value: call('abs', all[0]!.value), dimension: all[0]!.dimension }),
};

function angleIn([one]: readonly Amount[], text: string): Expression {
  if (one!.dimension && !sameDimension(one!.dimension, DIMENSIONLESS))
    throw new Fault(`${text} is of no angle`, `${text} 不是角的三角函数`);
  return one!.value;
}

function pairIn(all: readonly Amount[], text: string): [Expression, Expression] {
  if (all.length !== 2) throw new Fault(`${text} needs two terms`, `${text} 需要两项`);
  return [all[0]!.value, all[1]!.value];
}

const plus = (a: Dimension | null, b: Dimension | null): Dimension | null =>
  a && b && (a.map((one, at) => one + b[at]!) as never);
const minus = (a: Dimension, b: Dimension): Dimension => a.map((one, at) => one - b[at]!) as never;

/** What all of them measure. */
export function sameIn(all: readonly Amount[], text: string): Dimension | null {
  const known = all.flatMap(({ dimension, value }) => (dimension && !isZero(value) ? [dimension] : []));
  const [first] = known;
  if (first && !known.every((one) => sameDimension(one, first)))
    throw new Fault(`${text} puts together what has different units`, `${text} 中各量的单位不同`);
  return first ?? null;
}

const isZero = (one: Expression): boolean => symbolsOf(one).length === 0 && rationalValue(one)?.n === 0n;

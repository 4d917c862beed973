import {
  difference,
  type Expression,
  mapParts,
  number,
  power,
  product,
  quotient,
  rationalValue,
  sum,
  symbol,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../algebra-system/parsing/statement.ts';
import type { Term } from '../schema/problem.ts';
import { type Progression, type Told, progressionOf, isOf, type Of, ofKind, rowOf } from './told.ts';

export const one = number(1);

/** The term of a number, or a sum, of a progression whose kind is known. */
export function termOf({ kind, first, step }: Progression, n: Expression): Expression | null {
  const before = difference(n, one);
  if (kind === 'arithmetic') return sum(first, product(before, step));
  return kind === 'geometric'
    ? product(first, power(step, before))
    : rationalValue(n)?.n === 1n
      ? first
      : null;
}

export function sumOf({ kind, first, step }: Progression, n: Expression): Expression | null {
  if (kind === 'arithmetic')
    return product(quotient(n, number(2)), sum(product(number(2), first), product(difference(n, one), step)));
  if (kind !== 'geometric') return null;
  const count = rationalValue(n);
  if (count?.d === 1n && count.n > 0n && count.n <= 12n && symbolsOf(step).length > 0)
    return product(
      first,
      sum(...Array.from({ length: Number(count.n) }, (_, at) => power(step, number(at)))),
    );
  return quotient(product(first, difference(one, power(step, n))), difference(one, step));
}

/** A term of the text as an expression; null where something in it is not known. */
export function valueIn(term: Term | undefined, told: Told): Expression | null {
  if (typeof term === 'string') {
    const read = statementIn(term.replace(/\$/g, ''));
    return read?.kind === 'expression' ? named(read.value, told) : null;
  }
  if (typeof term === 'object' && 'amount' in term) {
    if (term.unit === '%') return null;
    if (told.unit !== null && told.unit !== term.unit) return null;
    told.unit = term.unit;
    return valueIn(term.amount, told);
  }
  return isOf(term) ? propertyIn(term, told) : null;
}

function propertyIn({ the, of }: Of, told: Told): Expression | null {
  const inner = of.map((each) =>
    typeof each === 'string' && each.startsWith('p:') ? null : valueIn(each, told),
  );
  switch (the) {
    case 'nth':
    case 'sum': {
      const progression = progressionOf(told, String(of[0])) ?? rowOf(told, String(of[0]));
      const n = inner[1];
      if (!progression || !n) return null;
      if (n.kind === 'symbol') told.whole.add(n.name);
      return (the === 'nth' ? termOf : sumOf)(progression, n);
    }
    case 'difference':
      return ofKind(told, of[0], 'arithmetic')?.step ?? null;
    case 'ratio':
      return ofKind(told, of[0], 'geometric')?.step ?? null;
    case 'infinite': {
      const progression = ofKind(told, of[0], 'geometric');
      if (!progression) return null;
      told.small.push(progression.step);
      return quotient(progression.first, difference(one, progression.step));
    }
    case 'named':
    case 'possible':
      return valueIn(of[0], told);
    case 'times':
      return inner[0] && inner[1] ? product(inner[0], inner[1]) : null;
    case 'plus':
      return inner.every((each) => each !== null && each !== undefined)
        ? sum(...(inner as Expression[]))
        : null;
    case 'minus':
      return inner[0] && inner[1] ? difference(inner[0], inner[1]) : null;
    case 'share': {
      const [by] = of;
      const share =
        typeof by === 'object' && 'amount' in by && by.unit === '%' ? valueIn(by.amount, told) : null;
      return share && inner[1] ? quotient(product(share, inner[1]), number(100)) : null;
    }
    default:
      return null;
  }
}

/** a_5 and S_10 are terms and sums of the progression that there is. */
export function named(value: Expression, told: Told): Expression | null {
  let isKnown = true;
  const put = (part: Expression): Expression => {
    if (part.kind !== 'symbol') return mapParts(part, put);
    const [, letter, index] = /^([auSs])_\{?(\d{1,3}|[nmk])\}?$/.exec(part.name) ?? [];
    if (index === undefined) return part;
    const [progression, more] = told.all;
    const n = /\d/.test(index) ? number(Number(index)) : symbol(index);
    const found =
      progression && !more ? (letter === 'S' || letter === 's' ? sumOf : termOf)(progression, n) : null;
    if (!found) isKnown = false;
    if (n.kind === 'symbol') told.whole.add(n.name);
    return found ?? part;
  };
  const all = put(value);
  return isKnown ? all : null;
}

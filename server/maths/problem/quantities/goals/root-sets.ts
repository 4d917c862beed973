import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  number,
  power,
  product,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { exactZeros } from '../../../techniques/calculus/zeros.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import { Fault } from '../fault.ts';
import { realRoots } from '../network/polynomial-roots.ts';
import { shown } from '../sheet/sheet.ts';

/** Of which roots a number is told. */
const COUNTED: Readonly<Record<string, (root: number) => boolean>> = {
  'number of positive roots': (root) => root > 1e-9,
  'number of negative roots': (root) => root < -1e-9,
};

interface Piece {
  inside: number;
  text: string;
  tex: string;
}

/** The set of values of a letter for which a quadratic equation has so many positive roots; null for another goal. */
export function rootSet({ target, where = [] }: Goal): { text: string; tex: string } | null {
  const counted = where.flatMap((fact) => countIn(fact) ?? []);
  if (
    typeof target !== 'object' ||
    !('the' in target) ||
    target.the !== 'set of values' ||
    counted.length !== 1
  )
    return null;
  const t = shown(target.of[0]);
  const { zero, x, count, isCounted } = counted[0]!;
  const coefficients = coefficientsOf(zero, x)?.map(tidy);
  if (coefficients?.length !== 3 || symbolsOf(zero).some((letter) => letter !== t && letter !== x))
    throw new Fault(
      `${shown(target)} is known for quadratic equations alone`,
      `${shown(target)} 只支持二次方程`,
    );
  const [c, b, a] = coefficients as [Expression, Expression, Expression];
  const ends = [a, c, exact(difference(power(b, 2), product(number(4), a, c)))].map((one) =>
    symbolsOf(one).includes(t) ? exactZeros(one, t) : [],
  );
  if (!ends.every((one) => one !== null))
    throw new Fault(`the ends of ${shown(target)} were not found`, `没有找到 ${shown(target)} 的端点`);
  const holds = (value: number): boolean => {
    const roots = realRoots(coefficients.map((one) => evaluate(one, { [t]: value })));
    return roots.filter(isCounted).length === count;
  };
  const pieces = piecesOf(ends.flat(), t).filter(({ inside }) => holds(inside));
  if (pieces.length === 0) throw new Fault(`no ${t} is such`, `没有这样的 ${t}`);
  return {
    text: pieces.map(({ text }) => text).join(' or '),
    tex: pieces.map(({ tex }) => tex).join('\\quad\\text{or}\\quad '),
  };
}

function countIn({ relation, of: [left, right] }: Fact) {
  if (relation !== 'equal' || typeof left !== 'object' || !('the' in left)) return null;
  const isCounted = Object.hasOwn(COUNTED, left.the) ? COUNTED[left.the] : undefined;
  const statement = isCounted ? statementIn(shown(left.of[0])) : null;
  const count = Number(shown(right));
  if (
    !isCounted ||
    statement?.kind !== 'relation' ||
    statement.sides.length !== 2 ||
    !Number.isInteger(count)
  )
    return null;
  const [one, other] = statement.sides as [Expression, Expression];
  return { zero: exact(difference(one, other)), x: shown(left.of[1]), count, isCounted };
}

/** The intervals between the ends, and the ends themselves. */
function piecesOf(all: readonly Expression[], t: string): Piece[] {
  const byValue = new Map(all.map((one) => [evaluate(one).toPrecision(10), one] as const));
  const ends = [...byValue.values()].toSorted((a, b) => evaluate(a) - evaluate(b));
  const at = ends.map((end) => evaluate(end));
  return ends.flatMap((end, i): Piece[] => {
    const next = ends[i + 1];
    const own: Piece[] = [
      { inside: at[i]!, text: `${t} = ${toText(end)}`, tex: `${t} = ${toLatex(end)}` },
      next
        ? {
            inside: (at[i]! + at[i + 1]!) / 2,
            text: `${toText(end)} < ${t} < ${toText(next)}`,
            tex: `${toLatex(end)} < ${t} < ${toLatex(next)}`,
          }
        : { inside: at[i]! + 1, text: `${t} > ${toText(end)}`, tex: `${t} > ${toLatex(end)}` },
    ];
    return i === 0
      ? [{ inside: at[0]! - 1, text: `${t} < ${toText(end)}`, tex: `${t} < ${toLatex(end)}` }, ...own]
      : own;
  });
}

import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  difference,
  number,
  product,
  substitute,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import type { Piece } from '../facts/cases.ts';
import type { Law, Variable } from '../facts/model.ts';
import { holdsIn, spanOf } from '../facts/ranges.ts';
import { densityOf, exactIntegral } from './integrals.ts';

const ONE = number(1);

export const lettersOf = (all: Expression[]): string[] => [...new Set(all.flatMap(symbolsOf))];

interface Terms {
  /** What is to be zero. */
  equations: (Expression | null)[];
  all: Expression[];
  bound: string | null;
}

/** The values of a variable with their probabilities, as they are given. */
export function listed(law: Law, variable: Variable): { values: number[]; chances: Expression[] } | null {
  if (law.is === 'discrete') return law;
  if (law.is !== 'rule' || !variable.support) return null;
  return {
    values: variable.support,
    chances: variable.support.map((value) =>
      exact(substitute(law.of, law.letter, number(rationalNumber(value)))),
    ),
  };
}

const rationalNumber = (value: number) => {
  const decimals = (String(value).split('.')[1] ?? '').length;
  return { n: BigInt(Math.round(value * 10 ** decimals)), d: 10n ** BigInt(decimals) };
};

export function lawTerms(law: Law, variable: Variable): Terms | null {
  switch (law.is) {
    case 'discrete':
    case 'rule': {
      const list = listed(law, variable);
      return list && { equations: [difference(sum(...list.chances), ONE)], all: list.chances, bound: null };
    }
    case 'continuous': {
      const { cases } = law;
      const pieces = densityOf(cases);
      const ends = pieces.flatMap(({ from, to }) => [from, to]);
      const total = exactIntegral(pieces, cases.letter);
      const equations = [total && exact(difference(total, ONE))];
      if (cases.isCumulative) equations.push(...joints(cases.pieces, cases.letter));
      for (const at of variable.smoothAt) equations.push(jumpAt(at, pieces, cases.letter));
      return { equations, all: [...pieces.map(({ body }) => body), ...ends], bound: cases.letter };
    }
    case 'generating':
      return {
        equations: [exact(difference(substitute(law.of, law.letter, ONE), ONE))],
        all: [law.of],
        bound: law.letter,
      };
    case 'binomial':
      return { equations: [], all: [law.n, law.p], bound: null };
    case 'geometric':
      return { equations: [], all: [law.p], bound: null };
    case 'poisson':
      return { equations: [], all: [law.mean], bound: null };
    default:
      return null;
  }
}

/** What is zero where the density has no jump there; null where no two pieces meet. */
function jumpAt(at: Expression, pieces: readonly Piece[], letter: string): Expression | null {
  const isHere = (end: Expression) =>
    symbolsOf(end).length === 0 && Math.abs(evaluate(end) - evaluate(at)) < 1e-12;
  const [before, after] = [pieces.find(({ to }) => isHere(to)), pieces.find(({ from }) => isHere(from))];
  return before && after
    ? exact(difference(substitute(before.body, letter, at), substitute(after.body, letter, at)))
    : null;
}

/** F begins at 0, ends at 1 and has no jumps. */
function joints(pieces: readonly Piece[], letter: string): Expression[] {
  const at = (piece: Piece, end: Expression) => substitute(piece.body, letter, end);
  const [first, last] = [pieces[0]!, pieces.at(-1)!];
  return [
    exact(at(first, first.from)),
    exact(difference(at(last, last.to), ONE)),
    ...pieces
      .slice(1)
      .map((piece, index) => exact(difference(at(piece, piece.from), at(pieces[index]!, piece.from)))),
  ];
}

/** What is given of a variable as equations; null for what cannot be written so. */
export function saidOf(law: Law, variable: Variable, { all }: Terms): (Expression | null)[] {
  return variable.says.map(({ left, value }) => {
    const of =
      left.is === 'moment' ? momentTerm(law, variable, left.moment) : chanceTerm(law, variable, left.range);
    // What speaks of no letter is checked at the end.
    if (of === null && lettersOf(all).length === 0) return number(0);
    return of && exact(difference(of, value));
  });
}

function momentTerm(law: Law, variable: Variable, moment: 'mean' | 'variance'): Expression | null {
  const list = listed(law, variable);
  const square = (one: Expression): Expression => ({ kind: 'power', base: one, exponent: number(2) });
  if (list) {
    const of = (exponent: number) =>
      sum(
        ...list.values.map((value, at) =>
          product(number(rationalNumber(value ** exponent)), list.chances[at]!),
        ),
      );
    return moment === 'mean' ? of(1) : difference(of(2), square(of(1)));
  }
  switch (law.is) {
    case 'continuous': {
      const { cases } = law;
      const pieces = densityOf(cases);
      const x = symbol(cases.letter);
      const mean = exactIntegral(pieces, cases.letter, x);
      const second = moment === 'mean' ? null : exactIntegral(pieces, cases.letter, square(x));
      return moment === 'mean' ? mean : mean && second && difference(second, square(mean));
    }
    case 'generating': {
      const first = differentiate(law.of, law.letter);
      const at = (one: Expression) => substitute(one, law.letter, ONE);
      const mean = at(first);
      return moment === 'mean'
        ? mean
        : difference(sum(at(differentiate(first, law.letter)), mean), square(mean));
    }
    case 'binomial':
      return moment === 'mean' ? product(law.n, law.p) : product(law.n, law.p, difference(ONE, law.p));
    case 'geometric':
      return moment === 'mean' ? { kind: 'quotient', numerator: ONE, denominator: law.p } : null;
    case 'poisson':
      return law.mean;
    default:
      return null;
  }
}

function chanceTerm(law: Law, variable: Variable, range: Parameters<typeof spanOf>[0]): Expression | null {
  const list = listed(law, variable);
  const span = spanOf(range, {});
  if (list && span) return sum(number(0), ...list.chances.filter((_, at) => holdsIn(span, list.values[at]!)));
  if (law.is === 'continuous' && span) {
    const pieces = densityOf(law.cases);
    const { letter } = law.cases;
    if (pieces.some(({ from, to }) => symbolsOf(from).length + symbolsOf(to).length > 0)) return null;
    const cut = pieces.flatMap((piece) => {
      const [from, to] = [evaluate(piece.from), evaluate(piece.to)];
      if (span.high <= from || span.low >= to) return [];
      return [
        {
          ...piece,
          from: span.low > from ? range.low! : piece.from,
          to: span.high < to ? range.high! : piece.to,
        },
      ];
    });
    return exactIntegral(cut, letter);
  }
  return null;
}

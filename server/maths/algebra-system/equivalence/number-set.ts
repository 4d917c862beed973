import { evaluate } from '../expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../expressions/expression.ts';
import { toText } from '../expressions/print.ts';
import type { Sign, Statement } from '../parsing/statement.ts';

/** Pieces of the number line, ascending and apart. */
export interface Piece {
  from: number;
  to: number;
  includesFrom: boolean;
  includesTo: boolean;
}

const ALL: Piece = { from: -Infinity, to: Infinity, includesFrom: false, includesTo: false };

/** The numbers that a statement about one letter allows when it already compares the letter with numbers, else null. */
export function numberSetOf(statement: Statement): { letter: string; pieces: Piece[] } | null {
  if (statement.kind === 'expression') return null;
  if (statement.kind === 'relation') return ofRelation(statement.sides, statement.signs);
  const sets = statement.items.map(numberSetOf);
  const [first] = sets;
  if (!first || sets.some((one) => one?.letter !== first.letter)) return null;
  const pieces = sets.map((one) => one!.pieces);
  return {
    letter: first.letter,
    pieces: statement.joined === 'or' ? union(pieces.flat()) : pieces.reduce(both),
  };
}

/** x, or the values of f(x). */
const isNamed = (one: Expression) =>
  one.kind === 'symbol' || (one.kind === 'apply' && one.primes === 0 && one.of.kind === 'symbol');

function ofRelation(sides: Extract<Statement, { kind: 'relation' }>['sides'], signs: Sign[]) {
  let letter: string | null = null;
  let pieces = [ALL];
  for (const [index, sign] of signs.entries()) {
    const [left, right] = [sides[index]!, sides[index + 1]!];
    const side = isNamed(left) ? left : isNamed(right) ? right : null;
    const other = side === left ? right : left;
    const name = side && toText(side);
    if (!name || symbolsOf(other).length > 0 || (letter && letter !== name)) return null;
    letter = name;
    const value = evaluate(other);
    if (Number.isNaN(value)) return null;
    const set = half(side === left ? sign : mirrored(sign), value);
    if (!set) return null;
    pieces = both(pieces, set);
  }
  return letter ? { letter, pieces } : null;
}

function mirrored(sign: Sign): Sign {
  return ({ '<': '>', '>': '<', '<=': '>=', '>=': '<=' } as Partial<Record<Sign, Sign>>)[sign] ?? sign;
}

function half(sign: Sign, value: number): Piece[] | null {
  switch (sign) {
    case '<':
    case '<=':
      return [{ ...ALL, to: value, includesTo: sign === '<=' && Number.isFinite(value) }];
    case '>':
    case '>=':
      return [{ ...ALL, from: value, includesFrom: sign === '>=' && Number.isFinite(value) }];
    case '=':
      return [{ from: value, to: value, includesFrom: true, includesTo: true }];
    case '!=':
      return [
        { ...ALL, to: value },
        { ...ALL, from: value },
      ];
    default:
      return null;
  }
}

export function union(pieces: Piece[]): Piece[] {
  const sorted = [...pieces].sort(
    (a, b) => a.from - b.from || Number(b.includesFrom) - Number(a.includesFrom),
  );
  const joined: Piece[] = [];
  for (const piece of sorted) {
    const last = joined.at(-1);
    if (
      last &&
      (piece.from < last.to || (piece.from === last.to && (piece.includesFrom || last.includesTo)))
    ) {
      if (piece.to > last.to || (piece.to === last.to && piece.includesTo))
        joined[joined.length - 1] = { ...last, to: piece.to, includesTo: piece.includesTo };
    } else joined.push(piece);
  }
  return joined;
}

export function both(a: Piece[], b: Piece[]): Piece[] {
  return union(
    a.flatMap((one) =>
      b.flatMap((other) => {
        const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
        const includesFrom = [one, other].every((piece) => piece.from < from || piece.includesFrom);
        const includesTo = [one, other].every((piece) => piece.to > to || piece.includesTo);
        return from < to || (from === to && includesFrom && includesTo)
          ? [{ from, to, includesFrom, includesTo }]
          : [];
      }),
    ),
  );
}

export function sameSet(a: Piece[], b: Piece[]): boolean {
  const near = (x: number, y: number) =>
    x === y ||
    (Number.isFinite(x) &&
      Number.isFinite(y) &&
      Math.abs(x - y) <= 1e-9 * Math.max(1, Math.abs(x), Math.abs(y)));
  return (
    a.length === b.length &&
    a.every((piece, index) => {
      const other = b[index]!;
      return (
        near(piece.from, other.from) &&
        near(piece.to, other.to) &&
        piece.includesFrom === other.includesFrom &&
        piece.includesTo === other.includesTo
      );
    })
  );
}

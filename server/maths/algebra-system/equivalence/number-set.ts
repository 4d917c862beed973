import { evaluate } from '../expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../expressions/expression.ts';
import { toText } from '../expressions/print.ts';
import type { Sign, Statement } from '../parsing/statement-kinds.ts';

/** Pieces of the number line, ascending and apart. */
export interface NumberInterval {
  from: number;
  to: number;
  includesFrom: boolean;
  includesTo: boolean;
}

const ALL: NumberInterval = { from: -Infinity, to: Infinity, includesFrom: false, includesTo: false };

/** The numbers that a statement about one letter allows when it already compares the letter with numbers, else null. */
export function numberSetOf(statement: Statement): { letter: string; intervals: NumberInterval[] } | null {
  if (statement.kind === 'expression') return null;
  if (statement.kind === 'relation') return ofRelation(statement.sides, statement.signs);
  const sets = statement.items.map(numberSetOf);
  const [first] = sets;
  if (!first || sets.some((one) => one?.letter !== first.letter)) return null;
  const intervals = sets.map((one) => one!.intervals);
  return {
    letter: first.letter,
    intervals: statement.joined === 'or' ? union(intervals.flat()) : intervals.reduce(intersection),
  };
}

/** x, or the values of f(x). */
const isNamed = (one: Expression) =>
  one.kind === 'symbol' || (one.kind === 'apply' && one.primes === 0 && one.of.kind === 'symbol');

function ofRelation(sides: Extract<Statement, { kind: 'relation' }>['sides'], signs: Sign[]) {
  let letter: string | null = null;
  let intervals = [ALL];
  for (const [index, sign] of signs.entries()) {
    const [left, right] = [sides[index]!, sides[index + 1]!];
    const side = isNamed(left) ? left : isNamed(right) ? right : null;
    const other = side === left ? right : left;
    const name = side && toText(side);
    if (!name || symbolsOf(other).length > 0 || (letter && letter !== name)) return null;
    letter = name;
    const value = evaluate(other);
    if (Number.isNaN(value)) return null;
    const set = intervalsWhere(side === left ? sign : reversedSign(sign), value);
    if (!set) return null;
    intervals = intersection(intervals, set);
  }
  return letter ? { letter, intervals } : null;
}

function reversedSign(sign: Sign): Sign {
  return ({ '<': '>', '>': '<', '<=': '>=', '>=': '<=' } as Partial<Record<Sign, Sign>>)[sign] ?? sign;
}

function intervalsWhere(sign: Sign, value: number): NumberInterval[] | null {
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

export function union(intervals: NumberInterval[]): NumberInterval[] {
  const sorted = [...intervals].sort(
    (a, b) => a.from - b.from || Number(b.includesFrom) - Number(a.includesFrom),
  );
  const merged: NumberInterval[] = [];
  for (const interval of sorted) {
    const last = merged.at(-1);
    if (
      last &&
      (interval.from < last.to || (interval.from === last.to && (interval.includesFrom || last.includesTo)))
    ) {
      if (interval.to > last.to || (interval.to === last.to && interval.includesTo))
        merged[merged.length - 1] = { ...last, to: interval.to, includesTo: interval.includesTo };
    } else merged.push(interval);
  }
  return merged;
}

export function intersection(a: NumberInterval[], b: NumberInterval[]): NumberInterval[] {
  return union(
    a.flatMap((one) =>
      b.flatMap((other) => {
        const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
        const includesFrom = [one, other].every((interval) => interval.from < from || interval.includesFrom);
        const includesTo = [one, other].every((interval) => interval.to > to || interval.includesTo);
        return from < to || (from === to && includesFrom && includesTo)
          ? [{ from, to, includesFrom, includesTo }]
          : [];
      }),
    ),
  );
}

export function sameSet(a: NumberInterval[], b: NumberInterval[]): boolean {
  const near = (x: number, y: number) =>
    x === y ||
    (Number.isFinite(x) &&
      Number.isFinite(y) &&
      Math.abs(x - y) <= 1e-9 * Math.max(1, Math.abs(x), Math.abs(y)));
  return (
    a.length === b.length &&
    a.every((interval, index) => {
      const other = b[index]!;
      return (
        near(interval.from, other.from) &&
        near(interval.to, other.to) &&
        interval.includesFrom === other.includesFrom &&
        interval.includesTo === other.includesTo
      );
    })
  );
}

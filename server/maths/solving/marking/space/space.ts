import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  difference,
  type Expression,
  negative,
  number,
  product,
  quotient,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { rational } from '../../../algebra-system/numbers/rational.ts';
import { toText } from '../../../algebra-system/expressions/print.ts';
import { parseExpression } from '../../../algebra-system/parsing/statement.ts';
import { compareValues } from '../../../checking/values/values.ts';
import type { Said } from '../lines/said.ts';

type Triple = [Expression, Expression, Expression];

interface SpaceLine {
  letter: string;
  at: number[];
  along: number[];
}

/** The points and the lines of space that a question tells. */
export interface Space {
  points: ReadonlyMap<string, Triple>;
  lines: readonly SpaceLine[];
}

/** What a formula of i, j and k, or a column, has in each direction; null for what is no vector of space. */
export function tripleOf(one: Expression): Triple | null {
  const isVector = contains(
    one,
    (part) =>
      (part.kind === 'constant' && part.name === 'i') ||
      (part.kind === 'symbol' && part.name === 'j') ||
      part.kind === 'tuple' ||
      part.kind === 'matrix',
  );
  return isVector ? partsIn(one) : null;
}

function partsIn(one: Expression): Triple | null {
  const [zero, unit] = [number(0), number(1)];
  switch (one.kind) {
    case 'tuple':
      return one.open === '(' && one.items.length === 3 ? (one.items as Triple) : null;
    case 'matrix':
      return one.rows.length === 3 && one.rows.every((row) => row.length === 1)
        ? (one.rows.flat() as Triple)
        : null;
    case 'constant':
      return one.name === 'i' ? [unit, zero, zero] : null;
    case 'symbol':
      return one.name === 'j' ? [zero, unit, zero] : one.name === 'k' ? [zero, zero, unit] : null;
    case 'negative':
      return mapped(partsIn(one.of), negative);
    case 'sum': {
      const terms = one.terms.map(partsIn);
      return terms.includes(null) ? null : terms.reduce((all, term) => added(all!, term!));
    }
    case 'product': {
      const own = one.factors.map(partsIn);
      const at = own.findIndex((factor) => factor !== null);
      if (own.filter((factor) => factor !== null).length !== 1) return null;
      const rest = one.factors.toSpliced(at, 1);
      return mapped(own[at]!, (part) => product(...rest, part));
    }
    case 'quotient':
      return mapped(partsIn(one.numerator), (part) => quotient(part, one.denominator));
    default:
      return null;
  }
}

const mapped = (one: Triple | null, to: (part: Expression) => Expression): Triple | null =>
  one && (one.map(to) as Triple);

const added = (one: Triple, other: Triple): Triple => one.map((part, at) => sum(part, other[at]!)) as Triple;

const VECTOR = String.raw`((?:[^.,;:=。，(]|\.\d|\([^()]{1,40}\)){1,80})`;
const POINT = new RegExp(
  String.raw`(?<![A-Za-z])([A-Z])\$?\s?(?:has|with|having)\s(?:the\s)?position vectors?\s(?:of\s)?\$?${VECTOR}`,
  'gu',
);
const COORDINATES = /(?<![A-Za-z])([A-Z])\$?\s?\$?\(([^(),]{1,40},[^(),]{1,40},[^(),]{1,40})\)/gu;

export function spaceIn(text: string, told: readonly Said[]): Space {
  const points = new Map<string, Triple>();
  for (const [, name, typed] of text.matchAll(POINT)) addPoint(points, name!, typed!);
  for (const [, name, typed] of text.matchAll(COORDINATES)) addPoint(points, name!, `(${typed})`);
  const lines = told.flatMap(({ sides: [first, second, third] }) => {
    const triple = second?.value && !third && first?.value?.kind === 'symbol' ? tripleOf(second.value) : null;
    const line = triple && lineOf(triple);
    return line ? [line] : [];
  });
  return { points, lines };
}

function addPoint(points: Map<string, Triple>, name: string, typed: string): void {
  const parsed = parseExpression(
    typed
      .replaceAll('$', ' ')
      .split(/\s(?:and|find)\s/iu)[0]!
      .trim(),
  );
  const triple = parsed.ok ? tripleOf(parsed.value) : null;
  if (triple && triple.flatMap(symbolsOf).length === 0) points.set(name, triple);
}

const valueAt = (triple: Triple, letter: string, value: number) =>
  triple.map((part) => evaluate(part, { [letter]: value }));

function lineOf(triple: Triple): SpaceLine | null {
  const [letter, another] = [...new Set(triple.flatMap(symbolsOf))];
  if (!letter || another !== undefined) return null;
  const [at, one, two] = [0, 1, 2].map((value) => valueAt(triple, letter, value)) as [
    number[],
    number[],
    number[],
  ];
  const along = one.map((value, i) => value - at[i]!);
  const isStraight = two.every((value, i) => Math.abs(value - at[i]! - 2 * along[i]!) < 1e-9);
  return isStraight && along.some((value) => value !== 0) ? { letter, at, along } : null;
}

const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((total, value, at) => total + value * other[at]!, 0);

/** Whether somebody writes a point of the line in another way than the question, so that the letter is worth something else. */
export const isWrittenAnew = (letter: string, lines: readonly string[], space: Space): boolean =>
  lines.some((line) =>
    [...line.matchAll(GIVEN)].some(([, name, ...parts]) => {
      const triple = name!.length === 1 || name!.startsWith('O') ? tripleIn(parts) : null;
      return triple !== null && triple.flatMap(symbolsOf).includes(letter) && onLine(triple, space) === null;
    }),
  );

/** What the letter of the one line is worth at the foot of the perpendicular, or the letters of two lines where they meet. */
export function settledLetters({ points, lines }: Space, text: string): [string, number][] {
  const [line, second, third] = lines;
  if (!line || third || /\bplane|平面/i.test(text)) return [];
  if (!second) {
    const [point, another] = [...points.values()];
    if (!point || another || !/\bfoot\b|shortest distance|perpendicular distance|垂足|最短距离/i.test(text))
      return [];
    const gap = point.map((part, at) => evaluate(part) - line.at[at]!);
    return [[line.letter, dot(gap, line.along) / dot(line.along, line.along)]];
  }
  if (!/intersect|\bmeet|相交|交点/i.test(text) || /do not|not intersect|不相交/i.test(text)) return [];
  return line.letter === second.letter ? [] : meeting(line, second);
}

function meeting(one: SpaceLine, other: SpaceLine): [string, number][] {
  const [a, b] = [one.along, other.along];
  const gap = other.at.map((value, at) => value - one.at[at]!);
  const [aa, ab, bb] = [dot(a, a), dot(a, b), dot(b, b)];
  const size = aa * bb - ab ** 2;
  const [s, t] = [(dot(gap, a) * bb - dot(gap, b) * ab) / size, (dot(gap, a) * ab - dot(gap, b) * aa) / size];
  const isMet = gap.every((value, at) => Math.abs(value - s * a[at]! + t * b[at]!) < 1e-9);
  return isMet
    ? [
        [one.letter, s],
        [other.letter, t],
      ]
    : [];
}

const NAME = String.raw`(?:\\(?:vec|overrightarrow)\s?)?\{?([A-Z]{1,2})\}?`;
const PART = String.raw`([^(),]{0,30}(?:\([^()]{1,20}\)[^(),]{0,20}){0,2})`;
const TUPLE = String.raw`\(${PART},${PART},${PART}\)`;
const GIVEN = new RegExp(String.raw`(?<![A-Za-z]|[-+−]\s?)${NAME}\s{0,2}=\s{0,2}${TUPLE}`, 'gu');
const DOT = new RegExp(
  String.raw`(?:(?<![A-Za-z])${NAME}|${TUPLE})\s{0,2}(?:[·•⋅.]|\\cdot)\s{0,2}(?:${NAME}(?![A-Za-z])|${TUPLE})(?=\s{0,3}=)`,
  'gu',
);

/** Lines with the vectors that are known, or were found, written for their names, and their scalar products for these. */
export function withVectors(lines: readonly string[], space: Space): string[] {
  if (space.lines.length === 0 && space.points.size < 2) return [...lines];
  const own = new Map<string, Triple>(space.points);
  // A letter that was given to two points says of neither line that it is wrong.
  const reused = new Set<string>();
  return lines.map((line) => {
    for (const [, name, ...parts] of line.matchAll(GIVEN)) {
      const triple = tripleIn(parts);
      const end = name!.length === 1 ? name! : name!.startsWith('O') ? name![1]! : null;
      const before = end ? own.get(end) : undefined;
      if (before && triple && !isSameTriple(before, triple)) reused.add(end!);
      if (triple && end) own.set(end, triple);
    }
    return line
      .replace(DOT, (whole, first?: string, ...rest: (string | undefined)[]) => {
        const [a, b] = [
          first ? vectorNamed(first, own) : tripleIn(rest.slice(0, 3)),
          rest[3] ? vectorNamed(rest[3], own) : tripleIn(rest.slice(4, 7)),
        ];
        const worth = a && b && sum(...a.map((part, at) => product(part, b[at]!)));
        return worth ? `(${toText(worth)})` : whole;
      })
      .replace(GIVEN, (whole, name: string, ...parts: string[]) => {
        const triple = tripleIn(parts.slice(0, 3));
        const known =
          triple && (name.length === 2 && name[0] !== 'O' ? vectorNamed(name, own) : onLine(triple, space));
        if (!triple || !known || isOpposite(known, triple)) return whole;
        if ([...name].some((letter) => reused.has(letter)) && !isSameTriple(known, triple)) return whole;
        return `(${known.map(toText).join(', ')}) = (${triple.map(toText).join(', ')})`;
      });
  });
}

function tripleIn(parts: readonly (string | undefined)[]): Triple | null {
  const read = parts.slice(0, 3).map((part) => (part ? parseExpression(part) : null));
  return read.length === 3 && read.every((one) => one?.ok)
    ? (read.map((one) => one?.ok && one.value) as Triple)
    : null;
}

/** PQ is what leads from P to Q, and OP leads to P. */
function vectorNamed(name: string, own: ReadonlyMap<string, Triple>): Triple | null {
  const [from, to] = name.length === 1 ? ['O', name] : [name[0]!, name[1]!];
  const [start, end] = [own.get(from), own.get(to)];
  if (from === 'O') return end ?? null;
  return start && end ? (end.map((part, at) => difference(part, start[at]!)) as Triple) : null;
}

/** The point of a told line as the question writes it, where these are its coordinates. */
function onLine(triple: Triple, { lines }: Space): Triple | null {
  const letters = [...new Set(triple.flatMap(symbolsOf))];
  const [line] = lines.filter(({ letter }) => letters.includes(letter) || lines.length === 1);
  if (!line || letters.length !== 1) return null;
  const told = line.at.map((value, at) =>
    sum(number(exact(value)), product(number(exact(line.along[at]!)), symbol(letters[0]!))),
  ) as Triple;
  return told.every((part, at) => compareValues(part, triple[at]!) === 'same') ? told : null;
}

const exact = (value: number) =>
  Number.isInteger(value) ? value : rational(BigInt(Math.round(value * 1e6)), 1_000_000n);

const isSameTriple = (one: Triple, other: Triple): boolean =>
  one.every((part, at) => compareValues(part, other[at]!) === 'same');

/** QP for PQ: from the wrong end, which does no harm to what is perpendicular. */
const isOpposite = (one: Triple, other: Triple): boolean =>
  isSameTriple(mapped(one, negative)!, other) && !isSameTriple(one, other);

/** A point of a line at the student's own value of its letter. */
export function isOwnPoint(
  said: Said,
  before: readonly Said[],
  valuesOf: (letter: string) => number[],
): boolean {
  const end = said.sides.at(-1)?.value;
  const point = end ? tripleOf(end) : null;
  if (!point || point.flatMap(symbolsOf).length > 0) return false;
  return before.some(({ sides }) => {
    const value = sides.at(-1)?.value;
    const triple = value ? tripleOf(value) : null;
    const line = triple && lineOf(triple);
    return (
      line !== null &&
      valuesOf(line.letter).some((worth) =>
        point.every((part, at) => Math.abs(evaluate(part) - line.at[at]! - worth * line.along[at]!) < 1e-3),
      )
    );
  });
}

import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  mapParts,
  negative,
  product,
  root,
  substitute,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { integral } from '../../../algebra-system/numeric/roots.ts';
import type { Fact } from '../../schema/problem.ts';
import type { Piece } from '../facts/cases.ts';
import type { Model, Variable } from '../facts/model.ts';
import { type Resolved, resolve } from '../laws/resolve.ts';
import { makeSubject } from '../../../techniques/algebra/rearranging.ts';

interface Densities {
  pieces: Piece[];
  letter: string;
  resolved: Resolved;
  facts: Fact[];
}

export function densitiesOf(variable: Variable, model: Model): Densities | null {
  if (variable.law?.is === 'function') return transformed(variable, model);
  const resolved = resolve(variable, model);
  return resolved?.pieces
    ? {
        pieces: resolved.pieces.all,
        letter: resolved.pieces.letter,
        resolved,
        facts: ownFacts(variable, model),
      }
    : null;
}

export const ownFacts = (variable: Variable, { qualities }: Model): Fact[] => [
  ...variable.facts,
  ...qualities.map(({ fact }) => fact),
];

/** Y = g(X), where g only rises or only falls: f(x)·|dx/dy|. */
function transformed(variable: Variable, model: Model): Densities | null {
  const { law } = variable;
  if (law?.is !== 'function') return null;
  const source = model.variables.find(({ name }) => name === law.of);
  const resolved = source && resolve(source, model);
  if (!source || !resolved?.pieces || !/^[A-Z]$/.test(variable.name!)) return null;
  const { all, letter } = resolved.pieces;
  const y = variable.name!.toLowerCase();
  if (y === letter) return null;
  const g = substitute(law.by, law.of, symbol(letter));
  const slope = differentiate(g, letter);
  const [start, end] = [evaluate(all[0]!.from), evaluate(all.at(-1)!.to)];
  const signs = Array.from({ length: 199 }, (_, at) =>
    Math.sign(evaluate(slope, { [letter]: start + ((end - start) * (at + 1)) / 200 })),
  );
  if (!signs.every((sign) => sign === signs[0] && sign !== 0)) return null;
  const isRising = signs[0]! > 0;
  const middle = evaluate(g, { [letter]: (start + end) / 2 });
  const inverse = inverseOf(g, letter, y, middle, (start + end) / 2);
  if (!inverse) return null;
  const rate = differentiate(inverse, y);
  const pieces = all.map(({ from, to, body }): Piece => {
    const ends = [from, to].map((one) => exact(substitute(g, letter, one)));
    const factor = isRising ? rate : negative(rate);
    return {
      from: isRising ? ends[0]! : ends[1]!,
      to: isRising ? ends[1]! : ends[0]!,
      body: exact(withoutSigns(exact(product(substitute(body, letter, inverse), factor)), y, ends)),
    };
  });
  const ordered = isRising ? pieces : pieces.toReversed();
  return isSameLaw(ordered, y, resolved, g, letter, isRising)
    ? { pieces: ordered, letter: y, resolved, facts: [...ownFacts(source, model), ...variable.facts] }
    : null;
}

/** √(y²) is y where y is not negative. */
function withoutSigns(one: Expression, y: string, ends: Expression[]): Expression {
  const isSquare = (of: Expression): boolean =>
    of.kind === 'power' &&
    of.base.kind === 'symbol' &&
    of.base.name === y &&
    of.exponent.kind === 'number' &&
    of.exponent.value.n === 2n &&
    of.exponent.value.d === 1n;
  if (ends.some((end) => evaluate(end) < 0)) return one;
  const plain = (part: Expression): Expression =>
    part.kind === 'root' && part.index === 2 && isSquare(part.of) ? symbol(y) : mapParts(part, plain);
  return plain(one);
}

/** x in terms of y, on the branch that the values of x lie on. */
function inverseOf(g: Expression, x: string, y: string, atY: number, atX: number): Expression | null {
  const found = makeSubject({ left: symbol(y), right: g }, x);
  const isPower =
    g.kind === 'power' &&
    g.base.kind === 'symbol' &&
    g.exponent.kind === 'number' &&
    g.exponent.value.d === 1n &&
    g.exponent.value.n > 1n;
  const all = isPower
    ? [root(symbol(y), Number(g.exponent.kind === 'number' ? g.exponent.value.n : 2n))]
    : (found?.values ?? []);
  return all.find((one) => Math.abs(evaluate(one, { [y]: atY }) - atX) < 1e-9) ?? null;
}

/** The same probability lies below a value and below what it is turned into. */
function isSameLaw(
  pieces: Piece[],
  y: string,
  { known }: Resolved,
  g: Expression,
  x: string,
  isRising: boolean,
): boolean {
  const [start, end] = known.between;
  return [0.2, 0.5, 0.8].every((share) => {
    const at = start + share * (end - start);
    const limit = evaluate(g, { [x]: at });
    const below = pieces.reduce((total, piece) => {
      const [from, to] = [evaluate(piece.from), Math.min(evaluate(piece.to), limit)];
      // A density may be without bound at its lower end.
      const low = from + Math.max(1e-12, (to - from) * 1e-12);
      return to > from
        ? total + substituted((value) => evaluate(piece.body, { [y]: value }), low, to)
        : total;
    }, 0);
    const expected = known.chance({ low: -Infinity, high: at, hasLow: false, hasHigh: true }, '').again;
    return Math.abs(below - (isRising ? expected : 1 - expected)) < 1e-4;
  });
}

/** An integral in u with x = from + u², which tames a root below. */
const substituted = (f: (x: number) => number, from: number, to: number): number =>
  integral((u) => 2 * u * f(from + u * u + 1e-15), 0, Math.sqrt(to - from));

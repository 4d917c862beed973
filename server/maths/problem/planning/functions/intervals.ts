import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import type { Sign, Statement } from '../../../algebra-system/parsing/statement-kinds.ts';

/** A piece of the number line; null stands for no end. */
export interface Interval {
  from: Expression | null;
  to: Expression | null;
  isClosed: [from: boolean, to: boolean];
}

export const EVERYWHERE: Interval = { from: null, to: null, isClosed: [false, false] };

const TURNED: Partial<Record<Sign, Sign>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };

/** The piece on which the letter satisfies all statements, its ends being numbers; null where that is no single piece. */
export function intervalOf(statements: readonly Statement[], letter: string): Interval | null {
  let interval = EVERYWHERE;
  for (const statement of statements) {
    if (statement.kind !== 'relation') return null;
    for (const [at, sign] of statement.signs.entries()) {
      const [left, right] = [statement.sides[at]!, statement.sides[at + 1]!];
      const next = isLetter(left, letter)
        ? narrowed(interval, sign, right)
        : isLetter(right, letter)
          ? narrowed(interval, TURNED[sign], left)
          : null;
      if (!next) return null;
      interval = next;
    }
  }
  const { from, to } = interval;
  return from && to && evaluate(from) >= evaluate(to) ? null : interval;
}

const isLetter = (one: Expression, letter: string) => one.kind === 'symbol' && one.name === letter;

function narrowed(before: Interval, sign: Sign | undefined, end: Expression): Interval | null {
  if (!sign || symbolsOf(end).length > 0 || !Number.isFinite(evaluate(end))) return null;
  const isClosed = sign.endsWith('=');
  if (sign.startsWith('>')) {
    if (before.from && evaluate(before.from) >= evaluate(end)) return null;
    return { ...before, from: end, isClosed: [isClosed, before.isClosed[1]] };
  }
  if (!sign.startsWith('<')) return null;
  if (before.to && evaluate(before.to) <= evaluate(end)) return null;
  return { ...before, to: end, isClosed: [before.isClosed[0], isClosed] };
}

export function isInside({ from, to, isClosed }: Interval, at: number): boolean {
  const [low, high] = [from ? evaluate(from) : -Infinity, to ? evaluate(to) : Infinity];
  return (isClosed[0] ? at >= low - 1e-12 : at > low) && (isClosed[1] ? at <= high + 1e-12 : at < high);
}

/** Numbers spread over a piece, close to its ends and far out. */
export function spreadOver({ from, to }: Interval, count = 400): number[] {
  const low = from ? evaluate(from) : null;
  const high = to ? evaluate(to) : null;
  const part = (at: number) => (at + 0.5) / count;
  return Array.from({ length: count }, (_, at) => {
    if (low !== null && high !== null) return low + (high - low) * (0.5 - 0.5 * Math.cos(Math.PI * part(at)));
    const out = Math.tan((Math.PI / 2) * part(at)) ** 3;
    if (low !== null) return low + out;
    if (high !== null) return high - out;
    return (at % 2 === 0 ? 1 : -1) * out;
  });
}

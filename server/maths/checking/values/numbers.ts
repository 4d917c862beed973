import { contains, type Expression } from '../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';
import { rationalNear } from '../../algebra-system/numbers/rational.ts';
import { hasDecimals } from './values.ts';

/** How the numbers of a line are written. */
export type Style = 'exact' | 'decimals' | 'degrees';

export function styleOf(statements: readonly Statement[]): Style {
  const sides = statements.flatMap(sidesIn);
  const isDegrees = (part: Expression) => part.kind === 'call' && part.name === 'degrees';
  if (sides.some((side) => contains(side, isDegrees))) return 'degrees';
  return sides.some(hasDecimals) ? 'decimals' : 'exact';
}

function sidesIn(statement: Statement): Expression[] {
  if (statement.kind === 'list') return statement.items.flatMap(sidesIn);
  return statement.kind === 'relation' ? statement.sides : [statement.value];
}

/** A root as LaTeX: a fraction, a multiple of π or a surd where it is one, else three figures; decimals and degrees where those are typed. */
export function rootTex(value: number, style: Style = 'exact'): string {
  if (style === 'degrees') return `${decimal(value)}^{\\circ}`;
  const size = Math.abs(value);
  if (size > 0 && (size < 1e-4 || size >= 1e9)) return scientific(value);
  if (style === 'decimals') return decimal(value);
  const plain = fractionTex(value);
  if (plain !== null) return plain;
  const turns = rationalNear(value / Math.PI, 12);
  if (turns) {
    const [n, d] = [Number(turns.n), Number(turns.d)];
    const above = `${n === 1 ? '' : n === -1 ? '-' : n}\\pi`;
    return d === 1 ? above : `\\frac{${above}}{${d}}`;
  }
  const square = rationalNear(value * value, 100);
  if (square && square.d === 1n && square.n > 0n) return `${value < 0 ? '-' : ''}\\sqrt{${square.n}}`;
  return `${Number(value.toPrecision(3))}`;
}

/** As it was typed, or of a longer one three figures. */
function decimal(value: number): string {
  const short = Number(value.toFixed(4));
  const isShort = Math.abs(short - value) <= 1e-9 * Math.max(1, Math.abs(value));
  return `${isShort ? short : Number(value.toPrecision(3))}`;
}

function scientific(value: number): string {
  const [mantissa, exponent] = Number(value.toPrecision(3)).toExponential().split('e');
  return `${mantissa} \\times 10^{${Number(exponent)}}`;
}

function fractionTex(value: number): string | null {
  const near = rationalNear(value, 60);
  if (!near) return null;
  const sign = near.n < 0n ? '-' : '';
  const size = near.n < 0n ? -near.n : near.n;
  return near.d === 1n ? `${sign}${size}` : `${sign}\\frac{${size}}{${near.d}}`;
}

import { rationalNear } from '../numbers/rational.ts';

/** A root as LaTeX: a fraction, a multiple of π or a surd where it is one, else three figures. */
export function rootTex(value: number): string {
  const plain = fractionTex(value);
  if (plain !== null) return plain;
  const turns = rationalNear(value / Math.PI, 12);
  if (turns) {
    const [n, d] = [Number(turns.n), Number(turns.d)];
    const above = `${n === 1 ? '' : n === -1 ? '-' : n}\\pi`;
    return d === 1 ? above : `\\frac{${above}}{${d}}`;
  }
  const square = rationalNear(value * value, 100);
  if (square && square.d === 1n) return `${value < 0 ? '-' : ''}\\sqrt{${square.n}}`;
  return `${Number(value.toPrecision(3))}`;
}

function fractionTex(value: number): string | null {
  const near = rationalNear(Math.abs(value) < 1e-9 ? 0 : value, 60);
  if (!near) return null;
  const sign = near.n < 0n ? '-' : '';
  const size = near.n < 0n ? -near.n : near.n;
  return near.d === 1n ? `${sign}${size}` : `${sign}\\frac{${size}}{${near.d}}`;
}

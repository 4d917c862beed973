import { fact, type RawFact, type RawTerm, SELF, sayOf } from '../meaning.ts';

/** How it is said in which direction a curve is stretched. */
export const STRETCHES = {
  x: 'parallel to the x-axis|in the x-direction|in the direction of the x-axis|horizontally|with the y-axis invariant',
  y: 'parallel to the y-axis|in the y-direction|in the direction of the y-axis|vertically|with the x-axis invariant',
} as const;

const COLUMN = /^\\begin\{([pb])matrix\}\s{0,3}([^\\&{}]{1,12})\\\\\s{0,3}([^\\&{}]{1,12})\\end\{\1matrix\}$/;

/** By a column of two numbers, or a pair of them. */
export function moved(column: RawTerm): RawFact[] | null {
  // "The distance moved by A": a letter may name a matrix too.
  if (typeof column !== 'string') return null;
  const pair = /^\(([^(),]{1,12}),([^(),]{1,12})\)$/.exec(column.replace(/[\s$]/g, ''));
  if (pair) return [fact('translated', SELF, pair[1]!, pair[2]!)];
  const [, , x, y] = COLUMN.exec(column.replaceAll('$', '').replace(/\s+/g, ' ').trim()) ?? [];
  return x === undefined || y === undefined ? null : [fact('translated', SELF, x.trim(), y.trim())];
}

export const along = (n: string, x: number, y: number): RawFact[] => [
  fact('translated', SELF, x === 0 ? '0' : signed(n, x), y === 0 ? '0' : signed(n, y)),
];

const signed = (n: string, sign: number): string =>
  sign < 0 ? `-(${n.replaceAll('$', '')})` : n.replaceAll('$', '');

/** What is done to a curve as it was at first. */
export const imageOf = (curve: RawTerm, done: RawFact[]): RawFact[] => [
  fact('image start', curve),
  ...sayOf(curve, done),
];

/** What is done to it after what was done before. */
export const imageOfImage = (curve: RawTerm, done: RawFact[]): RawFact[] => sayOf(curve, done);

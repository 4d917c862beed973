import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { parseExpression } from '../../../algebra-system/parsing/statement.ts';
import type { Said } from '../lines/said.ts';

const TOLD =
  /([A-Z])\}?\s{0,3}(?:=|is|为)\s{0,3}\$?\s?(?:\\left\()?\s?(?:\\begin\{[pb]matrix\}([^{}]{1,120})\\end\{[pb]matrix\}|\(([^(),=]{1,60};[^(),=]{1,60})\))/g;

/** The matrices of numbers that a question calls by a letter; "(1 2; 4 3)" is one too. */
function rowsIn(text: string): [string, number[][]][] {
  return [...text.matchAll(TOLD)].flatMap(([, name, inner, typed]): [string, number[][]][] => {
    const rows = inner
      ? inner.split('\\\\').map((row) => row.split('&').map(numberIn))
      : typed!.split(';').map((row) =>
          row
            .trim()
            .split(/\s{1,4}/)
            .map(numberIn),
        );
    const isSquare = rows.length > 1 && rows.length < 4 && rows.every((row) => row.length === rows.length);
    return isSquare && rows.flat().every(Number.isFinite) ? [[name!, rows]] : [];
  });
}

/** The determinants of the matrices of numbers that a question calls by a letter. */
export const matricesIn = (text: string): Map<string, number> =>
  new Map(rowsIn(text).map(([name, rows]) => [name, determinant(rows)]));

/** The gradients of the lines through the origin that the one matrix of a question leaves where they are. */
export function invariantSlopes(text: string): number[] {
  const [one, another] = rowsIn(text);
  if (!one || another || one[1].length !== 2 || !/invariant lines?|不变直?线/i.test(text)) return [];
  const [[a, b], [c, d]] = one[1] as [[number, number], [number, number]];
  const size = (d - a) ** 2 + 4 * b * c;
  if (b === 0 || size < 0) return [];
  return [Math.sqrt(size), -Math.sqrt(size)].map((root) => (d - a + root) / (2 * b));
}

const IMAGES: Readonly<Record<string, number>> = { X: 0, "x'": 0, Y: 1, "y'": 1 };

/** "X = x + 2y": a coordinate of the image under the one matrix of a question. */
export function isImage({ sides: [first, second, third], continues }: Said, text: string): boolean {
  const [one, another] = rowsIn(text);
  const row = first?.value?.kind === 'symbol' ? IMAGES[first.value.name] : undefined;
  if (!one || another || one[1].length !== 2 || row === undefined || !second?.value || third || continues)
    return false;
  const [a, b] = one[1][row] as [number, number];
  return [
    [1, 2],
    [3, -1],
    [0.5, 7],
  ].every(([x, y]) => Math.abs(evaluate(second.value!, { x: x!, y: y! }) - a * x! - b * y!) < 1e-9);
}

function numberIn(text: string): number {
  const parsed = parseExpression(text.trim());
  return parsed.ok ? evaluate(parsed.value) : NaN;
}

function determinant(rows: readonly number[][]): number {
  if (rows.length === 1) return rows[0]![0]!;
  return rows[0]!.reduce((total, one, at) => {
    const rest = rows.slice(1).map((row) => row.toSpliced(at, 1));
    return total + (at % 2 === 0 ? 1 : -1) * one * determinant(rest);
  }, 0);
}

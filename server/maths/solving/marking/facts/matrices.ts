import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { parseExpression } from '../../../algebra-system/parsing/statement.ts';

const TOLD =
  /([A-Z])\}?\s{0,3}(?:=|is|为)\s{0,3}\$?\s?(?:\\left\()?\s?\\begin\{[pb]matrix\}([^{}]{1,120})\\end\{[pb]matrix\}/g;

/** The determinants of the matrices of numbers that a question calls by a letter. */
export function matricesIn(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [, name, inner] of text.matchAll(TOLD)) {
    const rows = inner!.split('\\\\').map((row) => row.split('&').map(numberIn));
    const isSquare = rows.length > 1 && rows.length < 4 && rows.every((row) => row.length === rows.length);
    if (isSquare && rows.flat().every(Number.isFinite)) found.set(name!, determinant(rows));
  }
  return found;
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

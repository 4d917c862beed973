import { fact, type RawFact, SELF, the } from '../meaning.ts';

/** x = …, y = …: what a curve is along its parameter. */
export function alongOf(x: string, y: string): RawFact[] | null {
  const [ofX, ofY] = [rightOf(x, 'x'), rightOf(y, 'y')];
  return ofX !== null && ofY !== null
    ? [fact('equal', the('x along', SELF), ofX), fact('equal', the('y along', SELF), ofY)]
    : null;
}

function rightOf(equation: string, letter: string): string | null {
  const at = equation.indexOf('=');
  const left = equation.slice(0, Math.max(at, 0)).replace('\\displaystyle', '').trim();
  return left === letter ? equation.slice(at + 1) : null;
}

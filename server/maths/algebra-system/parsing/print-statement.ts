import { toLatex } from '../expressions/print.ts';
import type { Sign, Statement } from './statement-kinds.ts';

const SIGNS: Record<Sign, string> = {
  '=': '=',
  '<': '<',
  '>': '>',
  '<=': '\\le',
  '>=': '\\ge',
  '!=': '\\ne',
  '~=': '\\approx',
};
const JOINTS = { or: ' \\;\\text{or}\\; ', and: ',\\; ' };

/** A whole line as LaTeX. */
export function statementLatex(statement: Statement): string {
  switch (statement.kind) {
    case 'expression':
      return toLatex(statement.value);
    case 'relation':
      return statement.sides
        .map((side, i) => (i === 0 ? toLatex(side) : `${SIGNS[statement.signs[i - 1]!]} ${toLatex(side)}`))
        .join(' ');
    case 'list':
      return statement.items.map(statementLatex).join(JOINTS[statement.joined]);
  }
}

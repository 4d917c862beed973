import type { Expression } from '../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../algebra-system/expressions/print.ts';
import { statementIn } from '../../algebra-system/parsing/statement.ts';
import type { Term } from '../schema/problem.ts';
import { isProperty } from './told.ts';

/** With its tangents and secants, where it has any. */
export function printedIn(printed: Term | undefined): Expression | null {
  const statement = typeof printed === 'string' && /tan|sec/.test(printed) ? statementIn(printed) : null;
  return statement?.kind === 'expression' ? statement.value : null;
}

/** u² = …: more than a letter or a phrase stands on the left. */
export function leftOf(wanted: Term | undefined): { text: string; tex: string } {
  const [text] = isProperty(wanted) && wanted.the === 'formula' ? wanted.of : [];
  const statement = typeof text === 'string' ? statementIn(text) : null;
  const left = statement?.kind === 'expression' ? statement.value : null;
  return left?.kind === 'power' || (left?.kind === 'symbol' && left.name === 'y')
    ? { text: `${toText(left)} = `, tex: `${toLatex(left)} = ` }
    : { text: '', tex: '' };
}

import { toText } from '../expressions/print.ts';
import { statementLatex } from '../expressions/print-statement.ts';
import { parse, readingsOf, type Statement } from '../expressions/statement.ts';
import { withoutAsides } from './asides.ts';
import { fragmentsOf } from './fragments.ts';

/** How a formula was read that is typed without brackets and can be read in another usual way. */
export interface Reading {
  typed: string;
  tex: string;
  others: OtherReading[];
}

export interface OtherReading {
  tex: string;
  /** The whole question, typed so that it can be read in this way alone. */
  question: string;
}

/** The formulas of a question that have several usual readings; what was left open is read in the first way. */
export function readingsIn(question: string): Reading[] {
  return fragmentsOf(withoutAsides(question)).fragments.flatMap(({ source }) => {
    const [first, ...rest] = readingsOf(source);
    if (!first || rest.length === 0) return [];
    const others = rest.flatMap((other) => {
      const typed = typedAs(other);
      return typed && question.includes(source)
        ? [{ tex: statementLatex(other), question: question.replace(source, () => typed) }]
        : [];
    });
    return [{ typed: source, tex: statementLatex(first), others }];
  });
}

/** With every bracket, if that says what is meant. */
function typedAs(statement: Statement): string | null {
  if (statement.kind === 'list') return null;
  const typed =
    statement.kind === 'expression'
      ? toText(statement.value)
      : statement.sides
          .map((side, at) => (at === 0 ? toText(side) : `${statement.signs[at - 1]} ${toText(side)}`))
          .join(' ');
  const read = parse(typed);
  return read.ok && statementLatex(read.statement) === statementLatex(statement) ? typed : null;
}

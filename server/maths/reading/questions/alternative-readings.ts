import { toText } from '../../algebra-system/expressions/print.ts';
import { statementLatex } from '../../algebra-system/parsing/print-statement.ts';
import { parse, readingsOf } from '../../algebra-system/parsing/statement.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';
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
    if (!first) return [];
    const others = rest.flatMap((other) => {
      const typed = bracketedText(other);
      return typed && question.includes(source)
        ? [{ tex: statementLatex(other), question: question.replace(source, () => typed) }]
        : [];
    });
    others.push(...withLostLine(source, question));
    return rest.length + others.length === 0 ? [] : [{ typed: source, tex: statementLatex(first), others }];
  });
}

const SUM = String.raw`[\da-z^]{1,12}[+−-][\da-z^]{1,12}`;
const LOST_LINE = new RegExp(String.raw`(?<![\w^+*/().−-])(${SUM})/(${SUM})(?![\w^+*/().−-])`, 'gi');

/** x+1/x-2, typed without a space, may be the fraction of two sums whose line was lost. */
function withLostLine(source: string, question: string): OtherReading[] {
  const typed = source.replace(LOST_LINE, '($1)/($2)');
  if (typed === source || !question.includes(source)) return [];
  const read = parse(typed);
  return read.ok
    ? [{ tex: statementLatex(read.statement), question: question.replace(source, () => typed) }]
    : [];
}

/** With every bracket, if that says what is meant. */
function bracketedText(statement: Statement): string | null {
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

import { statementLatex } from '../../maths/expressions/print-statement.ts';
import { parse } from '../../maths/expressions/statement.ts';
import { recognise } from '../../maths/questions/recognise.ts';
import { checkWorking } from '../../maths/working/check.ts';
import { formulasOf } from '../../maths/working/reading.ts';
import type { Verdict } from '../../maths/working/step.ts';

const MAX_LENGTH = 120;
const FOLLOWS: ReadonlySet<Verdict> = new Set(['equal', 'equivalent', 'follows', 'rounded', 'lost']);

/** Whether an equation or inequality alone is a line of working on a question, and no question of its own. */
export function isLineOf(question: string, typed: string): boolean {
  if (typed.length > MAX_LENGTH || typed.includes('\n') || formulasOf(typed) === null) return false;
  const line = parse(typed);
  if (!line.ok || line.statement.kind === 'expression') return false;
  const given = recognise(question).fragments.filter(({ statement }) => statement.kind === 'relation');
  const [only, ...others] = given;
  if (!only || others.length > 0 || statementLatex(only.statement) === statementLatex(line.statement))
    return false;
  return FOLLOWS.has(checkWorking([only.source, typed]).lines[1]!.verdict);
}

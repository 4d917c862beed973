import { statementLatex } from '../../maths/algebra-system/parsing/print-statement.ts';
import { parse } from '../../maths/algebra-system/parsing/statement.ts';
import { recognise } from '../../maths/reading/questions/recognise.ts';
import { checkWorking } from '../../maths/checking/working/check-working.ts';
import { formulasOf } from '../../maths/reading/working/working-lines.ts';
import type { Verdict } from '../../maths/checking/judging/verdict.ts';

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

import { evaluate } from '../../../maths/algebra-system/expressions/evaluate.ts';
import { statementIn } from '../../../maths/algebra-system/parsing/statement.ts';
import { printedQuestion } from './informal.ts';

const ROOTS =
  /^(?:the )?roots of (?:the (?:cubic |quadratic )?equation )?([^,;\n]{3,60}= ?0) are (?:called )?([a-z](?:[, ]{1,3}(?:and )?[a-z]){1,2})[.,;]? (find|what is) ([^\n]{2,60})$/i;

/** "The roots of x² − 5x + 2 = 0 are a and b. find a² + b²": by the names that papers use; null where it is something else. */
export function rootsTyped(text: string): string | null {
  const [, equation, names, , wanted] = ROOTS.exec(text) ?? [];
  const listed = names?.match(/(?<![a-z])[a-z](?![a-z])/g)?.join(', ');
  return listed ? printedQuestion(`${equation} has roots ${listed}. find ${wanted}`) : null;
}

const SUM =
  /^prove by (?:mathematical )?induction (?:that )?([^=\n]{1,60}?) ?\+ ?(?:\.\.\.|…|\.\.) ?\+ ?([^=\n]{1,40}?) ?= ?([^=\n]{1,60}?)(?:,? for (?:all|every) [^\n]{1,40})?\.?$/i;

/** "1 + 2 + … + n = n(n+1)/2": the sum of its last term; null where the first terms are not of that form. */
export function sumTyped(text: string): string | null {
  const [, first, last, total] = SUM.exec(text) ?? [];
  if (first === undefined) return null;
  const terms = first.split(/\s?\+\s?/);
  const isSo = terms.every((term, at) => {
    const [written, general] = [valueOf(term, 0), valueOf(last!, at + 1)];
    return Number.isFinite(written) && Math.abs(written - general) < 1e-9;
  });
  if (!isSo || terms.length < 2) return null;
  const general = last!.replaceAll(/(?<![a-z])n(?![a-z])/g, 'r');
  return `Prove by mathematical induction that \\sum_{r=1}^{n} ${general} = ${total} for all positive integers n.`;
}

function valueOf(typed: string, n: number): number {
  const statement = statementIn(typed);
  return statement?.kind === 'expression' ? evaluate(statement.value, { n }) : Number.NaN;
}

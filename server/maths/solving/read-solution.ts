import { linesOf, type ReadStep } from './read-steps.ts';
import { toLatex } from '../algebra-system/expressions/print.ts';
import { parse } from '../algebra-system/parsing/statement.ts';
import type { Question } from '../reading/questions/question.ts';
import { type Reading, readingsIn } from '../reading/questions/alternative-readings.ts';
import { confirmedIntegral, type Integral, integralIn } from './second-opinion.ts';
import { namesOnlyAnswerNumbers, isStepProved } from '../checking/shown/shown-checks.ts';
import { solve } from './solve.ts';
import type { Unsolved, Worked } from './outcome.ts';
import type { Text } from '../../core/locale.ts';
import { checkWorking } from '../checking/working/check-working.ts';

export interface ReadSolution extends Worked {
  steps: ReadStep[];
  /** Of formulas that can be read in several usual ways: how they were. */
  readings: Reading[];
}

/** What the kernel is asked, in LaTeX. */
export interface IntegralRequest {
  integral: Integral;
  tex: string;
  range: [from: string, to: string] | null;
}

export interface Fault {
  at: number;
  length: number;
  say: Text;
}

export type Solved =
  | { solved: true; worked: ReadSolution }
  | {
      solved: false;
      why: Unsolved;
      /** The first piece that cannot be read. */
      fault: Fault | null;
      /** What the kernel may know where no method of ours does. */
      integral: IntegralRequest | null;
    };

/** A question solved, each step looked at once more by the checker of lines; the last one stands with the answer. */
export function readSolution(text: string): Solved {
  const outcome = solve(text);
  if (outcome.solved) return { solved: true, worked: readWorked(outcome.worked, text) };
  const { why, question } = outcome;
  return { solved: false, why, fault: faultIn(question), integral: integralOf(question) };
}

function faultIn({ unread: [unread] }: Question): Fault | null {
  if (!unread) return null;
  const read = parse(unread.source);
  const fault = read.ok ? { at: 0, length: unread.source.length, say: UNREAD } : read.fault;
  return { at: unread.at + fault.at, length: fault.length, say: fault.say };
}

const UNREAD = { en: 'This part cannot be read.', zh: '这一部分无法识别。' };

function integralOf(question: Question): IntegralRequest | null {
  const integral = integralIn(question);
  if (!integral) return null;
  const [from, to] = integral.between ?? [];
  return { integral, tex: toLatex(integral.of), range: from && to ? [toLatex(from), toLatex(to)] : null };
}

/** The kernel's result as a solution, if it passes our checks. */
export function confirmedSolution(integral: Integral, tex: string): Solved | null {
  const worked = confirmedIntegral(integral, tex);
  return worked && { solved: true, worked: readWorked(worked, '') };
}

/** A checked solution with each of its steps looked at once more: one is checked if each of its lines was. */
export function readWorked(worked: Worked, question: string): ReadSolution {
  const { lines } = checkWorking(linesOf(worked.steps));
  let done = 0;
  const steps = worked.steps.map((step, at) => {
    const isLast = at === worked.steps.length - 1;
    const verdicts = lines.slice(done, (done += step.tex?.length ?? 0)).map(({ verdict }) => verdict);
    const shown = { verdicts, isLast, answer: worked.answer, question };
    return {
      ...step,
      checked: step.tex?.length
        ? isStepProved(step.tex, shown)
        : isLast && namesOnlyAnswerNumbers(step, worked.answer),
    };
  });
  // Units stand beside numbers without brackets, and nobody reads them in two ways.
  const readings = worked.method.startsWith('physics-') ? [] : readingsIn(question);
  return { ...worked, steps, readings };
}

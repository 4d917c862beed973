import { linesOf, type ReadStep } from './read-steps.ts';
import { toLatex } from '../algebra-system/expressions/print.ts';
import { parse } from '../algebra-system/parsing/statement.ts';
import type { Question } from '../reading/questions/question.ts';
import { type Reading, readingsIn } from '../reading/questions/alternative-readings.ts';
import { confirmedIntegral, type Integral, integralIn } from './second-opinion.ts';
import { namesOnlyAnswerNumbers, isStepProved } from '../checking/shown/shown-checks.ts';
import { type PlacedLeftover, placed } from '../problem/ledger/leftover.ts';
import { sentencesRead } from '../problem/reading/sentences-read.ts';
import type { SentenceRead } from '../../core/errors.ts';
import { combineParts } from './parts/part-answers.ts';
import type { Problem } from '../problem/schema/problem.ts';
import { combined, type PartOutcome, solveGiven, solveParts } from './solve.ts';
import type { Outcome, Unsolved, Worked } from './outcome.ts';
import { unreadableFormula } from './unreadable-formula.ts';
import type { Text } from '../../core/locale.ts';
import { checkWorking } from '../checking/working/check-working.ts';

export interface ReadSolution extends Worked {
  steps: ReadStep[];
  /** Of formulas that can be read in several usual ways: how they were. */
  readings: Reading[];
  /** Of a question in parts, all of them in their order, with a solution or without. */
  parts: ReadPart[];
}

export interface ReadPart extends Omit<PartOutcome, 'outcome'> {
  solved: Solved;
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
      /** The node of a problem that was given which is why. */
      say: Text | null;
      /** The first piece that cannot be read. */
      fault: Fault | null;
      /** What was read and what was not, where that is why. */
      leftover: PlacedLeftover | null;
      /** What was understood of it, sentence by sentence. */
      sentences: SentenceRead[];
      /** What the kernel may know where no method of ours does. */
      integral: IntegralRequest | null;
    };

/** A question solved, each step looked at once more by the checker of lines; the last one stands with the answer. */
export const readSolution = (text: string): Solved => solutionOf(solveParts(text), text);

/** The same of a problem that was read before; without a solution, a formula that cannot be read is why. */
export function solutionOfGiven(problem: Problem): Solved {
  const solved = solutionOf(solveGiven(problem), problem.text);
  const fault = solved.solved ? null : unreadableFormula(problem);
  return solved.solved || !fault ? solved : { ...solved, leftover: null, fault };
}

function solutionOf(outcomes: PartOutcome[], text: string): Solved {
  const outcome = combined(outcomes, text);
  if (outcomes.length === 1 || !outcome.solved) return readOutcome(outcome, text);
  const parts = outcomes.map(({ outcome: own, ...part }) => ({
    ...part,
    solved: readOutcome(own, part.question),
  }));
  const worked = combineParts(
    parts.flatMap(({ label, solved }) => (solved.solved ? [{ label, worked: solved.worked }] : [])),
    parts.filter(({ solved }) => !solved.solved).map(({ label }) => label),
  );
  return { solved: true, worked: { ...worked, readings: readingsIn(text), parts } };
}

function readOutcome(outcome: Outcome, text: string): Solved {
  if (outcome.solved) return { solved: true, worked: readWorked(outcome.worked, text) };
  const { why, question, leftover, say = null } = outcome;
  const sentences = sentencesRead(text);
  const isRead = sentences.length > 0 && sentences.every(({ says }) => says !== null);
  return {
    solved: false,
    why: why === 'unknown' && isRead ? 'unplanned' : why,
    say,
    fault: leftover ? null : faultIn(question),
    leftover: leftover ? placed(leftover, text) : null,
    sentences,
    integral: integralOf(question),
  };
}

function faultIn({ unread: [unread], text }: Question): Fault | null {
  if (!unread || isBehindWord(unread, text)) return null;
  const read = parse(unread.source);
  const fault = read.ok ? { at: 0, length: unread.source.length, say: UNREAD } : read.fault;
  return { at: unread.at + fault.at, length: fault.length, say: fault.say };
}

/** "角AOB = 1.2 rad": what stands before the sign is said in words, and nothing is missing. */
const isBehindWord = ({ source, at }: { source: string; at: number }, text: string): boolean =>
  /^\s{0,9}[=<>≤≥]/.test(source) && /\p{L}\s{0,9}$/u.test(text.slice(Math.max(0, at - 20), at));

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
        : isLast && worked.checks.length > 0 && namesOnlyAnswerNumbers(step, worked.answer),
    };
  });
  // Units stand beside numbers without brackets, and nobody reads them in two ways.
  const readings = worked.method.startsWith('physics-') ? [] : readingsIn(question);
  return { ...worked, steps, readings, parts: [] };
}

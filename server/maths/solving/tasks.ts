import { type Equivalence, equivalent, type Kind } from '../algebra-system/equivalence/equivalent.ts';
import type { Form } from '../algebra-system/forms/form.ts';
import type { Fault } from '../algebra-system/parsing/syntax-fault.ts';
import { confirmedSolution, readSolution, solutionOfGiven, type Solved } from './read-solution.ts';
import type { Problem } from '../problem/schema/problem.ts';
import { readSent, type ReadSent } from '../problem/sent/read-sent.ts';
import { readProblems } from './solve.ts';
import { type ReadWorking, readWorking } from './read-working.ts';
import { type AnsweredQuestion, readMarked, readMarkedBy } from './read-marked.ts';
import type { Integral } from './second-opinion.ts';
import { type SimilarQuestion, anotherWay, similarQuestion } from './variants.ts';

/** The tasks of the engine's worker. */
export interface Answers {
  solve: Solved;
  'solve-problem': Solved;
  problems: Problem[];
  sent: ReadSent;
  confirm: Solved | null;
  check: ReadWorking;
  'check-by-problem': ReadWorking | { fault: Fault };
  another: Extract<Solved, { solved: true }>['worked'] | null;
  like: SimilarQuestion | null;
  equivalent: Equivalence;
}

export type Task =
  | { act: 'solve'; text: string }
  | { act: 'solve-problem'; problem: Problem }
  | { act: 'problems'; text: string }
  | { act: 'sent'; text: string; sent: string }
  | { act: 'confirm'; integral: Integral; tex: string }
  | { act: 'check'; lines: string[]; of: AnsweredQuestion | null }
  | { act: 'check-by-problem'; lines: string[]; problem: Problem; part: string | null }
  | { act: 'another'; text: string }
  | { act: 'like'; text: string; number: number }
  | { act: 'equivalent'; a: string; b: string; kind: Kind; form: Form | null };

export function answerTo(task: Task): Answers[Task['act']] {
  switch (task.act) {
    case 'solve':
      return readSolution(task.text);
    case 'solve-problem':
      return solutionOfGiven(task.problem);
    case 'problems':
      return readProblems(task.text);
    case 'sent':
      return readSent(task.text, task.sent);
    case 'confirm':
      return confirmedSolution(task.integral, task.tex);
    case 'check':
      return task.of ? readMarked(task.lines, task.of) : readWorking(task.lines);
    case 'check-by-problem':
      return readMarkedBy(task.lines, task.problem, task.part);
    case 'another':
      return anotherWay(task.text);
    case 'like':
      return similarQuestion(task.text, task.number);
    case 'equivalent':
      return equivalent(task.a, task.b, task.kind, task.form);
  }
}

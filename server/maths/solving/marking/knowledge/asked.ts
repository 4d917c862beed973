import { type Layout, layoutOf } from '../../../problem/layout/layout.ts';
import type { Problem, ProblemPart, ToldFact } from '../../../problem/schema/problem.ts';
import { sayFact, sayGoal } from '../../../problem/wording/say.ts';
import { plainlyTyped } from '../../../reading/questions/plain-typing.ts';
import { type PartOutcome, solveGiven, solveParts } from '../../solve.ts';

/** A question with what became of its parts. */
export interface Asked {
  whole: string;
  parts: readonly PartOutcome[];
  /** The stem and the parts up to this one, by its place; all of it for none. */
  upTo(at: number): string;
}

let last: { question: string | Problem; asked: Asked } | null = null;

/** The question solved; of the last one, that is kept. */
export function askedOf(question: string | Problem): Asked {
  if (last?.question !== question)
    last = { question, asked: typeof question === 'string' ? ofText(question) : ofProblem(question) };
  return last.asked;
}

function ofText(typed: string): Asked {
  const plain = plainlyTyped(typed);
  const layout = layoutOf(plain);
  return { whole: typed, parts: orNone(() => solveParts(typed)), upTo: (at) => textUpTo(plain, layout, at) };
}

function textUpTo(plain: string, layout: Layout, at: number): string {
  const next = at < 0 ? null : layout.parts[at + 1];
  const end = next ? plain.indexOf(next.text.slice(0, 40)) : -1;
  return end > 0 ? plain.slice(0, end) : plain;
}

/** What was corrected in a problem does not stand in its text: what it says is its facts in words. */
function ofProblem(problem: Problem): Asked {
  const said = (facts: readonly ToldFact[]) => facts.map((fact) => sayFact(fact)[problem.language]);
  const stem = said(problem.facts);
  const inPart = ({ given, facts, goals }: ProblemPart) => [
    ...said([...given, ...facts]),
    ...goals.map((goal) => sayGoal(goal)[problem.language]),
  ];
  const upTo = (at: number) =>
    [...stem, ...problem.parts.slice(0, at < 0 ? undefined : at + 1).flatMap(inPart)].join('; ');
  return { whole: upTo(-1), parts: orNone(() => solveGiven(problem)), upTo };
}

/** What cannot be solved is judged by what it tells. */
function orNone(solve: () => PartOutcome[]): PartOutcome[] {
  try {
    return solve();
  } catch {
    return [];
  }
}

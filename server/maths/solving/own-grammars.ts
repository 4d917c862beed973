import { solveBodies } from '../problem/bodies/solve.ts';
import { solveFigures } from '../problem/figures/solve.ts';
import { type Layout, layoutOf } from '../problem/layout/layout.ts';
import type { SolvedPart } from '../problem/planning/goals/solved-part.ts';
import { problemsIn } from '../problem/problems-in.ts';
import { readBodies } from '../problem/reading/bodies.ts';
import { readFigures } from '../problem/reading/figures/read-figures.ts';
import { readSequences } from '../problem/reading/sequences/read-sequences.ts';
import { solveSequences } from '../problem/sequences/solve.ts';

/** Whatever goes wrong inside a plan means that it has no safe answer. */
export function orNothing(parts: () => (SolvedPart | null)[]): (SolvedPart | null)[] {
  try {
    return parts();
  } catch {
    return [];
  }
}

/** The parts of a question about bodies, which has a grammar and a plan of its own. */
export const ofBodies = (plain: string, layout: Layout) =>
  orNothing(() => solveBodies(problemsIn(plain, layout, readBodies)));

/** Those of a plane figure, drawn from what is told. */
export const ofFigures = (plain: string, layout: Layout) =>
  FIGURE.test(plain) ? orNothing(() => solveFigures(problemsIn(plain, layout, readFigures))) : [];

/** Those of progressions, and of what grows from one period to the next. */
export const ofSequences = (plain: string, layout: Layout) => {
  if (!SEQUENCE.test(plain)) return [];
  const text = withoutDollars(plain);
  const own = text === plain ? layout : layoutOf(text);
  return orNothing(() => solveSequences(problemsIn(text, own, readSequences)));
};

/** "$50" is money where no formula is marked so. */
const withoutDollars = (text: string): string => (/\$(?!\d)/.test(text) ? text : text.replaceAll('$', ''));

const SEQUENCE =
  /progression|sequence|series|数列|每一?[年月周天日个]|(?:each|every|first|previous) (?:\w{1,12} )?(?:week|month|year|day|hour)/i;

const FIGURE = /\b(?:arcs?|sectors?|segment|semicircle|triangle|circles?)\b|[弧扇圆]|弓形|三角形/i;

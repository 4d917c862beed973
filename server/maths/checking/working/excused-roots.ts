import { equationsOf, rootsOf } from '../values/equations.ts';
import { type Satisfied, satisfies } from '../values/satisfies.ts';
import type { Line, Surroundings } from '../judging/verdict.ts';

/** Whether a root that a line no longer has was ruled out before it, or is found by another line. */
export function isExcused(
  root: number,
  letter: string,
  before: Line[],
  others: Line[],
  around: Surroundings,
): Satisfied {
  if (around.conditions.some((region) => region.letter === letter && region.allows(root) === false))
    return 'yes';
  if (before.some((line) => rulesOut(line, letter, root))) return 'yes';
  const verdicts = others.map((line) => finds(line, letter, root, around));
  return verdicts.includes('yes') ? 'yes' : verdicts.includes('unsure') ? 'unsure' : 'no';
}

function rulesOut(line: Line, letter: string, root: number): boolean {
  const equations = equationsOf(line.statement);
  return equations?.letter === letter && satisfies(equations, root) === 'no';
}

function finds(line: Line, letter: string, root: number, { window }: Surroundings): Satisfied {
  const equations = equationsOf(line.statement);
  if (equations?.letter !== letter || rootsOf(equations, window).length === 0) return 'no';
  return satisfies(equations, root);
}

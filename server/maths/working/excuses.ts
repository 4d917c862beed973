import { equationsOf, rootsOf, satisfies } from './equations.ts';
import { near } from './scan.ts';
import type { Line, Surroundings } from './step.ts';

/** Whether a root that a line no longer has was ruled out before it, or is found by another line. */
export function isExcused(
  root: number,
  letter: string,
  before: Line[],
  others: Line[],
  around: Surroundings,
): boolean {
  if (around.conditions.some((region) => region.letter === letter && region.allows(root) === false))
    return true;
  return (
    before.some((line) => rulesOut(line, letter, root)) ||
    others.some((line) => finds(line, letter, root, around))
  );
}

function rulesOut(line: Line, letter: string, root: number): boolean {
  const equations = equationsOf(line.statement);
  return equations?.letter === letter && satisfies(equations, root) === 'no';
}

function finds(line: Line, letter: string, root: number, around: Surroundings): boolean {
  const equations = equationsOf(line.statement);
  if (equations?.letter !== letter) return false;
  return rootsOf(equations, around.window).some((other) =>
    near(root, other, equations.isRounded ? 0.01 : 1e-6),
  );
}

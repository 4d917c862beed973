import type { Fact } from '../../schema/problem.ts';

interface Result<Part> {
  part: Part;
  found: Fact[];
}

/**
 * Works the goals of a part out in their order; one that has no answer yet waits for what those behind it find. Null
 * where one is left.
 */
export function inTurn<Goal, Part>(
  goals: readonly Goal[],
  work: (goal: Goal, known: readonly Fact[]) => Result<Part> | null,
): Result<Part>[] | null {
  const done = new Map<number, Result<Part>>();
  const known = (): Fact[] => [...done.values()].flatMap(({ found }) => found);
  for (const [at, goal] of goals.entries()) {
    const result = work(goal, []);
    if (result) done.set(at, result);
  }
  const facts = known();
  if (done.size < goals.length && facts.length === 0) return null;
  for (const [at, goal] of goals.entries()) {
    const result = done.get(at) ?? work(goal, facts);
    if (!result) return null;
    done.set(at, result);
  }
  return goals.map((_, at) => done.get(at)!);
}

import type { Engine } from '../../maths/engine.ts';
import type { Solved } from '../../maths/read-solution.ts';
import type { Ran } from '../../workers.ts';

/** Questions remembered; a conversation comes back to its own at every step. */
const MOST = 300;
const remembered = new WeakMap<Engine, Map<string, Ran<Solved>>>();

/** What the engine says of a question, which is the same every time. */
export async function solveOnce(engine: Engine, text: string): Promise<Ran<Solved>> {
  const known = remembered.get(engine) ?? new Map<string, Ran<Solved>>();
  remembered.set(engine, known);
  const before = known.get(text);
  if (before) return before;
  const ran = await engine.solve(text);
  if (!ran.ran) return ran;
  known.set(text, ran);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  return ran;
}

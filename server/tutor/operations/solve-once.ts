import type { Engine } from '../../maths/engine.ts';
import type { Solved } from '../../maths/read-solution.ts';
import type { Ran } from '../../core/worker-pool.ts';

/** Questions remembered, some kilobytes each: a conversation comes back to its own at every step, a class to one. */
const MOST = 2000;
const remembered = new WeakMap<Engine, Map<string, Ran<Solved>>>();
const made = new WeakMap<Engine, Map<string, string | null>>();

/** The question with other numbers, or null. */
export async function likeOnce(engine: Engine, text: string, number: number): Promise<string | null> {
  const known = made.get(engine) ?? new Map<string, string | null>();
  made.set(engine, known);
  const key = `${number} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const ran = await engine.like(text, number);
  if (!ran.ran) return null;
  keep(known, key, ran.answer?.question ?? null);
  return ran.answer?.question ?? null;
}

/** What the engine says of a question, which is the same every time. */
export async function solveOnce(engine: Engine, text: string): Promise<Ran<Solved>> {
  const known = remembered.get(engine) ?? new Map<string, Ran<Solved>>();
  remembered.set(engine, known);
  const before = known.get(text);
  if (before) {
    // What is asked again is the last to be forgotten.
    known.delete(text);
    known.set(text, before);
    return before;
  }
  const ran = await engine.solve(text);
  if (!ran.ran) return ran;
  keep(known, text, ran);
  return ran;
}

function keep<Value>(known: Map<string, Value>, key: string, value: Value): void {
  known.set(key, value);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
}

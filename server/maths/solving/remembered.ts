import type { Ran } from '../../core/worker-pool/worker-pool.ts';

/** Answers remembered, some kilobytes each: a conversation comes back to its own at every step, a class to one. */
const MOST = 2000;

/** What the engine says of a question is the same every time, and costs nothing then. */
export function openRemembered<Answer>() {
  const known = new Map<string, Ran<Answer>>();
  return {
    async of(key: string, ask: () => Promise<Ran<Answer>>): Promise<Ran<Answer>> {
      const before = known.get(key);
      if (before) known.delete(key);
      const ran = before ?? (await ask());
      // What is asked again is the last to be forgotten.
      if (ran.ran) known.set(key, { ...ran, ms: 0 });
      const [oldest] = known.keys();
      if (known.size > MOST && oldest !== undefined) known.delete(oldest);
      return ran;
    },
  };
}

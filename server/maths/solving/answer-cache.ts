import type { Ran } from '../../core/worker-pool/job.ts';

/** Some kilobytes each. The same question comes again with every message of a conversation, and from a whole class. */
const MAX_ANSWERS = 2000;

/** A least-recently-used cache of answers; an answer from the cache has taken 0 ms. */
export function openAnswerCache<Answer>() {
  const answers = new Map<string, Ran<Answer>>();
  return {
    async of(key: string, ask: () => Promise<Ran<Answer>>): Promise<Ran<Answer>> {
      const cached = answers.get(key);
      if (cached) answers.delete(key);
      const ran = cached ?? (await ask());
      // Inserted again, so that the least recently used stands first.
      if (ran.ran) answers.set(key, { ...ran, ms: 0 });
      const [oldest] = answers.keys();
      if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest);
      return ran;
    },
  };
}

import type { Log } from './log.ts';

/** Work that nobody waits for: one piece after the other, once the answer is on its way. */
export interface Background {
  run(name: string, work: () => Promise<void>): void;
  /** When all that was begun has ended; then the database may close. */
  settled(): Promise<void>;
}

export function openBackground(log: Log): Background {
  let last = Promise.resolve();
  return {
    run(name, work) {
      last = last.then(work).catch((error: unknown) => {
        log.error({ message: String(error), stack: (error as Error)?.stack }, `${name} failed`);
      });
    },
    settled: () => last,
  };
}

import type { Log } from '../log.ts';
import type { Equivalence, Kind } from './equivalent.ts';
import type { ReadWorking } from './read-working.ts';
import type { Solved } from './read-solution.ts';
import { openWorkers, type Ran } from './workers.ts';

/** What the engine can be asked. */
export type Task =
  | { act: 'solve'; text: string }
  | { act: 'check'; lines: string[] }
  | { act: 'equivalent'; a: string; b: string; kind: Kind };

/** The engine behind a limit: what somebody typed may take any time, and nobody else should wait for it. */
export interface Engine {
  solve(text: string): Promise<Ran<Solved>>;
  check(lines: string[]): Promise<Ran<ReadWorking>>;
  equivalent(a: string, b: string, kind: Kind): Promise<Ran<Equivalence>>;
  close(): Promise<void>;
}

interface Options {
  log: Log;
  limitMs?: number;
  /** How many questions may wait. */
  queue?: number;
}

/** Opens the engine; the first question starts it. */
export function openEngine({ log, limitMs = 2000, queue = 32 }: Options): Engine {
  const script = new URL('./worker.ts', import.meta.url);
  const onDeath = ({ message, stack }: Error) => log.error({ message, stack }, 'the maths engine died');
  const workers = openWorkers<Task, unknown>({ script, limitMs, queue, onDeath });
  const ask = <Answer>(task: Task) => workers.ask(task) as Promise<Ran<Answer>>;
  return {
    solve: (text) => ask({ act: 'solve', text }),
    check: (lines) => ask({ act: 'check', lines }),
    equivalent: (a, b, kind) => ask({ act: 'equivalent', a, b, kind }),
    close: () => workers.close(),
  };
}

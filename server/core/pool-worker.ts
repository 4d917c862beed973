import { Worker } from 'node:worker_threads';

/** What a worker says: that it can be asked, its answer, or that its task failed; with the CPU time it has used so far. */
export type Said<Answer> = (
  | { ready: true }
  | { answer: Answer }
  | { failed: { message: string; stack?: string | undefined } }
) & { cpuMs?: number };

/** How a task ended, and the milliseconds that it took. */
export type End<Answer> = { ms: number } & ({ answer: Answer } | { answer?: never; error: Error | null });

interface Options {
  script: URL;
  /** CPU time that a task may take. */
  limitMs: number;
  /** Megabytes that a runaway may fill before its worker is ended for it. */
  memoryMb: number;
  /** Called when it can be asked again, and when it died. */
  onChange: () => void;
  /** Hears why it died while it had no task. */
  onDeath: (error: Error) => void;
}

export interface PoolWorker<Task, Answer> {
  readonly state: 'starting' | 'free' | 'busy' | 'dead';
  /** Nobody is told after the worker was ended. */
  run(task: Task, onEnd: (end: End<Answer>) => void): void;
  end(): Promise<unknown>;
}

/** On a machine that others use too, CPU time takes longer than by the clock; nobody waits longer than so many times. */
const PATIENCE = 3;
const ANSWER_MS = 200;

/** One worker thread. A task that overruns ends it, because what runs away heeds no time limit of its own. */
export function startPoolWorker<Task, Answer>({
  script,
  limitMs,
  memoryMb,
  onChange,
  onDeath,
}: Options): PoolWorker<Task, Answer> {
  const worker = new Worker(script, {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  worker.unref();
  let state: 'starting' | 'free' | 'busy' | 'dead' = 'starting';
  let onEnd: (end: End<Answer>) => void = () => {};
  let began = 0;
  /** CPU time before the task, where the worker says what it uses. */
  let usedBefore: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  let error: Error | null = null;

  const elapsed = () => performance.now() - began;

  function finish(end: End<Answer>): void {
    clearTimeout(timer);
    const tell = onEnd;
    onEnd = () => {};
    tell(end);
  }

  /** CPU time of the task so far; that by the clock where nothing else is known. */
  async function used(): Promise<number> {
    if (usedBefore === null) return elapsed();
    const late = new Promise<null>((resolve) => setTimeout(resolve, ANSWER_MS, null));
    const usage = await Promise.race([worker.cpuUsage().catch(() => null), late]);
    return usage ? (usage.user + usage.system) / 1000 - usedBefore : elapsed();
  }

  async function judge(): Promise<void> {
    const task = began;
    const ms = await used();
    if (state !== 'busy' || began !== task) return;
    if (ms < limitMs * 0.95 && elapsed() < limitMs * PATIENCE) {
      timer = setTimeout(() => void judge(), Math.max(limitMs - ms, 10));
      return;
    }
    state = 'dead';
    void worker.terminate();
    finish({ error: null, ms });
    onChange();
  }

  worker.on('message', (said: Said<Answer>) => {
    if (state === 'dead') return;
    const ms = said.cpuMs !== undefined && usedBefore !== null ? said.cpuMs - usedBefore : elapsed();
    usedBefore = said.cpuMs ?? null;
    state = 'free';
    if ('answer' in said) finish({ answer: said.answer, ms });
    if ('failed' in said) finish({ error: Object.assign(new Error(), said.failed), ms });
    onChange();
  });
  worker.on('error', (cause: Error) => {
    error = cause;
  });
  worker.on('exit', () => {
    if (state === 'dead') return;
    const isBusy = state === 'busy';
    const cause = error ?? new Error('a worker ended by itself');
    state = 'dead';
    if (isBusy) finish({ error: cause, ms: elapsed() });
    else onDeath(cause);
    onChange();
  });

  return {
    get state() {
      return state;
    },
    run(task, tell) {
      state = 'busy';
      onEnd = tell;
      began = performance.now();
      timer = setTimeout(() => void judge(), limitMs);
      worker.postMessage(task);
    },
    end() {
      state = 'dead';
      clearTimeout(timer);
      onEnd = () => {};
      return worker.terminate();
    },
  };
}

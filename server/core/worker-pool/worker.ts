import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';

/** What a process is told when it starts. */
export interface Setup {
  /** Address of the module that answers tasks. */
  script: string;
  /** CPU time that a task may take. */
  limitMs: number;
  /** Megabytes that a runaway may fill before it is ended for it. */
  memoryMb: number;
}

/** That it can be asked, its answer, or that its task failed. */
type Answered<Answer> =
  | { ready: true }
  | { answer: Answer }
  | { failed: { message: string; stack?: string | undefined } };

/** What the thread of a worker says, with the CPU time that it has used so far. */
export type ThreadMessage = Answered<unknown> & { cpuMs: number };

/** What the process of a worker says, with the CPU time of the task. */
export type WorkerMessage<Answer> =
  | (Answered<Answer> & { ms: number })
  | { overran: true; ms: number }
  | { died: string };

/** How a task ended, and the milliseconds that it took. */
export type End<Answer> = { ms: number } & (
  | { answer: Answer }
  | {
      answer?: never;
      error: Error | null;
      /** It ended by the clock, on a machine that had no time for it. */
      isLate: boolean;
      /** Its worker was ended from outside, whatever the task is. */
      isLost: boolean;
    }
);

/** One of low priority gets what all others leave of the processor. */
export type Priority = 'normal' | 'low';

export interface WorkerOptions extends Omit<Setup, 'script'> {
  script: URL;
  priority: Priority;
  /** Called when it can be asked again, and when it died. */
  onChange: () => void;
  /** Hears why it died while it had no task. */
  onDeath: (error: Error) => void;
}

export interface PoolWorker<Task, Answer> {
  readonly state: 'starting' | 'free' | 'busy' | 'dead';
  readonly priority: Priority;
  /** No callbacks after close(). */
  run(task: Task, onEnd: (end: End<Answer>) => void): void;
  end(): Promise<unknown>;
}

/** On a machine that others use too, CPU time takes longer than by the clock; nobody waits longer than so many times. */
const PATIENCE = 6;
/** As `nice` counts, beyond the server's own: requests and the database go first. */
const NICE: Record<Priority, number> = { normal: 3, low: 19 };
const LOWEST = 19;
/** After one that could not be started: there were too many processes. */
const START_AGAIN_MS = 500;
const PROCESS = new URL('./worker-process.ts', import.meta.url);

/**
 * One worker process. A task that overruns ends it, because what runs away heeds no time limit of its own. It is no
 * thread of the server: a thread that fills its memory ends its whole process, whatever limit was set for it
 * (nodejs/node#47224).
 */
export function startPoolWorker<Task, Answer>({
  script,
  priority,
  onChange,
  onDeath,
  ...limits
}: WorkerOptions): PoolWorker<Task, Answer> {
  const child = startProcess({ ...limits, script: script.href }, priority);
  let state: 'starting' | 'free' | 'busy' | 'dead' = 'starting';
  let onEnd: (end: End<Answer>) => void = () => {};
  let began = 0;
  let timer: NodeJS.Timeout | undefined;
  const gone = endOf(child);

  function finish(end: End<Answer>): void {
    clearTimeout(timer);
    const tell = onEnd;
    onEnd = () => {};
    tell(end);
  }

  /** Called once when the worker dies; `cause` is null after a timeout. */
  function onExit(
    cause: Error | null,
    { ms = performance.now() - began, isLate = false, isLost = false } = {},
  ): void {
    if (state === 'dead') return;
    const isBusy = state === 'busy';
    state = 'dead';
    child.kill('SIGKILL');
    if (isBusy) finish({ error: cause, ms, isLate, isLost });
    else if (cause) onDeath(cause);
    onChange();
  }

  child.on('message', (message) => {
    const reply = message as WorkerMessage<Answer>;
    if (state === 'dead') return;
    if ('died' in reply) return onExit(new Error(reply.died));
    if ('overran' in reply) return onExit(null, { ms: reply.ms });
    state = 'free';
    if ('answer' in reply) finish({ answer: reply.answer, ms: reply.ms });
    if ('failed' in reply) {
      const error = Object.assign(new Error(), reply.failed);
      finish({ error, ms: reply.ms, isLate: false, isLost: false });
    }
    onChange();
  });
  // Where none can be started, another try at once would leave this process no time for anything else.
  child.on('error', (cause) =>
    child.pid ? onExit(cause) : setTimeout(onExit, START_AGAIN_MS, cause).unref(),
  );
  // What fills its memory aborts.
  child.on('exit', (code, signal) =>
    onExit(new Error(`a worker ended by itself (${signal ?? code})`), { isLost: signal === 'SIGKILL' }),
  );

  return {
    priority,
    get state() {
      return state;
    },
    run(task, tell) {
      state = 'busy';
      onEnd = tell;
      began = performance.now();
      timer = setTimeout(() => onExit(null, { ms: limits.limitMs, isLate: true }), limits.limitMs * PATIENCE);
      child.send(task as object, (error) => error && onExit(error, { isLost: true }));
    },
    end() {
      state = 'dead';
      clearTimeout(timer);
      onEnd = () => {};
      // Whoever waits for its end may have nothing else to do.
      child.ref();
      child.kill('SIGKILL');
      return gone;
    },
  };
}

function startProcess(setup: Setup, priority: Priority): ChildProcess {
  const child = fork(PROCESS, [JSON.stringify(setup)], {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // It reads what strangers write: no secrets of the server go with it.
    env: pick(process.env, ['NODE_ENV', 'PATH', 'SystemRoot', 'TZ']),
  });
  // Threads take the priority of what starts them: at once, before it has any.
  if (child.pid) os.setPriority(child.pid, Math.min(os.getPriority() + NICE[priority], LOWEST));
  child.unref();
  child.channel?.unref();
  return child;
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
}

function pick(from: NodeJS.ProcessEnv, names: string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));
}

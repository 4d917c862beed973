import { Worker } from 'node:worker_threads';
import type { Outcome, Silence, Task } from './port.ts';

/** What a worker says: that it can be asked, or its answer. */
export type Said = { ready: true } | { outcome: Outcome<string[]> };

interface Waiting {
  task: Task;
  /** The moment at which its asker stops waiting. */
  until: number;
  answer(outcome: Outcome<string[]>): void;
}

/** Megabytes that a runaway may fill before the worker is ended for it. */
const MEMORY = 256;
/** A question with less time left than this would only have its worker killed for nothing. */
const LEAST_MS = 100;

/**
 * One kernel at work and one warm beside it. A kernel that overruns is killed, because a large expansion
 * heeds no time limit of its own; the warm one takes its place at once.
 */
export function openWorkers({ limitMs, queue }: { limitMs: number; queue: number }) {
  const waiting: Waiting[] = [];
  let atWork: Kernel | null = null;
  let spare: Kernel | null = null;
  let closed = false;

  function ask(task: Task): Promise<Outcome<string[]>> {
    if (closed) return silent('closed');
    if (waiting.length >= queue) return silent('busy');
    return new Promise((resolve) => {
      const one: Waiting = { task, until: Date.now() + limitMs, answer: done };
      const timer = setTimeout(overdue, limitMs);
      waiting.push(one);
      next();

      function done(outcome: Outcome<string[]>) {
        clearTimeout(timer);
        resolve(outcome);
      }
      function overdue() {
        const place = waiting.indexOf(one);
        if (place >= 0) waiting.splice(place, 1);
        else if (atWork?.on === one) replace();
        resolve({ ok: false, why: place >= 0 ? 'busy' : 'overran' });
      }
    });
  }

  function next(): void {
    atWork ??= startKernel(changed);
    if (!atWork.ready || atWork.on) return;
    const one = waiting.shift();
    if (!one) return;
    if (one.until - Date.now() < LEAST_MS) one.answer({ ok: false, why: 'busy' });
    else atWork.give(one);
    next();
  }

  function changed(kernel: Kernel): void {
    if (closed) return;
    if (kernel.dead && kernel === spare) spare = null;
    if (kernel.dead && kernel === atWork) return replace();
    if (kernel !== atWork) return;
    // Only now, so that the two do not hinder each other while the first asker waits.
    spare ??= startKernel(changed);
    next();
  }

  function replace(): void {
    void atWork?.end();
    atWork = spare;
    spare = null;
    if (waiting.length > 0 || atWork) next();
    if (atWork?.ready) spare = startKernel(changed);
  }

  async function close(): Promise<void> {
    closed = true;
    for (const one of waiting.splice(0)) one.answer({ ok: false, why: 'closed' });
    atWork?.on?.answer({ ok: false, why: 'closed' });
    await Promise.all([atWork?.end(), spare?.end()]);
  }

  return { ask, close };
}

interface Kernel {
  ready: boolean;
  dead: boolean;
  on: Waiting | null;
  give(one: Waiting): void;
  end(): Promise<unknown>;
}

function startKernel(changed: (kernel: Kernel) => void): Kernel {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  worker.unref();
  const kernel: Kernel = {
    ready: false,
    dead: false,
    on: null,
    give(one) {
      kernel.on = one;
      worker.postMessage(one.task);
    },
    end() {
      worker.removeAllListeners();
      worker.on('error', () => {});
      return worker.terminate();
    },
  };

  worker.on('message', (said: Said) => {
    if ('ready' in said) kernel.ready = true;
    else {
      kernel.on?.answer(said.outcome);
      kernel.on = null;
    }
    changed(kernel);
  });
  worker.on('error', () => {});
  worker.on('exit', () => {
    kernel.dead = true;
    kernel.on?.answer({ ok: false, why: 'overran' });
    changed(kernel);
  });
  return kernel;
}

const silent = async (why: Silence) => ({ ok: false as const, why });

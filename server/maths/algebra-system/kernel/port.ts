import { type Asker, SERVER_ASKER } from '../../../core/worker-pool/fair-queue.ts';
import type { RecentUse } from '../../../core/worker-pool/recent-use.ts';
import { openWorkerPool, type PoolFigures } from '../../../core/worker-pool/worker-pool.ts';

/** What the kernel can be asked; formulas are LaTeX, the variable is a letter or a Greek name such as `theta`. */
export type Task =
  | { act: 'simplify' | 'factor' | 'expand'; tex: string }
  | { act: 'differentiate' | 'apart' | 'solve'; tex: string; by: string }
  | { act: 'integrate'; tex: string; by: string; between: [string, string] | null };

/**
 * Why there is no answer: it could not be read without doubt, the kernel knows none, it took too long,
 * too many were waiting, or the server is going away.
 */
type NoAnswerReason = 'unread' | 'unable' | 'overran' | 'busy' | 'closed';
export type Outcome<Answer> = { ok: true; answer: Answer } | { ok: false; why: NoAnswerReason };

/** The symbolic kernel. Its answers are shown only after they have been checked. */
export interface Cas {
  simplify(tex: string): Promise<Outcome<string>>;
  factor(tex: string): Promise<Outcome<string>>;
  expand(tex: string): Promise<Outcome<string>>;
  /** Into partial fractions. */
  apart(tex: string, by: string): Promise<Outcome<string>>;
  differentiate(tex: string, by: string): Promise<Outcome<string>>;
  /** One antiderivative without its constant, or the exact value between two limits. */
  integrate(tex: string, by: string, between?: [string, string], caller?: Caller): Promise<Outcome<string>>;
  /** Some of the roots, never known to be all of them. */
  solve(tex: string, by: string): Promise<Outcome<string[]>>;
  figures(): PoolFigures;
  close(): Promise<void>;
}

/** The queue that a question belongs to, and a callback for the milliseconds it took. */
interface Caller {
  asker: Asker;
  onUsed(ms: number): void;
}

interface Options {
  used?: RecentUse;
  limitMs?: number;
  patienceMs?: number;
  queue?: number;
  queueOfNetwork?: number;
}

const BACKGROUND_CALLER: Caller = { asker: SERVER_ASKER, onUsed() {} };

/** Opens the port; the first question starts the kernel. */
export function openCas({ limitMs = 2000, queue = 16, ...options }: Options = {}): Cas {
  const script = new URL('./worker.ts', import.meta.url);
  const pool = openWorkerPool<Task, Outcome<string[]>>({
    script,
    limitMs,
    queue,
    ...options,
  });
  const all = async (task: Task, { asker, onUsed } = BACKGROUND_CALLER): Promise<Outcome<string[]>> => {
    const ran = await pool.ask(task, asker);
    onUsed(ran.ms);
    return ran.ran ? ran.answer : { ok: false, why: ran.why };
  };
  const one = async (task: Task, caller?: Caller): Promise<Outcome<string>> => {
    const outcome = await all(task, caller);
    return outcome.ok ? { ok: true, answer: outcome.answer[0]! } : outcome;
  };
  return {
    simplify: (tex) => one({ act: 'simplify', tex }),
    factor: (tex) => one({ act: 'factor', tex }),
    expand: (tex) => one({ act: 'expand', tex }),
    apart: (tex, by) => one({ act: 'apart', tex, by }),
    differentiate: (tex, by) => one({ act: 'differentiate', tex, by }),
    integrate: (tex, by, between, caller) =>
      one({ act: 'integrate', tex, by, between: between ?? null }, caller),
    solve: (tex, by) => all({ act: 'solve', tex, by }),
    figures: () => pool.figures(),
    close: () => pool.close(),
  };
}

import type { Log } from '../log.ts';
import { openCas } from './cas/port.ts';
import type { Equivalence, Kind } from './equivalent.ts';
import type { ReadWorking } from './read-working.ts';
import { toLatex } from './expressions/print.ts';
import type { Form } from './forms/form.ts';
import type { Question } from './questions/question.ts';
import type { ReadSolution, Solved } from './read-solution.ts';
import { type Integral, integralIn } from './second-opinion.ts';
import type { Alike } from './variants.ts';
import { openWorkerPool, type Ran } from '../core/worker-pool.ts';

/** What the engine can be asked. */
export type Task =
  | { act: 'solve'; text: string }
  | { act: 'confirm'; asked: Integral; tex: string }
  | { act: 'check'; lines: string[] }
  | { act: 'another'; text: string }
  | { act: 'like'; text: string; number: number }
  | { act: 'equivalent'; a: string; b: string; kind: Kind; form: Form | null };

/** The engine behind a limit: what somebody typed may take any time, and nobody else should wait for it. */
export interface Engine {
  solve(text: string): Promise<Ran<Solved>>;
  check(lines: string[]): Promise<Ran<ReadWorking>>;
  equivalent(a: string, b: string, kind: Kind, form?: Form | null): Promise<Ran<Equivalence>>;
  /** The same question solved in another way, or null. */
  another(text: string): Promise<Ran<ReadSolution | null>>;
  /** A question with other numbers that the same method solves, or null; the same number gives the same one. */
  like(text: string, number: number): Promise<Ran<Alike | null>>;
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
  const workers = openWorkerPool<Task, unknown>({ script, limitMs, queue, onDeath });
  const cas = openCas({ limitMs });
  const ask = <Answer>(task: Task) => workers.ask(task) as Promise<Ran<Answer>>;
  return {
    async solve(text) {
      const ran = await ask<Solved>({ act: 'solve', text });
      return ran.ran && !ran.answer.solved ? ((await secondOpinion(ran.answer.question)) ?? ran) : ran;
    },
    check: (lines) => ask({ act: 'check', lines }),
    equivalent: (a, b, kind, form = null) => ask({ act: 'equivalent', a, b, kind, form }),
    another: (text) => ask({ act: 'another', text }),
    like: (text, number) => ask({ act: 'like', text, number }),
    async close() {
      await Promise.all([workers.close(), cas.close()]);
    },
  };

  /** Where no method of ours knows an integral, the kernel may; what it finds has to pass our own checks. */
  async function secondOpinion(question: Question): Promise<Ran<Solved> | null> {
    const asked = integralIn(question);
    if (!asked) return null;
    const [from, to] = asked.between ?? [];
    const between: [string, string] | undefined = from && to ? [toLatex(from), toLatex(to)] : undefined;
    const found = await cas.integrate(toLatex(asked.of), asked.by, between);
    const checked = found.ok ? await ask<Solved | null>({ act: 'confirm', asked, tex: found.answer }) : null;
    return checked?.ran && checked.answer ? { ran: true, answer: checked.answer } : null;
  }
}

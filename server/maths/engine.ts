import type { Caller } from '../core/worker-pool/caller.ts';
import { openRecentUse } from '../core/worker-pool/recent-use.ts';
import type { Ran } from '../core/worker-pool/job.ts';
import { openWorkerPool, type PoolFigures } from '../core/worker-pool/worker-pool.ts';
import type { Log } from '../core/log.ts';
import { WORKER_QUEUES } from '../limits/table.ts';
import { openCas } from './algebra-system/kernel/port.ts';
import type { Equivalence, Kind } from './algebra-system/equivalence/equivalent.ts';
import type { Fault } from './algebra-system/parsing/syntax-fault.ts';
import type { Form } from './algebra-system/forms/form.ts';
import type { Problem } from './problem/schema/problem.ts';
import type { AnsweredQuestion } from './solving/read-marked.ts';
import type { ReadSent } from './problem/sent/read-sent.ts';
import type { ReadWorking } from './solving/read-working.ts';
import type { IntegralRequest, ReadSolution, Solved } from './solving/read-solution.ts';
import { openAnswerCache } from './solving/answer-cache.ts';
import type { Task } from './solving/tasks.ts';
import type { SimilarQuestion } from './solving/variants.ts';

/** The engine behind limits, as one caller asks it: what somebody typed may take any time, and nobody else should wait for it. */
export interface Engine {
  solve(text: string): Promise<Ran<Solved>>;
  /** How a question is read. */
  problems(text: string): Promise<Ran<Problem[]>>;
  /** How somebody else read it, as they sent it, or why that is not taken. */
  sent(text: string, sent: string): Promise<Ran<ReadSent>>;
  solveProblem(problem: Problem): Promise<Ran<Solved>>;
  /** Lines judged one by the other, or by the question that they answer. */
  check(lines: string[], of?: AnsweredQuestion | null): Promise<Ran<ReadWorking>>;
  /** Lines judged by a problem that was given as data, or the formula in it that cannot be read. */
  checkByProblem(
    lines: string[],
    problem: Problem,
    part: string | null,
  ): Promise<Ran<ReadWorking | { fault: Fault }>>;
  equivalent(a: string, b: string, kind: Kind, form?: Form | null): Promise<Ran<Equivalence>>;
  /** The same question solved in another way, or null. */
  another(text: string): Promise<Ran<ReadSolution | null>>;
  /** A question of the same kind with its checked answer, or null; the same number gives the same one. */
  like(text: string, number: number): Promise<Ran<SimilarQuestion | null>>;
  /** What one of the functions that read text says of it; their worker knows them by name. */
  read(name: string, given: unknown[]): Promise<Ran<unknown>>;
}

export interface SharedEngine {
  forCaller(caller: Caller): Engine;
  figures(): PoolFigures;
  close(): Promise<void>;
}

declare module '../core/context.ts' {
  interface Services {
    /** The maths engine as this caller asks it, in turn and for a price. */
    engine: Engine;
    sharedEngine: SharedEngine;
  }
}

interface Options {
  log: Log;
  /** What runs in each worker: the engine alone, unless given. */
  script?: URL;
  limitMs?: number;
  patienceMs?: number;
  /** Questions at work at once. */
  size?: number;
  queue?: number;
  queueOfNetwork?: number;
}

type ReadTask = { act: 'read'; name: string; given: unknown[] };

/** Opens the engine; the first question starts it. */
export function openEngine({
  log,
  script = new URL('./worker.ts', import.meta.url),
  limitMs = 2000,
  // Shorter than an operation may take, with the work itself.
  patienceMs = 6000,
  size = 2,
  queue = WORKER_QUEUES.engine.queue,
  queueOfNetwork = WORKER_QUEUES.engine.queueOfNetwork,
}: Options): SharedEngine {
  const onDeath = ({ message, stack }: Error) => log.error({ message, stack }, 'the maths engine died');
  const shared = { limitMs, patienceMs, queue, queueOfNetwork, used: openRecentUse() };
  const pool = openWorkerPool<Task | ReadTask, unknown>({ ...shared, size, script, onDeath });
  const cas = openCas(shared);
  const solutions = openAnswerCache<Solved>();
  const similar = openAnswerCache<SimilarQuestion | null>();

  function forCaller({ asker, pay }: Caller): Engine {
    /** Also what is remembered is paid for. */
    const payMinimum = () => pay()(0);

    async function ask<Answer>(task: Task | ReadTask): Promise<Ran<Answer>> {
      const settle = pay();
      const ran = (await pool.ask(task, asker)) as Ran<Answer>;
      settle(ran.ms);
      return ran;
    }

    /** Where no method of ours knows an integral, the kernel may; what it finds has to pass our own checks. */
    async function secondOpinion({ integral, tex, range }: IntegralRequest): Promise<Ran<Solved> | null> {
      const integrated = await cas.integrate(tex, integral.by, range ?? undefined, { asker, onUsed: pay() });
      if (!integrated.ok) return null;
      const checked = await ask<Solved | null>({ act: 'confirm', integral, tex: integrated.answer });
      return checked.ran && checked.answer ? { ...checked, answer: checked.answer } : null;
    }

    return {
      async solve(text) {
        payMinimum();
        return solutions.of(text, async () => {
          const ran = await ask<Solved>({ act: 'solve', text });
          const request = ran.ran && !ran.answer.solved ? ran.answer.integral : null;
          return (request && (await secondOpinion(request))) ?? ran;
        });
      },
      problems: (text) => ask({ act: 'problems', text }),
      sent: (text, sent) => ask({ act: 'sent', text, sent }),
      solveProblem: (problem) => ask({ act: 'solve-problem', problem }),
      check: (lines, of = null) => ask({ act: 'check', lines, of }),
      checkByProblem: (lines, problem, part) => ask({ act: 'check-by-problem', lines, problem, part }),
      equivalent: (a, b, kind, form = null) => ask({ act: 'equivalent', a, b, kind, form }),
      another: (text) => ask({ act: 'another', text }),
      async like(text, number) {
        payMinimum();
        return similar.of(`${number} ${text}`, () => ask({ act: 'like', text, number }));
      },
      read: (name, given) => ask({ act: 'read', name, given }),
    };
  }

  return {
    forCaller,
    figures() {
      const [methods, kernel] = [pool.figures(), cas.figures()];
      const sum = (name: keyof PoolFigures) => methods[name] + kernel[name];
      return {
        waiting: sum('waiting'),
        busy: sum('busy'),
        workers: sum('workers'),
        killed: sum('killed'),
        workedMs: sum('workedMs'),
      };
    },
    async close() {
      await Promise.all([pool.close(), cas.close()]);
    },
  };
}

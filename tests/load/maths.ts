import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openLog } from '../../server/core/log.ts';
import { openCas } from '../../server/maths/algebra-system/kernel/port.ts';
import { openEngine } from '../../server/maths/engine.ts';
import { BACKGROUND_CALLER } from '../../server/core/worker-pool/caller.ts';
import { equivalent } from '../../server/maths/algebra-system/equivalence/equivalent.ts';
import { solve } from '../../server/maths/solving/solve.ts';
import { tablesOfCases } from '../maths/tables.ts';
import { memoryOf } from './memory-of.ts';
import { quantile } from './figures.ts';

/** An expansion that no machine finishes. */
const RUNAWAY = String.raw`(a+b+c+d+e+f+g+h)^{60}`;
const ROUNDS = 3;

interface MathsFigures {
  solve: Quantiles;
  equivalent: Quantiles;
  /** Through the worker, as the graph asks it. */
  throughWorker: Quantiles;
  /** The same while a runaway is in the kernel. */
  besideRunaway: Quantiles;
  /** What the engine's workers and their spare, and then the kernel's, take. */
  megabytes: { engine: number; kernel: number };
  /** The longest that the process did not turn while the runaway ran. */
  longestPause: number;
}
interface Quantiles {
  count: number;
  p50: number;
  p95: number;
  p99: number;
}

/** Times of the maths engine over every case that it solves, in milliseconds. */
export async function measureMaths(say: (sentence: string) => void): Promise<MathsFigures> {
  const cases = [...(await tablesOfCases()).values()].flatMap(({ solved }) => solved);
  for (const { ask } of cases) solve(ask);
  say(`maths: ${cases.length} questions`);
  const solved = timed(cases, ({ ask }) => solve(ask));
  const compared = timed(cases, ({ answer }) => equivalent(answer, answer, 'STATEMENT', null));

  const before = memoryOf(process.pid);
  const shared = openEngine({ log: openLog('silent') });
  const engine = shared.forCaller(BACKGROUND_CALLER);
  await engine.solve(cases[0]!.ask);
  await engine.equivalent('x', 'x', 'STATEMENT', null);
  const withEngine = memoryOf(process.pid);
  const cas = openCas();
  await cas.simplify('x+x');
  const withKernel = memoryOf(process.pid);

  // Each of them once: what was solved is remembered.
  const every = (from: number) => cases.filter((_, index) => index % 5 === from);
  const alone = await timedAsync(every(0), ({ ask }) => engine.solve(ask));
  const pauses = monitorEventLoopDelay({ resolution: 1 });
  pauses.enable();
  const running = cas.expand(RUNAWAY);
  const beside = await timedAsync(every(1), ({ ask }) => engine.solve(ask));
  await running;
  pauses.disable();
  await Promise.all([shared.close(), cas.close()]);
  return {
    solve: solved,
    equivalent: compared,
    throughWorker: alone,
    besideRunaway: beside,
    megabytes: { engine: withEngine - before, kernel: withKernel - withEngine },
    longestPause: pauses.max / 1e6,
  };
}

export function reportMaths({ megabytes, longestPause, ...figures }: MathsFigures): string {
  const names = {
    solve: 'a question solved',
    equivalent: 'two answers compared',
    throughWorker: 'solved through the worker',
    besideRunaway: 'the same beside a runaway',
  };
  const line = ({ count, p50, p95, p99 }: Quantiles) =>
    `p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms of ${count}`;
  return [
    ...(Object.keys(names) as (keyof typeof names)[]).map(
      (key) => `${names[key].padEnd(28)}${line(figures[key])}`,
    ),
    `The engine takes ${megabytes.engine.toFixed(0)} MB, the kernel ${megabytes.kernel.toFixed(0)} MB; the longest pause beside a runaway is ${longestPause.toFixed(0)} ms.`,
  ].join('\n');
}

function timed<Item>(items: Item[], act: (item: Item) => unknown): Quantiles {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const item of items) {
      const began = performance.now();
      act(item);
      times.push(performance.now() - began);
    }
  return quantiles(times);
}

async function timedAsync<Item>(items: Item[], act: (item: Item) => Promise<unknown>): Promise<Quantiles> {
  const times: number[] = [];
  for (const item of items) {
    const began = performance.now();
    await act(item);
    times.push(performance.now() - began);
  }
  return quantiles(times);
}

function quantiles(times: number[]): Quantiles {
  return {
    count: times.length,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
  };
}

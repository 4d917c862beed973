import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Flood } from './flood.ts';
import { withProduct } from './product.ts';

const SECONDS = 10;
/** So many clients, none of which waits, keep the product busy. */
const CLIENTS = 32;
const FACTORS = [2, 5, 10, 60];
const RECOVERED_MS = 500;

interface Overload {
  best: number;
  floods: { factor: number; flood: Flood; healthMs: number }[];
  /** From the end of the worst flood until ten requests in a row were answered well. */
  recoveryMs: number;
}

/** How much is still answered when more is asked than can be, up to ten times as much. */
export function measureOverload(say: (sentence: string) => void): Promise<Overload> {
  return withProduct(async ({ address }) => {
    await send(address, SECONDS / 2, CLIENTS);
    const { goodPerSecond: best } = await send(address, SECONDS, CLIENTS);
    say(`answers ${best.toFixed(0)} requests a second of ${CLIENTS} clients`);
    const floods: Overload['floods'] = [];
    for (const factor of FACTORS) {
      const watching = watchHealth(address);
      const flood = await send(address, SECONDS, CLIENTS * factor);
      floods.push({ factor, flood, healthMs: await watching.stop() });
      say(`asked by ${factor} times as many: ${flood.goodPerSecond.toFixed(0)} a second`);
    }
    return { best, floods, recoveryMs: await recovery(address) };
  });
}

export function reportOverload({ best, floods, recoveryMs }: Overload): string {
  const lines = floods.map(
    ({ factor, flood, healthMs }) =>
      `at ${String(factor).padStart(2)} times the load ${((100 * flood.goodPerSecond) / best).toFixed(0)} % of the best ` +
      `(${flood.good} answered, p99 ${ms(flood.goodP99)}; ${flood.shed} sent away, p99 ${ms(flood.shedP99)}; ` +
      `${flood.failed} failed), /healthz within ${healthMs.toFixed(0)} ms`,
  );
  return [...lines, `back to normal after ${recoveryMs.toFixed(0)} ms`].join('\n');
}

const ms = (value: number | null) => (value === null ? '–' : `${value.toFixed(0)} ms`);

/** From a process of its own, which does not slow the server more than another machine would have to. */
async function send(address: string, seconds: number, clients: number): Promise<Flood> {
  const script = new URL('flood.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    address,
    String(seconds),
    String(clients),
  ]);
  return JSON.parse(stdout) as Flood;
}

function watchHealth(address: string) {
  const left = new AbortController();
  let worst = 0;
  const watching = (async () => {
    while (!left.signal.aborted) {
      const began = performance.now();
      // As a watcher that keeps no connection asks.
      await fetch(`${address}/healthz`, { headers: { connection: 'close' } });
      worst = Math.max(worst, performance.now() - began);
      await pause(100);
    }
  })();
  return {
    async stop() {
      left.abort();
      await watching;
      return worst;
    },
  };
}

async function recovery(address: string): Promise<number> {
  const began = performance.now();
  for (let inARow = 0; inARow < 10;) {
    const start = performance.now();
    const { status } = await fetch(`${address}/api/community/questions`);
    inARow = status === 200 && performance.now() - start < RECOVERED_MS ? inARow + 1 : 0;
  }
  return performance.now() - began;
}

import { isUnderNpm } from '../core/config.ts';
import type { Running } from './start.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** After this the listeners of `exit` stop the database at once. */
const LONGEST_STOP_MS = 3000;
/** A terminal, a shell and a supervisor may each send a signal; within this time they count as one. */
const ONE_SIGNAL_MS = 500;
const POLL_MS = 250;

/** Shuts down on a signal: gracefully once the product runs, at once during the start or on a second signal. */
export function shutDownOnSignal(say: (sentence: string) => void): { runs(running: Running): void } {
  let running: Running | null = null;
  let signalledAt = 0;

  async function end(): Promise<void> {
    if (signalledAt > 0 && Date.now() - signalledAt < ONE_SIGNAL_MS) return;
    if (signalledAt === 0) say('Stopping.');
    if (signalledAt > 0 || !running) process.exit(1);
    signalledAt = Date.now();
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    await running.stop();
    process.exit(0);
  }

  for (const signal of SIGNALS) process.on(signal, end);
  onParentExit(() => signalledAt > 0 || void end());
  return { runs: (started) => void (running = started) };
}

/** npm sends signals to the shell between itself and this process, which ends without forwarding them. */
export function onParentExit(act: () => void): void {
  if (!isUnderNpm()) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, POLL_MS);
  timer.unref();
}

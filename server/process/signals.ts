import { isUnderNpm } from '../core/config.ts';
import type { Running } from './start.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Then the listeners of `exit` close the database at once; all of it takes less than five seconds. */
const LONGEST_STOP_MS = 3000;
/** A terminal, a shell and a supervisor may pass on one signal each: together they are one. */
const ONE_SIGNAL_MS = 500;
const LOOK_MS = 250;

/** Ends this process when it is told to: in good order once it runs, at once while it starts or when told twice. */
export function endWhenTold(say: (sentence: string) => void): { runs(running: Running): void } {
  let running: Running | null = null;
  let toldAt = 0;

  async function end(): Promise<void> {
    if (toldAt > 0 && Date.now() - toldAt < ONE_SIGNAL_MS) return;
    if (toldAt === 0) say('Stopping.');
    if (toldAt > 0 || !running) process.exit(1);
    toldAt = Date.now();
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    await running.stop();
    process.exit(0);
  }

  for (const signal of SIGNALS) process.on(signal, end);
  whenAlone(() => toldAt > 0 || void end());
  return { runs: (started) => void (running = started) };
}

/** npm passes a signal to the shell between it and us, and the shell ends without passing it on. */
export function whenAlone(act: () => void): void {
  if (!isUnderNpm()) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    act();
  }, LOOK_MS);
  look.unref();
}

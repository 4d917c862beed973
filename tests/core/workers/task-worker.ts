import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { answerTasks } from '../../../server/core/worker-pool/answer-tasks.ts';

/**
 * What a task of the tests may do; `gate` is a file that the test writes when the task may go on, `pid` one that hears which
 * process is at work.
 */
export type WorkerTask = { name: string } & (
  | { gate: string; pid?: string }
  | { pid: string; spin: number }
  | { spin: number }
  | { nap: number }
  | { fail: string }
  | { fill: 'arrays' | 'one array' | 'text' }
  | object
);

answerTasks((task: WorkerTask) => {
  if ('pid' in task && task.pid) writeFileSync(task.pid, String(process.pid));
  if ('gate' in task) while (!existsSync(task.gate)) sleep(5);
  if ('spin' in task) spin(task.spin);
  // A thread that waits in here tells nothing of itself.
  if ('nap' in task) execFileSync('sleep', [String(task.nap / 1000)]);
  if ('fill' in task) FILLING[task.fill]();
  if ('fail' in task) throw new Error(task.fail);
  return task.name;
});

const FILLING = {
  arrays() {
    const filled: number[][] = [];
    for (;;) filled.push(Array.from({ length: 100_000 }, Math.random));
  },
  'one array'() {
    const filled: object[] = [];
    for (;;) filled.push({ length: filled.length });
  },
  text() {
    const filled: string[] = [];
    for (;;) filled.push(`${filled.length}${'a'.repeat(1000)}`.toUpperCase());
  },
};

function spin(ms: number): void {
  const used = () => process.threadCpuUsage().user / 1000;
  const until = used() + ms;
  while (used() < until) Math.sqrt(2);
}

function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

import { Worker } from 'node:worker_threads';
import type { Setup, ThreadMessage, WorkerMessage } from './worker.ts';

/*
 * The process of one worker of a pool: it ends with a task that overruns, and with the server. The task runs in a thread,
 * so that this one always hears of both.
 */
const { script, limitMs, memoryMb } = JSON.parse(process.argv[2]!) as Setup;
const ANSWER_MS = 200;

const thread = new Worker(new URL(script), {
  resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  execArgv: [],
  stdout: true,
  stderr: true,
});
let began: number | null = null;
/** CPU time before the task, of the thread and of the whole process. */
let usedBefore = 0;
let processBefore = 0;
let timer: NodeJS.Timeout | undefined;

const send = (reply: WorkerMessage<unknown>, then = () => {}) => void process.send!(reply, then);
const processMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

process.on('message', (task) => {
  began = performance.now();
  processBefore = processMs();
  timer = setTimeout(() => void judge(began!), limitMs);
  thread.postMessage(task);
});
process.on('disconnect', () => process.exit());
// A terminal interrupts the whole group; whoever asked may still be waiting for this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

thread.on('message', ({ cpuMs, ...reply }: ThreadMessage) => {
  clearTimeout(timer);
  began = null;
  // No time would be no limit, and nobody's turn.
  if (typeof cpuMs !== 'number') return end({ died: 'a worker did not send its CPU time' });
  send({ ...reply, ms: cpuMs - usedBefore });
  usedBefore = cpuMs;
});
thread.on('error', ({ message }: Error) => end({ died: message }));
thread.on('exit', () => end({ died: 'a worker ended by itself' }));

/** Ends a task by its CPU time: on a busy machine that is less than the time by the clock. */
async function judge(task: number): Promise<void> {
  const ms = await usedCpu();
  if (began !== task) return;
  if (ms >= limitMs * 0.95) return end({ overran: true, ms });
  timer = setTimeout(() => void judge(task), Math.max(limitMs - ms, 10));
}

/** Of the whole process, which does nothing else, where a thread is too busy or too starved to tell. */
async function usedCpu(): Promise<number> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, ANSWER_MS, null));
  const usage = await Promise.race([thread.cpuUsage().catch(() => null), late]);
  return usage ? (usage.user + usage.system) / 1000 - usedBefore : processMs() - processBefore;
}

function end(reply: WorkerMessage<unknown>): void {
  send(reply, () => process.exit());
}

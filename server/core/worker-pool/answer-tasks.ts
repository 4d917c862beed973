import { parentPort } from 'node:worker_threads';
import type { ThreadSaid } from './worker.ts';

/** What a worker of a pool runs: answers each task, and says what CPU time went by. */
export function answerTasks<Task, Answer>(answer: (task: Task) => Answer | Promise<Answer>): void {
  const port = parentPort!;
  const say = (said: ThreadSaid) => port.postMessage(said);

  port.on('message', (task: Task) => void answerOne(task));
  say({ ready: true, cpuMs: cpuMs() });

  async function answerOne(task: Task): Promise<void> {
    try {
      say({ answer: await answer(task), cpuMs: cpuMs() });
    } catch (error) {
      const { message, stack } = error as Error;
      say({ failed: { message, stack }, cpuMs: cpuMs() });
    }
  }
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

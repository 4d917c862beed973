import { parentPort } from 'node:worker_threads';
import type { Said } from './pool-worker.ts';

/** What a worker of a pool runs: answers each task, and says what CPU time went by. */
export function answerTasks<Task, Answer>(answer: (task: Task) => Answer | Promise<Answer>): void {
  const port = parentPort!;
  const say = (said: Said<Answer>) => port.postMessage({ ...said, cpuMs: cpuMs() });

  port.on('message', (task: Task) => void answerOne(task));
  say({ ready: true });

  async function answerOne(task: Task): Promise<void> {
    try {
      say({ answer: await answer(task) });
    } catch (error) {
      const { message, stack } = error as Error;
      say({ failed: { message, stack } });
    }
  }
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

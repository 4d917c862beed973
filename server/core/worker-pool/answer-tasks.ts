import { parentPort } from 'node:worker_threads';
import type { ThreadMessage } from './worker.ts';

/** What a worker of a pool runs: answers each task, and says what CPU time went by. */
export function answerTasks<Task, Answer>(answer: (task: Task) => Answer | Promise<Answer>): void {
  const port = parentPort!;
  const send = (reply: ThreadMessage) => port.postMessage(reply);

  port.on('message', (task: Task) => void answerOne(task));
  send({ ready: true, cpuMs: cpuMs() });

  async function answerOne(task: Task): Promise<void> {
    try {
      send({ answer: await answer(task), cpuMs: cpuMs() });
    } catch (error) {
      const { message, stack } = error as Error;
      send({ failed: { message, stack }, cpuMs: cpuMs() });
    }
  }
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

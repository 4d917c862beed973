import { answerTasks } from '../../../server/core/answer-tasks.ts';

/** What a task of the tests may do; `gate` is a flag that the test raises. */
export type Told = { name: string } & (
  | { gate: Int32Array }
  | { spin: number }
  | { fail: string }
  | { fill: true }
  | object
);

answerTasks((task: Told) => {
  if ('gate' in task) Atomics.wait(task.gate, 0, 0);
  if ('spin' in task) {
    const used = () => process.threadCpuUsage().user / 1000;
    const until = used() + task.spin;
    while (used() < until) Math.sqrt(2);
  }
  const filled: number[][] = [];
  while ('fill' in task) filled.push(Array.from({ length: 100_000 }, Math.random));
  if ('fail' in task) throw new Error(task.fail);
  return task.name;
});

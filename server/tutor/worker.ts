import { answerTasks } from '../core/worker-pool/answer-tasks.ts';
import { answerTo, type Task } from '../maths/solving/tasks.ts';
import { READERS } from './readers.ts';

type ReadTask = { act: 'read'; name: keyof typeof READERS; given: never[] };

answerTasks((task: Task | ReadTask) => {
  if (task.act !== 'read') return answerTo(task);
  const read: (...given: never[]) => unknown = READERS[task.name];
  return read(...task.given);
});

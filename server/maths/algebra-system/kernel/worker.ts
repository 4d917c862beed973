import { ComputeEngine } from '@cortex-js/compute-engine';
import { answerTasks } from '../../../core/worker-pool/answer-tasks.ts';
import { answerTo } from './kernel.ts';
import type { Task } from './port.ts';

// An engine remembers what its letters once meant, and a scope of its own does not stop that: each question
// gets a new one, made while nobody waits.
let engine: ComputeEngine | null = new ComputeEngine();
// The first integral takes much longer than all others.
answerTo({ act: 'integrate', tex: '\\sqrt{4-x^2}', by: 'x', between: null }, engine);
engine = new ComputeEngine();

answerTasks((task: Task) => {
  const fresh = engine ?? new ComputeEngine();
  engine = null;
  setImmediate(() => {
    engine ??= new ComputeEngine();
  });
  return answerTo(task, fresh);
});

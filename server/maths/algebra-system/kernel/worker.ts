import { ComputeEngine } from '@cortex-js/compute-engine';
import { answerTasks } from '../../../core/worker-pool/answer-tasks.ts';
import { answerTo } from './kernel.ts';
import type { Task } from './port.ts';

// An engine remembers assumptions about its symbols even across scopes, so each question gets a new engine,
// made while the worker is idle.
let engine: ComputeEngine | null = new ComputeEngine();
// Warm-up: the first integral takes much longer than all others.
answerTo({ act: 'integrate', tex: '\\sqrt{4-x^2}', by: 'x', between: null }, engine);
engine = new ComputeEngine();

answerTasks((task: Task) => {
  const current = engine ?? new ComputeEngine();
  engine = null;
  setImmediate(() => {
    engine ??= new ComputeEngine();
  });
  return answerTo(task, current);
});

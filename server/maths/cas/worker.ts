import { parentPort } from 'node:worker_threads';
import { ComputeEngine } from '@cortex-js/compute-engine';
import { answerTo } from './kernel.ts';
import type { Said } from '../../core/worker-pool.ts';
import type { Outcome, Task } from './port.ts';

const port = parentPort!;
const say = (said: Said<Outcome<string[]>>) => port.postMessage(said);

// An engine remembers what its letters once meant, and a scope of its own does not stop that: each question
// gets a new one, made while nobody waits.
let engine = new ComputeEngine();
// The first integral takes much longer than all others.
answerTo({ act: 'integrate', tex: '\\sqrt{4-x^2}', by: 'x', between: null }, engine);
engine = new ComputeEngine();
say({ ready: true });

port.on('message', (task: Task) => {
  say({ answer: answerTo(task, engine) });
  engine = new ComputeEngine();
});

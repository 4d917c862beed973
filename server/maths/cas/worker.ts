import { parentPort } from 'node:worker_threads';
import { ComputeEngine } from '@cortex-js/compute-engine';
import { answerTo } from './kernel.ts';
import type { Task } from './port.ts';
import type { Said } from './workers.ts';

const port = parentPort!;
const say = (said: Said) => port.postMessage(said);

// An engine remembers what its letters once meant, and a scope of its own does not stop that: each question
// gets a new one, made while nobody waits.
let engine = new ComputeEngine();
answerTo({ act: 'simplify', tex: 'x+x' }, engine);
engine = new ComputeEngine();
say({ ready: true });

port.on('message', (task: Task) => {
  say({ outcome: answerTo(task, engine) });
  engine = new ComputeEngine();
});

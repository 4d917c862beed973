import { parentPort } from 'node:worker_threads';
import type { Task } from './engine.ts';
import { equivalent } from './equivalent.ts';
import { confirmedSolution, readSolution } from './read-solution.ts';
import { readWorking } from './read-working.ts';
import { anotherWay, oneLike } from './variants.ts';
import type { Said } from '../core/worker-pool.ts';

const port = parentPort!;
const say = (said: Said<unknown>) => port.postMessage(said);

say({ ready: true });

port.on('message', (task: Task) => say({ answer: answerTo(task) }));

function answerTo(task: Task): unknown {
  switch (task.act) {
    case 'solve':
      return readSolution(task.text);
    case 'confirm':
      return confirmedSolution(task.asked, task.tex);
    case 'check':
      return readWorking(task.lines);
    case 'another':
      return anotherWay(task.text);
    case 'like':
      return oneLike(task.text, task.number);
    case 'equivalent':
      return equivalent(task.a, task.b, task.kind, task.form);
  }
}

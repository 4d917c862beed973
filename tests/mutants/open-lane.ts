import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { copyProject } from './copy-project.ts';
import type { Outcome, Task } from './lane.ts';

/** Runs tests in a copy of the project, one task after the other. */
export interface Lane {
  perform(task: Exclude<Task, 'end'>): Promise<Outcome>;
  close(): Promise<void>;
}

/** Far longer than any task takes. */
const GIVE_UP_MS = 600_000;

export async function openLane(root: string): Promise<Lane> {
  let lane = await start(copyProject(root));
  return {
    async perform(task) {
      const late = AbortSignal.timeout(GIVE_UP_MS);
      try {
        lane.child.send(task);
        return await Promise.race([answerOf(lane.child, late), lane.ended]);
      } catch (error) {
        // A fault that keeps a process busy for ever is taken out with its process.
        lane.child.kill('SIGKILL');
        lane = await start(copyProject(root));
        return { failed: [], problem: `The tests came to no end: ${String(error)}` };
      }
    },
    async close() {
      lane.child.send('end' satisfies Task);
      await lane.ended.catch(() => {});
    },
  };
}

async function start(folder: string) {
  const child = fork(path.join(folder, 'tests/mutants/lane.ts'), {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', NODE_COMPILE_CACHE: path.join(folder, '.compiled') },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code, signal]): never => {
    throw new Error(`the process ended with ${signal ?? code}`);
  });
  ended.catch(() => {});
  await Promise.race([once(child, 'message'), ended]);
  return { child, ended };
}

async function answerOf(child: ChildProcess, signal: AbortSignal): Promise<Outcome> {
  const [outcome] = await once(child, 'message', { signal });
  return outcome as Outcome;
}

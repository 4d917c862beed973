import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

export interface Scratch {
  /** Removes the folder, and names the processes that do not end: each was started by a test and not stopped. */
  remove(): Promise<string[]>;
}

/** One folder for all that a run keeps for the moment: whatever asks the system for a temporary folder gets it in here. */
export function openScratch(): Scratch {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lemma-tests-'));
  // The database may run under another account, which has to get through to its own folder.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  return {
    async remove() {
      const left = await leftOf(folder);
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
      return left;
    },
  };
}

/** What was told to end has a while for it. */
const PATIENCE_MS = 10_000;

async function leftOf(folder: string): Promise<string[]> {
  const until = performance.now() + PATIENCE_MS;
  let left = processesOf(folder);
  while (left.length > 0 && performance.now() < until) {
    await setTimeout(200);
    left = processesOf(folder);
  }
  return left;
}

/** The processes, other than this one, that were told to use the folder; known on Linux alone. */
function processesOf(folder: string): string[] {
  if (process.platform !== 'linux') return [];
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  return ids.flatMap((id) => {
    if (!read(`/proc/${id}/environ`).includes(`TMPDIR=${folder}`)) return [];
    return [`${id} ${read(`/proc/${id}/cmdline`).replaceAll('\0', ' ').slice(0, 120)}`];
  });
}

/** The text of a file of a process, which may have ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartFailure } from './failure.ts';

const PATIENCE_MS = 90_000;

/** Runs the work while no other process does such work on this folder. */
export async function withFolderLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'lock');
  const deadline = Date.now() + PATIENCE_MS;
  while (!take(file)) {
    if (Date.now() > deadline) throw new StartFailure(`Another process holds ${folder}: stop it and try again.`);
    await pause(50);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(readIfThere(file));
    // The holder died; whoever removes its file first goes on, the others find the new one.
    if (holder && !processLives(holder)) rmSync(file, { force: true });
    return false;
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

export function processLives(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

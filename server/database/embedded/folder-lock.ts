import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { StartFailure } from '../failure.ts';

const PATIENCE_MS = 90_000;
const BUSY = 5;

/**
 * SQLite is used for its file locks alone: the system lets go of them when a process dies, however
 * it dies, so nothing here ever has to guess whether a process number is still the same process.
 */
export const LOCK_FILES = ['lemma.lock', 'lemma.in-use'] as const;

/** Runs the work while no other process does such work on this folder. */
export async function withFolderLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + PATIENCE_MS;
  let release = takeFolderLock(folder);
  while (!release) {
    if (Date.now() > deadline)
      throw new StartFailure(`Another process holds ${folder}: stop it and try again.`);
    await pause(50);
    release = takeFolderLock(folder);
  }
  try {
    return await work();
  } finally {
    release();
  }
}

/** The lock without waiting for it: how to release it, or null while another holds it. */
export function takeFolderLock(folder: string): (() => void) | null {
  return take(path.join(folder, LOCK_FILES[0]), 'BEGIN EXCLUSIVE');
}

/** Says that this process uses the folder's server, until it says or ends. */
export function joinFolder(folder: string): () => void {
  const leave = take(path.join(folder, LOCK_FILES[1]), 'BEGIN; SELECT 1 FROM sqlite_schema');
  if (!leave) throw new StartFailure(`${folder} is being closed by another process: try again.`);
  return leave;
}

/** Whether any process uses the folder's server; asked by one who holds the folder's lock. */
export function isInUse(folder: string): boolean {
  const release = take(path.join(folder, LOCK_FILES[1]), 'BEGIN EXCLUSIVE');
  release?.();
  return release === null;
}

function take(file: string, sql: string): (() => void) | null {
  const handle = new DatabaseSync(file, { timeout: 0 });
  try {
    handle.exec(sql);
    return () => handle.isOpen && handle.close();
  } catch (error) {
    handle.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    return null;
  }
}

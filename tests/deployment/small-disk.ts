import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { newFolder } from './product.ts';

/** Root may make a small disk, unless it is the root of a container. */
export function mayMount(): boolean {
  return spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', os.tmpdir()]).status === 0;
}

export async function onDiskOf(size: string, work: (disk: string) => Promise<void>): Promise<void> {
  const disk = newFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=711`, 'tmpfs', disk]);
  try {
    await work(disk);
  } finally {
    execFileSync('umount', ['-l', disk]);
  }
}

/** Leaves no room on it. */
export function fill(disk: string): void {
  const file = openSync(path.join(disk, 'filler'), 'w');
  const zeros = Buffer.alloc(4096);
  try {
    for (;;) writeSync(file, zeros);
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  } finally {
    closeSync(file);
  }
}

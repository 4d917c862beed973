import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { closeSync, existsSync, fchownSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './account.ts';
import { failureOf, finished, runApart, surroundings, tied } from './programs.ts';

const START_MS = 300_000;
const STOP_SECONDS = 2;
const PORTS_TO_TRY = 5;

/** Starts the server of a cluster and returns its port. */
export async function launch(account: Account, cluster: string): Promise<number> {
  for (let left = PORTS_TO_TRY; ; left -= 1) {
    const port = await freePort();
    const output = await launchOn(account, cluster, port);
    if (output === null) return port;
    // Somebody else took the port between our look and the server's.
    if (left === 0 || !/TCP\/IP socket/.test(output)) throw failureOf(cluster, output);
  }
}

/** Null once the server is ready; what it said when it ended instead. */
export async function launchOn(account: Account, cluster: string, port: number): Promise<string | null> {
  const logFile = path.join(cluster, 'server.log');
  const log = openSync(logFile, 'w', 0o600);
  if (account.ids) fchownSync(log, account.ids.uid, account.ids.gid);
  const child = runApart(account, 'postgres', ['-D', cluster, '-p', String(port)], log);
  closeSync(log);
  const { untie } = tied(child);
  const ended = finished(child);
  const deadline = Date.now() + START_MS;
  while (child.exitCode === null && child.signalCode === null && child.pid) {
    const running = readPidFile(cluster);
    if (running?.pid === child.pid && running.ready) {
      untie();
      child.unref();
      return null;
    }
    if (Date.now() > deadline) child.kill('SIGQUIT');
    await pause(20);
  }
  const { output } = await ended;
  return `${output}${readFileSync(logFile, 'utf8')}`;
}

/** Stops the server of this folder without losing what was committed; it need not be in good health. */
export async function halt(account: Account, cluster: string): Promise<void> {
  if (!readPidFile(cluster)) return;
  const done = await finished(runApart(account, 'pg_ctl', stopping(cluster, 'fast'), 'pipe'));
  if (done.status !== 0) await finished(runApart(account, 'pg_ctl', stopping(cluster, 'immediate'), 'pipe'));
}

/** The same for a process that is ending and waits for nothing. */
export function killServer(account: Account, cluster: string): void {
  if (!readPidFile(cluster)) return;
  const options = { ...surroundings(account), stdio: 'ignore' } as const;
  const program = path.join(account.bin, 'pg_ctl');
  if (spawnSync(program, stopping(cluster, 'fast'), options).status !== 0)
    spawnSync(program, stopping(cluster, 'immediate'), options);
}

function stopping(cluster: string, mode: 'fast' | 'immediate'): string[] {
  return ['stop', '-D', cluster, '-m', mode, '-w', '-t', String(STOP_SECONDS)];
}

export interface Running {
  pid: number;
  port: number;
  ready: boolean;
}

/** What the server of this folder wrote about itself, whether or not it still lives. */
export function readPidFile(cluster: string): Running | null {
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pid, , , port, , , , status] = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port), ready: status?.trim() === 'ready' };
}

export function removePidFile(cluster: string): void {
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
}

/**
 * Below the ports that systems give to whoever connects: nobody gets this one by chance while the
 * server is started again on it.
 */
const PORTS = { from: 15_000, to: 32_000 };

async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

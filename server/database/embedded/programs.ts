import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { isDiskFull, StartFailure } from '../failure.ts';
import type { Account } from './account.ts';

/** A process group of its own, so that the terminal's Ctrl-C does not reach it before we stop it. */
export function runApart(
  account: Account,
  program: string,
  args: string[],
  output: number | 'pipe',
): ChildProcess {
  return spawn(path.join(account.bin, program), args, {
    ...surroundings(account),
    detached: true,
    stdio: ['ignore', output, output],
  });
}

/** Takes the program along when this process ends; the answer lets it live on by itself. */
export function tied(child: ChildProcess): { untie(): void } {
  const end = () => void child.kill('SIGINT');
  const untie = () => void process.off('exit', end);
  process.on('exit', end);
  child.once('exit', untie);
  return { untie };
}

export function surroundings({ ids }: Account) {
  // A working directory that any account may stand in; the project's own may be closed.
  return { cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C' }, ...ids };
}

export function finished(child: ChildProcess): Promise<{ status: number | null; output: string }> {
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ status: null, output: output + error.message }));
    child.once('close', (status) => resolve({ status, output }));
  });
}

/** What a program of Postgres said when it failed, as a sentence. */
export function failureOf(cluster: string, output: string): Error {
  if (isDiskFull(output)) return new Error(output);
  if (/Permission denied/i.test(output))
    return new StartFailure(
      `The database's account may not enter ${path.dirname(cluster)}: choose another folder with DATA_DIR.`,
    );
  const reason = output.match(/(?:FATAL|PANIC|error): +(.+)/)?.[1] ?? output.trim().split('\n').at(-1);
  return new StartFailure(`The database in ${cluster} does not start (${reason || 'it said nothing'}).`);
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, vi } from 'vitest';

interface Options {
  dataDir: string;
  port?: number;
  script?: string;
  args?: string[];
  env?: Record<string, string>;
  /** As npm runs it: behind a shell that passes no signal on. */
  behindShell?: boolean;
}

const running = new Map<ChildProcess, Promise<unknown>>();

/** What a failed test left running stops its database too when it is asked. */
async function stopAll(): Promise<void> {
  for (const [child, ended] of running) {
    signal(child, 'SIGTERM');
    await ended;
  }
}
afterEach(stopAll);

/** The product as people start it, and what it says. */
export function startProduct(options: Options) {
  const { dataDir, port = 0, script = 'server/main.ts', args = ['--empty'], env = {} } = options;
  const command = [process.execPath, script, ...args];
  // A command after it keeps the shell from becoming the product.
  const [program, ...rest] = options.behindShell
    ? ['sh', '-c', `'${command.join("' '")}'; true`]
    : (command as [string, ...string[]]);
  const child = spawn(program!, rest, {
    detached: true,
    env: { PATH: process.env['PATH'], HOME: os.homedir(), DATA_DIR: dataDir, PORT: String(port), ...env },
  });

  let stdout = '';
  let stderr = '';
  const looks = new Set<() => void>();
  const hear = () => looks.forEach((look) => look());
  child.stdout!.on('data', (chunk) => ((stdout += String(chunk)), hear()));
  child.stderr!.on('data', (chunk) => ((stderr += String(chunk)), hear()));
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (status) => {
      running.delete(child);
      resolve(status);
      hear();
    });
  });
  running.set(child, ended);

  return {
    pid: child.pid!,
    dataDir,
    ended,
    stdout: () => stdout,
    stderr: () => stderr,
    /** Waits until it says this. */
    waitForOutput(words: RegExp): Promise<RegExpExecArray> {
      return new Promise((resolve, reject) => {
        const look = () => {
          const match = words.exec(stdout);
          if (match) resolve(match);
          else if (!running.has(child)) reject(new Error(`It ended: ${stdout}${stderr}`));
          else return;
          looks.delete(look);
        };
        looks.add(look);
        look();
      });
    },
    async ready(): Promise<string> {
      await this.waitForOutput(/Press Ctrl-C to stop\.\n/);
      return /Lemma is ready at (\S+)/.exec(stdout)![1]!;
    },
    /** To all of it at once, as a terminal does. */
    signal: (name: NodeJS.Signals) => signal(child, name),
    /** Ctrl-C, until nothing is left. */
    async stop(name: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
      signal(child, name);
      const status = await ended;
      await noProcessesLeft(dataDir);
      return status;
    },
    /** Expects it to refuse in one sentence, and says which. */
    async refusal(): Promise<string> {
      expect(await ended).toBe(1);
      expect(stderr).toMatch(/^[^\n]+\.\n$/);
      return stderr.trim();
    },
  };
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    process.kill(-child.pid!, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export const noProcessesLeft = (dataDir: string) =>
  vi.waitFor(() => expect(processesOf(dataDir)).toEqual([]), { timeout: 60_000 });

/** The processes that work in a folder, or were told its name. */
function processesOf(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
        const stands = readlinkSync(`/proc/${pid}/cwd`);
        return [...args, stands].some((one) => one.startsWith(folder));
      } catch {
        return false;
      }
    });
}

const made: string[] = [];
afterAll(async () => {
  await stopAll();
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A place with a space in its name, for folders that the tests make. */
export function newFolder(): string {
  const place = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'lemma start '));
  // The database of root runs under an account of its own, which must be able to pass.
  execFileSync('chmod', ['711', place]);
  made.push(place);
  return place;
}

/** The folder as it is, owners and all. */
export function copyOf(folder: string): string {
  const copy = path.join(newFolder(), 'copy');
  execFileSync('cp', ['-a', folder, copy]);
  return copy;
}

/** Every file of a folder with what is in it. */
export function contentOf(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return Object.fromEntries(
    files
      .map((file) => path.join(file.parentPath, file.name))
      .sort()
      .map((file) => [file, readFileSync(file).toString('base64')]),
  );
}

/** The server of the folder's database, as it wrote it down. */
export function serverOf(dataDir: string): { pid: number; port: number } | null {
  const file = path.join(dataDir, 'postgres', 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port) };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

const SOMEBODY = { email: 'ada@example.org', password: 'Cedar-Lantern-41' };

export async function signUp(address: string): Promise<void> {
  const answer = await post(`${address}/auth/v1/signup`, { ...SOMEBODY, data: { name: 'Ada' } });
  expect(answer.status).toBe(200);
}

/** The status of signing in as whoever signed up, or as somebody else. */
export async function signIn(address: string, account = SOMEBODY): Promise<number> {
  return (await post(`${address}/auth/v1/token?grant_type=password`, account)).status;
}

const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

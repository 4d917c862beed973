import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const NAMES = ['redis-server', 'valkey-server'];

/** A Redis: the one that is named, the system's, or as root the distribution's, installed. */
function findRedis(): string {
  const named = process.env['REDIS_SERVER_PATH'];
  if (named) return named;
  const installed = inPath();
  if (installed) return installed;
  if (process.getuid?.() === 0) {
    console.log('Installing Redis from the distribution (some seconds, once).');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'redis-server']])
      spawnSync('apt-get', args, { stdio: 'ignore', env });
    const there = inPath();
    if (there) return there;
  }
  throw new Error('There is no Redis: install redis-server, or name it with REDIS_SERVER_PATH.');
}

function inPath(): string | null {
  for (const name of NAMES)
    for (const folder of (process.env['PATH'] ?? '').split(':'))
      if (folder && existsSync(`${folder}/${name}`)) return `${folder}/${name}`;
  return null;
}

/** A Redis of its own at this port, which keeps nothing. */
export function startRedis(port: number) {
  const program = findRedis();
  let child: ChildProcess | null = null;
  return {
    url: `redis://127.0.0.1:${port}`,
    async start(): Promise<void> {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      child = spawn(program, args, { stdio: 'ignore', cwd: '/' });
      while (!(await answers(port))) await pause(20);
    },
    /** As if the machine had lost its power. */
    async kill(): Promise<void> {
      const ended = child && new Promise((resolve) => child!.once('exit', resolve));
      child?.kill('SIGKILL');
      await ended;
      child = null;
    },
  };
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });

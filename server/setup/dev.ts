import { readConfig } from '../config.ts';
import { whenAlone } from '../lifetime.ts';
import { spawn } from 'node:child_process';

// The server starts again when one of its files changes; Vite serves the client and passes on the rest.
const { port } = readConfig();
const server = { PORT: String(port + 1), LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info' };
const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });

const children = [
  run('node', ['--watch', '--watch-preserve-output', 'server/main.ts', ...process.argv.slice(2)], server),
  run('vite', ['--port', String(port), '--strictPort'], { LEMMA_SERVER: `http://localhost:${port + 1}` }),
];

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
}
for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.on('SIGHUP', stop);
whenAlone(stop);

import { spawn } from 'node:child_process';
import path from 'node:path';
import { ConfigFailure, readConfig } from '../core/config.ts';
import { onParentExit } from '../process/signals.ts';

// The server starts again when a file of its folder changes; Vite serves the client and passes on the rest. Folders are
// watched and not files: many editors write beside a file and rename, after which its own watch sees nothing more.
const SOURCES = path.resolve(import.meta.dirname, '..');

const port = portOf();
const server = {
  PORT: String(port + 1),
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info',
  GRAPH_TRACE: process.env['GRAPH_TRACE'] ?? '1',
};
// The server's own would lead to pages that do not reload.
const address = `--address=http://localhost:${port}`;
const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });

const watching = ['--watch', '--watch-preserve-output', `--watch-path=${SOURCES}`];
const children = [
  run('node', [...watching, 'server/main.ts', address, ...process.argv.slice(2)], server),
  run('vite', ['--port', String(port), '--strictPort', '--logLevel', 'warn'], {
    LEMMA_SERVER: `http://localhost:${port + 1}`,
  }),
];

function portOf(): number {
  try {
    return readConfig().port;
  } catch (error) {
    if (!(error instanceof ConfigFailure)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

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
onParentExit(stop);

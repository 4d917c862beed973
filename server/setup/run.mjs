import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const modules = path.join(root, 'node_modules');

/** A step that failed, as a sentence and what its program printed last. */
export class StepFailure extends Error {}

/** Runs a program of the installed packages with the Node that came with them, and keeps its output. */
export function runInstalled(name, args, env = {}) {
  const bin = path.join(modules, '.bin');
  const program = path.join(bin, process.platform === 'win32' ? `${name}.cmd` : name);
  return run(program, args, { ...env, PATH: `${bin}${path.delimiter}${process.env.PATH}` });
}

/** Runs a program with the machine's own Node: the installed one may be replaced under it. */
export function runOutside(name, args) {
  const own = process.env.PATH.split(path.delimiter).filter(
    (folder) => !/node_modules[\\/]\.bin$/.test(folder),
  );
  const program = process.platform === 'win32' ? `${name}.cmd` : name;
  return run(program, args, { PATH: own.join(path.delimiter) });
}

/** Runs a program by its path. */
export function run(program, args, env = {}) {
  return new Promise((resolve) => {
    const shell = program.endsWith('.cmd');
    const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, shell });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

export function failed(sentence, { output }) {
  if (/ENOSPC|No space left/i.test(output)) return new StepFailure(`The disk is full: ${sentence}`);
  const last = output.trim().split('\n').slice(-15).join('\n');
  return new StepFailure(last ? `${sentence}\n${last}` : sentence);
}

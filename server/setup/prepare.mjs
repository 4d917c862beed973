// Runs before anything is installed, on whatever Node the machine has: plain JavaScript, no packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const modules = path.join(root, 'node_modules');
const stamps = path.join(modules, '.lemma');
const bin = (name) => path.join(modules, '.bin', process.platform === 'win32' ? `${name}.cmd` : name);

process.chdir(root);
try {
  install();
  requireNode();
  generate();
  if (process.argv.includes('--client')) buildClient();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

function install() {
  const wanted = hashOf('package.json', 'package-lock.json');
  if (stampOf('install') === wanted) return;
  console.log('Installing packages (a minute or two, once).');
  // npm complains of the old Node it runs on, not of anything that a reader could mend.
  const done = run(npm(), ['ci', '--loglevel=error', '--no-audit', '--no-fund', '--engine-strict=false']);
  if (done.status !== 0) throw failure('The packages could not be installed.', done);
  stamp('install', wanted);
}

function requireNode() {
  const done = run(path.join(modules, '.bin', 'node'), ['--version']);
  if (done.status !== 0 || !done.stdout.startsWith('v24.'))
    throw failure('The Node that comes with the packages does not run here.', done);
}

function generate() {
  const wanted = hashOf('prisma/schema.prisma', 'package-lock.json');
  if (stampOf('generate') === wanted && existsSync('server/database/client/client.ts')) return;
  console.log('Generating the database client.');
  // Prisma looks for a schema engine that it never runs here; any existing program stops the download.
  const done = run(bin('prisma'), ['generate', '--no-hints'], { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath });
  if (done.status !== 0) throw failure('The database client could not be generated.', done);
  stamp('generate', wanted);
}

function buildClient() {
  const files = ['client', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json'].flatMap(filesOf);
  const wanted = hashOf(...files);
  if (stampOf('client') === wanted && existsSync('dist/client/index.html')) return;
  console.log('Building the client (some seconds, once).');
  const done = run(bin('vite'), ['build', '--logLevel', 'error']);
  if (done.status !== 0) throw failure('The client could not be built.', done);
  stamp('client', wanted);
}

function filesOf(name) {
  if (!existsSync(name)) return [];
  if (!statSync(name).isDirectory()) return [name];
  return readdirSync(name, { recursive: true })
    .map((file) => path.join(name, String(file)))
    .filter((file) => statSync(file).isFile())
    .sort();
}

function hashOf(...files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

function stampOf(name) {
  const file = path.join(stamps, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function stamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(path.join(stamps, name), value);
}

function npm() {
  return process.platform === 'win32' ? 'npm.cmd' : 'npm';
}

function run(program, args, env = {}) {
  return spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env, PATH: `${path.join(modules, '.bin')}${path.delimiter}${process.env.PATH}` },
    shell: process.platform === 'win32',
  });
}

function failure(sentence, done) {
  const said = `${done.stderr ?? ''}${done.stdout ?? ''}`.trim().split('\n').slice(-15).join('\n');
  const full = /ENOSPC|No space left/i.test(said) ? 'The disk is full. ' : '';
  return new Error(`${full}${sentence}${said ? `\n${said}` : ''}`);
}

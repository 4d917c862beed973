// Runs before anything is installed, on whatever Node the machine has: plain JavaScript, no packages.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { install } from './install.mjs';
import { failed, modules, root, runInstalled, StepFailure } from './run.mjs';
import { takeTurn } from './turn.mjs';

const stamps = path.join(modules, '.lemma');
const options = new Set(process.argv.slice(2));

process.chdir(root);
let endTurn = () => {};
try {
  endTurn = await takeTurn();
  await install({ withTests: options.has('--tests') });
  await sideBySide([generate(), options.has('--client') && buildClient()]);
} catch (error) {
  if (!(error instanceof StepFailure || error.code)) throw error;
  console.error(error.code ? `The project cannot be prepared in ${root} (${error.message}).` : error.message);
  process.exitCode = 1;
} finally {
  endTurn();
}

/** Neither needs the other. The turn ends when both have ended, also where one failed. */
async function sideBySide(steps) {
  const ended = await Promise.allSettled(steps);
  const failure = ended.find(({ status }) => status === 'rejected');
  if (failure) throw failure.reason;
}

async function generate() {
  const hash = hashOf('prisma/schema.prisma', 'package-lock.json');
  if (stampOf('generate') === hash && existsSync('server/database/client/client.ts')) return;
  console.log('Generating the database client.');
  const generated = await runInstalled('prisma', ['generate', '--no-hints'], {
    // Prisma looks for an engine that it never runs here; any existing program stops the download.
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: '1',
  });
  if (!generated.ok) throw failed('The database client could not be generated.', generated);
  stamp('generate', hash);
}

async function buildClient() {
  const hash = hashOf(
    ...['client', 'vite.config.ts', 'lingui.config.ts', 'package-lock.json'].flatMap(filesOf),
  );
  if (stampOf('client') === hash && existsSync('dist/client/index.html')) return;
  console.log('Building the client (some seconds, the first time).');
  const built = await runInstalled('vite', ['build', '--logLevel', 'error']);
  if (!built.ok) throw failed('The client could not be built.', built);
  stamp('client', hash);
}

function filesOf(name) {
  if (!existsSync(name)) return [];
  if (!statSync(name).isDirectory()) return [name];
  return readdirSync(name, { recursive: true })
    .map((file) => path.join(name, file))
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

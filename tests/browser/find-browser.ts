import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The shell has no windows to draw around a page and takes a third less time than the others. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** A Chromium: the one that is named, the system's, Playwright's own, or as root the distribution's, installed. */
export function findBrowser(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const installed = inPath(...NAMES);
  if (installed) return installed;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (process.getuid?.() === 0 && inPath('apt-get')) {
    console.log('Installing Chromium from the distribution (a minute or two, once).');
    aptGet('update');
    // Ubuntu and older releases of Debian have no package of the shell.
    if (!aptGet('install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-cjk'))
      aptGet('install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk');
    const installed = inPath(...NAMES);
    if (installed) return installed;
  }
  throw new Error('There is no Chromium: install one, or name it with CHROMIUM_PATH.');
}

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0;
}

function inPath(...names: string[]): string | null {
  for (const name of names)
    for (const folder of (process.env['PATH'] ?? '').split(':'))
      if (folder && existsSync(`${folder}/${name}`)) return `${folder}/${name}`;
  return null;
}

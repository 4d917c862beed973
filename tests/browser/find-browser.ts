import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** A Chromium: the one that is named, the system's, Playwright's own, or as root the distribution's, installed. */
export function findBrowser(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const installed = inPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
  if (installed) return installed;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (process.getuid?.() === 0 && inPath('apt-get')) {
    console.log('Installing Chromium from the distribution (a minute or two, once).');
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update'], options);
    execFileSync(
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
      options,
    );
    const installed = inPath('chromium');
    if (installed) return installed;
  }
  throw new Error('There is no Chromium: install one, or name it with CHROMIUM_PATH.');
}

function inPath(...names: string[]): string | null {
  for (const name of names)
    for (const folder of (process.env['PATH'] ?? '').split(':'))
      if (folder && existsSync(`${folder}/${name}`)) return `${folder}/${name}`;
  return null;
}

import { readFileSync, writeFileSync } from 'node:fs';
import { limitsPage } from './document/page.ts';
import * as limits from './table.ts';

/** Prints docs/limits.md from the table; with --check, reports whether it is up to date. */
const FILE = new URL('../../docs/limits.md', import.meta.url);
const text = limitsPage(limits);

if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== text) {
    console.error('docs/limits.md is not as server/limits/table.ts says: run `npm run generate`.');
    process.exitCode = 1;
  }
} else writeFileSync(FILE, text);

import { readFileSync, writeFileSync } from 'node:fs';
import { CLIENT_LIMITS } from './client-limits.ts';

// Writes the limits that the client holds too, or with --check compares them.
const FILE = new URL('../../client/lib/graph/limits.gen.ts', import.meta.url);

type Limit = number | RegExp | Record<string, number>;

function code(limit: Limit): string {
  if (typeof limit !== 'object' || limit instanceof RegExp) return String(limit);
  return `{ ${Object.entries(limit)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')} }`;
}

const printed = [
  '// Printed by `npm run generate` from the rules of the server.',
  ...Object.entries<Limit>(CLIENT_LIMITS).map(([name, limit]) => `export const ${name} = ${code(limit)};`),
  '',
].join('\n');

if (!process.argv.includes('--check')) writeFileSync(FILE, printed);
else if (readFileSync(FILE, 'utf8') !== printed) {
  console.error(
    'client/lib/graph/limits.gen.ts differs from the rules of the server: run `npm run generate`.',
  );
  process.exitCode = 1;
}

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { unprovedAmong } from './prove.ts';
import { type Pattern, writtenPatterns } from './written.ts';

// Proves that every regular expression of the product, those built at run time too, takes linear time.
const { literals, built } = writtenPatterns();
const { stdout } = await promisify(execFile)(
  process.execPath,
  [path.join(import.meta.dirname, 'run-built.ts')],
  { maxBuffer: 64 * 1024 * 1024 },
);
const seen = JSON.parse(stdout) as Pattern[];

const unseen = built.filter((place) => !seen.some((one) => one.place === place));
const unproved = await unprovedAmong([...literals, ...seen]);

for (const { places, pattern, why } of unproved) console.log(`${places.join(' ')}\n  ${pattern}\n  ${why}`);
for (const place of unseen)
  console.log(`${place}\n  is built by no call in tests/linear-patterns/exercise.ts`);
console.log(
  `${literals.length} written, ${seen.length} built, ${unproved.length + unseen.length} not proved`,
);
process.exitCode = unproved.length + unseen.length > 0 || seen.length === 0 ? 1 : 0;

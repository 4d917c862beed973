import path from 'node:path';
import { readPatterns } from './patterns.ts';
import { describeUnproved, prove } from './prove.ts';
import { lineOf, readRecord, RECORD, writeRecord } from './record.ts';

// Holds every regular expression of the product to linear time. What the committed record names was proved before; what is
// new is proved here and written into it. That the record names nothing else, the deep run finds by proving all anew.
const { groups, unexercised } = await readPatterns();
const record = readRecord();
const isRecorded = new Map(groups.map((group) => [group, record.has(lineOf(group))]));
const proofs = await prove(groups.filter((group) => !isRecorded.get(group)));

for (const line of describeUnproved(proofs)) console.log(line);
for (const place of unexercised)
  console.log(`${place}\n  is built by no call in tests/linear-patterns/exercise.ts`);
if (proofs.proved.length > 0) {
  writeRecord(groups.filter((group) => isRecorded.get(group) || proofs.proved.includes(group)));
  console.log(
    `${path.relative('.', RECORD)} lacked ${proofs.proved.length} that are proved now, and names them: commit it`,
  );
}
console.log(`${groups.length} patterns, ${proofs.unproved.length + unexercised.length} not proved`);
process.exitCode =
  proofs.unproved.length + proofs.proved.length + unexercised.length > 0 || groups.length === 0 ? 1 : 0;

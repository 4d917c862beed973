import { readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './graph.ts';

// Writes schema.graphql, or with --check says whether it is the printed one.
const FILE = new URL('../../schema.graphql', import.meta.url);
const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;

if (!process.argv.includes('--check')) writeFileSync(FILE, printed);
else if (readFileSync(FILE, 'utf8') !== printed) {
  console.error('schema.graphql differs from the graph: run `npm run generate`.');
  process.exitCode = 1;
}

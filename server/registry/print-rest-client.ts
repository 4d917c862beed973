import { readFileSync, writeFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { openApi } from '../rest/openapi/openapi.ts';
import { typesOf } from '../rest/openapi/types.ts';
import { routes } from '../rest/table/routes.ts';

// Writes the types of the REST client, or with --check compares them.
const FILE = new URL('../../client/rest/calls.gen.ts', import.meta.url);
const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const types = typesOf(openApi({ schema, routes, publicUrl: null }));
const printed = `// Printed by \`npm run generate\` from the description of REST.\n${types}`;

if (!process.argv.includes('--check')) writeFileSync(FILE, printed);
else if (readFileSync(FILE, 'utf8') !== printed) {
  console.error('client/rest/calls.gen.ts differs from the description of REST: run `npm run generate`.');
  process.exitCode = 1;
}

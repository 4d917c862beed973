import { existsSync, readFileSync } from 'node:fs';
import { type Exceptions, failures } from './apply-exceptions.ts';
import { changelogFindings, commentPathFindings, pathFindings } from './documents.ts';
import { circleFindings } from './folder-circles.ts';
import { mutantFindings } from './mutants.ts';
import { ratchetFindings } from './ratchets.ts';
import { schemaExportFindings } from './schema-exports.ts';
import { sizeFindings } from './sizes.ts';
import { importsOf, isCode, readSources } from './sources.ts';
import { layerFindings } from './layers.ts';
import { ambiguityFindings, translationFindings } from './translations.ts';
import { MUTANTS } from '../mutants/mutants.ts';

// The rules of the house that no tool knows: run by `npm run check`.
const code = readSources('server', 'client').filter(isCode);
const imports = importsOf(code);
const recorded = readFileSync('docs/changelog.graphql', 'utf8');

const { mutate } = JSON.parse(readFileSync('tests/mutants/stryker.config.json', 'utf8')) as {
  mutate: string[];
};
const exceptions = JSON.parse(readFileSync('tests/checks/exceptions.json', 'utf8')) as Exceptions;

const findings = [
  ...ratchetFindings(),
  ...layerFindings(imports),
  ...circleFindings(imports),
  ...sizeFindings(code),
  ...schemaExportFindings(code, imports),
  ...mutantFindings(readSources('server', 'client', 'tests'), MUTANTS, mutate),
  ...translationFindings(readSources('client/**/*.po')),
  ...ambiguityFindings(readSources('client/**/*.po')),
  ...pathFindings(readSources('*.md', 'docs/**/*.md', 'server/**/*.md'), existsSync),
  ...commentPathFindings(readSources('server', 'client', 'prisma/schema.prisma', 'prisma/seed'), existsSync),
  ...changelogFindings(
    recorded,
    readFileSync('schema.graphql', 'utf8'),
    readFileSync('CHANGELOG.md', 'utf8'),
  ),
];
if (process.argv.includes('--list'))
  for (const { rule, place, count } of findings) console.log(`${rule}\t${place}\t${count}`);
const failed = failures(findings, exceptions);
for (const failure of failed) console.log(failure);
process.exitCode = failed.length > 0 ? 1 : 0;

import { readFileSync, writeFileSync } from 'node:fs';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { newLines } from './changelog-entries.ts';

/** The graph as the newest entry of the changelog leaves it. */
const RECORDED = 'docs/changelog.graphql';
const CHANGELOG = 'CHANGELOG.md';
const HEADING = '## Unreleased\n';

const reason = process.argv.slice(2).join(' ').trim();
if (!reason) {
  console.error('Say why the graph changes: npm run changelog -- "Questions lead to their topics."');
  process.exit(1);
}

const now = readFileSync('schema.graphql', 'utf8');
const found = await diff(buildSchema(readFileSync(RECORDED, 'utf8')), buildSchema(now));
// What is new is named once, without its parts and in other words than its description; a deprecation with its reason.
const changes = found.filter(
  ({ type, meta, message }) =>
    !type.includes('DESCRIPTION') &&
    !/^Directive 'deprecated' | '@deprecated'$/.test(message) &&
    !Object.entries(meta).some(([name, value]) => name.startsWith('addedToNew') && value === true),
);
if (found.length === 0) {
  console.log('The graph is as the newest entry says.');
  process.exit(0);
}

const lines = changes.map(({ message, criticality, meta }) => {
  const reason = (meta as { deprecationReason?: string }).deprecationReason;
  const isBreaking = criticality.level === CriticalityLevel.Breaking;
  return `- ${isBreaking ? 'Breaking: ' : ''}${message.replaceAll("'", '`')}${reason ? `: ${reason}` : ''}`;
});
const date = new Date().toISOString().slice(0, 10);
const changelog = readFileSync(CHANGELOG, 'utf8');
const entry = `### ${date}: ${reason}\n\n${newLines(changelog, lines).join('\n')}\n`;
if (!changelog.includes(HEADING)) throw new Error(`${CHANGELOG} has no heading “${HEADING.trim()}”.`);
writeFileSync(CHANGELOG, changelog.replace(HEADING, `${HEADING}\n${entry}`));
writeFileSync(RECORDED, now);
console.log(`Wrote ${lines.length} changes to ${CHANGELOG}.`);

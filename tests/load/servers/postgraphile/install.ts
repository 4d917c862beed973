import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, print } from 'graphql';
import { installApart } from '../../apart.ts';

const HERE = import.meta.dirname;

/** PostGraphile with its server and its documents by their hashes. */
export function installPostGraphile() {
  const folder = installApart('postgraphile', {
    '@grafserv/persisted': '1.0.0',
    graphql: '16.15.0',
    pg: '8.23.1',
    postgraphile: '5.1.5',
  });
  const documents = documentsByHash(readFileSync(path.join(HERE, 'documents.graphql'), 'utf8'));
  writeFileSync(path.join(folder, 'documents.json'), JSON.stringify(documents));
  for (const file of ['server.mjs', 'plugin.mjs'])
    copyFileSync(path.join(HERE, file), path.join(folder, file));
  return { folder, documents };
}

/** One text for each operation, with the fragments behind it. */
function documentsByHash(source: string): Record<string, string> {
  const { definitions } = parse(source);
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const texts = definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const spread = fragments.filter((fragment) =>
        print(operation).includes(`...${'name' in fragment ? fragment.name!.value : ''}`),
      );
      return print({ kind: Kind.DOCUMENT, definitions: [operation, ...spread] });
    });
  return Object.fromEntries(texts.map((text) => [createHash('sha256').update(text).digest('hex'), text]));
}

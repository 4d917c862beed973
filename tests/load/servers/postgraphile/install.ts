import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, print } from 'graphql';

const HERE = import.meta.dirname;
const FOLDER = path.resolve(HERE, '../../../../.cache/bench');
const PACKAGE = {
  private: true,
  type: 'module',
  dependencies: {
    '@grafserv/persisted': '1.0.0',
    graphql: '16.15.0',
    pg: '8.23.1',
    postgraphile: '5.1.5',
  },
};

/** PostGraphile in a folder of its own, fetched at the first run, with its server and its documents by their hashes. */
export function installPostGraphile() {
  const wanted = JSON.stringify(PACKAGE, null, 2);
  const installed = path.join(FOLDER, 'installed.json');
  mkdirSync(FOLDER, { recursive: true });
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== wanted) {
    writeFileSync(path.join(FOLDER, 'package.json'), wanted);
    execFileSync('npm', ['install', '--loglevel=error', '--no-fund', '--no-audit'], {
      cwd: FOLDER,
      stdio: 'inherit',
    });
    writeFileSync(installed, wanted);
  }
  const documents = documentsByHash(readFileSync(path.join(HERE, 'documents.graphql'), 'utf8'));
  writeFileSync(path.join(FOLDER, 'documents.json'), JSON.stringify(documents));
  copyFileSync(path.join(HERE, 'server.mjs'), path.join(FOLDER, 'server.mjs'));
  return { folder: FOLDER, documents };
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

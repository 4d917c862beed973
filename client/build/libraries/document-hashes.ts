import type { Plugin } from 'vite';

const PRINTER = 'import { print as origPrint } from "graphql";';
const HASH = 'const origPrint = (document) => document.__meta__?.hash ?? JSON.stringify(document);';

/**
 * Every document comes with the hash that the server knows it by, so that none is ever sent as text. Apollo prints
 * them only to tell them apart, for which the hash does as well: graphql's printer is left out.
 */
export function knownDocuments(): Plugin {
  return {
    name: 'lemma:known-documents',
    apply: 'build',
    transform: {
      filter: { id: /\/@apollo\/client\/utilities\/graphql\/print\.js$/ },
      handler(code) {
        if (!code.includes(PRINTER)) this.error('Apollo takes its printer from somewhere else now.');
        return { code: code.replace(PRINTER, HASH), map: null };
      },
    },
  };
}

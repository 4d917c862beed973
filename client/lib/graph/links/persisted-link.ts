import { ApolloLink } from '@apollo/client/link';
import { hashOf } from '../document-hash.ts';

/** Sends the hash that code generation put into the document, in place of its text. */
export const persistedLink = new ApolloLink((operation, forward) => {
  const hash = hashOf(operation.query);
  if (hash) {
    operation.extensions.persistedQuery = { version: 1, sha256Hash: hash };
    operation.setContext({ http: { includeExtensions: true, includeQuery: false } });
  }
  return forward(operation);
});

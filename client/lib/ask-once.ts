import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { hashOf } from './links/hash.ts';

/** Asks the graph once, without cache or session: for what a page shows that loads without Apollo. */
export async function askOnce<Data>(document: TypedDocumentNode<Data, Record<string, never>>): Promise<Data> {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(document) } };
  const response = await fetch(
    `/graphql?${new URLSearchParams({ extensions: JSON.stringify(extensions) })}`,
    {
      headers: { accept: 'application/json', 'x-graphql-yoga-csrf': '1' },
    },
  );
  const { data } = (await response.json()) as { data?: Data };
  if (!data) throw new Error(`The graph answered with ${response.status}.`);
  return data;
}

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { deviceName } from '../device/device-id.ts';
import { hashOf } from './document-hash.ts';
import { getAccessToken } from '../auth/session.ts';

const headers = () => ({
  accept: 'application/json',
  'x-graphql-yoga-csrf': '1',
  'lemma-device': deviceName(),
});

/** Asks the graph once, without cache or session: for what a page shows that loads without Apollo. */
export function askOnce<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables?: Variables,
  signal?: AbortSignal,
): Promise<Data> {
  const query = new URLSearchParams({
    ...(variables && { variables: JSON.stringify(variables) }),
    extensions: JSON.stringify(persisted(document)),
  });
  return answerOf<Data>(fetch(`/graphql?${query}`, { headers: headers(), ...(signal && { signal }) }));
}

/** Sends a mutation as the signed-in user, where Apollo is not loaded. */
export async function actOnce<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const token = await getAccessToken();
  return answerOf<Data>(
    fetch('/graphql', {
      method: 'POST',
      headers: {
        ...headers(),
        'accept-language': globalThis.document.documentElement.lang,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ variables, extensions: persisted(document) }),
    }),
  );
}

function persisted<Data, Variables>(document: TypedDocumentNode<Data, Variables>) {
  return { persistedQuery: { version: 1, sha256Hash: hashOf(document) } };
}

async function answerOf<Data>(request: Promise<Response>): Promise<Data> {
  const response = await request;
  const { data } = (await response.json()) as { data?: Data };
  if (!data) throw new Error(`The graph answered with ${response.status}.`);
  return data;
}

import { expect, test } from 'vitest';
import { PERSISTED_DOCUMENTS } from '../../server/graph/documents/persisted-operations.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld({ config: { onlyPersisted: true } });

async function send(body: object, accept = 'application/json') {
  const response = await fetch(`${world.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
  });
  return response.text();
}

test('an installation that answers its own operations only takes no text, not even of those that it knows', async () => {
  const [hash, text] = Object.entries(PERSISTED_DOCUMENTS).find(([, one]) =>
    one.startsWith('query Subjects'),
  )!;
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };

  expect(await send({ extensions })).toContain('"subjects"');
  // In this form it is answered by the pipeline that reads the text of the hash.
  expect(await send({ extensions }, 'multipart/mixed')).toContain('"subjects"');
  for (const query of [text, '{ __typename }']) {
    const refusal = await send({ query });
    expect(refusal).toContain('PERSISTED_QUERY_ONLY');
    expect(refusal).not.toContain('"data"');
  }
});

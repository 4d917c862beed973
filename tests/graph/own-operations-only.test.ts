import { createHash } from 'node:crypto';
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
  return (await response.json()) as { data?: unknown; errors?: object[] };
}

test('an installation that answers its own operations only takes no text, not even of those that it knows', async () => {
  const text = Object.values(PERSISTED_DOCUMENTS).find((one) => one.startsWith('query Subjects'))!;
  const sha256Hash = createHash('sha256').update(text).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };

  expect(await send({ extensions })).toHaveProperty('data.subjects');
  // Variables that do not fit are left to the pipeline that reads the text of the hash.
  await send({ extensions: { persistedQuery: { version: 1, sha256Hash: questionPage() } }, variables: {} });
  for (const query of [text, PERSISTED_DOCUMENTS[questionPage()]!, '{ __typename }']) {
    const refusal = await send({ query, variables: { id: 'x' } });
    expect(refusal).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_ONLY' } }] });
    expect(refusal).not.toHaveProperty('data');
  }
});

const questionPage = () =>
  Object.entries(PERSISTED_DOCUMENTS).find(([, text]) => text.startsWith('query QuestionPage'))![0];

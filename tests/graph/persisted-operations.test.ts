import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answeredId, askedId } from '../support/posts.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const documents = JSON.parse(
  readFileSync(new URL('../../server/graph/documents/persisted-operations.json', import.meta.url), 'utf8'),
) as Record<string, string>;
const entry = (name: string) =>
  Object.entries(documents).find(([, text]) => new RegExp(`^(query|mutation) ${name}\\b`).test(text))!;

const headers = (visitor: Visitor | null) => ({
  'content-type': 'application/json',
  accept: 'application/graphql-response+json',
  'accept-language': 'zh',
  ...(visitor?.token && { authorization: `Bearer ${visitor.token}` }),
});
const extensionsOf = (name: string) => ({ persistedQuery: { version: 1, sha256Hash: entry(name)[0] } });

async function byHash(visitor: Visitor | null, name: string, variables: object, method = 'POST') {
  const extensions = extensionsOf(name);
  const query = new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensions),
  });
  const response = await fetch(`${world.address}/graphql${method === 'GET' ? `?${query}` : ''}`, {
    method,
    headers: headers(visitor),
    ...(method === 'POST' && { body: JSON.stringify({ variables, extensions }) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function byText(visitor: Visitor | null, name: string, variables: object) {
  const response = await fetch(`${world.address}/graphql`, {
    method: 'POST',
    headers: headers(visitor),
    body: JSON.stringify({ query: entry(name)[1], variables }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('an operation of the web client, sent by its hash', () => {
  test.each(['GET', 'POST'])('reads by %s what its text reads', async (method) => {
    const ada = await world.person();
    const id = await askedId(ada);
    await answeredId(await world.person(), id);

    for (const [name, variables] of [
      ['QuestionPage', { id, sort: 'BEST' }],
      ['CommunityPage', { filter: { subjectCode: '9709' }, sort: 'NEWEST' }],
      ['CommunitySearch', { query: 'discriminant', filter: {} }],
    ] as const)
      for (const reader of [ada, null]) {
        const result = await byHash(reader, name, variables, method);
        expect(result).toEqual(await byText(reader, name, variables));
        expect(result).toMatchObject({ status: 200, body: { data: expect.anything() } });
      }
  });

  test('refuses in the words in which its text refuses', async () => {
    const ada = await world.person();
    const postId = await askedId(ada);
    const variables = { postId, type: 'UP' };

    const result = await byHash(ada, 'Vote', variables);
    expect(result.body).toMatchObject({
      data: { vote: { code: 'SELF_VOTE', message: '不能给自己的帖子投票。' } },
    });
    expect(result).toEqual(await byText(ada, 'Vote', variables));
    expect((await byHash(null, 'Vote', variables)).body).toMatchObject({
      data: { vote: { code: 'SIGNED_OUT' } },
    });
  });

  test('says of a query what cannot be answered, as its text does', async () => {
    const variables = { query: '', filter: {} };
    const result = await byHash(null, 'CommunitySearch', variables, 'GET');
    expect(result.body).toMatchObject({ errors: [{ extensions: { code: 'VALIDATION_FAILED' } }] });
    const [error] = (await byText(null, 'CommunitySearch', variables)).body['errors'] as {
      message: string;
    }[];
    expect(result.body['errors']).toEqual([expect.objectContaining({ message: error!.message })]);
  });

  test('is not run with variables that do not fit', async () => {
    const result = await byHash(null, 'QuestionPage', { id: { not: 'an id' } });
    expect(result.status).toBe(400);
    expect(result.body).toEqual({
      errors: [expect.objectContaining({ message: expect.stringContaining('$id') })],
    });
    expect((await byHash(null, 'QuestionPage', ['a list'])).status).toBe(400);
  });

  test('does not write when it is sent by GET', async () => {
    const ada = await world.person();
    const postId = await askedId(await world.person());

    expect((await byHash(ada, 'Vote', { postId, type: 'UP' }, 'GET')).status).toBe(405);
    const row = await world.db.question.findUniqueOrThrow({ where: { id: postId } });
    expect(row.up).toBe(0);
  });

  test('is masked where something breaks inside', async () => {
    const ada = await world.person();
    await world.sql('ALTER TABLE votes RENAME TO hidden');
    const result = await byHash(ada, 'Vote', { postId: await askedId(await world.person()), type: 'UP' });
    await world.sql('ALTER TABLE hidden RENAME TO votes');

    expect(result.body).toMatchObject({
      errors: [{ message: '服务器出现问题：Something went wrong here.', extensions: { code: 'INTERNAL' } }],
    });
  });
});

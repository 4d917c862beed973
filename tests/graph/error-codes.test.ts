import { createClient } from 'graphql-ws';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openWorld } from '../support/world.ts';

const world = openWorld();

const repeated = (count: number, text: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');
const INVALID = 'GRAPHQL_VALIDATION_FAILED';

const FAULTS: [string, string, string][] = [
  ['no syntax', '{ questions(', 'GRAPHQL_PARSE_FAILED'],
  ['an unknown field', '{ nothing }', INVALID],
  ['an argument of another type', '{ question(id: 12.5) { id } }', INVALID],
  ['an unknown word of an enum', '{ questions(sort: STRANGE) { nodes { id } } }', INVALID],
  ['a time that is none', '{ questions(filter: { since: "x" }) { nodes { id } } }', INVALID],
  ['a variable that is missing', 'query ($id: ID!) { question(id: $id) { id } }', INVALID],
  ['too many aliases', `{ ${repeated(31, (i) => `a${i}: __typename`)} }`, 'OPERATION_TOO_LARGE'],
  ['too many tokens', `{ ${repeated(1001, () => '__typename')} }`, 'OPERATION_TOO_LARGE'],
  [
    'too much depth',
    `{ questions { nodes { ${'close { duplicateOf { '.repeat(6)} id ${'} '.repeat(12)} } } }`,
    'OPERATION_TOO_LARGE',
  ],
  [
    'too high a cost',
    '{ questions(first: 100) { nodes { answers(first: 100) { nodes { author { id } question { id } } } } } }',
    'QUERY_COMPLEXITY',
  ],
  ['nothing to run', 'fragment A on Query { __typename }', ''],
];

test.each(FAULTS)('%s is told once, with its code, in the language of the reader', async (_, query, code) => {
  for (const language of ['en', 'zh']) {
    const { errors } = await world.guest().graph(query, {}, { 'accept-language': language });
    const [fault, ...more] = errors as unknown as { message: string; extensions: { code: string } }[];
    expect(fault!.extensions.code).toMatch(code ? new RegExp(`^${code}$`) : /^[A-Z_]+$/);
    expect(/\p{Script=Han}/u.test(fault!.message)).toBe(language === 'zh');
    expect(fault!.message).not.toContain('Syntax Error: Aliases');
    expect(more).toEqual([]);
  }
});

test.each(FAULTS.filter(([, , code]) => code))('over a socket too: %s', async (_, query, code) => {
  const client = createClient({
    url: `${world.address.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { language: 'zh' },
    retryAttempts: 0,
  });
  const outcome = new Promise((resolve) =>
    client.subscribe({ query }, { next: resolve, error: resolve, complete: () => resolve('answered') }),
  );
  expect(await outcome).toMatchObject([
    { message: expect.stringMatching(/\p{Script=Han}/u), extensions: { code } },
  ]);
  await client.dispose();
});

test('what is no operation is told so too', async () => {
  const send = async (init: RequestInit, headers: Record<string, string> = {}) => {
    const response = await fetch(`${world.address}/graphql`, {
      method: 'POST',
      ...init,
      headers: { 'content-type': 'application/json', 'accept-language': 'zh', ...headers },
    });
    const { errors } = (await response.json()) as {
      errors: { message: string; extensions: { code: string } }[];
    };
    expect(errors[0]!.message).toMatch(/\p{Script=Han}/u);
    // Yoga has words of its own for a query that is no text.
    if (init.body !== '{"query":12}') expect(errors[0]!.message).not.toMatch(/[a-z]{3,} [a-z]+ [a-z]+/i);
    return [response.status, errors[0]!.extensions.code];
  };
  expect(await send({ body: '{"query":' })).toEqual([400, 'BAD_REQUEST']);
  expect(await send({ body: '{"query":12}' })).toEqual([400, 'BAD_REQUEST']);
  expect(await send({ body: '{}' })).toEqual([400, 'BAD_REQUEST']);
  const many = Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`field${i}`, i]));
  expect(await send({ body: JSON.stringify(many) })).toEqual([400, 'BAD_REQUEST']);
  expect(await send({ body: '{}' }, { 'content-type': 'text/plain' })).toEqual([
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ]);
  expect(await send({ body: '{"query":"{ __typename }"}' }, { authorization: 'Bearer x' })).toEqual([
    401,
    'SIGNED_OUT',
  ]);
  expect(await send({ method: 'PUT', body: '{}' })).toEqual([405, 'METHOD_NOT_ALLOWED']);
});

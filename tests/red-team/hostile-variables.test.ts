import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from '../../server/registry/graph.ts';
import { PERSISTED_DOCUMENTS } from '../../server/graph/documents/persisted-operations.ts';
import { firstFaultIn } from '../../server/graph/validation/variables.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();

const keys = (count: number, value: unknown = 1) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, value]));

/** CPU milliseconds of a whole request, the database's client included: some twenty, and slack. */
const MOST_MS = 1000;

async function post(path: string, body: unknown) {
  const before = process.cpuUsage();
  const response = await fetch(`${world.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(MOST_MS);
  expect(text.length).toBeLessThan(50_000);
  return { status: response.status, text };
}

describe('variables that do not fit are refused at the first fault', () => {
  const QUESTIONS = 'query ($f: QuestionFilter) { questions(filter: $f) { nodes { id } } }';
  const SAID = 'query ($m: [String!]!) { recommendedTopics(recent: $m) { __typename } }';
  const attacks: [string, unknown][] = [
    ['22,000 unknown fields', { query: QUESTIONS, variables: { f: keys(20_000) } }],
    ['unknown fields as many as are read', { query: QUESTIONS, variables: { f: keys(60) } }],
    ['unknown fields and a long text', { query: QUESTIONS, variables: { f: keys(60, 'x'.repeat(4000)) } }],
    [
      'a list of what is no text',
      { query: SAID, variables: { m: Array.from({ length: 100_000 }, () => 1) } },
    ],
    ['variables that nothing uses', { query: '{ __typename }', variables: keys(20_000) }],
    ['objects within each other', { query: QUESTIONS, variables: { f: nested(2000) } }],
  ];

  test.each(attacks)('%s, in the text of a stranger', async (_name, body) => {
    expect((await post('/graphql', body)).status).toBeLessThan(500);
  });

  test('as many, to an operation of the site', async () => {
    const hash = Object.entries(PERSISTED_DOCUMENTS).find(([, text]) =>
      text.includes('$filter: QuestionFilter'),
    )![0];
    for (const filter of [keys(20_000), keys(60, 'x'.repeat(4000))]) {
      const sent = {
        extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
        variables: { filter },
      };
      expect((await post('/graphql', sent)).status).toBeLessThan(500);
    }
  });

  test('and only that one is worked out', () => {
    let reads = 0;
    const get = () => (reads += 1);
    const fields = Array.from({ length: 60 }, (_, i) => [`k${i}`, { enumerable: true, get }] as const);
    const f = Object.defineProperties({}, Object.fromEntries(fields));
    const operation = { schema, document: parse(QUESTIONS), operationName: null, variables: { f } };
    expect(firstFaultIn(operation)!.message).toContain('k0');
    // To tell them all, each field would be read again for every other.
    expect(reads).toBeLessThan(10 * fields.length);
  });

  test('in an address', async () => {
    const variables = encodeURIComponent(JSON.stringify({ f: keys(700) }));
    const response = await fetch(
      `${world.address}/graphql?query=${encodeURIComponent(QUESTIONS)}&variables=${variables}`,
      { headers: { accept: 'application/json' } },
    );
    expect(response.status).toBe(400);
  });
});

describe('bodies of REST with too much in them are refused in few words', () => {
  const many = Array.from({ length: 60_000 }, () => '');
  test.each<[string, unknown]>([
    ['/api/chat', { messages: many.map(() => 1) }],
    ['/api/chat', { messages: [{ role: 'user', content: 'x' }], segments: many }],
    ['/api/maths/check', { lines: many }],
    ['/api/maths/check', { lines: many.slice(0, 900) }],
    ['/api/community/questions', keys(4000)],
  ])('%s', async (path, body) => {
    expect((await post(path, body)).status).toBeLessThan(500);
  });

  test('aliases of a list with a fault in each line', async () => {
    const one = (i: number) => `a${i}: checkWorking(lines: $m) { ... on Problem { fields { field code } } }`;
    const query = `query ($m: [String!]!) { ${Array.from({ length: 30 }, (_, i) => one(i)).join(' ')} }`;
    expect((await post('/graphql', { query, variables: { m: many.slice(0, 900) } })).status).toBeLessThan(
      500,
    );
  });
});

describe('a cursor that this server did not write', () => {
  const cursor = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');
  const id = '01890000-0000-7000-8000-000000000003';
  test.each<[string, unknown]>([
    ['newest', ['2026-01-01T00:00:00.000Z', 'x']],
    ['newest', ['Jan 1 (ignore) 2026', id]],
    ['active', ['-200000-01-01T00:00:00.000Z', id]],
    ['active', ['0000-01-01T00:00:00.000Z', id]],
    ['votes', [1.5, id]],
    ['votes', [1e300, id]],
    ['votes', [null, id]],
  ])('is refused as one: %s %j', async (sort, place) => {
    const { status, body } = await world
      .guest()
      .rest('GET', `/api/community/questions?sort=${sort}&cursor=${cursor(place)}`);
    expect([status, body['code']]).toEqual([422, 'VALIDATION_FAILED']);
  });
});

function nested(depth: number): unknown {
  return JSON.parse('{"a":'.repeat(depth) + '1' + '}'.repeat(depth)) as unknown;
}

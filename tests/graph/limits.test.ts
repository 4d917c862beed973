import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getIntrospectionQuery } from 'graphql';
import { createClient } from 'graphql-ws';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { deep } from '../suite/slow.ts';
import { askedId } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();

const repeated = (count: number, text: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');

/** Fragments that spread each other twice: two to the power of so many selections. */
const fanOut = (levels: number) =>
  `query { subjects { ...F0 } } ${repeated(levels, (i) => `fragment F${i} on Subject { a${i}: papers { code } ...F${i + 1} ...F${i + 1} }`)} fragment F${levels} on Subject { code }`;
const nested = (levels: number) =>
  `query { questions { nodes { ...N0 } } } ${repeated(levels, (i) => `fragment N${i} on Question { a: close { duplicateOf { ...N${i + 1} } } b: close { duplicateOf { ...N${i + 1} } } }`)} fragment N${levels} on Question { id }`;

const levels = (count: number) =>
  `{ questions { nodes { ${repeated(count, (i) => (i % 2 === 0 ? 'close {' : 'duplicateOf {'))} ${count % 2 === 0 ? 'id' : 'reason'} ${'} '.repeat(count)} } } }`;

/** The largest operation that is allowed, and what is refused of one that is larger by one. */
const SIZES: [string, { allowed: string; refused: string }][] = [
  [
    'thirty aliases',
    {
      allowed: `{ ${repeated(30, (i) => `a${i}: __typename`)} }`,
      refused: `{ ${repeated(31, (i) => `a${i}: __typename`)} }`,
    },
  ],
  [
    'twenty directives',
    {
      allowed: `{ ${repeated(20, (i) => `a${i}: __typename @skip(if: false)`)} }`,
      refused: `{ ${repeated(21, (i) => `a${i}: __typename @skip(if: false)`)} }`,
    },
  ],
  [
    'a thousand tokens',
    {
      allowed: `{ ${repeated(998, () => '__typename')} }`,
      refused: `{ ${repeated(999, () => '__typename')} }`,
    },
  ],
  ['twelve levels', { allowed: levels(9), refused: levels(10) }],
];

const REFUSED: [string, string][] = [
  ...SIZES.map(([title, { refused }]): [string, string] => [`more than ${title}`, refused]),
  [
    'eleven mutations under aliases beyond the alias limit',
    `mutation { ${repeated(31, (i) => `m${i}: recordViews(input: { questionIds: [] }) { ... on RecordedViews { counted } }`)} }`,
  ],
  [
    'fragments that go round in a circle',
    '{ subjects { ...A } } fragment A on Subject { ...B } fragment B on Subject { ...A }',
  ],
  ['fragments that fan out through fields', nested(10)],
  [
    'lists within lists',
    '{ questions(first: 100) { nodes { answers(first: 100) { nodes { author { id } question { id } } } } } }',
  ],
  [
    'topics up and down the ways between them',
    `{ topic(subject: "9709", paper: "p1", slug: "quadratics") { ${'dependents { prerequisites { '.repeat(2)} dependents { cards { details { en zh } } } ${'} } '.repeat(2)} } }`,
  ],
];

describe('an operation that is too much', () => {
  for (const [title, query] of REFUSED)
    test(`is refused over HTTP: ${title}`, async () => {
      const { errors, data } = await world.guest().graph(query);
      expect(errors).toBeTruthy();
      expect(data ?? null).toBeNull();
    });

  test.each(SIZES)('has %s at most', async (_title, { allowed, refused }) => {
    const somebody = world.guest();
    expect(JSON.stringify(await somebody.graph(allowed))).not.toContain('OPERATION_TOO_LARGE');
    expect((await somebody.graph(refused)).errors).toMatchObject([
      { extensions: { code: 'OPERATION_TOO_LARGE' } },
    ]);
  });

  for (const [title, query] of REFUSED)
    test(`is refused over a socket: ${title}`, async () => {
      const client = createClient({
        url: `${world.address.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
      });
      const outcome = new Promise((resolve) =>
        client.subscribe(
          { query },
          {
            next: () => resolve('answered'),
            error: () => resolve('refused'),
            complete: () => resolve('answered'),
          },
        ),
      );
      expect(await outcome).toBe('refused');
      await client.dispose();
    });

  test('is judged by its own variables, whatever those before it were', async () => {
    const somebody = world.guest();
    for (const [name, ...lengths] of [
      ['Small', 1, 100, 1],
      ['Large', 100, 1, 100],
    ] as const)
      for (const first of lengths) {
        const { errors } = await somebody.graph(
          `query ${name}($first: Int) { questions(first: $first) { nodes { answers(first: $first) { nodes { author { id } question { id } } } } } }`,
          { first },
        );
        expect(Boolean(errors)).toBe(first === 100);
      }
  });

  test('fragments that only repeat each other cost no time', async () => {
    const cpuOf = async (levels: number) => {
      const before = process.cpuUsage();
      const { data, errors } = await world.guest().graph(fanOut(levels));
      const { user, system } = process.cpuUsage(before);
      // Either it is answered, or it is refused for what it would cost: nobody waits for it.
      expect(data?.['subjects'] ?? errors?.[0 as never]?.['extensions']).toBeTruthy();
      return (user + system) / 1000;
    };
    // Written out, twelve levels are four thousand times the first.
    expect(await cpuOf(12)).toBeLessThan(1000);
  });

  test('says at most ten things about one operation', async () => {
    const { errors } = await world.guest().graph(`{ ${repeated(25, (i) => `nothing${i}`)} }`);
    expect((errors as unknown as unknown[]).length).toBeLessThanOrEqual(10);
  });

  test('thousands of different operations do not fill the memory', { timeout: 300_000 }, async () => {
    setFlagsFromString('--expose_gc');
    const collect = runInNewContext('gc') as () => void;
    const held = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const somebody = world.guest();
    const send = async (from: number, to: number) => {
      for (let i = from; i < to; i += 50)
        await Promise.all(Array.from({ length: 50 }, (_, k) => somebody.graph(`{ a${i + k}: __typename }`)));
    };
    await send(0, 2000);
    const before = held();
    await send(2000, deep ? 10_000 : 4000);
    expect(held() - before).toBeLessThan((deep ? 50 : 12) * 1024 * 1024);
  });
});

describe('a request that is not one', () => {
  const send = (init: RequestInit, path = '/graphql') => fetch(`${world.address}${path}`, init);
  const mutation =
    'mutation { recordViews(input: { questionIds: [] }) { ... on RecordedViews { counted } } }';

  test('several operations in one array are refused', async () => {
    const body = JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]);
    const response = await send({ method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(response.status).toBe(400);
  });

  test('a hash that every object knows is the hash of nothing', async () => {
    for (const sha256Hash of ['__proto__', 'constructor', 'toString']) {
      const body = JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
      const response = await send({ method: 'POST', headers: { 'content-type': 'application/json' }, body });
      expect(await response.json()).toMatchObject({
        errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
      });
    }
  });

  test('a moment in a year that no database knows is refused before it is asked', async () => {
    const query = 'query ($since: DateTime) { questions(filter: { since: $since }) { nodes { id } } }';
    const somebody = world.guest();
    for (const since of ['-200000-01-01T00:00:00Z', '+275760-01-01T00:00:00Z', 'soon'])
      expect(JSON.stringify((await somebody.graph(query, { since })).errors)).toContain('ISO 8601');
    expect((await somebody.graph(query, { since: '0001-01-01T00:00:00Z' })).errors).toBeUndefined();
  });

  test('a query may come by GET, a mutation may not', async () => {
    const get = (query: string) => send({}, `/graphql?query=${encodeURIComponent(query)}`);
    expect((await get('{ __typename }')).status).toBe(200);
    expect((await get(mutation)).status).toBe(405);
  });

  test.each(['variables', 'extensions'])(
    '%s that are no JSON object in an address are refused',
    async (part) => {
      for (const sent of ['{', '"text"', 'null ,']) {
        const response = await send({}, `/graphql?query={__typename}&${part}=${encodeURIComponent(sent)}`);
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
      }
      expect((await send({}, `/graphql?query={__typename}&${part}=`)).status).toBe(200);
    },
  );

  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])
    test(`a body that any page could send is refused: ${type.split(';')[0]}`, async () => {
      const response = await send({
        method: 'POST',
        headers: { 'content-type': type },
        body: `query=${encodeURIComponent(mutation)}`,
      });
      expect(response.status).toBe(415);
    });

  test('a body of two megabytes is refused before it is read', async () => {
    const body = JSON.stringify({ query: '{ __typename }', padding: 'x'.repeat(2 * 1024 * 1024) });
    const response = await send({ method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(response.status).toBe(413);
  });

  test('a token that is not ours is refused as such', async () => {
    const { errors } = await world.visitorWith('no.such.token').graph('{ __typename }');
    expect(errors).toMatchObject([{ extensions: { code: 'SIGNED_OUT' } }]);
  });

  test('what goes wrong inside is not told, and written down once', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    await world.sql('ALTER TABLE questions RENAME TO questions_away');
    try {
      const { errors } = await ada.graph('query ($id: ID!) { question(id: $id) { id } }', { id });
      expect(JSON.stringify(errors)).not.toMatch(/questions|relation|prisma|select/i);
      expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL' } }]);
      expect(world.errors.length).toBe(1);
    } finally {
      await world.sql('ALTER TABLE questions_away RENAME TO questions');
      world.errors.length = 0;
    }
  });

  test('the schema is public: it introspects, and suggests names', async () => {
    const { errors } = await world.guest().graph('{ subjects { cod } }');
    expect(errors?.[0]?.['message']).toContain('Did you mean "code"');
    expect((await world.guest().graph(getIntrospectionQuery())).data!['__schema']).toBeTruthy();
  });
});

describe('GraphiQL', () => {
  test.each([
    ['identity', null],
    ['gzip', 'gzip'],
  ])('is sent to whoever takes %s as %s', async (taken, sent) => {
    const response = await fetch(`${world.address}/graphql`, {
      headers: { accept: 'text/html', 'accept-encoding': taken },
    });
    expect(response.headers.get('content-encoding')).toBe(sent);
    expect(response.headers.get('vary')).toContain('accept-encoding');
    expect(await response.text()).toContain('<title>Lemma GraphiQL</title>');
  });

  test('is for browsers, under its own policy, and asks nobody else for anything', async () => {
    const response = await fetch(`${world.address}/graphql`, { headers: { accept: 'text/html' } });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(html).toContain('searchQuestions');
    expect(html).not.toMatch(/<(?:script|link)[^>]+(?:src|href)="https?:/);
    expect(
      (await fetch(`${world.address}/graphql?query={__typename}`)).headers.get('content-type'),
    ).toContain('json');
  });
});

describe('headers and health', () => {
  test('every answer says what browsers may do with it, and which request it was', async () => {
    const { headers } = await fetch(`${world.address}/healthz`, {
      headers: { 'x-request-id': 'my-request-1' },
    });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-request-id')).toBe('my-request-1');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test('a server whose database answers is ready', async () => {
    expect((await fetch(`${world.address}/readyz`)).status).toBe(200);
  });
});

describe('text that no database can hold', () => {
  test.each([
    'topic(subject: "a\\u0000", paper: "p1", slug: "x") { id }',
    'questions(filter: { tag: "a\\u0000" }) { nodes { id } }',
  ])('is the fault of whoever sent it: %s', async (field) => {
    const { errors } = await world.guest().graph(`{ ${field} }`);
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
    const { status } = await world.guest().rest('GET', '/api/community/questions?tag=a%00');
    expect(status).toBe(422);
  });
});

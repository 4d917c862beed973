import { getIntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import { PERSISTED_DOCUMENTS } from '../../server/graph/documents/persisted-operations.ts';
import { KNOWN_DOCUMENTS, READ_PRICES } from '../../server/limits/table.ts';
import { schema } from '../../server/registry/graph.ts';
import { generateDocument, randomFrom } from '../support/generated-documents.ts';
import { answeredId, askedId } from '../support/posts.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld({ config: { trustedProxies: 1 } });

interface Sent {
  method?: 'GET' | 'POST' | 'HEAD';
  body: Record<string, unknown>;
  headers?: Record<string, string>;
  visitor?: Visitor | null;
}

let addresses = 0;
/** Nobody pays for what another test asked. */
const newAddress = () => `2001:db8:${(addresses += 1).toString(16)}::1`;

async function send({ method = 'POST', body, headers = {}, visitor = null }: Sent) {
  const parts = Object.entries(body).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const response = await fetch(
    `${world.address}/graphql${method === 'POST' ? '' : `?${new URLSearchParams(parts)}`}`,
    {
      method,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': newAddress(),
        ...(visitor?.token && { authorization: `Bearer ${visitor.token}` }),
        ...headers,
      },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    },
  );
  const { status } = response;
  return { status, headers: response.headers, text: await response.text() };
}

/** Everything that a client sees of an answer, but what counts or names the request. */
async function answer(sent: Sent) {
  const { status, headers, text } = await send(sent);
  const told = [...headers].filter(([name]) => !/^(date|x-request-id|ratelimit-.*)$/.test(name));
  return { status, headers: Object.fromEntries(told), text };
}

/** The document with something in it that says nothing, so that nobody has sent it before. */
let times = 0;
const unread = (query: unknown) => `# ${(times += 1)}\n${String(query)}`;

async function firstAndSecond(sent: Sent) {
  const anew = { ...sent, body: { ...sent.body, query: unread(sent.body['query']) } };
  return [await answer(anew), await answer(anew)] as const;
}

const PAGE =
  'query Page($id: ID!, $first: Int = 2) { question(id: $id) { id title answers(first: $first) { nodes { id body } } } }';

describe('a document that was read before is answered as when it was read', () => {
  test.each([
    [{}, 'by POST'],
    [{ method: 'GET' }, 'by GET'],
    [{ method: 'HEAD' }, 'by HEAD'],
    [{ headers: { accept: 'application/json' } }, 'as JSON'],
    [{ headers: { accept: 'application/graphql-response+json' } }, 'as the media type of GraphQL'],
    [{ headers: { accept: 'application/graphql-response+json, application/json;q=0.9' } }, 'as either'],
    [{ headers: { accept: 'application/json, application/graphql-response+json' } }, 'as either, JSON first'],
    [{ headers: { accept: 'text/html, */*;q=0.1' } }, 'as anything'],
    [{ headers: { accept: 'application/*' } }, 'as anything of applications'],
    [{ headers: { accept: 'application/json; charset=latin1' } }, 'in letters that are not sent'],
    [{ headers: { accept: 'text/html' } }, 'as what it cannot be'],
    [{ headers: { accept: 'multipart/mixed' } }, 'in parts'],
    [{ headers: { accept: 'text/event-stream' } }, 'as events'],
    [{ headers: { 'content-type': 'application/graphql+json' } }, 'sent as GraphQL'],
    [{ headers: { 'content-type': 'application/json-patch+json' } }, 'sent as what is not read'],
    [{ headers: { 'accept-language': 'zh' } }, 'in Chinese'],
    [{ headers: { origin: 'https://elsewhere.example' } }, 'to another site'],
  ] as [Omit<Sent, 'body'>, string][])('%#: $1', async (how) => {
    const ada = await world.person();
    const id = await askedId(ada);
    await answeredId(await world.person(), id);
    for (const visitor of [null, ada])
      for (const body of [
        { query: PAGE, variables: { id } },
        { query: PAGE, variables: { id: 'nothing' } },
        { query: '{ question(id: "x") { id } questions(after: "x") { nodes { id } } }' },
      ]) {
        const [first, second] = await firstAndSecond({ ...how, body, visitor });
        expect(second).toEqual(first);
      }
  });

  const BOTH = 'query A { subjects { code } } query B { __typename }';
  test.each([
    ['the first of two operations', { query: BOTH, operationName: 'A' }],
    ['the second of two operations', { query: BOTH, operationName: 'B' }],
    ['one of two, without saying which', { query: BOTH }],
    ['one that is not there', { query: BOTH, operationName: 'C' }],
    ['one of no name', { query: BOTH, operationName: '' }],
    ['one by its name', { query: 'query A { __typename }', operationName: 'A' }],
    ['one by another name', { query: 'query A { __typename }', operationName: 'B' }],
    ['a name that is no text', { query: 'query A { __typename }', operationName: 5 }],
    ['variables that are nothing', { query: '{ __typename }', variables: null }],
    ['variables in a list', { query: '{ __typename }', variables: [] }],
    ['variables that are not declared', { query: '{ __typename }', variables: { id: 1 } }],
    ['no variable where one is needed', { query: PAGE }],
    ['a variable that does not fit', { query: PAGE, variables: { id: { not: 'an id' } } }],
    ['extensions in a list', { query: '{ __typename }', extensions: [] }],
    ['extensions beside the text', { query: '{ __typename }', extensions: { persistedQuery: {} } }],
    ['something else beside the text', { query: '{ __typename }', batch: true }],
    ['what every tool asks of the schema', { query: getIntrospectionQuery() }],
    ['a subscription', { query: 'subscription { questionAsked(subjectCode: "x") { id } }' }],
    ['what is not valid', { query: '{ nothing }' }],
    ['what is not GraphQL', { query: '{ nothing' }],
    [
      'a mutation of a guest',
      { query: 'mutation { vote(input: { postId: "x", type: UP }) { __typename } }' },
    ],
    [
      'null for what may not be null',
      {
        query:
          'query ($l: Language! = EN) { solve(question: "x") { ... on WorkedSolution { title { text(language: $l) } } } }',
        variables: { l: null },
      },
    ],
    [
      'null that stands in for a default',
      {
        query:
          'query ($l: Language = EN) { subjects { topics { title { en } cards { title { text(language: $l) } } } } }',
        variables: { l: null },
      },
    ],
  ])('%s', async (_what, body) => {
    for (const method of ['POST', 'GET'] as const)
      for (const language of ['en', 'zh']) {
        const headers = { 'accept-language': language };
        const [first, second] = await firstAndSecond({ body, method, headers });
        expect(second).toEqual(first);
      }
  });

  test('whatever it selects', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    await answeredId(await world.person(), id);
    const random = randomFrom(7);
    for (let i = 0; i < 150; i += 1) {
      // What one query asks of the engine is not missing to the next.
      world.later(3);
      const { text, variables } = generateDocument(schema, random, 'query');
      const body = { query: text.replaceAll('"x"', `"${id}"`), variables: variables() };
      const [first, second] = await firstAndSecond({ body, visitor: i % 2 === 0 ? ada : null });
      expect(second, text).toEqual(first);
    }
  });

  test('a mutation writes by POST alone', async () => {
    const ada = await world.person();
    const postId = await askedId(await world.person());
    const query = unread(`mutation { vote(input: { postId: "${postId}", type: UP }) { __typename } }`);
    const votes = async () => (await world.db.question.findUniqueOrThrow({ where: { id: postId } })).up;

    expect((await send({ body: { query }, visitor: ada })).status).toBe(200);
    await ada.graph(`mutation { vote(input: { postId: "${postId}", type: NONE }) { __typename } }`);
    expect(await votes()).toBe(0);
    expect((await send({ method: 'GET', body: { query }, visitor: ada })).status).toBe(405);
    expect(await votes()).toBe(0);
    expect((await send({ body: { query }, visitor: ada })).status).toBe(200);
    expect(await votes()).toBe(1);
  });
});

describe('to read a document', () => {
  const remaining = async (address: string, sent: Sent) => {
    const { headers } = await send({ ...sent, headers: { ...sent.headers, 'x-forwarded-for': address } });
    return Number(headers.get('ratelimit-remaining'));
  };
  /** What is charged for a document of this length beside its price. */
  const reading = (query: string) => Math.ceil(query.length / READ_PRICES.charactersRead);
  /** What the smallest operation costs. */
  const PRICE = READ_PRICES.operation + 1;

  async function charged(query: string, how: Omit<Sent, 'body'> & { variables?: object } = {}) {
    const { variables = {}, ...rest } = how;
    const address = newAddress();
    // Whatever pushed it out, it is known from here on.
    await send({ body: { query: '{ __typename }' } });
    const before = await remaining(address, { body: { query: '{ __typename }' } });
    return before - (await remaining(address, { ...rest, body: { query, variables } }));
  }

  test('is paid for when it is read, by whoever sends it first', async () => {
    const query = unread(`{ __typename } # ${'x'.repeat(900)}`);
    expect(await charged(query)).toBe(PRICE + reading(query));
    expect(await charged(query)).toBe(PRICE);
    expect(await charged(query)).toBe(PRICE);
  });

  test('costs again once many other characters were read since, unless it is the web client’s', async () => {
    const long = () => unread(`{ __typename } # ${'x'.repeat(KNOWN_DOCUMENTS.longest - 100)}`);
    const query = unread('{ __typename }');
    const own = Object.values(PERSISTED_DOCUMENTS).find((text) => text.startsWith('query Subjects'))!;
    await charged(query);
    await charged(own);
    const price = await charged(own);
    for (let read = 0; read <= KNOWN_DOCUMENTS.characters; read += KNOWN_DOCUMENTS.longest - 100)
      await send({ body: { query: long() } });
    expect(await charged(query)).toBe(PRICE + reading(query));
    expect(await charged(own)).toBe(price);
  });

  test('costs every time where it is too long to be kept', async () => {
    const query = unread(`{ __typename } # ${'x'.repeat(KNOWN_DOCUMENTS.longest)}`);
    const first = await charged(query);
    expect(await charged(query)).toBe(first);
  });

  test('is not paid for again by whoever takes the answer in another form', async () => {
    const query = unread(`{ __typename } # ${'x'.repeat(900)}`);
    const how = { headers: { accept: 'multipart/mixed' } };
    expect(await charged(query, how)).toBe(PRICE + reading(query));
    expect(await charged(query, how)).toBe(PRICE);
  });

  test('is paid for each time that something is wrong with it', async () => {
    const query = unread('query ($first: Int) { questions(first: $first) { nodes { id } } }');
    const price = (await charged(query, { variables: { first: 5 } })) - reading(query);
    expect(await charged(query, { variables: { first: 5 } })).toBe(price);
    for (const first of ['many', 1000])
      for (let again = 0; again < 2; again += 1)
        expect(await charged(query, { variables: { first } })).toBe(reading(query));
  });

  test('is paid for each time that its variables make it too dear', async () => {
    const rows = Array.from({ length: 20 }, (_, i) => `a${i}: answers(first: 2) { nodes { id } }`).join(' ');
    const query = unread(`query ($first: Int) { questions(first: $first) { nodes { ${rows} } } }`);
    expect(await charged(query, { variables: { first: 1 } })).toBeGreaterThan(reading(query));
    for (let again = 0; again < 2; again += 1) {
      expect(await charged(query, { variables: { first: 100 } })).toBe(reading(query));
      const { text } = await send({ body: { query, variables: { first: 100 } } });
      expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'QUERY_COMPLEXITY' } }] });
    }
  });
});

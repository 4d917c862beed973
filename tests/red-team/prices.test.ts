import { createHash } from 'node:crypto';
import {
  getIntrospectionQuery,
  getNamedType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  typeFromAST,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from '../../server/registry/graph.ts';
import { PERSISTED_DOCUMENTS } from '../../server/graph/documents/persisted-operations.ts';
import { priceOf } from '../../server/graph/cost/pay.ts';
import { BUDGETS, OPERATION, READ_PRICES } from '../../server/limits/table.ts';
import { MAX_PAGE } from '../../server/core/pagination.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld({ config: { trustedProxies: 1 } });

const times = (count: number, field: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => `a${i}: ${field(i)}`).join(' ');
const price = (text: string, variableValues: Record<string, unknown> = {}) =>
  priceOf({ schema, document: parse(text), variableValues });

const CARD = 'id slug kind title { en zh }';
const STEPS = 'steps { say { en zh } tex marks }';
const TYPE = 'name kind ofType { name kind }';

/** Each took a fifth of a second or more of the main thread while rows, leaves and aliases were free. */
const DEAR: [string, string][] = [
  [
    'a list that asks the database once for each alias and row',
    `{ questions(first: 100) { nodes { ${times(20, () => 'answers(first: 2, sort: NEWEST) { nodes { id } }')} } } }`,
  ],
  [
    'the same through the edges',
    `{ questions(first: 100) { edges { node { ${times(20, () => 'answers(first: 1) { pageInfo { hasNextPage } }')} } } } }`,
  ],
  [
    'questions like each question',
    `{ questions(first: 100) { nodes { ${times(8, () => 'similar { id }')} } } }`,
  ],
  [
    'rows of which leaves alone are asked',
    `{ ${times(14, () => `subjects { topics { cards { ${CARD} } } }`)} }`,
  ],
  [
    'rows of which nothing but the id is asked',
    `{ ${times(20, () => 'subjects { topics { cards { id } } }')} }`,
  ],
  [
    'long texts of every card',
    `{ ${times(6, () => 'subjects { topics { cards { details { en zh } id title { en zh } } summary { en } } }')} }`,
  ],
  [
    'every line of every example',
    `{ ${times(5, () => `subjects { topics { cards { example { ${STEPS} } } } }`)} }`,
  ],
  [
    'topics that build on each other',
    `{ ${times(12, () => 'topic(subject: "9709", paper: "p1", slug: "quadratics") { dependents { dependents { id cards { id } } } }')} }`,
  ],
  [
    'the schema again and again',
    `{ ${times(28, () => '__schema { ...S }')} } fragment S on __Schema { types { name fields { name args { name type { ${TYPE} } } type { ${TYPE} } } } }`,
  ],
  [
    'one part of the schema again and again',
    `{ __schema { types { fields { ${times(28, () => 'type { fields { name type { name } } }')} } } } }`,
  ],
];

describe('an operation that takes much of the server', () => {
  test.each(DEAR)('is refused before it begins: %s', async (_what, query) => {
    const { data, errors } = await world.guest().graph(query);
    expect(errors).toMatchObject([{ extensions: { code: 'QUERY_COMPLEXITY' } }]);
    expect(data ?? null).toBeNull();
  });

  test.each([
    ['a leaf', (n: number) => `{ subjects { topics { cards { ${times(n, () => 'id')} } } } }`],
    ['words in a list', (n: number) => `{ subjects { topics { ${times(n, () => 'aliases { en }')} } } }`],
    ['a part of the schema', (n: number) => `{ __schema { types { ${times(n, () => 'description')} } } }`],
  ])('costs more with every further alias of %s', (_what, query) => {
    const [one, ten, twenty] = [1, 10, 20].map((n) => price(query(n)));
    expect(ten! - one!).toBeGreaterThan(100);
    expect(twenty! - ten!).toBeGreaterThan(100);
  });

  test('leaves the schema to whoever asks for it as every tool does', async () => {
    const { data } = await world.guest().graph(getIntrospectionQuery());
    expect(data).toHaveProperty('__schema');
  });
});

/** Something that fits a type; a page is as long as it may be. */
function anyOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return anyOf(type.ofType);
  if (isListType(type)) return [];
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]!.name;
  if (isInputObjectType(named))
    return Object.fromEntries(
      Object.values(named.getFields()).flatMap((field) =>
        isNonNullType(field.type) ? [[field.name, anyOf(field.type)]] : [],
      ),
    );
  const VALUES: Record<string, unknown> = { Int: MAX_PAGE, Float: 1, Boolean: true };
  return VALUES[named.name] ?? '2030-03-01T09:00:00Z';
}

const own = Object.values(PERSISTED_DOCUMENTS).map((text) => {
  const [operation] = parse(text).definitions;
  if (operation?.kind !== 'OperationDefinition') throw new Error('An operation stands first.');
  const variables = (operation.variableDefinitions ?? []).map(({ variable, type }) => [
    variable.name.value,
    anyOf(typeFromAST(schema, type as never) as GraphQLInputType),
  ]);
  return { name: operation.name!.value, text, variables: Object.fromEntries(variables) as object };
});

describe('the client', () => {
  test.each(own)('asks for less than is refused: $name', ({ text, variables }) => {
    expect(price(text, { ...variables })).toBeLessThan(0.7 * OPERATION.price);
  });

  test.each(own)(
    'asks for nothing that a stranger who sends the same text is refused: $name',
    async (one) => {
      const response = await fetch(`${world.address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ query: one.text, variables: one.variables }),
      });
      expect(await response.text()).not.toContain('OPERATION_TOO_LARGE');
    },
  );

  test('is used by a thousand at one address who open a page at once', () => {
    const dearest = ['CommunityPage', 'TopicPage', 'SubjectHub'].map((name) => {
      const { text, variables } = own.find((one) => one.name === name)!;
      return price(text, { ...variables, first: 20 });
    });
    expect(1000 * Math.max(...dearest)).toBeLessThan(BUDGETS.read.newDevices.size);
  });
});

/** Within the limit, and dear. */
const LEGAL = `{ questions(first: 100) { nodes { ${times(4, () => 'answers(first: 1) { nodes { id } }')} } } }`;

/** What it costs to answer it, once it was read. */
const COST = price(LEGAL);

describe('reads are paid for by their price', () => {
  async function send(address: string, body: object, headers: Record<string, string> = {}) {
    const response = await fetch(`${world.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
      body: JSON.stringify(body),
    });
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: object[] };
    return { status: response.status, headers: response.headers, data, errors };
  }

  /** How often a dear operation is answered, and how it is refused then. */
  async function untilRefused(
    address: string,
    headersOf: (i: number) => Record<string, string> = () => ({}),
  ) {
    for (let answered = 0; answered < 400; answered += 1) {
      const refusal = await send(address, { query: LEGAL }, headersOf(answered));
      if (refusal.status !== 200) return { answered, refusal };
    }
    throw new Error('Nobody was ever refused.');
  }

  test('a guest who sends the dearest over and over is told to wait', async () => {
    await send('192.0.2.9', { query: LEGAL });
    const { answered, refusal } = await untilRefused('192.0.2.1');
    expect(answered).toBe(Math.floor(BUDGETS.read.guest.size / COST));
    expect(refusal).toMatchObject({ status: 429, errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
    expect(refusal.data).toBeUndefined();
    const wait = Number(refusal.headers.get('retry-after'));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(refusal.headers.get('ratelimit-remaining')).toBe('0');
    expect(refusal.headers.get('ratelimit-limit')).toBe(String(BUDGETS.read.guest.size));
    expect((await send('192.0.2.2', { query: LEGAL })).status).toBe(200);
    world.later(wait);
    expect((await send('192.0.2.1', { query: LEGAL })).status).toBe(200);
  });

  test('another name of the device is no other budget', async () => {
    const { answered } = await untilRefused('192.0.2.3', (i) => ({ 'lemma-device': `name ${i}` }));
    expect(answered).toBe(Math.floor(BUDGETS.read.newDevices.size / COST));
  });

  test('members pay as well, each and all at one address', async () => {
    const ada = await world.person();
    const { answered } = await untilRefused('192.0.2.4', () => ({ authorization: `Bearer ${ada.token}` }));
    expect(answered).toBe(Math.floor(BUDGETS.read.member.size / COST));
    const ben = await world.person();
    expect((await send('192.0.2.4', { query: LEGAL }, { authorization: `Bearer ${ben.token}` })).status).toBe(
      200,
    );
  });

  test('what is wrong with an operation is not told for nothing', async () => {
    const query = `{ ${'nothing '.repeat(900)} }`;
    const most = BUDGETS.read.guest.size / (query.length / READ_PRICES.charactersRead);
    let response = await send('192.0.2.6', { query });
    for (let i = 0; i < most && response.status !== 429; i += 1)
      response = await send('192.0.2.6', { query });
    expect(response).toMatchObject({ status: 429, errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
    expect(response.headers.get('retry-after')).toBeTruthy();
  });

  test('the client’s own operations and REST are paid for from the same', async () => {
    const address = '192.0.2.5';
    await untilRefused(address);
    const { text } = own.find(({ name }) => name === 'Subjects')!;
    const sha256Hash = createHash('sha256').update(text).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    let response = await send(address, { extensions });
    for (let i = 0; i < 10 && response.status === 200; i += 1) response = await send(address, { extensions });
    expect(response).toMatchObject({ status: 429, errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
    expect(response.headers.get('retry-after')).toBeTruthy();

    const rest = await world
      .guest()
      .rest('GET', '/api/community/questions?limit=100', undefined, { 'x-forwarded-for': address });
    expect(rest).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(rest.headers.get('retry-after')).toBeTruthy();
  });
});

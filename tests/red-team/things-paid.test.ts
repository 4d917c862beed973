import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import { priceOf } from '../../server/graph/cost/pay.ts';
import { BUDGETS, READ_PRICES } from '../../server/limits/table.ts';
import { schema } from '../../server/registry/graph.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld({ config: { trustedProxies: 1 } });
const FROM_ELSEWHERE = { 'x-forwarded-for': '192.0.2.1' };
const SHOWN = { 'x-show-cost': '1' };

const price = (text: string) => priceOf({ schema, document: parse(text), variableValues: {} });
const times = (count: number, field: string) =>
  `{ ${Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(' ')} }`;

/** A field that leads to one thing, with what it needs. */
const asked = ({ name, args }: GraphQLField<unknown, unknown>) => {
  const needed = args.filter(({ type }) => isNonNullType(type)).map((arg) => `${arg.name}: "9709"`);
  return `${name}${needed.length > 0 ? `(${needed.join(', ')})` : ''} { id }`;
};

const THINGS = Object.values(schema.getQueryType()!.getFields()).filter(({ type }) => {
  const named = getNamedType(type);
  const isThing = isObjectType(named) && named.getInterfaces().some(({ name }) => name === 'Node');
  return !isListType(getNullableType(type)) && (isThing || named.name === 'Node');
});

/** Syllabuses are few and small. */
const isTaught = (name: string) => ['subject', 'paper', 'topic'].includes(name);

describe('one thing by its name', () => {
  test.each(THINGS.map((field) => [field.name, field] as const))(
    'costs what is read for it each time that it is asked for: %s',
    (name, field) => {
      const more = price(times(11, asked(field))) - price(times(1, asked(field)));
      expect(more).toBeGreaterThanOrEqual(10 * (isTaught(name) ? READ_PRICES.row : READ_PRICES.query));
    },
  );

  test('costs more where more is looked up for it: an entry of a ledger', () => {
    const entry = newId('ledgerEntry', world.now);
    const [known, other] = [entry, newId('question', world.now)].map((id) =>
      price(`{ node(id: "${id}") { id } }`),
    );
    expect(known! - other!).toBe(7 * READ_PRICES.query);
  });

  test('costs by how much is added up for it', async () => {
    const ada = await world.person();
    const count = 40 * READ_PRICES.entriesSummed;
    await world.sql(
      `SELECT write_ledger($1, 'ADJUSTMENT', 1, false, 'many/' || n, NULL, NULL, $2::timestamptz + make_interval(secs => n), 200)
       FROM generate_series(1, $3::int) AS n`,
      [ada.id, world.now, count],
    );
    const ids = await world.db.ledgerEntry.findMany({
      where: { userId: ada.id },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    const costOf = async (id: string) => {
      const { extensions } = await ada.graph(`{ node(id: "${id}") { id } }`, {}, SHOWN);
      return extensions!['cost']!['price'] as unknown as number;
    };
    expect((await costOf(ids.at(-1)!.id)) - (await costOf(ids[0]!.id))).toBe(40);
  });
});

describe('a text that is looked for in an error book', () => {
  const LENGTHS = {
    questionText: 5000,
    questionLatex: 5000,
    userAnswer: 5000,
    correctAnswer: 5000,
    note: 2000,
  };
  const BYTES = Object.values(LENGTHS).reduce((sum, length) => sum + length, 0);

  async function fill(who: Visitor, entries: number): Promise<void> {
    const long = Object.fromEntries(
      Object.entries(LENGTHS).map(([field, length]) => [field, 'x'.repeat(length)]),
    );
    await world.db.errorEntry.createMany({
      data: Array.from({ length: entries }, () => ({
        ...(long as { questionText: string }),
        id: newId('errorEntry', world.now),
        userId: who.id,
        createdAt: world.now,
        updatedAt: world.now,
      })),
    });
  }

  const search = (text: string) => `errorEntries(first: 1, search: "${text}") { nodes { id } }`;

  test('costs by how long the book is, and nothing where none is looked for', async () => {
    const ada = await world.person();
    const costOf = async (text: string) => {
      const { extensions } = await ada.graph(`{ ${search(text)} }`, {}, SHOWN);
      return extensions!['cost']!['price'] as unknown as number;
    };
    const [empty, none] = [await costOf('y'), await costOf(' ')];
    await fill(ada, 10);
    expect((await costOf('y')) - empty).toBe((10 * BYTES) / READ_PRICES.bytesSearched);
    expect(await costOf(' ')).toBe(none);
  });

  test('is refused before it is looked for where that is not left', async () => {
    const ada = await world.person();
    await fill(ada, 400);
    const each = (400 * BYTES) / READ_PRICES.bytesSearched;
    const answered = [];
    for (let i = 0; i <= Math.floor(BUDGETS.read.member.size / each); i += 1)
      answered.push(await ada.graph(`{ ${search('y')} }`, {}, FROM_ELSEWHERE));
    const codes = answered.map(({ errors }) => errors?.[0]?.['extensions']?.['code'] ?? null);
    expect(codes).toEqual([...Array(answered.length - 1).fill(null), 'RATE_LIMITED']);
    const { status, headers } = await ada.rest(
      'GET',
      '/api/progress/error-book?search=y',
      undefined,
      FROM_ELSEWHERE,
    );
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

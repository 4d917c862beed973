import { parse } from 'graphql';
import { expect, test } from 'vitest';
import type { Context } from '../../../server/core/context.ts';
import { newId } from '../../../server/core/ids.ts';
import { type KnownOperation, knownOperation } from '../../../server/graph/documents/known-operation.ts';
import { Compiler } from '../../../server/graph/statement/compile.ts';
import { nameStatements, type Sender } from '../../../server/graph/statement/names.ts';
import { openStatements } from '../../../server/graph/statement/statements.ts';
import { schema } from '../../../server/registry/graph.ts';

const log = { debug() {}, info() {}, warn() {}, error() {}, child: () => log };
const pool = { query: async () => ({ rows: [['null']] }) };
const context = { actor: null, now: () => new Date(0), chargeRead() {} } as unknown as Context;
const id = newId('question', new Date(0));

const operationOf = (text: string): KnownOperation => knownOperation(schema, parse(text), null)!;

/** A question again and again among what follows from it: a statement of more than a hundred thousand characters. */
function long(): string {
  const parts = Array.from({ length: 10 }, (_, depth) => {
    const again = depth >= 1 ? `close { duplicateOf { ...Q${depth - 1} } }` : '';
    const answers = depth >= 3 ? `answers(first: 1) { nodes { question { ...Q${depth - 3} } } }` : '';
    return `fragment Q${depth} on Question { id titlePage excerpt bodyHtml bodyPage ${again} ${answers} }`;
  });
  return `query ($id: ID!) { question(id: $id) { ...Q9 } } ${parts.join(' ')}`;
}

test('of strangers’ statements only so many characters are kept', async () => {
  let compiled = 0;
  const { statement } = Compiler.prototype;
  Compiler.prototype.statement = function () {
    compiled += 1;
    return statement.call(this);
  };
  try {
    const statements = openStatements(schema, { pool: pool as never, log: log as never });
    const ask = (operation: KnownOperation) =>
      statements.answer({ operation, context, ...operation.fit({ id })! });
    const short = operationOf('query ($id: ID!) { question(id: $id) { id } }');
    await ask(short);
    await ask(short);
    expect(compiled).toBe(1);

    const others = Array.from({ length: 200 }, () => operationOf(long()));
    for (const other of others) await ask(other);
    expect(compiled).toBe(201);
    await ask(short);
    expect(compiled).toBe(202);
    expect(statements.counts.failed).toBe(0);
  } finally {
    Compiler.prototype.statement = statement;
  }
});

test('a statement that takes long to plan is paid for each time', async () => {
  const statements = openStatements(schema, { pool: pool as never, log: log as never });
  const charged: number[] = [];
  const paying = { ...context, chargeRead: (cost: number) => void charged.push(cost) } as Context;
  for (const text of [long(), 'query ($id: ID!) { question(id: $id) { title author { name } } }']) {
    const operation = operationOf(text);
    await statements.answer({ operation, context: paying, ...operation.fit({ id })! });
  }
  expect(charged[0]).toBeGreaterThan(2000);
  expect(charged.filter((cost) => cost > 0)).toHaveLength(1);
});

const uses = (nameOf: ReturnType<typeof nameStatements>, text: string, sender: Sender, document = {}) =>
  [1, 2, 3].map(() => nameOf(text, sender, document));

test('a statement stays prepared from its third use on', () => {
  expect(uses(nameStatements(), 'SELECT 1', 'strangers')).toEqual(['', '', 'graph_1']);
});

test('strangers’ statements do not take the room of the product’s own', () => {
  const nameOf = nameStatements();
  const strangers = Array.from(
    { length: 400 },
    (_, index) => uses(nameOf, `SELECT ${index}`, 'strangers')[2],
  );
  expect(strangers.filter(Boolean)).toHaveLength(100);
  expect(uses(nameOf, 'SELECT 1 AS own', 'own')[2]).toBe('graph_101');
});

test('one document leaves names to the others, however many forms it is asked in', () => {
  const nameOf = nameStatements();
  const document = {};
  const names = Array.from(
    { length: 200 },
    (_, index) => uses(nameOf, `SELECT ${index}`, 'own', document)[2],
  );
  expect(names.filter(Boolean)).toHaveLength(50);
  expect(uses(nameOf, 'SELECT of another', 'own')[2]).toBe('graph_51');
});

test('a statement of many characters does not stay prepared, and all together have only so many', () => {
  const nameOf = nameStatements();
  const filled = (length: number, index: number) => `SELECT ${index} `.padEnd(length, '-');
  expect(uses(nameOf, filled(20_001, 0), 'strangers')[2]).toBe('');
  const names = Array.from({ length: 30 }, (_, index) => uses(nameOf, filled(20_000, index), 'strangers')[2]);
  expect(names.filter(Boolean)).toHaveLength(10);
});

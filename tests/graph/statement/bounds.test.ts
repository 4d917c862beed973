import { parse } from 'graphql';
import { expect, test } from 'vitest';
import type { Context } from '../../../server/core/context.ts';
import { newId } from '../../../server/core/ids.ts';
import { knownOperation } from '../../../server/graph/documents/known-operation.ts';
import { openStatements } from '../../../server/graph/statement/statements.ts';
import { READ_PRICES, RESPONSE_CHARACTERS } from '../../../server/limits/table.ts';
import { schema } from '../../../server/registry/graph.ts';

const quiet = { debug() {}, info() {}, warn() {}, error() {}, child: () => quiet };

/** Answers a query for a question for which the database returns so many characters. */
async function answered(selected: string, characters: number) {
  const charged: number[] = [];
  const pool = { query: async () => ({ rows: [['x'.repeat(characters)]] }) };
  const statements = openStatements(schema, { pool: pool as never, log: quiet as never });
  const document = parse(`{ question(id: "${newId('question', new Date())}") { ${selected} } }`);
  const operation = knownOperation(schema, document, null)!;
  const context = { actor: null, chargeRead: (cost: number) => charged.push(cost) } as unknown as Context;
  const text = await statements.answer({ operation, context, ...operation.fit({})! });
  return { text, charged };
}

test.each(['body', 'bodyHtml', 'bodyPage'])(
  'what posts say is charged for by its length: %s',
  async (field) => {
    const { charged } = await answered(field, 5 * READ_PRICES.charactersReturned);
    expect(charged).toEqual([5]);
  },
);

test('what is short whatever it says is not charged for', async () => {
  expect((await answered('title', 5000)).charged).toEqual([]);
});

test('a response that may be beyond a limit of text is made and charged for by the executor', async () => {
  const { text, charged } = await answered('body', RESPONSE_CHARACTERS.html);
  expect(text).toBeNull();
  expect(charged).toEqual([]);
});

test('titles cost nothing beyond their fields, as where the executor reads them', async () => {
  const { charged } = await answered('title titlePage', 5 * READ_PRICES.charactersReturned);
  expect(charged).toEqual([]);
});

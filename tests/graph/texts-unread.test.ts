import { describe, expect, test } from 'vitest';
import { OPERATION } from '../../server/limits/table.ts';
import { answeredId, askedId, draft } from '../support/posts.ts';
import { type Json, openWorld } from '../support/world.ts';

/** The rows of each list that was read through Prisma. */
const read: Record<string, object[]> = {};

const world = openWorld({
  wrap: (db) =>
    db.$extends({
      query: {
        $allModels: {
          async findMany({ model, args, query }) {
            const rows = await query(args);
            (read[model] ??= []).push(...(rows as object[]));
            return rows;
          },
        },
      },
    }) as unknown as typeof db,
});

const times = (count: number, field: string) =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');

/** With a field that no statement reads, so that the executor answers. */
async function readBy(query: string): Promise<{ answer: Json; rows: Record<string, object[]> }> {
  const who = await world.person({ reputation: 2000 });
  const asker = await world.person();
  const id = await askedId(asker, draft());
  await answeredId(asker, id);
  const input = { postId: id, body: 'Suggested words.', comment: 'Clearer.' };
  await (
    await world.person({ reputation: 300 })
  ).graph(`mutation ($input: SuggestEditInput!) { suggestEdit(input: $input) { __typename } }`, { input });
  for (const model of Object.keys(read)) delete read[model];
  const answer = await who.graph(`{ aside: suggestions(first: 1) { nodes { canDecide } } ${query} }`);
  return { answer, rows: { ...read } };
}

const columns = (rows: object[] | undefined) => [...new Set((rows ?? []).flatMap(Object.keys))];

describe('a list that the executor reads', () => {
  test('leaves the texts of posts alone where only their titles are asked for, under however many names', async () => {
    const { answer, rows } = await readBy(times(12, 'questions(first: 100) { nodes { id title excerpt } }'));
    expect(answer['errors']).toBeUndefined();
    expect(rows['Question']!.length).toBeGreaterThan(11);
    expect(columns(rows['Question'])).toContain('title');
    expect(columns(rows['Question'])).not.toContain('body');
  });

  test('leaves the texts of suggestions alone, and of the posts that they would change', async () => {
    const query = times(12, 'suggestions(first: 100) { nodes { id question { id title } } }');
    const { answer, rows } = await readBy(query);
    expect(answer['errors']).toBeUndefined();
    expect(columns(rows['Suggestion'])).not.toContain('body');
    const questions = rows['Suggestion']!.map((row) => (row as Json)['question']!);
    expect(columns(questions)).toContain('title');
    expect(columns(questions)).not.toContain('body');
  });

  test.each([
    ['body', 'suggestions(first: 5) { nodes { ... on Node { ... on Suggestion { body } } } }', 'Suggestion'],
    ['body', 'questions(first: 5) { nodes { ...P } }', 'Question'],
    ['body', 'suggestions(first: 5) { nodes { question { body } } }', 'Suggestion.question'],
    ['body', 'suggestions(first: 5) { nodes { difference { body { text } } } }', 'Suggestion.question'],
  ])('reads the %s where it is asked for: %s', async (column, query, place) => {
    const [model, relation] = place.split('.');
    const fragment = query.includes('...P') ? ' } fragment P on Post { body' : '';
    const { answer, rows } = await readBy(`${query}${fragment}`);
    expect(answer['errors']).toBeUndefined();
    const of = rows[model!]!.map((row) => (relation ? (row as Json)[relation]! : row));
    expect(columns(of)).toContain(column);
  });

  test('shows a text that was never rendered without one having asked for its source', async () => {
    const who = await world.person();
    const id = await askedId(who, { body: 'As it was typed.' });
    await world.db.rendering.updateMany({ where: { questionId: id }, data: { renderer: 0 } });
    const { answer } = await readBy('questions(first: 100) { nodes { id excerpt bodyHtml } }');
    const nodes = answer['data']!['questions']!['nodes'] as unknown as Json[];
    expect(nodes.find((one) => String(one['id']) === id)).toMatchObject({
      excerpt: 'As it was typed.',
      bodyHtml: '<p>As it was typed.</p>',
    });
  });
});

test('texts under many names cost what they are, and too many are refused', async () => {
  const who = await world.person({ reputation: 2000 });
  const price = async (count: number) => {
    const query = `{ ${times(count, 'suggestions(first: 100) { nodes { body } }')} }`;
    const { extensions, errors } = await who.graph(query, {}, { 'x-show-cost': '1' });
    return {
      price: Number(extensions!['cost']!['price']),
      code: (errors as Json)?.['0']?.['extensions']?.['code'],
    };
  };
  const [one, two, ten, most] = [await price(1), await price(2), await price(10), await price(14)];
  expect(two.price - one.price).toBeGreaterThan(500);
  expect(ten.code).toBeUndefined();
  expect(ten.price).toBeLessThanOrEqual(OPERATION.price);
  expect(most.code).toBe('QUERY_COMPLEXITY');
});

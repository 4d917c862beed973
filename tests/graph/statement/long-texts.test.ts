import { expect, test } from 'vitest';
import { newId } from '../../../server/core/ids.ts';
import { openWorld } from '../../support/world.ts';

const world = openWorld();

const CHARACTERS = 170_000;

/** A question of so many characters as HTML, with ten answers. */
async function writeLong(authorId: string): Promise<string> {
  const id = newId('question', world.now);
  const dates = { createdAt: world.now, activeAt: world.now };
  const html = 'x'.repeat(CHARACTERS);
  const rendering = { renderer: 1, html, page: html, title: 'Long', text: 'x', excerpt: 'x' };
  const texts = { title: 'Long', titleWords: '', bodyWords: '', body: 'x', language: 'en' as const };
  await world.db.question.create({
    data: { id, authorId, subjectCode: '9709', ...texts, ...dates, rendering: { create: rendering } },
  });
  await world.db.answer.createMany({
    data: Array.from({ length: 10 }, () => ({
      id: newId('answer', world.now),
      questionId: id,
      authorId,
      body: 'x',
      createdAt: world.now,
    })),
  });
  return id;
}

const AGAIN = (inner: string) => `answers(first: 10) { nodes { question { ${inner} } } }`;
const ONCE = `query ($id: ID!) { question(id: $id) { bodyHtml } }`;
const MANY = `query ($id: ID!) { question(id: $id) { ${AGAIN(AGAIN('bodyHtml'))} } }`;

/** How many characters each statement of the graph reads from now on. */
function lengthsRead(): number[] {
  const lengths: number[] = [];
  const query = world.pool.query.bind(world.pool) as (one: object) => Promise<{ rows: string[][] }>;
  const measured = async (one: { text: string }) => {
    const result = await query(one);
    if (one.text.includes('octet_length')) lengths.push(result.rows[0]!.join('').length);
    return result;
  };
  Object.assign(world.pool, { query: measured });
  return lengths;
}

test('texts that are too long for any answer altogether are not even read by a statement', async () => {
  const id = await writeLong((await world.person()).id);
  const { statements } = await world.contextOf(world.guest());
  const lengths = lengthsRead();

  await world.guest().graph(ONCE, { id });
  const once = await world.guest().graph(ONCE, { id });
  expect(String(once.data!['question']!['bodyHtml'])).toHaveLength(CHARACTERS);
  expect(lengths.at(-1)).toBeGreaterThan(CHARACTERS);

  await world.guest().graph(MANY, { id });
  const { unanswered } = statements.counts;
  const { errors } = await world.guest().graph(MANY, { id });
  expect(errors).toBeUndefined();
  expect(statements.counts.unanswered).toBe(unanswered + 1);
  expect(lengths.at(-1)).toBeLessThan(CHARACTERS);
});

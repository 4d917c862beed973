import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { publishCurriculum } from '../../server/curriculum/publish.ts';
import { readContent } from '../../server/curriculum/read-content.ts';
import { ask } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();
const OWN = path.resolve(import.meta.dirname, '../../server/curriculum/content');

/** The files that a contributor would add, in a folder of their own. */
function filesOfEconomics(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lemma-content-'));
  mkdirSync(path.join(folder, 'economics/unit-1'), { recursive: true });
  writeFileSync(
    path.join(folder, 'economics/subject.ts'),
    `export const subject = {
      board: 'Edexcel', code: 'WEC', slug: 'economics', name: { en: 'Economics', zh: '经济学' }, order: 9,
      papers: [{ code: 'unit-1', title: { en: 'Markets in Action', zh: '运行中的市场' }, marks: 80, minutes: 105 }],
    };`,
  );
  writeFileSync(
    path.join(folder, 'economics/unit-1/index.ts'),
    `export const topics = [{
      subject: 'WEC', paper: 'unit-1', order: 1, level: 'AS', slug: 'price-elasticity-of-demand',
      title: { en: 'Price elasticity of demand', zh: '需求价格弹性' },
      summary: { en: 'How strongly demand answers to the price.', zh: '需求对价格变化的反应程度。' },
      difficulty: 'Medium', minutes: 25, aliases: { en: ['PED'], zh: ['价格弹性'] }, prerequisites: [], methods: [],
      cards: [{
        id: 'meaning', kind: 'concept', title: { en: 'Elastic and inelastic', zh: '富有弹性与缺乏弹性' },
        details: [{ en: 'Demand is elastic when $|E|>1$.', zh: '当 $|E|>1$ 时，需求富有弹性。' }],
      }],
    }];`,
  );
  return folder;
}

const versions = async (table: string) =>
  (await world.sql(`SELECT id::text, xmin::text FROM ${table} ORDER BY id`)).rows;

describe('a subject of another board', () => {
  test('is there once its files are: lists, pages, search and questions know it', async () => {
    await publishCurriculum(world.db, world.now, { content: await readContent([OWN, filesOfEconomics()]) });
    const guest = world.guest();
    const { data } = await guest.graph(`{
      subjects { code board papers { code marks sections { title { en } topicSlug } } }
      topic(subject: "economics", paper: "unit-1", slug: "price-elasticity-of-demand") { id title { zh } cards { title { zh } } }
      english: quickSearch(query: "elasticity of demand") { path }
      chinese: quickSearch(query: "价格弹性") { path }
      subjectFound: quickSearch(query: "经济学") { kind targetId }
    }`);
    expect((data!['subjects'] as unknown as unknown[]).at(-1)).toEqual({
      code: 'WEC',
      board: 'Edexcel',
      papers: [
        {
          code: 'unit-1',
          marks: 80,
          sections: [
            { title: { en: 'Price elasticity of demand' }, topicSlug: 'price-elasticity-of-demand' },
          ],
        },
      ],
    });
    expect(data!['topic']).toEqual({
      id: 'WEC-unit-1-price-elasticity-of-demand',
      title: { zh: '需求价格弹性' },
      cards: [{ title: { zh: '富有弹性与缺乏弹性' } }],
    });
    for (const alias of ['english', 'chinese'])
      expect((data![alias] as unknown as { path: string }[])[0]!.path).toBe(
        '/topic/economics/unit-1/price-elasticity-of-demand',
      );
    expect((data!['subjectFound'] as unknown as unknown[])[0]).toEqual({
      kind: 'SUBJECT',
      targetId: 'WEC',
    });

    const question = await ask(await world.person(), {
      subjectCode: 'WEC',
      paper: 'unit-1',
      topic: 'price-elasticity-of-demand',
      tags: [],
    });
    expect(question['__typename']).toBe('Question');
  });

  test('is gone when its files are, but for what people asked about it', async () => {
    await publishCurriculum(world.db, world.now, { content: await readContent([OWN]) });
    const { data } = await world.guest().graph(`{
      topic(subject: "economics", paper: "unit-1", slug: "price-elasticity-of-demand") { id }
      subject(code: "WEC") { papers { code } }
      quickSearch(query: "价格弹性") { path }
      subjectFound: quickSearch(query: "经济学") { targetId }
      questions(filter: { subjectCode: "WEC" }) { nodes { subject { name { en } } } }
    }`);
    expect(data).toMatchObject({
      topic: null,
      subject: { papers: [] },
      subjectFound: [],
      questions: { nodes: [{ subject: { name: { en: 'Economics' } } }] },
    });
    const matches = data!['quickSearch'] as unknown as { path: string }[];
    expect(matches.filter(({ path }) => path.includes('economics'))).toEqual([]);
  });
});

describe('publishing', () => {
  test('writes only what changed, and nothing when nothing did', async () => {
    const content = await readContent([OWN]);
    const before = { topics: await versions('topics'), cards: await versions('cards') };
    await publishCurriculum(world.db, world.now, { content });
    expect({ topics: await versions('topics'), cards: await versions('cards') }).toEqual(before);

    const topics = content.topics.map((topic) =>
      topic.slug === 'quadratics' ? { ...topic, cards: topic.cards.slice(1) } : topic,
    );
    await publishCurriculum(world.db, world.now, { content: { ...content, topics } });
    const after = { topics: await versions('topics'), cards: await versions('cards') };
    const changed = (table: 'topics' | 'cards') => {
      const known = new Set(before[table].map((row) => JSON.stringify(row)));
      return after[table].filter((row) => !known.has(JSON.stringify(row))).map((row) => row.id as string);
    };
    expect(changed('topics')).toEqual(['9709-p1-quadratics']);
    expect(changed('cards').every((id) => id.startsWith('9709-p1-quadratics.'))).toBe(true);
    expect(after.cards.length).toBe(before.cards.length - 1);
    const { rows } = await world.sql('SELECT count(*)::int FROM search_chunks WHERE card_id = $1', [
      `9709-p1-quadratics.${content.topics.find(({ slug }) => slug === 'quadratics')!.cards[0]!.id}`,
    ]);
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('waits for another process longer than anything else may take', async () => {
    const content = await readContent([OWN]);
    const topics = content.topics.map((topic, i) => (i === 0 ? { ...topic, minutes: 1 } : topic));
    const released = world.sql('SELECT pg_advisory_xact_lock(72707370), pg_sleep(6)');
    const [held] = await Promise.allSettled([
      publishCurriculum(world.db, world.now, { content: { ...content, topics } }),
      released,
    ]);
    expect(held.status).toBe('fulfilled');
  });

  test('by several processes at once is done by one of them', async () => {
    const content = await readContent([OWN]);
    await Promise.all([1, 2, 3].map(() => publishCurriculum(world.db, world.now, { content })));
    const { rows } = await world.sql(
      'SELECT count(*)::int AS chunks, (SELECT count(*)::int FROM cards) AS cards FROM search_chunks WHERE card_id IS NOT NULL',
    );
    expect(rows[0].chunks).toBe(rows[0].cards * 2);
  });
});

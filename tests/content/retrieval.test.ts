import { describe, expect, test } from 'vitest';
import { readContent } from '../../server/curriculum/read-content.ts';
import { queryTokens } from '../../server/text/query-tokens.ts';
import { vocabularyOf } from '../../server/curriculum/vocabulary.ts';
import { openWorld } from '../support/world.ts';
import { GRADED, type Graded } from './graded-queries.ts';

const world = openWorld();

const { topics } = await readContent();

/** Which of some queries have their topic among the first three, and which have not. */
async function recalled(kind: keyof Omit<Graded, 'topics'>, find: (query: string) => Promise<string[]>) {
  const queries = GRADED.flatMap((one) => (one[kind] ?? []).map((query) => ({ query, topics: one.topics })));
  const missed: string[] = [];
  for (const { query, topics } of queries) {
    const results = await find(query);
    if (!results.slice(0, 3).some((key) => topics.includes(key)))
      missed.push(`${query} → ${results.slice(0, 3).join(', ')}`);
  }
  return {
    total: queries.length,
    missed,
    recall: queries.length === 0 ? 1 : 1 - missed.length / queries.length,
  };
}

async function byProcedure(query: string): Promise<string[]> {
  const { rows } = await world.pool.query<{ key: string }>(
    `SELECT concat_ws('/', subject_code, paper_code, topic_slug) AS key FROM rag_search_fulltext($1, match_count => 3, query_tokens => $2)`,
    [query, queryTokens(query, await vocabularyOf(world.db))],
  );
  return rows.map(({ key }) => key);
}

async function bySearchBox(query: string): Promise<string[]> {
  world.later(1);
  const { data } = await world
    .guest()
    .graph('query ($text: String!) { quickSearch(query: $text) { path } }', { text: query });
  return (data!['quickSearch'] as unknown as { path: string }[]).map(({ path }) => {
    const [, , subject, paper, slug] = path.split(/[/#]/);
    return `${CODES[subject!]}/${paper}/${slug}`;
  });
}

const CODES: Record<string, string> = { mathematics: '9709', 'further-mathematics': '9231', physics: '9702' };

test('there is a graded query in each language for every topic, 150 and more', () => {
  const keys = new Set(GRADED.flatMap((one) => one.topics));
  expect(
    topics.map((one) => `${one.subject}/${one.paper}/${one.slug}`).filter((key) => !keys.has(key)),
  ).toEqual([]);
  expect(GRADED.every(({ en, zh }) => en.length > 0 && zh.length > 0)).toBe(true);
  expect(
    GRADED.flatMap(({ topics: _topics, ...kinds }) => Object.values(kinds).flat()).length,
  ).toBeGreaterThanOrEqual(150);
});

describe.each([
  ['the procedure of retrieval', byProcedure],
  ['the search box', bySearchBox],
])('of the queries that students type, %s', (_name, find) => {
  test.each([['en'], ['zh'], ['mixed'], ['misspelt'], ['symbols']] as const)(
    'finds the topic of 95 in 100 among the first three: %s',
    async (kind) => {
      const { missed, recall } = await recalled(kind, find);
      expect(recall, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
    },
  );
});

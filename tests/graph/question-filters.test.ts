import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();

const BOTH = `query ($filter: QuestionFilter) {
  list: questions(filter: $filter, first: 50) { nodes { id } totalCount }
  search: searchQuestions(query: "isogonal", filter: $filter, first: 50) { nodes { id } totalCount }
}`;

const HOUR = 3_600_000;
const authors: string[] = [];

const COLUMNS = {
  paper: ['p1', 'p3', null],
  topic: ['quadratics', 'vectors', null],
  status: ['OPEN', 'OPEN', 'CLOSED', 'LOCKED'],
  language: ['en', 'zh'],
  tag: ['circles', '圆'],
} as const;

const hoursAgo = (hours: number) => new Date(world.now.getTime() - hours * HOUR);

beforeAll(async () => {
  for (let i = 0; i < 2; i += 1) authors.push((await world.person()).id);
  const pick = <Value>(values: readonly Value[], i: number) => values[i % values.length]!;
  await world.db.question.createMany({
    data: Array.from({ length: 48 }, (_, i) => ({
      id: newId('question', world.now),
      authorId: pick(authors, i),
      subjectCode: '9709',
      paper: pick(COLUMNS.paper, i >> 1),
      topicSlug: pick(COLUMNS.topic, i >> 2),
      title: 'Isogonal',
      body: '',
      language: pick(COLUMNS.language, i >> 3),
      tags: ['9709', pick(COLUMNS.tag, i >> 1)],
      status: pick(COLUMNS.status, i >> 2),
      answerCount: i % 3,
      createdAt: hoursAgo(i % 5),
      activeAt: world.now,
      deletedAt: i % 7 === 0 ? world.now : null,
      titleWords: 'isogonal',
      bodyWords: '',
    })),
  });
});

const filters = fc.record(
  {
    subjectCode: fc.constantFrom('9709', '9231', null),
    paper: fc.constantFrom(...COLUMNS.paper),
    topic: fc.constantFrom(...COLUMNS.topic),
    tag: fc.constantFrom('circles', 'Circles', '圆', null),
    author: fc.constantFrom(0, 1, 'nobody', null),
    status: fc.constantFrom('OPEN', 'CLOSED', 'LOCKED', null),
    unanswered: fc.constantFrom(true, false, null),
    language: fc.constantFrom('EN', 'ZH', null),
    hours: fc.constantFrom(0, 1, 3, null),
  },
  { requiredKeys: [] },
);

test('a search is narrowed by the same filter as a list, and neither holds a deleted question', async () => {
  const property = fc.asyncProperty(filters, async ({ author, hours, ...filter }) => {
    const { data, errors } = await world.guest().graph(BOTH, {
      filter: {
        ...filter,
        ...(author !== undefined && { authorId: typeof author === 'number' ? authors[author] : author }),
        ...(typeof hours === 'number' && { since: hoursAgo(hours).toISOString() }),
      },
    });
    expect(errors).toBeUndefined();
    const idsOf = (name: string) =>
      (data![name]!['nodes'] as unknown as { id: string }[]).map(({ id }) => id).toSorted();
    expect(idsOf('search')).toEqual(idsOf('list'));
    expect(data!['search']!['totalCount']).toBe(data!['list']!['totalCount']);
  });
  await fc.assert(property, {
    numRuns: 100,
    examples: [[{}], [{ hours: 1 }], [{ unanswered: true }], [{ tag: 'Circles' }], [{ author: 'nobody' }]],
  });
}, 60_000);

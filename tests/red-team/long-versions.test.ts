import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import { MAX_TAG } from '../../server/text/limits.ts';
import { READ_PRICES, RESPONSE_CHARACTERS } from '../../server/limits/table.ts';
import { MAX_POST } from '../../server/text/limits.ts';
import { askedId, PROBLEM } from '../support/posts.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

/** Of each: more of them, or each more often, is more than one response may hold. */
const ROWS = 30;
const TOO_MUCH = { errors: [{ extensions: { code: 'TOO_LARGE' } }] };

let ada: Visitor;
let id: string;

const times = (count: number, field: string) =>
  Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(' ');

beforeAll(async () => {
  ada = await world.person({ reputation: 3000 });
  id = await askedId(await world.person());
  const createdAt = world.now;
  const long = (number: number) => `${number} `.padEnd(MAX_POST, '.');
  const numbers = Array.from({ length: ROWS }, (_, number) => number + 1);
  await world.db.revision.createMany({
    data: numbers.map((number) => ({
      id: newId('revision', world.now),
      questionId: id,
      editorId: ada.id,
      number,
      title: 'Why is this so long?',
      body: long(number),
      createdAt,
    })),
  });
  await world.db.suggestion.createMany({
    data: numbers.map((number) => ({
      id: newId('suggestion', world.now),
      questionId: id,
      authorId: ada.id,
      baseVersion: 1,
      title: 'Why is this so long?',
      body: long(number),
      comment: '',
      createdAt,
    })),
  });
  await world.db.draft.createMany({
    data: numbers.map((number) => ({
      id: newId('draft', world.now),
      userId: ada.id,
      place: `answer/${number}`,
      content: { title: '', body: long(number), tags: [], paper: null, topic: null },
      updatedAt: world.now,
    })),
  });
  await world.db.errorEntry.createMany({
    data: Array.from({ length: 100 }, () => ({
      id: newId('errorEntry', world.now),
      userId: ada.id,
      questionText: '.'.repeat(5000),
      createdAt,
      updatedAt: createdAt,
    })),
  });
});

/** How often each text would have to be told to pass what a response may hold. */
const often = (length: number) => Math.ceil(RESPONSE_CHARACTERS.posts / length) + 1;
const every = often(ROWS * MAX_POST);

describe('a response never holds more text than it may', () => {
  test.each([
    [
      'versions',
      () => `question(id: "${id}") { revisions(first: 100) { nodes { ${times(every, 'body')} } } }`,
    ],
    ['suggested edits', () => `suggestions(mine: true, first: 100) { nodes { ${times(every, 'body')} } }`],
    ['drafts', () => `drafts(first: 50) { nodes { ${times(every, 'body')} } }`],
    [
      'error books',
      () => `errorEntries(first: 100) { nodes { ${times(often(100 * 5000), 'questionText')} } }`,
    ],
    [
      'differences',
      () => `suggestions(mine: true, first: 15) { nodes { difference { body { ${times(28, 'text')} } } } }`,
    ],
  ])('of %s', async (_what, parts) => {
    expect(await ada.graph(`{ ${parts()} }`)).toMatchObject(TOO_MUCH);
  });
});

/** What an operation was judged to cost. */
async function costOf(query: string): Promise<number> {
  const before = world.requests.length;
  expect((await ada.graph(query))['errors']).toBeUndefined();
  await expect.poll(() => world.requests.length).toBeGreaterThan(before);
  return Number(world.requests.at(-1)!['cost']);
}

describe('what is long is paid for', () => {
  test('by every comparison of two texts, under each name', async () => {
    const difference = (parts: string) =>
      `{ suggestions(mine: true, first: 1) { nodes { difference { ${parts} } } } }`;
    const [one, two] = [
      await costOf(difference(times(1, 'body { change }'))),
      await costOf(difference(times(2, 'body { change }'))),
    ];
    expect(two - one).toBeGreaterThan(READ_PRICES.difference + MAX_POST / READ_PRICES.charactersCompared);
  });

  test('by the drafts of a page, which cannot be read again and again at once', async () => {
    const { errors } = await ada.graph(`{ ${times(20, 'drafts(first: 50) { nodes { id } }')} }`);
    expect(errors).toMatchObject([{ extensions: { code: 'QUERY_COMPLEXITY' } }]);
  });

  test('and no tag of a draft is long', async () => {
    const save = (tag: string) =>
      ada.graph(
        `mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { __typename ... on Draft { tags } ${PROBLEM} } }`,
        { input: { key: `ask/${tag.length}`, tags: [tag] } },
      );
    expect((await save('x'.repeat(2 * MAX_TAG + 1))).data!['saveDraft']).toMatchObject({
      fields: [{ field: 'tags', code: 'TOO_LONG' }],
    });
    expect((await save(`${'x'.repeat(2 * MAX_TAG)}\0`)).data!['saveDraft']).toMatchObject({
      tags: ['x'.repeat(2 * MAX_TAG)],
    });
  });
});

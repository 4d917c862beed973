import { describe, expect, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import { cleanUp } from '../../server/jobs/clean-up.ts';
import { MAX_ENTRIES, MAX_REMOVED } from '../../server/progress/error-book/rules.ts';
import {
  addEntry,
  editEntry,
  entriesOf,
  ENTRY,
  mergeEntries,
  removeEntry,
  restoreEntry,
  reviewEntry,
  TOPIC,
} from '../support/progress.ts';
import { idOf, type Json, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();
const ago = (minutes: number) => new Date(world.now.getTime() - minutes * 60_000);
const QUESTION = 'Solve $x^2 = 4x$.';
const add = (who: Visitor, more: object = {}) => addEntry(who, { questionText: QUESTION, ...more });
const ofDevice = (minutesAgo: number, more: object = {}) => ({
  id: newId('errorEntry', ago(minutesAgo)),
  questionText: QUESTION,
  createdAt: ago(minutesAgo).toISOString(),
  ...more,
});
const texts = (entries: Json[]) => entries.map(({ questionText }) => String(questionText));
const x = (length: number) => 'x'.repeat(length);

/** A book with so many entries. */
async function fill(who: Visitor, entries: number): Promise<void> {
  await world.db.errorEntry.createMany({
    data: Array.from({ length: entries }, () => ({
      id: newId('errorEntry', world.now),
      userId: who.id,
      questionText: QUESTION,
      createdAt: world.now,
      updatedAt: world.now,
    })),
  });
}

describe('adding to the error book', () => {
  test('keeps the question with its answers, of an unknown kind unless said, and files it under the topic', async () => {
    const ada = await world.person();
    expect(
      await add(ada, {
        userAnswer: 'x = 4',
        correctAnswer: 'x = 0 or x = 4',
        topicId: TOPIC,
        tags: [' roots ', 'roots', ''],
      }),
    ).toMatchObject({
      __typename: 'ErrorEntry',
      questionText: QUESTION,
      userAnswer: 'x = 4',
      correctAnswer: 'x = 0 or x = 4',
      errorType: 'UNKNOWN',
      errorLine: null,
      subjectCode: '9709',
      paper: 'p1',
      topicId: TOPIC,
      source: 'MANUAL',
      tags: ['roots'],
      reviewed: false,
      reviewCount: 0,
      lastReviewedAt: null,
      createdAt: world.now.toISOString(),
    });
  });

  test('sent again with its id or its key adds nothing', async () => {
    const ada = await world.person();
    const id = newId('errorEntry', world.now);
    const first = await add(ada, { id });
    expect(await add(ada, { id, questionText: 'Another' })).toEqual(first);
    await Promise.all(Array.from({ length: 4 }, () => add(ada, { idempotencyKey: 'once' })));
    expect(await entriesOf(ada)).toHaveLength(2);
    expect(await add(ada, { idempotencyKey: 'once', note: 'x' })).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  test('may use an id that somebody else uses', async () => {
    const id = newId('errorEntry', world.now);
    const [ada, ben] = [await world.person(), await world.person()];
    await add(ada, { id, questionText: 'Hers' });
    await add(ben, { id, questionText: 'His' });
    expect([texts(await entriesOf(ada)), texts(await entriesOf(ben))]).toEqual([['Hers'], ['His']]);
  });

  test.each([
    [{ questionText: x(5000) }, null],
    [{ questionText: x(5001) }, 'questionText'],
    [{ questionText: ' \u0000 ' }, 'questionText'],
    [{ userAnswer: x(5000), correctAnswer: x(5000), note: x(2000) }, null],
    [{ userAnswer: x(5001) }, 'userAnswer'],
    [{ correctAnswer: x(5001) }, 'correctAnswer'],
    [{ note: x(2001) }, 'note'],
    [{ tags: ['1', '2', '3', '4', '5'] }, null],
    [{ tags: ['1', '2', '3', '4', '5', '6'] }, 'tags'],
    [{ tags: [x(36)] }, 'tags'],
    [{ errorLine: 1 }, null],
    [{ errorLine: 60 }, null],
    [{ errorLine: 0 }, 'errorLine'],
    [{ errorLine: 61 }, 'errorLine'],
    [{ topicId: '9709-p1-magic' }, 'topicId'],
    [{ subjectCode: '9709', paper: 'p1' }, null],
    [{ subjectCode: '1234' }, 'subjectCode'],
    [{ subjectCode: '9709', paper: 'p9' }, 'paper'],
    [{ id: newId('question', new Date()) }, 'id'],
  ])('holds to its limits: case %#', async (more, field) => {
    const added = await add(await world.person(), more);
    if (field === null) expect(added['__typename']).toBe('ErrorEntry');
    else expect(added).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field }] });
  });

  test('ends at a thousand entries, also when several come at once', async () => {
    const ada = await world.person();
    await fill(ada, 999);
    const added = await Promise.all(Array.from({ length: 5 }, () => add(ada)));
    expect(added.map(({ __typename }) => String(__typename)).sort()).toEqual([
      ...Array.from({ length: 4 }, () => 'Conflict'),
      'ErrorEntry',
    ]);
    await removeEntry(ada, { id: idOf((await entriesOf(ada))[0]) });
    expect(await add(ada)).toMatchObject({ __typename: 'ErrorEntry' });
  });

  test('needs an account', async () => {
    expect(await add(world.guest())).toMatchObject({ code: 'SIGNED_OUT' });
  });
});

describe('the error book', () => {
  test('is listed the newest first, page by page, and filtered', async () => {
    const ada = await world.person();
    const kinds = [
      { questionText: 'one', errorType: 'SIGN', subjectCode: '9709', tags: ['exam'] },
      { questionText: 'two', source: 'CHECK', topicId: TOPIC, note: '符号 100%' },
      { questionText: 'three', subjectCode: '9231' },
    ];
    for (const kind of kinds) {
      await addEntry(ada, kind);
      world.later(1);
    }
    const [three] = await entriesOf(ada);
    await reviewEntry(ada, { id: idOf(three), reviewed: true });
    const found = async (args: string) => texts(await entriesOf(ada, `, ${args}`));
    expect(await found('filter: {}')).toEqual(['three', 'two', 'one']);
    expect(await found('filter: { errorType: SIGN }')).toEqual(['one']);
    expect(await found('filter: { source: CHECK }')).toEqual(['two']);
    expect(await found('filter: { subjectCode: "9709" }')).toEqual(['two', 'one']);
    expect(await found('filter: { subjectCode: "9709", paper: "p1" }')).toEqual(['two']);
    expect(await found(`filter: { topicId: "${TOPIC}" }`)).toEqual(['two']);
    expect(await found('filter: { reviewed: true }')).toEqual(['three']);
    expect(await found('filter: { reviewed: false }')).toEqual(['two', 'one']);
    expect(await found('filter: { tag: "exam" }')).toEqual(['one']);
    expect(await found('search: "T"')).toEqual(['three', 'two']);
    expect(await found('search: "100%"')).toEqual(['two']);
    expect(await found('search: "0_%"')).toEqual([]);

    const page = await ada.graph(
      '{ errorEntries(first: 2) { nodes { topic { id } } totalCount pageInfo { endCursor hasNextPage } } }',
    );
    const { pageInfo, ...rest } = page.data!['errorEntries'] as Json;
    expect(rest).toEqual({ nodes: [{ topic: null }, { topic: { id: TOPIC } }], totalCount: 3 });
    expect(texts(await entriesOf(ada, `, after: "${String(pageInfo!['endCursor'])}"`))).toEqual(['one']);
  });

  test('counts a review once, and remembers when it was', async () => {
    const ada = await world.person();
    const id = idOf(await add(ada));
    world.later(60);
    await Promise.all(Array.from({ length: 4 }, () => reviewEntry(ada, { id, reviewed: true })));
    const reviewed = { reviewed: true, reviewCount: 1, lastReviewedAt: world.now.toISOString() };
    expect(await entriesOf(ada)).toMatchObject([reviewed]);
    expect(await reviewEntry(ada, { id, reviewed: false })).toMatchObject({
      reviewed: false,
      reviewCount: 1,
    });
    expect(await reviewEntry(ada, { id, reviewed: true })).toMatchObject({ reviewCount: 2 });
  });

  test('changes what is given of an entry and leaves the rest', async () => {
    const ada = await world.person();
    const id = idOf(await add(ada, { note: 'before', tags: ['a'] }));
    expect(await editEntry(ada, { id, errorType: 'METHOD', note: '' })).toMatchObject({
      errorType: 'METHOD',
      note: '',
      tags: ['a'],
      questionText: QUESTION,
    });
    expect(await editEntry(ada, { id, note: x(2001) })).toMatchObject({ fields: [{ field: 'note' }] });
  });

  test('gives up an entry that is removed, and takes it back', async () => {
    const ada = await world.person();
    const id = idOf(await add(ada, { note: 'kept' }));
    expect(await removeEntry(ada, { id })).toMatchObject({ __typename: 'Deleted', deletedId: id });
    expect(await entriesOf(ada)).toEqual([]);
    for (const again of [
      await removeEntry(ada, { id }),
      await reviewEntry(ada, { id, reviewed: true }),
      await editEntry(ada, { id, note: 'x' }),
    ])
      expect(again).toMatchObject({ code: 'NOT_FOUND' });
    expect(await add(ada, { id })).toMatchObject({ code: 'CONFLICT' });
    expect(await restoreEntry(ada, { id })).toMatchObject({ id, note: 'kept' });
    expect(await restoreEntry(ada, { id })).toMatchObject({ id, note: 'kept' });
    expect(texts(await entriesOf(ada))).toEqual([QUESTION]);
  });

  test('takes nothing back where it is full', async () => {
    const ada = await world.person();
    const id = idOf(await add(ada));
    await removeEntry(ada, { id });
    await fill(ada, MAX_ENTRIES);
    expect(await restoreEntry(ada, { id })).toMatchObject({ code: 'CONFLICT' });
  });

  test('forgets what was removed after thirty days', async () => {
    const ada = await world.person();
    const id = idOf(await add(ada));
    await removeEntry(ada, { id });
    await cleanUp(world.pool, new Date(world.now.getTime() + 29 * 86_400_000));
    expect(await restoreEntry(ada, { id })).toMatchObject({ id });
    await removeEntry(ada, { id });
    await cleanUp(world.pool, new Date(world.now.getTime() + 31 * 86_400_000));
    expect(await restoreEntry(ada, { id })).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('keeps the last thousand of what was removed', async () => {
    const ada = await world.person();
    await fill(ada, MAX_REMOVED);
    await world.db.errorEntry.updateMany({ where: { userId: ada.id }, data: { deletedAt: ago(9) } });
    const id = idOf(await add(ada));
    await removeEntry(ada, { id });
    const removed = { userId: ada.id, deletedAt: { not: null } };
    expect(await world.db.errorEntry.count({ where: removed })).toBe(MAX_REMOVED);
    expect(await restoreEntry(ada, { id })).toMatchObject({ id });
  });

  test('is its owner’s: nobody else changes it, and an admin’s look is put into the audit', async () => {
    const ada = await world.person();
    const id = idOf(await add(ada));
    const one = `query ($id: ID!) { node(id: $id) { ... on ErrorEntry { ${ENTRY} } } errorEntry(id: $id) { id } }`;
    expect((await ada.graph(one, { id })).data).toMatchObject({ node: { id }, errorEntry: { id } });
    const list = 'query ($id: ID!) { errorEntries(userId: $id) { nodes { id } } }';
    for (const role of ['STUDENT', 'MODERATOR', 'ADMIN'] as const) {
      const other = await world.person({ role });
      for (const tried of [
        await reviewEntry(other, { id, reviewed: true }),
        await editEntry(other, { id, note: 'x' }),
        await removeEntry(other, { id }),
        await restoreEntry(other, { id }),
      ])
        expect(tried).toMatchObject({ code: 'NOT_FOUND' });
      expect((await other.graph(one, { id })).data).toEqual({ node: null, errorEntry: null });
      const { data, errors } = await other.graph(list, { id: ada.id });
      if (role === 'ADMIN') expect(data!['errorEntries']).toEqual({ nodes: [{ id }] });
      else expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    }
    expect(
      await world.db.auditEntry.findMany({ where: { event: 'study_read', subjectId: ada.id } }),
    ).toMatchObject([{ detail: { what: 'error_book' } }]);
    expect((await world.guest().graph('query ($id: ID!) { node(id: $id) { id } }', { id })).data).toEqual({
      node: null,
    });
  });
});

describe('entries of a device', () => {
  test('join those of the account by their ids; sending them again changes nothing', async () => {
    const ada = await world.person();
    const entries = [
      ofDevice(9, { questionText: 'older' }),
      ofDevice(3, { questionText: 'newer', reviewed: true }),
    ];
    await mergeEntries(ada, { entries: entries.slice(0, 1) });
    const merged = await mergeEntries(ada, { entries });
    expect(merged['entries']).toMatchObject([
      { questionText: 'newer', reviewed: true, reviewCount: 1, createdAt: ago(3).toISOString() },
      { questionText: 'older', reviewed: false, createdAt: ago(9).toISOString() },
    ]);
    expect(await mergeEntries(ada, { entries })).toEqual(merged);
    await Promise.all(Array.from({ length: 4 }, () => mergeEntries(ada, { entries })));
    expect(await entriesOf(ada)).toHaveLength(2);
  });

  test('of two versions the later one stands, in whatever order they arrive', async () => {
    const early = ofDevice(9, { note: 'early', updatedAt: ago(8).toISOString() });
    const late = { ...early, note: 'late', reviewed: true, updatedAt: ago(2).toISOString() };
    for (const order of [
      [early, late],
      [late, early],
    ]) {
      const ada = await world.person();
      for (const entry of order) await mergeEntries(ada, { entries: [entry] });
      expect(await entriesOf(ada)).toMatchObject([
        { note: 'late', reviewed: true, reviewCount: 1, lastReviewedAt: ago(2).toISOString() },
      ]);
    }
  });

  test('that were removed on one device are not brought back by another', async () => {
    const ada = await world.person();
    const [kept, gone] = [
      ofDevice(9, { questionText: 'kept' }),
      ofDevice(8, { updatedAt: ago(1).toISOString() }),
    ];
    await mergeEntries(ada, { entries: [kept, gone] });
    await removeEntry(ada, { id: gone.id });
    await mergeEntries(ada, { entries: [kept, gone] });
    expect(texts(await entriesOf(ada))).toEqual(['kept']);
    await mergeEntries(ada, { entries: [], removed: [kept.id] });
    await mergeEntries(ada, { entries: [kept], removed: [] });
    expect(await entriesOf(ada)).toEqual([]);
  });

  test('come all or not at all where one of them is at fault, or there is no room', async () => {
    const ada = await world.person();
    expect(await mergeEntries(ada, { entries: [ofDevice(2), ofDevice(1, { topicId: 'x' })] })).toMatchObject({
      fields: [{ field: 'topicId', code: 'UNKNOWN' }],
    });
    await fill(ada, MAX_ENTRIES - 1);
    expect(await mergeEntries(ada, { entries: [ofDevice(2), ofDevice(1)] })).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await mergeEntries(ada, { entries: [ofDevice(2)] })).toMatchObject({
      entries: [{ questionText: QUESTION }],
    });
    const many = Array.from({ length: 51 }, () => ofDevice(1));
    expect(await mergeEntries(ada, { entries: many })).toMatchObject({ fields: [{ code: 'TOO_MANY' }] });
    expect(await mergeEntries(world.guest(), { entries: [] })).toMatchObject({ code: 'SIGNED_OUT' });
  });
});

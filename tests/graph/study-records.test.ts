import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import {
  masteryAfter,
  MAX_EVENTS_OF_TOPIC,
  replayed,
  type StudyEventAt,
  type StudyEventKind,
} from '../../server/progress/study/rules.ts';
import { completeTopic, recordStudy, studied, studyEvent, TOPIC } from '../support/progress.ts';
import { type Json, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();
const ago = (minutes: number) => new Date(world.now.getTime() - minutes * 60_000);
const refusal = ({ code, fields }: Json) => [code, fields?.[0]?.['field'], fields?.[0]?.['code']];

describe('completing a topic', () => {
  test('makes mastery the mean of the old mastery and the score', async () => {
    const ada = await world.person();
    expect(await completeTopic(ada, { topicId: TOPIC, score: 80 })).toMatchObject({
      progress: 40,
      completed: true,
      score: 80,
      attempts: 1,
    });
    world.later(1);
    expect(await completeTopic(ada, { topicId: TOPIC, score: 60 })).toMatchObject({
      progress: 50,
      attempts: 2,
    });
  });

  test('counts a score of 100 where none is given', async () => {
    const ada = await world.person();
    expect(await completeTopic(ada, { topicId: TOPIC })).toMatchObject({ progress: 50, score: 100 });
  });

  test('never brings mastery above 100', async () => {
    const ada = await world.person();
    for (let i = 0; i < 60; i += 1) await completeTopic(ada, { topicId: TOPIC, score: 100 });
    const [record] = await studied(ada);
    expect(Number(record!['progress'])).toBeGreaterThan(99.9);
    expect(Number(record!['progress'])).toBeLessThanOrEqual(100);
    expect(await completeTopic(ada, { topicId: TOPIC, score: 101 })).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(masteryAfter(150)).toBe(100);
  });

  test.each([
    [0, 'StudyRecord'],
    [100, 'StudyRecord'],
    [-0.1, 'Invalid'],
    [100.1, 'Invalid'],
  ])('takes a score of %s: %s', async (score, typename) => {
    const done = await completeTopic(await world.person(), { topicId: TOPIC, score });
    expect(done['__typename']).toBe(typename);
  });

  test('sent again with its id changes nothing', async () => {
    const ada = await world.person();
    const id = newId('studyEvent', world.now);
    const [first, again] = [
      await completeTopic(ada, { topicId: TOPIC, score: 70, id }),
      await completeTopic(ada, { topicId: TOPIC, score: 70, id }),
    ];
    expect(again).toEqual(first);
    expect(await completeTopic(ada, { topicId: '9709-p1-series', id })).toMatchObject({ code: 'CONFLICT' });
  });

  test('is refused for a topic that is not taught, and for guests', async () => {
    expect(refusal(await completeTopic(await world.person(), { topicId: '9709-p1-magic' }))).toEqual([
      'VALIDATION_FAILED',
      'topicId',
      'UNKNOWN',
    ]);
    expect(await completeTopic(world.guest(), { topicId: TOPIC })).toMatchObject({ code: 'SIGNED_OUT' });
  });

  test('by many devices at once loses none of them', async () => {
    const ada = await world.person();
    await Promise.all(Array.from({ length: 12 }, () => completeTopic(ada, { topicId: TOPIC })));
    expect(await studied(ada)).toMatchObject([{ attempts: 12, progress: 100 - 100 / 2 ** 12 }]);
  });

  test('waits for what another device is recording, and counts it', async () => {
    const ada = await world.person();
    const events = JSON.stringify([{ ...studyEvent(world.now), seconds: 0, score: 100 }]);
    const other = await world.pool.connect();
    try {
      await other.query('BEGIN');
      await other.query('SELECT record_study($1, $2, 1000, $3)', [ada.id, events, world.now]);
      const done = completeTopic(ada, { topicId: TOPIC });
      const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await expect.poll(async () => (await world.sql(waiting)).rowCount).toBe(1);
      await other.query('COMMIT');
      expect(await done).toMatchObject({ attempts: 2, progress: 75 });
    } finally {
      other.release();
    }
  });
});

describe('what devices recorded', () => {
  test('is merged by union: sending it again adds nothing', async () => {
    const ada = await world.person();
    const events = [
      studyEvent(ago(30), { score: 80 }),
      studyEvent(ago(20), { kind: 'TIME', seconds: 90 }),
      studyEvent(ago(10), { kind: 'ATTEMPT', score: 30 }),
    ];
    await recordStudy(ada, { events: events.slice(0, 2) });
    await recordStudy(ada, { events });
    await recordStudy(ada, { events });
    expect(await studied(ada)).toMatchObject([
      {
        progress: 40,
        completed: true,
        score: 30,
        attempts: 2,
        seconds: 90,
        lastStudied: ago(10).toISOString(),
        createdAt: ago(30).toISOString(),
      },
    ]);
  });

  test('is replayed by its times, whatever its ids say', async () => {
    const ada = await world.person();
    const [earlier, later] = [
      { score: 0, at: ago(9).toISOString() },
      { score: 100, at: ago(4).toISOString() },
    ];
    await recordStudy(ada, { events: [studyEvent(ago(1), earlier), studyEvent(ago(8), later)] });
    expect(await studied(ada)).toMatchObject([{ progress: 50, score: 100 }]);
  });

  test('comes to the same whatever the order of arrival, and as the rule replays it', async () => {
    const happening = fc.record({
      kind: fc.constantFrom<StudyEventKind>('COMPLETED', 'ATTEMPT', 'TIME'),
      score: fc.integer({ min: 0, max: 100 }),
      seconds: fc.integer({ min: 0, max: 600 }),
      minutesAgo: fc.integer({ min: 0, max: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(happening, { minLength: 1, maxLength: 8 }),
        fc.infiniteStream(fc.nat()),
        async (happened, lots) => {
          const events = happened.map(({ minutesAgo, kind, ...more }) =>
            studyEvent(ago(minutesAgo), { kind, ...more }),
          );
          const shuffled = events
            .map((event) => ({ event, place: lots.next().value! }))
            .toSorted((a, b) => a.place - b.place)
            .map(({ event }) => event);
          const [ada, ben] = [await world.person(), await world.person()];
          await recordStudy(ada, { events });
          for (const event of shuffled) await recordStudy(ben, { events: [event] });
          const [together, apart] = [await studied(ada), await studied(ben)];
          expect(apart).toEqual(together);

          const { mastery, ...rest } = replayed(
            events.map((event) => {
              const { id, at, kind, score, seconds } = event as unknown as StudyEventAt;
              return { id, kind, seconds, at: new Date(at), score: kind === 'TIME' ? null : score };
            }),
          );
          expect(together).toMatchObject([rest]);
          expect(together[0]!['progress']).toBeCloseTo(mastery, 8);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('is taken from a device whose clock is ahead as if it happened now', async () => {
    const ada = await world.person();
    await recordStudy(ada, { events: [studyEvent(ago(-60))] });
    expect(await studied(ada)).toMatchObject([{ lastStudied: world.now.toISOString() }]);
  });

  test.each([
    [{ id: '11111111-1111-4111-8111-111111111111' }, 'id'],
    [{ seconds: -1 }, 'seconds'],
    [{ seconds: 4 * 3600 + 1 }, 'seconds'],
    [{ at: '1999-12-31T23:59:59.999Z' }, 'at'],
    [{ topicId: 'nothing\u0000' }, 'topicId'],
  ])('is refused with a sentence: %o', async (more, field) => {
    const refused = await recordStudy(await world.person(), { events: [studyEvent(world.now, more)] });
    expect(refused).toMatchObject({ code: 'VALIDATION_FAILED', message: expect.stringMatching(/\w/) });
    if (field === 'topicId') expect(refused['fields']).toMatchObject([{ field }]);
  });

  test('is taken a hundred at a time', async () => {
    const ada = await world.person();
    const events = (many: number) =>
      Array.from({ length: many }, (_, i) => studyEvent(ago(i), { kind: 'TIME', seconds: 1 }));
    expect(await recordStudy(ada, { events: events(101) })).toMatchObject({
      fields: [{ field: 'events', code: 'TOO_MANY' }],
    });
    expect(await recordStudy(ada, { events: events(100) })).toMatchObject({ records: [{ seconds: 100 }] });
  });

  test('is kept up to a thousand events of a topic; one more is refused and adds nothing', async () => {
    const ada = await world.person();
    const one = { userId: ada.id, topicId: TOPIC, kind: 'TIME' as const, seconds: 1, at: ago(60) };
    await world.db.studyEvent.createMany({
      data: Array.from({ length: MAX_EVENTS_OF_TOPIC - 1 }, () => ({
        ...one,
        id: newId('studyEvent', ago(60)),
      })),
    });
    const last = studyEvent(world.now, { kind: 'TIME', seconds: 1 });
    expect(await recordStudy(ada, { events: [last, studyEvent(world.now)] })).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await studied(ada)).toEqual([]);
    expect(await recordStudy(ada, { events: [last] })).toMatchObject({ records: [{ seconds: 1000 }] });
    expect(await recordStudy(ada, { events: [last] })).toMatchObject({ records: [{ seconds: 1000 }] });
    expect(await recordStudy(ada, { events: [studyEvent(world.now)] })).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('study records', () => {
  test('are listed the latest first, page by page, by subject and paper, with their topics', async () => {
    const ada = await world.person();
    const topics = [TOPIC, '9231-p1-matrices', '9709-p3-vectors', '9709-p1-series'];
    const events = topics.map((topicId, i) => studyEvent(ago(i < 2 ? 5 : i), { topicId }));
    await recordStudy(ada, { events });
    const ids: unknown[] = [];
    let after: unknown = null;
    do {
      const { data } = await ada.graph(
        'query ($after: String) { studyRecords(first: 1, after: $after) { nodes { topicId topic { id } } pageInfo { hasNextPage endCursor } totalCount } }',
        { after },
      );
      const { nodes, pageInfo, totalCount } = data!['studyRecords'] as never as {
        nodes: { topicId: string; topic: { id: string } }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
        totalCount: number;
      };
      expect(totalCount).toBe(4);
      expect(nodes[0]!.topic.id).toBe(nodes[0]!.topicId);
      ids.push(nodes[0]!.topicId);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(ids).toEqual(['9709-p3-vectors', '9709-p1-series', TOPIC, '9231-p1-matrices']);

    const { data } = await ada.graph(
      '{ a: studyRecords(subjectCode: "9709", paper: "p1") { totalCount } b: studyRecords(subjectCode: "9231") { totalCount } c: studyRecords(paper: "p1") { totalCount } }',
    );
    expect(data).toEqual({ a: { totalCount: 2 }, b: { totalCount: 1 }, c: { totalCount: 3 } });
  });

  test('are their owner’s; an admin’s look at them is put into the audit', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    await completeTopic(ada, { topicId: TOPIC });
    const look = async (who: Visitor) => {
      const { data, errors } = await who.graph(
        'query ($id: ID!) { studyRecords(userId: $id) { nodes { topicId } } }',
        {
          id: ada.id,
        },
      );
      return errors
        ? (errors as never as { extensions: { code: string } }[])[0]!.extensions.code
        : data!['studyRecords']!['nodes'];
    };
    expect(await studied(ben)).toEqual([]);
    for (const who of [ben, await world.person({ role: 'MODERATOR' })])
      expect(await look(who)).toBe('NOT_FOUND');
    expect(await look(world.guest())).toBe('SIGNED_OUT');
    expect(await world.db.auditEntry.count({ where: { event: 'study_read' } })).toBe(0);
    const admin = await world.person({ role: 'ADMIN' });
    expect(await look(admin)).toEqual([{ topicId: TOPIC }]);
    expect(await world.db.auditEntry.findMany({ where: { event: 'study_read' } })).toMatchObject([
      { actorId: admin.id, subjectId: ada.id, detail: { what: 'study_records' } },
    ]);
  });

  test.each([
    ['a word', 'x'],
    ['a topic', TOPIC],
    ['a question', newId('question', world.now)],
    ['whoever is not there', newId('user', world.now)],
  ])(
    'are nobody’s where an admin names %s, as is an error book, and nothing is put into the audit',
    async (_what, id) => {
      const admin = await world.person({ role: 'ADMIN' });
      for (const list of ['studyRecords', 'errorEntries']) {
        const { errors } = await admin.graph(`query ($id: ID!) { ${list}(userId: $id) { totalCount } }`, {
          id,
        });
        expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
      }
      for (const path of ['study-records', 'error-book'])
        expect((await admin.rest('GET', `/api/progress/${path}?user_id=${id}`)).status).toBe(404);
      expect(await world.db.auditEntry.count({ where: { actorId: admin.id } })).toBe(0);
    },
  );
});

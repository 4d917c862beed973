import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import { HIDING_WEIGHT, LOCKING_WEIGHT, weightOf } from '../../server/community/moderation/rules.ts';
import { quotesLivePaper } from '../../server/community/holds/rules.ts';
import { decide, report, take } from '../support/moderation.ts';
import { answeredId, ask, askedId, vote } from '../support/posts.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();
let author: Visitor;
let asker: Visitor;
let moderator: Visitor;

beforeAll(async () => {
  [author, asker] = [await world.person(), await world.person()];
  moderator = await world.person({ role: 'MODERATOR' });
});

const WAITING_FOR_LOCKS = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

const people = (count: number) => Promise.all(Array.from({ length: count }, () => world.person()));
const casesOf = (id: string) =>
  world.db.moderationCase.findMany({
    where: { OR: [{ questionId: id }, { answerId: id }, { commentId: id }] },
  });
const answerRow = (id: string) => world.db.answer.findUniqueOrThrow({ where: { id } });
const toldOf = async ({ id }: Visitor) =>
  (
    await world.db.notification.findMany({
      where: { userId: id, kind: 'MODERATION' },
      orderBy: { id: 'asc' },
    })
  ).map(({ detail }) => (detail as { event: string }).event);

async function answered(by = author) {
  const questionId = await askedId(asker);
  return { questionId, id: await answeredId(by, questionId) };
}

describe('a report', () => {
  test('opens one case; the same person’s second is the first again', async () => {
    const { id } = await answered();
    const [someone] = await people(1);
    const first = await report(someone!, id);
    expect(first).toMatchObject({
      __typename: 'FiledReport',
      isNew: true,
      report: { status: 'OPEN', weight: 1 },
    });
    const again = await report(someone!, id, 'RUDE');
    expect(again).toMatchObject({ isNew: false, report: { id: first['report']!['id'] } });
    expect(await world.db.report.count({ where: { case: { answerId: id } } })).toBe(1);
    expect(await casesOf(id)).toHaveLength(1);
  });

  test('is not for one’s own, for guests, or for what is not there', async () => {
    const { id } = await answered();
    expect(await report(author, id)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await report(world.guest(), id)).toMatchObject({ code: 'SIGNED_OUT' });
    expect(await report(asker, moderator.id)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('of another kind needs 5 to 500 characters of words; a duplicate needs the question', async () => {
    const [{ id, questionId }, [someone]] = [await answered(), await people(1)];
    const words = (length: number) => report(someone!, id, 'OTHER', { text: 'w'.repeat(length) });
    expect(await words(0)).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field: 'text' }] });
    expect(await words(4)).toMatchObject({ fields: [{ field: 'text', code: 'TOO_SHORT' }] });
    expect(await words(501)).toMatchObject({ fields: [{ field: 'text', code: 'TOO_LONG' }] });
    expect(await words(500)).toMatchObject({ isNew: true });
    expect(await report(someone!, questionId, 'DUPLICATE')).toMatchObject({
      fields: [{ field: 'duplicateOfId' }],
    });
    expect(
      await report(someone!, questionId, 'DUPLICATE', { duplicateOfId: await askedId(author) }),
    ).toMatchObject({ isNew: true });
  });

  test('is made at most 10 times in 24 hours by whoever is new, 30 times by others', async () => {
    for (const [reputation, most] of [
      [10, 10],
      [3000, 30],
    ] as const) {
      const reporter = await world.person({ reputation });
      const at = new Date(world.now.getTime() - 3_600_000);
      for (let made = 1; made < most; made += 1) {
        const other = await world.db.moderationCase.create({
          data: {
            id: newId('moderationCase', world.now),
            cause: 'REPORTS',
            status: 'OPEN',
            createdAt: world.now,
          },
        });
        await world.db.report.create({
          data: {
            id: newId('report', at),
            caseId: other.id,
            reporterId: reporter.id,
            reason: 'SPAM',
            weight: 1,
            createdAt: at,
          },
        });
      }
      expect(await report(reporter, (await answered()).id)).toMatchObject({ isNew: true });
      expect(await report(reporter, (await answered()).id)).toMatchObject({
        code: 'RATE_LIMITED',
        retryAfter: 82_800,
      });
    }
  });
});

describe('reporters', () => {
  test('three of them hide a post; its author is told, and the count of answers falls', async () => {
    const [{ id, questionId }, reporters] = [await answered(), await people(3)];
    for (const reporter of reporters.slice(1)) await report(reporter, id);
    expect((await answerRow(id)).hiddenAt).toBeNull();
    await report(reporters[0]!, id);
    expect(await answerRow(id)).toMatchObject({
      hiddenReason: 'REPORTS',
      hiddenTimes: 1,
      hiddenAt: world.now,
    });
    const { answerCount } = await world.db.question.findUniqueOrThrow({ where: { id: questionId } });
    expect(answerCount).toBe(0);
    expect(await toldOf(author)).toContain('HIDDEN');
  });

  test('whose reports were declined weigh less', async () => {
    expect(weightOf({ upheld: 0, decided: 0 })).toBe(1);
    expect(weightOf({ upheld: 0, decided: 9 })).toBe(0.2);
    expect(weightOf({ upheld: 3, decided: 4 })).toBe(0.75);
    const [reporters, { id: first }, { id }] = [await people(3), await answered(), await answered()];
    await report(reporters[0]!, first);
    await decide(moderator, (await casesOf(first))[0]!.id, false);
    expect(await report(reporters[0]!, id)).toMatchObject({ report: { weight: 0.2 } });
    for (const reporter of reporters.slice(1)) await report(reporter, id);
    expect((await casesOf(id))[0]!.weight).toBeCloseTo(2.2);
    expect((await answerRow(id)).hiddenAt).toBeNull();
  });

  test('who come at once make one case, and the sum of them hides', async () => {
    const [{ id }, reporters] = [await answered(), await people(HIDING_WEIGHT)];
    await Promise.all(reporters.map((reporter) => report(reporter, id)));
    expect(await casesOf(id)).toMatchObject([{ weight: HIDING_WEIGHT }]);
    expect((await answerRow(id)).hiddenTimes).toBe(1);
  });

  test('of different answers that come at once lock their question together', async () => {
    const questionId = await askedId(asker);
    const writers = await people(LOCKING_WEIGHT);
    const answers = await Promise.all(writers.map((writer) => answeredId(writer, questionId)));
    const reporters = await people(LOCKING_WEIGHT);
    await Promise.all(reporters.map((reporter, i) => report(reporter, answers[i]!)));
    expect((await world.db.question.findUniqueOrThrow({ where: { id: questionId } })).status).toBe('LOCKED');
  });

  test('of different answers that come at once wait for each other', async () => {
    const questionId = await askedId(asker);
    const writers = await people(LOCKING_WEIGHT);
    const answers = await Promise.all(writers.map((writer) => answeredId(writer, questionId)));
    const [last, before, ...others] = await people(LOCKING_WEIGHT);
    for (const [i, reporter] of others.entries()) await report(reporter, answers[i]!);
    const other = await world.pool.connect();
    try {
      await other.query('BEGIN');
      await other.query('SELECT FROM questions WHERE id = $1 FOR NO KEY UPDATE', [questionId]);
      await other.query(
        `WITH opened AS (INSERT INTO moderation_cases (id, answer_id, cause, weight, created_at) VALUES ($1, $2, 'REPORTS', 1, $5) RETURNING id)
         INSERT INTO reports (id, case_id, reporter_id, reason, weight, created_at) SELECT $3, id, $4, 'SPAM', 1, $5 FROM opened`,
        [
          newId('moderationCase', world.now),
          answers.at(-2),
          newId('report', world.now),
          before!.id,
          world.now,
        ],
      );
      const done = report(last!, answers.at(-1)!);
      await expect.poll(async () => (await world.sql(WAITING_FOR_LOCKS)).rowCount).toBe(1);
      await other.query('COMMIT');
      expect(await done).toMatchObject({ isNew: true });
    } finally {
      other.release();
    }
    expect((await world.db.question.findUniqueOrThrow({ where: { id: questionId } })).status).toBe('LOCKED');
  });

  test('five of them lock the question, over all that stands under it; declined, it opens again', async () => {
    const questionId = await askedId(asker);
    const answers = [await answeredId(author, questionId), await answeredId(moderator, questionId)];
    const reporters = await people(LOCKING_WEIGHT);
    const statusNow = async () =>
      (await world.db.question.findUniqueOrThrow({ where: { id: questionId } })).status;
    for (const [index, reporter] of reporters.entries()) {
      expect(await statusNow()).toBe('OPEN');
      await report(reporter, answers[index % 2]!);
    }
    expect(await statusNow()).toBe('LOCKED');
    const { id } = (await world.db.moderationCase.findFirst({
      where: { locked: true, answer: { questionId } },
    }))!;
    const admin = await world.person({ role: 'ADMIN' });
    await decide(admin, id, false);
    expect(await statusNow()).toBe('OPEN');
  });

  test('of staff one hides at once', async () => {
    const { id } = await answered();
    await report(moderator, id);
    expect(await answerRow(id)).toMatchObject({ hiddenReason: 'STAFF' });
  });
});

describe('the author of what reports hid', () => {
  const EDIT =
    'mutation ($id: ID!, $body: String!) { editAnswer(input: { id: $id, body: $body }) { __typename ... on Answer { hiddenAt editShowsFrom } } }';
  const edit = async (id: string, body: string, who = author) =>
    (await who.graph(EDIT, { id, body })).data!['editAnswer'];

  test('shows it again by an edit ten minutes later, the first time; the second time a moderator has to', async () => {
    const [{ id, questionId }, reporters] = [await answered(), await people(6)];
    for (const reporter of reporters.slice(0, 3)) await report(reporter, id);
    const hiddenAt = world.now;
    world.later(599);
    expect(await edit(id, 'A better answer to it.')).toMatchObject({
      hiddenAt: hiddenAt.toISOString(),
      editShowsFrom: new Date(hiddenAt.getTime() + 600_000).toISOString(),
    });
    world.later(1);
    // An edit by staff is no answer to what reports said.
    expect(await edit(id, 'Mended by staff.', moderator)).toMatchObject({ hiddenAt: expect.any(String) });
    expect(await edit(id, 'A much better answer.')).toMatchObject({ hiddenAt: null, editShowsFrom: null });
    expect((await casesOf(id))[0]).toMatchObject({ status: 'OPEN', weight: 0 });

    for (const reporter of reporters.slice(3)) await report(reporter, id);
    expect(await answerRow(id)).toMatchObject({ hiddenTimes: 2 });
    // As many people by now as lock a question.
    await world.sql(`UPDATE questions SET status = 'OPEN' WHERE id = $1`, [questionId]);
    world.later(1800);
    [author, asker, moderator] = (await Promise.all([author, asker, moderator].map(world.sessionOf))) as [
      Visitor,
      Visitor,
      Visitor,
    ];
    expect(await edit(id, 'Yet another answer to it.')).toMatchObject({
      hiddenAt: expect.any(String),
      editShowsFrom: null,
    });
  });
});

describe('a paper that is being sat', () => {
  test('is told by how it is quoted, around its series', () => {
    const at =
      (day: string, days = 7) =>
      (text: string) =>
        quotesLivePaper(text, new Date(`${day}T12:00:00Z`), days);
    expect(at('2026-05-20')('See 9709/12/M/J/26, question 3.')).toBe(true);
    expect(at('2026-05-20')('9702/21/MJ/2026')).toBe(true);
    expect(at('2026-05-20')('9709_s26_qp_12')).toBe(true);
    expect(at('2026-05-20')('9709/12 May/June 2026')).toBe(true);
    expect(at('2026-05-20')('9709/12/M/J/25')).toBe(false);
    expect(at('2026-05-20')('9709/12/O/N/26')).toBe(false);
    expect(at('2026-11-10')('9709/12/O/N/26')).toBe(true);
    expect(at('2026-07-02')('9709/12/M/J/26')).toBe(true);
    expect(at('2026-07-03')('9709/12/M/J/26')).toBe(false);
    expect(at('2026-05-20', 0)('9709/12/M/J/26')).toBe(false);
  });

  test('holds a question that quotes it until a moderator has looked; its author is told', async () => {
    const someone = await world.person();
    const asked = await ask(someone, { body: 'From 9709/12/F/M/30: solve $x^2=4$.' });
    const id = String(asked['id']);
    expect(await world.db.question.findUniqueOrThrow({ where: { id } })).toMatchObject({
      hiddenReason: 'EXAM_LEAK',
    });
    expect((await asker.graph(`{ question(id: "${id}") { id } }`)).data!['question']).toBeNull();
    expect(await toldOf(someone)).toEqual(['HELD']);
    const [open] = await casesOf(id);
    expect(open).toMatchObject({ cause: 'EXAM_LEAK', status: 'OPEN' });
    await decide(moderator, open!.id, false);
    expect((await asker.graph(`{ question(id: "${id}") { id } }`)).data!['question']).toEqual({ id });
    const byStaff = await ask(moderator, { body: 'From 9709/12/F/M/30: what may be said of it.' });
    expect(await casesOf(String(byStaff['id']))).toEqual([]);
  });

  test('holds a question that an edit makes quote it, and one report of it holds any post', async () => {
    const [someone, reporter] = [await world.person(), await world.person()];
    const id = await askedId(someone);
    await someone.graph(
      'mutation ($id: ID!) { editQuestion(input: { id: $id, body: "It is 9709_m30_qp_12." }) { __typename } }',
      { id },
    );
    expect((await world.db.question.findUniqueOrThrow({ where: { id } })).hiddenReason).toBe('EXAM_LEAK');
    const { id: answerId } = await answered();
    await report(reporter, answerId, 'EXAM_LEAK');
    expect(await answerRow(answerId)).toMatchObject({ hiddenReason: 'EXAM_LEAK' });
  });
});

test('a score of −5 brings a post before the moderators, once', async () => {
  const [{ id }, voters] = [await answered(), await people(6)];
  for (const voter of voters.slice(0, 4)) await vote(voter, id, 'DOWN');
  expect(await casesOf(id)).toEqual([]);
  await vote(voters[4]!, id, 'DOWN');
  await vote(voters[5]!, id, 'DOWN');
  expect(await casesOf(id)).toMatchObject([{ cause: 'LOW_SCORE', status: 'OPEN' }]);
  // Nor again where it falls so low anew while somebody looks at it.
  await take(moderator, (await casesOf(id))[0]!.id);
  for (const voter of voters.slice(0, 2)) await vote(voter, id, 'NONE');
  await vote(voters[0]!, id, 'DOWN');
  expect(await casesOf(id)).toMatchObject([{ cause: 'LOW_SCORE', status: 'IN_REVIEW' }]);
});

test('a first report awards a badge, once', async () => {
  const reporter = await world.person();
  for (const { id } of [await answered(), await answered()]) await report(reporter, id);
  expect(await world.db.award.count({ where: { userId: reporter.id, badge: 'first_flag' } })).toBe(1);
});

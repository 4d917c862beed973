import { beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../server/database/audit.ts';
import { commentedId } from '../support/interactions.ts';
import { decide, lift, report, setHidden, setRole, suspend, take, warn } from '../support/moderation.ts';
import { accept, answeredId, ask, askedId } from '../support/posts.ts';
import { type Json, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();
let author: Visitor;
let asker: Visitor;
let reporter: Visitor;
let moderator: Visitor;
let admin: Visitor;

beforeAll(async () => {
  [author, asker, reporter] = [await world.person(), await world.person(), await world.person()];
  moderator = await world.person({ role: 'MODERATOR' });
  admin = await world.person({ role: 'ADMIN' });
});

/** An answer that somebody reported, and its case. */
async function reported(by = author) {
  const questionId = await askedId(asker);
  const id = await answeredId(by, questionId);
  // Of many words to one person some would be told together.
  reporter = await world.person();
  await report(reporter, id);
  const { id: caseId } = (await world.db.moderationCase.findFirst({ where: { answerId: id } }))!;
  return { id, questionId, caseId };
}

const reputationOf = async ({ id }: Visitor) =>
  (await world.db.user.findUniqueOrThrow({ where: { id } })).reputation;
const answerRow = (id: string) => world.db.answer.findUniqueOrThrow({ where: { id } });
const lastWordTo = async ({ id }: Visitor) =>
  (
    await world.db.notification.findFirst({
      where: { userId: id, kind: 'MODERATION' },
      orderBy: { at: 'desc' },
    })
  )?.detail as { event: string; reason?: string } | undefined;
const auditOf = (subjectId: string) =>
  world.db.auditEntry.findMany({ where: { subjectId }, orderBy: { id: 'desc' } });

describe('a case', () => {
  test('upheld hides its post for good and takes 100 reputation, and both sides are told why', async () => {
    const someone = await world.person();
    const { id, caseId } = await reported(someone);
    const before = await reputationOf(someone);
    expect(await decide(moderator, caseId, true, 'It advertises a shop.')).toMatchObject({
      status: 'UPHELD',
      reason: 'It advertises a shop.',
      decider: { id: moderator.id },
    });
    expect(await answerRow(id)).toMatchObject({ hiddenReason: 'STAFF', deletedAt: null });
    expect(await reputationOf(someone)).toBe(before - 100);
    expect(await lastWordTo(someone)).toMatchObject({ event: 'UPHELD', reason: 'It advertises a shop.' });
    expect(await lastWordTo(reporter)).toMatchObject({ event: 'REPORT_UPHELD' });
    expect(await auditOf(someone.id)).toMatchObject([{ event: 'case_upheld', actorId: moderator.id }]);
  });

  test('upheld takes back the acceptance of its answer with what it gave', async () => {
    const someone = await world.person({ reputation: 500 });
    const { id, questionId, caseId } = await reported(someone);
    await accept(asker, id);
    expect(await reputationOf(someone)).toBe(515);
    await decide(moderator, caseId, true);
    expect(await reputationOf(someone)).toBe(400);
    const { acceptedAnswerId } = await world.db.question.findUniqueOrThrow({ where: { id: questionId } });
    expect(acceptedAnswerId).toBeNull();
  });

  test('declined shows its post again and takes nothing', async () => {
    const someone = await world.person();
    const { id, caseId } = await reported(someone);
    await setHidden(moderator, id, true);
    const before = await reputationOf(someone);
    expect(await decide(moderator, caseId, false)).toMatchObject({ status: 'DECLINED', hiddenAt: null });
    expect(await reputationOf(someone)).toBe(before);
    expect(await lastWordTo(reporter)).toMatchObject({ event: 'REPORT_DECLINED' });
  });

  test('is decided once, however many decide at the same time', async () => {
    const someone = await world.person();
    const { caseId } = await reported(someone);
    const before = await reputationOf(someone);
    const staff = [moderator, admin, await world.person({ role: 'MODERATOR' })];
    const answers = await Promise.all(staff.map((who) => decide(who, caseId, true)));
    expect(answers.map((one) => one['code'] ?? one['status']).toSorted()).toEqual([
      'CONFLICT',
      'CONFLICT',
      'UPHELD',
    ]);
    expect(await reputationOf(someone)).toBe(before - 100);
  });

  test('is not decided by whoever wrote what it is about', async () => {
    const { caseId } = await reported(moderator);
    expect(await decide(moderator, caseId, false)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await take(moderator, caseId)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await decide(admin, caseId, false)).toMatchObject({ status: 'DECLINED' });
  });

  test('is nothing that a member sees, takes or decides', async () => {
    const { caseId } = await reported();
    expect(await decide(reporter, caseId, true)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await take(reporter, caseId)).toMatchObject({ code: 'NOT_ALLOWED' });
    const read = (who: Visitor) => who.graph('query ($id: ID!) { node(id: $id) { id } }', { id: caseId });
    expect((await read(reporter)).data!['node']).toBeNull();
    expect((await read(moderator)).data!['node']).toEqual({ id: caseId });
    for (const field of [
      'moderationCases { nodes { id } }',
      'moderationCounts { open }',
      'auditLog { nodes { id } }',
    ]) {
      const { errors } = await reporter.graph(`{ ${field} }`);
      expect((errors as unknown as Json[])[0]!['extensions']!['code']).toBe('NOT_ALLOWED');
    }
  });

  test('is taken and given back, and waits in the queue with what it is about until it is decided', async () => {
    const { id, questionId, caseId } = await reported();
    expect(await take(moderator, caseId)).toMatchObject({
      status: 'IN_REVIEW',
      decider: { id: moderator.id },
    });
    const queue = async () => {
      const { data } = await moderator.graph(
        '{ moderationCases(first: 30) { nodes { id targetKind targetId questionId title text reportCount author { id } reports(first: 5) { nodes { reason status reporter { id } } } } } }',
      );
      return (data!['moderationCases']!['nodes'] as unknown as Json[]).find(
        (one) => String(one['id']) === caseId,
      );
    };
    expect(await queue()).toMatchObject({
      targetKind: 'ANSWER',
      targetId: id,
      questionId,
      text: expect.stringContaining('square root'),
      reportCount: 1,
      author: { id: author.id },
      reports: { nodes: [{ reason: 'SPAM', status: 'IN_REVIEW', reporter: { id: reporter.id } }] },
    });
    expect(await take(moderator, caseId, false)).toMatchObject({ status: 'OPEN', decider: null });
    await decide(moderator, caseId, false);
    expect(await queue()).toBeUndefined();
  });

  test('says why with 10 to 500 characters', async () => {
    const { caseId } = await reported();
    expect(await decide(moderator, caseId, true, 'w'.repeat(9))).toMatchObject({
      fields: [{ code: 'TOO_SHORT' }],
    });
    expect(await decide(moderator, caseId, true, 'w'.repeat(501))).toMatchObject({
      fields: [{ code: 'TOO_LONG' }],
    });
    expect(await decide(moderator, caseId, true, 'w'.repeat(10))).toMatchObject({ status: 'UPHELD' });
  });
});

describe('staff', () => {
  test('hide a post at once and show it again, which gives back what an upheld report took', async () => {
    const someone = await world.person();
    const { id, caseId } = await reported(someone);
    const before = await reputationOf(someone);
    await decide(moderator, caseId, true);
    expect(await setHidden(reporter, id, false)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await setHidden(admin, id, false)).toMatchObject({ __typename: 'Moderated' });
    expect(await reputationOf(someone)).toBe(before);
    expect((await answerRow(id)).hiddenAt).toBeNull();
    expect(await setHidden(moderator, await answeredId(moderator, await askedId(asker)), true)).toMatchObject(
      {
        code: 'NOT_ALLOWED',
      },
    );
  });

  test('warn somebody, who hears why; nobody warns themselves, another moderator or an admin', async () => {
    const someone = await world.person();
    expect(await warn(moderator, someone.id)).toMatchObject({ warnings: 1 });
    expect(await lastWordTo(someone)).toMatchObject({ event: 'WARNED', reason: 'Please stay polite.' });
    const other = await world.person({ role: 'MODERATOR' });
    for (const [who, whom] of [
      [moderator, moderator],
      [moderator, other],
      [moderator, admin],
      [admin, admin],
      [someone, other],
    ] as const)
      expect(await warn(who, whom.id)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await warn(admin, other.id)).toMatchObject({ warnings: 1 });
  });

  test('suspend for 30 days at most, admins for longer; it is felt, told, kept and lifted', async () => {
    const someone = await world.person();
    expect(await suspend(moderator, someone.id, 31)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await suspend(moderator, someone.id, 0)).toMatchObject({ fields: [{ field: 'days' }] });
    expect(await suspend(admin, someone.id, 3651)).toMatchObject({ fields: [{ field: 'days' }] });
    expect(await suspend(admin, someone.id, 3650)).toMatchObject({ __typename: 'PersonRecord' });
    expect(await suspend(moderator, someone.id, 30)).toMatchObject({
      suspendedUntil: new Date(world.now.getTime() + 30 * 86_400_000).toISOString(),
      suspensionReason: 'Insults, again and again.',
    });
    expect(await ask(await world.sessionOf(someone))).toMatchObject({ code: 'SUSPENDED' });
    expect(await lastWordTo(someone)).toMatchObject({ event: 'SUSPENDED' });
    expect(await suspend(admin, someone.id, 31)).toMatchObject({ __typename: 'PersonRecord' });
    expect(await lift(moderator, someone.id)).toMatchObject({ suspendedUntil: null, suspensionReason: null });
    expect(await ask(await world.sessionOf(someone))).toMatchObject({ __typename: 'Question' });
    expect((await auditOf(someone.id)).map(({ event }) => event)).toEqual([
      'suspension_lifted',
      'person_suspended',
      'person_suspended',
      'person_suspended',
    ]);
  });

  test('an admin gives and takes the role of moderator, never their own; it is kept who did', async () => {
    const someone = await world.person();
    expect(await setRole(moderator, someone.id, 'MODERATOR')).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await setRole(admin, admin.id, 'STUDENT')).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await setRole(admin, someone.id, 'MODERATOR')).toMatchObject({ userId: someone.id });
    expect((await world.db.user.findUniqueOrThrow({ where: { id: someone.id } })).role).toBe('MODERATOR');
    expect(await auditOf(someone.id)).toMatchObject([
      { event: 'role_changed', detail: { from: 'STUDENT', to: 'MODERATOR' } },
    ]);
    await setRole(admin, someone.id, 'STUDENT');
    expect((await world.db.user.findUniqueOrThrow({ where: { id: someone.id } })).role).toBe('STUDENT');
  });

  test('of two admins who demote each other at once one stays', async () => {
    const [one, two] = [await world.person({ role: 'ADMIN' }), await world.person({ role: 'ADMIN' })];
    await world.sql(`UPDATE users SET role = 'STUDENT' WHERE id = $1`, [admin.id]);
    await Promise.all([setRole(one, two.id, 'STUDENT'), setRole(two, one.id, 'STUDENT')]);
    expect(await world.db.user.count({ where: { role: 'ADMIN' } })).toBe(1);
    await world.sql(`UPDATE users SET role = 'ADMIN' WHERE id = $1`, [admin.id]);

    // Also where another one would be left.
    const [three, four] = [await world.person({ role: 'ADMIN' }), await world.person({ role: 'ADMIN' })];
    await Promise.all([setRole(three, four.id, 'STUDENT'), setRole(four, three.id, 'STUDENT')]);
    const ids = [three.id, four.id];
    expect(await world.db.user.count({ where: { role: 'ADMIN', id: { in: ids } } })).toBe(1);
  });
});

describe('the audit', () => {
  test('is read by admins alone, the newest first, and takes no changes', async () => {
    const someone = await world.person();
    await warn(moderator, someone.id, 'The first of two words.');
    await warn(moderator, someone.id, 'The second of two words.');
    const read = (who: Visitor, after: string | null) =>
      who.graph(
        'query ($id: ID, $after: String) { auditLog(subjectId: $id, first: 1, after: $after) { nodes { event reason actor { id } subject { id } } pageInfo { endCursor hasNextPage } totalCount } }',
        { id: someone.id, after },
      );
    const page = (await read(admin, null)).data!['auditLog']!;
    expect(page).toMatchObject({
      nodes: [
        {
          event: 'person_warned',
          reason: 'The second of two words.',
          actor: { id: moderator.id },
          subject: { id: someone.id },
        },
      ],
      totalCount: 2,
    });
    const next = (await read(admin, String(page['pageInfo']!['endCursor']))).data!['auditLog']!;
    expect(next).toMatchObject({
      nodes: [{ reason: 'The first of two words.' }],
      pageInfo: { hasNextPage: false },
    });
    expect((await read(moderator, null)).data).toBeNull();
    await expect(world.pool.query('DELETE FROM audit_entries')).rejects.toThrow();
  });
});

test('a comment that is hidden is not counted, and counts again once it is shown', async () => {
  const questionId = await askedId(asker);
  const answerId = await answeredId(author, questionId);
  const counted = async () => ({
    question: (await world.db.question.findUniqueOrThrow({ where: { id: questionId } })).commentCount,
    answer: (await answerRow(answerId)).commentCount,
  });
  const [under, below] = [await commentedId(author, questionId), await commentedId(author, answerId)];
  expect(await counted()).toEqual({ question: 1, answer: 1 });
  await setHidden(moderator, under, true);
  await setHidden(moderator, below, true);
  await setHidden(moderator, below, true);
  expect(await counted()).toEqual({ question: 0, answer: 0 });
  expect(await audit(world.pool)).toEqual([]);
  await setHidden(moderator, under, false);
  await setHidden(moderator, below, false);
  expect(await counted()).toEqual({ question: 1, answer: 1 });
  expect(await audit(world.pool)).toEqual([]);
});

test('a case has its text as a page shows it, for staff to read', async () => {
  const { caseId } = await reported();
  const { data } = await moderator.graph(
    'query ($id: ID!) { node(id: $id) { ... on ModerationCase { text textPage language } } }',
    { id: caseId },
  );
  expect(data!['node']).toMatchObject({ textPage: expect.stringContaining('<p'), language: 'EN' });
});

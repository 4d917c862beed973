import { beforeAll, describe, expect, test } from 'vitest';
import { commentedId } from '../support/interactions.ts';
import { decide, lift, report, setHidden, suspend } from '../support/moderation.ts';
import { answeredId, askedId, vote } from '../support/posts.ts';
import { type Json, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();
let author: Visitor;
let asker: Visitor;
let moderator: Visitor;

beforeAll(async () => {
  [author, asker] = [await world.person(), await world.person()];
  moderator = await world.person({ role: 'MODERATOR' });
});

const QUEUE =
  'query ($filter: ModerationCaseFilter) { moderationCases(filter: $filter, first: 100) { nodes { id targetId } } }';

/** What the queue holds, by what it is about. */
async function queue(filter: object): Promise<string[]> {
  const { data } = await moderator.graph(QUEUE, { filter });
  return (data!['moderationCases']!['nodes'] as unknown as Json[]).map((one) => String(one['targetId']));
}

const PHYSICS = { subjectCode: '9702', paper: null, topic: null, tags: [] };

const answered = async (by = author) => {
  const questionId = await askedId(asker);
  return { questionId, id: await answeredId(by, questionId) };
};

/** The case that somebody’s report of it opened. */
async function reportedCase(id: string, reason = 'SPAM') {
  await report(await world.person(), id, reason);
  const { id: caseId } = await world.db.moderationCase.findFirstOrThrow({
    where: { OR: [{ questionId: id }, { answerId: id }, { commentId: id }], status: 'OPEN' },
  });
  return caseId;
}

const wordsTo = ({ id: userId }: Visitor) =>
  world.db.notification.count({ where: { userId, kind: 'MODERATION' } });

describe('the queue', () => {
  test('begins with what waits longest; what was decided begins with the newest', async () => {
    const posts: string[] = [];
    const cases: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      const { id } = await answered();
      cases.push(await reportedCase(id));
      posts.push(id);
      world.later(1);
    }
    const among = async (filter: object) => (await queue(filter)).filter((id) => posts.includes(id));
    expect(await among({ status: 'OPEN' })).toEqual(posts);
    for (const caseId of cases.slice(0, 2)) await decide(moderator, caseId, false);
    expect(await among({ status: 'DECLINED' })).toEqual([posts[1], posts[0]]);
    expect(await among({})).toEqual([posts[2]]);
  });

  test('is narrowed by subject, wherever below it the post stands, and by cause', async () => {
    const question = await askedId(asker, PHYSICS);
    const answer = await answeredId(author, question);
    const comments = [await commentedId(author, question), await commentedId(author, answer)];
    const posts = [question, answer, ...comments];
    for (const id of posts) {
      await reportedCase(id);
      world.later(1);
    }
    const { id: elsewhere } = await answered();
    await reportedCase(elsewhere, 'EXAM_LEAK');
    expect(await queue({ subjectCode: '9702' })).toEqual(posts);
    expect(await queue({ cause: 'EXAM_LEAK' })).toEqual([elsewhere]);
    expect(await queue({ cause: 'EXAM_LEAK', subjectCode: '9702' })).toEqual([]);
  });
});

describe('a decision', () => {
  test('about what nobody saw hidden tells its author nothing', async () => {
    const someone = await world.person();
    const { id } = await answered(someone);
    await decide(moderator, await reportedCase(id), false);
    expect(await wordsTo(someone)).toBe(0);
  });

  test('does not bring back what its author deleted meanwhile', async () => {
    const { id, questionId } = await answered();
    const caseId = await reportedCase(id);
    await setHidden(moderator, id, true);
    await author.graph('mutation ($id: ID!) { deleteAnswer(input: { id: $id }) { __typename } }', { id });
    expect(await decide(moderator, caseId, false)).toMatchObject({ status: 'DECLINED' });
    const { answerCount } = await world.db.question.findUniqueOrThrow({ where: { id: questionId } });
    expect(answerCount).toBe(0);
  });

  test('tells nobody that a question is shown again which its author deleted meanwhile', async () => {
    const someone = await world.person();
    const id = await askedId(someone);
    const caseId = await reportedCase(id);
    await setHidden(moderator, id, true);
    await someone.graph('mutation ($id: ID!) { deleteQuestion(input: { id: $id }) { __typename } }', { id });
    const before = await wordsTo(someone);
    expect(await decide(moderator, caseId, false)).toMatchObject({ status: 'DECLINED' });
    expect(await wordsTo(someone)).toBe(before);
  });

  test('takes no points where votes alone brought the post before the moderators', async () => {
    const someone = await world.person({ reputation: 500 });
    const { id } = await answered(someone);
    for (let i = 0; i < 5; i += 1) await vote(await world.person(), id, 'DOWN');
    const before = await world.db.user.findUniqueOrThrow({ where: { id: someone.id } });
    const { id: caseId } = await world.db.moderationCase.findFirstOrThrow({ where: { answerId: id } });
    expect(await decide(moderator, caseId, true)).toMatchObject({ status: 'UPHELD' });
    const { points } = await world.db.user.findUniqueOrThrow({ where: { id: someone.id } });
    expect(points).toBe(before.points);
  });

  test('leaves a question closed that was closed before reports locked it', async () => {
    const questionId = await askedId(asker);
    const answers = [await answeredId(author, questionId), await answeredId(moderator, questionId)];
    await world.sql(`UPDATE questions SET status = 'CLOSED', close_reason = 'UNCLEAR' WHERE id = $1`, [
      questionId,
    ]);
    for (let i = 0; i < 5; i += 1) await report(await world.person(), answers[i % 2]!);
    const { id: caseId } = await world.db.moderationCase.findFirstOrThrow({
      where: { answer: { questionId }, locked: true },
    });
    await decide(await world.person({ role: 'MODERATOR' }), caseId, false);
    expect((await world.db.question.findUniqueOrThrow({ where: { id: questionId } })).status).toBe('CLOSED');
  });
});

test('what staff hide after reports did is theirs from then on', async () => {
  const someone = await world.person();
  const questionId = await askedId(asker);
  const answer = await answeredId(someone, questionId);
  const comment = await commentedId(someone, questionId);
  for (const id of [answer, comment]) {
    for (let i = 0; i < 3; i += 1) await report(await world.person(), id);
    await setHidden(moderator, id, true);
  }
  const reasons = [
    await world.db.answer.findUniqueOrThrow({ where: { id: answer } }),
    await world.db.comment.findUniqueOrThrow({ where: { id: comment } }),
  ].map(({ hiddenReason }) => hiddenReason);
  expect(reasons).toEqual(['STAFF', 'STAFF']);
});

describe('a report', () => {
  test('weighs what was decided of the earlier ones, and half of them right holds a leaked paper', async () => {
    const reporter = await world.person();
    const leak = async () => {
      const { id } = await answered();
      const { report: made } = await report(reporter, id, 'EXAM_LEAK');
      const { hiddenReason } = await world.db.answer.findUniqueOrThrow({ where: { id } });
      return { id, weight: made!['weight'] as unknown as number, hiddenReason };
    };
    const decideAbout = async (id: string, uphold: boolean) =>
      decide(
        moderator,
        (await world.db.moderationCase.findFirstOrThrow({ where: { answerId: id } })).id,
        uphold,
      );
    const [first, second] = [await leak(), await leak()];
    expect([first, second]).toMatchObject([{ weight: 1 }, { weight: 1 }]);
    await decideAbout(first.id, true);
    await decideAbout(second.id, false);
    const third = await leak();
    expect(third).toMatchObject({ weight: 0.5, hiddenReason: 'EXAM_LEAK' });
    await decideAbout(third.id, false);
    expect(await leak()).toMatchObject({ hiddenReason: null });
  });

  test('of one person counts once towards the lock of a question, whatever they report under it', async () => {
    const questionId = await askedId(asker);
    const answers = [await answeredId(author, questionId), await answeredId(moderator, questionId)];
    const below = await commentedId(author, answers[1]!);
    const reporters = await Promise.all([1, 2, 3, 4].map(() => world.person()));
    const status = async () =>
      (await world.db.question.findUniqueOrThrow({ where: { id: questionId } })).status;
    for (const [i, reporter] of reporters.entries()) await report(reporter, answers[i % 2]!);
    await report(reporters[0]!, below);
    expect(await status()).toBe('OPEN');
    await report(await world.person(), below);
    expect(await status()).toBe('LOCKED');
  });

  test('is made of nothing that stands under what is hidden', async () => {
    const { id, questionId } = await answered();
    await setHidden(moderator, questionId, true);
    expect(await report(await world.person(), id)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is read by whoever made it and by staff', async () => {
    const [reporter, other] = [await world.person(), await world.person()];
    const { report: made } = await report(reporter, (await answered()).id);
    const read = async (who: Visitor) =>
      (await who.graph('query ($id: ID!) { node(id: $id) { id } }', { id: made!['id'] })).data!['node'];
    const own = { id: made!['id'] };
    expect(await Promise.all([reporter, moderator, other, author, world.guest()].map(read))).toEqual([
      own,
      own,
      null,
      null,
      null,
    ]);
  });
});

test('what staff hid once its author may show again when it is reports that hid it', async () => {
  const someone = await world.person();
  const { id } = await answered(someone);
  await setHidden(moderator, id, true);
  await setHidden(moderator, id, false);
  for (let i = 0; i < 3; i += 1) await report(await world.person(), id);
  world.later(600);
  const { data } = await someone.graph(
    'mutation ($id: ID!) { editAnswer(input: { id: $id, body: "A better answer to it." }) { ... on Answer { hiddenAt } } }',
    { id },
  );
  expect(data!['editAnswer']).toEqual({ hiddenAt: null });
});

test('the record of somebody says nothing of a suspension from its last moment on, and what was decided', async () => {
  const someone = await world.person();
  await suspend(await world.sessionOf(moderator), someone.id, 1);
  const record = async () => {
    const { data } = await (
      await world.sessionOf(moderator)
    ).graph(
      'query ($id: ID!) { personRecord(userId: $id) { suspendedUntil suspensionReason measures { nodes { event } } } }',
      { id: someone.id },
    );
    return data!['personRecord']!;
  };
  world.later(86_399);
  expect(await record()).toMatchObject({ suspendedUntil: expect.any(String) });
  world.later(1);
  expect(await record()).toMatchObject({ suspendedUntil: null, suspensionReason: null });
  await lift(await world.sessionOf(moderator), someone.id);
  expect((await record())['measures']).toEqual({
    nodes: [{ event: 'suspension_lifted' }, { event: 'person_suspended' }],
  });
});

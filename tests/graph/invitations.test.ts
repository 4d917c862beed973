import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import { INVITING } from '../../server/limits/table.ts';
import { report } from '../support/moderation.ts';
import { answeredId, askedId, REFUSED } from '../support/posts.ts';
import { inboxOf } from '../support/inbox.ts';
import { subscribe } from '../support/subscription.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const INVITE = `mutation ($questionId: ID!, $userId: ID!) { inviteToAnswer(input: { questionId: $questionId, userId: $userId }) {
  __typename ... on Question { id invited { id } } ${REFUSED} } }`;

const invite = async (who: Visitor, questionId: string, userId: string) =>
  (await who.graph(INVITE, { questionId, userId })).data!['inviteToAnswer']!;
const people = (count: number) => Promise.all(Array.from({ length: count }, () => world.person()));

let inviter: Visitor;
let asker: Visitor;
beforeAll(async () => {
  // Until there are so many, everybody may.
  await world.db.user.createMany({
    data: Array.from({ length: 51 }, () => ({
      id: newId('user', world.now),
      name: 'Somebody',
      createdAt: world.now,
    })),
  });
  [inviter, asker] = [await world.person({ reputation: 1000, name: 'Ivy' }), await world.person()];
});

describe('an invitation to answer', () => {
  test('shows whom it is for, and they hear of it at once, once', async () => {
    const [questionId, ben] = [await askedId(asker), await world.person()];
    const ended = new AbortController();
    const listening = world.listening();
    const response = await subscribe(ben, {
      address: world.address,
      query: 'subscription { inboxChanged { unreadCount } }',
      signal: ended.signal,
    });
    await listening;
    for (let time = 0; time < 2; time += 1)
      expect(await invite(inviter, questionId, ben.id)).toEqual({
        __typename: 'Question',
        id: questionId,
        invited: [{ id: ben.id }],
      });
    const { value } = await response.body!.getReader().read();
    expect(new TextDecoder().decode(value)).not.toBe('');
    ended.abort();
    const { nodes } = await inboxOf(ben);
    expect(nodes).toMatchObject([
      {
        kind: 'INVITATION',
        count: 1,
        url: `/community/question/${questionId}`,
        title: 'Invitation to answer',
        actor: { name: 'Ivy' },
      },
    ]);
    expect(nodes[0]!.message).toMatch(
      /^Ivy invites you to answer “Why does the discriminant matter, number \d+\?”\.$/,
    );
  });

  test('needs 1000 reputation, and the question says whether one may', async () => {
    const questionId = await askedId(asker);
    const ben = await world.person();
    const may = async (who: Visitor) =>
      (await who.graph('query ($id: ID!) { question(id: $id) { viewer { canInvite } } }', { id: questionId }))
        .data!['question']!['viewer']!['canInvite'];
    const almost = await world.person({ reputation: 999 });
    expect(await invite(almost, questionId, ben.id)).toMatchObject({
      code: 'NEED_REPUTATION',
      required: 1000,
      message: 'Inviting people to answer needs 1000 reputation.',
    });
    expect([await may(almost), await may(inviter)]).toEqual([false, true]);
    expect(await invite(world.guest(), questionId, ben.id)).toMatchObject({ code: 'SIGNED_OUT' });
  });

  test('is not for oneself, for whoever asked, for whoever answered, nor for nobody', async () => {
    const questionId = await askedId(asker);
    const ben = await world.person();
    await answeredId(ben, questionId);
    for (const userId of [inviter.id, asker.id, ben.id])
      expect(await invite(inviter, questionId, userId)).toMatchObject({ code: 'CONFLICT' });
    const gone = await world.person();
    await world.db.user.update({ where: { id: gone.id }, data: { deletedAt: world.now } });
    for (const userId of [gone.id, questionId, 'nobody'])
      expect(await invite(inviter, questionId, userId)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await invite(inviter, ben.id, ben.id)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is for open questions that everybody sees', async () => {
    const ben = await world.person();
    const statuses = { CLOSED: 'QUESTION_CLOSED', LOCKED: 'QUESTION_LOCKED' } as const;
    for (const [status, code] of Object.entries(statuses)) {
      const id = await askedId(asker);
      await world.db.question.update({ where: { id }, data: { status: status as 'CLOSED' | 'LOCKED' } });
      expect(await invite(inviter, id, ben.id)).toMatchObject({ code });
    }
    const moderator = await world.person({ role: 'MODERATOR' });
    const hidden = await askedId(asker);
    await report(moderator, hidden);
    expect(await invite(inviter, hidden, ben.id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await invite(moderator, hidden, ben.id)).toMatchObject({ code: 'CONFLICT' });
  });

  test('never tells who asked anonymously: not by its sender, and not by a refusal', async () => {
    const staff = await world.person({ role: 'MODERATOR' });
    const ben = await world.person();
    const byStaff = await askedId(staff, { anonymous: true });
    await invite(staff, byStaff, ben.id);
    expect((await inboxOf(ben)).nodes).toMatchObject([{ kind: 'INVITATION', actor: null }]);
    const byAsker = await askedId(asker, { anonymous: true });
    expect(await invite(inviter, byAsker, asker.id)).toMatchObject({ invited: [{ id: asker.id }] });
  });
});

test('five people are invited to a question, also when eight invite at once', async () => {
  const questionId = await askedId(asker);
  const inviters = await Promise.all(Array.from({ length: 8 }, () => world.person({ reputation: 1000 })));
  const invited = await people(8);
  const answers = await Promise.all(
    inviters.map((who, index) => invite(who, questionId, invited[index]!.id)),
  );
  const kinds = answers.map((answer) => answer['__typename'] as unknown as string).sort();
  expect(kinds).toEqual([
    ...Array.from({ length: 3 }, () => 'Conflict'),
    ...Array.from({ length: 5 }, () => 'Question'),
  ]);
  expect(await world.db.invitation.count({ where: { questionId } })).toBe(INVITING.perQuestion);
});

test('one person invites twenty people in 24 hours, also at once, and then the day after', async () => {
  const eager = await world.person({ reputation: 1000 });
  const questions = await Promise.all(Array.from({ length: 7 }, async () => askedId(await world.person())));
  const guests = await people(3);
  const answers = await Promise.all(
    questions.flatMap((questionId) => guests.map((guest) => invite(eager, questionId, guest.id))),
  );
  const refused = answers.filter((answer) => (answer['__typename'] as unknown as string) !== 'Question');
  expect(refused).toMatchObject([{ code: 'RATE_LIMITED' }]);
  world.later(86_401);
  const [late] = await people(1);
  expect(await invite(await world.sessionOf(eager), questions[0]!, late!.id)).toMatchObject({
    __typename: 'Question',
  });
});

import { describe, expect, test } from 'vitest';
import { answeredId, ask, askedId, vote } from '../support/posts.ts';
import { inboxOf, markAllRead, markRead, notify, remove } from '../support/inbox.ts';
import { idOf, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const codeOf = async (who: Visitor, query: string) => {
  const { errors } = await who.graph(query);
  return (errors as unknown as { extensions: { code: string } }[])[0]!.extensions.code;
};

describe('an inbox', () => {
  test('tells its owner what happened, the newest first, ten at a time', async () => {
    const ada = await world.person();
    for (const kind of ['ANSWER', 'COMMENT', 'MENTION']) {
      for (let one = 0; one < 4; one += 1) {
        world.later(1);
        await notify(world, ada.id, { kind });
      }
    }
    const { nodes, unreadCount, totalCount, pageInfo } = await inboxOf(ada);
    expect(nodes).toHaveLength(10);
    expect([unreadCount, totalCount, pageInfo.hasNextPage]).toEqual([12, 12, true]);
    expect(nodes.map(({ createdAt }) => createdAt)).toEqual(
      nodes
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
    const rest = await inboxOf(ada, { after: pageInfo.endCursor });
    expect(rest.nodes).toHaveLength(2);
    expect(new Set([...nodes, ...rest.nodes].map(({ id }) => id)).size).toBe(12);
    expect((await inboxOf(ada, { kind: 'COMMENT' })).totalCount).toBe(4);
    await markRead(ada, nodes[0]!.id);
    expect((await inboxOf(ada, { unread: true })).totalCount).toBe(11);
  });

  test('is its owner’s alone: nobody else reads it, and staff neither', async () => {
    const [ada, ben] = [await world.person(), await world.person({ role: 'ADMIN' })];
    await notify(world, ada.id);
    const { id } = (await inboxOf(ada)).nodes[0]!;
    expect((await inboxOf(ben)).nodes).toEqual([]);
    const node = `{ node(id: "${id}") { id ... on Notification { title } } }`;
    expect((await ben.graph(node)).data).toEqual({ node: null });
    expect((await world.guest().graph(node)).data).toEqual({ node: null });
    expect((await ada.graph(node)).data).toEqual({ node: { id, title: 'New answer' } });
    for (const act of [markRead, remove]) {
      expect(await act(ben, id)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await act(ben, 'no id')).toMatchObject({ code: 'NOT_FOUND' });
      expect(await act(world.guest(), id)).toMatchObject({ code: 'SIGNED_OUT' });
    }
    expect(await markAllRead(ben, { upToId: id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await codeOf(world.guest(), '{ notifications { unreadCount } }')).toBe('SIGNED_OUT');
  });

  test('says both languages and leads to what it is about', async () => {
    const [ada, ben] = [await world.person({ name: 'Ada' }), await world.person({ name: 'Ben' })];
    const question = idOf(await ask(ada, { title: 'Why is $x^2$ positive?' }));
    const answer = await answeredId(ben, question);
    await markAllRead(ada);
    world.later(10);
    await notify(world, ada.id, { question, answer, actor: ben.id });
    const [told] = (await inboxOf(ada)).nodes;
    expect(told).toMatchObject({
      title: 'New answer',
      message: 'Ben answered your question “Why is $x^2$ positive?”.',
      url: `/community/question/${question}#answer-${answer}`,
      actor: { name: 'Ben' },
    });
    const [inChinese] = (await inboxOf(ada, {}, 'zh')).nodes;
    expect(inChinese).toMatchObject({
      title: '新回答',
      message: 'Ben 回答了你的问题“Why is $x^2$ positive?”。',
    });
  });

  test('no longer names a question that is gone', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const question = await askedId(ada);
    await notify(world, ben.id, { kind: 'TAG', question, detail: { tag: 'quadratics' } });
    await world.db.memberSettings.create({
      data: { userId: ben.id, notificationChoices: { TAG: true } },
    });
    await notify(world, ben.id, { kind: 'TAG', question, detail: { tag: 'quadratics' } });
    await ada.graph(`mutation { deleteQuestion(input: { id: "${question}" }) { __typename } }`);
    const [told] = (await inboxOf(ben)).nodes;
    expect(told).toMatchObject({
      message: 'In quadratics: a question that is no longer there.',
      url: null,
    });
  });
});

test('a badge is told by its name, in the language of its reader', async () => {
  const ada = await world.person();
  const told = async (badge: string) => {
    await notify(world, ada.id, { kind: 'BADGE', detail: { badge } });
    const inboxes = [await inboxOf(ada, {}, 'en'), await inboxOf(ada, {}, 'zh')];
    await markAllRead(ada);
    return inboxes.map(({ nodes }) => nodes[0]!.message);
  };
  expect(await told('nice_answer')).toEqual([
    'You have earned the badge “Nice Answer”.',
    '你获得了徽章“不错的回答”。',
  ]);
  world.later(1);
  expect(await told('a badge that is no longer given')).toEqual([
    'You have earned a badge.',
    '你获得了一枚徽章。',
  ]);
  world.later(1);
  await notify(world, ada.id, { kind: 'BADGE', detail: { badge: 'nice_answer' } });
  expect(await told('scholar')).toEqual(['The latest is “Scholar”.', '最近获得的是“学者”。']);
  world.later(1);
  // Of so many that they became one row.
  await notify(world, ada.id, { kind: 'BADGE', detail: { badge: 'scholar', collapsed: true } });
  expect(await told('solved')).toEqual(['The latest is “Solved”.', '最近获得的是“解题者”。']);
});

test('what a decision says is told with its reason', async () => {
  const ada = await world.person();
  const question = await askedId(ada);
  for (const [kind, detail] of [
    ['CLOSED', { reason: 'UNCLEAR' }],
    ['SUGGESTION', { status: 'REJECTED', reason: 'It was right before.' }],
    ['REPUTATION', { points: -20, reason: 'Votes were taken back.' }],
  ] as const) {
    world.later(1);
    await notify(world, ada.id, { kind, question, detail });
  }
  expect((await inboxOf(ada)).nodes.map(({ message }) => message.replace(/“.*”/, 'Q'))).toEqual([
    'Your reputation changed by −20: Votes were taken back.',
    'The edit you suggested to Q was rejected: It was right before.',
    'Your question Q was closed: it is not clear what is asked.',
  ]);
});

describe('reading', () => {
  test('lowers the count by one, once, and never below nothing', async () => {
    const ada = await world.person();
    await notify(world, ada.id);
    await notify(world, ada.id);
    const [first, second] = (await inboxOf(ada)).nodes;
    expect(await markRead(ada, first!.id)).toMatchObject({
      unreadCount: 1,
      notification: { id: first!.id, isRead: true },
    });
    expect(await markRead(ada, first!.id)).toMatchObject({ unreadCount: 1 });
    expect(await markRead(ada, second!.id)).toMatchObject({ unreadCount: 0 });
    expect(await markRead(ada, second!.id)).toMatchObject({ unreadCount: 0 });
  });

  test('one leaves what belongs to it and comes later for another row', async () => {
    const ada = await world.person();
    await notify(world, ada.id, { group: 'a question' });
    await markRead(ada, (await inboxOf(ada)).nodes[0]!.id);
    world.later(1);
    await notify(world, ada.id, { group: 'a question' });
    const { nodes, unreadCount } = await inboxOf(ada);
    expect(unreadCount).toBe(1);
    expect(nodes.map(({ count, isRead }) => ({ count, isRead }))).toEqual([
      { count: 1, isRead: false },
      { count: 1, isRead: true },
    ]);
  });

  test('all leaves none unread', async () => {
    const ada = await world.person();
    for (let one = 0; one < 3; one += 1) await notify(world, ada.id);
    expect(await markAllRead(ada)).toMatchObject({ updated: 3, unreadCount: 0 });
    expect(await markAllRead(ada)).toMatchObject({ updated: 0, unreadCount: 0 });
  });

  test('up to the newest that was seen leaves what came later unread', async () => {
    const ada = await world.person();
    await notify(world, ada.id);
    const [seen] = (await inboxOf(ada)).nodes;
    world.later(1);
    await notify(world, ada.id);
    expect(await markAllRead(ada, { upToId: seen!.id })).toMatchObject({ updated: 1, unreadCount: 1 });
  });

  test('up to one that others joined since it was seen leaves it unread', async () => {
    const ada = await world.person();
    await notify(world, ada.id);
    world.later(1);
    await notify(world, ada.id, { group: 'same' });
    const [seen] = (await inboxOf(ada)).nodes;
    world.later(1);
    await notify(world, ada.id, { group: 'same' });
    const seenAs = { upToId: seen!.id, upToTime: seen!.createdAt };
    expect(await markAllRead(ada, seenAs)).toMatchObject({ updated: 1, unreadCount: 1 });
    expect((await inboxOf(ada)).nodes).toMatchObject([{ count: 2, isRead: false }, { isRead: true }]);
  });

  test('of two that came in the same moment, the one that was not seen stays unread', async () => {
    const ada = await world.person();
    await notify(world, ada.id);
    await notify(world, ada.id);
    const older = (await inboxOf(ada)).nodes[1]!;
    const seenAs = { upToId: older.id, upToTime: older.createdAt };
    expect(await markAllRead(ada, seenAs)).toMatchObject({ updated: 1, unreadCount: 1 });
  });

  test('deleting an unread one lowers the count, and it is gone', async () => {
    const ada = await world.person();
    await notify(world, ada.id);
    const { id } = (await inboxOf(ada)).nodes[0]!;
    expect(await remove(ada, id)).toMatchObject({ deletedId: id, unreadCount: 0 });
    expect(await remove(ada, id)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await inboxOf(ada)).nodes).toEqual([]);
  });

  test('a page has at most a hundred, and fewer than one is refused', async () => {
    const ada = await world.person();
    const page = (first: number) => ada.graph(`{ notifications(first: ${first}) { unreadCount } }`);
    expect((await page(100)).data).toBeTruthy();
    for (const first of [0, 101]) expect((await page(first)).errors).toBeTruthy();
  });
});

describe('votes', () => {
  test('up are told to the author without names, as one for each post and hour', async () => {
    const [ada, ben, cat] = [await world.person(), await world.person(), await world.person()];
    const id = await askedId(ada);
    await vote(ben, id, 'UP');
    await vote(cat, id, 'UP');
    const { nodes } = await inboxOf(ada);
    expect(nodes).toMatchObject([{ kind: 'VOTES', count: 2, actor: null, title: '2 new upvotes' }]);
  });

  test('down are told to nobody, nor is the same vote twice', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(ada);
    await vote(ben, id, 'DOWN');
    expect((await inboxOf(ada)).nodes).toEqual([]);
    await vote(ben, id, 'UP');
    await vote(ben, id, 'UP');
    expect((await inboxOf(ada)).nodes).toMatchObject([{ count: 1 }]);
  });

  test('that are taken back or turned round leave the inbox while they are unread', async () => {
    const [ada, ben, cat] = [await world.person(), await world.person(), await world.person()];
    const id = await askedId(ada);
    await vote(ben, id, 'UP');
    await vote(cat, id, 'UP');
    await vote(ben, id, 'NONE');
    expect((await inboxOf(ada)).nodes).toMatchObject([{ count: 1 }]);
    await vote(cat, id, 'DOWN');
    expect((await inboxOf(ada)).nodes).toEqual([]);
    await vote(ben, id, 'UP');
    await markAllRead(ada);
    await vote(ben, id, 'NONE');
    expect((await inboxOf(ada)).nodes).toMatchObject([{ count: 1, isRead: true }]);
  });
});

test('what sixteen do at once while more arrives leaves exactly the unread rows counted', async () => {
  const ada = await world.person();
  for (let one = 0; one < 30; one += 1) await notify(world, ada.id, { kind: one % 2 ? 'ANSWER' : 'COMMENT' });
  const counts: number[] = [];
  const clients = Array.from({ length: 16 }, async (_, client) => {
    for (let step = 0; step < 6; step += 1) {
      const kind = ['ANSWER', 'COMMENT', 'MENTION', 'VOTES'][(client + step) % 4]!;
      const { nodes } = await inboxOf(ada);
      const one = nodes[(client * 7 + step) % Math.max(nodes.length, 1)];
      const acts = [
        () => notify(world, ada.id, { kind, group: `group ${step % 3}` }),
        () => notify(world, ada.id, { kind }),
        async () => void (one && (await markRead(ada, one.id))),
        async () => void (one && (await remove(ada, one.id))),
        async () => void (await markAllRead(ada, one ? { upToId: one.id, upToTime: one.createdAt } : {})),
      ];
      await acts[(client + step) % acts.length]!();
      counts.push((await inboxOf(ada)).unreadCount);
    }
  });
  await Promise.all(clients);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(0);
  const rows = await world.db.notification.findMany({ where: { userId: ada.id } });
  expect((await inboxOf(ada)).unreadCount).toBe(rows.filter(({ readAt }) => readAt === null).length);
  expect(rows.every(({ readAt, groupKey }) => (readAt === null) === (groupKey !== null))).toBe(true);
  expect(world.errors).toEqual([]);
});

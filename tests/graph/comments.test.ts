import { describe, expect, test } from 'vitest';
import { audit } from '../../server/database/audit.ts';
import { newId } from '../../server/core/ids.ts';
import { mentionedIn } from '../../server/community/comments/rules.ts';
import { comment, commentedId, commentsOf, deleteComment, editComment } from '../support/interactions.ts';
import { answeredId, askedId, vote } from '../support/posts.ts';
import { idOf, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const DAY = 86_400_000;
const VIEWERS = `query ($id: ID!) { question(id: $id) { comments { nodes { viewer { canEdit canDelete } } } } }`;

async function later<Result>(ms: number, act: () => Promise<Result>): Promise<Result> {
  const before = world.now;
  world.now = new Date(before.getTime() + ms);
  try {
    return await act();
  } finally {
    world.now = before;
  }
}

const inboxOf = ({ id: userId }: Visitor) =>
  world.db.notification.findMany({
    where: { userId, kind: { in: ['COMMENT', 'MENTION'] } },
    orderBy: { kind: 'asc' },
    select: { kind: true, actorId: true, commentId: true, count: true },
  });

describe('commenting', () => {
  test('a comment stands under its post with its formulas rendered, and is counted', async () => {
    const [ada, ben] = [await world.person({ name: 'Ada' }), await world.person({ name: 'Ben' })];
    const id = await askedId(ada);
    const answerId = await answeredId(ada, id);
    const written = await comment(ben, id, { body: '  Is $x^2 \\ge 0$ meant?  ' });
    expect(written).toMatchObject({
      __typename: 'Comment',
      postId: id,
      body: 'Is $x^2 \\ge 0$ meant?',
      score: 0,
    });
    expect(String(written['bodyHtml'])).toContain('<math');
    const second = await later(1, () => commentedId(ada, id));
    const third = await commentedId(ben, answerId);
    expect(await commentsOf(ben, id)).toMatchObject({
      commentCount: 2,
      comments: {
        totalCount: 2,
        nodes: [
          {
            id: idOf(written),
            author: { name: 'Ben' },
            viewer: { canVote: false, canEdit: true, canDelete: true },
          },
          {
            id: second,
            author: { name: 'Ada' },
            viewer: { canVote: true, canEdit: false, canDelete: false },
          },
        ],
      },
    });
    expect(await commentsOf(world.guest(), answerId)).toMatchObject({
      commentCount: 1,
      comments: { nodes: [{ id: third, viewer: null }] },
    });
    const { data } = await ada.graph(
      'query ($id: ID!) { comment(id: $id) { id postId question { id } answer { id } } node(id: $id) { __typename id } }',
      { id: third },
    );
    expect(data).toEqual({
      comment: { id: third, postId: answerId, question: null, answer: { id: answerId } },
      node: { __typename: 'Comment', id: third },
    });
  });

  test('a page is as long as asked, and the next goes on after it', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    // The last two at one moment.
    const oldest = await commentedId(ada, id);
    const both = [await later(1, () => commentedId(ada, id)), await later(1, () => commentedId(ada, id))];
    const ids = [oldest, ...both.toSorted()];
    const nodesOf = async (page: object) => {
      const { comments } = (await commentsOf(ada, id, page)) as never as {
        comments: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
      };
      return { ids: comments.nodes.map((node) => node.id), ...comments.pageInfo };
    };
    const first = await nodesOf({ first: 2 });
    expect(first).toMatchObject({ ids: ids.slice(0, 2), hasNextPage: true });
    expect(await nodesOf({ first: 2, after: first.endCursor })).toMatchObject({
      ids: ids.slice(2),
      hasNextPage: false,
    });
    expect(await nodesOf({ first: 3 })).toMatchObject({ ids, hasNextPage: false });
    const refused = await ada.graph(
      'query ($id: ID!) { question(id: $id) { comments(first: 101) { nodes { id } } } }',
      { id },
    );
    expect(refused['errors']![0]!['extensions']!['code']).toBe('VALIDATION_FAILED');
  });

  test('two to six hundred characters are a comment, counted as people count them', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const fault = (code: string) => ({ code: 'VALIDATION_FAILED', fields: [{ field: 'body', code }] });
    expect(await comment(ada, id, { body: ' a ' })).toMatchObject(fault('TOO_SHORT'));
    expect(await comment(ada, id, { body: '好的' })).toMatchObject({ body: '好的' });
    expect(await comment(ada, id, { body: '𝑥'.repeat(600) })).toMatchObject({ __typename: 'Comment' });
    expect(await comment(ada, id, { body: 'x'.repeat(601) })).toMatchObject(fault('TOO_LONG'));
  });

  test('a passer-by, a post that is not there and a locked question are refused; a closed one is not', async () => {
    const [ada, moderator] = [await world.person(), await world.person({ role: 'MODERATOR' })];
    const id = await askedId(ada);
    expect(await comment(world.guest(), id)).toMatchObject({ code: 'SIGNED_OUT' });
    expect(await comment(ada, ada.id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await comment(ada, newId('question', world.now))).toMatchObject({ code: 'NOT_FOUND' });
    await world.db.question.update({ where: { id }, data: { status: 'CLOSED', closeReason: 'UNCLEAR' } });
    const own = await commentedId(ada, id);
    await world.db.question.update({ where: { id }, data: { status: 'LOCKED' } });
    expect(await comment(ada, id)).toMatchObject({ code: 'QUESTION_LOCKED' });
    expect(await editComment(ada, own, 'Other words.')).toMatchObject({ code: 'QUESTION_LOCKED' });
    expect(await deleteComment(ada, own)).toMatchObject({ code: 'QUESTION_LOCKED' });
    expect(await comment(moderator, id)).toMatchObject({ __typename: 'Comment' });
  });

  test('the same key comments once, and the same words are not posted twice', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const named = { body: 'Only once, please.', idempotencyKey: 'comment-1' };
    const first = await comment(ada, id, named);
    expect(idOf(await comment(ada, id, named))).toBe(idOf(first));
    expect(await comment(ada, id, { ...named, body: 'Something else.' })).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
      earlierId: idOf(first),
    });
    expect(await comment(ada, id, { body: named.body })).toMatchObject({ code: 'DUPLICATE_IN_FLIGHT' });
    expect(await commentsOf(ada, id)).toMatchObject({ commentCount: 1 });
    expect(await comment(ada, await answeredId(ada, id), { body: named.body })).toMatchObject({ score: 0 });
    await deleteComment(ada, idOf(first));
    expect(await comment(ada, id, { body: named.body })).toMatchObject({ score: 0 });
  });

  test('sixteen people comment on one post at once, and one of them sixteen times: all are counted once', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const people = await Promise.all(Array.from({ length: 16 }, () => world.person()));
    const same = { body: 'The same at once.', idempotencyKey: 'same' };
    await Promise.all([
      ...people.map((person) => comment(person, id)),
      ...people.map(() => comment(ada, id, same)),
    ]);
    expect(await commentsOf(ada, id)).toMatchObject({ commentCount: 17, comments: { totalCount: 17 } });
    expect(await audit(world.pool)).toEqual([]);
  });
});

describe('the limits of a day', () => {
  const many = async (who: Visitor, postId: string, count: number, at = world.now) => {
    await world.db.question.update({ where: { id: postId }, data: { commentCount: { increment: count } } });
    await world.db.comment.createMany({
      data: Array.from({ length: count }, (_, index) => ({
        id: newId('comment', at),
        questionId: postId,
        authorId: who.id,
        body: `Number ${index}.`,
        createdAt: at,
      })),
    });
  };
  const refusedAtHome = { code: 'RATE_LIMITED', message: expect.stringContaining('30') };

  test('somebody new has five elsewhere and thirty under their own posts, the same person for both', async () => {
    const [ada, newcomer] = [await world.person(), await world.person({ reputation: 1 })];
    const [other, own] = [await askedId(ada), await askedId(newcomer)];
    const answerToOwn = await answeredId(ada, own);
    for (let i = 0; i < 5; i += 1) expect(await comment(newcomer, other)).toMatchObject({ score: 0 });
    expect(await comment(newcomer, other)).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 86_400 });
    await many(newcomer, own, 28);
    expect(await comment(newcomer, own)).toMatchObject({ score: 0 });
    expect(await comment(newcomer, answerToOwn)).toMatchObject({ score: 0 });
    expect(await comment(newcomer, own)).toMatchObject(refusedAtHome);
    expect(await comment(newcomer, answerToOwn)).toMatchObject(refusedAtHome);
    await later(DAY, async () =>
      expect(await comment(await world.sessionOf(newcomer), other)).toMatchObject({ score: 0 }),
    );
  });

  test('an answer of one’s own is at home, whoever asked', async () => {
    const [ada, newcomer] = [await world.person(), await world.person({ reputation: 1 })];
    const id = await askedId(ada);
    const own = await answeredId(newcomer, id);
    for (let i = 0; i < 5; i += 1) await comment(newcomer, id);
    expect(await comment(newcomer, id)).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await comment(newcomer, own)).toMatchObject({ score: 0 });
  });

  test('everybody else has fifty of each', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const [other, own] = [await askedId(ada), await askedId(ben)];
    await many(ben, other, 49);
    expect(await comment(ben, other)).toMatchObject({ score: 0 });
    expect(await comment(ben, other)).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await comment(ben, own)).toMatchObject({ score: 0 });
  });

  test('sixteen at once do not pass it', async () => {
    const [ada, newcomer] = [await world.person(), await world.person({ reputation: 1 })];
    const posts = await Promise.all(Array.from({ length: 16 }, () => askedId(ada)));
    const all = await Promise.all(posts.map((post) => comment(newcomer, post)));
    expect(all.filter((one) => String(one['__typename']) === 'Comment')).toHaveLength(5);
  });
});

describe('editing', () => {
  test('a comment is changed within five minutes, up to the last moment and not after', async () => {
    const ada = await world.person();
    const id = await commentedId(ada, await askedId(ada));
    expect(await editComment(ada, id, 'Is $b$ meant?')).toMatchObject({ body: 'Is $b$ meant?', version: 2 });
    expect(await editComment(ada, id, 'Is $b$ meant?')).toMatchObject({ version: 2 });
    expect(await editComment(ada, id, 'Other words.', { expectedVersion: 1 })).toMatchObject({
      code: 'EDIT_CONFLICT',
    });
    const { questionId } = await world.db.comment.findUniqueOrThrow({ where: { id } });
    /** Twice: the first time the document is read anew, the second time a statement answers. */
    const mayEdit = async (canEdit: boolean) => {
      const who = await world.sessionOf(ada);
      const before = world.answered;
      for (let time = 0; time < 2; time += 1)
        expect((await who.graph(VIEWERS, { id: questionId })).data!['question']).toEqual({
          comments: { nodes: [{ viewer: { canEdit, canDelete: true } }] },
        });
      expect(world.answered).toBeGreaterThan(before);
    };
    await later(5 * 60_000, async () => {
      await mayEdit(true);
      expect(await editComment(ada, id, 'The last words.')).toMatchObject({ version: 3 });
    });
    await later(5 * 60_000 + 1, async () => {
      expect(await editComment(ada, id, 'Too late.')).toMatchObject({
        code: 'NOT_ALLOWED',
        message: expect.stringContaining('5 minutes'),
      });
      await mayEdit(false);
    });
  });

  test('others neither edit nor delete it; staff do at any time', async () => {
    const [ada, ben, moderator] = [
      await world.person(),
      await world.person(),
      await world.person({ role: 'MODERATOR' }),
    ];
    const id = await commentedId(ada, await askedId(ada));
    expect(await editComment(ben, id, 'Not mine.')).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await deleteComment(ben, id)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await editComment(world.guest(), id, 'Not mine.')).toMatchObject({ code: 'SIGNED_OUT' });
    await world.db.comment.update({
      where: { id },
      data: { createdAt: new Date(world.now.getTime() - DAY) },
    });
    expect(await editComment(moderator, id, 'Mended.')).toMatchObject({ version: 2 });
    expect(await deleteComment(moderator, id)).toMatchObject({ deletedId: id });
  });
});

describe('deleting', () => {
  test('a comment goes with its place in the count, once, however many delete it', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const [one, two] = [await commentedId(ada, id), await commentedId(ada, id)];
    const answers = await Promise.all(Array.from({ length: 16 }, () => deleteComment(ada, one)));
    expect(answers.filter((answer) => String(answer['__typename']) === 'Deleted')).toHaveLength(1);
    expect(await commentsOf(ada, id)).toMatchObject({ commentCount: 1, comments: { nodes: [{ id: two }] } });
    expect(await editComment(ada, one, 'Gone already.')).toMatchObject({ code: 'NOT_FOUND' });
    expect((await ada.graph('query ($id: ID!) { comment(id: $id) { id } }', { id: one })).data).toEqual({
      comment: null,
    });
    expect(await audit(world.pool)).toEqual([]);
  });

  test('a comment that changed meanwhile stays for whoever saw its older words', async () => {
    const ada = await world.person();
    const id = await commentedId(ada, await askedId(ada));
    await editComment(ada, id, 'Is $b$ meant?');
    expect(await deleteComment(ada, id, { expectedVersion: 1 })).toMatchObject({ code: 'EDIT_CONFLICT' });
    expect(await deleteComment(ada, id, { expectedVersion: 2 })).toMatchObject({ deletedId: id });
  });
});

describe('what is hidden', () => {
  test('a hidden comment shows to its author and staff alone', async () => {
    const [ada, ben, moderator] = [
      await world.person(),
      await world.person(),
      await world.person({ role: 'MODERATOR' }),
    ];
    const id = await askedId(ada);
    const hidden = await commentedId(ben, id);
    await world.db.question.update({ where: { id }, data: { commentCount: 0 } });
    await world.db.comment.update({
      where: { id: hidden },
      data: { hiddenAt: world.now, hiddenReason: 'STAFF' },
    });
    const seen = async (who: Visitor) => {
      const { comments } = (await commentsOf(who, id)) as never as { comments: { nodes: unknown[] } };
      return comments.nodes.length;
    };
    expect(await Promise.all([ada, ben, moderator, world.guest()].map(seen))).toEqual([0, 1, 1, 0]);
    expect((await ada.graph('query ($id: ID!) { comment(id: $id) { id } }', { id: hidden })).data).toEqual({
      comment: null,
    });
    expect(await vote(ada, hidden, 'UP')).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('the comments of what was deleted are gone with it', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(ada);
    const answerId = await answeredId(ben, id);
    const own = await commentedId(ada, answerId);
    await ben.graph(`mutation { deleteAnswer(input: { id: "${answerId}" }) { __typename } }`);
    expect((await ada.graph('query ($id: ID!) { comment(id: $id) { id } }', { id: own })).data).toEqual({
      comment: null,
    });
    expect(await deleteComment(ada, own)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('votes on a comment', () => {
  test('only count up, once for each person, and move no reputation', async () => {
    const [ada, ben] = [await world.person({ reputation: 100 }), await world.person()];
    const id = await commentedId(ada, await askedId(ada));
    expect(await vote(ben, id, 'UP')).toMatchObject({ up: 1, down: 0, score: 1, vote: 'UP' });
    expect(await vote(ben, id, 'UP')).toMatchObject({ score: 1, vote: 'UP' });
    expect(await vote(ben, id, 'DOWN')).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'type' }],
    });
    expect(await vote(ada, id, 'UP')).toMatchObject({ code: 'SELF_VOTE' });
    expect(await vote(world.guest(), id, 'UP')).toMatchObject({ code: 'SIGNED_OUT' });
    expect((await world.db.user.findUniqueOrThrow({ where: { id: ada.id } })).reputation).toBe(100);
    expect(await vote(ben, id, 'NONE')).toMatchObject({ score: 0, vote: null });
  });

  test('sixteen people who change their minds at once are counted as they stand', async () => {
    const ada = await world.person();
    const id = await commentedId(ada, await askedId(ada));
    const people = await Promise.all(Array.from({ length: 16 }, () => world.person()));
    await Promise.all(
      people.flatMap((person) => ['UP', 'NONE', 'UP', 'UP'].map((type) => vote(person, id, type as 'UP'))),
    );
    expect(await audit(world.pool)).toEqual([]);
  });

  test('need the privilege of voting up, and an unlocked question', async () => {
    const ada = await world.person();
    const questionId = await askedId(ada);
    const id = await commentedId(ada, questionId);
    const rest = Math.max(0, 51 - (await world.db.user.count()));
    await Promise.all(Array.from({ length: rest }, () => world.person()));
    expect(await vote(await world.person({ reputation: 14 }), id, 'UP')).toMatchObject({
      code: 'NEED_REPUTATION',
      required: 15,
    });
    expect(await vote(await world.person({ reputation: 15 }), id, 'UP')).toMatchObject({ vote: 'UP' });
    await world.db.question.update({ where: { id: questionId }, data: { status: 'LOCKED' } });
    expect(await vote(await world.person(), id, 'UP')).toMatchObject({ code: 'QUESTION_LOCKED' });
  });
});

describe('whom a comment concerns', () => {
  test('the author of the post hears of it, in one row while it is unread, and never of their own', async () => {
    const [ada, ben] = [await world.person({ name: 'Ada' }), await world.person({ name: 'Ben' })];
    const id = await askedId(ada);
    await commentedId(ada, id);
    expect(await inboxOf(ada)).toEqual([]);
    await commentedId(ben, id);
    const last = await commentedId(ben, id);
    expect(await inboxOf(ada)).toEqual([{ kind: 'COMMENT', actorId: ben.id, commentId: last, count: 2 }]);
  });

  test('whoever is named and takes part hears of it; the author of the post is told once', async () => {
    const [ada, ben, eve] = [
      await world.person({ name: 'Ada Lovelace' }),
      await world.person({ name: 'Ben' }),
      await world.person({ name: 'Eve' }),
    ];
    const id = await askedId(ada);
    const answerId = await answeredId(ben, id);
    const named = await commentedId(eve, id, { body: 'I think @ben is right, @AdaLovelace and @Nobody.' });
    expect(await inboxOf(ben)).toEqual([{ kind: 'MENTION', actorId: eve.id, commentId: named, count: 1 }]);
    expect(await inboxOf(ada)).toMatchObject([{ kind: 'COMMENT', commentId: named }]);
    const stranger = await world.person({ name: 'Stranger' });
    const second = await commentedId(ben, answerId, { body: 'Hello @Stranger and @Eve.' });
    expect(await inboxOf(stranger)).toEqual([]);
    expect(await inboxOf(eve)).toMatchObject([{ kind: 'MENTION', commentId: second }]);
    await editComment(ben, second, 'Hello @Eve and @Ada Lovelace.');
    expect(await inboxOf(eve)).toMatchObject([{ kind: 'MENTION', count: 1 }]);
    expect(await inboxOf(ada)).toMatchObject([{ kind: 'COMMENT' }, { kind: 'MENTION', commentId: second }]);
  });

  test('a name of two is that of whoever is still there', async () => {
    const [ada, gone, still] = [
      await world.person(),
      await world.person({ name: 'Kim' }),
      await world.person({ name: 'Kim' }),
    ];
    const id = await askedId(ada);
    for (const kim of [gone, still]) await answeredId(kim, id);
    const [first, second] = [gone, still].toSorted((a, b) => (a.id < b.id ? -1 : 1));
    await world.db.user.update({ where: { id: first!.id }, data: { deletedAt: world.now } });
    await commentedId(ada, id, { body: 'What does @Kim say?' });
    expect(await inboxOf(second!)).toMatchObject([{ kind: 'MENTION' }]);
  });

  test('a name that is taken out and put in again calls nobody twice', async () => {
    const [ada, ben, eve] = [await world.person(), await world.person({ name: 'Ben' }), await world.person()];
    const id = await askedId(ada);
    await answeredId(ben, id);
    const named = await commentedId(eve, id, { body: 'What does @Ben say?' });
    for (let time = 0; time < 3; time += 1) {
      await editComment(eve, named, `What does he say, ${time}?`);
      await editComment(eve, named, `What does @Ben say, ${time}?`);
    }
    expect(await inboxOf(ben)).toEqual([{ kind: 'MENTION', actorId: eve.id, commentId: named, count: 1 }]);
  });

  test('a name is the longest that fits and ends where a word does, with or without its spaces', () => {
    const people = [
      { id: 'ada', name: 'Ada' },
      { id: 'lovelace', name: 'Ada Lovelace' },
      { id: 'li', name: '李雷' },
    ];
    expect(mentionedIn('@Ada Lovelace, please', people)).toEqual(['lovelace']);
    expect(mentionedIn('@adalovelace', people)).toEqual(['lovelace']);
    expect(mentionedIn('@Ada and @Adam', people)).toEqual(['ada']);
    expect(mentionedIn('@Adam', people)).toEqual([]);
    expect(mentionedIn('@李雷你好', people)).toEqual(['li']);
    expect(mentionedIn('ada@example.org', people)).toEqual([]);
    const crowd = Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, name: `P${index}` }));
    expect(mentionedIn(crowd.map(({ name }) => `@${name}`).join(' '), crowd)).toHaveLength(10);
  });

  test('whoever asked anonymously is not named by their comment', async () => {
    const [ada, ben] = [await world.person({ name: 'Ada' }), await world.person({ name: 'Ben' })];
    const id = await askedId(ada);
    await world.db.question.update({ where: { id }, data: { anonymous: true } });
    const answerId = await answeredId(ben, id);
    await commentedId(ada, answerId);
    expect(await inboxOf(ben)).toMatchObject([{ kind: 'COMMENT', actorId: null }]);
    const authors = async (who: Visitor) => {
      const { comments } = (await commentsOf(who, answerId)) as never as {
        comments: { nodes: { author: unknown }[] };
      };
      return comments.nodes.map(({ author }) => author);
    };
    const named = [{ id: ada.id, name: 'Ada' }];
    const moderator = await world.person({ role: 'MODERATOR' });
    expect(await Promise.all([world.guest(), ben, ada, moderator].map(authors))).toEqual([
      [null],
      [null],
      named,
      named,
    ]);
    await commentedId(ben, answerId, { body: 'Thanks @Ada!' });
    expect((await inboxOf(ada)).filter(({ kind }) => kind === 'MENTION')).toHaveLength(0);
  });
});

import { describe, expect, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import { audit } from '../../server/database/audit.ts';
import { bookmark, commentedId, followQuestion, followTag, like } from '../support/interactions.ts';
import { setHidden } from '../support/moderation.ts';
import { answer, answeredId, ask, askedId, vote } from '../support/posts.ts';
import { openWorld, type Json, type Visitor } from '../support/world.ts';

const world = openWorld();

const VIEWER =
  'query ($id: ID!) { node(id: $id) { id ... on Post { likeCount bookmarkCount viewer { liked bookmarked } } ... on Question { viewer { following } } ... on Comment { likeCount viewer { liked } } } }';
const INTERACTIONS = `query ($userId: ID!, $type: InteractionType, $first: Int, $after: String) { interactions(userId: $userId, type: $type, first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } nodes { type vote targetId createdAt target { __typename ... on Question { id title author { name } } ... on Answer { id question { title } } ... on Comment { id body } } } } }`;

const seenBy = async (who: Visitor, id: string) => (await who.graph(VIEWER, { id })).data!['node']!;

interface List {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
  nodes: { type: string; vote: string | null; targetId: string; target: Json | null }[];
}

async function interactionsOf(who: Visitor, userId: string, more: object = {}): Promise<List> {
  const { data } = await who.graph(INTERACTIONS, { userId, ...more });
  return data!['interactions'] as never;
}

const kinds = ({ nodes }: List) => nodes.map(({ type }) => type);

describe('likes', () => {
  test('are set and taken back on questions, answers and comments, and moving no reputation are counted', async () => {
    const [ada, ben] = [await world.person({ reputation: 100 }), await world.person()];
    const id = await askedId(ada);
    const targets = [id, await answeredId(ada, id), await commentedId(ada, id)];
    for (const targetId of targets) {
      expect(await like(ben, targetId)).toEqual({
        __typename: 'LikeState',
        targetId,
        liked: true,
        likeCount: 1,
      });
      expect(await like(ben, targetId)).toMatchObject({ liked: true, likeCount: 1 });
      expect(await seenBy(ben, targetId)).toMatchObject({ likeCount: 1, viewer: { liked: true } });
      expect(await seenBy(ada, targetId)).toMatchObject({ likeCount: 1, viewer: { liked: false } });
      expect(await seenBy(world.guest(), targetId)).toMatchObject({ likeCount: 1, viewer: null });
      expect(await like(ben, targetId, false)).toMatchObject({ liked: false, likeCount: 0 });
      expect(await like(ben, targetId, false)).toMatchObject({ liked: false, likeCount: 0 });
    }
    expect((await world.db.user.findUniqueOrThrow({ where: { id: ada.id } })).reputation).toBe(100);
  });

  test('a passer-by, what is not there, what is hidden and what was deleted are refused', async () => {
    const [ada, ben, moderator] = [
      await world.person(),
      await world.person(),
      await world.person({ role: 'MODERATOR' }),
    ];
    const id = await askedId(ada);
    const answerId = await answeredId(ada, id);
    expect(await like(world.guest(), id)).toMatchObject({ code: 'SIGNED_OUT' });
    expect(await like(ben, ada.id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await like(ben, newId('question', world.now))).toMatchObject({ code: 'NOT_FOUND' });
    await world.db.answer.update({
      where: { id: answerId },
      data: { hiddenAt: world.now, hiddenReason: 'STAFF' },
    });
    await world.db.question.update({ where: { id }, data: { answerCount: 0 } });
    expect(await like(ben, answerId)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await bookmark(ben, answerId)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await like(ada, answerId)).toMatchObject({ liked: true });
    expect(await like(moderator, answerId)).toMatchObject({ likeCount: 2 });

    const [commentId, goneId] = [await commentedId(ada, id), await answeredId(ada, id)];
    await setHidden(moderator, commentId, true);
    expect(await like(ben, commentId)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await like(ada, commentId)).toMatchObject({ liked: true });
    await ada.graph(`mutation { deleteAnswer(input: { id: "${goneId}" }) { __typename } }`);
    expect(await like(ben, goneId)).toMatchObject({ code: 'NOT_FOUND' });
    await ada.graph(`mutation { deleteQuestion(input: { id: "${id}" }) { __typename } }`);
    for (const gone of [id, answerId]) expect(await like(ada, gone)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a locked question keeps its likes as they are; a bookmark of it is still one’s own matter', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(ada);
    await like(ben, id);
    await world.db.question.update({ where: { id }, data: { status: 'LOCKED' } });
    expect(await like(ben, id, false)).toMatchObject({ code: 'QUESTION_LOCKED' });
    expect(await like(ada, id)).toMatchObject({ code: 'QUESTION_LOCKED' });
    expect(await like(ben, id)).toMatchObject({ likeCount: 1 });
    expect(await bookmark(ben, id)).toMatchObject({ bookmarked: true });
  });
});

describe('bookmarks', () => {
  test('are kept of questions and answers, and seen by nobody else', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(ada);
    const answerId = await answeredId(ada, id);
    for (const targetId of [id, answerId]) {
      expect(await bookmark(ben, targetId)).toEqual({
        __typename: 'BookmarkState',
        targetId,
        bookmarked: true,
        bookmarkCount: 1,
      });
      expect(await bookmark(ben, targetId)).toMatchObject({ bookmarkCount: 1 });
      expect(await seenBy(ben, targetId)).toMatchObject({ bookmarkCount: 1, viewer: { bookmarked: true } });
      expect(await seenBy(ada, targetId)).toMatchObject({ viewer: { bookmarked: false } });
      expect(await bookmark(ben, targetId, false)).toMatchObject({ bookmarked: false, bookmarkCount: 0 });
    }
    expect(await bookmark(ben, await commentedId(ada, id))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await bookmark(world.guest(), id)).toMatchObject({ code: 'SIGNED_OUT' });
  });

  test('are a filter of the list, as what one follows is; a passer-by has none', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const [kept, followed] = [await askedId(ada), await askedId(ada)];
    await bookmark(ben, kept);
    await followQuestion(ben, followed);
    const listed = async (who: Visitor, filter: string) =>
      (await who.graph(`{ questions(filter: { ${filter} }) { nodes { id } } }`)).data!['questions']!['nodes'];
    expect(await listed(ben, 'bookmarked: true')).toEqual([{ id: kept }]);
    expect(await listed(ben, 'following: true')).toEqual([{ id: followed }]);
    expect(await listed(ben, 'bookmarked: true, following: true')).toEqual([]);
    expect(await listed(world.guest(), 'bookmarked: true')).toEqual([]);
    const found = await ben.graph(
      '{ searchQuestions(query: "discriminant", filter: { bookmarked: true }) { nodes { id } } }',
    );
    expect(found.data!['searchQuestions']!['nodes']).toEqual([{ id: kept }]);
  });
});

describe('sixteen people at once', () => {
  test('who like, keep and follow, change their minds and come back leave counters that equal the rows', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    const targets = [id, await answeredId(ada, id), await commentedId(ada, id)];
    const people = await Promise.all(Array.from({ length: 16 }, () => world.person()));
    await Promise.all(
      people.flatMap((person) =>
        targets.flatMap((target, index) => [
          like(person, target),
          like(person, target, false),
          like(person, target),
          ...(index < 2 ? [bookmark(person, target), bookmark(person, target)] : []),
        ]),
      ),
    );
    expect(await audit(world.pool)).toEqual([]);
    await Promise.all(people.flatMap((person) => targets.map((target) => like(person, target))));
    for (const target of targets) expect(await seenBy(ada, target)).toMatchObject({ likeCount: 16 });
    expect(await seenBy(ada, id)).toMatchObject({ bookmarkCount: 16 });
  });
});

describe('what somebody did', () => {
  test('is listed newest first with what it was done to; others see likes alone', async () => {
    const [ada, ben] = [await world.person({ name: 'Ada' }), await world.person()];
    const id = await askedId(ada, { title: 'What is listed here?' });
    const answerId = await answeredId(ada, id);
    const commentId = await commentedId(ada, id);
    const acts = [
      () => vote(ben, id, 'DOWN'),
      () => like(ben, answerId),
      () => bookmark(ben, id),
      () => vote(ben, commentId, 'UP'),
      () => like(ben, commentId),
    ];
    for (const act of acts) {
      world.later(1);
      await act();
    }
    const own = await interactionsOf(ben, ben.id);
    expect(own.totalCount).toBe(5);
    expect(own.nodes).toMatchObject([
      { type: 'LIKE', targetId: commentId, target: { __typename: 'Comment', id: commentId } },
      { type: 'VOTE', vote: 'UP', targetId: commentId },
      { type: 'BOOKMARK', targetId: id, target: { title: 'What is listed here?', author: { name: 'Ada' } } },
      { type: 'LIKE', targetId: answerId, target: { question: { title: 'What is listed here?' } } },
      { type: 'VOTE', vote: 'DOWN', targetId: id },
    ]);
    expect(kinds(await interactionsOf(ben, ben.id, { type: 'VOTE' }))).toEqual(['VOTE', 'VOTE']);
    for (const who of [ada, world.guest()]) {
      expect(kinds(await interactionsOf(who, ben.id))).toEqual(['LIKE', 'LIKE']);
      for (const type of ['VOTE', 'BOOKMARK', 'REPORT'])
        expect(await interactionsOf(who, ben.id, { type })).toMatchObject({ nodes: [], totalCount: 0 });
    }
    const first = await interactionsOf(ben, ben.id, { first: 3 });
    const rest = await interactionsOf(ben, ben.id, { first: 3, after: first.pageInfo.endCursor });
    expect([...first.nodes, ...rest.nodes]).toEqual(own.nodes);
    expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false]);
    const full = await interactionsOf(ben, ben.id, { first: 5 });
    expect(full.pageInfo.hasNextPage).toBe(false);
  });

  test('whoever keeps their activity to themselves shows nothing, and what is gone is not shown', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(ada);
    await like(ben, id);
    await world.db.memberSettings.create({ data: { userId: ben.id, showActivity: false } });
    expect((await interactionsOf(ada, ben.id)).nodes).toEqual([]);
    expect(kinds(await interactionsOf(ben, ben.id))).toEqual(['LIKE']);
    await ada.graph(`mutation { deleteQuestion(input: { id: "${id}" }) { __typename } }`);
    expect((await interactionsOf(ben, ben.id)).nodes).toMatchObject([{ targetId: id, target: null }]);
    expect((await interactionsOf(ben, id)).nodes).toEqual([]);
  });

  test('to what others may not see is told to whoever did it and may see it alone, of all kinds', async () => {
    const [ada, ben, cem] = [await world.person(), await world.person(), await world.person()];
    const moderator = await world.person({ role: 'MODERATOR' });
    const seen = await askedId(ada);
    const [hidden, gone] = [await askedId(ada), await askedId(ada)];
    const under = [await answeredId(ada, hidden), await commentedId(ada, gone)];
    const [answerId, commentId] = [await answeredId(ada, seen), await commentedId(ada, seen)];
    const below = await commentedId(ada, answerId);
    const all = [seen, hidden, gone, ...under, answerId, commentId, below];
    for (const id of all) await like(ben, id);
    const likesSeenBy = async (who: Visitor) => {
      const { totalCount, nodes } = await interactionsOf(who, ben.id, { type: 'LIKE' });
      expect(totalCount).toBe(nodes.length);
      return new Set(nodes.map(({ targetId }) => targetId));
    };
    expect(await likesSeenBy(cem)).toEqual(new Set(all));

    for (const id of [hidden, answerId, commentId]) await setHidden(moderator, id, true);
    await ada.graph(`mutation { deleteQuestion(input: { id: "${gone}" }) { __typename } }`);
    for (const who of [cem, world.guest()]) expect(await likesSeenBy(who)).toEqual(new Set([seen]));
    const there = [seen, hidden, under[0]!, answerId, commentId, below];
    for (const who of [ada, moderator]) expect(await likesSeenBy(who)).toEqual(new Set(there));
    expect(await likesSeenBy(ben)).toEqual(new Set(all));
  });
});

const inboxOf = ({ id: userId }: Visitor) =>
  world.db.notification.findMany({
    where: { userId },
    select: { kind: true, actorId: true, answerId: true, count: true, detail: true },
  });

describe('following a question', () => {
  test('is set and ended, and answers and edits reach whoever follows, once each', async () => {
    const [ada, ben, eve] = [await world.person(), await world.person(), await world.person()];
    const id = await askedId(ada);
    expect(await followQuestion(eve, id)).toEqual({
      __typename: 'QuestionFollowing',
      questionId: id,
      following: true,
    });
    expect(await followQuestion(eve, id)).toMatchObject({ following: true });
    await followQuestion(ben, id);
    await followQuestion(ada, id);
    expect(await seenBy(eve, id)).toMatchObject({ viewer: { following: true } });
    const answerId = await answeredId(ben, id);
    await world.work();
    expect(await inboxOf(ada)).toMatchObject([{ kind: 'ANSWER', actorId: ben.id, count: 1 }]);
    expect(await inboxOf(eve)).toMatchObject([{ kind: 'ANSWER', actorId: ben.id, answerId, count: 1 }]);
    expect(await inboxOf(ben)).toEqual([]);
    await ada.graph(`mutation { editQuestion(input: { id: "${id}", body: "Other words." }) { __typename } }`);
    await world.work();
    expect(await inboxOf(eve)).toMatchObject([{ count: 2, answerId: null }]);
    expect(await inboxOf(ben)).toMatchObject([{ kind: 'ANSWER', actorId: ada.id, answerId: null }]);
    expect(await followQuestion(eve, id, false)).toMatchObject({ following: false });
    expect(await seenBy(eve, id)).toMatchObject({ viewer: { following: false } });
    await answer(ben, id);
    await world.work();
    expect(await inboxOf(eve)).toMatchObject([{ count: 2 }]);
  });

  test('tells of an edit without naming whoever asked anonymously', async () => {
    const [ada, eve] = [await world.person(), await world.person()];
    const id = await askedId(ada, { anonymous: true });
    await followQuestion(eve, id);
    await ada.graph(`mutation { editQuestion(input: { id: "${id}", body: "Other words." }) { __typename } }`);
    await world.work();
    expect(await inboxOf(eve)).toMatchObject([{ kind: 'ANSWER', actorId: null, answerId: null }]);
  });

  test('more followers than one transaction tells are all told once', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(ada);
    const people = Array.from(
      { length: 501 },
      (_, index) => `01b8098f-5a80-7db4-a2f9-${String(index).padStart(10, '0')}01`,
    );
    await world.db.user.createMany({
      data: people.map((one) => ({ id: one, name: 'Many', points: 1, createdAt: world.now })),
    });
    await world.db.questionFollow.createMany({
      data: people.map((userId) => ({ userId, questionId: id, createdAt: world.now })),
    });
    await answer(ben, id);
    await world.work();
    await world.work();
    const told = await world.db.notification.groupBy({
      by: ['count'],
      where: { userId: { in: people } },
      _count: true,
    });
    expect(told).toEqual([{ count: 1, _count: 501 }]);
  });

  test('a question that is not there and a passer-by are refused; an answer that went meanwhile is no news', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(ada);
    expect(await followQuestion(world.guest(), id)).toMatchObject({ code: 'SIGNED_OUT' });
    expect(await followQuestion(ben, ben.id)).toMatchObject({ code: 'NOT_FOUND' });
    await followQuestion(ben, id);
    const answerId = await answeredId(await world.person(), id);
    await world.db.answer.update({ where: { id: answerId }, data: { deletedAt: world.now } });
    await world.db.question.update({ where: { id }, data: { answerCount: 0 } });
    await world.work();
    expect(await inboxOf(ben)).toEqual([]);
  });
});

describe('following a tag', () => {
  test('is set and ended for a tag that exists, in whatever case it is written', async () => {
    const ada = await world.person();
    await ask(ada, { tags: ['surds'] });
    const following = async (who: Visitor) =>
      (await who.graph('{ tags(startsWith: "surds") { name following } }')).data!['tags'];
    expect(await followTag(ada, ' Surds ')).toEqual({
      __typename: 'TagFollowing',
      tag: 'surds',
      following: true,
    });
    expect(await followTag(ada, 'surds')).toMatchObject({ following: true });
    expect(await following(ada)).toEqual([{ name: 'surds', following: true }]);
    expect(await following(world.guest())).toEqual([{ name: 'surds', following: null }]);
    expect(await followTag(ada, 'surds', false)).toMatchObject({ following: false });
    expect(await following(ada)).toEqual([{ name: 'surds', following: false }]);
    expect(await followTag(ada, 'no-such-tag')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await followTag(world.guest(), 'surds')).toMatchObject({ code: 'SIGNED_OUT' });
  });
});

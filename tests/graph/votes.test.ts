import { describe, expect, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import { accept, answeredId, askedId, reputationOf, vote } from '../support/posts.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

/** So many questions, more than somebody can ask on one day. */
async function postsOf({ id: authorId }: Visitor, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId('question', world.now));
  await world.db.question.createMany({
    data: ids.map((id) => ({
      id,
      authorId,
      subjectCode: '9709',
      title: 'A title',
      body: 'A body.',
      language: 'en',
      tags: ['9709'],
      createdAt: world.now,
      activeAt: world.now,
      titleWords: '',
      bodyWords: '',
    })),
  });
  return ids;
}

describe('voting', () => {
  test('a vote is set, turned round and taken back; the author’s reputation follows', async () => {
    const [ada, ben] = [await world.person({ reputation: 100 }), await world.person()];
    const id = await askedId(ada);
    expect(await vote(ben, id, 'UP')).toMatchObject({ up: 1, down: 0, score: 1, vote: 'UP' });
    expect(await vote(ben, id, 'UP')).toMatchObject({ up: 1, score: 1 });
    expect(await reputationOf(ada, ada.id)).toBe(110);
    expect(await vote(ben, id, 'DOWN')).toMatchObject({ up: 0, down: 1, score: -1, vote: 'DOWN' });
    expect(await reputationOf(ada, ada.id)).toBe(98);
    expect(await vote(ben, id, 'NONE')).toMatchObject({ up: 0, down: 0, score: 0, vote: null });
    expect(await reputationOf(ada, ada.id)).toBe(100);
  });

  test('a vote against an answer costs its voter a point, and taking it back returns it', async () => {
    const [ada, ben] = [await world.person({ reputation: 100 }), await world.person({ reputation: 1000 })];
    const id = await answeredId(ada, await askedId(ada));
    await vote(ben, id, 'DOWN');
    expect([await reputationOf(ben, ada.id), await reputationOf(ben, ben.id)]).toEqual([98, 999]);
    await vote(ben, id, 'NONE');
    expect([await reputationOf(ben, ada.id), await reputationOf(ben, ben.id)]).toEqual([100, 1000]);
  });

  test('one’s own post, a post that is not there and a passer-by are refused', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    expect(await vote(ada, id, 'UP')).toMatchObject({ code: 'SELF_VOTE' });
    expect(await vote(ada, ada.id, 'UP')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await vote(ada, newId('question', world.now), 'UP')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await vote(world.guest(), id, 'UP')).toMatchObject({ code: 'SIGNED_OUT' });
  });

  test('a post that was deleted takes no votes, nor do the answers of a question that was', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(ada);
    const [first, second] = [await answeredId(ada, id), await answeredId(ada, id)];
    await ada.graph(`mutation { deleteAnswer(input: { id: "${first}" }) { __typename } }`);
    expect(await vote(ben, first, 'UP')).toMatchObject({ code: 'NOT_FOUND' });
    await ada.graph(`mutation { deleteQuestion(input: { id: "${id}" }) { __typename } }`);
    expect(await vote(ben, id, 'UP')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await vote(ben, second, 'UP')).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('reputation never shows below one', async () => {
    const [newcomer, ben] = [await world.person({ reputation: 1 }), await world.person()];
    await vote(ben, await askedId(newcomer), 'DOWN');
    expect(await reputationOf(ben, newcomer.id)).toBe(1);
  });

  test('a day brings at most 200 from votes, summed before it is capped; acceptance comes on top', async () => {
    const ada = await world.person({ reputation: 100 });
    const asker = await world.person();
    const questionId = await askedId(asker);
    const id = await answeredId(ada, questionId);
    const voters = await Promise.all(Array.from({ length: 22 }, () => world.person()));
    for (const voter of voters) await vote(voter, id, 'UP');
    expect(await reputationOf(ada, ada.id)).toBe(300);
    await vote(await world.person(), id, 'DOWN');
    expect(await reputationOf(ada, ada.id)).toBe(300);
    await accept(asker, id);
    expect(await reputationOf(ada, ada.id)).toBe(315);
    for (const voter of voters.slice(0, 3)) await vote(voter, id, 'NONE');
    expect(await reputationOf(ada, ada.id)).toBe(100 + 190 - 2 + 15);
  });

  test('a day has forty votes', async () => {
    const [ben, ada] = [await world.person(), await world.person()];
    const ids = await postsOf(ada, 41);
    await world.db.vote.createMany({
      data: ids.slice(0, 39).map((questionId) => ({
        id: newId('vote', world.now),
        voterId: ben.id,
        authorId: ada.id,
        questionId,
        value: 1,
        createdAt: world.now,
        updatedAt: world.now,
      })),
    });
    expect(await vote(ben, ids[39]!, 'UP')).toMatchObject({ vote: 'UP' });
    expect(await vote(ben, ids[40]!, 'UP')).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 86_400 });
  });

  test('a day has five votes of somebody new', async () => {
    const newcomer = await world.person({ reputation: 20, days: 0 });
    const authors = await Promise.all(Array.from({ length: 6 }, () => world.person()));
    const ids = await Promise.all(authors.map((author) => askedId(author)));
    for (const id of ids.slice(0, 5)) {
      expect(await vote(newcomer, id, 'UP')).toMatchObject({ vote: 'UP' });
      world.later(1);
    }
    // The oldest is the first to leave the day.
    const refused = await vote(newcomer, ids[5]!, 'UP');
    expect(refused).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 86_395 });
    expect(await vote(newcomer, ids[0]!, 'NONE')).toMatchObject({ vote: null });
  });

  test('a sixth vote from one person to another within a day makes the lot count for nothing', async () => {
    const [ada, ben] = [await world.person({ reputation: 100 }), await world.person()];
    const ids: string[] = [];
    for (let i = 0; i < 6; i += 1) ids.push(await askedId(ada));
    for (const id of ids.slice(0, 5)) await vote(ben, id, 'UP');
    expect(await reputationOf(ada, ada.id)).toBe(150);
    expect(await vote(ben, ids[5]!, 'UP')).toMatchObject({ score: 1 });
    expect(await reputationOf(ada, ada.id)).toBe(100);
    // Those of the day before are no part of it.
    world.later(86_400);
    const later = await world.sessionOf(ben);
    expect(await vote(later, await askedId(await world.sessionOf(ada)), 'UP')).toMatchObject({ score: 1 });
    expect(await reputationOf(world.guest(), ada.id)).toBe(110);
  });
});

describe('the privilege to vote', () => {
  test('is everybody’s on a new site, and earned once fifty people are there', async () => {
    const id = await askedId(await world.person());
    expect(await vote(await world.person({ reputation: 1 }), id, 'UP')).toMatchObject({ vote: 'UP' });
    const rest = Math.max(0, 51 - (await world.db.user.count()));
    await Promise.all(Array.from({ length: rest }, () => world.person()));
    expect(await vote(await world.person({ reputation: 14 }), id, 'UP')).toMatchObject({
      code: 'NEED_REPUTATION',
      required: 15,
    });
    expect(await vote(await world.person({ reputation: 15 }), id, 'UP')).toMatchObject({ vote: 'UP' });
    expect(await vote(await world.person({ reputation: 124 }), id, 'DOWN')).toMatchObject({ required: 125 });
    expect(await vote(await world.person({ reputation: 1, role: 'MODERATOR' }), id, 'DOWN')).toMatchObject({
      vote: 'DOWN',
    });
  });
});

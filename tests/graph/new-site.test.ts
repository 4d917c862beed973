import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import { ask, askedId, REFUSED, vote } from '../support/posts.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const CLOSE = `mutation ($id: ID!) { closeQuestion(input: { id: $id, reason: UNCLEAR }) { __typename ${REFUSED} } }`;
const EDIT = `mutation ($id: ID!) { editQuestion(input: { id: $id, body: "In better words." }) { __typename ${REFUSED} } }`;
const TAG = `mutation ($id: ID!, $tags: [String!]!) { editQuestion(input: { id: $id, tags: $tags }) { __typename ${REFUSED} } }`;
const close = async (who: Visitor, id: string) => (await who.graph(CLOSE, { id })).data!['closeQuestion'];

let asker: Visitor;
let newcomer: Visitor;
beforeAll(async () => {
  [asker, newcomer] = [await world.person(), await world.person({ reputation: 1 })];
});

/** Until there are so many people. */
async function grow(people: number) {
  const count = people - (await world.db.user.count());
  await world.db.user.createMany({
    data: Array.from({ length: count }, () => ({
      id: newId('user', world.now),
      name: 'Somebody',
      createdAt: world.now,
    })),
  });
}

describe('while a site has fifty people', () => {
  beforeAll(() => grow(50));

  test('everybody votes, closes questions and makes tags', async () => {
    const id = await askedId(asker);
    expect(await vote(newcomer, id, 'UP')).toMatchObject({ vote: 'UP' });
    expect(await close(newcomer, id)).toMatchObject({ __typename: 'Question' });
    expect(await ask(newcomer, { tags: ['made-by-a-newcomer'] })).toMatchObject({ __typename: 'Question' });
  });

  test('everybody is told that they may', async () => {
    const id = await askedId(asker);
    const query = 'query ($id: ID!) { question(id: $id) { viewer { canVoteUp canVoteDown canClose } } }';
    // By the executor first, then by a statement.
    for (let time = 0; time < 2; time += 1)
      expect((await newcomer.graph(query, { id })).data).toEqual({
        question: { viewer: { canVoteUp: true, canVoteDown: true, canClose: true } },
      });
  });

  test('the posts of others are not everybody’s to edit', async () => {
    const { data } = await newcomer.graph(EDIT, { id: await askedId(asker) });
    expect(data!['editQuestion']).toMatchObject({ code: 'NEED_REPUTATION', required: 2000 });
  });
});

describe('once a site has more than fifty people', () => {
  beforeAll(() => grow(51));

  test('closing needs 500 reputation', async () => {
    const id = await askedId(asker);
    const refused = { code: 'NEED_REPUTATION', required: 500 };
    expect(await close(await world.person({ reputation: 499 }), id)).toMatchObject(refused);
    expect(await close(await world.person({ reputation: 500 }), id)).toMatchObject({
      __typename: 'Question',
    });
  });

  test('a new tag needs 150 reputation, and one that there is needs none', async () => {
    const [less, enough] = [await world.person({ reputation: 149 }), await world.person({ reputation: 150 })];
    const tags = ['made-by-the-known'];
    expect(await ask(less, { tags })).toMatchObject({ code: 'NEED_REPUTATION', required: 150 });
    const id = await askedId(less);
    const tag = async () => (await less.graph(TAG, { id, tags })).data!['editQuestion'];
    expect(await tag()).toMatchObject({ code: 'NEED_REPUTATION', required: 150 });
    expect(await ask(enough, { tags })).toMatchObject({ __typename: 'Question' });
    expect(await ask(less, { tags })).toMatchObject({ __typename: 'Question' });
    expect(await tag()).toMatchObject({ __typename: 'Question' });
  });

  test('voting needs 15 reputation', async () => {
    const refused = { code: 'NEED_REPUTATION', required: 15 };
    expect(await vote(newcomer, await askedId(asker), 'UP')).toMatchObject(refused);
  });

  test('moderators need none', async () => {
    const moderator = await world.person({ reputation: 1, role: 'MODERATOR' });
    const id = await askedId(asker);
    expect((await moderator.graph(EDIT, { id })).data!['editQuestion']).toMatchObject({
      __typename: 'Question',
    });
    expect(await close(moderator, id)).toMatchObject({ __typename: 'Question' });
    expect(await ask(moderator, { tags: ['made-by-a-moderator'] })).toMatchObject({ __typename: 'Question' });
  });
});

import { describe, expect, test } from 'vitest';
import { commentedId } from '../support/interactions.ts';
import { accept, answeredId, askedId, vote } from '../support/posts.ts';
import { subscribe } from '../support/subscription.ts';
import { type Json, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const HISTORY = `query ($id: ID!) { reputation(userId: $id) { history(first: 50) { nodes { id kind actor { id } } } } }`;
async function history(who: Visitor, id: string) {
  const { data } = await who.graph(HISTORY, { id });
  return data!['reputation']!['history']!['nodes'] as unknown as {
    id: string;
    kind: string;
    actor: object;
  }[];
}
const kinds = async (who: Visitor, id: string) =>
  (await history(who, id))
    .map(({ kind }) => kind)
    .filter((kind) => !['ADJUSTMENT', 'ACCOUNT_ACTIVATED'].includes(kind as never));

describe('whoever asked anonymously', () => {
  test('is not named live beside a comment, by what stands around it', async () => {
    const [ada, ben] = [await world.person({ name: 'Ada' }), await world.person({ name: 'Ben' })];
    const id = await askedId(ada, { anonymous: true });
    await commentedId(ada, id);
    world.later(1);
    const listening = world.listening();
    const ended = new AbortController();
    const response = await subscribe(await world.person({ role: 'MODERATOR' }), {
      address: world.address,
      query: `subscription ($id: ID!) { questionChanged(id: $id) { ... on CommentPosted { comment {
        author { name } question { author { name } comments(first: 5) { nodes { author { name } } } } } } } }`,
      variables: { id },
      signal: ended.signal,
    });
    await listening;
    await commentedId(ben, id);
    expect(await firstOf(response)).toEqual({
      author: { name: 'Ben' },
      question: { author: null, comments: { nodes: [{ author: null }, { author: { name: 'Ben' } }] } },
    });
    ended.abort();
  });

  test('earns no badge by the question, which would tell who and when, and none by accepting an answer', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(ada, { anonymous: true });
    for (let votes = 0; votes < 5; votes += 1) await vote(await world.person(), id, 'UP');
    await accept(ada, await answeredId(ben, id));
    const badges = async (userId: string) =>
      (await world.db.award.findMany({ where: { userId } })).map(({ badge }) => badge);
    expect([await badges(ada.id), await badges(ben.id)]).toEqual([[], ['solved']]);
  });

  test('holds no badge for the question of the time before they were anonymous', async () => {
    const ada = await world.person();
    const id = await askedId(ada);
    for (let votes = 0; votes < 5; votes += 1) await vote(await world.person(), id, 'UP');
    const badges = async (who: Visitor) => {
      const { data } = await who.graph(
        'query ($id: ID!) { profile(id: $id) { awards { nodes { badge { type } postId } } } }',
        { id: ada.id },
      );
      return data!['profile']!['awards']!['nodes'] as unknown as object[];
    };
    const badge = { type: 'nice_question' };
    expect(await badges(ada)).toContainEqual({ badge, postId: id });
    await ada.graph(
      'mutation ($id: ID!) { editQuestion(input: { id: $id, anonymous: true }) { __typename } }',
      { id },
    );
    for (const who of [world.guest(), ada, await world.person({ role: 'MODERATOR' })])
      expect(await badges(who)).not.toContainEqual(expect.objectContaining({ badge }));
  });

  test('is not named to whoever they thank, nor told by the moments at which their reputation changed', async () => {
    const [ada, ben] = [await world.person({ reputation: 100 }), await world.person({ reputation: 100 })];
    const id = await askedId(ada, { anonymous: true });
    const answerId = await answeredId(ben, id);
    await vote(ben, id, 'UP');
    world.later(1);
    await accept(ada, answerId);
    const moderator = await world.person({ role: 'MODERATOR' });
    expect((await history(ben, ben.id))[0]).toMatchObject({ kind: 'ANSWER_ACCEPTED', actor: null });
    expect((await history(moderator, ben.id))[0]).toMatchObject({ actor: { id: ada.id } });

    const own = ['ACCEPTED_ANSWER', 'QUESTION_UPVOTED'];
    for (const who of [ada, moderator]) expect(await kinds(who, ada.id)).toEqual(own);
    for (const who of [ben, world.guest()]) expect(await kinds(who, ada.id)).toEqual([]);
    const shown = (await kinds(ada, ada.id)).length;
    const total = async (who: Visitor) =>
      (
        await who.graph('query ($id: ID!) { reputation(userId: $id) { history { totalCount } } }', {
          id: ada.id,
        })
      ).data!['reputation']!['history']!['totalCount'] as unknown as number;
    for (const who of [ben, world.guest()]) expect(await total(who)).toBe((await total(ada)) - shown);
    const [entry] = await history(ada, ada.id);
    const NODE = 'query ($id: ID!) { node(id: $id) { ... on LedgerEntry { appliedPoints } } }';
    expect((await ben.graph(NODE, { id: entry!.id })).data!['node']).toBeNull();
    expect((await ada.graph(NODE, { id: entry!.id })).data!['node']).not.toBeNull();
  });
});

test('whoever voted an answer down is not told to its author by the moment at which it cost them', async () => {
  const [ada, ben] = [await world.person(), await world.person({ reputation: 200 })];
  await vote(ben, await answeredId(ada, await askedId(await world.person())), 'DOWN');
  expect(await kinds(ben, ben.id)).toEqual(['DOWNVOTED_ANSWER']);
  for (const who of [ada, world.guest()]) expect(await kinds(who, ben.id)).toEqual([]);
});

/** The comment of the first event that is told. */
async function firstOf(response: Response): Promise<unknown> {
  let told = '';
  for await (const chunk of response.body!.pipeThrough(
    new TextDecoderStream() as never,
  ) as never as AsyncIterable<string>) {
    told += chunk;
    const line = told.split('\n').find((one) => one.startsWith('data: {'));
    if (line && told.endsWith('\n'))
      return (JSON.parse(line.slice(6)) as { data: Record<string, Json> }).data['questionChanged']![
        'comment'
      ];
  }
  throw new Error('nothing was told');
}

import { expect, test } from 'vitest';
import { askedId } from '../support/posts.ts';
import { type Json, openWorld, type Visitor } from '../support/world.ts';

let lookedUp = 0;

const world = openWorld({
  wrap: (db) =>
    db.$extends({
      query: {
        tag: {
          $allOperations({ args, query }) {
            lookedUp += 1;
            return query(args);
          },
        },
      },
    }) as unknown as typeof db,
});

const PAGE = `query ($after: String) { followedTags(first: 2, after: $after) {
  nodes { id name following questions } pageInfo { hasNextPage endCursor } totalCount } }`;
const FOLLOW = `mutation ($tag: String!, $active: Boolean!) { followTag(input: { tag: $tag, active: $active }) {
  __typename } }`;

async function followed(who: Visitor): Promise<{ names: string[]; total: unknown }> {
  const names: string[] = [];
  for (let after: Json | null = null; ;) {
    const { data, errors } = await who.graph(PAGE, { after });
    expect(errors).toBeUndefined();
    const { nodes, pageInfo, totalCount } = data!['followedTags']!;
    for (const tag of nodes as unknown as Json[]) {
      expect(tag).toMatchObject({ id: `tag:${String(tag['name'])}`, following: true });
      names.push(String(tag['name']));
    }
    if (!pageInfo!['hasNextPage']) return { names, total: totalCount };
    after = pageInfo!['endCursor']!;
  }
}

test('paging reaches every tag that one follows, also those that are gone, which can be followed no more', async () => {
  const ada = await world.person();
  await askedId(ada, { tags: ['surds', 'circles'] });
  await world.db.tagFollow.createMany({
    data: ['circles', 'gone', 'gone-too', 'gone-as-well', 'surds'].map((tag) => ({
      userId: ada.id,
      tag,
      createdAt: world.now,
    })),
  });
  const names = ['circles', 'gone', 'gone-as-well', 'gone-too', 'surds'];
  expect(await followed(ada)).toEqual({ names, total: names.length });

  const { data } = await ada.graph(FOLLOW, { tag: 'gone', active: false });
  expect(data!['followTag']).toMatchObject({ __typename: 'TagFollowing' });
  expect((await followed(ada)).names).toEqual(names.filter((name) => name !== 'gone'));
  const again = await ada.graph(FOLLOW, { tag: 'gone', active: true });
  expect(again.data!['followTag']).toMatchObject({ __typename: 'NotFound' });
});

test('a list of tags asks the database as often for one tag as for twenty', async () => {
  const ada = await world.person({ reputation: 500 });
  const asked = async (list: string) => {
    lookedUp = 0;
    const { errors } = await ada.graph(`{ ${list}(first: 100) { nodes { id name following } } }`);
    expect(errors).toBeUndefined();
    return lookedUp;
  };
  const before = await asked('popularTags');
  await askedId(ada, { tags: ['vectors', 'sequences', 'series', 'integration'] });
  await world.work();
  for (const tag of ['vectors', 'sequences', 'series']) await ada.graph(FOLLOW, { tag, active: true });
  expect(await asked('popularTags')).toBe(before);
  expect(await asked('followedTags')).toBe(1);
});

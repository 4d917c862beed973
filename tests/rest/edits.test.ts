import { beforeAll, expect, test } from 'vitest';
import { askedId } from '../support/posts.ts';
import { idOf, type Json, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();
const AT = '/api/community';

/** Past fifty people, privileges have to be earned. */
beforeAll(async () => {
  await Promise.all(Array.from({ length: 51 }, () => world.person()));
});

const read = async (who: Visitor, path: string) => {
  const { status, body } = await who.rest('GET', `${AT}${path}`);
  return { status, data: body['data'] as Json };
};

test('a draft is read by its place, by nobody but its writer', async () => {
  const [ada, ben] = [await world.person(), await world.person()];
  const saved = await ada.rest('POST', `${AT}/drafts`, { key: 'ask/9709', title: 'Why', body: 'So' });
  const at = `/drafts/at?key=${encodeURIComponent('ask/9709')}`;
  expect(await read(ada, at)).toEqual({ status: 200, data: saved.body['data'] });
  expect((await read(ben, at)).status).toBe(404);
  expect((await read(ada, '/drafts/at?key=ask/9231')).status).toBe(404);
  expect((await read(ada, '/drafts/at')).status).toBe(422);
  expect((await read(world.guest(), at)).status).toBe(401);
});

test('a draft is saved again from the version that was read, and from no other', async () => {
  const ada = await world.person();
  const save = (body: string, etag?: string | null) =>
    ada.rest('POST', `${AT}/drafts`, { key: 'ask/9709', body }, etag ? { 'if-match': etag } : {});
  const first = await save('One');
  const second = await save('Two', first.headers.get('etag'));
  expect([second.status, second.body['data']]).toMatchObject([200, { body: 'Two', version: 2 }]);
  for (const etag of [first.headers.get('etag'), undefined])
    expect([(await save('Lost', etag)).status, etag]).toEqual([412, etag]);
  expect((await read(ada, '/drafts/at?key=ask/9709')).data['body']).toBe('Two');
  expect((await save('Three', second.headers.get('etag'))).status).toBe(200);
});

test('an earlier version is written once more over the version that was read, and over no other', async () => {
  const ada = await world.person();
  const id = await askedId(ada, { body: 'Some words.' });
  const stale = await ada.rest('PUT', `${AT}/questions/${id}`, { body: 'Better words.' });
  const put = await ada.rest('PUT', `${AT}/questions/${id}`, { body: 'The best words.' });
  const { data } = await read(ada, `/questions/${id}/revisions`);
  const at = `${AT}/revisions/${idOf((data as unknown as Json[]).at(-1))}/restore`;
  const restore = async ({ headers }: { headers: Headers }) =>
    (await ada.rest('POST', at, {}, { 'if-match': headers.get('etag')! })).status;
  expect([await restore(stale), await restore(put)]).toEqual([412, 200]);
});

test('one version of a post is read with what it changed', async () => {
  const ada = await world.person();
  const id = await askedId(ada, { body: 'Some words.' });
  await ada.rest('PUT', `${AT}/questions/${id}`, { body: 'Better words.', tags: ['quadratics', 'roots'] });
  const { data } = await read(world.guest(), `/questions/${id}/revisions`);
  const [newest] = data as unknown as Json[];
  expect(await read(world.guest(), `/revisions/${idOf(newest)}`)).toEqual({
    status: 200,
    data: {
      ...newest,
      difference: {
        title: expect.arrayContaining([{ change: 'same', text: expect.any(String) }]),
        body: [
          { change: 'removed', text: 'Some' },
          { change: 'added', text: 'Better' },
          { change: 'same', text: ' words.' },
        ],
        tags_added: ['roots'],
        tags_removed: [],
      },
    },
  });
  expect((await read(ada, `/revisions/${id}`)).status).toBe(404);
  expect((await read(ada, '/revisions/nothing')).status).toBe(404);
});

test('one suggested edit is read with what it changes, by its author and those who decide', async () => {
  const [ada, ben] = [await world.person({ reputation: 100 }), await world.person({ reputation: 300 })];
  const id = await askedId(ada, { body: 'Some words.', tags: [] });
  const put = await ben.rest('PUT', `${AT}/questions/${id}`, { body: 'Better words.' });
  expect(put.status).toBe(202);
  const at = `/suggestions/${idOf(put.body['data'])}`;
  const { can_decide: _own, ...suggested } = put.body['data'] as object as Record<string, unknown>;
  expect(await read(ben, at)).toMatchObject({
    status: 200,
    data: { ...suggested, can_decide: false, difference: { body: expect.any(Array), tags_added: [] } },
  });
  expect(await read(ada, at)).toMatchObject({ status: 200, data: { ...suggested, can_decide: true } });
  expect((await read(await world.person({ reputation: 300 }), at)).status).toBe(404);
  expect((await read(world.guest(), at)).status).toBe(401);
  expect((await read(ben, `/suggestions/${id}`)).status).toBe(404);
});

test('a suggested edit says why, and refuses by its name what it could not hold', async () => {
  const [ada, ben] = [await world.person({ reputation: 100 }), await world.person({ reputation: 300 })];
  const id = await askedId(ada, { body: 'Some words.', tags: [] });
  const put = (who: Visitor, body: object) => who.rest('PUT', `${AT}/questions/${id}`, body);
  const refused = await put(ben, { body: 'Better words.', paper: 'p1', topic_slug: 'quadratics' });
  expect([refused.status, refused.body['errors']]).toMatchObject([
    422,
    [
      { field: 'paper', message: expect.stringContaining('“paper”') },
      { field: 'topic_slug', message: expect.stringContaining('“topic_slug”') },
    ],
  ]);
  const unknown = await put(ada, { paper: 'p1', topic_slug: 'nothing' });
  expect(unknown.body['errors']).toMatchObject([{ field: 'topic_slug', code: 'UNKNOWN' }]);
  const taken = await put(ben, { body: 'Better words.', comment: 'Clearer so.' });
  expect([taken.status, taken.body['data']]).toMatchObject([202, { comment: 'Clearer so.' }]);
  expect((await put(ada, { paper: 'p1', comment: 'My own.' })).body['data']).toMatchObject({ paper: 'p1' });
});

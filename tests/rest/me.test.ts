import { describe, expect, test } from 'vitest';
import { askedId } from '../support/posts.ts';
import { type Json, openWorld } from '../support/world.ts';

const world = openWorld();
const AT = '/api/community';

const OWN = [
  '/profiles/me',
  '/profiles/me/stats',
  '/profiles/me/activity',
  '/profiles/me/following',
  '/profiles/me/followers',
  '/interactions/user/me',
  '/badges/user/me',
  '/badges/user/me/history',
  '/reputation',
  '/reputation?user_id=me',
  '/reputation/me/history',
  '/stats/user/me',
  '/questions?author=me',
  '/questions/search?q=discriminant&author=me',
];

describe('`me`', () => {
  test.each(OWN)('is nobody for a guest, who is told to sign in: %s', async (path) => {
    const { status, body } = await world.guest().rest('GET', `${AT}${path}`);
    expect([status, body['code']]).toEqual([401, 'SIGNED_OUT']);
  });

  test.each(OWN)('is whoever asks, wherever a person is named: %s', async (path) => {
    expect((await (await world.person()).rest('GET', `${AT}${path}`)).status).toBe(200);
  });

  test('finds what oneself asked, anonymous questions too, in lists and in the search', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const own = [await askedId(ada), await askedId(ada, { anonymous: true })];
    await askedId(ben);
    for (const list of ['/questions?', '/questions/search?q=discriminant&']) {
      const { body } = await ada.rest('GET', `${AT}${list}author=me&total=true`);
      const ids = (body['data'] as unknown as Json[]).map(({ id }) => String(id));
      expect(ids.toSorted()).toEqual(own.toSorted());
      const byId = await ada.rest('GET', `${AT}${list}author=${ada.id}&total=true`);
      expect(byId.body).toEqual(body);
    }
  });

  test('reads one’s own study records and error book', async () => {
    const ada = await world.person();
    for (const path of ['/api/progress/study-records', '/api/progress/error-book']) {
      const [own, named] = [await ada.rest('GET', path), await ada.rest('GET', `${path}?user_id=me`)];
      expect([named.status, named.body]).toEqual([200, own.body]);
    }
  });
});

test('a token that is not good is refused with one and the same code at both doors', async () => {
  const stranger = world.visitorWith('no.such.token');
  const graph = await stranger.graph('{ __typename }');
  const rest = await stranger.rest('GET', `${AT}/questions`);
  expect([graph['errors'], rest.status, rest.body]).toMatchObject([
    [{ message: rest.body['message'], extensions: { code: 'SIGNED_OUT' } }],
    401,
    { code: 'SIGNED_OUT' },
  ]);
});

import { describe, expect, test } from 'vitest';
import { newId } from '../../server/core/ids.ts';
import { type Json, openWorld } from '../support/world.ts';

const world = openWorld();
const BADGES = '/api/community/badges';

describe('badges', () => {
  test('are listed, and each is read by its type or its id with whom it was awarded to last', async () => {
    const list = await world.guest().rest('GET', BADGES);
    const total = (list.body['data'] as unknown as object[]).length;
    expect(list.body['page']).toEqual({ limit: 100, has_more: false, next_cursor: null, total });
    const [first] = list.body['data'] as unknown as { id: string; type: string }[];
    expect(first).toMatchObject({
      type: 'autobiographer',
      level: 'bronze',
      awarded_by: 'system',
      repeatable: false,
    });
    for (const name of [first!.id, first!.type]) {
      const one = await world.guest().rest('GET', `${BADGES}/${name}`);
      expect([one.status, one.body['data']]).toMatchObject([200, { ...first, recent: [] }]);
    }
    const ada = await world.person();
    const award = { userId: ada.id, badge: first!.type, createdAt: world.now };
    await world.db.award.create({ data: { id: newId('award', world.now), ...award } });
    const { body } = await world.guest().rest('GET', `${BADGES}/${first!.type}`);
    expect(body['data']).toMatchObject({ recent: [{ user_id: ada.id }] });
    expect((await world.guest().rest('GET', `${BADGES}/knight`)).status).toBe(404);
  });

  test('are given by hand: 201, then 200, and 422 for those that the rules award', async () => {
    const [moderator, ada] = [await world.person({ role: 'MODERATOR' }), await world.person()];
    const sent = { user_id: ada.id, badge_type: 'mentor', reason: 'For helping newcomers.' };
    const first = await moderator.rest('POST', `${BADGES}/award`, sent);
    expect([first.status, first.body['data']]).toMatchObject([
      201,
      { is_new: true, user_id: ada.id, badge: { type: 'mentor' }, awarded_by: { id: moderator.id } },
    ]);
    const again = await moderator.rest('POST', `${BADGES}/award`, sent);
    expect([again.status, again.body['data']]).toEqual([200, { ...first.body['data'], is_new: false }]);
    const automatic = await moderator.rest('POST', `${BADGES}/award`, { ...sent, badge_type: 'solved' });
    expect([automatic.status, automatic.body['code']]).toEqual([422, 'AUTOMATIC_BADGE']);
    expect((await ada.rest('POST', `${BADGES}/award`, sent)).status).toBe(403);
    expect((await world.guest().rest('POST', `${BADGES}/award`, sent)).status).toBe(401);

    const held = await world.guest().rest('GET', `${BADGES}/user/${ada.id}`);
    expect(held.body).toMatchObject({
      data: [{ badge: { type: 'mentor' }, count: 1 }],
      page: { has_more: false, total: 1 },
    });
    const history = await world.guest().rest('GET', `${BADGES}/user/${ada.id}/history`);
    expect(history.body).toMatchObject({
      data: [{ badge: { type: 'mentor' }, reason: sent.reason, source: null }],
      page: { has_more: false },
    });
    expect((await world.guest().rest('GET', `${BADGES}/user/nobody`)).status).toBe(404);
  });

  test('come in pages of any size, and a cursor of another list is refused', async () => {
    const types: unknown[] = [];
    const all = await world.guest().rest('GET', BADGES);
    let cursor = '';
    do {
      const { body } = await world.guest().rest('GET', `${BADGES}?limit=7${cursor && `&cursor=${cursor}`}`);
      const rows = body['data'] as unknown as Json[];
      expect(body['page']).toMatchObject({ limit: 7, total: all.body['page']!['total'] });
      expect(rows.length).toBeLessThanOrEqual(7);
      types.push(...rows);
      cursor = (body['page']!['next_cursor'] as unknown as string) ?? '';
      expect(body['page']!['has_more']).toBe(cursor !== '');
    } while (cursor);
    expect(types).toEqual(all.body['data']);
    const held = await world.guest().rest('GET', `${BADGES}/user/${(await world.person()).id}?limit=5`);
    expect([held.status, held.body['page']]).toMatchObject([200, { limit: 5, has_more: false }]);
    for (const fault of ['limit=0', 'limit=101', 'cursor=nowhere'])
      expect((await world.guest().rest('GET', `${BADGES}?${fault}`)).body).toMatchObject({
        status: 422,
        errors: [{ field: fault.split('=')[0] }],
      });
  });
});

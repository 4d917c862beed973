import { describe, expect, test } from 'vitest';
import { inboxOf, notify } from '../support/inbox.ts';
import { askedId } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();
const AT = '/api/community/notifications';

describe('notifications over REST', () => {
  test('are listed with their five fields and more, the newest first, ten by default, with the unread count', async () => {
    const [ada, ben] = [await world.person(), await world.person({ name: 'Ben' })];
    for (let one = 0; one < 9; one += 1) await notify(world, ada.id);
    for (const kind of ['COMMENT', 'MENTION']) {
      world.later(1);
      const question = await askedId(ada);
      await notify(world, ada.id, { kind, question, actor: ben.id });
    }
    const { status, body } = await ada.rest('GET', AT);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      page: { limit: 10, has_more: true, total: null },
      unread_count: 11,
    });
    const rows = body['data'] as unknown as Record<string, unknown>[];
    expect(rows).toHaveLength(10);
    expect(rows[0]).toEqual({
      id: expect.any(String),
      type: 'mention',
      title: 'Mention',
      message: expect.stringMatching(/^Ben mentioned you in a comment on “/),
      is_read: false,
      created_at: world.now.toISOString(),
      url: expect.stringMatching(/^\/community\/question\//),
      actor: expect.objectContaining({ id: ben.id, name: 'Ben' }),
      group_count: 1,
    });
    const cursor = String(body['page']!['next_cursor']);
    expect((await ada.rest('GET', `${AT}?cursor=${cursor}`)).body['data']).toHaveLength(1);
    const inChinese = await ada.rest('GET', `${AT}?limit=1&type=mention`, undefined, {
      'accept-language': 'zh',
    });
    expect(inChinese.body['data']).toMatchObject([{ title: '提到了你' }]);
    expect((await ada.rest('GET', `${AT}?limit=101`)).status).toBe(422);
  });

  test('are counted', async () => {
    const ada = await world.person();
    for (let one = 0; one < 2; one += 1) await notify(world, ada.id);
    await ada.rest('POST', `${AT}/${(await inboxOf(ada)).nodes[0]!.id}/read`);
    expect((await ada.rest('GET', `${AT}/unread-count`)).body).toEqual({
      data: { count: 1, unread_count: 1 },
    });
  });

  test('are read one by one and all at once, the count with them', async () => {
    const ada = await world.person();
    for (let one = 0; one < 3; one += 1) await notify(world, ada.id);
    const [first] = (await inboxOf(ada)).nodes;
    for (let again = 0; again < 2; again += 1)
      expect(await ada.rest('POST', `${AT}/${first!.id}/read`)).toMatchObject({
        status: 200,
        body: { data: { id: first!.id, is_read: true, unread_count: 2 } },
      });
    const seen = { up_to_id: first!.id, up_to_time: first!.createdAt };
    expect((await ada.rest('POST', `${AT}/read-all`, seen)).body).toEqual({
      data: { updated: 2, unread_count: 0 },
    });
    await notify(world, ada.id);
    expect((await ada.rest('POST', `${AT}/read-all`, {})).body).toEqual({
      data: { updated: 1, unread_count: 0 },
    });
    expect(await ada.rest('POST', `${AT}/read-all`, { up_to_id: 'none' })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });

  test('are deleted with 204, once', async () => {
    const ada = await world.person();
    await notify(world, ada.id);
    const [row] = (await inboxOf(ada)).nodes;
    expect((await ada.rest('DELETE', `${AT}/${row!.id}`)).status).toBe(204);
    expect((await ada.rest('DELETE', `${AT}/${row!.id}`)).status).toBe(404);
  });

  test('are nobody else’s, and nothing for whoever is not signed in', async () => {
    const [ada, ben, guest] = [await world.person(), await world.person(), world.guest()];
    await notify(world, ada.id);
    const [row] = (await inboxOf(ada)).nodes;
    for (const [method, path] of [
      ['POST', `${AT}/${row!.id}/read`],
      ['DELETE', `${AT}/${row!.id}`],
    ] as const)
      expect((await ben.rest(method, path)).status).toBe(404);
    for (const [method, path] of [
      ['GET', AT],
      ['GET', `${AT}/unread-count`],
      ['GET', `${AT}/settings`],
      ['PUT', `${AT}/settings`],
      ['POST', `${AT}/read-all`],
      ['POST', `${AT}/${row!.id}/read`],
      ['DELETE', `${AT}/${row!.id}`],
    ] as const)
      expect((await guest.rest(method, path, method === 'PUT' ? {} : undefined)).status, path).toBe(401);
  });

  test('are chosen by kind, with quiet hours and a digest', async () => {
    const ada = await world.person();
    const change = {
      choices: [{ kind: 'votes', active: false }],
      quiet_hours: { from: '22:00', to: '06:30' },
      time_zone: 'Asia/Shanghai',
      weekly_digest: true,
    };
    const { status, body } = await ada.rest('PUT', `${AT}/settings`, change);
    expect([status, (await ada.rest('GET', `${AT}/settings`)).body]).toEqual([200, body]);
    expect(body['data']).toMatchObject({ ...change, choices: expect.arrayContaining(change.choices) });
    expect(await ada.rest('PUT', `${AT}/settings`, { time_zone: 'Mars' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'time_zone' }] },
    });
  });
});

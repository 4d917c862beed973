import { describe, expect, test } from 'vitest';
import { accept, answeredId, askedId, vote } from '../support/posts.ts';
import { moveLeaderboards } from '../../server/community/standing/move-leaderboards.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();
const REPUTATION = '/api/community/reputation';

describe('reputation', () => {
  test('has both names that clients read, of whoever asks by default', async () => {
    const ada = await world.person({ reputation: 160 });
    const { status, body } = await ada.rest('GET', REPUTATION);
    expect(status).toBe(200);
    expect(body['data']).toMatchObject({
      user_id: ada.id,
      current_reputation: 160,
      total_reputation: 160,
      today: 0,
      daily_cap: 200,
      next_privilege: { name: 'suggest_edits', required: 200, title: { en: 'Suggest edits' } },
    });
    const other = await world.guest().rest('GET', `${REPUTATION}?user_id=${ada.id}`);
    expect(other.body['data']).toEqual(body['data']);
  });

  test('of nobody is not found', async () => {
    expect((await world.guest().rest('GET', `${REPUTATION}?user_id=nobody`)).status).toBe(404);
    expect((await world.guest().rest('GET', REPUTATION)).status).toBe(401);
    expect((await world.guest().rest('GET', `${REPUTATION}/nobody/history`)).status).toBe(404);
  });

  test('has a history, whose sources are its owner’s', async () => {
    const [ada, ben] = [await world.person({ reputation: 100 }), await world.person()];
    const id = await answeredId(ada, await askedId(ben));
    await vote(ben, id, 'UP');
    world.later(1);
    await accept(ben, id);
    const mine = await ada.rest('GET', `${REPUTATION}/${ada.id}/history?limit=2&total=true`);
    expect(mine.body).toMatchObject({
      data: [
        {
          kind: 'answer_accepted',
          points: 15,
          applied_points: 15,
          balance_after: 125,
          reversal: false,
          source: { type: 'answer', id },
          actor: { id: ben.id, badge_counts: { bronze: 2 } },
        },
        { kind: 'answer_upvoted', points: 10, balance_after: 110, actor: null },
      ],
      page: { limit: 2, has_more: true, total: 4 },
    });
    const next = await ada.rest(
      'GET',
      `${REPUTATION}/${ada.id}/history?cursor=${String(mine.body['page']!['next_cursor'])}`,
    );
    expect(next.body['data']).toMatchObject([
      { kind: 'adjustment', balance_after: 100 },
      { kind: 'account_activated', points: 1, balance_after: 1 },
    ]);
    const theirs = await ben.rest('GET', `${REPUTATION}/${ada.id}/history?limit=1`);
    expect(theirs.body['data']).toMatchObject([{ kind: 'answer_accepted', source: null, actor: null }]);
  });

  test('has a leaderboard, which is not taken for a person, with the place of whoever asks', async () => {
    const [ada, ben] = [await world.person({ reputation: 8000 }), await world.person({ reputation: 7000 })];
    const { status, body } = await ben.rest('GET', `${REPUTATION}/leaderboard?limit=1`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: [{ rank: 1, points: 8000, user: { id: ada.id } }],
      page: { limit: 1, has_more: true },
      viewer: { rank: 2, points: 7000, above: [{ rank: 1 }] },
    });
    // What they earned came before these days.
    await world.jobs.add(world.db, moveLeaderboards, {});
    await world.work();
    expect(
      (await ben.rest('GET', `${REPUTATION}/leaderboard?range=7d&limit=1`)).body['data'],
    ).not.toMatchObject([{ user: { id: ada.id } }]);
    const guest = await world.guest().rest('GET', `${REPUTATION}/leaderboard?range=7d&subject=9702`);
    expect(guest.body).toMatchObject({ data: [], viewer: null });
  });

  test.each(['7d', '30d', 'all'])('has a leaderboard of %s', async (range) => {
    expect((await world.guest().rest('GET', `${REPUTATION}/leaderboard?range=${range}`)).status).toBe(200);
  });

  test.each(['8d', 'ALL_TIME', 'last_7_days'])('has no leaderboard of %s', async (range) => {
    const { status, body } = await world.guest().rest('GET', `${REPUTATION}/leaderboard?range=${range}`);
    expect([status, body['code']]).toEqual([422, 'VALIDATION_FAILED']);
  });

  test('is adjusted by an admin alone, once under one key', async () => {
    const [admin, ada] = [await world.person({ role: 'ADMIN' }), await world.person({ reputation: 100 })];
    const sent = { user_id: ada.id, points: 25, reason: 'For the corrections.' };
    const key = { 'idempotency-key': 'one-adjustment' };
    const first = await admin.rest('POST', `${REPUTATION}/adjust`, sent, key);
    expect([first.status, first.body['data']]).toMatchObject([
      201,
      { points: 25, balance_after: 125, kind: 'adjustment', reason: sent.reason, actor: { id: admin.id } },
    ]);
    const again = await admin.rest('POST', `${REPUTATION}/adjust`, sent, key);
    expect(again.body['data']).toEqual(first.body['data']);
    const statuses = async (...who: (typeof admin)[]) =>
      Promise.all(who.map(async (one) => (await one.rest('POST', `${REPUTATION}/adjust`, sent)).status));
    expect(await statuses(ada, await world.person({ role: 'MODERATOR' }), world.guest())).toEqual([
      403, 403, 401,
    ]);
    const wrong = await admin.rest('POST', `${REPUTATION}/adjust`, { ...sent, points: 501 });
    expect([wrong.status, wrong.body['errors']]).toMatchObject([422, [{ field: 'points' }]]);
    const nothing = await admin.rest('POST', `${REPUTATION}/adjust`, {});
    expect(nothing.status).toBe(422);
  });

  test('has privileges', async () => {
    const { body } = await world.guest().rest('GET', `${REPUTATION}/privileges`);
    expect(body['data']).toContainEqual(
      expect.objectContaining({ name: 'vote_up', required: 15, held: null }),
    );
    const total = (body['data'] as unknown as object[]).length;
    expect(body['page']).toEqual({ limit: 100, has_more: false, next_cursor: null, total });
  });
});

import { describe, expect, test } from 'vitest';
import { sumActivity } from '../../server/community/stats/rank-people.ts';
import { accept, answeredId, askedId } from '../support/posts.ts';
import { type Json, openWorld } from '../support/world.ts';

const world = openWorld();
const AT = '/api/community';
const dataOf = (json: Json) => json['data']!;

describe('figures over REST', () => {
  test('tell how much is here', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(ada);
    await askedId(ada);
    world.later(300);
    await accept(ada, await answeredId(ben, id));
    const FIGURES =
      '{ figures { people questions answers topics solvedRate medianMinutesToFirstAnswer activeInWeek } }';
    const told = (await world.guest().graph(FIGURES)).data!['figures']!;
    expect(told).toMatchObject({ questions: 2, answers: 1, solvedRate: 0.5, medianMinutesToFirstAnswer: 5 });
    const { status, body } = await world.guest().rest('GET', `${AT}/stats`);
    expect(status).toBe(200);
    expect(dataOf(body)).toEqual({
      users: told['people'],
      questions: 2,
      answers: 1,
      topics: told['topics'],
      solved_rate: 0.5,
      median_minutes_to_first_answer: 5,
      active_7d: told['activeInWeek'],
    });
  });

  test('tell of a person by range, thirty days unless said, and refuse another range', async () => {
    const ada = await world.person();
    await askedId(ada);
    const path = `${AT}/stats/user/${ada.id}`;
    const usual = dataOf((await ada.rest('GET', path)).body);
    expect(usual).toMatchObject({ range: '30d' });
    expect(usual['series']).toHaveLength(30);
    expect((usual['series'] as unknown as object[]).at(-1)).toEqual({
      date: world.now.toISOString().slice(0, 10),
      questions: 1,
      answers: 0,
      reputation: 0,
    });
    for (const range of ['7d', '30d', '90d', '365d', 'all'])
      expect(dataOf((await ada.rest('GET', `${path}?range=${range}`)).body)).toMatchObject({ range });
    for (const range of ['1d', '30', 'year', 'constructor'])
      expect([range, (await ada.rest('GET', `${path}?range=${range}`)).status]).toEqual([range, 422]);
    await ada.rest('PUT', `${AT}/profiles/me`, { privacy: { show_activity: false } });
    expect((await world.guest().rest('GET', path)).status).toBe(403);
  });

  test('tell of tags, at most so many as asked for, and of active people', async () => {
    const ben = await world.person();
    await askedId(ben);
    world.later(8 * 86_400);
    const ada = await world.person();
    await askedId(ada, { tags: ['integration', 'surds', 'vectors'] });
    await world.jobs.add(world.db, sumActivity, {});
    await world.work();
    const tags = await world.guest().rest('GET', `${AT}/stats/tags?limit=2`);
    expect(tags.body).toMatchObject({
      data: [
        {
          tag: '9709',
          questions: expect.any(Number),
          unanswered: expect.any(Number),
          trend: expect.any(Number),
        },
        {},
      ],
      page: { limit: 2 },
    });
    expect((await world.guest().rest('GET', `${AT}/stats/tags`)).body).toMatchObject({ page: { limit: 20 } });
    expect((await world.guest().rest('GET', `${AT}/stats/tags?limit=101`)).status).toBe(422);
    const active = await world.guest().rest('GET', `${AT}/stats/active-users`);
    expect(active.body).toMatchObject({ data: expect.any(Array), page: { limit: 10 } });
    expect(active.body['data']).toContainEqual(
      expect.objectContaining({ user: expect.objectContaining({ id: ada.id }), score: 1 }),
    );
    const theirs = expect.objectContaining({ user: expect.objectContaining({ id: ben.id }) });
    expect(active.body['data']).not.toContainEqual(theirs);
    const longer = await world.guest().rest('GET', `${AT}/stats/active-users?range=30d`);
    expect(longer.body['data']).toContainEqual(theirs);
    expect((await world.guest().rest('GET', `${AT}/stats/active-users?range=1d`)).status).toBe(422);
  });
});
